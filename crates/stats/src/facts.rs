//! Facts: what each seat did in each round of a match, in the form in which figures count it.

use jantaku_core::{BySeat, Hand, Players, Ruleset, Seat, Tile, Wind};
use jantaku_engine::RoundName;
use jantaku_score::{DoraCount, Limit, YakuLine};

use crate::{Date, WaitShape};

/// Everything that is counted about one match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchFacts {
    /// The name of the rules.
    pub rules: String,
    /// The number of players, and how long the match is.
    pub mode: Mode,
    /// When it was played, if known.
    pub date: Option<Date>,
    /// The players' names; empty if unknown.
    pub names: BySeat<String>,
    /// The rounds that ended, in order.
    pub rounds: Vec<RoundFacts>,
    /// The result of each seat, if the match reaches its end.
    pub results: Option<BySeat<SeatResult>>,
}

/// The number of players, and the number of winds played, as in East (1) or East and South (2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Mode {
    /// The number of players.
    pub players: Players,
    /// The winds played before an extension.
    pub winds: usize,
}

impl Mode {
    /// The mode of a house.
    pub fn of(rules: &Ruleset) -> Mode {
        Mode { players: rules.players, winds: rules.winds_to_play() }
    }
}

/// What happened in one round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundFacts {
    /// Its number in the record, from 0; rounds that do not count are numbered too.
    pub number: usize,
    pub name: RoundName,
    /// What each seat did.
    pub hands: BySeat<HandFacts>,
}

impl RoundFacts {
    pub fn wind(&self, seat: Seat) -> Option<Wind> {
        let (dealer, _) = self.hands.iter().find(|(_, hand)| hand.dealer)?;
        Some(seat.wind(dealer, self.hands.players()))
    }
}

/// What one seat did in one round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandFacts {
    pub end: RoundKind,
    /// Whether the seat was the dealer.
    pub dealer: bool,
    pub win: Option<Box<WinFacts>>,
    /// The waits of those who won on the seat's tile.
    pub dealt_into: Vec<WaitShape>,
    /// The number of the discard that declared riichi, from 1.
    pub riichi: Option<u8>,
    /// Whether the seat claimed a discard.
    pub called: bool,
    /// Whether the seat was tenpai at an exhaustive draw; a hidden hand is not.
    pub tenpai: bool,
    /// Whether the seat scored nagashi at an exhaustive draw.
    pub nagashi: bool,
    /// Whether the seat's foul ended the round.
    pub chombo: bool,
    /// The points received at the end of the round, less those paid, pot included.
    pub paid: i32,
    /// The change of the points from the start of the round to its end: `paid` less the seat's own riichi stick.
    pub points: i32,
}

/// How a round ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundKind {
    /// With one or more wins.
    Won,
    /// The wall ran out.
    Exhaustive,
    /// It was aborted, though nobody was at fault.
    Abortive,
    /// A foul ended it (錯和).
    Chombo,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WinFacts {
    /// Whether it was a self-draw.
    pub tsumo: bool,
    pub tile: Tile,
    /// The hand without it.
    pub hand: Hand,
    /// How the tile completed the hand.
    pub wait: WaitShape,
    pub yaku: Vec<YakuLine>,
    pub dora: DoraCount,
    /// Han of yaku and dora; 0 for a yakuman.
    pub han: u8,
    /// Fu, rounded up to tens.
    pub fu: u32,
    pub limit: Option<Limit>,
    pub base: i32,
}

impl WinFacts {
    /// Whether it has a yakuman, in a house without limits too; counted yakuman (数え役満) are none.
    pub fn is_yakuman(&self) -> bool {
        match self.limit {
            Some(limit) => matches!(limit, Limit::Yakuman(_)),
            None => self.yaku.iter().any(|line| line.value.units() > 0),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SeatResult {
    /// The number of players.
    pub players: Players,
    pub place: u8,
    /// Points at the end.
    pub points: i32,
    /// The result in points, uma and oka included.
    pub total: i32,
}

impl HandFacts {
    /// Whether somebody won on the seat's tile.
    pub fn dealt_in(&self) -> bool {
        !self.dealt_into.is_empty()
    }
}

impl MatchFacts {
    /// The hands of a seat, each with the index of its round in `rounds`.
    pub fn hands_of(&self, seat: Seat) -> impl Iterator<Item = (usize, &HandFacts)> {
        self.rounds.iter().enumerate().filter_map(move |(nth, round)| Some((nth, round.hands.get(seat)?)))
    }
}
