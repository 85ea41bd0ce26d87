//! What people type, line by line. Lines of any length and with any bytes do no harm.

use std::io::{self, BufRead, Write};

/// Maximum length of a line; the rest is dropped.
const MAX_LINE: u64 = 4096;

/// Where lines come from.
pub struct Input {
    lines: Box<dyn BufRead>,
    echo: bool,
}

impl Input {
    /// Lines from a terminal, or from a pipe, where they are echoed.
    pub fn new(lines: Box<dyn BufRead>, echo: bool) -> Input {
        Input { lines, echo }
    }

    /// The next line, trimmed; `None` at the end.
    pub fn line(&mut self, out: &mut dyn Write) -> io::Result<Option<String>> {
        write!(out, "> ")?;
        out.flush()?;
        let mut bytes = Vec::new();
        io::Read::take(&mut self.lines, MAX_LINE).read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            writeln!(out)?;
            return Ok(None);
        }
        if bytes.last() != Some(&b'\n') {
            self.skip_rest()?;
        }
        // Invalid UTF-8 cannot be a choice; it is shown with replacement characters.
        let line = String::from_utf8_lossy(&bytes);
        let line: String = line.chars().filter(|letter| !letter.is_control()).collect();
        let line = line.trim().to_owned();
        if self.echo {
            writeln!(out, "{line}")?;
        }
        Ok(Some(line))
    }

    fn skip_rest(&mut self) -> io::Result<()> {
        loop {
            let piece = self.lines.fill_buf()?;
            if piece.is_empty() {
                return Ok(());
            }
            if let Some(end) = piece.iter().position(|&byte| byte == b'\n') {
                self.lines.consume(end + 1);
                return Ok(());
            }
            let all = piece.len();
            self.lines.consume(all);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_any_kind() {
        let mut text = b"  A1 \r\n\xff\n".to_vec();
        text.extend(std::iter::repeat_n(b'x', 100_000));
        text.extend(b"\nlast");
        let mut input = Input::new(Box::new(io::Cursor::new(text)), false);
        let mut lines = Vec::new();
        while let Some(line) = input.line(&mut io::sink()).unwrap() {
            lines.push(line);
        }
        assert_eq!(lines.len(), 4);
        assert_eq!(
            (&*lines[0], &*lines[1], &*lines[3]),
            ("A1", "\u{fffd}", "last")
        );
        assert_eq!(lines[2].len() as u64, MAX_LINE);
    }
}
