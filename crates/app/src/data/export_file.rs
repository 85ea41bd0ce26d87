//! The file of `snowdonia data export`: lines of JSON, packed with gzip.
//!
//! ```text
//! {"snowdonia-data":1,"program":"0.2.0"}
//! {"table":"people","columns":["number","id",...]}
//! [1,"abcdefghjk",...]                                        a row: numbers, texts, null; bytes in hexadecimal
//! {"rows":1,"sha256":"..."}                                   of the lines of these rows
//! ...
//! {"tables":22,"rows":1234,"sha256":"..."}                    of everything before this line, and its end
//! ```
//!
//! Digests are over the bytes before compression, including the end of each line. A reader refuses a file at the
//! first invalid line, and then nothing of it is kept.

use std::fmt::{self, Write as _};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::Path;

use flate2::Compression;
use flate2::read::MultiGzDecoder;
use flate2::write::GzEncoder;
use serde::ser::SerializeSeq as _;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use store::{Column, ColumnKind, ROWS_AT_ONCE, RowValue, TABLES, TransferPage, TransferTable};

/// The version of the format.
const VERSION: u32 = 1;
/// How gzip files begin.
const PACKED: [u8; 2] = [0x1f, 0x8b];
/// The longest line in bytes; those of entries and headers are far shorter.
const LINE: u64 = 16 << 20;
/// The most bytes of the rows of a page.
const PAGE: usize = 1 << 20;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Begin {
    #[serde(rename = "snowdonia-data")]
    version: u32,
    program: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TableBegin {
    table: String,
    columns: Vec<String>,
}

#[derive(Serialize, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
struct TableEnd {
    rows: u64,
    sha256: String,
}

#[derive(Serialize, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
struct End {
    tables: u64,
    rows: u64,
    sha256: String,
}

struct Row<'a>(&'a [RowValue]);

impl Serialize for Row<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut row = serializer.serialize_seq(Some(self.0.len()))?;
        for value in self.0 {
            match value {
                RowValue::Nothing => row.serialize_element(&())?,
                RowValue::Integer(number) => row.serialize_element(number)?,
                RowValue::Text(text) => row.serialize_element(text)?,
                RowValue::Bytes(bytes) => row.serialize_element(&hex(bytes))?,
            }
        }
        row.end()
    }
}

/// Counts and digests rows, of a table or of everything.
#[derive(Default)]
struct Counted {
    rows: u64,
    digest: Sha256,
}

impl Counted {
    fn end(&self) -> TableEnd {
        TableEnd {
            rows: self.rows,
            sha256: hex(&self.digest.clone().finalize()),
        }
    }
}

pub struct Writer<'a> {
    packed: GzEncoder<&'a mut dyn Write>,
    line: Vec<u8>,
    tables: u64,
    all: Counted,
    /// The table being written.
    table: Option<(&'static TransferTable, Counted)>,
}

impl<'a> Writer<'a> {
    pub fn new(to: &'a mut dyn Write) -> io::Result<Writer<'a>> {
        let mut writer = Writer {
            packed: GzEncoder::new(to, Compression::fast()),
            line: Vec::new(),
            tables: 0,
            all: Counted::default(),
            table: None,
        };
        writer.line(&Begin {
            version: VERSION,
            program: env!("CARGO_PKG_VERSION").to_owned(),
        })?;
        Ok(writer)
    }

    /// Appends rows.
    pub fn page(&mut self, page: &TransferPage) -> io::Result<()> {
        if self
            .table
            .as_ref()
            .is_none_or(|(table, _)| *table != page.table)
        {
            self.end_table()?;
            let columns = page.columns.iter().map(|column| column.name.to_owned());
            self.line(&TableBegin {
                table: page.table.name.to_owned(),
                columns: columns.collect(),
            })?;
            self.table = Some((page.table, Counted::default()));
            self.tables += 1;
        }
        for row in &page.rows {
            self.line(&Row(row))?;
            if let Some((_, counted)) = &mut self.table {
                counted.digest.update(&self.line);
                counted.rows += 1;
            }
            self.all.rows += 1;
        }
        Ok(())
    }

    fn end_table(&mut self) -> io::Result<()> {
        if let Some((_, counted)) = self.table.take() {
            self.line(&counted.end())?;
        }
        Ok(())
    }

    /// Ends the file and returns its number of rows.
    pub fn finish(mut self) -> io::Result<u64> {
        self.end_table()?;
        let TableEnd { rows, sha256 } = self.all.end();
        self.line(&End {
            tables: self.tables,
            rows,
            sha256,
        })?;
        self.packed.finish()?.flush()?;
        Ok(rows)
    }

    fn line(&mut self, line: &impl Serialize) -> io::Result<()> {
        self.line.clear();
        serde_json::to_writer(&mut self.line, line)?;
        self.line.push(b'\n');
        self.all.digest.update(&self.line);
        self.packed.write_all(&self.line)
    }
}

/// What is wrong with a file.
#[derive(Debug)]
pub enum ExportFileError {
    Unreadable(io::Error),
    /// It is a backup, for `data restore`.
    Backup,
    Foreign,
    Newer(u32),
    /// The line, counted from 1, and its fault.
    Line(u64, String),
    CutOff,
}

impl fmt::Display for ExportFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExportFileError::Unreadable(error) => write!(f, "it cannot be read: {error}"),
            ExportFileError::Backup => {
                f.write_str("it is a backup; use `snowdonia data restore` for it")
            }
            ExportFileError::Foreign => {
                f.write_str("it was not written by `snowdonia data export`")
            }
            ExportFileError::Newer(version) => write!(
                f,
                "it has version {version}, but this program knows only {VERSION}; use the newer program"
            ),
            ExportFileError::Line(number, what) => {
                write!(f, "line {number}: {what}; nothing of it was kept")
            }
            ExportFileError::CutOff => f.write_str("its end is missing; nothing of it was kept"),
        }
    }
}

impl From<io::Error> for ExportFileError {
    fn from(error: io::Error) -> ExportFileError {
        match error.kind() {
            io::ErrorKind::UnexpectedEof => ExportFileError::CutOff,
            _ => ExportFileError::Unreadable(error),
        }
    }
}

pub struct Reader {
    lines: Box<dyn BufRead + Send>,
    line: Vec<u8>,
    number: u64,
    tables: u64,
    all: Counted,
    table: Option<Reading>,
    /// Set once the last line was read. Tables without rows still give a page.
    ended: bool,
}

/// The table being read.
struct Reading {
    table: &'static TransferTable,
    columns: Vec<&'static Column>,
    counted: Counted,
}

impl Reader {
    /// Begins to read a file, compressed or not.
    pub fn new(mut from: impl BufRead + Send + 'static) -> Result<Reader, ExportFileError> {
        let begin = from.fill_buf()?;
        if begin.starts_with(b"SQLite format 3") {
            return Err(ExportFileError::Backup);
        }
        let lines: Box<dyn BufRead + Send> = if begin.starts_with(&PACKED) {
            Box::new(BufReader::new(MultiGzDecoder::new(from)))
        } else {
            Box::new(from)
        };
        let mut reader = Reader {
            lines,
            line: Vec::new(),
            number: 0,
            tables: 0,
            all: Counted::default(),
            table: None,
            ended: false,
        };
        let foreign = |error| match error {
            ExportFileError::Unreadable(error) if error.kind() != io::ErrorKind::InvalidInput => {
                ExportFileError::Unreadable(error)
            }
            _ => ExportFileError::Foreign,
        };
        reader.read_line().map_err(foreign)?;
        let begin: Begin = reader.parse().map_err(|_| ExportFileError::Foreign)?;
        if begin.version > VERSION {
            return Err(ExportFileError::Newer(begin.version));
        }
        reader.count_line();
        Ok(reader)
    }

    /// The next rows; none at the end, once the file is known to be complete.
    pub fn page(&mut self) -> Result<Option<TransferPage>, ExportFileError> {
        while !self.ended {
            if self.table.is_none() {
                self.begin_table_or_end()?;
                continue;
            }
            let (rows, more) = self.rows()?;
            let reading = self.table.as_ref().ok_or(ExportFileError::CutOff)?;
            let page = TransferPage {
                table: reading.table,
                columns: reading.columns.clone(),
                rows,
            };
            if !more {
                self.table = None;
            }
            page.check().map_err(|error| self.fault(&error))?;
            return Ok(Some(page));
        }
        Ok(None)
    }

    /// Reads a line that begins a table or ends the file.
    fn begin_table_or_end(&mut self) -> Result<(), ExportFileError> {
        self.read_line()?;
        if let Ok(end) = self.parse::<End>() {
            let TableEnd { rows, sha256 } = self.all.end();
            let tables = self.tables;
            if end
                != (End {
                    tables,
                    rows,
                    sha256,
                })
            {
                return Err(self.fault(&"the digest of everything does not match"));
            }
            self.ended = true;
            return Ok(());
        }
        let begin: TableBegin = self.parse()?;
        // Each table once and in order: rows refer to rows of earlier tables.
        let expected = TABLES.get(self.tables as usize);
        let table = expected.filter(|table| table.name == begin.table);
        let table =
            table.ok_or_else(|| self.fault(&"a table of another version of the program"))?;
        let columns = begin.columns.iter().map(|name| table.column(name));
        let columns: Option<Vec<_>> = columns.collect();
        let columns =
            columns.ok_or_else(|| self.fault(&"a column of another version of the program"))?;
        self.count_line();
        self.tables += 1;
        self.table = Some(Reading {
            table,
            columns,
            counted: Counted::default(),
        });
        Ok(())
    }

    /// Up to a page of rows, and whether more may follow in this table.
    fn rows(&mut self) -> Result<(Vec<Vec<RowValue>>, bool), ExportFileError> {
        let (mut rows, mut bytes) = (Vec::new(), 0);
        while rows.len() < ROWS_AT_ONCE && bytes < PAGE {
            self.read_line()?;
            if self.line.first() != Some(&b'[') {
                let end: TableEnd = self.parse()?;
                let told = self.table.as_ref().map(|reading| reading.counted.end());
                if Some(end) != told {
                    return Err(self.fault(&"the digest of this table does not match"));
                }
                self.count_line();
                return Ok((rows, false));
            }
            let values: Vec<Value> = self.parse()?;
            rows.push(self.values(values)?);
            bytes += self.line.len();
            if let Some(reading) = &mut self.table {
                reading.counted.digest.update(&self.line);
                reading.counted.rows += 1;
            }
            self.all.rows += 1;
            self.count_line();
        }
        Ok((rows, true))
    }

    fn values(&self, values: Vec<Value>) -> Result<Vec<RowValue>, ExportFileError> {
        let columns = self
            .table
            .as_ref()
            .map_or(&[][..], |reading| &reading.columns);
        let kind = |index: usize| columns.get(index).map(|column| column.kind);
        let value = |(index, value)| match (value, kind(index)) {
            (Value::Null, _) => Some(RowValue::Nothing),
            (Value::Number(number), _) => number.as_i64().map(RowValue::Integer),
            (Value::String(text), Some(ColumnKind::Bytes)) => from_hex(&text).map(RowValue::Bytes),
            (Value::String(text), _) => Some(RowValue::Text(text)),
            _ => None,
        };
        let values: Option<Vec<RowValue>> = values.into_iter().enumerate().map(value).collect();
        values.ok_or_else(|| self.fault(&"a value of the wrong type"))
    }

    fn read_line(&mut self) -> Result<(), ExportFileError> {
        self.line.clear();
        self.number += 1;
        let mut bounded = Read::take(&mut self.lines, LINE);
        bounded.read_until(b'\n', &mut self.line)?;
        if self.line.last() == Some(&b'\n') {
            Ok(())
        } else if self.line.len() as u64 == LINE {
            Err(self.fault(&"the line is too long"))
        } else {
            Err(ExportFileError::CutOff)
        }
    }

    fn parse<T: for<'de> Deserialize<'de>>(&self) -> Result<T, ExportFileError> {
        serde_json::from_slice(&self.line).map_err(|error| self.fault(&error))
    }

    /// Adds the line to the digest of everything, which the last line holds and is therefore not part of.
    fn count_line(&mut self) {
        self.all.digest.update(&self.line);
    }

    fn fault(&self, what: &dyn fmt::Display) -> ExportFileError {
        ExportFileError::Line(self.number, what.to_string())
    }
}

/// Whether a file begins like an export.
pub fn is_export(path: &Path) -> bool {
    let mut begin = [0; 2];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut begin));
    read.is_ok() && begin == PACKED
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        let _ = write!(text, "{byte:02x}");
    }
    text
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digits = text.as_bytes();
    let byte = |pair: &[u8]| {
        let digit = |byte: u8| char::from(byte).to_digit(16);
        Some((digit(pair[0])? << 4 | digit(*pair.get(1)?)?) as u8)
    };
    digits.chunks(2).map(byte).collect()
}
