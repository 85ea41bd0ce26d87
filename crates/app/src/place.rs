//! Where all data is kept: in a file in a folder on this machine, or in a database.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use store::{Postgres, Sqlite, Store, StoreError};

use crate::error::CommandError;
use crate::serve::{GAMES, folder, refusal};

/// The variable that names a database. An address may contain a password: other people on this machine see the options a
/// program was started with, but not its environment.
const DATABASE_URL: &str = "DATABASE_URL";

/// Where the data is.
#[derive(Args, Clone, Debug)]
pub struct PlaceArguments {
    /// Folder for games [default: the platform's data folder]
    #[arg(long, value_name = "DIR")]
    pub data_dir: Option<PathBuf>,

    /// Database instead of the folder, as <postgres://user:password@host/name>; better in the environment, as `DATABASE_URL`
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
}

impl PlaceArguments {
    /// Options come before the environment.
    pub fn place(&self) -> Result<Place, CommandError> {
        let environment = || match self.data_dir {
            Some(_) => None,
            None => env::var(DATABASE_URL).ok(),
        };
        let database = self.database.clone().or_else(environment);
        let Some(address) = database.filter(|address| !address.trim().is_empty()) else {
            return Ok(Place::File(self.folder()?.join(GAMES)));
        };
        let known = ["postgres://", "postgresql://"];
        if known.iter().any(|scheme| address.starts_with(scheme)) {
            return Ok(Place::Database(address));
        }
        Err(CommandError::input(format!(
            "--database and {DATABASE_URL} have to begin with postgres://; use --data-dir to keep games in a folder"
        )))
    }

    /// Opens an existing store: a mistyped folder must not create an empty one.
    pub fn open_existing(&self) -> Result<Arc<dyn Store>, CommandError> {
        self.place()?.open_existing()
    }

    /// The folder, also where the games are in a database.
    pub fn folder(&self) -> Result<PathBuf, CommandError> {
        folder(self.data_dir.as_deref())
    }

    /// Whether any of them was given.
    pub fn is_given(&self) -> bool {
        self.data_dir.is_some() || self.database.is_some()
    }
}

pub enum Place {
    File(PathBuf),
    Database(String),
}

impl Place {
    /// Opens the store, and creates it where there is none.
    pub fn open(&self) -> Result<Arc<dyn Store>, CommandError> {
        let refused = |error: StoreError| self.refused(&error);
        Ok(match self {
            Place::File(games) => Arc::new(Sqlite::open(games).map_err(refused)?),
            Place::Database(address) => Arc::new(Postgres::open(address).map_err(refused)?),
        })
    }

    /// Opens an existing store: a mistyped folder must not create an empty one.
    pub fn open_existing(&self) -> Result<Arc<dyn Store>, CommandError> {
        self.check_existing()?;
        self.open()
    }

    pub fn check_existing(&self) -> Result<(), CommandError> {
        match self {
            Place::File(games) if !games.exists() => Err(CommandError::input(format!(
                "there are no games in {}; name the folder with --data-dir, or a database with --database",
                games.parent().unwrap_or(games).display()
            ))),
            _ => Ok(()),
        }
    }

    /// The file; what is done with files alone is refused for a database.
    pub fn file(self) -> Result<PathBuf, CommandError> {
        match self {
            Place::File(games) => Ok(games),
            Place::Database(_) => Err(CommandError::input(
                "this copies the file of games; use pg_dump and pg_restore for a database, or \
                 `snowdonia data export` and `import`",
            )),
        }
    }

    /// The folder of the file.
    pub fn folder(&self) -> Option<&Path> {
        match self {
            Place::File(games) => games.parent(),
            Place::Database(_) => None,
        }
    }

    /// The folder or the database, for people.
    pub fn kept_in(&self) -> String {
        let folder = self.folder().map(|folder| folder.display().to_string());
        folder.unwrap_or_else(|| self.shown())
    }

    /// How people know it, without secrets.
    pub fn shown(&self) -> String {
        match self {
            Place::File(games) => games.display().to_string(),
            Place::Database(address) => Postgres::shown(address),
        }
    }

    /// What is wrong with it, and what to do about it.
    pub fn refused(&self, error: &StoreError) -> CommandError {
        CommandError::input(match self {
            Place::File(games) => refusal(games, error),
            Place::Database(_) => {
                let advice = match error {
                    StoreError::Newer { .. } => "; use the newer program, or another --database",
                    StoreError::Foreign => "; use another --database, or another schema of it",
                    _ => "",
                };
                format!("{}: {error}{advice}", self.shown())
            }
        })
    }
}
