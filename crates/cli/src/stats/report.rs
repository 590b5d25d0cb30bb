use std::collections::BTreeMap;

use jantaku_stats::{
    Counted, Figure, GROUPS, Group, HAND_FIGURES, MATCH_FIGURES, Measured, QUOTED, RARE, Selection, YAKUMAN_PER_MATCH,
    hand_figure, has, learn_first, match_figure,
};
use serde::Serialize;

use super::hands::Listed;
use super::read::{FileFault, Library};

const BEST: usize = 10;

#[derive(Serialize)]
pub struct Report<'a> {
    pub player: Option<&'a str>,
    pub matches: usize,
    pub rounds: usize,
    pub files: Files<'a>,
    /// The figures of matches and of hands, in their order.
    pub of_matches: Vec<Line>,
    pub of_hands: Vec<Line>,
    pub by: BTreeMap<&'static str, Vec<Part>>,
    pub quoted: Quotes,
    pub yakuman: Vec<Listed<'a>>,
    pub best: Vec<Listed<'a>>,
    /// One player's results, with the running sum of the totals.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub over_time: Option<Vec<Point<'a>>>,
    /// All players, if none is named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub players: Option<Vec<Player<'a>>>,
}

#[derive(Serialize)]
pub struct Files<'a> {
    pub records: usize,
    pub others: usize,
    pub faults: &'a [FileFault],
}

#[derive(Serialize, Clone)]
pub struct Line {
    pub key: &'static str,
    #[serde(flatten)]
    pub value: Number,
    #[serde(skip)]
    pub share: bool,
}

/// A number with its errors.
#[derive(Serialize, Clone, Copy)]
pub struct Number {
    pub sum: i64,
    pub count: u64,
    pub value: Option<f64>,
    pub se: Option<f64>,
    /// The ends of the interval of 95 %.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub interval: Option<[f64; 2]>,
}

/// The hands with one value of a property.
#[derive(Serialize)]
pub struct Part {
    pub name: &'static str,
    #[serde(flatten)]
    pub share: Number,
    pub figures: Vec<Line>,
}

/// Quoted figures and those measured.
#[derive(Serialize)]
pub struct Quotes {
    pub of_wins: Vec<Quote>,
    pub yakuman_per_match: Quote,
    /// In the order in which they are to be learned.
    pub learn_first: Vec<Line>,
    pub rare: Vec<Line>,
}

#[derive(Serialize)]
pub struct Quote {
    pub key: &'static str,
    pub quoted: f64,
    #[serde(flatten)]
    pub measured: Number,
}

#[derive(Serialize)]
pub struct Point<'a> {
    #[serde(flatten)]
    pub result: Listed<'a>,
    pub sum: i64,
}

#[derive(Serialize)]
pub struct Player<'a> {
    pub name: &'a str,
    pub matches: usize,
    pub figures: Vec<Line>,
}

impl From<Measured> for Number {
    fn from(measured: Measured) -> Number {
        let Measured { sum, count, value, error, interval } = measured;
        Number { sum, count, value, se: error, interval }
    }
}

fn line<T: Counted>(selection: &Selection, figure: &Figure<T>) -> Line {
    Line { key: figure.key, value: selection.measure(figure).into(), share: figure.is_share() }
}

impl<'a> Report<'a> {
    pub fn new(library: &'a Library, selection: &Selection<'a>, player: Option<&'a str>) -> Report<'a> {
        let Library { records, others, ref faults, .. } = *library;
        let point = |standing: jantaku_stats::Standing<'a>| Point {
            result: Listed::result(library, &standing.result),
            sum: standing.sum,
        };
        let hand = |row| Listed::hand(library, row);
        Report {
            player,
            matches: selection.matches.len(),
            rounds: selection.rounds(),
            files: Files { records, others, faults },
            of_matches: MATCH_FIGURES.iter().map(|figure| line(selection, figure)).collect(),
            of_hands: HAND_FIGURES.iter().map(|figure| line(selection, figure)).collect(),
            by: GROUPS.iter().map(|group| (group.key, parts(selection, group))).collect(),
            quoted: quotes(selection),
            yakuman: selection.yakuman().iter().map(hand).collect(),
            best: selection.best(BEST).iter().map(hand).collect(),
            over_time: player.map(|_| selection.over_time().into_iter().map(point).collect()),
            players: player.is_none().then(|| players(selection)),
        }
    }
}

fn parts(selection: &Selection, group: &Group) -> Vec<Part> {
    let figure = |(key, measured): (&'static str, Measured)| {
        let share = hand_figure(key).is_some_and(Figure::is_share);
        Line { key, value: measured.into(), share }
    };
    let part = |part: jantaku_stats::Part| Part {
        name: part.value,
        share: part.share.into(),
        figures: part.figures.into_iter().map(figure).collect(),
    };
    selection.parts(group).into_iter().map(part).collect()
}

fn quotes(selection: &Selection) -> Quotes {
    let of_wins = QUOTED.iter().map(|quoted| Quote {
        key: quoted.key,
        quoted: quoted.share,
        measured: selection.share_of_wins(quoted.holds).into(),
    });
    let (yakuman, matches) = YAKUMAN_PER_MATCH;
    let learned = |(key, yaku): (&'static str, &'static [_])| Line {
        key,
        value: selection.share_of_wins(|win| has(win, yaku)).into(),
        share: true,
    };
    let rare =
        RARE.iter().map(|rare| Line { key: rare.key, value: selection.share_of_hands(rare.holds).into(), share: true });
    Quotes {
        of_wins: of_wins.collect(),
        yakuman_per_match: Quote {
            key: "yakuman_per_match",
            quoted: f64::from(yakuman) / f64::from(matches),
            measured: selection.yakuman_per_match().into(),
        },
        learn_first: learn_first().map(learned).collect(),
        rare: rare.collect(),
    }
}

/// The short table of all players: those with the most matches first.
fn players<'a>(selection: &Selection<'a>) -> Vec<Player<'a>> {
    let mut players: Vec<Player> = selection.by_player().into_iter().map(|(name, part)| player(name, &part)).collect();
    players.sort_by_key(|player| std::cmp::Reverse(player.matches));
    players
}

fn player<'a>(name: &'a str, part: &Selection<'a>) -> Player<'a> {
    let of_match = match_figure("place").map(|figure| line(part, figure));
    let of_hands = ["win", "deal_in", "riichi", "call"].into_iter().filter_map(hand_figure);
    let figures = of_match.into_iter().chain(of_hands.map(|figure| line(part, figure))).collect();
    Player { name, matches: part.matches.len(), figures }
}
