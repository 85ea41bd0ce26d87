//! What forms send: pairs of names and values, or the parts of an upload.

/// Names and values in the order they were sent.
#[derive(Clone, Debug, Default)]
pub struct Form(Vec<(String, String)>);

impl Form {
    /// Reads `a=1&b=two+words`.
    pub fn read(text: &str) -> Form {
        let pair = |part: &str| {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            (decode(name), decode(value))
        };
        let parts = text.split('&').filter(|part| !part.is_empty());
        Form(parts.map(pair).collect())
    }

    /// Reads the parts of a `multipart/form-data` body as far as they are text.
    pub fn read_parts(body: &[u8], boundary: &str) -> Form {
        let mark = format!("--{boundary}");
        let mut pairs = Vec::new();
        let mut rest = body;
        while let Some(start) = find(rest, mark.as_bytes()) {
            let part = &rest[start + mark.len()..];
            let end = find(part, mark.as_bytes()).unwrap_or(part.len());
            pairs.extend(read_part(&part[..end]));
            rest = &part[end..];
        }
        Form(pairs)
    }

    /// The first value with this name.
    pub fn get(&self, name: &str) -> Option<&str> {
        let pair = self.0.iter().find(|(given, _)| given == name);
        pair.map(|(_, value)| value.as_str())
    }

    /// The first value with this name, empty if there is none.
    pub fn text(&self, name: &str) -> &str {
        self.get(name).unwrap_or_default()
    }

    /// All values with this name.
    pub fn all<'f>(&'f self, name: &'f str) -> impl Iterator<Item = &'f str> {
        let named = self.0.iter().filter(move |(given, _)| given == name);
        named.map(|(_, value)| value.as_str())
    }

    /// A value that is a number.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name)?.parse().ok()
    }
}

fn find(text: &[u8], what: &[u8]) -> Option<usize> {
    text.windows(what.len()).position(|window| window == what)
}

/// One part: its headers, an empty line, its content, the end of a line.
fn read_part(part: &[u8]) -> Option<(String, String)> {
    let headers_end = find(part, b"\r\n\r\n")?;
    let headers = String::from_utf8_lossy(&part[..headers_end]);
    let name = headers.split("name=\"").nth(1)?.split('"').next()?;
    let content = &part[headers_end + 4..];
    let content = content.strip_suffix(b"\r\n").unwrap_or(content);
    // A file that is no text is refused as a record, not as a form.
    let content = String::from_utf8_lossy(content).into_owned();
    Some((name.to_owned(), content))
}

/// Undoes the encoding of addresses and forms.
pub fn decode(text: &str) -> String {
    let mut out = Vec::with_capacity(text.len());
    let mut bytes = text.bytes();
    while let Some(byte) = bytes.next() {
        match byte {
            b'+' => out.push(b' '),
            b'%' => {
                let pair = (bytes.next(), bytes.next());
                let digit = |byte: u8| char::from(byte).to_digit(16);
                match pair {
                    (Some(high), Some(low)) => match (digit(high), digit(low)) {
                        (Some(high), Some(low)) => out.push((high * 16 + low) as u8),
                        _ => out.extend([b'%', high, low]),
                    },
                    _ => out.push(b'%'),
                }
            }
            byte => out.push(byte),
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_read_as_sent() {
        let form = Form::read("choice=take+2i1c&seq=12&part=i&part=s&name=%C3%84&odd=%2&x");
        assert_eq!(form.get("choice"), Some("take 2i1c"));
        assert_eq!(form.number::<u64>("seq"), Some(12));
        assert_eq!(form.all("part").collect::<Vec<_>>(), ["i", "s"]);
        assert_eq!(form.text("name"), "Ä");
        assert_eq!((form.text("x"), form.get("none")), ("", None));
    }

    #[test]
    fn uploads_are_read_part_by_part() {
        let body = "--B\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.game\"\r\nContent-Type: text/plain\
                    \r\n\r\ntabletop 1\n\r\n--B\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n\r\n--B--\r\n";
        let form = Form::read_parts(body.as_bytes(), "B");
        assert_eq!(form.text("file"), "tabletop 1\n");
        assert_eq!(form.get("text"), Some(""));
    }
}
