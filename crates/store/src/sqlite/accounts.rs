//! Accounts in their table.

use rusqlite::{Connection, OptionalExtension as _, Row};
use tabletop::SeatName;

use crate::account::{Account, Accounts, NameKey, NewAccount, PasswordHash};
use crate::error::{Result, StoreError};
use crate::id::PersonId;
use crate::moment::Moment;
use crate::person::{SessionKind, TokenHash};

use super::{Sqlite, people, rows, sessions};

/// What [`account`] reads, in its order.
const COLUMNS: &str = "SELECT people.id, people.name, password, made, address, confirmed";
pub(super) const TAKEN: &str = "SELECT person FROM accounts WHERE name_key = ?1 AND person <> ?2";
pub(super) const PASSWORD: &str = "UPDATE accounts SET password = ?2 WHERE person = ?1";
pub(super) const CONFIRM: &str =
    "UPDATE accounts SET confirmed = ?2 WHERE person = ?1 AND address IS NOT NULL";
pub(super) const CODES: &str = "SELECT code FROM recovery_codes WHERE person = ?1";
pub(super) const CODE_NAMED: &str = "SELECT 1 FROM accounts \
     JOIN recovery_codes ON recovery_codes.person = accounts.person WHERE name_key = ?1 AND code = ?2";
pub(super) const SPEND_CODE: &str = "DELETE FROM recovery_codes WHERE person = ?1 AND code = ?2";

pub(super) fn of_person() -> String {
    format!(
        "{COLUMNS} FROM people JOIN accounts ON accounts.person = people.number WHERE people.id = ?1"
    )
}

pub(super) fn by_name() -> String {
    format!(
        "{COLUMNS} FROM accounts JOIN people ON people.number = accounts.person WHERE name_key = ?1"
    )
}

pub(super) fn by_address() -> String {
    format!(
        "{COLUMNS} FROM accounts JOIN people ON people.number = accounts.person \
         WHERE address_key = ?1 AND confirmed IS NOT NULL"
    )
}

impl Accounts for Sqlite {
    fn add_account(&self, account: &NewAccount) -> Result<bool> {
        let new = account.clone();
        self.writer.write(move |connection| {
            let person = people::number(connection, &new.person)?;
            if is_taken(connection, &new.key, person)? {
                return Ok(false);
            }
            let added = connection
                .prepare_cached(
                    "INSERT INTO accounts (person, name_key, password, made) VALUES (?1, ?2, ?3, ?4) \
                     ON CONFLICT DO NOTHING",
                )?
                .execute((person, &new.key.0, &new.password.0, new.made.0))?;
            if added == 0 {
                return Err(StoreError::Malformed("a second account of a person"));
            }
            connection
                .prepare_cached(
                    "UPDATE people SET name = ?2, kind = CASE kind WHEN 'guest' THEN 'account' ELSE kind END \
                     WHERE number = ?1",
                )?
                .execute((person, new.name.as_str()))?;
            sessions::end_all(connection, person, None)?;
            Ok(true)
        })
    }

    fn account(&self, person: &PersonId) -> Result<Option<Account>> {
        let person = person.clone();
        self.read(move |connection| Ok(found(connection, &of_person(), person.as_str())?.pop()))
    }

    fn account_named(&self, key: &NameKey) -> Result<Option<Account>> {
        let key = key.clone();
        self.read(move |connection| Ok(found(connection, &by_name(), &key.0)?.pop()))
    }

    fn accounts_at(&self, address_key: &str) -> Result<Vec<Account>> {
        let key = address_key.to_owned();
        self.read(move |connection| found(connection, &by_address(), &key))
    }

    fn rename_account(&self, person: &PersonId, name: &SeatName, key: &NameKey) -> Result<bool> {
        let (id, name, key) = (person.clone(), name.clone(), key.clone());
        self.writer.write(move |connection| {
            let person = people::number(connection, &id)?;
            if is_taken(connection, &key, person)? {
                return Ok(false);
            }
            connection
                .prepare_cached("UPDATE accounts SET name_key = ?2 WHERE person = ?1")?
                .execute((person, &key.0))?;
            connection
                .prepare_cached("UPDATE people SET name = ?2 WHERE number = ?1")?
                .execute((person, name.as_str()))?;
            Ok(true)
        })
    }

    fn set_password(
        &self,
        person: &PersonId,
        password: &PasswordHash,
        keep: Option<&TokenHash>,
    ) -> Result<bool> {
        let (id, password, keep) = (person.clone(), password.clone(), keep.copied());
        self.writer.write(move |connection| {
            let person = people::number(connection, &id)?;
            set_password(connection, person, &password, keep.as_ref())
        })
    }

    fn set_address(&self, person: &PersonId, address: Option<(&str, &str)>) -> Result<()> {
        let id = person.clone();
        let address = address.map(|(address, key)| (address.to_owned(), key.to_owned()));
        let (address, key) = address.unzip();
        self.writer.write(move |connection| {
            let person = people::number(connection, &id)?;
            connection
                .prepare_cached(
                    "UPDATE accounts SET address = ?2, address_key = ?3, confirmed = NULL WHERE person = ?1",
                )?
                .execute((person, &address, &key))?;
            // Both were sent to the address there was.
            sessions::end_kind(connection, person, SessionKind::Confirm)?;
            sessions::end_kind(connection, person, SessionKind::Reset)
        })
    }

    fn confirm_address(&self, token: &TokenHash, now: Moment) -> Result<Option<PersonId>> {
        let token = *token;
        self.writer.write(move |connection| {
            let Some((person, id)) = spend(connection, &token, SessionKind::Confirm, now)? else {
                return Ok(None);
            };
            let confirmed = connection
                .prepare_cached(CONFIRM)?
                .execute((person, now.0))?;
            Ok((confirmed == 1).then_some(id))
        })
    }

    fn reset_password(
        &self,
        token: &TokenHash,
        now: Moment,
        password: &PasswordHash,
    ) -> Result<Option<PersonId>> {
        let (token, password) = (*token, password.clone());
        self.writer.write(move |connection| {
            let Some((person, id)) = spend(connection, &token, SessionKind::Reset, now)? else {
                return Ok(None);
            };
            let set = set_password(connection, person, &password, None)?;
            Ok(set.then_some(id))
        })
    }

    fn set_recovery_codes(&self, person: &PersonId, codes: &[TokenHash]) -> Result<()> {
        let (id, codes) = (person.clone(), codes.to_vec());
        self.writer.write(move |connection| {
            let person = people::number(connection, &id)?;
            connection
                .prepare_cached("DELETE FROM recovery_codes WHERE person = ?1")?
                .execute([person])?;
            for code in &codes {
                connection
                    .prepare_cached("INSERT INTO recovery_codes (person, code) VALUES (?1, ?2)")?
                    .execute((person, code.0))?;
            }
            Ok(())
        })
    }

    fn recovery_codes(&self, person: &PersonId) -> Result<Vec<TokenHash>> {
        let id = person.clone();
        self.read(move |connection| {
            let person = people::number(connection, &id)?;
            let mut select = connection.prepare_cached(CODES)?;
            let codes = select.query_map([person], |row| Ok(TokenHash(row.get(0)?)))?;
            Ok(codes.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn is_recovery_code(&self, key: &NameKey, code: &TokenHash) -> Result<bool> {
        let (key, code) = (key.clone(), *code);
        self.read(move |connection| {
            let mut select = connection.prepare_cached(CODE_NAMED)?;
            Ok(select.exists((key.0, code.0))?)
        })
    }

    fn recover(
        &self,
        person: &PersonId,
        code: &TokenHash,
        password: &PasswordHash,
    ) -> Result<bool> {
        let (id, code, password) = (person.clone(), *code, password.clone());
        self.writer.write(move |connection| {
            let person = people::number(connection, &id)?;
            let spent = connection
                .prepare_cached(SPEND_CODE)?
                .execute((person, code.0))?;
            if spent == 0 {
                return Ok(false);
            }
            set_password(connection, person, &password, None)
        })
    }
}

fn is_taken(connection: &Connection, key: &NameKey, person: i64) -> rusqlite::Result<bool> {
    let mut select = connection.prepare_cached(TAKEN)?;
    select.exists((&key.0, person))
}

fn set_password(
    connection: &Connection,
    person: i64,
    password: &PasswordHash,
    keep: Option<&TokenHash>,
) -> Result<bool> {
    let set = connection
        .prepare_cached(PASSWORD)?
        .execute((person, &password.0))?;
    if set == 1 {
        sessions::end_all(connection, person, keep)?;
    }
    Ok(set == 1)
}

/// Ends the session of a word that works once: whose it was.
fn spend(
    connection: &Connection,
    token: &TokenHash,
    kind: SessionKind,
    now: Moment,
) -> Result<Option<(i64, PersonId)>> {
    let found: Option<(i64, String)> = connection
        .prepare_cached(sessions::SPENDABLE)?
        .query_row((token.0, now.0, kind.name()), |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .optional()?;
    let Some((person, id)) = found else {
        return Ok(None);
    };
    connection
        .prepare_cached(sessions::END)?
        .execute([token.0])?;
    Ok(Some((person, rows::person_id(&id)?)))
}

fn found(connection: &Connection, statement: &str, value: &str) -> Result<Vec<Account>> {
    let mut select = connection.prepare_cached(statement)?;
    let mut found = select.query([value])?;
    let mut accounts = Vec::new();
    while let Some(row) = found.next()? {
        accounts.push(account(row)?);
    }
    Ok(accounts)
}

fn account(row: &Row<'_>) -> Result<Account> {
    let name: String = row.get(1)?;
    Ok(Account {
        person: rows::person_id(&row.get::<_, String>(0)?)?,
        name: SeatName::new(name.as_str()).map_err(|_| rows::unreadable("name", &name))?,
        password: PasswordHash(row.get(2)?),
        made: Moment(row.get(3)?),
        address: row.get(4)?,
        confirmed: row.get::<_, Option<i64>>(5)?.map(Moment),
    })
}
