//! The file of a shard: a line with everything its games depend on, then a line for each block. A block counts once
//! its line is complete, so a run that was killed continues where it stopped.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use anyhow::Context as _;
use bots::train::is_checkpoint;
use lab::Block;
use lab::shard::{KIND, Opening, Part};
use serde_json::Value;

use crate::error::CommandError;

/// A file to which blocks are added.
#[derive(Debug)]
pub struct ShardFile {
    file: File,
}

impl ShardFile {
    /// Opens or starts the file of a shard; returns the blocks it already has, in order.
    pub fn open(path: &Path, opening: &Opening) -> Result<(ShardFile, Vec<Block>), CommandError> {
        let unusable = || format!("{} cannot be used", path.display());
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).with_context(unusable)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                return Err(CommandError::input(format!(
                    "{} is being written by another run",
                    path.display()
                )));
            }
            Err(TryLockError::Error(error)) => return Err(CommandError::Broken(error.into())),
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).with_context(unusable)?;
        let complete = complete_lines(&bytes);
        let mut shard = ShardFile { file };
        let blocks = if complete.is_empty() {
            let foreign = bytes.first().is_some_and(|&byte| byte != b'{');
            if foreign {
                return Err(foreign_file(path));
            }
            shard.cut(0).with_context(unusable)?;
            shard.write(opening).with_context(unusable)?;
            Vec::new()
        } else {
            let part = read(path, complete)?;
            if part.opening != *opening {
                return Err(other_run(path, &part.opening, opening));
            }
            shard.cut(complete.len() as u64).with_context(unusable)?;
            part.blocks
        };
        Ok((shard, blocks))
    }

    /// Appends a block; it is safe when this returns, short of a crash of the machine.
    pub fn append(&mut self, block: &Block) -> io::Result<()> {
        self.write(block)
    }

    fn write(&mut self, line: &impl serde::Serialize) -> io::Result<()> {
        let mut text = serde_json::to_string(line)?;
        text.push('\n');
        self.file.write_all(text.as_bytes())
    }

    /// Cuts off everything after the complete lines.
    fn cut(&mut self, length: u64) -> io::Result<()> {
        self.file.set_len(length)?;
        self.file.seek(SeekFrom::Start(length)).map(drop)
    }
}

/// Reads the file of a shard for a merge; an incomplete last line is ignored.
pub fn read_part(path: &Path) -> Result<Part, CommandError> {
    let unusable = || format!("{} cannot be read", path.display());
    let bytes = std::fs::read(path).with_context(unusable)?;
    if is_checkpoint(&bytes) {
        return Err(CommandError::input(format!(
            "{} is the checkpoint of a training: name with --out where the net of all its shards goes",
            path.display()
        )));
    }
    read(path, complete_lines(&bytes))
}

fn complete_lines(bytes: &[u8]) -> &[u8] {
    let end = bytes.iter().rposition(|&byte| byte == b'\n');
    &bytes[..end.map_or(0, |end| end + 1)]
}

fn read(path: &Path, bytes: &[u8]) -> Result<Part, CommandError> {
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n');
    let first = lines.next().unwrap_or_default();
    let opening: Value = serde_json::from_slice(first).map_err(|_| foreign_file(path))?;
    if opening["snowdonia"] != KIND {
        return Err(foreign_file(path));
    }
    let faulty = |line: usize, why: &str| {
        CommandError::input(format!("{}, line {line}: {why}", path.display()))
    };
    let opening: Opening =
        serde_json::from_value(opening).map_err(|error| faulty(1, &error.to_string()))?;
    opening.plan.check().map_err(|why| faulty(1, why))?;
    let mut blocks = Vec::new();
    for (index, line) in lines.enumerate() {
        let number = index + 2;
        let block: Block = serde_json::from_slice(line)
            .map_err(|error| faulty(number, &format!("not a block: {error}")))?;
        opening.check(&block).map_err(|why| faulty(number, why))?;
        blocks.push((opening.plan.unit(&block), number, block));
    }
    blocks.sort_by_key(|&(unit, ..)| unit);
    if let Some(pair) = blocks.windows(2).find(|pair| pair[0].0 == pair[1].0) {
        return Err(faulty(pair[1].1, "the block is there twice"));
    }
    Ok(Part {
        name: path.display().to_string(),
        opening,
        blocks: blocks.into_iter().map(|(.., block)| block).collect(),
    })
}

fn foreign_file(path: &Path) -> CommandError {
    CommandError::input(format!("{} is not a file of a gauntlet", path.display()))
}

/// Lists the differences between two runs.
pub fn differences(one: &Opening, other: &Opening) -> String {
    let values = [one, other].map(|opening| {
        let mut value = serde_json::to_value(opening).expect("an opening has a form");
        let plan = value["plan"].take();
        let mut fields = value.as_object().cloned().unwrap_or_default();
        fields.remove("plan");
        fields.extend(plan.as_object().cloned().unwrap_or_default());
        fields
    });
    let [one, other] = &values;
    let mut names: Vec<&String> = one.keys().chain(other.keys()).collect();
    names.sort();
    names.dedup();
    let text = |value: Option<&Value>| value.map_or_else(|| "nothing".to_owned(), Value::to_string);
    let differing = names
        .into_iter()
        .filter(|name| one.get(*name) != other.get(*name));
    let parts: Vec<String> = differing
        .map(|name| {
            format!(
                "{name} is {}, not {}",
                text(one.get(name)),
                text(other.get(name))
            )
        })
        .collect();
    parts.join("; ")
}

fn other_run(path: &Path, there: &Opening, here: &Opening) -> CommandError {
    let path = path.display();
    let what = differences(there, here);
    CommandError::input(format!(
        "{path} is of another run: in it {what}; choose another file"
    ))
}
