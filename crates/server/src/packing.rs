//! Packed streams of events. An event is packed once for all streams that get it, not for each of them: what is packed needs
//! nothing from before it, or just the event before it, and ends where a byte ends.

use std::io::Write as _;
use std::mem;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use flate2::Compression;
use flate2::write::DeflateEncoder;

/// How a packed stream begins: the head of a gzip file of unknown time and system.
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255];
/// An empty block: bytes on the line that bring a browser nothing.
static EMPTY: [u8; 5] = [0, 0, 0, 255, 255];
/// How far back packed bytes can refer.
const WINDOW: usize = 32 * 1024;

/// An event on its way to browsers.
#[derive(Debug)]
pub struct StreamEvent {
    /// No other event has it.
    number: u64,
    text: String,
    alone: OnceLock<Bytes>,
    /// Behind the event of this number.
    behind: OnceLock<(u64, Bytes)>,
}

impl StreamEvent {
    /// An event as it is written: lines, and an empty one at the end.
    pub fn new(text: String) -> StreamEvent {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        StreamEvent {
            number: NEXT.fetch_add(1, Ordering::Relaxed),
            text,
            alone: OnceLock::new(),
            behind: OnceLock::new(),
        }
    }

    pub fn text(&self) -> &str {
        &self.text
    }

    /// Its bytes on a stream that is not packed.
    pub fn plain(&self) -> Bytes {
        Bytes::copy_from_slice(self.text.as_bytes())
    }

    /// Its bytes on a packed stream, made once for all streams. `last` is what the stream brought just before, if that
    /// is known: what is alike in both is not sent again. Of streams that brought different events only those with the
    /// event that most of them had gain by it.
    pub fn packed(&self, last: Option<&StreamEvent>) -> Bytes {
        if let Some(last) = last {
            let (number, packed) = self
                .behind
                .get_or_init(|| (last.number, pack(last.end(), &self.text)));
            if *number == last.number {
                return packed.clone();
            }
        }
        self.alone.get_or_init(|| pack("", &self.text)).clone()
    }

    /// As much of its end as what follows can refer to.
    fn end(&self) -> &str {
        let from = self.text.len().saturating_sub(WINDOW);
        let mut letters = from..self.text.len();
        let letter = letters.find(|&at| self.text.is_char_boundary(at));
        letter.map_or("", |letter| &self.text[letter..])
    }
}

/// A stream, packed or not, and what was sent on it last.
#[derive(Debug)]
pub struct EventStream {
    packs: bool,
    begun: bool,
    /// Unless something followed that nobody else has.
    last: Option<Arc<StreamEvent>>,
}

impl EventStream {
    pub fn new(packs: bool) -> EventStream {
        EventStream {
            packs,
            begun: false,
            last: None,
        }
    }

    pub fn packs(&self) -> bool {
        self.packs
    }

    /// The event that was sent last, if others may have got it too.
    pub fn last(&self) -> Option<Arc<StreamEvent>> {
        self.last.clone()
    }

    /// The bytes of an event for this stream alone.
    pub fn own(&mut self, text: String) -> Bytes {
        self.last = None;
        let bytes = self.bytes(&StreamEvent::new(text));
        self.begin(bytes)
    }

    /// The bytes of an event that others get too.
    pub fn shared(&mut self, event: &Arc<StreamEvent>) -> Bytes {
        let bytes = self.bytes(event);
        self.last = Some(event.clone());
        self.begin(bytes)
    }

    /// A sign of life.
    pub fn alive(&mut self) -> Bytes {
        let bytes: &[u8] = if self.packs { &EMPTY } else { b":\n\n" };
        self.begin(Bytes::from_static(bytes))
    }

    fn bytes(&self, event: &StreamEvent) -> Bytes {
        if self.packs {
            event.packed(self.last.as_deref())
        } else {
            event.plain()
        }
    }

    fn begin(&mut self, bytes: Bytes) -> Bytes {
        if mem::replace(&mut self.begun, true) || !self.packs {
            return bytes;
        }
        Bytes::from([&HEAD[..], &bytes].concat())
    }
}

/// Packs a text so that it can be read by whoever has just read `before`.
fn pack(before: &str, text: &str) -> Bytes {
    let mut packer = DeflateEncoder::new(Vec::new(), Compression::default());
    let mut write = |text: &str| {
        // The flush ends a block at the end of a byte, and tells no end of the stream.
        let written = packer.write_all(text.as_bytes());
        written
            .and_then(|()| packer.flush())
            .expect("memory takes every byte");
        mem::take(packer.get_mut())
    };
    if !before.is_empty() {
        write(before);
    }
    Bytes::from(write(text))
}

#[cfg(test)]
mod tests {
    use flate2::write::GzDecoder;

    use super::*;

    /// A panel as boards are made of: long, and much the same every time.
    fn event(number: usize) -> Arc<StreamEvent> {
        let panel = |at: usize| format!("<button value='{}'>{at}</button>", at * at * (at / 40));
        let panels: String = (number..number + 700).map(panel).collect();
        let text = format!("id: {number}\ndata: Łucja {panels}\n\n");
        Arc::new(StreamEvent::new(text))
    }

    struct Browser {
        stream: EventStream,
        unpacked: GzDecoder<Vec<u8>>,
    }

    impl Browser {
        fn new() -> Browser {
            Browser {
                stream: EventStream::new(true),
                unpacked: GzDecoder::new(Vec::new()),
            }
        }

        fn read(&mut self, bytes: &Bytes) -> String {
            self.unpacked.write_all(bytes).unwrap();
            self.unpacked.flush().unwrap();
            String::from_utf8(mem::take(self.unpacked.get_mut())).unwrap()
        }

        /// The packed bytes of an event, of which the browser reads what was written.
        #[track_caller]
        fn hear(&mut self, event: &Arc<StreamEvent>) -> Bytes {
            let bytes = self.stream.shared(event);
            assert_eq!(self.read(&bytes), event.text());
            bytes
        }
    }

    #[test]
    fn many_streams_share_what_is_packed_once() {
        let events: Vec<Arc<StreamEvent>> = (0..4).map(event).collect();
        let mut browsers: Vec<Browser> = (0..4).map(|_| Browser::new()).collect();
        for browser in &mut browsers {
            let bytes = browser.stream.own("retry: 1000\n\n".to_owned());
            assert_eq!(browser.read(&bytes), "retry: 1000\n\n");
        }
        // The last of them comes later, and the one before it hears something else in between.
        let alone = browsers[0].hear(&events[0]);
        assert_eq!(browsers[1].hear(&events[0]), alone);
        assert_eq!(browsers[2].hear(&events[0]), alone);
        let bytes = browsers[2].stream.own("event: chat\n\n".to_owned());
        assert_eq!(browsers[2].read(&bytes), "event: chat\n\n");
        let behind = browsers[0].hear(&events[1]);
        assert_eq!(browsers[1].hear(&events[1]).as_ptr(), behind.as_ptr());
        let fresh = browsers[2].hear(&events[1]);
        assert_eq!(browsers[3].hear(&events[1]).as_ptr(), fresh.as_ptr());
        assert!(
            behind.len() * 3 < fresh.len(),
            "{} {}",
            behind.len(),
            fresh.len()
        );
        // From then on they are alike, and a sign of life changes nothing.
        for browser in &mut browsers {
            let bytes = browser.stream.alive();
            assert_eq!(browser.read(&bytes), "");
        }
        let behind = browsers[0].hear(&events[2]);
        for browser in &mut browsers[1..] {
            assert_eq!(browser.hear(&events[2]).as_ptr(), behind.as_ptr());
        }
        // Somebody missed one.
        browsers[1].hear(&events[3]);
        let fresh = browsers[3].stream.own("event: presence\n\n".to_owned());
        browsers[3].read(&fresh);
        browsers[3].hear(&events[3]);
    }

    #[test]
    fn streams_that_are_not_packed_say_it_as_it_is() {
        let mut stream = EventStream::new(false);
        assert_eq!(stream.own("retry: 1\n\n".to_owned()), "retry: 1\n\n");
        let event = event(7);
        assert_eq!(stream.shared(&event), event.text());
        assert_eq!(stream.shared(&event), event.text());
        assert_eq!(stream.alive(), ":\n\n");
    }
}
