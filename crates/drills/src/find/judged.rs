//! Riichi or not, call or not, push or fold: what a strong bot prefers by far.

use jantaku_advice::safety::Grade;
use jantaku_advice::{DiscardHint, discard_hints, safety};
use jantaku_bots::Prospect;
use jantaku_core::{Kind, KindSet};
use jantaku_engine::{Action, Actions, Phase, RiichiStatus, Table, View};

use super::{doubt, level, safety as safest};
use crate::Drill;

/// Two ways to decide a position.
pub struct Dilemma {
    /// Which drill asks it.
    pub drill: Drill,
    /// The skill that it trains.
    pub skill: &'static str,
    /// The choices of those who do it.
    yes: Vec<Action>,
    /// The choices of those who don't.
    no: Vec<Action>,
}

/// By how many points of match value one way has to be better; set by hand, twice the error of the search.
const LEAD: f64 = 400.0;
/// With a lead of more than this there is nothing to think about.
const TOO_CLEAR: f64 = 6_000.0;
/// Where so many tiles or fewer are left in the wall, it is late.
const LATE: u8 = 18;
/// A wait of so many tiles is a good one.
const GOOD_WAIT: u32 = 5;
/// Where the better way wins so many times as often as the other, few get it wrong.
const PLAIN_RATIO: f64 = 1.8;
/// The highest level of such a question.
const PLAIN_LEVEL: u8 = 2;

/// The best way to do it and the best way not to, by the estimates of a bot.
#[derive(Debug, Clone, Copy)]
pub struct Sides {
    pub yes: Prospect,
    /// Not to do it.
    pub no: Prospect,
}

impl Sides {
    /// By how many points of match value it is better to do it.
    pub fn lead(&self) -> f64 {
        self.yes.worth - self.no.worth
    }
}

impl Dilemma {
    /// The dilemma that a position is, if it is one.
    pub fn of(view: &View, actions: &Actions) -> Option<Dilemma> {
        let legal = &actions.legal;
        let wins = legal.iter().any(|action| matches!(action, Action::Tsumo | Action::Ron | Action::KyuushuKyuuhai));
        if wins || view.table().riichi[view.seat()] != RiichiStatus::None {
            return None;
        }
        match view.table().phase {
            Phase::Turn { .. } => push(view, actions).or_else(|| riichi(view, legal)),
            Phase::Claims { .. } => call(view, legal),
            _ => None,
        }
    }

    /// Whether to do it, with the level, by the estimates of a bot; `None` where it is not clear, or no question.
    pub fn answer(&self, view: &View, prospects: &[Prospect]) -> Option<(bool, u8)> {
        let sides = self.sides(prospects)?;
        let lead = sides.lead();
        if !(LEAD..TOO_CLEAR).contains(&lead.abs()) || doubt::is_doubtful(self, view, &sides) {
            return None;
        }
        let (right, wrong) = if lead > 0.0 { (sides.yes, sides.no) } else { (sides.no, sides.yes) };
        let level = level(lead.abs(), [2_500.0, 1_600.0, 1_100.0, 800.0]);
        let plain = right.win >= PLAIN_RATIO * wrong.win;
        Some((lead > 0.0, if plain { level.min(PLAIN_LEVEL) } else { level }))
    }

    /// The best choice of each side.
    pub fn sides(&self, prospects: &[Prospect]) -> Option<Sides> {
        let best = |yes: bool| {
            let of_side = prospects.iter().filter(|one| self.side(one.action) == Some(yes));
            of_side.copied().reduce(|best, other| if other.worth > best.worth { other } else { best })
        };
        Some(Sides { yes: best(true)?, no: best(false)? })
    }

    /// Whether a choice is to do it; `None` if it is neither.
    pub fn side(&self, action: Action) -> Option<bool> {
        match (self.yes.contains(&action), self.no.contains(&action)) {
            (true, false) => Some(true),
            (false, true) => Some(false),
            _ => None,
        }
    }
}

fn riichi(view: &View, legal: &[Action]) -> Option<Dilemma> {
    let yes: Vec<Action> = legal.iter().copied().filter(|action| matches!(action, Action::Riichi { .. })).collect();
    let no: Vec<Action> = legal.iter().copied().filter(|action| matches!(action, Action::Discard { .. })).collect();
    if yes.is_empty() || legal.iter().any(|action| matches!(action, Action::OpenRiichi { .. })) {
        return None;
    }
    let skill = match view.table() {
        _ if threatened(view) => "against_riichi",
        table if is_last_round(table) => "last_round",
        table if table.live_left <= LATE => "late",
        _ if best_wait(view, legal) >= GOOD_WAIT => "good_wait",
        _ => "bad_wait",
    };
    Some(Dilemma { drill: Drill::Riichi, skill, yes, no })
}

fn call(view: &View, legal: &[Action]) -> Option<Dilemma> {
    let yes: Vec<Action> =
        legal.iter().copied().filter(|action| matches!(action, Action::Chii { .. } | Action::Pon { .. })).collect();
    let Phase::Claims { tile, .. } = view.table().phase else { return None };
    if yes.is_empty() || !legal.contains(&Action::Pass) {
        return None;
    }
    let value: KindSet =
        view.table().yakuhai(view.seat()).into_iter().filter(|(_, han)| *han > 0).map(|(kind, _)| kind).collect();
    let skill = match yes[0] {
        _ if threatened(view) => "against_riichi",
        Action::Pon { .. } if value.contains(tile.kind()) => "yakuhai",
        Action::Pon { .. } => "pon",
        _ => "chii",
    };
    Some(Dilemma { drill: Drill::Call, skill, yes, no: vec![Action::Pass] })
}

/// A hand that is not far, against one riichi: its discards that keep the shanten are all dangerous, and another is safe.
fn push(view: &View, actions: &Actions) -> Option<Dilemma> {
    let tiles = safety(view, actions);
    let graded: Vec<(Kind, Grade)> = tiles
        .iter()
        .map(|tile| safest::only(view, tile).map(|(_, mark)| (tile.kind, mark.grade)))
        .collect::<Option<_>>()?;
    if graded.is_empty()
        || actions.legal.iter().any(|action| matches!(action, Action::Ankan { .. } | Action::Kakan { .. }))
    {
        return None;
    }
    let hints = discard_hints(view, &actions.legal);
    let least = hints.iter().flatten().map(|hint| hint.shanten).min()?;
    let skill = *["tenpai", "iishanten", "ryanshanten"].get(usize::from(least))?;
    let keeping: KindSet =
        hints.iter().flatten().filter(|hint| hint.shanten == least).map(|hint| hint.tile.kind()).collect();
    let grade = |kind: Kind| graded.iter().find(|(other, _)| *other == kind).map(|(_, grade)| *grade);
    if keeping.iter().any(|kind| grade(kind).is_none_or(|grade| grade < Grade::Risky)) {
        return None;
    }
    let safe = |kind: Kind| grade(kind).is_some_and(|grade| grade <= Grade::NearlySafe);
    let discarded = |action: &Action| match *action {
        Action::Discard { tile, .. } | Action::Riichi { tile, .. } => Some(tile.kind()),
        _ => None,
    };
    let among = |keep: &dyn Fn(Kind) -> bool| -> Vec<Action> {
        actions.legal.iter().copied().filter(|action| discarded(action).is_some_and(keep)).collect()
    };
    let (yes, no) = (among(&|kind| keeping.contains(kind)), among(&safe));
    (!yes.is_empty() && !no.is_empty()).then_some(Dilemma { drill: Drill::Push, skill, yes, no })
}

/// Whether another player is in riichi.
pub fn threatened(view: &View) -> bool {
    let table = view.table();
    table.players().seats().any(|seat| seat != view.seat() && table.riichi[seat].is_riichi())
}

/// The last dealer's round of the last regular wind (オーラス).
fn is_last_round(table: &Table) -> bool {
    let last_wind = usize::from(table.start.position.wind_index) + 1 >= table.rules.round_winds.len();
    last_wind && table.dealer().index() + 1 == table.players().count()
}

/// How many tiles the widest wait has.
fn best_wait(view: &View, legal: &[Action]) -> u32 {
    let hints = discard_hints(view, legal);
    let tenpai = hints.iter().flatten().filter(|hint| hint.shanten == 0);
    tenpai.map(DiscardHint::tiles).max().unwrap_or(0)
}
