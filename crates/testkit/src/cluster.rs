//! A PostgreSQL server that lives as long as whoever started it: in a folder of its own, reached by a socket in it.
//!
//! `xtask` uses this file too, without the rest of the crate.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};

/// Where Debian and its relatives keep the programs of each version, out of everybody's way.
const VERSIONS: &str = "/usr/lib/postgresql";

/// The server refuses to be started by root.
const USER: &str = "postgres";

/// Without waiting for the disk: what is tested is that processes end, not that the power fails. It is four times as fast.
const SETTINGS: &str = "listen_addresses = ''
fsync = off
full_page_writes = off
max_connections = 200
shared_buffers = 64MB
log_min_messages = fatal
";

/// Removed when it is dropped, and also when the process ends in any other way.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
    /// Ends the server and removes the folder as soon as its input is closed.
    cleaner: Child,
}

impl Cluster {
    /// Makes an empty server and starts it.
    pub fn start() -> Result<Cluster, String> {
        let programs = programs().ok_or(
            "the programs of PostgreSQL are missing (on Debian the package postgresql has them)",
        )?;
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        let moment = since.map_err(|error| error.to_string())?.as_nanos();
        // Short, because the name of a socket is.
        let folder = std::env::temp_dir().join(format!("snowdonia-pg-{moment}"));
        run(as_owner("mkdir")?.arg("-m").arg("700").arg(&folder))?;
        let cleaner = cleaner(&programs, &folder)?;
        // From here on the folder is removed whatever happens.
        let cluster = Cluster {
            folder,
            programs,
            cleaner,
        };
        cluster.make()?;
        cluster.pg_ctl(&["start", "-w"])?;
        Ok(cluster)
    }

    fn make(&self) -> Result<(), String> {
        run(as_owner(self.programs.join("initdb"))?
            .arg("--pgdata")
            .arg(self.data())
            .args([
                "--username",
                "snowdonia",
                "--auth",
                "trust",
                "--encoding",
                "UTF8",
            ])
            .args(["--locale", "C", "--no-sync", "--no-instructions"]))?;
        let settings = format!(
            "{SETTINGS}unix_socket_directories = '{}'\n",
            self.folder.display()
        );
        let mut tee = as_owner("tee")?
            .arg("-a")
            .arg(self.data().join("postgresql.conf"))
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .map_err(|error| error.to_string())?;
        let mut input = tee.stdin.take().ok_or("no way to the settings")?;
        input
            .write_all(settings.as_bytes())
            .map_err(|error| error.to_string())?;
        drop(input);
        tee.wait().map_err(|error| error.to_string())?;
        Ok(())
    }

    /// Where a store finds it.
    pub fn address(&self) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://snowdonia@{folder}/postgres")
    }

    /// Ends and starts it again: `fast` lets it write everything down, `immediate` is as if it had been killed.
    pub fn restart(&self, mode: &str) -> Result<(), String> {
        self.pg_ctl(&["restart", "-w", "-m", mode])
    }

    /// Cuts every connection there is.
    pub fn cut_connections(&self) -> Result<(), String> {
        const CUT: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
            WHERE pid <> pg_backend_pid() AND datname = current_database()";
        run(as_owner(self.programs.join("psql"))?
            .args(["--no-psqlrc", "--quiet", "--command", CUT])
            .arg(self.address()))
    }

    fn pg_ctl(&self, arguments: &[&str]) -> Result<(), String> {
        run(as_owner(self.programs.join("pg_ctl"))?
            .args(arguments)
            .arg("--pgdata")
            .arg(self.data())
            .arg("--log")
            .arg(self.folder.join("log"))
            .arg("--silent"))
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.cleaner.stdin.take());
        let _ = self.cleaner.wait();
    }
}

/// Whether a server can be made here.
pub fn is_there() -> bool {
    programs().is_some()
}

/// The folder of the newest version.
fn programs() -> Option<PathBuf> {
    let mut versions: Vec<(u32, PathBuf)> = Path::new(VERSIONS)
        .read_dir()
        .into_iter()
        .flatten()
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let version = path.file_name()?.to_str()?.parse().ok()?;
            Some((version, path.join("bin")))
        })
        .filter(|(_, programs)| programs.join("initdb").exists())
        .collect();
    versions.sort();
    if let Some((_, programs)) = versions.pop() {
        return Some(programs);
    }
    let folders = std::env::var_os("PATH")?;
    std::env::split_paths(&folders).find(|folder| folder.join("initdb").exists())
}

/// A shell that waits until nobody holds its input any more: when we drop it, and when we are killed.
fn cleaner(programs: &Path, folder: &Path) -> Result<Child, String> {
    const SCRIPT: &str = "trap '' INT TERM HUP; cat > /dev/null; \
        \"$1/pg_ctl\" stop -m immediate -s -D \"$2/data\" > /dev/null 2>&1; rm -rf \"$2\"";
    as_owner("sh")?
        .args(["-c", SCRIPT, "sh"])
        .args([programs, folder])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(|error| error.to_string())
}

/// A program called by ourselves, or by the server's own user if we are root.
fn as_owner(program: impl AsRef<Path>) -> Result<Command, String> {
    let mut command = Command::new(program.as_ref());
    command.current_dir("/");
    #[cfg(unix)]
    if id(&["-u"]).as_deref() == Some("0") {
        use std::os::unix::process::CommandExt as _;
        let number = |which| {
            let number = id(&[which, USER]).and_then(|id| id.parse().ok());
            number.ok_or_else(|| {
                format!("there is no user {USER}, and root may not start PostgreSQL")
            })
        };
        command.uid(number("-u")?).gid(number("-g")?);
    }
    Ok(command)
}

fn id(arguments: &[&str]) -> Option<String> {
    let output = Command::new("id").args(arguments).output().ok()?;
    let text = output.status.success().then_some(output.stdout)?;
    Some(String::from_utf8(text).ok()?.trim().to_owned())
}

fn run(command: &mut Command) -> Result<(), String> {
    let shown = command.get_program().to_string_lossy().into_owned();
    // Not to be inherited: a server would hold them for as long as it lives.
    let output = command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .map_err(|error| format!("{shown} cannot be started: {error}"))?;
    if output.success() {
        Ok(())
    } else {
        Err(format!("{shown} failed: {output}"))
    }
}
