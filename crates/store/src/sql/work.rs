use std::borrow::Cow;
use std::pin::Pin;
use std::sync::Arc;

use async_trait::async_trait;
use jantaku_wire::Mode;

use crate::StoreError;

/// The future of a job.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, Fault>> + Send + 'a>>;

/// A job for a database. It may be run again after a failed commit, so that all it needs is in its arguments.
pub type Job<A, T> = for<'a> fn(&'a dyn Work, &'a A) -> Pending<'a, T>;

#[derive(Debug)]
pub enum Fault {
    /// An error for whoever asked the store.
    Store(StoreError),
    /// Somebody else has changed what the job has read: it must run again.
    Contended,
    /// The database was not reached, or has not answered: the job must run again later.
    Unreachable(StoreError),
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        Fault::Store(error)
    }
}

impl From<Fault> for StoreError {
    fn from(fault: Fault) -> StoreError {
        match fault {
            Fault::Store(error) | Fault::Unreachable(error) => error,
            Fault::Contended => StoreError::Failed("others have changed the same, again and again".to_owned()),
        }
    }
}

impl From<Unreadable> for Fault {
    fn from(_: Unreadable) -> Fault {
        Fault::Store(StoreError::Failed("a value of another type than expected".to_owned()))
    }
}

/// A statement with its values, which it names `$1`, `$2` and so on.
pub type Statement<'a> = (&'a str, Vec<Value<'a>>);

#[async_trait]
pub trait Work: Sync {
    /// Runs statements one after the other; returns the number of rows each has changed.
    async fn execute_all(&self, statements: &[Statement<'_>]) -> Result<Vec<u64>, Fault>;

    /// Runs a statement; returns its rows.
    async fn query(&self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Fault>;
}

impl dyn Work + '_ {
    /// Runs a statement; returns the number of rows it has changed.
    pub async fn execute(&self, sql: &str, values: Vec<Value<'_>>) -> Result<u64, Fault> {
        Ok(self.execute_all(&[(sql, values)]).await?.into_iter().sum())
    }

    /// The first row that a statement returns.
    pub async fn first(&self, sql: &str, values: &[Value<'_>]) -> Result<Option<Row>, Fault> {
        Ok(self.query(sql, values).await?.into_iter().next())
    }

    /// Whether a statement's condition holds.
    pub async fn holds(&self, sql: &str, values: &[Value<'_>]) -> Result<bool, Fault> {
        Ok(self.first(sql, values).await?.is_some_and(|row| row.at(0) == Ok(true)))
    }
}

macro_rules! values {
    ($($value:expr),* $(,)?) => { Vec::from([$($crate::sql::work::Value::from($value)),*]) };
}
pub(crate) use values;

/// A value of a column. Conditions are numbers, 0 or 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value<'a> {
    Null,
    Number(i64),
    Text(Cow<'a, str>),
    Bytes(Cow<'a, [u8]>),
    /// A value that no column should have, such as text that is no UTF-8. It reads as nothing, and is never written.
    Unreadable,
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(text.into())
    }
}

impl<'a> From<&'a Vec<u8>> for Value<'a> {
    fn from(bytes: &'a Vec<u8>) -> Value<'a> {
        Value::Bytes(bytes.into())
    }
}

impl<'a> From<&'a [u8; 32]> for Value<'a> {
    fn from(bytes: &'a [u8; 32]) -> Value<'a> {
        Value::Bytes(bytes.as_slice().into())
    }
}

macro_rules! from_numbers {
    ($($number:ty)*) => { $(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Number(number.into())
            }
        }
    )* };
}
from_numbers!(i64 i32 u32 u8 bool);

impl<'a, T: Into<Value<'a>>> From<Option<T>> for Value<'a> {
    fn from(value: Option<T>) -> Value<'a> {
        value.map_or(Value::Null, T::into)
    }
}

#[derive(Debug, Clone)]
pub struct Row {
    pub names: Arc<[String]>,
    pub values: Vec<Value<'static>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unreadable;

impl Row {
    pub fn get<T: FromValue>(&self, name: &str) -> Result<T, Unreadable> {
        let at = self.names.iter().position(|of| of == name).ok_or(Unreadable)?;
        self.at(at)
    }

    /// The value of a column for a log.
    fn shown(&self, name: &str) -> String {
        match self.names.iter().position(|of| of == name).and_then(|at| self.values.get(at)) {
            // What is damaged may be any text.
            Some(Value::Text(text)) => text.escape_debug().to_string(),
            Some(Value::Number(number)) => number.to_string(),
            _ => "?".to_owned(),
        }
    }

    /// All values, for a statement.
    pub fn borrowed(&self) -> impl Iterator<Item = Value<'_>> {
        let borrowed = |value| match value {
            &Value::Null => Value::Null,
            &Value::Number(number) => Value::Number(number),
            Value::Text(text) => Value::from(text.as_ref()),
            Value::Bytes(bytes) => Value::Bytes(bytes.as_ref().into()),
            Value::Unreadable => Value::Unreadable,
        };
        self.values.iter().map(borrowed)
    }

    pub fn at<T: FromValue>(&self, column: usize) -> Result<T, Unreadable> {
        self.values.get(column).and_then(T::from_value).ok_or(Unreadable)
    }
}

pub trait FromValue: Sized {
    fn from_value(value: &Value<'static>) -> Option<Self>;
}

macro_rules! numbers {
    ($($number:ty)*) => { $(
        impl FromValue for $number {
            fn from_value(value: &Value<'static>) -> Option<Self> {
                match value {
                    Value::Number(number) => (*number).try_into().ok(),
                    _ => None,
                }
            }
        }
    )* };
}
numbers!(i64 i32 u32 u8);

impl FromValue for bool {
    fn from_value(value: &Value<'static>) -> Option<bool> {
        match value {
            Value::Number(number) => Some(*number != 0),
            _ => None,
        }
    }
}

impl FromValue for String {
    fn from_value(value: &Value<'static>) -> Option<String> {
        match value {
            Value::Text(text) => Some(text.clone().into_owned()),
            _ => None,
        }
    }
}

impl FromValue for Mode {
    fn from_value(value: &Value<'static>) -> Option<Mode> {
        match value {
            Value::Text(key) => Mode::of(key),
            _ => None,
        }
    }
}

impl FromValue for Vec<u8> {
    fn from_value(value: &Value<'static>) -> Option<Vec<u8>> {
        match value {
            Value::Bytes(bytes) => Some(bytes.clone().into_owned()),
            _ => None,
        }
    }
}

impl FromValue for [u8; 32] {
    fn from_value(value: &Value<'static>) -> Option<[u8; 32]> {
        match value {
            Value::Bytes(bytes) => bytes.as_ref().try_into().ok(),
            _ => None,
        }
    }
}

impl<T: FromValue> FromValue for Option<T> {
    fn from_value(value: &Value<'static>) -> Option<Option<T>> {
        match value {
            Value::Null => Some(None),
            value => T::from_value(value).map(Some),
        }
    }
}

/// The rows of a list that can be read; the others are named in the log by `what` and this column, so that one of them
/// hides none of the rest.
pub fn readable<T>(
    rows: &[Row],
    read: impl Fn(&Row) -> Result<T, Unreadable>,
    (what, key): (&str, &'static str),
) -> Vec<T> {
    let name = |row: &Row| tracing::error!("{what} cannot be read: {key} {}", row.shown(key));
    rows.iter().filter_map(|row| read(row).inspect_err(|_| name(row)).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_named_by_its_key_whatever_that_has_become() {
        let row = |value| Row { names: Arc::from(["id".to_owned()]), values: vec![value] };
        for (value, shown) in [
            (Value::from("0123456789abcdef"), "0123456789abcdef"),
            (Value::from("a\nb"), r"a\nb"),
            (Value::Number(7), "7"),
            (Value::Null, "?"),
            (Value::Bytes(Cow::Borrowed(b"ab")), "?"),
        ] {
            assert_eq!(row(value).shown("id"), shown);
        }
        assert_eq!(row(Value::Number(7)).shown("room"), "?", "no such column");
    }
}
