//! What a client can take away from others: a real port, and clients that misbehave.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use server::{App, Limits};
use store::Sqlite;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// More than anything takes here, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// The application on a port.
pub struct Served {
    pub app: Arc<App>,
    pub address: SocketAddr,
    end: oneshot::Sender<()>,
    task: JoinHandle<io::Result<()>>,
}

/// So few connections that a test can use them up, and so much time that even a busy machine answers within it.
pub fn limits() -> Limits {
    let mut limits = Limits {
        head: PATIENCE,
        request: PATIENCE,
        end: Duration::from_millis(500),
        ..Limits::default()
    };
    limits.connections.total = 40;
    limits.connections.of_one_address = 30;
    limits.connections.streams_of_one_address = 10;
    limits
}

/// So little time that a test can wait for it to pass; other requests may then be answered too late.
fn short_limits() -> Limits {
    Limits {
        head: Duration::from_millis(400),
        request: Duration::from_millis(800),
        ..limits()
    }
}

pub async fn serve(limits: Limits) -> Served {
    let app = App::new(Arc::new(Sqlite::in_memory().unwrap()), 1).unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (end, ended) = oneshot::channel();
    let task = tokio::spawn(server::serve(app.clone(), listener, limits, async {
        let _ = ended.await;
    }));
    Served {
        app,
        address,
        end,
        task,
    }
}

impl Served {
    async fn open(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    async fn send(&self, text: &str) -> TcpStream {
        let mut stream = self.open().await;
        let text = text.replace("HOST", &self.address.to_string());
        write(&mut stream, text.as_bytes()).await.unwrap();
        stream
    }

    /// The whole answer to a request.
    pub async fn ask(&self, text: &str) -> String {
        rest(self.send(text).await).await
    }

    /// The same at another address; `None` if nobody listens there.
    pub async fn ask_at(&self, address: &str, text: &str) -> Option<String> {
        let mut stream = TcpStream::connect(address).await.ok()?;
        write(&mut stream, text.replace("HOST", address).as_bytes())
            .await
            .unwrap();
        Some(rest(stream).await)
    }

    /// Requests a page as browsers do.
    async fn page(&self, path: &str) -> String {
        let head = format!("GET {path} HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n");
        let stream = self.send(&head).await;
        rest(stream).await
    }

    async fn ends(self) -> Duration {
        let begun = Instant::now();
        self.end.send(()).unwrap();
        let ended = timeout(PATIENCE, self.task).await;
        ended.expect("it ends").unwrap().unwrap();
        begun.elapsed()
    }
}

/// Everything received until the connection is closed.
async fn rest(mut stream: TcpStream) -> String {
    let mut all = String::new();
    loop {
        let more = first(&mut stream).await;
        if more.is_empty() {
            return all;
        }
        all += &more;
    }
}

/// The first bytes received; `None` if the connection is closed or reset.
async fn first(stream: &mut TcpStream) -> String {
    let mut bytes = vec![0; 4096];
    loop {
        let ready = timeout(PATIENCE, stream.readable()).await;
        ready.expect("something comes in time").unwrap();
        match stream.try_read(&mut bytes) {
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            read => return String::from_utf8_lossy(&bytes[..read.unwrap_or(0)]).into_owned(),
        }
    }
}

async fn write(stream: &mut TcpStream, mut bytes: &[u8]) -> io::Result<()> {
    while !bytes.is_empty() {
        stream.writable().await?;
        match stream.try_write(bytes) {
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            written => bytes = &bytes[written?..],
        }
    }
    Ok(())
}

const HALF_A_HEAD: &str = "GET / HTTP/1.1\r\nHost: HOST\r\nAccept: text";
const HALF_A_BODY: &str = "POST /settings HTTP/1.1\r\nHost: HOST\r\nContent-Length: 50\r\n\
                           Content-Type: application/x-www-form-urlencoded\r\n\r\ntheme=";
const STREAM: &str = "GET /events HTTP/1.1\r\nHost: HOST\r\n\r\n";

#[tokio::test]
async fn half_a_head_and_half_a_body_are_not_waited_for() {
    let served = serve(short_limits()).await;
    let begun = Instant::now();
    let head = served.send(HALF_A_HEAD).await;
    let body = served.send(HALF_A_BODY).await;
    let silent = served.open().await;
    rest(silent).await;
    rest(head).await;
    let answer = rest(body).await;
    assert!(answer.starts_with("HTTP/1.1 408 "), "{answer}");
    assert!(answer.contains("That took too long"), "{answer}");
    assert!(answer.contains("content-security-policy"), "{answer}");
    println!("all closed after {:?}", begun.elapsed());
}

/// A body sent byte by byte times out as soon as one that stops.
#[tokio::test]
async fn a_body_in_drops_is_not_waited_for() {
    let served = serve(short_limits()).await;
    let mut stream = served.send(HALF_A_BODY).await;
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        let pause = timeout(Duration::from_millis(50), stream.readable());
        if pause.await.is_ok() {
            break;
        }
        write(&mut stream, b"x").await.unwrap();
    }
    assert!(first(&mut stream).await.starts_with("HTTP/1.1 408 "));
}

#[tokio::test]
async fn a_flood_of_half_requests_keeps_nobody_out() {
    let served = serve(limits()).await;
    let mut open = Vec::new();
    for number in 0..200 {
        let half = if number % 2 == 0 {
            HALF_A_HEAD
        } else {
            HALF_A_BODY
        };
        open.push(served.send(half).await);
        if number % 50 == 49 {
            let page = served.page("/help").await;
            assert!(page.starts_with("HTTP/1.1 200 "), "after {number}: {page}");
        }
    }
    // The connections that made room are closed.
    rest(open.swap_remove(0)).await;
}

#[tokio::test]
async fn a_flood_of_streams_keeps_nobody_out() {
    let served = serve(limits()).await;
    let mut open = Vec::new();
    let mut refused = 0;
    for _ in 0..60 {
        let mut stream = served.send(STREAM).await;
        let head = first(&mut stream).await;
        if head.starts_with("HTTP/1.1 200 ") {
            assert!(head.contains("text/event-stream"), "{head}");
            assert!(head.contains("content-security-policy"), "{head}");
            open.push(stream);
        } else {
            assert!(head.starts_with("HTTP/1.1 429 "), "{head}");
            assert!(head.contains("retry-after: 10"), "{head}");
            refused += 1;
        }
    }
    assert_eq!((open.len(), refused), (10, 50));
    assert!(served.page("/help").await.starts_with("HTTP/1.1 200 "));
    // A tab that is closed makes room for another.
    drop(open);
    for attempt in 0.. {
        let mut stream = served.send(STREAM).await;
        if first(&mut stream).await.starts_with("HTTP/1.1 200 ") {
            break;
        }
        assert!(attempt < 200, "closed streams are still counted");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn the_end_does_not_wait_for_half_requests() {
    let served = serve(limits()).await;
    let mut open = Vec::new();
    for text in [HALF_A_HEAD, HALF_A_BODY, STREAM] {
        open.push(served.send(text).await);
    }
    open.push(served.open().await);
    first(&mut open[2]).await;
    let took = served.ends().await;
    assert!(took < Duration::from_secs(5), "{took:?}");
    for stream in open {
        rest(stream).await;
    }
}

/// The answer arrives although most of the body has not been sent.
#[tokio::test]
async fn what_is_foreign_or_too_big_is_refused_unread() {
    let served = serve(limits()).await;
    let post = |origin: &str, length: usize| {
        format!(
            "POST /games HTTP/1.1\r\nHost: HOST\r\nOrigin: {origin}\r\nContent-Length: {length}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n\r\na&a&a"
        )
    };
    let mut foreign = served.send(&post("http://evil.example", 4_000_000)).await;
    let answer = first(&mut foreign).await;
    assert!(answer.starts_with("HTTP/1.1 403 "), "{answer}");
    let mut big = served.send(&post("http://HOST", 70_000)).await;
    let answer = first(&mut big).await;
    assert!(answer.starts_with("HTTP/1.1 413 "), "{answer}");
    assert!(answer.contains("content-security-policy"), "{answer}");
    // Without a length, bytes are counted as they arrive.
    let chunks = format!(
        "POST /games HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\
         Content-Type: application/x-www-form-urlencoded\r\n\r\n10000\r\n{}\r\n1\r\nx\r\n",
        "x".repeat(0x10000)
    );
    let mut chunked = served.send(&chunks).await;
    let answer = first(&mut chunked).await;
    assert!(answer.starts_with("HTTP/1.1 413 "), "{answer}");
}

/// A head without end is refused before it takes much memory.
#[tokio::test]
async fn a_head_has_an_end() {
    let served = serve(limits()).await;
    let head = format!(
        "GET /{} HTTP/1.1\r\nHost: HOST\r\n\r\n",
        "x".repeat(100_000)
    );
    let mut stream = served.open().await;
    // It may be refused before all of it is sent.
    let _ = write(&mut stream, head.as_bytes()).await;
    let answer = rest(stream).await;
    assert!(
        answer.is_empty() || answer.starts_with("HTTP/1.1 4"),
        "{answer}"
    );
    assert!(served.page("/help").await.starts_with("HTTP/1.1 200 "));
}
