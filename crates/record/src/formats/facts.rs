//! The facts of a record besides the moves, to find by comparison what a format cannot carry.

use std::collections::BTreeSet;
use std::fmt;

use jantaku_core::Ruleset;

use super::log::{Log, LogEnd, LogRound, Move, StatedDraw, StatedResult, StatedWin};
use super::rules::StatedRules;

/// A fact that a record states and another form of it does not.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Fact {
    Names,
    Title,
    Room,
    Display,
    Seed,
    Dice,
    DealOrder,
    Copies,
    IndicatorTimes,
    UraIndicators,
    RiichiPoints,
    DrawnDiscards,
    DrawnNorths,
    WinningHands,
    WinningTiles,
    Yaku,
    Han,
    Fu,
    Limits,
    Points,
    Liable,
    Chips,
    Pot,
    PointsBefore,
    PointsAfter,
    Payments,
    Tenpai,
    HandsShown,
    FinalPoints,
    Results,
    Places,
    Walls,
    /// A value of the rules, as a line of their text.
    Rule(String),
    /// All of the rules.
    Rules,
    /// A fact of the file that the model has no place for.
    Other(String),
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Fact::Names => "the names of the players",
            Fact::Title => "the title",
            Fact::Room => "Tenhou's lobby and the room's level and speed",
            Fact::Display => "the line that names the rules",
            Fact::Seed => "the seed of the walls",
            Fact::Dice => "the dice",
            Fact::DealOrder => "the order in which the hands were dealt",
            Fact::Copies => "which of four equal tiles each tile is",
            Fact::IndicatorTimes => "when indicators were turned",
            Fact::UraIndicators => "the ura indicators",
            Fact::RiichiPoints => "the points after each riichi stick",
            Fact::DrawnDiscards => "which discards were the tile drawn",
            Fact::DrawnNorths => "which Norths set aside were the tile drawn",
            Fact::WinningHands => "the hands of the winners",
            Fact::WinningTiles => "the tiles of the wins",
            Fact::Yaku => "the yaku",
            Fact::Han => "the han",
            Fact::Fu => "the fu",
            Fact::Limits => "the names of the limits",
            Fact::Points => "the points of the hands",
            Fact::Liable => "who is liable",
            Fact::Chips => "the chips of the wins",
            Fact::Pot => "honba and sticks at the end of each round",
            Fact::PointsBefore => "the points before each payment",
            Fact::PointsAfter => "the points after each payment",
            Fact::Payments => "the payments",
            Fact::Tenpai => "who is tenpai at a draw",
            Fact::HandsShown => "the hands shown at a draw",
            Fact::FinalPoints => "the points at the end",
            Fact::Results => "the final results",
            Fact::Places => "the places",
            Fact::Walls => "the tiles of the walls that nobody saw, and the commitments to them",
            Fact::Rules => "the rules",
            Fact::Rule(line) => return write!(f, "the rule {line}"),
            Fact::Other(what) => what,
        })
    }
}

impl Log {
    /// The facts that this record states and `other`, the same record in another form, does not.
    pub fn lost_in(&self, other: &Log) -> BTreeSet<Fact> {
        let mut lost: BTreeSet<Fact> = self.facts().difference(&other.facts()).cloned().collect();
        match (self.ruleset(), other.ruleset()) {
            (Ok(ours), Ok(other)) => lost.extend(other_rules(&ours, &other)),
            (Ok(_), Err(_)) => {
                lost.insert(Fact::Rules);
            }
            (Err(_), _) => {}
        }
        lost
    }

    fn facts(&self) -> BTreeSet<Fact> {
        let mut facts = Facts(self.dropped.0.iter().cloned().map(Fact::Other).collect());
        facts.add(self.names().is_some(), Fact::Names);
        facts.add(!self.title.is_empty(), Fact::Title);
        facts.add(self.seed.is_some(), Fact::Seed);
        match &self.rules {
            StatedRules::Tenhou { .. } => facts.add(true, Fact::Room),
            StatedRules::Display { .. } => facts.add(true, Fact::Display),
            StatedRules::Unstated { .. } | StatedRules::Majiang { .. } => {}
            StatedRules::Ours(_) | StatedRules::NotOurs(_) => {}
        }
        if let Some(StatedResult { points, totals, places }) = &self.result {
            facts.add(points.is_some(), Fact::FinalPoints);
            facts.add(totals.is_some(), Fact::Results);
            facts.add(places.is_some(), Fact::Places);
        }
        self.rounds.iter().for_each(|round| facts.round(round));
        facts.0
    }
}

/// The options that differ between two houses, with the values of the first.
fn other_rules(ours: &Ruleset, other: &Ruleset) -> Vec<Fact> {
    let (ours, other) = (ours.to_toml(), other.to_toml());
    let other: BTreeSet<&str> = other.lines().collect();
    ours.lines().filter(|line| !other.contains(line)).map(|line| Fact::Rule(line.to_owned())).collect()
}

struct Facts(BTreeSet<Fact>);

impl Facts {
    fn add(&mut self, stated: bool, fact: Fact) {
        if stated {
            self.0.insert(fact);
        }
    }

    fn round(&mut self, round: &LogRound) {
        self.add(round.start.dice.is_some(), Fact::Dice);
        self.add(round.hands.values().any(|hand| !hand.is_sorted()), Fact::DealOrder);
        self.add(round.numbers.is_some(), Fact::Copies);
        self.add(round.ura.as_ref().is_some_and(|ura| !ura.is_empty()), Fact::UraIndicators);
        for step in &round.moves {
            match step {
                Move::Discard { tsumogiri, .. } => self.add(tsumogiri.is_some(), Fact::DrawnDiscards),
                Move::RiichiPaid { scores, .. } => self.add(scores.is_some(), Fact::RiichiPoints),
                Move::Kita { tsumogiri, .. } => self.add(tsumogiri.is_some(), Fact::DrawnNorths),
                Move::Dora { .. } => self.add(true, Fact::IndicatorTimes),
                Move::Draw { .. } | Move::Meld { .. } => {}
            }
        }
        match &round.end {
            None => {}
            Some(LogEnd::Won(wins)) => wins.iter().for_each(|win| self.win(win)),
            Some(LogEnd::Drawn(draw)) => self.draw(draw),
        }
    }

    fn win(&mut self, win: &StatedWin) {
        self.add(win.hand.is_some(), Fact::WinningHands);
        self.add(win.tile.is_some(), Fact::WinningTiles);
        self.add(win.yaku.is_some(), Fact::Yaku);
        self.add(win.han.is_some(), Fact::Han);
        self.add(win.fu.is_some(), Fact::Fu);
        self.add(win.limit.is_some(), Fact::Limits);
        self.add(win.points.is_some(), Fact::Points);
        self.add(win.liable.flatten().is_some(), Fact::Liable);
        self.add(win.chips.is_some(), Fact::Chips);
        self.add(win.pot.is_some(), Fact::Pot);
        self.add(win.before.is_some(), Fact::PointsBefore);
        self.add(win.after.is_some(), Fact::PointsAfter);
        self.add(win.deltas.is_some(), Fact::Payments);
    }

    fn draw(&mut self, draw: &StatedDraw) {
        self.add(draw.tenpai.is_some(), Fact::Tenpai);
        let shown = |hand: &Option<Vec<_>>| hand.is_some();
        self.add(draw.shown.as_ref().is_some_and(|hands| hands.values().any(shown)), Fact::HandsShown);
        self.add(draw.pot.is_some(), Fact::Pot);
        self.add(draw.before.is_some(), Fact::PointsBefore);
        self.add(draw.after.is_some(), Fact::PointsAfter);
        self.add(draw.deltas.is_some(), Fact::Payments);
    }
}
