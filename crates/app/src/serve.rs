//! The bare command and `snowdonia serve`: the table in the browser.

use std::fs;
use std::io::{self, IsTerminal as _, Read as _, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use anyhow::Context as _;
use directories::ProjectDirs;
use server::{
    Access, App, Limits, Mode, Post, Seeds, SmtpPost, log_bugs, make_host_key, serve_metrics,
    set_log, withdraw_host_key,
};
use store::StoreError;
use tokio::sync::watch;
use view::page::qr_lines;

use crate::error::CommandError;
use crate::place::Place;
use crate::serve_arguments::{NetworkArguments, PORT, ServeArguments};

/// The file with all games.
pub const GAMES: &str = "games.sqlite";
/// Says where the program that uses this folder can be reached.
const RUNNING: &str = "running";
/// As many files and connections as a program of this size can use.
const MOST_FILES: u64 = 8192;
/// Where those who scan the code come in.
const ENTRY: &str = "/lobby";
/// How long another program may take to say who it is.
const PATIENCE: Duration = Duration::from_millis(500);

/// How many requests may wait for the store or draw a page at the same time; the others queue up.
const HANDLERS: usize = 32;

/// Serves until it is interrupted; a program that already serves the same games is shown instead.
pub fn serve(arguments: &ServeArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let place = arguments.place.place()?;
    let folder = arguments.place.folder()?;
    let unusable = || format!("the folder {} cannot be used", folder.display());
    create_private(&folder).with_context(unusable)?;
    let running = folder.join(RUNNING);
    // Any number of servers share a database.
    let beside = arguments.beside || matches!(place, Place::Database(_));
    let other = Running::read(&running).filter(Running::answers);
    let is_second = other.is_some();
    if let Some(found) = other.filter(|_| !beside) {
        writeln!(out, "Snowdonia runs already: {}", found.base)?;
        if arguments.network != NetworkArguments::default() {
            writeln!(out, "End it first to start it with other options.")?;
        }
        out.flush()?;
        show(arguments, &found.base);
        return Ok(());
    }
    let operation = &arguments.operation;
    set_log(operation.log.format(), operation.log_requests);
    log_bugs();
    let (listener, access) = listen(arguments)?;
    let metrics = operation.metrics.map(bind).transpose()?;
    let local = local_address(&listener).context("the port has no address")?;
    let refused = |error: StoreError| place.refused(&error);
    let store = place.open()?;
    let seeds = arguments
        .test_seed
        .map_or(Seeds::System, Seeds::counting_from);
    let app = App::with_seeds(store.clone(), thinkers(), seeds).map_err(refused)?;
    let key = if access.everybody_is_host() {
        None
    } else {
        Some(make_host_key(&*store).map_err(refused)?)
    };
    if let Some(post) = post(&arguments.network, &access)? {
        app.set_post(post);
    }
    app.set_access(access);
    if beside {
        app.tell_others();
    }
    if arguments.no_thinking {
        app.leave_turns();
    }
    app.set_retention(operation.retention());
    app.set_longest_thought(Duration::from_secs(arguments.network.bot_seconds.into()));
    let base = app.addresses().into_iter().next();
    let base = base.unwrap_or_else(|| local.clone());
    // Only a convenience for a second start: without it that one names the taken port.
    let said = Running {
        local,
        token: app.token().to_owned(),
        base,
    };
    if !is_second {
        let _ = said.write(&running);
    }
    let listeners = Listeners {
        people: listener,
        metrics,
    };
    let served = run(app.clone(), listeners, limits(arguments), || {
        let shown = welcome(out, &app, &said, key.as_deref());
        writeln!(out, "Games are kept in {}. Ctrl-C ends.", place.kept_in())?;
        out.flush()?;
        show(arguments, &shown?);
        Ok(())
    });
    // Another program may have begun to use the folder meanwhile.
    if Running::read(&running).is_some_and(|found| found.token == said.token) {
        let _ = fs::remove_file(&running);
    }
    if let Some(key) = key {
        // Whoever starts the program anew gets a new one.
        let _ = withdraw_host_key(&*store, &key);
    }
    served
}

/// The mail server by its address may hold a password: other people on this machine see what a program was started with,
/// but not its environment.
const SMTP_URL: &str = "SNOWDONIA_SMTP_URL";
const MAIL_FROM: &str = "SNOWDONIA_MAIL_FROM";

/// How letters are sent, if they are.
fn post(
    arguments: &NetworkArguments,
    access: &Access,
) -> Result<Option<Arc<dyn Post>>, CommandError> {
    let given = |argument: &Option<String>, name: &str| {
        let argument = argument.clone().or_else(|| std::env::var(name).ok());
        argument.filter(|text| !text.trim().is_empty())
    };
    let Some(url) = given(&arguments.smtp_url, SMTP_URL) else {
        return Ok(None);
    };
    if !access.is_secure() {
        return Err(CommandError::input(
            "a mail server is for accounts, and those need --public-url https://...",
        ));
    }
    let Some(from) = given(&arguments.mail_from, MAIL_FROM) else {
        return Err(CommandError::input(format!(
            "letters need a sender: --mail-from games@example.org, or {MAIL_FROM}"
        )));
    };
    let post = SmtpPost::new(&url, &from);
    let post = post.map_err(|fault| CommandError::input(fault.to_string()))?;
    Ok(Some(Arc::new(post)))
}

/// How much of the machine others may take. The store and the program itself need some of the open files too.
fn limits(arguments: &ServeArguments) -> Limits {
    let mut limits = Limits::default();
    let files = rlimit::increase_nofile_limit(MOST_FILES).unwrap_or(1024);
    limits.connections.total = (files as usize * 6 / 10).max(100);
    let NetworkArguments {
        people_per_address,
        limit,
        ..
    } = &arguments.network;
    limits.rates.people_per_address = *people_per_address;
    // As many as there usually are for ten people.
    let people = *people_per_address as usize;
    limits.connections.of_one_address = people * 30;
    limits.connections.streams_of_one_address = people * 10;
    for &(what, an_hour) in limit {
        limits.rates.set(what, an_hour);
    }
    limits
}

/// Says where the program is; the address to open. Keys are for people at a terminal, not for logs.
fn welcome(
    out: &mut dyn Write,
    app: &App,
    said: &Running,
    key: Option<&str>,
) -> io::Result<String> {
    writeln!(out, "Snowdonia: {}", said.base)?;
    let Some(key) = key else {
        return Ok(said.base.clone());
    };
    let link = host_link(&said.local, key);
    if !io::stdout().is_terminal() {
        writeln!(
            out,
            "The host is who opens the link of: snowdonia admin host-link"
        )?;
        return Ok(link);
    }
    if app.access().mode == Mode::Lan {
        write!(out, "{}", qr_lines(&format!("{}{ENTRY}", said.base)))?;
        writeln!(
            out,
            "Everybody in your network can join there, or by the QR code."
        )?;
    }
    let shown = match app.access().public_url {
        Some(_) => host_link(&said.base, key),
        None => link,
    };
    writeln!(out, "You are the host if you open this link, once: {shown}")?;
    Ok(shown)
}

/// The address that makes a host of whoever opens it. What stands behind `#` stays in the browser until its page sends
/// it: no proxy and no log sees it.
pub fn host_link(base: &str, key: &str) -> String {
    format!("{base}/host#{key}")
}

/// What a running program says about itself.
struct Running {
    /// Its address on this machine.
    local: String,
    token: String,
    /// Its address for everybody.
    base: String,
}

impl Running {
    fn read(file: &Path) -> Option<Running> {
        let said = fs::read_to_string(file).ok()?;
        let mut words = said.split_whitespace().map(str::to_owned);
        Some(Running {
            local: words.next()?,
            token: words.next()?,
            base: words.next()?,
        })
    }

    fn write(&self, file: &Path) -> io::Result<()> {
        fs::write(
            file,
            format!("{} {} {}\n", self.local, self.token, self.base),
        )
    }

    /// Whether it still runs.
    fn answers(&self) -> bool {
        let address = self.local.strip_prefix("http://");
        let answer = address.and_then(ask);
        answer.is_some_and(|answer| answer.contains(&self.token))
    }
}

/// Under which address the program that uses a folder is known.
pub fn base_address(folder: &Path) -> String {
    let running = Running::read(&folder.join(RUNNING));
    running.map_or_else(|| format!("http://127.0.0.1:{PORT}"), |said| said.base)
}

/// Makes a folder that only its owner can look into; one that is there already is left as it is.
pub fn create_private(folder: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// What is wrong with the file of games, and what to do about it.
pub fn refusal(games: &Path, error: &StoreError) -> String {
    let advice = match error {
        StoreError::Newer { .. } => "; use the newer program, or another --data-dir",
        StoreError::Foreign => "; move it away, or use another --data-dir",
        StoreError::Damaged(_) => "; keep a copy of it, and use another --data-dir meanwhile",
        StoreError::Unwritable(_) | StoreError::Full => "; use another --data-dir",
        _ => "",
    };
    format!("{}: {error}{advice}", games.display())
}

/// The ports.
struct Listeners {
    people: TcpListener,
    /// For figures alone.
    metrics: Option<TcpListener>,
}

fn waiting(listener: TcpListener) -> io::Result<tokio::net::TcpListener> {
    listener.set_nonblocking(true)?;
    tokio::net::TcpListener::from_std(listener)
}

fn run(
    app: Arc<App>,
    listeners: Listeners,
    limits: Limits,
    ready: impl FnOnce() -> io::Result<()>,
) -> Result<(), CommandError> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .max_blocking_threads(HANDLERS)
        .enable_all()
        .build()
        .context("no threads to be had")?;
    runtime.block_on(async {
        let listener = waiting(listeners.people)?;
        // Whoever reads that it serves may end it at once.
        let told = told_to_end()?;
        if let Some(metrics) = listeners.metrics {
            // As long as people are served, also while what was begun is finished.
            let told = times(told.clone(), 2);
            tokio::spawn(serve_metrics(app.clone(), waiting(metrics)?, told));
        }
        ready()?;
        let served = server::serve(app, listener, limits, times(told.clone(), 1));
        // Whoever says it twice does not want to wait for what was begun.
        tokio::select! {
            served = served => served,
            () = times(told, 2) => Ok(()),
        }
    })?;
    // Bots may still be thinking; their choices are not waited for. What works at the store is, because whoever lets go
    // of the store last writes its log back into the file.
    runtime.shutdown_timeout(Duration::from_secs(2));
    Ok(())
}

/// How often the program was told to end; it listens for that from now on.
#[cfg(unix)]
pub fn told_to_end() -> io::Result<watch::Receiver<u32>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut ended = signal(SignalKind::terminate())?;
    let mut interrupted = signal(SignalKind::interrupt())?;
    let (tell, told) = watch::channel(0);
    tokio::spawn(async move {
        loop {
            tokio::select! {
                _ = ended.recv() => {}
                _ = interrupted.recv() => {}
            }
            tell.send_modify(|times| *times += 1);
        }
    });
    Ok(told)
}

/// How often the program was told to end.
#[cfg(not(unix))]
pub fn told_to_end() -> io::Result<watch::Receiver<u32>> {
    let (tell, told) = watch::channel(0);
    tokio::spawn(async move {
        // Without a signal the program is ended from outside; every game is stored all the time.
        while tokio::signal::ctrl_c().await.is_ok() {
            tell.send_modify(|times| *times += 1);
        }
    });
    Ok(told)
}

/// Is over when the program was told so often.
pub async fn times(mut told: watch::Receiver<u32>, often: u32) {
    // The signals are listened for as long as the program runs.
    let _ = told.wait_for(|&times| times >= often).await;
}

/// One core is left to those who wait.
fn thinkers() -> usize {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    cores.saturating_sub(1).clamp(1, 8)
}

/// The folder games are kept in.
pub fn folder(given: Option<&Path>) -> Result<PathBuf, CommandError> {
    if let Some(folder) = given {
        return Ok(folder.to_owned());
    }
    let usual = ProjectDirs::from("", "", "snowdonia");
    let usual = usual.map(|folders| folders.data_dir().to_owned());
    usual.ok_or_else(|| {
        CommandError::input(
            "there is no home folder to keep games in; name a folder with --data-dir",
        )
    })
}

/// The port, and who can reach it.
fn listen(arguments: &ServeArguments) -> Result<(TcpListener, Access), CommandError> {
    let NetworkArguments {
        lan,
        listen,
        public_url,
        trusted_proxy,
        ..
    } = &arguments.network;
    let mode = match (lan, listen, public_url) {
        (true, ..) => Mode::Lan,
        // A proxy on this machine needs no other address than bare loopback has.
        (false, Some(_), _) | (false, _, Some(_)) => Mode::Public,
        (false, None, None) => Mode::Loopback,
    };
    let own = if *lan {
        Ipv4Addr::UNSPECIFIED
    } else {
        Ipv4Addr::LOCALHOST
    };
    let address = listen.unwrap_or_else(|| SocketAddr::from((own, arguments.port)));
    let listener = bind(address)?;
    let access = Access {
        mode,
        ip: listen
            .map(|listen| listen.ip())
            .filter(|ip| !ip.is_unspecified()),
        port: listener.local_addr().map_err(CommandError::from)?.port(),
        public_url: public_url.clone(),
        trusted_proxies: trusted_proxy.clone(),
    };
    Ok((listener, access))
}

fn bind(address: SocketAddr) -> Result<TcpListener, CommandError> {
    let port = address.port();
    TcpListener::bind(address).map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => {
            let who = match ask(&SocketAddr::from((Ipv4Addr::LOCALHOST, port)).to_string()) {
                Some(_) => "another Snowdonia with other games",
                None => "another program",
            };
            CommandError::input(format!(
                "port {port} is used by {who}; choose another one with --port, for example --port {}",
                port.checked_add(1).unwrap_or(PORT)
            ))
        }
        io::ErrorKind::PermissionDenied => CommandError::input(format!(
            "port {port} is not allowed here; choose one above 1023 with --port"
        )),
        io::ErrorKind::AddrNotAvailable => CommandError::input(format!(
            "{} is no address of this machine; choose another one with --listen",
            address.ip()
        )),
        _ => CommandError::from(error),
    })
}

/// How this machine itself reaches the port.
fn local_address(listener: &TcpListener) -> io::Result<String> {
    let mut address = listener.local_addr()?;
    if address.ip().is_unspecified() {
        address.set_ip(Ipv4Addr::LOCALHOST.into());
    }
    Ok(format!("http://{address}"))
}

/// Asks the server on a port whether it is this program; returns what it says about itself.
fn ask(address: &str) -> Option<String> {
    let socket: SocketAddr = address.parse().ok()?;
    let mut stream = TcpStream::connect_timeout(&socket, PATIENCE).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    let request = "GET /about HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).ok()?;
    let mut answer = Vec::new();
    // Somebody else's service may talk for ever.
    let _ = stream.take(10_000).read_to_end(&mut answer);
    let answer = String::from_utf8_lossy(&answer).into_owned();
    answer
        .contains("\"program\":\"snowdonia\"")
        .then_some(answer)
}

/// Opens the browser, where there is one; the address was printed for all others.
fn show(arguments: &ServeArguments, address: &str) {
    if !arguments.no_open {
        let address = address.to_owned();
        // Some browsers keep the caller waiting.
        thread::spawn(move || open::that_detached(address));
    }
}
