//! Wins as lines, so that any house can ask about them, and how many fu they have.

use std::fmt::Write;

use jantaku_core::notation::format_tiles;
use jantaku_core::{Hand, Meld, Ruleset, Yaku};
use jantaku_engine::{Outcome, RoundEnd, RoundWin, Table};
use jantaku_scenario::WinLine;
use jantaku_score::{Decomposition, Shape, Win, score_stated};
use jantaku_wire::DrillChoice;

use super::Found;
use crate::Task;

/// The fu that are offered; more only where they are right.
const FU: [u8; 7] = [20, 25, 30, 40, 50, 60, 70];

pub fn lines(table: &Table, end: &RoundEnd) -> Vec<String> {
    match &end.outcome {
        Outcome::Won { wins, ura_indicators } => {
            wins.iter().map(|won| line(table, won, ura_indicators.as_slice())).collect()
        }
        _ => Vec::new(),
    }
}

/// A win as the words of a [`WinLine`]. Honba are left out: they are no question of the hand.
fn line(table: &Table, won: &RoundWin, ura: &[jantaku_core::Tile]) -> String {
    let mut line = hand_words(&won.hand);
    let mut say = |words: std::fmt::Arguments| line.write_fmt(words).unwrap_or_default();
    let has = |yaku| won.win.yaku.iter().any(|line| line.yaku == yaku);
    say(format_args!(" {}:{}", if won.from.is_some() { "ron" } else { "tsumo" }, won.tile));
    say(format_args!(" seat:{} round:{}", table.wind(won.seat).letter(), table.start.wind.letter()));
    say(format_args!(" dora:{}", format_tiles(&table.indicators)));
    let riichi = table.riichi[won.seat].is_riichi();
    if riichi && !ura.is_empty() {
        say(format_args!(" ura:{}", format_tiles(ura)));
    }
    let words = [
        ("riichi", has(Yaku::Riichi)),
        ("double", has(Yaku::DoubleRiichi)),
        ("ippatsu", has(Yaku::Ippatsu)),
        ("rinshan", has(Yaku::Rinshan)),
        ("chankan", has(Yaku::Chankan)),
        ("last", has(Yaku::Haitei) || has(Yaku::Houtei)),
        ("first", has(Yaku::Tenhou) || has(Yaku::Chiihou) || has(Yaku::Renhou)),
    ];
    words.iter().filter(|(_, said)| *said).for_each(|(word, _)| say(format_args!(" {word}")));
    let norths = table.kita[won.seat];
    if norths > 0 {
        say(format_args!(" kita:{norths}"));
    }
    line
}

/// The concealed tiles and the melds of a hand, as the words that a [`WinLine`] begins with.
pub fn hand_words(hand: &Hand) -> String {
    let mut words = format_tiles(hand.concealed());
    for meld in hand.melds() {
        let call = match meld {
            Meld::Chii(_) => "chii",
            Meld::Pon(_) => "pon",
            Meld::Daiminkan(_) => "kan",
            Meld::Kakan(_) => "kakan",
            Meld::Ankan(_) => "ankan",
        };
        let tiles: String = meld.tiles_as_called().iter().map(ToString::to_string).collect();
        let _ = write!(words, " {call}:{tiles}");
    }
    words
}

pub fn fu(line: &WinLine, rules: &Ruleset) -> Option<Found> {
    rules.players.seats().nth(line.seat_wind as usize)?;
    let win = score_stated(&line.query(rules)).ok()?;
    // Where a limit is reached nobody counts them.
    if win.han == 0 || win.limit.is_some() || win.fu.items.is_empty() {
        return None;
    }
    let answer = win.fu.total;
    let mut offered = FU.to_vec();
    if !offered.contains(&answer) {
        offered.extend((80..=answer).step_by(10));
    }
    let right = offered.iter().position(|&fu| fu == answer)?;
    let skill = fu_skill(&win);
    // A kan is counted less often than anything else.
    let items = win.fu.items.len() + usize::from(skill == "kan");
    let task = Task { choices: offered.into_iter().map(|fu| DrillChoice::Fu { fu }).collect(), right: vec![right] };
    Some(Found { skill, level: items.clamp(1, 5) as u8, task })
}

fn fu_skill(win: &Win) -> &'static str {
    let Decomposition::Standard { sets, .. } = &win.reading else { return "runs" };
    let any = |shape: Shape| sets.iter().any(|set| set.shape == shape);
    match () {
        () if any(Shape::Quad) => "kan",
        () if any(Shape::Triplet) => "triplets",
        () => "runs",
    }
}
