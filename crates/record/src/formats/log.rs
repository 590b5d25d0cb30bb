//! The common model of foreign records: what a record states about a match, and no more.

use std::collections::BTreeSet;

use jantaku_core::{BySeat, Dice, FixedLimit, Meld, Players, Ruleset, Seat, Tile, Wind};
use jantaku_engine::{Abort, RoundPosition, RoundStart};

pub use crate::yaku_names::Counted;

use super::rules::StatedRules;
use super::{FormatFault, Place};

/// A record of a match, or of some rounds of it. Seat 0 is the first dealer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Log {
    /// What it says about the rules.
    pub rules: StatedRules,
    /// The players by seat, with their names.
    pub seats: Seats,
    /// The headings above the record.
    pub title: Vec<String>,
    /// The rounds, in the order of play.
    pub rounds: Vec<LogRound>,
    /// The final result, if the record states it.
    pub result: Option<StatedResult>,
    /// The seed of the walls.
    pub seed: Option<String>,
    /// Other things in the file, by name; they do not affect play.
    pub dropped: Ignored<BTreeSet<String>>,
    /// Where a link opens the record; not part of the match.
    pub opening: Ignored<Opening>,
}

/// Where a link opens a record.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Opening {
    /// The round, from 0 in the record; it may name more rounds than the record has.
    pub round: Option<u16>,
    /// The seat that is seen from.
    pub seat: Option<Seat>,
}

impl Log {
    /// The number of players.
    pub fn players(&self) -> Players {
        match &self.seats {
            Seats::Named(names) => names.players(),
            Seats::Unnamed(players) => *players,
        }
    }

    /// The names, if given.
    pub fn names(&self) -> Option<&BySeat<String>> {
        match &self.seats {
            Seats::Named(names) => Some(names),
            Seats::Unnamed(_) => None,
        }
    }

    /// Names for the players: their own, or numbers if there are none.
    pub fn called(&self) -> BySeat<String> {
        self.names().cloned().unwrap_or_else(|| unnamed(self.players()))
    }
}

/// Names for players without names: numbers from 1.
pub fn unnamed(players: Players) -> BySeat<String> {
    BySeat::from_fn(players, |seat| format!("Player {}", seat.index() + 1))
}

/// The players: either all have names or none has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Seats {
    /// The names of the players by seat.
    Named(BySeat<String>),
    /// The number of players.
    Unnamed(Players),
}

impl Seats {
    /// Players with names. With three players, a fourth name may be empty.
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

/// A round as a record states it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogRound {
    /// Its place in the text; not part of its contents.
    pub at: Ignored<Place>,
    /// The state of the match.
    pub start: LogStart,
    /// The tiles dealt to each seat.
    pub hands: BySeat<Vec<Tile>>,
    /// The moves, in order.
    pub moves: Vec<Move>,
    /// All indicators turned by the end, if listed.
    pub indicators: Option<Vec<Tile>>,
    /// The ura indicators turned.
    pub ura: Option<Vec<Tile>>,
    /// The outcome; `None` if the record breaks off.
    pub end: Option<LogEnd>,
    /// Tenhou's numbers of the tiles.
    pub numbers: Option<TileNumbers>,
}

impl LogRound {
    /// Adds an indicator turned by a discard. If the last move is a discard, the indicator goes before it, as in most
    /// records.
    pub(super) fn turn(&mut self, indicator: Tile) {
        let discarded = matches!(self.moves.last(), Some(Move::Discard { .. }));
        self.moves.insert(self.moves.len() - usize::from(discarded), Move::Dora { indicator });
    }

    /// Whether a seat has declared riichi.
    pub(super) fn declared(&self, seat: Seat) -> bool {
        self.moves.iter().any(|step| matches!(step, Move::Discard { seat: who, riichi: true, .. } if *who == seat))
    }
}

/// The facts of a round before its first draw.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogStart {
    /// The wind of the round, counted from 0.
    pub wind_index: u8,
    /// The seat of the dealer.
    pub dealer: Seat,
    /// The number of honba on the table.
    pub honba: u32,
    /// Riichi sticks on the table.
    pub sticks: u32,
    /// The points of each seat.
    pub scores: BySeat<i32>,
    /// The first dora indicator of the round.
    pub indicator: Tile,
    /// The dice, from 1.
    pub dice: Option<[u8; 2]>,
}

impl LogStart {
    /// The dice, if the rules use them.
    pub(super) fn dice(&self, rules: &Ruleset) -> Option<Dice> {
        self.dice.filter(|_| rules.wareme).and_then(|pips| Dice::try_from(pips).ok())
    }
}

/// The tiles as Tenhou numbers them, from 0 to 135.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TileNumbers {
    /// The hands, in the order dealt.
    pub hands: BySeat<Vec<u8>>,
    /// The draws, in order.
    pub draws: Vec<u8>,
    /// The indicators, in the order turned.
    pub indicators: Vec<u8>,
    /// A contradiction between them, if any.
    pub contradiction: Option<Contradiction>,
}

/// Two statements of a record that cannot both be true.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contradiction {
    /// The number of moves of the round before it.
    pub after: usize,
    /// The statement that the other contradicts.
    pub said: String,
    /// What follows from the others.
    pub seen: String,
}

/// A move of a player, or a tile turned over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Move {
    /// A draw; the moves before it determine whether it is a supplement tile.
    Draw {
        /// The seat that draws.
        seat: Seat,
        /// The tile that is drawn.
        tile: Tile,
    },
    /// A seat discards a tile.
    Discard {
        /// The seat that discards.
        seat: Seat,
        /// The tile that is discarded.
        tile: Tile,
        /// Whether it is the tile just drawn, if stated.
        tsumogiri: Option<bool>,
        /// Whether it declares riichi.
        riichi: bool,
    },
    /// A riichi stick is paid.
    RiichiPaid {
        /// The seat that pays the stick.
        seat: Seat,
        /// The points of each seat after the payment.
        scores: Option<BySeat<i32>>,
    },
    /// A call or a kan.
    Meld {
        /// The seat that lays the meld.
        seat: Seat,
        /// The meld laid on the table.
        meld: Meld,
    },
    /// A North set aside (北抜き).
    Kita {
        /// The seat that declares the north.
        seat: Seat,
        /// Whether it is the tile just drawn, if stated.
        tsumogiri: Option<bool>,
    },
    /// A further indicator is turned.
    Dora {
        /// The indicator that is turned over.
        indicator: Tile,
    },
}

/// The outcome of a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LogEnd {
    /// One or more players won.
    Won(Vec<StatedWin>),
    /// Nobody won the round.
    Drawn(StatedDraw),
}

/// A win, as far as it is stated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatedWin {
    /// The seat of the winner.
    pub seat: Seat,
    /// The discarder; `None` for a self-draw.
    pub from: Option<Seat>,
    /// The liable player, if any; the outer `None` if the format does not say.
    pub liable: Option<Option<Seat>>,
    /// The tile that completed the hand, if stated.
    pub tile: Option<Tile>,
    /// The concealed tiles without it, sorted.
    pub hand: Option<Vec<Tile>>,
    /// The yaku and dora, in the order listed.
    pub yaku: Option<Vec<StatedYaku>>,
    /// All han, dora included.
    pub han: Option<u8>,
    /// The fu of the hand, if stated.
    pub fu: Option<u8>,
    /// The limit that the hand reaches, if stated.
    pub limit: Option<StatedLimit>,
    /// Points of the hand, without honba and sticks.
    pub points: Option<StatedPoints>,
    /// The chips (祝儀) that each player who pays for the hand pays, if stated.
    pub chips: Option<u8>,
    /// Honba and sticks on the table.
    pub pot: Option<[u32; 2]>,
    /// Points before the payment.
    pub before: Option<BySeat<i32>>,
    /// The payments of this win, sticks included.
    pub deltas: Option<BySeat<i32>>,
    /// Points after the payment: with several wins those after this one, before the next is paid.
    pub after: Option<BySeat<i32>>,
}

/// A line of a win's list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct StatedYaku {
    /// The yaku or dora.
    pub what: Counted,
    /// The wind, if one is named.
    pub wind: Option<Wind>,
    /// The worth of the yaku, as stated.
    pub worth: StatedWorth,
}

/// The worth of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum StatedWorth {
    /// A number of han.
    Han(u8),
    /// A number of yakuman units.
    Yakuman(u8),
    /// One or more yakuman: the format does not say how many.
    Uncounted,
    /// A limit in place of everything else.
    Limit(FixedLimit),
}

/// A limit by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum StatedLimit {
    /// The hand reaches no limit.
    None,
    /// Mangan (満貫), as the record names it.
    Mangan,
    /// Haneman (跳満), as the record names it.
    Haneman,
    /// Baiman (倍満), as the record names it.
    Baiman,
    /// Sanbaiman (三倍満), as the record names it.
    Sanbaiman,
    /// Counted yakuman (数え役満), as the record names it.
    Kazoe,
    /// Yakuman (役満), as the record names it.
    Yakuman,
}

/// Points of a hand, as players announce them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StatedPoints {
    /// The sum of all payments.
    Sum(i32),
    /// For a self-draw, what the same han and fu would be worth on a discard, as some converters write it.
    AsRon(i32),
    /// An equal payment from each player.
    Each(i32),
    /// Payments from the other players and from the dealer.
    Shares {
        /// The points that each other player pays.
        others: i32,
        /// The points that the dealer pays.
        dealer: i32,
    },
}

impl StatedPoints {
    /// The points as one number.
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
    /// The kind of draw.
    pub kind: DrawKind,
    /// Which seats are tenpai.
    pub tenpai: Option<BySeat<bool>>,
    /// The concealed tiles of the hands shown, sorted.
    pub shown: Option<BySeat<Option<Vec<Tile>>>>,
    /// Honba and sticks on the table.
    pub pot: Option<[u32; 2]>,
    /// Points before the payment.
    pub before: Option<BySeat<i32>>,
    /// The points paid and received by seat, if stated.
    pub deltas: Option<BySeat<i32>>,
    /// The points of each seat after the draw, if stated.
    pub after: Option<BySeat<i32>>,
}

impl StatedDraw {
    /// Whether a seat shows its hand if it is tenpai: as stated, as the hands show, or as the payments imply; otherwise
    /// it does.
    pub fn shows(&self, seat: Seat) -> bool {
        let paid = self.deltas.as_ref().filter(|_| self.kind == DrawKind::Exhaustive);
        let paid = paid.filter(|deltas| deltas.values().any(|&points| points != 0)).map(|deltas| deltas[seat] > 0);
        let said = self.tenpai.as_ref().map(|tenpai| tenpai[seat]);
        let seen = self.shown.as_ref().map(|shown| shown[seat].is_some());
        said.or(seen).or(paid).unwrap_or(true)
    }
}

/// The reason why nobody won a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawKind {
    /// The wall ran out.
    Exhaustive,
    /// An exhaustive draw with nagashi.
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

/// A value that does not count when records are compared.
#[derive(Debug, Clone, Copy, Default)]
pub struct Ignored<T>(pub T);

impl<T> PartialEq for Ignored<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Ignored<T> {}

impl LogStart {
    /// The name of the round, such as `E2.1`.
    pub fn name(&self) -> String {
        let wind = Wind::ALL[usize::from(self.wind_index) % 4];
        format!("{}{}.{}", wind.letter(), self.dealer.index() + 1, self.honba)
    }

    /// The start of the round for the engine, in the first game of a match.
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
