//! Email by SMTP, to a small server of the tests.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Duration;

use server::{Letter, Post as _, PostError, SmtpPost};

/// What the server was told: sender, recipient, and the email as it arrived.
#[derive(Debug)]
struct Taken {
    lines: Vec<String>,
    letter: String,
}

/// A mail server that answers recipients in this way and reports what it was told.
fn mail_server(to_recipients: &'static str) -> (u16, Receiver<Taken>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let (tell, told) = channel();
    thread::spawn(move || {
        while let Ok((stream, _)) = listener.accept() {
            let _ = converse(stream, to_recipients, &tell);
        }
    });
    (port, told)
}

fn converse(stream: TcpStream, to_recipients: &str, tell: &Sender<Taken>) -> std::io::Result<()> {
    let mut out = stream.try_clone()?;
    let mut said = BufReader::new(stream).lines();
    let (mut lines, mut letter) = (Vec::new(), String::new());
    write!(out, "220 sink\r\n")?;
    while let Some(line) = said.next() {
        let line = line?;
        let word = line
            .split([' ', ':'])
            .next()
            .unwrap_or_default()
            .to_uppercase();
        let answer = match word.as_str() {
            "EHLO" => "250-sink\r\n250 8BITMIME",
            "RCPT" => to_recipients,
            "DATA" => "354 go on",
            "QUIT" => "221 bye",
            _ => "250 fine",
        };
        lines.push(line);
        write!(out, "{answer}\r\n")?;
        if word == "DATA" {
            for line in said.by_ref() {
                let line = line?;
                if line == "." {
                    break;
                }
                letter.push_str(line.strip_prefix('.').unwrap_or(&line));
                letter.push('\n');
            }
            write!(out, "250 taken\r\n")?;
            let taken = Taken {
                lines: lines.clone(),
                letter: std::mem::take(&mut letter),
            };
            let _ = tell.send(taken);
        }
    }
    Ok(())
}

fn post(port: u16) -> SmtpPost {
    SmtpPost::new(
        &format!("smtp://127.0.0.1:{port}"),
        "Games <games@example.org>",
    )
    .unwrap()
}

fn letter() -> Letter {
    Letter {
        to: "lucja@example.net".to_owned(),
        subject: "Bestätige deine Adresse".to_owned(),
        text: "Hallo Łucja,\n\nhttps://play.example/confirm?code=0123456789abcdef\n.\n".to_owned(),
    }
}

/// The decoded body of an email.
fn body(letter: &str) -> String {
    let (head, body) = letter.split_once("\n\n").unwrap();
    let head = head.to_lowercase();
    let bytes = if head.contains("quoted-printable") {
        let joined = body.replace("=\n", "");
        let mut bytes = Vec::new();
        let mut rest = joined.bytes();
        while let Some(byte) = rest.next() {
            if byte != b'=' {
                bytes.push(byte);
                continue;
            }
            let digits = [rest.next().unwrap(), rest.next().unwrap()];
            let digits = String::from_utf8(digits.to_vec()).unwrap();
            bytes.push(u8::from_str_radix(&digits, 16).unwrap());
        }
        bytes
    } else if head.contains("base64") {
        unbase64(body)
    } else {
        body.as_bytes().to_vec()
    };
    String::from_utf8(bytes).unwrap().replace('\r', "")
}

fn unbase64(text: &str) -> Vec<u8> {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let six = |byte: u8| LETTERS.iter().position(|letter| *letter == byte);
    let bits: Vec<usize> = text.bytes().filter_map(six).collect();
    let mut bytes = Vec::new();
    for four in bits.chunks(4) {
        let whole = four.iter().fold(0, |whole, six| whole << 6 | six) << (6 * (4 - four.len()));
        let three = [(whole >> 16) as u8, (whole >> 8) as u8, whole as u8];
        bytes.extend(&three[..four.len() * 6 / 8]);
    }
    bytes
}

#[test]
fn a_letter_arrives_as_it_was_written() {
    let (port, told) = mail_server("250 fine");
    post(port).send(&letter()).unwrap();
    let taken = told.recv_timeout(Duration::from_secs(10)).unwrap();
    assert!(
        taken
            .lines
            .iter()
            .any(|line| line.starts_with("MAIL FROM:<games@example.org>"))
    );
    assert!(
        taken
            .lines
            .iter()
            .any(|line| line.starts_with("RCPT TO:<lucja@example.net>"))
    );
    let head = taken.letter.split("\n\n").next().unwrap();
    for part in [
        "From: Games <games@example.org>",
        "To: lucja@example.net",
        "Auto-Submitted: auto-generated",
        "Message-ID: <",
        "@example.org>",
        "Date: ",
        "Subject: =?utf-8?",
    ] {
        assert!(head.contains(part), "{part}: {head}");
    }
    assert_eq!(body(&taken.letter).trim_end(), letter().text.trim_end());
}

#[test]
fn what_is_refused_for_now_is_told_from_what_is_refused_for_ever() {
    for (answer, expected) in [
        (
            "451 lucja@example.net: later",
            PostError::Later("the mail server answered 451".to_owned()),
        ),
        (
            "550 no lucja@example.net here",
            PostError::Never("the mail server answered 550".to_owned()),
        ),
    ] {
        let (port, _told) = mail_server(answer);
        let refused = post(port).send(&letter()).unwrap_err();
        // The server's answer contains the address; the log does not.
        assert_eq!(refused, expected);
    }
    let gone = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = gone.local_addr().unwrap().port();
    drop(gone);
    let refused = post(port).send(&letter()).unwrap_err();
    let away = "no connection to the mail server".to_owned();
    assert_eq!(refused, PostError::Later(away));
}

/// Nothing is sent without encryption to a server on another machine.
#[test]
fn passwords_are_not_sent_in_the_clear() {
    let (port, told) = mail_server("250 fine");
    let url = format!("smtp://ann:secret@localhost.localdomain:{port}");
    // Any other name than this machine's requires STARTTLS, which is not offered.
    if let Ok(post) = SmtpPost::new(&url, "games@example.org") {
        assert!(post.send(&letter()).is_err());
    }
    assert!(told.try_recv().is_err());
}
