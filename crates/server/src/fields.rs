//! Names and values, as forms and addresses carry them.

/// The most pairs of a request. The longest form has about 200: the notification settings of fifty games.
const MAX_PAIRS: usize = 256;

/// Names and values in the order they were sent.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fields(Vec<(String, String)>);

/// More pairs than any form has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooMany;

impl Fields {
    /// Reads `a=1&b=two+words`.
    pub fn read(encoded: &[u8]) -> Result<Fields, TooMany> {
        // Counted before anything is copied: millions of empty pairs would take a hundred times their size.
        let pairs = encoded.split(|&byte| byte == b'&');
        if pairs.take(MAX_PAIRS + 1).count() > MAX_PAIRS {
            return Err(TooMany);
        }
        let pairs = form_urlencoded::parse(encoded);
        Ok(Fields(pairs.into_owned().collect()))
    }

    /// Adds a pair, up to the limit.
    pub fn push(&mut self, name: String, value: String) -> Result<(), TooMany> {
        if self.0.len() >= MAX_PAIRS {
            return Err(TooMany);
        }
        self.0.push((name, value));
        Ok(())
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

    /// A value as a number.
    pub fn number<T: std::str::FromStr>(&self, name: &str) -> Option<T> {
        self.get(name)?.parse().ok()
    }

    /// The page of a list, from 0.
    pub fn page(&self) -> u64 {
        self.number("page").unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forms_are_read_as_sent() {
        let form = b"choice=take+2i1c&seq=12&part=i&part=s&name=%C3%84&odd=%2&x";
        let form = Fields::read(form).unwrap();
        assert_eq!(form.get("choice"), Some("take 2i1c"));
        assert_eq!(form.number::<u64>("seq"), Some(12));
        assert_eq!(form.all("part").collect::<Vec<_>>(), ["i", "s"]);
        assert_eq!(form.text("name"), "Ä");
        assert_eq!(form.text("odd"), "%2");
        assert_eq!((form.text("x"), form.get("none")), ("", None));
    }

    #[test]
    fn the_number_of_pairs_is_bounded() {
        let pairs = |count: usize| vec!["a"; count].join("&");
        let fields = Fields::read(pairs(MAX_PAIRS).as_bytes());
        let mut fields = fields.expect("as many as there may be");
        assert_eq!(fields.push("b".into(), String::new()), Err(TooMany));
        assert_eq!(fields.get("b"), None);
        assert_eq!(Fields::read(pairs(MAX_PAIRS + 1).as_bytes()), Err(TooMany));
        assert_eq!(Fields::read(&vec![b'&'; 60_000]), Err(TooMany));
    }
}
