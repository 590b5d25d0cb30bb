//! A match between bots becomes a record, and the record is held against the rules.

use std::error::Error;
use std::sync::Arc;

use jantaku_rs::record::{Record, SeatInfo, SeatKind, play_match};
use jantaku_rs::{Action, Actions, Match, Ruleset, Seat, bots};

pub(crate) fn main() -> Result<(), Box<dyn Error>> {
    let rules = Arc::new(Ruleset::preset("tenhou")?);
    let mut bot = bots::by_name("easy", [1; 32])?;
    let names = ["Aki", "Ben", "Chika", "Dai"];
    let seats = names.map(|name| SeatInfo { name: name.to_owned(), kind: SeatKind::Bot });
    let choose = |game: &Match, seat: Seat, actions: &Actions| {
        game.view(seat).map_or(Action::Pass, |view| bot.choose(&view, actions))
    };
    let (_, recording) = play_match(rules, &seats, &[7; 32], choose, |_, _| {})?;
    let text = recording.to_json_lines();
    println!("{} lines", text.lines().count());

    let record = Record::read(text.as_bytes())?;
    let game = record.replay()?;
    let settlement = game.settlement().ok_or("the record ends before the match")?;
    for standing in &settlement.standings {
        let name = names[standing.seat.index()];
        println!("{}. {name}: {} points", standing.place, standing.points);
    }
    Ok(())
}
