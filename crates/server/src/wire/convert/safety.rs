//! How safe the own tiles are.

use jantaku_bots::safety::{self, Caution, Class, Grade, Wall};
use jantaku_core::KindSet;
use jantaku_engine::{Action, Actions, View};

use super::seat;
use super::table::{shows_waits, waits_left};
use crate::wire::{SafetyClass, SafetyGrade, SafetyMark, SafetyWall, Tile, TileSafety};

/// Of each kind that may be discarded, where somebody threatens and the house helps to reckon.
pub(super) fn safety(view: &View, actions: &Actions) -> Vec<TileSafety> {
    let discard = |action: &Action| match action {
        Action::Discard { tile, .. } => Some(tile.kind()),
        _ => None,
    };
    let discards: KindSet = actions.legal.iter().filter_map(discard).collect();
    if discards.is_empty() || !shows_waits(view) {
        return Vec::new();
    }
    let threats: Vec<Caution> = safety::read(view).into_iter().filter(|caution| caution.threatens).collect();
    if threats.is_empty() {
        return Vec::new();
    }
    let each = waits_left(view, view.hand(), discards).into_iter().map(|held| {
        let marks = threats.iter().map(|caution| (caution.seat, caution.mark(held.tile.0.kind())));
        let grade = marks.clone().map(|(_, mark)| mark.grade).max().unwrap_or(Grade::Safe);
        let against = marks.map(|(at, mark)| SafetyMark {
            seat: seat(at),
            class: mark.class.into(),
            suji: mark.suji.iter().map(|kind| Tile(kind.tile())).collect(),
            wall: mark.wall.map(SafetyWall::from),
        });
        TileSafety { tile: held.tile, left: held.left, grade: grade.into(), against: against.collect() }
    });
    each.collect()
}

impl From<Wall> for SafetyWall {
    fn from(wall: Wall) -> SafetyWall {
        match wall {
            Wall::NoChance => SafetyWall::NoChance,
            Wall::OneChance => SafetyWall::OneChance,
        }
    }
}

impl From<Grade> for SafetyGrade {
    fn from(grade: Grade) -> SafetyGrade {
        match grade {
            Grade::Safe => SafetyGrade::Safe,
            Grade::NearlySafe => SafetyGrade::NearlySafe,
            Grade::FairlySafe => SafetyGrade::FairlySafe,
            Grade::Risky => SafetyGrade::Risky,
            Grade::Dangerous => SafetyGrade::Dangerous,
        }
    }
}

impl From<Class> for SafetyClass {
    fn from(class: Class) -> SafetyClass {
        match class {
            Class::Genbutsu => SafetyClass::Genbutsu,
            Class::ValueTwoOpen => SafetyClass::ValueTwoOpen,
            Class::GuestOpen => SafetyClass::GuestOpen,
            Class::SujiTerminal => SafetyClass::SujiTerminal,
            Class::GuestNew => SafetyClass::GuestNew,
            Class::DoubleSujiMiddle => SafetyClass::DoubleSujiMiddle,
            Class::ValueOneOpen => SafetyClass::ValueOneOpen,
            Class::SujiTwoEight => SafetyClass::SujiTwoEight,
            Class::SujiThreeSeven => SafetyClass::SujiThreeSeven,
            Class::ValueNew => SafetyClass::ValueNew,
            Class::LateSuji => SafetyClass::LateSuji,
            Class::Terminal => SafetyClass::Terminal,
            Class::SingleSujiMiddle => SafetyClass::SingleSujiMiddle,
            Class::ValueDora => SafetyClass::ValueDora,
            Class::TwoEight => SafetyClass::TwoEight,
            Class::ThreeSeven => SafetyClass::ThreeSeven,
            Class::Middle => SafetyClass::Middle,
            Class::Waited => SafetyClass::Waited,
        }
    }
}

#[cfg(test)]
mod tests {
    use jantaku_core::Ruleset;
    use jantaku_testkit::{Scene, seat};

    use super::*;

    /// What the dealer is told when the player to the right is in riichi, or has only discarded.
    fn told(aids: bool, riichi: bool) -> Vec<TileSafety> {
        let rules = Ruleset { wait_display: aids, ..Ruleset::preset("tenhou").unwrap() };
        let scene = Scene::with(rules).hand(0, "147m147p069s1235z").hand(1, "123456789m1123p");
        let mut t = scene.draws("9s 6s 9m 1m 9p").deal();
        t.tsumogiri(0);
        if riichi {
            t.riichi(1, "6s")
        } else {
            t.discard(1, "6s")
        };
        t.tsumogiri(2).tsumogiri(3).pass_all();
        let view = t.view(0);
        safety(&view, &t.round().legal_actions(seat(0)))
    }

    ///
    #[test]
    fn every_tile_is_marked_where_somebody_threatens_and_the_house_helps() {
        let marks = told(true, true);
        assert_eq!(marks.len(), 14, "a mark for each kind in the hand");
        let of = |text: &str| marks.iter().find(|mark| mark.tile.0.to_string() == text).unwrap();
        let (six, nine, five) = (of("6s"), of("9s"), of("5s"));
        assert_eq!(
            (six.grade, six.against[0].class, six.against[0].seat),
            (SafetyGrade::Safe, SafetyClass::Genbutsu, 1)
        );
        assert_eq!(nine.against[0].suji, [six.tile]);
        assert_eq!((nine.left, nine.against[0].class), (2, SafetyClass::SujiTerminal));
        assert_eq!(
            (five.grade, five.against[0].class),
            (SafetyGrade::Dangerous, SafetyClass::Middle),
            "a red five is a five"
        );
        assert_eq!(told(true, false), []);
        assert_eq!(told(false, true), []);
    }

    /// Nothing is to be thrown, nothing is marked.
    #[test]
    fn only_a_discard_is_marked() {
        let scene = Scene::of("tenhou").hand(0, "147m147p66s12355z").hand(1, "123456789m1123p");
        let mut t = scene.draws("9s 6s 5z").deal();
        t.tsumogiri(0).riichi(1, "6s").tsumogiri(2);
        let actions = t.round().legal_actions(seat(0));
        assert!(actions.legal.contains(&Action::Pass) && safety(&t.view(0), &actions).is_empty());
    }
}
