//! The score of a winning hand.

use jantaku_core::{Counts, FixedLimit, Hand, Kind, Relative, Ruleset, Tile, Wind, Yaku};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::decomposition::Form;
use crate::groups::Groups;
use crate::limit;
use crate::whole::Whole;
use crate::yaku::{Reading, Sum};
use crate::{Contradiction, Decomposition, Fu, FuItem, FuReason, LateYaku, Limit, Lines, Shape, Wait, fu, sakizuke};

/// Whose tile completes the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WinBy {
    /// Won by a self-draw (自摸).
    Tsumo,
    /// Another player's discard, or the tile of a robbed kan (栄).
    Ron,
}

/// What the winner has declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Riichi {
    /// No riichi was declared.
    #[default]
    None,
    /// Riichi (立直), declared after the first turn or a call.
    Riichi,
    /// ダブル立直: with the first discard, before any call.
    Double,
}

/// What is special about the moment of the win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct WinContext {
    /// The riichi that the winner has declared.
    pub riichi: Riichi,
    /// Whether it was declared with an open hand (開立直).
    pub open_riichi: bool,
    /// Whether the discarder is in riichi; a player who declares it with this tile is not yet.
    pub from_riichi: bool,
    /// Within the first uninterrupted turn after riichi (一発).
    pub ippatsu: bool,
    /// The last tile of the wall, or the last discard (海底, 河底).
    pub last_tile: bool,
    /// The supplement tile of a kan (嶺上).
    pub rinshan: bool,
    /// The tile of a robbed kan (槍槓).
    pub chankan: bool,
    /// Nobody has called and the winner has not discarded yet: tenhou or chiihou with the first draw, renhou with a
    /// ron.
    pub first_turn: bool,
    /// The riichi that the winning discard declares (燕返し).
    pub declares: Riichi,
    /// Whether the discard follows the supplement tile of a kan (槓振り).
    pub after_kan: bool,
    /// The side that the tile comes from, if known; `None` for a self-draw.
    pub from: Option<Relative>,
    /// Within the first uninterrupted turn after that of ippatsu (二発).
    pub nippatsu: bool,
    /// The number of kans in this turn, if the supplement tile of the last wins (連開花).
    pub kan_chain: u8,
    /// Whether they came before the player's first discard and any call (頭槓和).
    pub first_kan: bool,
    /// How many other tiles like the winning one are open on the table (欠牌和).
    pub seen_copies: u8,
    /// Whether the dealer has had seven hands in a row, as the house counts them (八連荘).
    pub eighth_deal: bool,
}

/// A hand and the tile that should complete it.
///
/// [`WinQuery::new`] takes the required fields; the others have usual values.
///
/// ```
/// use jantaku_core::notation::parse_tiles;
/// use jantaku_core::{Hand, Ruleset, Wind};
/// use jantaku_score::{NoWin, WinBy, WinQuery, score};
///
/// let rules = Ruleset::preset("tenhou")?;
/// let hand = Hand::new(&parse_tiles("123m456p678s11s22z")?, &[])?;
/// let mut query = WinQuery::new(&rules, &hand, "2z".parse()?, WinBy::Ron);
/// assert_eq!(score(&query), Err(NoWin::NoYaku));
/// query.seat_wind = Wind::South;
/// assert_eq!(score(&query)?.han, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
// Not `non_exhaustive`: code that scores real play states every field, and the compiler reports a forgotten one.
#[derive(Debug, Clone, Copy)]
pub struct WinQuery<'a> {
    /// The rules of the house.
    pub rules: &'a Ruleset,
    /// The hand without the winning tile, and without a drawn tile.
    pub hand: &'a Hand,
    /// The tile that completes it.
    pub winning_tile: Tile,
    /// Whose tile it was.
    pub by: WinBy,
    /// The wind of the winner's seat.
    pub seat_wind: Wind,
    /// The wind of the round.
    pub round_wind: Wind,
    /// What is special about the moment.
    pub context: WinContext,
    /// The dora indicators that lie face up.
    pub indicators: &'a [Tile],
    /// The indicators under them, counted for riichi only.
    pub ura_indicators: &'a [Tile],
    /// The norths that the winner has declared.
    pub kita: u8,
    /// Honba on the table, for a two-han minimum.
    pub honba: u32,
}

impl<'a> WinQuery<'a> {
    /// A win by East in an east round, with nothing special about the moment and no indicators; set the other fields as
    /// needed.
    pub fn new(rules: &'a Ruleset, hand: &'a Hand, winning_tile: Tile, by: WinBy) -> WinQuery<'a> {
        WinQuery {
            rules,
            hand,
            winning_tile,
            by,
            seat_wind: Wind::East,
            round_wind: Wind::East,
            context: WinContext::default(),
            indicators: &[],
            ura_indicators: &[],
            kita: 0,
            honba: 0,
        }
    }
}

/// The reason why a hand does not win.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NoWin {
    /// Neither four sets and a pair, nor seven pairs, nor thirteen orphans.
    #[error("the hand is not complete: it needs four sets and a pair, seven pairs or thirteen orphans")]
    NotComplete,
    /// Complete, but without a yaku.
    #[error("the hand has no yaku; dora alone do not win")]
    NoYaku,
    /// With this many honba the house requires two han.
    #[error("the hand has {han} han of yaku, and at this many honba two are needed; dora do not count for it")]
    BelowTwoHan {
        /// The han of its yaku.
        han: u8,
    },
    /// It has a yaku, but too late for the house.
    #[error(transparent)]
    LateYaku(#[from] LateYaku),
    /// The query contradicts itself.
    #[error(transparent)]
    Contradiction(#[from] Contradiction),
}

/// What a yaku is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// A number of han.
    Han(u8),
    /// Units of a yakuman.
    #[serde(rename = "yakuman")]
    Units(u8),
    /// This limit, in place of everything else.
    Limit(FixedLimit),
}

impl Value {
    /// The han; 0 for a yakuman.
    pub const fn han(self) -> u8 {
        match self {
            Value::Han(han) => han,
            Value::Units(_) | Value::Limit(_) => 0,
        }
    }

    /// The yakuman units; 0 for an ordinary yaku.
    pub const fn units(self) -> u8 {
        match self {
            Value::Han(_) | Value::Limit(_) => 0,
            Value::Units(units) => units,
        }
    }
}

/// One yaku of a win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct YakuLine {
    /// The yaku that is counted.
    pub yaku: Yaku,
    /// What it is worth in this hand.
    pub value: Value,
}

/// The yaku of a hand with their worth; up to twelve are stored inline.
pub type YakuLines = Lines<YakuLine, 12>;

/// The dora of a hand, one han each; none with a yakuman.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DoraCount {
    /// From the face-up indicators.
    pub dora: u8,
    /// From the ura indicators.
    pub ura: u8,
    /// The number of red fives.
    pub red: u8,
    /// The number of declared norths.
    #[serde(default, skip_serializing_if = "is_none")]
    pub kita: u8,
}

fn is_none(count: &u8) -> bool {
    *count == 0
}

impl DoraCount {
    /// The number of all dora.
    pub const fn total(&self) -> u8 {
        self.dora + self.ura + self.red + self.kita
    }
}

/// A scored hand, explained line by line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Win {
    /// The reading of the hand: its sets and pair, or its irregular form.
    pub reading: Decomposition,
    /// Its yaku, in the order of results.
    pub yaku: YakuLines,
    /// The dora that the hand counts.
    pub dora: DoraCount,
    /// Han of yaku and dora; 0 for a yakuman, except without limits.
    pub han: u8,
    /// The fu of the hand, with their reasons.
    pub fu: Fu,
    /// The limit that it reaches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<Limit>,
    /// Base points, before they are shared between the payers.
    pub base: i32,
}

impl Win {
    /// The yaku in the order of the house. Dora are not among them; they are in `dora`.
    pub fn listed(&self, rules: &Ruleset) -> Vec<YakuLine> {
        let mut lines = self.yaku.to_vec();
        rules.terms.sort(&mut lines, |line| line.yaku);
        lines
    }

    /// The fu as the house lists them: where it counts a wait as a whole, with what it completed by the winning tile.
    pub fn listed_fu(&self, rules: &Ruleset, winning_tile: Tile) -> Vec<FuItem> {
        let items = self.fu.items.to_vec();
        let Decomposition::Standard { wait, .. } = self.reading else { return items };
        if !rules.terms.counts_waits_whole() {
            return items;
        }
        let kind = winning_tile.kind();
        let by_wait = |item: &FuItem| match item.reason {
            FuReason::Tsumo | FuReason::Wait(_) => true,
            FuReason::Set(set) => wait == Wait::Shanpon && set.shape == Shape::Triplet && set.kind == kind,
            FuReason::Pair(pair) => wait == Wait::Tanki && pair == kind,
            FuReason::Win | FuReason::ClosedRon | FuReason::Chiitoitsu | FuReason::OpenPinfu => false,
        };
        let (whole, mut listed): (Vec<FuItem>, Vec<FuItem>) = items.into_iter().partition(by_wait);
        let fu = whole.iter().map(|item| item.fu).sum();
        if fu > 0 {
            listed.push(FuItem { reason: FuReason::Wait(wait), fu });
        }
        listed
    }
}

/// Scores a win: the reading worth the most points; among equals a yakuman before counted han, then the most han, then
/// the most fu.
///
/// Fails when the hand is not complete, has no yaku, has one too late for the house or too few han, or when the query
/// contradicts itself.
///
/// ```
/// use jantaku_core::notation::parse_tiles;
/// use jantaku_core::{Hand, Ruleset};
/// use jantaku_score::{Limit, WinBy, WinQuery, score};
///
/// let rules = Ruleset::preset("tenhou")?;
/// let hand = Hand::new(&parse_tiles("19m19p19s1234567z")?, &[])?;
/// let win = score(&WinQuery::new(&rules, &hand, "1m".parse()?, WinBy::Ron))?;
/// assert_eq!(win.yaku[0].yaku.key(), "kokushi13");
/// assert_eq!(win.limit, Some(Limit::Yakuman(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn score(query: &WinQuery) -> Result<Win, NoWin> {
    let whole = Whole::new(query);
    whole.check()?;
    let dora = count_dora(query, &whole.all);
    let mut best: Result<(Form, Groups, Sum, Worth), NoWin> = Err(NoWin::NotComplete);
    let mut highest = rank(&Err(NoWin::NotComplete));
    whole.each_reading(|reading| {
        let sum = Sum::of(&whole, reading);
        let worth = Worth::of(&whole, &sum, fu::total(reading), dora);
        let rank = rank(&worth);
        if rank > highest {
            highest = rank;
            best = worth.map(|worth| (reading.form, reading.own, sum, worth));
        }
    });
    let (form, groups, sum, worth) = best?;
    sakizuke::check(query)?;
    let reading = Reading::new(&whole, form, &groups);
    let sets = reading.sets();
    let fu = fu::listed(&reading, &sets);
    let mut yaku = YakuLines::default();
    let mut list = |one| yaku.push(YakuLine { yaku: one, value: sum.value(&whole, one) });
    match worth.alone {
        Some(alone) => list(alone),
        None => sum.yaku.iter().for_each(list),
    }
    let Worth { dora, han, limit, base, .. } = worth;
    Ok(Win { reading: form.with_sets(sets), yaku, dora, han, fu, limit, base })
}

/// The worth of a reading.
#[derive(Clone, Copy)]
struct Worth {
    /// The yaku that gives a limit in place of all others.
    alone: Option<Yaku>,
    dora: DoraCount,
    han: u8,
    fu: u8,
    limit: Option<Limit>,
    base: i32,
}

/// The rank of a reading by its worth, wins above everything else; among readings that do not win, the one nearer to a
/// win explains best. As one number: whether it wins, base points, yakuman, han and fu, the first in the highest bits.
#[inline]
fn rank(worth: &Result<Worth, NoWin>) -> u64 {
    let number = |wins: u64, base: i32, yakuman: bool, han: u8, fu: u8| {
        wins << 60 | (base as u64) << 24 | u64::from(yakuman) << 16 | u64::from(han) << 8 | u64::from(fu)
    };
    match worth {
        Ok(worth) => number(3, worth.base, matches!(worth.limit, Some(Limit::Yakuman(_))), worth.han, worth.fu),
        Err(NoWin::BelowTwoHan { han }) => number(2, 0, false, *han, 0),
        Err(NoWin::NoYaku | NoWin::LateYaku(_)) => number(1, 0, false, 0, 0),
        Err(NoWin::NotComplete | NoWin::Contradiction(_)) => 0,
    }
}

impl Worth {
    #[inline]
    fn of(whole: &Whole, sum: &Sum, fu: u8, dora: DoraCount) -> Result<Worth, NoWin> {
        let ordinary = Worth::by_han(whole, sum, dora, fu);
        let Some((yaku, limit)) = sum.fixed else { return ordinary };
        let base = limit.base(whole.query.rules);
        if ordinary.as_ref().is_ok_and(|worth| worth.base > base) {
            return ordinary;
        }
        Ok(Worth { alone: Some(yaku), dora: DoraCount::default(), han: 0, fu, limit: Some(limit), base })
    }

    /// The worth by han or yakuman units.
    #[inline]
    fn by_han(whole: &Whole, sum: &Sum, dora: DoraCount, fu: u8) -> Result<Worth, NoWin> {
        let rules = whole.query.rules;
        let cap = if rules.yakuman_cap == 0 { u8::MAX } else { rules.yakuman_cap };
        let units = sum.units.min(cap);
        if sum.yaku.is_empty() {
            return Err(NoWin::NoYaku);
        }
        let two_han = rules.two_han_from > 0 && whole.query.honba >= u32::from(rules.two_han_from);
        if two_han && units == 0 && sum.han < 2 {
            return Err(NoWin::BelowTwoHan { han: sum.han });
        }
        let dora = if units > 0 && !rules.aotenjou { DoraCount::default() } else { dora };
        let (han, base, limit) = limit::worth(rules, units, sum.han.saturating_add(dora.total()), fu);
        Ok(Worth { alone: None, dora, han, fu, limit, base })
    }
}

// R-104
/// Every indicator counts every matching tile.
#[inline]
fn count_dora(query: &WinQuery, all: &Counts) -> DoraCount {
    let kita = if query.rules.kita_is_dora { query.kita } else { 0 };
    let by = |indicators: &[Tile]| {
        let count = |&indicator: &Tile| {
            let kind = query.rules.dora(indicator);
            all.of(kind) + if kind == Kind::NORTH { kita } else { 0 }
        };
        indicators.iter().map(count).fold(0, u8::saturating_add)
    };
    let red = query.hand.reds() + u8::from(query.winning_tile.is_red());
    let riichi = query.context.riichi != Riichi::None;
    let ura = if riichi { by(query.ura_indicators) } else { 0 };
    DoraCount { dora: by(query.indicators), ura, red, kita }
}
