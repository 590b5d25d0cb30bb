//! What commands print for people.

use std::io::Write;

use comfy_table::{CellAlignment, Table, presets};
use jantaku_core::Wind;
use serde::Serialize;

use crate::failure::Failure;

/// A plain table with these headings; the columns named in `numbers` are set to the right.
pub fn table(headings: &[&str], numbers: &[usize]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_header(headings.to_vec());
    for &column in numbers {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    table
}

/// Prints text and a line break.
pub fn print(text: impl ToString) -> Result<(), Failure> {
    writeln!(std::io::stdout(), "{}", text.to_string())?;
    Ok(())
}

/// Prints a value as JSON.
pub fn json(value: &impl Serialize) -> Result<(), Failure> {
    print(serde_json::to_string_pretty(value).map_err(Failure::input)?)
}

/// The name of a wind.
pub fn wind(wind: Wind) -> &'static str {
    match wind {
        Wind::East => "East",
        Wind::South => "South",
        Wind::West => "West",
        Wind::North => "North",
    }
}
