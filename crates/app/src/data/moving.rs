//! `snowdonia data export` and `import`: all data through a file, in bounded memory.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use anyhow::Context as _;
use indicatif::ProgressBar;
use store::{Store, StoreError, TransferPage};

use super::export_file::{ExportFileError, Reader, Writer};
use super::{ExportArguments, ImportArguments, create_private, is_standard};
use crate::error::CommandError;
use crate::place::Place;
use crate::progress;
use crate::serve::create_private as create_private_folder;

/// Pages buffered between store and file, so that neither waits for each page of the other nor runs far ahead.
const AHEAD: usize = 4;

pub fn export(arguments: &ExportArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let store = arguments.place.place()?.open_existing()?;
    let bar = rows_bar(store.count_rows().map_err(|error| of_store(&error))?);
    if is_standard(&arguments.file) {
        write_all(&*store, out, &bar)?;
        return Ok(());
    }
    let cannot = || format!("{} cannot be written", arguments.file.display());
    let file = create_private(&arguments.file).with_context(cannot)?;
    let mut file = BufWriter::new(file);
    let written = write_all(&*store, &mut file, &bar).and_then(|rows| {
        let file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.sync_all()?;
        Ok(rows)
    });
    bar.finish_and_clear();
    let rows = written.inspect_err(|_| {
        // Half an export is of no use.
        let _ = fs::remove_file(&arguments.file);
    })?;
    writeln!(out, "{}: {rows} rows", arguments.file.display())?;
    Ok(())
}

/// Writes everything a store gives and returns the number of rows.
fn write_all(
    store: &dyn Store,
    to: &mut dyn Write,
    bar: &ProgressBar,
) -> Result<u64, CommandError> {
    let (send, pages) = sync_channel::<TransferPage>(AHEAD);
    thread::scope(|scope| {
        let giving = scope.spawn(move || {
            store.give(Box::new(move |page| {
                let gone = |_| StoreError::Other("nobody reads it any more".to_owned());
                send.send(page).map_err(gone)
            }))
        });
        let mut writer = Writer::new(to)?;
        let written = write_pages(&mut writer, pages, bar);
        let given = giving.join().expect("a store that gives does not panic");
        // If writing failed, the store failed only because nobody took its pages any more.
        written?;
        given.map_err(|error| of_store(&error))?;
        Ok(writer.finish()?)
    })
}

fn write_pages(
    writer: &mut Writer<'_>,
    pages: Receiver<TransferPage>,
    bar: &ProgressBar,
) -> io::Result<()> {
    for page in pages {
        writer.page(&page)?;
        bar.inc(page.rows.len() as u64);
    }
    Ok(())
}

pub fn import(arguments: &ImportArguments, out: &mut dyn Write) -> Result<(), CommandError> {
    let place = arguments.place.place()?;
    let input: Box<dyn Read + Send> = if is_standard(&arguments.file) {
        Box::new(io::stdin())
    } else {
        let cannot = || format!("{} cannot be read", arguments.file.display());
        Box::new(File::open(&arguments.file).with_context(cannot)?)
    };
    let name = arguments.file.display();
    let faulty = |error: ExportFileError| CommandError::input(format!("{name}: {error}"));
    // Check the head of the file before creating a store.
    let mut reader = Reader::new(BufReader::new(input)).map_err(faulty)?;
    let mut new_file = None;
    if let Some(folder) = place.folder() {
        let unusable = || format!("the folder {} cannot be used", folder.display());
        create_private_folder(folder).with_context(unusable)?;
    }
    if let Place::File(games) = &place {
        new_file = (!games.exists()).then_some(games);
    }
    let refused = |error: StoreError| match error {
        StoreError::NotEmpty => CommandError::input(format!(
            "{}: there is data already, and nothing is overwritten; move it away, or use another --data-dir or --database",
            place.shown()
        )),
        error => place.refused(&error),
    };
    let store = place.open()?;
    let bar = rows_bar(0);
    let (send, pages) = sync_channel::<store::Result<TransferPage>>(AHEAD);
    let (reader, progress) = (&mut reader, &bar);
    let taken = thread::scope(|scope| {
        let reading = scope.spawn(move || read_pages(reader, &send, progress));
        let taken = store.take_in(Box::new(pages.into_iter()));
        let read = reading.join().expect("a reader does not panic");
        read.map_err(faulty)?;
        taken.map_err(refused)
    });
    bar.finish_and_clear();
    drop(store);
    let rows = taken.inspect_err(|_| {
        if let Some(games) = new_file {
            remove_empty(games);
        }
    })?;
    writeln!(
        out,
        "{}: {rows} rows; `snowdonia data check` replays every game",
        place.shown()
    )?;
    Ok(())
}

/// Reads pages until the file ends or the store stops taking them.
fn read_pages(
    reader: &mut Reader,
    send: &SyncSender<store::Result<TransferPage>>,
    bar: &ProgressBar,
) -> Result<(), ExportFileError> {
    loop {
        match reader.page() {
            Ok(None) => return Ok(()),
            Ok(Some(page)) => {
                bar.inc(page.rows.len() as u64);
                if send.send(Ok(page)).is_err() {
                    return Ok(());
                }
            }
            Err(error) => {
                // Makes the store keep nothing. If it has stopped already, it keeps nothing anyway.
                let _ = send.send(Err(StoreError::Malformed(
                    "a file that cannot be read to its end",
                )));
                return Err(error);
            }
        }
    }
}

fn rows_bar(rows: u64) -> ProgressBar {
    if rows == 0 {
        return progress::bar(0, "{human_pos} rows");
    }
    progress::bar(rows, "{human_pos} of {human_len} rows")
}

/// Removes a store that was created for an import that failed.
fn remove_empty(games: &Path) {
    for end in ["", "-wal", "-shm"] {
        let mut name = games.as_os_str().to_owned();
        name.push(end);
        let _ = fs::remove_file(name);
    }
}

fn of_store(error: &StoreError) -> CommandError {
    CommandError::input(format!("the store: {error}"))
}
