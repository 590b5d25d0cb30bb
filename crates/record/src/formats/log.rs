//! The one model of a foreign record: what it states of a match, and no more.

use std::collections::BTreeSet;

use jantaku_core::{BySeat, Dice, FixedLimit, Meld, Players, Ruleset, Seat, Tile, Wind};
use jantaku_engine::{Abort, RoundPosition, RoundStart};

pub use crate::yaku_names::Counted;

use super::rules::StatedRules;
use super::{FormatFault, Place};

/// A record of a match, or of some rounds of it. Seat 0 is the first dealer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log {
    /// What it says of the rules.
    pub rules: StatedRules,
    /// Who plays.
    pub seats: Seats,
    /// Headings.
    pub title: Vec<String>,
    /// The rounds.
    pub rounds: Vec<LogRound>,
    /// The final result.
    pub result: Option<StatedResult>,
    /// What the walls were made of.
    pub seed: Option<String>,
    /// What the file says besides: things of no bearing on play, by name.
    pub dropped: Ignored<BTreeSet<String>>,
}

impl Log {
    /// How many play.
    pub fn players(&self) -> Players {
        match &self.seats {
            Seats::Named(names) => names.players(),
            Seats::Unnamed(players) => *players,
        }
    }

    /// The names, where they are given.
    pub fn names(&self) -> Option<&BySeat<String>> {
        match &self.seats {
            Seats::Named(names) => Some(names),
            Seats::Unnamed(_) => None,
        }
    }

    /// What to call the players: by their names, or by their places where those are not given.
    pub fn called(&self) -> BySeat<String> {
        self.names().cloned().unwrap_or_else(|| unnamed(self.players()))
    }
}

/// What to call players without names: by their places, from 1.
pub fn unnamed(players: Players) -> BySeat<String> {
    BySeat::from_fn(players, |seat| format!("Player {}", seat.index() + 1))
}

/// Who plays: a name for each, or for nobody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Seats {
    /// The names.
    Named(BySeat<String>),
    /// How many play.
    Unnamed(Players),
}

impl Seats {
    /// Players by their names. Where three play, a fourth name may stand empty.
    pub(super) fn named(players: Players, mut names: Vec<String>) -> Result<Seats, FormatFault> {
        let found = names.len();
        if players == Players::Three && found == 4 && names[3].is_empty() {
            names.pop();
        }
        let names = BySeat::from_vec(names).filter(|names| names.players() == players);
        let wanted = || format!("a name for each of the {} players", players.count());
        names.map(Seats::Named).ok_or_else(|| FormatFault::expected(wanted(), format!("{found} names")))
    }
}

/// One round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogRound {
    /// Where it stands in the text; no part of what it says.
    pub at: Ignored<Place>,
    /// Where the match stands.
    pub start: LogStart,
    /// The hands dealt.
    pub hands: BySeat<Vec<Tile>>,
    /// What happened, in order.
    pub moves: Vec<Move>,
    /// All indicators turned by the end, where they are listed.
    pub indicators: Option<Vec<Tile>>,
    /// The ura indicators turned.
    pub ura: Option<Vec<Tile>>,
    /// How it ended; none where the record breaks off.
    pub end: Option<LogEnd>,
    /// Tenhou's numbers of the tiles.
    pub numbers: Option<TileNumbers>,
}

impl LogRound {
    /// Adds an indicator that a discard has turned, if one was the last move: as in most records it stands before it.
    pub(super) fn turn(&mut self, indicator: Tile) {
        let discarded = matches!(self.moves.last(), Some(Move::Discard { .. }));
        self.moves.insert(self.moves.len() - usize::from(discarded), Move::Dora { indicator });
    }

    /// Whether a seat has declared riichi.
    pub(super) fn declared(&self, seat: Seat) -> bool {
        self.moves.iter().any(|step| matches!(step, Move::Discard { seat: who, riichi: true, .. } if *who == seat))
    }
}

/// A round's start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogStart {
    /// Which wind of the match, from 0.
    pub wind_index: u8,
    /// The dealer.
    pub dealer: Seat,
    /// Honba.
    pub honba: u32,
    /// Riichi sticks on the table.
    pub sticks: u32,
    /// Points.
    pub scores: BySeat<i32>,
    /// The first indicator.
    pub indicator: Tile,
    /// The dice, from 1.
    pub dice: Option<[u8; 2]>,
}

impl LogStart {
    /// The dice, where the house asks for them.
    pub(super) fn dice(&self, rules: &Ruleset) -> Option<Dice> {
        self.dice.filter(|_| rules.wareme).and_then(|pips| Dice::try_from(pips).ok())
    }
}

/// The tiles told apart: Tenhou numbers them from 0 to 135.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TileNumbers {
    /// The hands, in the order dealt.
    pub hands: BySeat<Vec<u8>>,
    /// The draws, in order.
    pub draws: Vec<u8>,
    /// The indicators, in the order turned.
    pub indicators: Vec<u8>,
    /// Where they contradict each other.
    pub contradiction: Option<Contradiction>,
}

/// Two things that a record says of one, and that cannot both be so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contradiction {
    /// After how many moves of the round.
    pub after: usize,
    /// What the one says.
    pub said: String,
    /// What follows from the others.
    pub seen: String,
}

/// One thing that happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Move {
    /// A draw; from where follows from what came before.
    Draw {
        /// Who.
        seat: Seat,
        /// What.
        tile: Tile,
    },
    /// A discard.
    Discard {
        /// Who.
        seat: Seat,
        /// What.
        tile: Tile,
        /// Whether it is the tile drawn, where that is said.
        tsumogiri: Option<bool>,
        /// Whether it declares riichi.
        riichi: bool,
    },
    /// A riichi stick is paid.
    RiichiPaid {
        /// Who.
        seat: Seat,
        /// Points after it.
        scores: Option<BySeat<i32>>,
    },
    /// A call or a kan.
    Meld {
        /// Who.
        seat: Seat,
        /// The meld laid.
        meld: Meld,
    },
    /// A North set aside (北抜き).
    Kita {
        /// Who.
        seat: Seat,
        /// Whether it is the tile drawn, where that is said.
        tsumogiri: Option<bool>,
    },
    /// A further indicator is turned.
    Dora {
        /// The indicator.
        indicator: Tile,
    },
}

/// How a round ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LogEnd {
    /// Somebody won.
    Won(Vec<StatedWin>),
    /// Nobody won.
    Drawn(StatedDraw),
}

/// A win, as far as it is stated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatedWin {
    /// The winner.
    pub seat: Seat,
    /// Whose tile; none for a self-draw.
    pub from: Option<Seat>,
    /// Who is liable, if anybody; none where the format has no word for it.
    pub liable: Option<Option<Seat>>,
    /// The winning tile.
    pub tile: Option<Tile>,
    /// The concealed tiles without it, sorted.
    pub hand: Option<Vec<Tile>>,
    /// The yaku and dora, in the order listed.
    pub yaku: Option<Vec<StatedYaku>>,
    /// All han, dora included.
    pub han: Option<u8>,
    /// Fu.
    pub fu: Option<u8>,
    /// The limit.
    pub limit: Option<StatedLimit>,
    /// Points of the hand, without honba and sticks.
    pub points: Option<StatedPoints>,
    /// Honba and sticks on the table.
    pub pot: Option<[u32; 2]>,
    /// Points before the payment.
    pub before: Option<BySeat<i32>>,
    /// The payment: what this win moves, sticks included.
    pub deltas: Option<BySeat<i32>>,
    /// Points after the payment: of several wins those after this one, before the next is paid.
    pub after: Option<BySeat<i32>>,
}

/// A line of a win's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct StatedYaku {
    /// What.
    pub what: Counted,
    /// Which wind, where a wind is named.
    pub wind: Option<Wind>,
    /// For how much.
    pub worth: StatedWorth,
}

/// What a line is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum StatedWorth {
    /// Han.
    Han(u8),
    /// Yakuman, so many of them.
    Yakuman(u8),
    /// One yakuman or more: the format does not say how many.
    Uncounted,
    /// A limit in place of everything else.
    Limit(FixedLimit),
}

/// A limit by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum StatedLimit {
    /// No limit.
    None,
    /// 満貫
    Mangan,
    /// 跳満
    Haneman,
    /// 倍満
    Baiman,
    /// 三倍満
    Sanbaiman,
    /// 数え役満
    Kazoe,
    /// 役満
    Yakuman,
}

/// Points of a hand, as people say them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StatedPoints {
    /// All of it in one sum.
    Sum(i32),
    /// Of a self-draw, what the same han and fu were worth on a discard: so some converters put it.
    AsRon(i32),
    /// So much from each.
    Each(i32),
    /// So much from the others and so much from the dealer.
    Shares {
        /// Each other player.
        others: i32,
        /// The dealer.
        dealer: i32,
    },
}

impl StatedPoints {
    /// The one number for it.
    pub fn sum(self, players: Players) -> i32 {
        let payers = players.count() as i32 - 1;
        match self {
            StatedPoints::Sum(sum) | StatedPoints::AsRon(sum) => sum,
            StatedPoints::Each(each) => each.saturating_mul(payers),
            StatedPoints::Shares { others, dealer } => others.saturating_mul(payers - 1).saturating_add(dealer),
        }
    }
}

/// A draw, as far as it is stated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatedDraw {
    /// Which.
    pub kind: DrawKind,
    /// Who is tenpai.
    pub tenpai: Option<BySeat<bool>>,
    /// The concealed tiles of the hands shown, sorted.
    pub shown: Option<BySeat<Option<Vec<Tile>>>>,
    /// Honba and sticks on the table.
    pub pot: Option<[u32; 2]>,
    /// Points before the payment.
    pub before: Option<BySeat<i32>>,
    /// The payment.
    pub deltas: Option<BySeat<i32>>,
    /// Points after it.
    pub after: Option<BySeat<i32>>,
}

impl StatedDraw {
    /// Whether a seat, if tenpai, lays its hand open: as is said, as the hands show or by who is paid; where nothing
    /// tells, it does.
    pub fn shows(&self, seat: Seat) -> bool {
        let paid = self.deltas.as_ref().filter(|_| self.kind == DrawKind::Exhaustive);
        let paid = paid.filter(|deltas| deltas.values().any(|&points| points != 0)).map(|deltas| deltas[seat] > 0);
        let said = self.tenpai.as_ref().map(|tenpai| tenpai[seat]);
        let seen = self.shown.as_ref().map(|shown| shown[seat].is_some());
        said.or(seen).or(paid).unwrap_or(true)
    }
}

/// Why nobody won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawKind {
    /// The wall ran out.
    Exhaustive,
    /// The same, with nagashi.
    Nagashi,
    /// The round was broken off.
    Abort(Abort),
}

/// The end of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatedResult {
    /// Points at the end.
    pub points: Option<BySeat<i32>>,
    /// The results, in points, uma and oka included.
    pub totals: Option<BySeat<i32>>,
    /// The places, from 1.
    pub places: Option<BySeat<u8>>,
}

/// A value that makes no two records differ.
#[derive(Debug, Clone, Copy, Default)]
pub struct Ignored<T>(pub T);

impl<T> PartialEq for Ignored<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Ignored<T> {}

impl LogStart {
    /// What the round is called, like `E2.1`.
    pub fn name(&self) -> String {
        let wind = Wind::ALL[usize::from(self.wind_index) % 4];
        format!("{}{}.{}", wind.letter(), self.dealer.index() + 1, self.honba)
    }

    /// The same as the engine has it, of the first game of a match.
    pub(super) fn round_start(&self, rules: &Ruleset) -> RoundStart {
        let &LogStart { wind_index, dealer, honba, sticks, indicator, .. } = self;
        let (scores, dice) = (self.scores.clone(), self.dice(rules));
        let wind = Wind::ALL[usize::from(wind_index) % 4];
        let tally = scores.map(|_, _| Default::default());
        let (kept, kept_by, game) = (0, None, 0);
        let position = RoundPosition { wind_index, dealer, honba, sticks, scores, kept, kept_by, game, tally };
        RoundStart { position, wind, indicator, dice }
    }
}
