//! The shipped questions, answered again by other means than those that found them.
#![allow(clippy::unwrap_used)] // what fails, fails the test

mod counting;
mod judged;
mod page;
mod safety;
mod shelf;
mod wins;

use jantaku_core::{Counts, Kind};
use jantaku_drills::{Drill, Entry, Shelf, Task, task_at};
use jantaku_engine::View;
use jantaku_wire::DrillChoice;

/// The page names the drills, and what it names are all it knows.
#[test]
fn every_drill_has_a_name() {
    for texts in [
        include_str!("../../../web/ui/src/texts/en/drills/drills.ftl"),
        include_str!("../../../web/ui/src/texts/ja/drills/drills.ftl"),
    ] {
        let named = texts.lines().filter_map(|line| line.strip_prefix("drill-name-")?.split(' ').next());
        assert!(named.eq(Drill::ALL.iter().map(|drill| drill.key())));
    }
}

fn shelf() -> &'static Shelf {
    Shelf::shipped().unwrap()
}

/// Every position of a drill with what is asked there.
fn positions(drill: Drill) -> impl Iterator<Item = (&'static Entry, View<'static>, Task)> {
    let mut matches = std::collections::HashMap::new();
    shelf().all(drill).map(move |entry| {
        let jantaku_drills::Source::Position { of_match, at, .. } = entry.source else {
            panic!("{entry} has no position")
        };
        let played = matches.entry(of_match).or_insert_with(|| shelf().played(of_match).unwrap());
        let view = played.view(at).unwrap();
        let task = task_at(entry, &view).unwrap_or_else(|| panic!("{entry} is no question"));
        (entry, view, task)
    })
}

fn tile(choice: DrillChoice) -> Kind {
    let DrillChoice::Tile { tile } = choice else { panic!("{choice:?} is no tile") };
    tile.kind()
}

/// What the seat of a view has not seen, counted tile by tile.
fn unseen(view: &View) -> Counts {
    let table = view.table();
    let mut seen: Vec<Kind> = view.hand().tiles().map(|tile| tile.kind()).collect();
    for seat in table.players().seats() {
        let river = table.rivers[seat].iter().filter(|lying| lying.claimed_by.is_none());
        seen.extend(river.map(|lying| lying.tile.kind()));
        seen.extend(table.melds[seat].iter().flat_map(|meld| meld.tiles()).map(|tile| tile.kind()));
    }
    seen.extend(table.indicators.iter().map(|tile| tile.kind()));
    let mut left = Counts::default();
    for kind in Kind::all() {
        let count = seen.iter().filter(|&&other| other == kind).count();
        (count..4).for_each(|_| left.add(kind));
    }
    left
}
