//! The hands of the chapters on strategy.

use jantaku_core::{Ruleset, Tile};
use jantaku_help as help;
use jantaku_help::{Look, Seen, Shown, Standing, Study};

use super::advice::safety_mark;
use super::end::shown;
use super::help::example;
use crate::{AcceptedTile, ShownHand, StrategyFigure, StrategyMeasure, StudyExample, StudyHelp};

pub(super) fn study(study: &Study, rules: &Ruleset) -> StudyHelp {
    let [hit, miss] = [&study.hit, &study.miss].map(|shown| one(shown, rules));
    StudyHelp { key: study.key.to_owned(), hit, miss }
}

fn one(shown: &Shown, rules: &Ruleset) -> StudyExample {
    match shown {
        Shown::Look(looked) => look(looked),
        Shown::Win(win) => StudyExample::Win { hand: example(win, rules) },
        Shown::Seen(tile) => seen(tile),
        Shown::Standing(place) => standing(place, rules),
    }
}

fn look(look: &Look) -> StudyExample {
    let ShownHand { concealed, melds } = shown(&look.hand);
    let accepts = look.accepts.iter();
    StudyExample::Look {
        concealed,
        melds,
        cut: look.cut,
        visible: look.seen.clone(),
        shanten: look.shanten,
        accepts: accepts
            .map(|one| AcceptedTile { tile: one.kind.tile(), left: one.left, points: one.points })
            .collect(),
    }
}

fn seen(seen: &Seen) -> StudyExample {
    StudyExample::Seen {
        river: seen.river.clone(),
        others: sorted(&seen.others),
        tile: seen.tile,
        left: seen.left,
        grade: seen.mark.grade,
        mark: safety_mark(seen.seat, seen.mark),
    }
}

fn sorted(others: &[Tile]) -> Vec<Tile> {
    let mut others = others.to_vec();
    others.sort();
    others
}

fn standing(place: &Standing, rules: &Ruleset) -> StudyExample {
    StudyExample::Standing {
        hand: example(&place.win, rules),
        before: place.before.clone(),
        after: place.scores.clone(),
        places: [place.now, place.after],
    }
}

pub(super) fn figures() -> Vec<StrategyFigure> {
    let hundredths = |number: f64| (100.0 * number).round() as i32;
    let each = help::figures().into_iter().map(|figure| StrategyFigure {
        table: figure.table.to_owned(),
        key: figure.key.to_owned(),
        measure: match figure.measure {
            help::Measure::Percent => StrategyMeasure::Percent,
            help::Measure::Points => StrategyMeasure::Points,
        },
        value: hundredths(figure.value),
        error: hundredths(figure.error),
        cases: u32::try_from(figure.cases).unwrap_or(u32::MAX),
    });
    each.collect()
}
