//! The bare command and `snowdonia serve`: the table in the browser.

use std::fs;
use std::io::{self, Read as _, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use anyhow::Context as _;
use directories::ProjectDirs;
use server::{App, Limits, Seeds};
use store::{Fault, Sqlite};
use tokio::sync::watch;

use crate::arguments::ServeArguments;
use crate::failure::Failure;

/// The file with all games.
const GAMES: &str = "games.sqlite";
/// Says where the program that uses this folder can be reached.
const RUNNING: &str = "running";
/// How long another program may take to say who it is.
const PATIENCE: Duration = Duration::from_millis(500);

/// How many requests may wait for the store or draw a page at the same time; the others queue up.
const HANDLERS: usize = 32;

/// Serves until it is interrupted; a program that already serves the same games is shown instead.
pub fn serve(arguments: &ServeArguments, out: &mut dyn Write) -> Result<(), Failure> {
    let folder = folder(arguments)?;
    let unusable = || format!("the folder {} cannot be used", folder.display());
    fs::create_dir_all(&folder).with_context(unusable)?;
    let running = folder.join(RUNNING);
    if let Some(address) = running_address(&running) {
        writeln!(out, "Snowdonia runs already: {address}")?;
        out.flush()?;
        show(arguments, &address);
        return Ok(());
    }
    let listener = listen(arguments)?;
    let port = listener.local_addr().context("the port has no address")?;
    let address = format!("http://{port}");
    let games = folder.join(GAMES);
    let refused = |fault: Fault| Failure::input(refusal(&games, &fault));
    let store = Sqlite::open(&games).map_err(refused)?;
    let seeds = arguments
        .test_seed
        .map_or(Seeds::System, Seeds::counting_from);
    let app = App::with_seeds(Arc::new(store), thinkers(), seeds).map_err(refused)?;
    // Only a convenience for a second start: without it that one names the taken port.
    let _ = fs::write(&running, format!("{address} {}\n", app.token()));
    let served = run(app, listener, || {
        writeln!(out, "Snowdonia: {address}")?;
        writeln!(out, "Games are kept in {}. Ctrl-C ends.", folder.display())?;
        out.flush()?;
        show(arguments, &address);
        Ok(())
    });
    let _ = fs::remove_file(&running);
    served
}

/// What is wrong with the file of games, and what to do about it.
fn refusal(games: &Path, fault: &Fault) -> String {
    let advice = match fault {
        Fault::Newer { .. } => "; use the newer program, or another --data-dir",
        Fault::Foreign => "; move it away, or use another --data-dir",
        Fault::Damaged(_) => "; keep a copy of it, and use another --data-dir meanwhile",
        Fault::Unwritable(_) | Fault::Full => "; use another --data-dir",
        _ => "",
    };
    format!("{}: {fault}{advice}", games.display())
}

fn run(
    app: Arc<App>,
    listener: TcpListener,
    ready: impl FnOnce() -> io::Result<()>,
) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .max_blocking_threads(HANDLERS)
        .enable_all()
        .build()
        .context("no threads to be had")?;
    runtime.block_on(async {
        listener.set_nonblocking(true)?;
        let listener = tokio::net::TcpListener::from_std(listener)?;
        // Whoever reads that it serves may end it at once.
        let told = told_to_end()?;
        ready()?;
        let served = server::serve(app, listener, Limits::default(), times(told.clone(), 1));
        // Whoever says it twice does not want to wait for what was begun.
        tokio::select! {
            served = served => served,
            () = times(told, 2) => Ok(()),
        }
    })?;
    // Bots may still be thinking; their choices are not waited for.
    runtime.shutdown_background();
    Ok(())
}

/// How often the program was told to end; it listens for that from now on.
#[cfg(unix)]
fn told_to_end() -> io::Result<watch::Receiver<u32>> {
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
fn told_to_end() -> io::Result<watch::Receiver<u32>> {
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
async fn times(mut told: watch::Receiver<u32>, often: u32) {
    // The signals are listened for as long as the program runs.
    let _ = told.wait_for(|&times| times >= often).await;
}

/// One core is left to those who wait.
fn thinkers() -> usize {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    cores.saturating_sub(1).clamp(1, 8)
}

fn folder(arguments: &ServeArguments) -> Result<PathBuf, Failure> {
    if let Some(folder) = &arguments.data_dir {
        return Ok(folder.clone());
    }
    let usual = ProjectDirs::from("", "", "snowdonia");
    let usual = usual.map(|folders| folders.data_dir().to_owned());
    usual.ok_or_else(|| {
        Failure::input("there is no home folder to keep games in; name a folder with --data-dir")
    })
}

/// Only this machine can reach it.
fn listen(arguments: &ServeArguments) -> Result<TcpListener, Failure> {
    let port = arguments.port;
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    TcpListener::bind(address).map_err(|error| match error.kind() {
        io::ErrorKind::AddrInUse => {
            let who = match ask(&address.to_string()) {
                Some(_) => "another Snowdonia with other games",
                None => "another program",
            };
            Failure::input(format!(
                "port {port} is used by {who}; choose another one with --port, for example --port {}",
                port.checked_add(1).unwrap_or(1894)
            ))
        }
        io::ErrorKind::PermissionDenied => Failure::input(format!(
            "port {port} is not allowed here; choose one above 1023 with --port"
        )),
        _ => Failure::from(error),
    })
}

/// The address of the program that uses this folder, if it still answers.
fn running_address(file: &Path) -> Option<String> {
    let told = fs::read_to_string(file).ok()?;
    let (address, token) = told.trim().split_once(' ')?;
    let answer = ask(address.strip_prefix("http://")?)?;
    answer.contains(token).then(|| address.to_owned())
}

/// Asks whoever serves a port whether it is this program; what it says about itself.
fn ask(address: &str) -> Option<String> {
    let socket: SocketAddr = address.parse().ok()?;
    let mut stream = TcpStream::connect_timeout(&socket, PATIENCE).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    let request = format!("GET /about HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
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
