//! One message, in records and in live matches.

use std::collections::BTreeMap;

use jantaku_core::{Ankan, BySeat, Chii, Daiminkan, Kakan, Kind, Meld, Players, Pon, Relative, Seat, Suit, Tile, Wind};
use jantaku_engine::Abort;
use serde::Deserialize;

use crate::formats::FormatFault;
use crate::formats::log::{DrawKind, LogStart, Move};

/// A message with the fields of all types; which of them are present depends on its type.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct Line {
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) id: Option<usize>,
    pub(super) names: Option<Vec<String>>,
    pub(super) aka_flag: Option<bool>,
    pub(super) kyoku_first: Option<u8>,
    pub(super) rules: Option<String>,
    pub(super) bakaze: Option<String>,
    pub(super) kyoku: Option<u8>,
    pub(super) honba: Option<u32>,
    pub(super) kyotaku: Option<u32>,
    pub(super) oya: Option<usize>,
    pub(super) scores: Option<Vec<i32>>,
    pub(super) tehais: Option<Vec<Vec<String>>>,
    pub(super) dora_marker: Option<String>,
    pub(super) actor: Option<usize>,
    pub(super) target: Option<usize>,
    pub(super) pai: Option<String>,
    pub(super) tsumogiri: Option<bool>,
    pub(super) consumed: Option<Vec<String>>,
    pub(super) deltas: Option<Vec<i32>>,
    pub(super) delta: Option<Vec<i32>>,
    pub(super) ura_markers: Option<Vec<String>>,
    #[serde(alias = "uradora_markers")]
    pub(super) uradora_marker: Option<Vec<String>>,
    pub(super) hora_tehais: Option<Vec<String>>,
    pub(super) fan: Option<u8>,
    pub(super) fu: Option<u8>,
    pub(super) reason: Option<String>,
    pub(super) tenpais: Option<Vec<bool>>,
    pub(super) message: Option<String>,
    pub(super) possible_actions: Option<Vec<Line>>,
    pub(super) cannot_dahai: Option<Vec<String>>,
    #[serde(flatten)]
    pub(super) other: BTreeMap<String, serde::de::IgnoredAny>,
}

/// Names of the draws.
pub(super) const REASONS: [(&str, DrawKind); 9] = [
    ("fanpai", DrawKind::Exhaustive),
    ("nagashimangan", DrawKind::Nagashi),
    ("kyushukyuhai", DrawKind::Abort(Abort::KyuushuKyuuhai)),
    ("sufonrenta", DrawKind::Abort(Abort::SuufonRenda)),
    ("suchareach", DrawKind::Abort(Abort::SuuchaRiichi)),
    ("sukaikan", DrawKind::Abort(Abort::Suukaikan)),
    ("sanchaho", DrawKind::Abort(Abort::Sanchahou)),
    // mjai has no names for these two.
    ("gokaikan", DrawKind::Abort(Abort::FifthKan)),
    ("chombo", DrawKind::Abort(Abort::Chombo)),
];

/// `kyoku_first` of a match of East and South: the number of its eight hands that are skipped at the start.
pub(super) const HANCHAN: u8 = 0;
/// `kyoku_first` of a match of East only.
pub(super) const EAST_ONLY: u8 = 4;

/// Letters of the honours.
const HONOURS: [&str; 7] = ["E", "S", "W", "N", "P", "F", "C"];

pub(super) const UNKNOWN: &str = "?";

impl Line {
    pub(super) fn actor(&self, players: Players) -> Result<Seat, FormatFault> {
        seat(self.actor, "actor", players)
    }

    pub(super) fn target(&self, players: Players) -> Result<Seat, FormatFault> {
        seat(self.target, "target", players)
    }

    /// Whether the match is East and South (`true`) or East only, if stated.
    pub(super) fn hanchan(&self) -> Result<Option<bool>, FormatFault> {
        match self.kyoku_first {
            None => Ok(None),
            Some(HANCHAN) => Ok(Some(true)),
            Some(EAST_ONLY) => Ok(Some(false)),
            Some(other) => Err(FormatFault::expected(format!("{HANCHAN} or {EAST_ONLY} in `kyoku_first`"), other)),
        }
    }

    pub(super) fn pai(&self) -> Result<Tile, FormatFault> {
        need_tile(self.pai.as_deref(), "pai")
    }

    pub(super) fn deltas(&self) -> Option<Vec<i32>> {
        self.deltas.clone().or_else(|| self.delta.clone())
    }

    /// The number of players, and the hands of a deal.
    pub(super) fn hands(&self) -> Result<(Players, &[Vec<String>]), FormatFault> {
        let hands = self.tehais.as_ref().ok_or_else(|| FormatFault::missing("`tehais`"))?;
        Ok((if hands.len() == 3 { Players::Three } else { Players::Four }, hands))
    }

    /// The start of a round, from a deal with these points.
    pub(super) fn start(&self, scores: BySeat<i32>) -> Result<LogStart, FormatFault> {
        let wind =
            self.bakaze.as_deref().and_then(|bakaze| Wind::ALL.into_iter().find(|w| w.letter().to_string() == bakaze));
        let wind = wind.ok_or_else(|| FormatFault::missing("`bakaze`, the wind of the round,"))?;
        let kyoku =
            self.kyoku.filter(|kyoku| (1..=4).contains(kyoku)).ok_or_else(|| FormatFault::missing("`kyoku`"))?;
        let dealer = seat(self.oya.or(Some(usize::from(kyoku) - 1)), "oya", scores.players())?;
        if dealer.index() + 1 != usize::from(kyoku) {
            return Err(FormatFault::expected(format!("hand {kyoku} dealt by seat {}", kyoku - 1), dealer));
        }
        Ok(LogStart {
            wind_index: wind as u8,
            dealer,
            honba: self.honba.unwrap_or(0),
            sticks: self.kyotaku.unwrap_or(0),
            scores,
            indicator: need_tile(self.dora_marker.as_deref(), "dora_marker")?,
            dice: None,
        })
    }

    fn meld(&self, seat: Seat, players: Players, pons: &[(Seat, Pon)]) -> Result<Meld, FormatFault> {
        let own = tiles(self.consumed.as_deref().ok_or_else(|| FormatFault::missing("`consumed`"))?)?;
        let from = || -> Result<Relative, FormatFault> {
            let target = self.target(players)?;
            let side = seat.relative(target, players);
            side.ok_or_else(|| FormatFault::expected("another seat in `target`", target))
        };
        Ok(match (self.kind.as_str(), &own[..]) {
            ("chi", &[a, b]) => {
                if self.target.is_some() && from()? != Relative::Left {
                    return Err(FormatFault::expected("the player to the left in `target`", self.target(players)?));
                }
                Meld::Chii(Chii::new(self.pai()?, [a, b])?)
            }
            ("pon", &[a, b]) => Meld::Pon(Pon::new(self.pai()?, [a, b], from()?)?),
            ("daiminkan", &[a, b, c]) => Meld::Daiminkan(Daiminkan::new(self.pai()?, [a, b, c], from()?)?),
            ("ankan", &[a, b, c, d]) => Meld::Ankan(Ankan::new([a, b, c, d])?),
            ("kakan", _) => {
                let added = self.pai()?;
                let pon = pons.iter().find(|(who, pon)| *who == seat && pon.called().kind() == added.kind());
                let (_, pon) =
                    pon.ok_or_else(|| FormatFault::OutOfPlace(format!("a kakan of {added} without its pon")))?;
                let (mut consumed, mut laid) = (own.clone(), vec![pon.called(), pon.own()[0], pon.own()[1]]);
                consumed.sort();
                laid.sort();
                if consumed != laid {
                    return Err(FormatFault::expected("the tiles of the pon in `consumed`", format!("{consumed:?}")));
                }
                Meld::Kakan(Kakan::new(*pon, added)?)
            }
            (kind, _) => return Err(FormatFault::expected(format!("the tiles of a {kind} in `consumed`"), own.len())),
        })
    }
}

/// The state of a round that is needed to understand its messages.
#[derive(Debug, Clone)]
pub(super) struct RoundTracker {
    pub players: Players,
    /// The player who has announced riichi and not discarded yet.
    riichi: Option<Seat>,
    pons: Vec<(Seat, Pon)>,
}

impl RoundTracker {
    pub fn new(players: Players) -> RoundTracker {
        RoundTracker { players, riichi: None, pons: Vec::new() }
    }

    /// Records the announcement of riichi; the discard follows.
    pub fn reach(&mut self, line: &Line) -> Result<Seat, FormatFault> {
        let seat = line.actor(self.players)?;
        match self.riichi.replace(seat) {
            None => Ok(seat),
            Some(_) => Err(FormatFault::OutOfPlace("a riichi is announced once more before its discard".to_owned())),
        }
    }

    /// Checks that no announced riichi still lacks its discard, which must follow at once.
    pub fn announced_nothing(&self) -> Result<(), FormatFault> {
        match self.riichi {
            None => Ok(()),
            Some(_) => Err(FormatFault::OutOfPlace("a riichi is announced without its discard".to_owned())),
        }
    }

    /// The move of a message.
    pub fn step(&mut self, line: &Line) -> Result<Move, FormatFault> {
        if line.kind == "dora" {
            return Ok(Move::Dora { indicator: need_tile(line.dora_marker.as_deref(), "dora_marker")? });
        }
        let declares = |seat: Seat| line.kind == "dahai" && line.actor == Some(seat.index());
        if !self.riichi.is_some_and(declares) {
            self.announced_nothing()?;
        }
        let seat = line.actor(self.players)?;
        Ok(match line.kind.as_str() {
            "tsumo" => Move::Draw { seat, tile: line.pai()? },
            "dahai" => {
                let riichi = self.riichi.take_if(|announced| *announced == seat).is_some();
                Move::Discard { seat, tile: line.pai()?, tsumogiri: line.tsumogiri, riichi }
            }
            "reach_accepted" => {
                let scores = line.scores.clone().map(|scores| by_seat(scores, self.players)).transpose()?;
                Move::RiichiPaid { seat, scores }
            }
            "nukidora" | "kita" => {
                let tile = line.pai.as_deref().map(tile).transpose()?;
                if let Some(other) = tile.filter(|tile| *tile != Kind::NORTH.tile()) {
                    return Err(FormatFault::expected("the North that is set aside", other));
                }
                Move::Kita { seat, tsumogiri: None }
            }
            "chi" | "pon" | "daiminkan" | "ankan" | "kakan" => {
                let meld = line.meld(seat, self.players, &self.pons)?;
                if let Meld::Pon(pon) = meld {
                    self.pons.push((seat, pon));
                }
                Move::Meld { seat, meld }
            }
            kind => return Err(FormatFault::expected("the type of an event", kind)),
        })
    }
}

pub(super) fn by_seat<T>(values: Vec<T>, players: Players) -> Result<BySeat<T>, FormatFault> {
    let found = values.len();
    let values = BySeat::from_vec(values).filter(|values| values.players() == players);
    values.ok_or_else(|| FormatFault::expected("a value for each seat", found))
}

pub(super) fn seat(index: Option<usize>, what: &str, players: Players) -> Result<Seat, FormatFault> {
    let index = index.ok_or_else(|| FormatFault::missing(format!("`{what}`")))?;
    let seat = Seat::new(index).filter(|seat| seat.index() < players.count());
    seat.ok_or_else(|| FormatFault::expected(format!("a seat in `{what}`"), index))
}

pub(super) fn tile(text: &str) -> Result<Tile, FormatFault> {
    let wrong = || FormatFault::expected("a tile such as `5m`, `5mr` or `E`", text);
    if let Some(at) = HONOURS.iter().position(|&letter| letter == text) {
        return Kind::from_index(27 + at).map(Kind::tile).ok_or_else(wrong);
    }
    let (plain, red) = text.strip_suffix('r').map_or((text, false), |plain| (plain, true));
    let &[number, suit] = plain.as_bytes() else { return Err(wrong()) };
    let suit = Suit::ALL.into_iter().find(|known| known.letter() == char::from(suit)).ok_or_else(wrong)?;
    let kind = Kind::suited(suit, number.wrapping_sub(b'0')).ok_or_else(wrong)?;
    match (red, kind.number()) {
        (true, 5) => Ok(Tile::red(suit)),
        (true, _) => Err(wrong()),
        (false, _) => Ok(kind.tile()),
    }
}

pub(super) fn tiles(texts: &[String]) -> Result<Vec<Tile>, FormatFault> {
    texts.iter().map(|text| tile(text)).collect()
}

pub(super) fn need_tile(text: Option<&str>, what: &str) -> Result<Tile, FormatFault> {
    tile(text.ok_or_else(|| FormatFault::missing(format!("`{what}`")))?)
}

/// The text of a tile.
pub(super) fn written(tile: Tile) -> String {
    let kind = tile.kind();
    match kind.suit() {
        Some(suit) => format!("{}{}{}", kind.number(), suit.letter(), if tile.is_red() { "r" } else { "" }),
        None => HONOURS[usize::from(kind.number() - 1)].to_owned(),
    }
}
