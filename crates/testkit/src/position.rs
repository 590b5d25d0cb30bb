use std::fmt;

use jantaku_core::{Seat, notation};
use jantaku_engine::{IllegalIntent, Phase, RiichiStatus, RiverTile, Round, Table};

/// A position to be read in a failed test: hands, melds, rivers, and what each seat may do.
pub struct Position<'a>(pub &'a Round);

impl fmt::Display for Position<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let table = self.0.table();
        let start = &table.start;
        writeln!(f, "{}{} honba {} sticks {}", start.wind, start.number(), start.position.honba, table.sticks)?;
        let indicators = notation::format_in_order(&table.indicators);
        writeln!(f, "{} tiles left, indicators {indicators}; {}", table.live_left, phase(table))?;
        for seat in table.players().seats() {
            self.seat(f, seat)?;
        }
        Ok(())
    }
}

impl Position<'_> {
    fn seat(&self, f: &mut fmt::Formatter<'_>, seat: Seat) -> fmt::Result {
        let (round, table) = (self.0, self.0.table());
        write!(f, "seat {seat} {} {:>6}  ", table.wind(seat), table.scores[seat])?;
        if let Some(hand) = round.hand(seat) {
            write!(f, "{}", notation::format_tiles(hand.concealed()))?;
            hand.drawn().map_or(Ok(()), |tile| write!(f, " + {tile}"))?;
            hand.melds().iter().try_for_each(|meld| write!(f, "  {meld}"))?;
            (0..table.kita[seat]).try_for_each(|_| write!(f, "  kita"))?;
        }
        match table.riichi[seat] {
            RiichiStatus::None => writeln!(f)?,
            status => writeln!(f, "  {status:?}")?,
        }
        let river: Vec<String> = table.rivers[seat].iter().map(river_tile).collect();
        writeln!(f, "    river {}", river.join(" "))?;
        let legal: Vec<String> = round.legal_actions(seat).legal.iter().map(ToString::to_string).collect();
        if !legal.is_empty() {
            writeln!(f, "    may {}", legal.join(", "))?;
        }
        round
            .illegal_intents(seat)
            .iter()
            .try_for_each(|IllegalIntent { what, why }| writeln!(f, "    not {what:?}: {why}"))
    }
}

fn phase(table: &Table) -> String {
    match &table.phase {
        Phase::Opening => "the deal may be repeated".to_owned(),
        Phase::Showdown { declared } => format!("{} seats have shown their hands or not", declared.len()),
        Phase::Draw { seat, .. } => format!("{seat:?} draws"),
        Phase::Turn { seat, .. } => format!("{seat:?} to act"),
        Phase::Claims { from, tile, on } => format!("{tile} of {from:?} may be claimed ({on:?})"),
        Phase::Over(end) => format!("over: {:?}", end.outcome),
    }
}

/// `5p`, with `>` for a sideways tile, `*` for the drawn one, `!` for one that was claimed.
fn river_tile(discard: &RiverTile) -> String {
    let mark = |set: bool, mark: &'static str| if set { mark } else { "" };
    let claimed = discard.claimed_by.is_some();
    format!("{}{}{}{}", mark(discard.sideways, ">"), discard.tile, mark(discard.tsumogiri, "*"), mark(claimed, "!"))
}
