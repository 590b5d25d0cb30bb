//! The score of a winning hand.

use jantaku_core::{Counts, FixedLimit, Hand, Kind, Relative, Ruleset, Tile, Wind, Yaku};
use thiserror::Error;

use crate::decomposition::Form;
use crate::groups::Groups;
use crate::limit;
use crate::whole::Whole;
use crate::yaku::{Reading, Sum};
use crate::{Contradiction, Decomposition, Fu, LateYaku, Limit, Lines, fu, sakizuke};

/// Whose tile completes the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WinBy {
    /// Self-drawn (自摸).
    Tsumo,
    /// Another player's discard, or the tile of a robbed kan (栄).
    Ron,
}

/// What the winner has declared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Riichi {
    /// Nothing.
    #[default]
    None,
    /// 立直
    Riichi,
    /// ダブル立直: with the first discard, before any call.
    Double,
}

/// What is special about the moment of the win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct WinContext {
    /// The winner's riichi.
    pub riichi: Riichi,
    /// It was declared with the hand laid open (開立直).
    pub open_riichi: bool,
    /// The tile comes from a player in riichi, which one who only declares it with that tile is not yet.
    pub from_riichi: bool,
    /// Within the first uninterrupted turn after it (一発).
    pub ippatsu: bool,
    /// The last tile of the wall, or the last discard (海底, 河底).
    pub last_tile: bool,
    /// The supplement tile of a kan (嶺上).
    pub rinshan: bool,
    /// The tile of a robbed kan (槍槓).
    pub chankan: bool,
    /// Nobody has called and the winner has not discarded yet: tenhou or chiihou by the first draw, renhou by a ron.
    pub first_turn: bool,
    /// The riichi that the discard won with declares (燕返し).
    pub declares: Riichi,
    /// That discard follows the supplement tile of a kan (槓振り).
    pub after_kan: bool,
    /// The side the tile comes from, where that is known; none of a self-draw.
    pub from: Option<Relative>,
    /// Within the first uninterrupted turn after that of ippatsu (二発).
    pub nippatsu: bool,
    /// The kans of this turn, where the supplement tile of the last of them wins (連開花).
    pub kan_chain: u8,
    /// They came before the own first discard and nobody else had called (頭槓和).
    pub first_kan: bool,
    /// How many tiles like the winning one lie open on the table, itself not counted (欠牌和).
    pub seen_copies: u8,
    /// The dealer has seven hands in a row, as the house counts them (八連荘).
    pub eighth_deal: bool,
}

/// A hand and the tile that should complete it.
///
/// [`WinQuery::new`] asks for what every question needs; all else is a field with a usual value.
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
// Not `non_exhaustive`: whoever scores real play states every field, and the compiler finds the one forgotten.
#[derive(Debug, Clone, Copy)]
pub struct WinQuery<'a> {
    /// The house rules.
    pub rules: &'a Ruleset,
    /// The hand without the winning tile; nothing drawn.
    pub hand: &'a Hand,
    /// The tile that completes it.
    pub winning_tile: Tile,
    /// Whose it was.
    pub by: WinBy,
    /// The winner's wind.
    pub seat_wind: Wind,
    /// The wind of the round.
    pub round_wind: Wind,
    /// What is special about the moment.
    pub context: WinContext,
    /// The face-up indicators.
    pub indicators: &'a [Tile],
    /// Those under them, counted for riichi only.
    pub ura_indicators: &'a [Tile],
    /// Norths the winner has laid aside.
    pub kita: u8,
    /// Honba on the table, for a two-han minimum.
    pub honba: u32,
}

impl<'a> WinQuery<'a> {
    /// East's win in an east round, with nothing special about the moment and no indicators; set the other fields as they are.
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

/// Why a hand does not win.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NoWin {
    /// Neither four sets and a pair, nor seven pairs, nor thirteen orphans.
    #[error("the hand is not complete: it needs four sets and a pair, seven pairs or thirteen orphans")]
    NotComplete,
    /// Complete, but without a yaku.
    #[error("the hand has no yaku; dora alone do not win")]
    NoYaku,
    /// With this many honba the house asks for two han.
    #[error("the hand has {han} han of yaku, and at this many honba two are needed; dora do not count for it")]
    BelowTwoHan {
        /// The han of its yaku.
        han: u8,
    },
    /// It has one, but the house wants it settled earlier.
    #[error(transparent)]
    LateYaku(#[from] LateYaku),
    /// The question contradicts itself.
    #[error(transparent)]
    Contradiction(#[from] Contradiction),
}

/// What a yaku gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Value {
    /// Han.
    Han(u8),
    /// Units of a yakuman.
    Units(u8),
    /// This limit, in place of everything else.
    Limit(FixedLimit),
}

impl Value {
    /// The han; none for a yakuman.
    pub const fn han(self) -> u8 {
        match self {
            Value::Han(han) => han,
            Value::Units(_) | Value::Limit(_) => 0,
        }
    }

    /// The yakuman units; none for an ordinary yaku.
    pub const fn units(self) -> u8 {
        match self {
            Value::Han(_) | Value::Limit(_) => 0,
            Value::Units(units) => units,
        }
    }
}

/// One yaku of a win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct YakuLine {
    /// Which.
    pub yaku: Yaku,
    /// What it gives in this hand.
    pub value: Value,
}

/// Yaku with what they give; so many as hands have lie in place.
pub type YakuLines = Lines<YakuLine, 12>;

/// The dora of a hand, one han each; none beside a yakuman.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DoraCount {
    /// By the face-up indicators.
    pub dora: u8,
    /// By those under them.
    pub ura: u8,
    /// Red fives.
    pub red: u8,
    /// Norths laid aside.
    pub kita: u8,
}

impl DoraCount {
    /// All of them.
    pub const fn total(&self) -> u8 {
        self.dora + self.ura + self.red + self.kita
    }
}

/// A scored hand, explained line by line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Win {
    /// How the hand is read.
    pub reading: Decomposition,
    /// Its yaku, in the order of results.
    pub yaku: YakuLines,
    /// Its dora.
    pub dora: DoraCount,
    /// Han of yaku and dora; 0 for a yakuman, unless there are no limits.
    pub han: u8,
    /// Its fu.
    pub fu: Fu,
    /// The limit it reaches.
    pub limit: Option<Limit>,
    /// Base points, before the shares of who pays.
    pub base: i32,
}

impl Win {
    /// The yaku in the order in which the house lists them (R-171); dora come last.
    pub fn listed(&self, rules: &Ruleset) -> Vec<YakuLine> {
        let mut lines = self.yaku.to_vec();
        rules.terms.sort(&mut lines, |line| line.yaku);
        lines
    }
}

/// Scores a win: the reading worth most points, among equals a yakuman before counted han, then most han, then most fu.
///
/// Fails when the hand is not complete, has no yaku, one too late for the house or too few han, or the query
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

/// What a reading is worth.
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

/// Readings by their worth, above all that is no win; what is nearer to a win is the better explanation. As one number:
/// whether it wins, base points, yakuman, han and fu, the first in the highest bits.
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

    /// By han or yakuman units.
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

/// R-104: every indicator counts every matching tile.
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
