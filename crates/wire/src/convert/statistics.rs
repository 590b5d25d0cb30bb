//! Statistics: the figures, and the hands behind them.

use jantaku_core::rules::Terms;
use jantaku_core::{Seat, Yaku};
use jantaku_stats::{
    Counted, Figure, GROUPS, Group, HAND_FIGURES, HandFacts, Listing, MATCH_FIGURES, Measured, NAMED, QUOTED,
    RoundFacts, RoundKind, Row, SeatResult, Selection, WinFacts, YAKUMAN_PER_MATCH, hand_figure,
};

use super::end::{dora_count, limit, shown, yaku_lines};
use super::seat;
use crate::ids::MatchId;
use crate::names;
use crate::{
    FigureGroup, FigureLine, FigurePart, HandEnd, Listed, ListedEntry, ListedHand, MeasuredFigure, Mode, PointsAfter,
    QuotedFigure, StatisticsChoices, StatisticsPage, WonHand, YakuName,
};

/// The number of best hands that are shown.
const BEST: usize = 5;

/// A match that may count, with its facts.
#[derive(Debug, Clone)]
pub struct PlayedMatch {
    pub id: MatchId,
    /// In seconds since 1970.
    pub created: u32,
    /// The title of its rules.
    pub title: String,
    pub mode: Mode,
    /// The house whose names results use.
    pub terms: Terms,
}

/// The statistics of a selection of these matches. The caller adds what else there is of the player's.
pub fn statistics(selection: &Selection, played: &[PlayedMatch]) -> StatisticsPage {
    let (yakuman, matches) = YAKUMAN_PER_MATCH;
    let hand = |row: &Row<HandFacts>| hand_entry(row, played);
    StatisticsPage {
        matches: selection.matches.len() as u32,
        rounds: selection.rounds() as u32,
        pending: 0,
        damaged: 0,
        choices: StatisticsChoices::default(),
        of_matches: MATCH_FIGURES.iter().map(|figure| line(selection, figure)).collect(),
        of_hands: HAND_FIGURES.iter().map(|figure| line(selection, figure)).collect(),
        groups: groups(selection),
        yakuman_per_match: QuotedFigure {
            quoted: f64::from(yakuman) / f64::from(matches),
            measured: selection.yakuman_per_match().into(),
        },
        yakuman: selection.yakuman().iter().rev().filter_map(hand).collect(),
        best: selection.best(BEST).iter().filter_map(hand).collect(),
        over_time: over_time(selection, played),
    }
}

/// The list behind a number, latest first.
pub fn listed(selection: &Selection, listing: &Listing, played: &[PlayedMatch]) -> Vec<ListedEntry> {
    let hands = selection.listed_hands(listing);
    let results = selection.listed_results(listing);
    let hands = hands.iter().rev().filter_map(|row| hand_entry(row, played));
    hands.chain(results.iter().rev().map(|row| result_entry(row, played))).collect()
}

impl From<Measured> for MeasuredFigure {
    fn from(measured: Measured) -> MeasuredFigure {
        let Measured { sum, count, value, error, interval } = measured;
        MeasuredFigure { sum, count: count as u32, value, error, interval }
    }
}

fn line<T: Counted>(selection: &Selection, figure: &Figure<T>) -> FigureLine {
    FigureLine { key: figure.key.to_owned(), share: figure.is_share(), measured: selection.measure(figure).into() }
}

/// The values of properties that occur; of what documents quote, every value.
fn groups(selection: &Selection) -> Vec<FigureGroup> {
    let group = |group: &Group, parts: Vec<jantaku_stats::Part>| FigureGroup {
        key: group.key.to_owned(),
        parts: parts.into_iter().map(|found| part(group, found)).collect(),
    };
    let found = GROUPS.iter().map(|of| group(of, selection.parts(of)));
    found.chain(NAMED.iter().map(|of| group(of, selection.all_parts(of)))).collect()
}

fn part(group: &Group, part: jantaku_stats::Part) -> FigurePart {
    let figure = |(key, measured): (&'static str, Measured)| FigureLine {
        key: key.to_owned(),
        share: hand_figure(key).is_some_and(Figure::is_share),
        measured: measured.into(),
    };
    let quoted = QUOTED.iter().find(|quoted| group.key == "quoted" && quoted.key == part.value);
    FigurePart {
        value: part.value.to_owned(),
        yaku: yaku_name(part.value),
        share: part.share.into(),
        quoted: quoted.map(|quoted| quoted.share),
        figures: part.figures.into_iter().map(figure).collect(),
    }
}

/// The name of the yaku of this key.
pub fn yaku_name(key: &str) -> Option<YakuName> {
    let yaku = Yaku::ALL.iter().find(|yaku| yaku.key() == key)?;
    let [kanji, english, romaji] = [yaku.kanji(), yaku.english(), yaku.romaji()].map(str::to_owned);
    Some(YakuName { key: key.to_owned(), kanji, english, romaji })
}

fn over_time(selection: &Selection, played: &[PlayedMatch]) -> Vec<PointsAfter> {
    let after = |standing: jantaku_stats::Standing| {
        let (of, result) = (&played[standing.result.number], standing.result.what);
        PointsAfter {
            match_id: of.id.to_string(),
            created: of.created,
            place: result.place,
            total: result.total,
            sum: standing.sum,
        }
    };
    selection.over_time().into_iter().map(after).collect()
}

fn entry<T>(row: &Row<T>, played: &[PlayedMatch], listed: Listed) -> ListedEntry {
    let of = &played[row.number];
    ListedEntry {
        match_id: of.id.to_string(),
        created: of.created,
        rules: names::shown(&of.title),
        mode: of.mode,
        names: row.facts.names.values().map(|name| names::shown(name)).collect(),
        seat: seat(row.seat),
        listed,
    }
}

fn result_entry(row: &Row<SeatResult>, played: &[PlayedMatch]) -> ListedEntry {
    let SeatResult { place, points, total, .. } = *row.what;
    entry(row, played, Listed::Result { place, points, total })
}

fn hand_entry(row: &Row<HandFacts>, played: &[PlayedMatch]) -> Option<ListedEntry> {
    let (hand, round) = (row.what, row.round?);
    let terms = played[row.number].terms;
    let listed = ListedHand {
        round: round.number as u32,
        name: round.name,
        dealer: hand.dealer,
        end: end(hand),
        points: hand.points,
        riichi: hand.riichi,
        called: hand.called,
        win: hand.win.as_deref().map(|win| won(win, hand, (round, row.seat), terms)),
    };
    Some(entry(row, played, Listed::Hand(Box::new(listed))))
}

fn end(hand: &HandFacts) -> HandEnd {
    match hand.end {
        RoundKind::Won if hand.win.is_some() => HandEnd::Won,
        RoundKind::Won if hand.dealt_in() => HandEnd::DealtIn,
        RoundKind::Won => HandEnd::Others,
        RoundKind::Exhaustive if hand.nagashi => HandEnd::Nagashi,
        RoundKind::Exhaustive if hand.tenpai => HandEnd::Tenpai,
        RoundKind::Exhaustive => HandEnd::Noten,
        RoundKind::Abortive => HandEnd::Abortive,
        RoundKind::Chombo if hand.chombo => HandEnd::Chombo,
        RoundKind::Chombo => HandEnd::OthersChombo,
    }
}

fn won(win: &WinFacts, facts: &HandFacts, (round, own): (&RoundFacts, Seat), terms: Terms) -> WonHand {
    let mut lines = win.yaku.clone();
    terms.sort(&mut lines, |line| line.yaku);
    let wind = round.wind(own).unwrap_or(round.name.wind);
    WonHand {
        hand: shown(&win.hand),
        tile: win.tile,
        tsumo: win.tsumo,
        yaku: yaku_lines(&lines, wind, round.name.wind, terms),
        dora: dora_count(win.dora),
        han: win.han,
        fu: win.fu,
        limit: win.limit.map(|reached| limit(reached, terms)),
        points: facts.paid,
        worth: hundreds(win.worth(facts.dealer)),
    }
}

/// Rounded up to hundreds, as points are paid.
fn hundreds(points: i32) -> i32 {
    points.saturating_add(99) / 100 * 100
}
