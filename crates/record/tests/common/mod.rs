//! Matches to record: players who aim for tenpai, win when they can, and call at random.

use std::sync::Arc;

use jantaku_core::{Ruleset, Seat, WallSeed};
use jantaku_engine::{Action, Actions, Event, Match};
use jantaku_record::{Recording, SeatInfo, SeatKind, play_match};
use jantaku_score::shanten;

/// Houses to play in: two presets, one of them for three players, and one where the first hand that is won ends the
/// match.
pub fn house(nth: usize) -> Arc<Ruleset> {
    let three = "base = \"tenhou\"\nname = \"three\"\nplayers = 3\numa = [15000, 0, -15000]\n\
        tenpai_declaration = \"voluntary\"\nkyuushu_kyuuhai = \"shanghai\"";
    let short = "base = \"yakuza\"\nname = \"short\"\nround_winds = [\"E\"]\nstarting_points = 1000\n\
        return_points = 1000\nbust = \"below_zero\"\nriichi_ankan = \"waits_unchanged\"\n\
        chombo_mode = \"prevented\"";
    let rules = match nth {
        0 => Ruleset::preset("tenhou"),
        1 => Ruleset::preset("yakuza"),
        2 => Ruleset::from_toml(three),
        _ => Ruleset::from_toml(short),
    };
    Arc::new(rules.unwrap())
}

pub fn seats(rules: &Ruleset) -> Vec<SeatInfo> {
    let names = ["Aki", "Beni", "Chika", "Dai"];
    let info = |name: &&str| SeatInfo { name: (*name).to_owned(), kind: SeatKind::Bot };
    names.iter().take(rules.players.count()).map(info).collect()
}

pub fn play(rules: &Arc<Ruleset>, seed: u8) -> (Match, Recording, Vec<Event>) {
    let mut match_seed: WallSeed = [0; 32];
    match_seed[0] = seed;
    let mut die = Die(u64::from(seed) + 1);
    let mut events = Vec::new();
    let choose = |played: &Match, seat, actions: &Actions| choose(&mut die, played, seat, actions);
    let watch = |_: &Match, event: &Event| events.push(event.clone());
    let (played, recording) = play_match(rules.clone(), &seats(rules), &match_seed, choose, watch).unwrap();
    (played, recording, events)
}

/// A die that falls as its seed says; the seed is not 0.
pub struct Die(pub u64);

impl Die {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

pub fn choose(die: &mut Die, played: &Match, seat: Seat, actions: &Actions) -> Action {
    let legal = &actions.legal;
    let first = |wanted: fn(&&Action) -> bool| legal.iter().find(wanted).copied();
    if let Some(win) = first(|action| matches!(action, Action::Tsumo | Action::Ron)) {
        return win;
    }
    if let Some(pass) = first(|action| matches!(action, Action::Pass)) {
        return if die.below(3) == 0 { legal[die.below(legal.len())] } else { pass };
    }
    let rare = first(|action| matches!(action, Action::Ankan { .. } | Action::Kakan { .. } | Action::KyuushuKyuuhai));
    let riichi = first(|action| matches!(action, Action::Riichi { .. }));
    if let Some(special) = rare.or(riichi)
        && die.below(4) > 0
    {
        return special;
    }
    let hand = played.round().hand(seat).unwrap();
    let left = |action: &Action| match action {
        Action::Discard { tile, .. } => {
            let mut counts = hand.counts();
            assert!(counts.take(tile.kind()));
            shanten(&counts, hand.melds().len(), played.table().rules.tile_set).min()
        }
        _ => i8::MAX,
    };
    legal.iter().copied().min_by_key(left).unwrap()
}
