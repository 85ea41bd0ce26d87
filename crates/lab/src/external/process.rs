//! A running program with its two pipes. Threads keep the pipes going, so that a program that neither reads nor writes
//! cannot hold up the game.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line a program may write.
const MAX_LINE: u64 = 4096;
/// How many lines of a talkative program are kept.
const MAX_WAITING: usize = 64;
/// How long a program may take to end when it is no longer needed.
const FAREWELL: Duration = Duration::from_millis(300);

/// Why no line was read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoLine {
    Late,
    /// The program has ended or closed its output.
    Ended,
    /// The line was too long or not UTF-8.
    Garbled,
}

/// A program and its pipes.
#[derive(Debug)]
pub struct Process {
    child: Child,
    to: Sender<String>,
    from: Receiver<Result<String, NoLine>>,
}

impl Process {
    /// Starts a command: the path of a program, or a program and its arguments separated by blanks.
    pub fn start(command: &str) -> io::Result<Process> {
        let mut words = command.split_whitespace();
        let mut line = if Path::new(command).is_file() {
            Command::new(command)
        } else {
            let program = words.next().unwrap_or_default();
            let mut line = Command::new(program);
            line.args(words);
            line
        };
        let mut child = line.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let stdin = child.stdin.take().expect("a pipe was asked for");
        let stdout = child.stdout.take().expect("a pipe was asked for");
        let (to, lines) = channel();
        thread::spawn(move || write_all(stdin, &lines));
        let (heard, from) = sync_channel(MAX_WAITING);
        thread::spawn(move || read_all(stdout, &heard));
        Ok(Process { child, to, from })
    }

    /// Sends text. A program that does not read it will fail to answer.
    pub fn say(&self, text: String) {
        let _ = self.to.send(text);
    }

    /// Drops the lines received so far.
    pub fn forget(&mut self) {
        // Only what is waiting: a program that never stops writing must not keep us here.
        for _ in 0..MAX_WAITING {
            if self.from.try_recv().is_err() {
                return;
            }
        }
    }

    /// The next line that is not a comment.
    pub fn read_line(&mut self, limit: Instant) -> Result<String, NoLine> {
        loop {
            let left = limit.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(NoLine::Late);
            }
            match self.from.recv_timeout(left) {
                Ok(Ok(line)) if line.starts_with('#') => {}
                Ok(heard) => return heard,
                Err(std::sync::mpsc::RecvTimeoutError::Timeout) => return Err(NoLine::Late),
                Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => return Err(NoLine::Ended),
            }
        }
    }

    pub fn is_running(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.say("quit\n".to_owned());
        // Closing the input ends programs that do not know the command.
        let (nobody, _) = channel();
        self.to = nobody;
        let limit = Instant::now() + FAREWELL;
        while Instant::now() < limit {
            if !self.is_running() {
                return;
            }
            thread::sleep(Duration::from_millis(2));
        }
        // It may have ended just now.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Writes until the channel closes or nobody reads.
fn write_all(mut stdin: ChildStdin, lines: &Receiver<String>) {
    while let Ok(text) = lines.recv() {
        if stdin
            .write_all(text.as_bytes())
            .and_then(|()| stdin.flush())
            .is_err()
        {
            return;
        }
    }
}

/// Reads lines until the end.
fn read_all(stdout: ChildStdout, heard: &SyncSender<Result<String, NoLine>>) {
    let mut reader = BufReader::new(stdout);
    loop {
        let mut bytes = Vec::new();
        let read = reader.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes);
        let line = match read {
            Ok(0) | Err(_) => return,
            Ok(_) if bytes.last() != Some(&b'\n') => Err(NoLine::Garbled),
            Ok(_) => match String::from_utf8(bytes) {
                Ok(line) => Ok(line.trim().to_owned()),
                Err(_) => Err(NoLine::Garbled),
            },
        };
        if heard.send(line).is_err() {
            return;
        }
    }
}
