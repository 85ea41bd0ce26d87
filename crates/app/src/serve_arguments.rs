//! The arguments of `snowdonia serve`, and of the bare command.

use std::net::SocketAddr;

use clap::{Args, ValueEnum, value_parser};
use server::{LogFormat, Network, PublicUrl, Retention};
use view::page::Limited;

use crate::place::PlaceArguments;

/// The port a program has that asks for none: the year the building of the railway began.
pub const PORT: u16 = 1894;

/// Play in the browser: alone, against bots, hot-seat, or with others. This is what happens without a command.
#[derive(Args, Clone, Debug)]
#[command(after_help = "\
Examples:
  snowdonia                                      the same as snowdonia serve
  snowdonia serve --port 8080 --no-open
  snowdonia --data-dir holiday-games/
  snowdonia serve --lan                          friends in the same network join with their phones
  snowdonia serve --public-url https://play.example --trusted-proxy 127.0.0.1
                                                 behind a TLS proxy on this machine

If others can reach the program, whoever opens the host link is the host: it is shown in the terminal, and
`snowdonia admin host-link` makes a new one.")]
pub struct ServeArguments {
    /// The port on this machine
    #[arg(long, value_name = "N", default_value_t = PORT)]
    pub port: u16,

    #[command(flatten)]
    pub place: PlaceArguments,

    /// Do not open the browser
    #[arg(long)]
    pub no_open: bool,

    /// Serve beside other programs that serve the same games: they share everything
    #[arg(long)]
    pub beside: bool,

    /// Leave the turns of bots to other servers and workers on the same games
    #[arg(long)]
    pub no_thinking: bool,

    #[command(flatten)]
    pub network: NetworkArguments,

    #[command(flatten)]
    pub operation: OperationArguments,

    /// Deal the first game from this number, the next from the one after it, instead of from secret seeds: for tests
    #[arg(long, value_name = "N", hide = true)]
    pub test_seed: Option<u64>,
}

/// Who can reach the program.
#[derive(Args, Clone, PartialEq, Debug)]
#[command(next_help_heading = "Playing with others")]
pub struct NetworkArguments {
    /// Let everybody in the local network join; shows the address and a QR code
    #[arg(long)]
    pub lan: bool,

    /// The address and port to listen on, instead of this machine only
    #[arg(long, value_name = "ADDR:PORT", conflicts_with_all = ["lan", "port"])]
    pub listen: Option<SocketAddr>,

    /// The address people use, if there is a proxy, such as <https://play.example>
    #[arg(long, value_name = "URL")]
    pub public_url: Option<PublicUrl>,

    /// A proxy that may name the client; an address or a range, may be given several times
    #[arg(long, value_name = "CIDR", value_delimiter = ',')]
    pub trusted_proxy: Vec<Network>,

    /// How many people one address counts for, in limits per address
    #[arg(long, value_name = "N", default_value_t = PEOPLE_PER_ADDRESS, value_parser = value_parser!(u32).range(1..=10_000))]
    pub people_per_address: u32,

    /// How often one person may do something per hour, such as games=60; may be given several times
    #[arg(long, value_name = "WHAT=N", value_delimiter = ',', value_parser = limit)]
    pub limit: Vec<(Limited, u32)>,

    /// The longest a bot may think about one decision, in seconds
    #[arg(long, value_name = "N", default_value_t = BOT_SECONDS, value_parser = value_parser!(u32).range(1..=600))]
    pub bot_seconds: u32,

    /// The mail server, such as <smtps://name:password@mail.example>; safer in the environment variable `SNOWDONIA_SMTP_URL`
    #[arg(long, value_name = "URL")]
    pub smtp_url: Option<String>,

    /// The sender of emails, such as games@example.org
    #[arg(long, value_name = "ADDRESS")]
    pub mail_from: Option<String>,
}

/// The number of people one address counts for.
const PEOPLE_PER_ADDRESS: u32 = 10;

/// The longest a bot thinks about one decision.
pub const BOT_SECONDS: u32 = 10;

impl Default for NetworkArguments {
    fn default() -> NetworkArguments {
        NetworkArguments {
            lan: false,
            listen: None,
            public_url: None,
            trusted_proxy: Vec::new(),
            people_per_address: PEOPLE_PER_ADDRESS,
            limit: Vec::new(),
            bot_seconds: BOT_SECONDS,
            smtp_url: None,
            mail_from: None,
        }
    }
}

/// Reads `games=60`.
fn limit(text: &str) -> Result<(Limited, u32), String> {
    let names = || Limited::ALL.map(Limited::name).join(", ");
    let (name, number) = text.split_once('=').unwrap_or((text, ""));
    let what = Limited::ALL.into_iter().find(|what| what.name() == name);
    let number = number.parse().ok().filter(|&number| number > 0);
    what.zip(number).ok_or_else(|| {
        format!(
            "it has to be a word and a number above 0, such as games=60; the words are {}",
            names()
        )
    })
}

impl ServeArguments {
    /// Whether any option was given.
    pub fn is_given(&self) -> bool {
        self.port != PORT
            || self.place.is_given()
            || self.no_open
            || self.beside
            || self.no_thinking
            || self.network != NetworkArguments::default()
            || self.operation != OperationArguments::default()
            || self.test_seed.is_some()
    }
}

/// What is kept for how long, and what those learn who watch over the program.
#[derive(Args, Clone, PartialEq, Debug, Default)]
#[command(next_help_heading = "Looking after it")]
pub struct OperationArguments {
    /// Tell figures about the program at this address, as <http://ADDR:PORT/metrics>, for Prometheus
    #[arg(long, value_name = "ADDR:PORT")]
    pub metrics: Option<SocketAddr>,

    /// How faults are told on standard error
    #[arg(long, value_enum, default_value_t)]
    pub log: Log,

    /// Tell of every request, without saying whose it is
    #[arg(long)]
    pub log_requests: bool,

    /// How many days something is kept, as guests=60 or games=365; may be given several times
    #[arg(long, value_name = "WHAT=DAYS", value_delimiter = ',', value_parser = kept)]
    pub keep: Vec<(Kept, u32)>,

    /// How many games that are not over one person may play in [default: 500]
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..=100_000))]
    pub most_games: Option<u32>,
}

/// How faults are told.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Log {
    /// Sentences
    #[default]
    Text,
    /// An object of JSON a line, with the moment
    Json,
}

impl Log {
    pub fn format(self) -> LogFormat {
        match self {
            Log::Text => LogFormat::Text,
            Log::Json => LogFormat::Json,
        }
    }
}

/// What is kept for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// Guests after their last visit, and every session after its last use.
    Guests,
    /// Tables whose game has not begun.
    Tables,
    /// Private plans.
    Plans,
    /// Games after they are over.
    Games,
}

impl Kept {
    const ALL: [(&'static str, Kept); 4] = [
        ("guests", Kept::Guests),
        ("tables", Kept::Tables),
        ("plans", Kept::Plans),
        ("games", Kept::Games),
    ];
}

/// Reads `guests=60`.
fn kept(text: &str) -> Result<(Kept, u32), String> {
    const CENTURY: u32 = 36_500;
    let (name, days) = text.split_once('=').unwrap_or((text, ""));
    let what = Kept::ALL.into_iter().find(|(word, _)| *word == name);
    let days = days.parse().ok();
    let days = days.filter(|days| (1..=CENTURY).contains(days));
    what.map(|(_, what)| what).zip(days).ok_or_else(|| {
        let words = Kept::ALL.map(|(word, _)| word).join(", ");
        format!("it has to be a word and a number of days, as guests=60; the words are {words}")
    })
}

impl OperationArguments {
    pub fn retention(&self) -> Retention {
        let mut retention = Retention::default();
        for &(what, days) in &self.keep {
            match what {
                Kept::Guests => retention.guests = days,
                Kept::Tables => retention.tables = days,
                Kept::Plans => retention.plans = days,
                Kept::Games => retention.games = Some(days),
            }
        }
        retention.most_games = self.most_games.unwrap_or(retention.most_games);
        retention
    }
}
