//! A bot that takes every win, never calls, discards what leaves most ukeire, and declares riichi with it.
use std::cmp::Reverse;

use jantaku_rs::bots::{self, Bot};
use jantaku_rs::record::{SeatInfo, SeatKind, play_match};
use jantaku_rs::{Action, Actions, Match, Ruleset, Seat, View, discards, score::tiles_left};

struct Closed;

impl Bot for Closed {
    fn name(&self) -> &str {
        "closed"
    }
    fn choose(&mut self, view: &View, actions: &Actions) -> Action {
        let (hand, melds) = (view.hand().counts(), view.hand().melds().len());
        let after = discards(&hand, melds, view.table().rules.tile_set);
        let rank = |action: &&Action| match **action {
            Action::Tsumo | Action::Ron => (2, None),
            Action::Riichi { tile, .. } | Action::Discard { tile, .. } => {
                let after = after.iter().find(|after| after.kind == tile.kind());
                let rank = after.map(|after| (Reverse(after.shanten.min()), tiles_left(after.ukeire, &hand)));
                (1, rank.map(|rank| (rank, matches!(action, Action::Riichi { .. }))))
            }
            _ => (u8::from(actions.default_action() == Some(**action)), None),
        };
        actions.legal.iter().max_by_key(rank).copied().unwrap_or(Action::Pass)
    }
}

pub(crate) fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (mut closed, mut easy) = (Closed, bots::by_name("easy", [1; 32])?);
    let choose = |game: &Match, seat: Seat, actions: &Actions| {
        let bot: &mut dyn Bot = if seat.index() == 0 { &mut closed } else { easy.as_mut() };
        game.view(seat).map_or(Action::Pass, |view| bot.choose(&view, actions))
    };
    let seats = ["closed", "easy", "easy", "easy"].map(|name| SeatInfo { name: name.into(), kind: SeatKind::Bot });
    let (game, _) = play_match(Ruleset::preset("tenhou")?.into(), &seats, &[7; 32], choose, |_, _| {})?;
    println!("the bot ends with {} points", game.table().scores[Seat::new(0).ok_or("no seat")?]);
    Ok(())
}
