use std::io::Write;

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};
use jantaku_core::notation::format_tiles;
use jantaku_core::{Hand, Wind};
use serde::Serialize;

use crate::failure::Failure;

/// The width of a table of sentences outside a terminal.
const WIDTH: u16 = 100;

/// A plain table with these headings; the columns in `numbers` are aligned to the right.
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

/// A plain table of sentences, as wide as the terminal; without headings if none are given.
pub fn sentences(headings: &[&str]) -> Table {
    let mut table = Table::new();
    let width = console::Term::stdout().size_checked().map_or(WIDTH, |(_, columns)| columns);
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
    if !headings.is_empty() {
        table.set_header(headings.to_vec());
    }
    table
}

pub fn print(text: impl ToString) -> Result<(), Failure> {
    writeln!(std::io::stdout(), "{}", text.to_string()).map_err(Failure::printing)
}

pub fn json(value: &impl Serialize) -> Result<(), Failure> {
    print(serde_json::to_string_pretty(value).map_err(Failure::input)?)
}

/// A hand: the concealed tiles, the drawn one apart, and the melds.
pub fn hand(hand: &Hand) -> String {
    let mut text = format_tiles(hand.concealed());
    hand.drawn().iter().for_each(|tile| text += &format!(" {tile}"));
    hand.melds().iter().for_each(|meld| text += &format!("  {meld}"));
    text
}

pub fn wind(wind: Wind) -> &'static str {
    match wind {
        Wind::East => "East",
        Wind::South => "South",
        Wind::West => "West",
        Wind::North => "North",
    }
}
