//! Accounts in their table.

use tabletop::SeatName;

use crate::account::{Account, Accounts, NameKey, NewAccount, PasswordHash};
use crate::database::{Connection, Database, Row, values};
use crate::error::{Result, StoreError};
use crate::id::PersonId;
use crate::moment::Moment;
use crate::person::{SessionKind, TokenHash};

use super::{people, rows, sessions};

/// What [`account`] reads, in its order.
const COLUMNS: &str = "SELECT people.id, people.name, password, made, address, confirmed";
pub const TAKEN: &str = "SELECT person FROM accounts WHERE name_key = ?1 AND person <> ?2";
pub const PASSWORD: &str = "UPDATE accounts SET password = ?2 WHERE person = ?1";
pub const CONFIRM: &str =
    "UPDATE accounts SET confirmed = ?2 WHERE person = ?1 AND address IS NOT NULL";
pub const CODES: &str = "SELECT code FROM recovery_codes WHERE person = ?1";
pub const CODE_NAMED: &str = "SELECT 1 FROM accounts \
     JOIN recovery_codes ON recovery_codes.person = accounts.person WHERE name_key = ?1 AND code = ?2";
pub const SPEND_CODE: &str = "DELETE FROM recovery_codes WHERE person = ?1 AND code = ?2";

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

impl<D: Database> Accounts for D {
    fn add_account(&self, account: &NewAccount) -> Result<bool> {
        let new = account.clone();
        self.write(move |connection| {
            let person = people::number(connection, &new.person)?;
            if is_taken(connection, &new.key, person)? {
                return Ok(false);
            }
            let added = connection.execute(
                "INSERT INTO accounts (person, name_key, password, made) VALUES (?1, ?2, ?3, ?4) \
                 ON CONFLICT (person) DO NOTHING",
                values![person, &new.key.0, &new.password.0, new.made.0],
            )?;
            if added == 0 {
                return Err(StoreError::Malformed("a second account of a person"));
            }
            connection.execute(
                "UPDATE people SET name = ?2, kind = CASE kind WHEN 'guest' THEN 'account' ELSE kind END \
                 WHERE number = ?1",
                values![person, new.name.as_str()],
            )?;
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
        self.write(move |connection| {
            let person = people::number(connection, &id)?;
            if is_taken(connection, &key, person)? {
                return Ok(false);
            }
            connection.execute(
                "UPDATE accounts SET name_key = ?2 WHERE person = ?1",
                values![person, &key.0],
            )?;
            connection.execute(
                "UPDATE people SET name = ?2 WHERE number = ?1",
                values![person, name.as_str()],
            )?;
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
        self.write(move |connection| {
            let person = people::number(connection, &id)?;
            set_password(connection, person, &password, keep.as_ref())
        })
    }

    fn set_address(&self, person: &PersonId, address: Option<(&str, &str)>) -> Result<()> {
        let id = person.clone();
        let address = address.map(|(address, key)| (address.to_owned(), key.to_owned()));
        let (address, key) = address.unzip();
        self.write(move |connection| {
            let person = people::number(connection, &id)?;
            connection.execute(
                "UPDATE accounts SET address = ?2, address_key = ?3, confirmed = NULL WHERE person = ?1",
                values![person, address.as_ref(), key.as_ref()],
            )?;
            // Both were sent to the address there was.
            sessions::end_kind(connection, person, SessionKind::Confirm)?;
            sessions::end_kind(connection, person, SessionKind::Reset)
        })
    }

    fn confirm_address(&self, token: &TokenHash, now: Moment) -> Result<Option<PersonId>> {
        let token = *token;
        self.write(move |connection| {
            let Some((person, id)) = spend(connection, &token, SessionKind::Confirm, now)? else {
                return Ok(None);
            };
            let confirmed = connection.execute(CONFIRM, values![person, now.0])?;
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
        self.write(move |connection| {
            let Some((person, id)) = spend(connection, &token, SessionKind::Reset, now)? else {
                return Ok(None);
            };
            let set = set_password(connection, person, &password, None)?;
            Ok(set.then_some(id))
        })
    }

    fn set_recovery_codes(&self, person: &PersonId, codes: &[TokenHash]) -> Result<()> {
        let (id, codes) = (person.clone(), codes.to_vec());
        self.write(move |connection| {
            let person = people::lock(connection, &id)?;
            connection.execute(
                "DELETE FROM recovery_codes WHERE person = ?1",
                values![person],
            )?;
            for code in &codes {
                connection.execute(
                    "INSERT INTO recovery_codes (person, code) VALUES (?1, ?2)",
                    values![person, code.0],
                )?;
            }
            Ok(())
        })
    }

    fn recovery_codes(&self, person: &PersonId) -> Result<Vec<TokenHash>> {
        let id = person.clone();
        self.read(move |connection| {
            let person = people::number(connection, &id)?;
            connection.all(CODES, values![person], |row| Ok(TokenHash(row.get(0)?)))
        })
    }

    fn is_recovery_code(&self, key: &NameKey, code: &TokenHash) -> Result<bool> {
        let (key, code) = (key.clone(), *code);
        self.read(move |connection| connection.exists(CODE_NAMED, values![&key.0, &code.0]))
    }

    fn recover(
        &self,
        person: &PersonId,
        code: &TokenHash,
        password: &PasswordHash,
    ) -> Result<bool> {
        let (id, code, password) = (person.clone(), *code, password.clone());
        self.write(move |connection| {
            let person = people::number(connection, &id)?;
            let spent = connection.execute(SPEND_CODE, values![person, code.0])?;
            if spent == 0 {
                return Ok(false);
            }
            set_password(connection, person, &password, None)
        })
    }
}

fn is_taken(connection: &dyn Connection, key: &NameKey, person: i64) -> Result<bool> {
    connection.exists(TAKEN, values![&key.0, person])
}

fn set_password(
    connection: &dyn Connection,
    person: i64,
    password: &PasswordHash,
    keep: Option<&TokenHash>,
) -> Result<bool> {
    let set = connection.execute(PASSWORD, values![person, &password.0])?;
    if set == 1 {
        sessions::end_all(connection, person, keep)?;
    }
    Ok(set == 1)
}

/// Ends the session of a word that works once: whose it was.
fn spend(
    connection: &dyn Connection,
    token: &TokenHash,
    kind: SessionKind,
    now: Moment,
) -> Result<Option<(i64, PersonId)>> {
    let found: Option<(i64, String)> = connection.first(
        sessions::SPENDABLE,
        values![token.0, now.0, kind.name()],
        |row| Ok((row.get(0)?, row.get(1)?)),
    )?;
    let Some((person, id)) = found else {
        return Ok(None);
    };
    // Of two who come at once with the same word one spends it.
    if connection.execute(sessions::END, values![&token.0])? == 0 {
        return Ok(None);
    }
    Ok(Some((person, rows::person_id(&id)?)))
}

fn found(connection: &dyn Connection, statement: &str, value: &str) -> Result<Vec<Account>> {
    connection.all(statement, values![value], account)
}

fn account(row: &dyn Row) -> Result<Account> {
    let name: String = row.get(1)?;
    Ok(Account {
        person: rows::person_id(&row.get::<String>(0)?)?,
        name: SeatName::new(name.as_str()).map_err(|_| rows::unreadable("name", &name))?,
        password: PasswordHash(row.get(2)?),
        made: Moment(row.get(3)?),
        address: row.get(4)?,
        confirmed: row.get::<Option<i64>>(5)?.map(Moment),
    })
}
