//! Reads a file of rows.

use std::fs::File;
use std::path::{Path, PathBuf};

use parquet::column::reader::ColumnReader;
use parquet::errors::ParquetError;
use parquet::file::reader::{FileReader, RowGroupReader};
use parquet::file::serialized_reader::SerializedFileReader;

use crate::column::Of;
use crate::error::at;
use crate::shard::{COUNTS, schema};
use crate::{COLUMNS, Column, Counts, DatasetError, Row};

/// A file of rows.
pub struct Shard {
    path: PathBuf,
    reader: SerializedFileReader<File>,
    counts: Counts,
}

impl Shard {
    /// Opens a file, and reads its counts.
    ///
    /// # Errors
    ///
    /// A file that cannot be read, or was not written here.
    pub fn open(path: &Path) -> Result<Shard, DatasetError> {
        let file = File::open(path).map_err(at(path, DatasetError::file))?;
        let reader = SerializedFileReader::new(file).map_err(at(path, DatasetError::parquet))?;
        let foreign = |what: &str| DatasetError::Foreign { path: path.to_owned(), what: what.to_owned() };
        let facts = reader.metadata().file_metadata();
        let wanted = schema().map_err(at(path, DatasetError::parquet))?;
        if *facts.schema() != *wanted {
            return Err(foreign("its columns are others"));
        }
        let stated = facts.key_value_metadata().into_iter().flatten().find(|fact| fact.key == COUNTS);
        let stated = stated.and_then(|fact| fact.value.as_deref()).ok_or_else(|| foreign("it has no counts"))?;
        let counts = serde_json::from_str(stated).map_err(|error| foreign(&error.to_string()))?;
        Ok(Shard { path: path.to_owned(), reader, counts })
    }

    pub fn counts(&self) -> &Counts {
        &self.counts
    }

    /// How many groups of rows it has.
    pub fn groups(&self) -> usize {
        self.reader.num_row_groups()
    }

    /// The rows of a group, by its number from 0.
    ///
    /// # Errors
    ///
    /// A group that cannot be read.
    pub fn group(&self, number: usize) -> Result<Vec<Row>, DatasetError> {
        let read = || {
            let group = self.reader.get_row_group(number)?;
            let mut rows = vec![Row::default(); usize::try_from(group.metadata().num_rows()).unwrap_or_default()];
            COLUMNS.iter().enumerate().try_for_each(|(nth, column)| read_column(&*group, nth, column, &mut rows))?;
            Ok(rows)
        };
        read().map_err(at(&self.path, DatasetError::parquet))
    }
}

fn read_column(group: &dyn RowGroupReader, nth: usize, column: &Column, rows: &mut [Row]) -> Result<(), ParquetError> {
    let missing = || ParquetError::General(format!("`{}` ends before the others", column.name));
    let count = rows.len();
    let complete = |read: usize| if read == count { Ok(()) } else { Err(missing()) };
    match (column.of, group.get_column_reader(nth)?) {
        (Of::Text(field), ColumnReader::ByteArrayColumnReader(mut reader)) => {
            let mut values = Vec::new();
            complete(reader.read_records(count, None, None, &mut values)?.0)?;
            for (row, value) in rows.iter_mut().zip(&values) {
                *field(row) = value.as_utf8()?.into();
            }
        }
        (Of::Number(_, set), ColumnReader::Int32ColumnReader(mut reader)) => {
            let mut values = Vec::new();
            complete(reader.read_records(count, None, None, &mut values)?.0)?;
            rows.iter_mut().zip(&values).for_each(|(row, value)| set(row, *value));
        }
        (Of::Bytes(_, set), ColumnReader::FixedLenByteArrayColumnReader(mut reader)) => {
            let mut values = Vec::new();
            complete(reader.read_records(count, None, None, &mut values)?.0)?;
            rows.iter_mut().zip(&values).for_each(|(row, value)| set(row, value.data()));
        }
        _ => return Err(ParquetError::General(format!("`{}` has another type", column.name))),
    }
    Ok(())
}
