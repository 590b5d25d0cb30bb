//! W3: the worth of a winning hand.

use std::hint::black_box;

use jantaku_bench::{Points, WinInput, points, w3, wins};
use jantaku_core::{Meld, Ruleset, Tile};
use jantaku_score::WinBy;
use riichienv_core::hand_evaluator::HandEvaluator;
use riichienv_core::types::{self, Conditions, MeldType, WinResult};

use crate::contest::{Contest, Peer, agreement};
use crate::wins_by_agari;

/// A win in riichienv's types.
struct Theirs {
    hand: HandEvaluator,
    tile: u8,
    dora: Vec<u8>,
    ura: Vec<u8>,
    moment: Conditions,
}

/// Numbers every tile from 0 to 135, the first five of a suit as the red one.
struct Numbers([u8; 34]);

impl Numbers {
    fn of(&mut self, tile: Tile) -> u8 {
        let kind = tile.kind();
        let five = kind.number() == 5 && !kind.is_honour();
        if tile.is_red() {
            return 4 * kind.index() as u8;
        }
        let next = &mut self.0[kind.index()];
        let number = 4 * kind.index() as u8 + *next + u8::from(five);
        *next += 1;
        number
    }

    fn all<'a>(&mut self, tiles: impl IntoIterator<Item = &'a Tile>) -> Vec<u8> {
        tiles.into_iter().map(|&tile| self.of(tile)).collect()
    }
}

impl Theirs {
    fn new(input: &WinInput) -> Theirs {
        let mut numbers = Numbers([0; 34]);
        let tiles = numbers.all(input.hand.concealed());
        let meld = |meld: &Meld| {
            let kind = match meld {
                Meld::Chii(_) => MeldType::Chi,
                Meld::Pon(_) => MeldType::Pon,
                Meld::Daiminkan(_) => MeldType::Daiminkan,
                Meld::Kakan(_) => MeldType::Kakan,
                Meld::Ankan(_) => MeldType::Ankan,
            };
            types::Meld::new(kind, numbers.all(&meld.tiles()), meld.is_open(), -1, None)
        };
        let melds = input.hand.melds().iter().map(meld).collect();
        let moment = Conditions {
            tsumo: input.by == WinBy::Tsumo,
            riichi: input.riichi,
            ippatsu: input.ippatsu,
            player_wind: (input.seat_wind as u8).into(),
            round_wind: (input.round_wind as u8).into(),
            ..Conditions::default()
        };
        Theirs {
            tile: numbers.of(input.winning_tile),
            dora: numbers.all(&input.indicators),
            ura: numbers.all(&input.ura),
            hand: HandEvaluator::new(tiles, melds),
            moment,
        }
    }

    fn score(&self) -> WinResult {
        self.hand.calc(self.tile, self.dora.clone(), self.ura.clone(), Some(self.moment.clone()))
    }

    fn points(&self, result: &WinResult) -> i32 {
        let dealer = self.moment.player_wind == types::Wind::East;
        let sum = match (self.moment.tsumo, dealer) {
            (false, _) => result.ron_agari,
            (true, true) => 3 * result.tsumo_agari_ko,
            (true, false) => result.tsumo_agari_oya + 2 * result.tsumo_agari_ko,
        };
        sum as i32
    }

    fn agrees(&self, ours: &Points) -> bool {
        let theirs = self.score();
        let limited = ours.han == 0 || ours.han >= 5;
        let (han, fu) = (u32::from(ours.han), u32::from(ours.fu));
        theirs.is_win
            && self.points(&theirs) == ours.points
            && (ours.han == 0 || han == theirs.han)
            && (limited || fu == theirs.fu)
    }
}

/// W3 under one preset. riichienv's evaluator knows only the double yakuman of one house, Mahjong Soul.
pub fn scoring(preset: &str) -> Contest<'static> {
    let rules = Ruleset::preset(preset).expect("the preset is built in");
    let ours = wins(&rules, 2_000, 3);
    let worth: Vec<Points> = ours.iter().filter_map(|ours| points(&rules, ours)).collect();
    let peers = vec![by_riichienv(&ours, &worth), by_agari(&ours, &worth)];
    let ours = move || {
        black_box(w3(&rules, &ours));
        ours.len() as u64
    };
    Contest { inputs: format!("wins under {preset}"), unit: "wins", ours: Box::new(ours), peers }
}

fn by_riichienv(ours: &[WinInput], worth: &[Points]) -> Peer<'static> {
    let theirs: Vec<Theirs> = ours.iter().map(Theirs::new).collect();
    let agreement = agreement(worth.iter().zip(&theirs).map(|(ours, theirs)| theirs.agrees(ours)));
    let pass = move || {
        let sum: i64 = theirs.iter().map(|win| i64::from(win.points(&win.score()))).sum();
        black_box(sum);
        theirs.len() as u64
    };
    Peer { name: "riichienv-core", goal: Some(8.0), agreement, pass: Box::new(pass) }
}

fn by_agari(ours: &[WinInput], worth: &[Points]) -> Peer<'static> {
    let theirs: Vec<wins_by_agari::Win> = ours.iter().map(wins_by_agari::Win::new).collect();
    let agreement = agreement(worth.iter().zip(&theirs).map(|(ours, theirs)| theirs.agrees(ours)));
    let pass = move || {
        black_box(theirs.iter().map(wins_by_agari::Win::points).sum::<i64>());
        theirs.len() as u64
    };
    Peer { name: "agari", goal: None, agreement, pass: Box::new(pass) }
}
