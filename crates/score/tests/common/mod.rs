//! Hands as one line of words, for tests:
//!
//! `234m456p1167s pon:222z ron:8s seat:S round:E riichi ippatsu dora:3m rules:yakuza`
//!
//! The first word is the concealed part without the winning tile. Melds: `chii:` (called tile first) `pon:` `kan:`
//! `kakan:` `ankan:`. The win: `tsumo:` or `ron:`. The moment: `riichi` `double` `open` `from_riichi` `ippatsu` `last` `rinshan` `chankan`
//! `first` `declares` `declares_double` `after_kan` `from:right` `nippatsu` `chain:2` `first_kan` `seen:3` `eighth`. Also `seat:` (South if not said), `round:` (East), `dora:` and `ura:` (indicators), `kita:`, `honba:`.
#![allow(dead_code, clippy::unwrap_used, reason = "shared by several test files; a bad line is a bad test")]

use jantaku_core::notation::{parse_tile, parse_tiles};
use jantaku_core::{Ankan, Chii, Daiminkan, Hand, Kakan, Meld, Pon, Relative, Ruleset, Tile, Wind, Yaku};
use jantaku_score::{NoWin, Riichi, Value, Win, WinBy, WinContext, WinQuery, score};

#[derive(Debug, Clone)]
pub struct WinLine {
    pub rules: Ruleset,
    pub hand: Hand,
    pub winning_tile: Tile,
    pub by: WinBy,
    pub seat_wind: Wind,
    pub round_wind: Wind,
    pub context: WinContext,
    pub indicators: Vec<Tile>,
    pub ura_indicators: Vec<Tile>,
    pub kita: u8,
    pub honba: u32,
}

impl WinLine {
    pub fn read(line: &str) -> WinLine {
        let mut concealed = Vec::new();
        let mut melds = Vec::new();
        let mut won = None;
        let mut scene = WinLine {
            rules: Ruleset::preset("yakuza").unwrap(),
            hand: Hand::default(),
            winning_tile: parse_tile("1m").unwrap(),
            by: WinBy::Ron,
            seat_wind: Wind::South,
            round_wind: Wind::East,
            context: WinContext::default(),
            indicators: Vec::new(),
            ura_indicators: Vec::new(),
            kita: 0,
            honba: 0,
        };
        for word in line.split_whitespace() {
            let (key, value) = word.split_once(':').unwrap_or((word, ""));
            let context = &mut scene.context;
            match key {
                "tsumo" => won = Some((WinBy::Tsumo, parse_tile(value).unwrap())),
                "ron" => won = Some((WinBy::Ron, parse_tile(value).unwrap())),
                "seat" => scene.seat_wind = wind(value),
                "round" => scene.round_wind = wind(value),
                "riichi" => context.riichi = Riichi::Riichi,
                "double" => context.riichi = Riichi::Double,
                "open" => context.open_riichi = true,
                "from_riichi" => context.from_riichi = true,
                "ippatsu" => context.ippatsu = true,
                "last" => context.last_tile = true,
                "rinshan" => context.rinshan = true,
                "chankan" => context.chankan = true,
                "first" => context.first_turn = true,
                "declares" => context.declares = Riichi::Riichi,
                "declares_double" => context.declares = Riichi::Double,
                "after_kan" => context.after_kan = true,
                "from" => context.from = Some(side(value)),
                "eighth" => context.eighth_deal = true,
                "nippatsu" => context.nippatsu = true,
                "chain" => context.kan_chain = value.parse().unwrap(),
                "first_kan" => context.first_kan = true,
                "seen" => context.seen_copies = value.parse().unwrap(),
                "dora" => scene.indicators = parse_tiles(value).unwrap(),
                "ura" => scene.ura_indicators = parse_tiles(value).unwrap(),
                "kita" => scene.kita = value.parse().unwrap(),
                "honba" => scene.honba = value.parse().unwrap(),
                "rules" => scene.rules = Ruleset::preset(value).unwrap(),
                "chii" | "pon" | "kan" | "kakan" | "ankan" => melds.push(meld(key, &parse_tiles(value).unwrap())),
                _ => concealed = parse_tiles(word).unwrap(),
            }
        }
        scene.hand = Hand::new(&concealed, &melds).unwrap_or_else(|error| panic!("{line}: {error}"));
        (scene.by, scene.winning_tile) = won.unwrap_or_else(|| panic!("{line}: won by what?"));
        scene
    }

    pub fn with(mut self, change: impl FnOnce(&mut Ruleset)) -> WinLine {
        change(&mut self.rules);
        self
    }

    pub fn score(&self) -> Result<Win, NoWin> {
        score(&WinQuery {
            rules: &self.rules,
            hand: &self.hand,
            winning_tile: self.winning_tile,
            by: self.by,
            seat_wind: self.seat_wind,
            round_wind: self.round_wind,
            context: self.context,
            indicators: &self.indicators,
            ura_indicators: &self.ura_indicators,
            kita: self.kita,
            honba: self.honba,
        })
    }
}

/// The score of a hand that must win.
pub fn win(line: &str) -> Win {
    WinLine::read(line).score().unwrap_or_else(|no_win| panic!("{line}: {no_win}"))
}

pub fn value_of(win: &Win, yaku: Yaku) -> Option<Value> {
    win.yaku.iter().find(|line| line.yaku == yaku).map(|line| line.value)
}

/// The keys of the yaku, separated by blanks.
pub fn keys(win: &Win) -> String {
    win.yaku.iter().map(|line| line.yaku.key()).collect::<Vec<_>>().join(" ")
}

fn wind(letter: &str) -> Wind {
    Wind::ALL.into_iter().find(|wind| wind.letter().to_string() == letter).unwrap()
}

fn side(word: &str) -> Relative {
    match word {
        "right" => Relative::Right,
        "across" => Relative::Across,
        _ => Relative::Left,
    }
}

pub fn meld(call: &str, tiles: &[Tile]) -> Meld {
    let pon = || Pon::new(tiles[0], [tiles[1], tiles[2]], Relative::Left).unwrap();
    match call {
        "chii" => Meld::Chii(Chii::new(tiles[0], [tiles[1], tiles[2]]).unwrap()),
        "pon" => Meld::Pon(pon()),
        "kakan" => Meld::Kakan(Kakan::new(pon(), tiles[3]).unwrap()),
        "kan" => Meld::Daiminkan(Daiminkan::new(tiles[0], [tiles[1], tiles[2], tiles[3]], Relative::Left).unwrap()),
        _ => Meld::Ankan(Ankan::new([tiles[0], tiles[1], tiles[2], tiles[3]]).unwrap()),
    }
}
