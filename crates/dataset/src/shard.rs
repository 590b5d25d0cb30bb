//! Writes a file of rows, one group of them in memory at a time.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bytes::Bytes;
use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical, ZstdLevel};
use parquet::data_type::{ByteArray, ByteArrayType, FixedLenByteArray, FixedLenByteArrayType, Int32Type};
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::types::{ColumnPath, Type, TypePtr};

use crate::column::Of;
use crate::error::at;
use crate::{COLUMNS, Column, Counts, DatasetError, Kind, Row};

/// How many rows a group has: what a writer keeps in memory.
pub(crate) const GROUP: usize = 8192;
/// Where the counts of a file are among its facts.
pub(crate) const COUNTS: &str = "jantaku.counts";

/// The schema of all files.
pub(crate) fn schema() -> Result<TypePtr, ParquetError> {
    let fields = COLUMNS.iter().map(field).collect::<Result<Vec<_>, _>>()?;
    Ok(Arc::new(Type::group_type_builder("decisions").with_fields(fields).build()?))
}

fn field(column: &Column) -> Result<TypePtr, ParquetError> {
    let of = |kind| Type::primitive_type_builder(column.name, kind).with_repetition(Repetition::REQUIRED);
    let number = |bits: u8, signed| {
        let kind = LogicalType::integer(bits.cast_signed(), signed);
        of(Physical::INT32).with_logical_type(Some(kind))
    };
    let field = match column.kind {
        Kind::Text => of(Physical::BYTE_ARRAY).with_logical_type(Some(LogicalType::String)),
        Kind::Unsigned(bits) => number(bits, false),
        Kind::Signed(bits) => number(bits, true),
        Kind::Bytes(count) => of(Physical::FIXED_LEN_BYTE_ARRAY).with_length(count as i32),
    };
    Ok(Arc::new(field.build()?))
}

fn properties() -> Result<WriterProperties, ParquetError> {
    let mut properties = WriterProperties::builder()
        .set_compression(Compression::ZSTD(ZstdLevel::try_new(3)?))
        .set_created_by(concat!("jantaku ", env!("CARGO_PKG_VERSION")).to_owned());
    for column in COLUMNS.iter().filter(|column| matches!(column.kind, Kind::Bytes(_))) {
        let path = ColumnPath::from(column.name);
        properties = properties
            .set_column_dictionary_enabled(path.clone(), false)
            .set_column_statistics_enabled(path, EnabledStatistics::None);
    }
    Ok(properties.build())
}

/// A file of rows that is being written: it has its name only when it is whole.
pub(crate) struct Writer {
    path: PathBuf,
    part: PathBuf,
    file: SerializedFileWriter<File>,
    rows: Vec<Row>,
}

impl Writer {
    pub(crate) fn create(path: &Path) -> Result<Writer, DatasetError> {
        let part = path.with_extension("parquet.part");
        let file = File::create(&part).map_err(at(&part, DatasetError::file))?;
        let file = schema()
            .and_then(|schema| SerializedFileWriter::new(file, schema, Arc::new(properties()?)))
            .map_err(at(&part, DatasetError::parquet))?;
        Ok(Writer { path: path.to_owned(), part, file, rows: Vec::new() })
    }

    pub(crate) fn push(&mut self, rows: Vec<Row>) -> Result<(), DatasetError> {
        self.rows.extend(rows);
        while self.rows.len() >= GROUP {
            self.write(GROUP)?;
        }
        Ok(())
    }

    fn write(&mut self, count: usize) -> Result<(), DatasetError> {
        let mut rows: Vec<Row> = self.rows.drain(..count).collect();
        let mut write = || {
            let mut group = self.file.next_row_group()?;
            COLUMNS.iter().try_for_each(|column| write_column(&mut group, column, &mut rows))?;
            group.close().map(drop)
        };
        write().map_err(at(&self.part, DatasetError::parquet))
    }

    /// Writes the last rows and the counts, and gives the file its name.
    pub(crate) fn finish(mut self, counts: &Counts) -> Result<(), DatasetError> {
        if !self.rows.is_empty() {
            self.write(self.rows.len())?;
        }
        let counts = serde_json::to_string(counts).unwrap_or_default();
        self.file.append_key_value_metadata(KeyValue::new(COUNTS.to_owned(), counts));
        let file = self.file.into_inner().map_err(at(&self.part, DatasetError::parquet))?;
        file.sync_all().map_err(at(&self.part, DatasetError::file))?;
        std::fs::rename(&self.part, &self.path).map_err(at(&self.path, DatasetError::file))
    }
}

fn write_column(
    group: &mut SerializedRowGroupWriter<'_, File>,
    column: &Column,
    rows: &mut [Row],
) -> Result<(), ParquetError> {
    let Some(mut writer) = group.next_column()? else { return Ok(()) };
    match (column.of, column.kind) {
        (Of::Text(field), _) => {
            let text = |row: &mut Row| ByteArray::from(field(row).as_bytes().to_vec());
            let values: Vec<ByteArray> = rows.iter_mut().map(text).collect();
            writer.typed::<ByteArrayType>().write_batch(&values, None, None)?;
        }
        (Of::Number(get, _), _) => {
            let values: Vec<i32> = rows.iter().map(get).collect();
            writer.typed::<Int32Type>().write_batch(&values, None, None)?;
        }
        (Of::Bytes(get, _), Kind::Bytes(count)) => {
            let mut all = Vec::with_capacity(count * rows.len());
            rows.iter().for_each(|row| get(row, &mut all));
            let all = Bytes::from(all);
            let nth = |nth: usize| FixedLenByteArray::from(ByteArray::from(all.slice(nth * count..(nth + 1) * count)));
            let values: Vec<FixedLenByteArray> = (0..rows.len()).map(nth).collect();
            writer.typed::<FixedLenByteArrayType>().write_batch(&values, None, None)?;
        }
        (Of::Bytes(..), _) => return Err(ParquetError::General(format!("`{}` has no length", column.name))),
    }
    writer.close()
}
