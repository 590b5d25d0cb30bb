//! Every script is played, and its answers are the engine's.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::{ast, parser};
use jantaku_core::{Hand, Kind, KindSet, Ruleset, Tile};
use jantaku_lessons::{Check, ScriptStep};
use jantaku_score::{WinBy, WinQuery, live_waits, score};
use jantaku_wire::{
    Action, Choice, Event, Lesson, LessonGoal, LessonMistake, LessonOption, LessonStep, Meld, Outcome, SafetyGrade,
    ServerMessage, TileSafety, Wind,
};

fn lessons() -> Vec<(Lesson, Vec<ScriptStep>)> {
    let played = |key| {
        let lesson = jantaku_lessons::lesson(key).unwrap_or_else(|error| panic!("{key}: {error}"));
        (lesson, jantaku_lessons::script(key).unwrap().steps)
    };
    jantaku_lessons::keys().map(played).collect()
}

/// Every step with its lesson's key, its script, and the last prompt its table was sent.
fn each_step(mut look: impl FnMut(&str, &LessonStep, &ScriptStep, Option<&ServerMessage>)) {
    for (lesson, script) in lessons() {
        let mut prompt = None;
        for (step, scripted) in lesson.steps.iter().zip(&script) {
            let prompts = |message: &&ServerMessage| matches!(message, ServerMessage::Prompt { .. });
            prompt = step.messages.iter().rev().find(prompts).cloned().or(prompt);
            look(&format!("{}/{}", lesson.key, step.key), step, scripted, prompt.as_ref());
        }
    }
}

fn asked(prompt: Option<&ServerMessage>) -> (&[Choice], &[TileSafety]) {
    match prompt {
        Some(ServerMessage::Prompt { choices, safety, .. }) => (choices, safety),
        _ => (&[], &[]),
    }
}

fn kinds<'a>(tiles: impl IntoIterator<Item = &'a Tile>) -> KindSet {
    tiles.into_iter().map(|tile| tile.kind()).collect()
}

/// Every script plays, and each goal at a table is one of the choices that are asked.
#[test]
fn every_goal_is_legal_at_its_step() {
    each_step(|name, step, _, prompt| match &step.goal {
        LessonGoal::Act { action } => {
            let (choices, _) = asked(prompt);
            assert!(choices.iter().any(|choice| choice.action == *action), "{name}: {action:?} of {choices:?}");
        }
        LessonGoal::Pick { from, wanted } => {
            let mut left = from.clone();
            for tile in wanted {
                let at = left.iter().position(|one| one == tile).unwrap_or_else(|| panic!("{name}: no {tile:?}"));
                left.remove(at);
            }
            assert!(!left.is_empty(), "{name}: there is nothing wrong to pick");
        }
        LessonGoal::Choose { options, wanted } => assert!(usize::from(*wanted) < options.len(), "{name}"),
        LessonGoal::Next {} | LessonGoal::Open { .. } => {}
    });
}

#[test]
fn the_messages_of_a_table_are_numbered_without_gaps() {
    for (lesson, _) in lessons() {
        let mut next = None;
        for message in lesson.steps.iter().flat_map(|step| step.messages.iter().chain(&step.after)) {
            match message {
                ServerMessage::Welcome(_) => next = Some(0),
                ServerMessage::Event { n, .. } => {
                    assert_eq!(Some(*n), next, "{}", lesson.key);
                    next = Some(n + 1);
                }
                ServerMessage::Prompt { decision_id, .. } => assert_eq!(Some(*decision_id), next, "{}", lesson.key),
                other => panic!("{}: {other:?}", lesson.key),
            }
        }
    }
}

/// The hand at the end of the path, which is walked through; everything else is a lesson.
const WALKTHROUGH: &str = "walkthrough";

/// Each lesson ends with two or three hands to solve.
#[test]
fn every_lesson_ends_with_hands_to_solve() {
    for (lesson, script) in lessons() {
        if lesson.key == WALKTHROUGH {
            continue;
        }
        let solved = lesson.steps.iter().rev().take_while(|step| step.exercise).count();
        assert!((2..=3).contains(&solved), "{}: {solved}", lesson.key);
        // Of the tiles alone the engine has nothing to say.
        let unchecked = script.iter().filter(|step| step.exercise && step.check.is_none() && lesson.key != "tiles");
        assert_eq!(unchecked.count(), 0, "{}", lesson.key);
    }
}

/// Nobody wins or declares riichi on the first turn, where that would be worth more than the lesson says.
#[test]
fn no_win_is_a_yakuman_by_chance() {
    for (lesson, _) in lessons() {
        for message in lesson.steps.iter().flat_map(|step| step.messages.iter().chain(&step.after)) {
            let ServerMessage::Event { event, .. } = message else { continue };
            let Event::RoundEnded { end } = &**event else { continue };
            let Outcome::Won { winners } = &end.outcome else { continue };
            for line in winners.iter().flat_map(|winner| &winner.yaku) {
                let rare = ["tenhou", "chiihou", "double_riichi"].contains(&line.key.as_str());
                assert!(!rare, "{}: {}", lesson.key, line.key);
            }
        }
    }
}

/// What is to be solved has the stated answer and no other, by the engine.
#[test]
fn every_answer_is_the_only_one() {
    each_step(|name, step, script, prompt| {
        let (choices, safety) = asked(prompt);
        let offered = step.messages.iter().rev().find_map(discard);
        let Some(check) = script.check else { return };
        match (check, &step.goal) {
            (Check::Waits, LessonGoal::Pick { wanted, .. }) => {
                let hand = Hand::new(&flat(&step.tiles), &[]).unwrap_or_else(|error| panic!("{name}: {error}"));
                let waits = live_waits(&hand, &rules());
                assert_eq!(waits, kinds(wanted), "{name}");
            }
            (Check::Set, LessonGoal::Pick { from, wanted }) => {
                let picked: BTreeSet<Vec<Kind>> = threes(from).into_iter().filter(|three| is_set(three)).collect();
                assert_eq!(picked.into_iter().collect::<Vec<_>>(), [sorted(wanted)], "{name}");
            }
            (Check::Tenpai, LessonGoal::Act { action: Action::Discard { tile, .. } | Action::Riichi { tile, .. } }) => {
                let keeping = choices.iter().filter(|choice| choice.after.is_some()).filter_map(discarded);
                assert_eq!(kinds(&keeping.collect::<Vec<_>>()), kinds([tile]), "{name}");
            }
            (Check::Safest, LessonGoal::Act { action: Action::Discard { tile, .. } }) => {
                let safe = safety.iter().filter(|one| one.grade == SafetyGrade::Safe).map(|one| one.tile);
                assert_eq!(kinds(&safe.collect::<Vec<_>>()), kinds([tile]), "{name}");
            }
            (Check::Win, LessonGoal::Act { action }) => {
                assert!(matches!(action, Action::Tsumo | Action::Ron), "{name}");
            }
            (Check::Yaku, LessonGoal::Choose { .. }) => {
                let mut tiles = flat(&step.tiles);
                let last = tiles.pop().unwrap();
                let hand = Hand::new(&tiles, &[]).unwrap();
                let wins = score(&WinQuery::new(&rules(), &hand, last, WinBy::Ron)).is_ok();
                assert_eq!(chosen(&step.goal), if wins { "yes" } else { "no" }, "{name}");
            }
            (Check::Furiten, LessonGoal::Choose { .. }) => {
                let hand = Hand::new(&flat(&step.tiles[..1]), &[]).unwrap();
                let waits = live_waits(&hand, &rules());
                // The words name two.
                assert_eq!(waits.len(), 2, "{name}");
                let barred = flat(&step.tiles[1..]).iter().any(|tile| waits.contains(tile.kind()));
                assert_eq!(chosen(&step.goal), if barred { "yes" } else { "no" }, "{name}");
            }
            (Check::Call, LessonGoal::Act { action }) => {
                let pon = choices.iter().any(|choice| matches!(choice.action, Action::Pon { .. }));
                assert!(pon, "{name}");
                let worth = "1z5z6z7z".contains(&offered.unwrap().to_string());
                assert_eq!(matches!(action, Action::Pon { .. }), worth, "{name}");
            }
            (Check::Dora, LessonGoal::Pick { wanted, .. }) => {
                let dora = rules().dora(step.tiles[0][0]);
                assert_eq!(kinds(wanted), [dora].into_iter().collect(), "{name}");
            }
            (Check::DoraCount, LessonGoal::Choose { options, wanted }) => {
                let dora = rules().dora(step.tiles[0][0]);
                let hand = flat(&step.tiles[1..]);
                let count = hand.iter().map(|tile| u8::from(tile.kind() == dora) + u8::from(tile.is_red())).sum();
                assert_eq!(options[usize::from(*wanted)], LessonOption::Count { count }, "{name}");
            }
            (check, goal) => panic!("{name}: {check:?} does not suit {goal:?}"),
        }
    });
}

fn rules() -> Ruleset {
    Ruleset::preset("tenhou").unwrap()
}

fn flat(groups: &[Vec<Tile>]) -> Vec<Tile> {
    groups.iter().flatten().copied().collect()
}

/// The key of the right answer.
fn chosen(goal: &LessonGoal) -> &str {
    match goal {
        LessonGoal::Choose { options, wanted } => match &options[usize::from(*wanted)] {
            LessonOption::Word { key } => key,
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    }
}

/// The tile that a message says was discarded.
fn discard(message: &ServerMessage) -> Option<Tile> {
    match message {
        ServerMessage::Event { event, .. } => match &**event {
            Event::Discarded { discard, .. } => Some(discard.tile),
            _ => None,
        },
        _ => None,
    }
}

fn discarded(choice: &Choice) -> Option<Tile> {
    match choice.action {
        Action::Discard { tile, .. } => Some(tile),
        _ => None,
    }
}

fn sorted(tiles: &[Tile]) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = tiles.iter().map(|tile| tile.kind()).collect();
    kinds.sort();
    kinds
}

fn threes(tiles: &[Tile]) -> Vec<Vec<Kind>> {
    let mut found = vec![];
    for (nth, &a) in tiles.iter().enumerate() {
        for (mth, &b) in tiles.iter().enumerate().skip(nth + 1) {
            found.extend(tiles.iter().skip(mth + 1).map(|&c| sorted(&[a, b, c])));
        }
    }
    found
}

/// Whether three kinds in order are a run or a triplet.
fn is_set(three: &[Kind]) -> bool {
    let [a, b, c] = three[..] else { return false };
    let run = !a.is_honour() && a.letter() == c.letter() && b.letter() == a.letter();
    (a == b && b == c) || (run && a.number() + 1 == b.number() && b.number() + 1 == c.number())
}

const TEXTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../web/ui/src/texts");

/// The keys of the texts of lessons in a language.
fn texts(language: &str) -> BTreeSet<String> {
    let folder = Path::new(TEXTS).join(language).join("lessons");
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let texts = files.filter(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    let key = |entry: ast::Entry<String>| match entry {
        ast::Entry::Message(message) => Some(message.id.name),
        _ => None,
    };
    texts
        .flat_map(|path| parser::parse(fs::read_to_string(path).unwrap()).unwrap().body.into_iter().filter_map(key))
        .collect()
}

/// Nothing of riichi and of furiten is shown before their lessons; in theirs it is.
#[test]
fn nothing_is_shown_before_it_is_taught() {
    let shown = |key: &str, what: fn(&ServerMessage) -> bool| {
        let lesson = jantaku_lessons::lesson(key).unwrap();
        lesson.steps.iter().flat_map(|step| step.messages.iter().chain(&step.after)).any(what)
    };
    let riichi = |message: &ServerMessage| match message {
        ServerMessage::Prompt { choices, .. } => {
            choices.iter().any(|choice| matches!(choice.action, jantaku_wire::Action::Riichi { .. }))
        }
        _ => false,
    };
    let furiten = |message: &ServerMessage| match message {
        ServerMessage::Event { after, .. } => after.own.furiten.is_some(),
        _ => false,
    };
    assert_eq!(["turn", "yaku", "riichi"].map(|key| shown(key, riichi)), [false, false, true]);
    assert_eq!(["turn", "yaku", "furiten"].map(|key| shown(key, furiten)), [false, false, true]);
}

/// The words that the lessons need: title, line in the list, steps, hints and mistakes of their own, answers.
fn needed() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for (lesson, _) in lessons() {
        keys.extend(["title", "about"].map(|part| format!("lesson-{}-{part}", lesson.key)));
        for step in &lesson.steps {
            let words = format!("lesson-{}-{}", lesson.key, step.key);
            keys.extend(step.exercise.then(|| format!("{words}-hint")));
            let asks = matches!(step.goal, LessonGoal::Pick { .. } | LessonGoal::Choose { .. });
            keys.extend((step.exercise || asks).then(|| format!("{words}-right")));
            keys.extend(step.mistakes.iter().map(|mistake| format!("{words}-{}", key_of(*mistake))));
            if let LessonGoal::Choose { options, .. } = &step.goal {
                let word = |option: &LessonOption| match option {
                    LessonOption::Word { key } => Some(format!("lesson-option-{key}")),
                    LessonOption::Points { .. } | LessonOption::Count { .. } => None,
                };
                keys.extend(options.iter().filter_map(word));
            }
            keys.insert(words);
        }
    }
    keys
}

fn key_of(mistake: LessonMistake) -> &'static str {
    match mistake {
        LessonMistake::TooFew => "too_few",
        LessonMistake::Wrong => "wrong",
        LessonMistake::OtherTile => "other_tile",
        LessonMistake::Discarded => "discarded",
        LessonMistake::Passed => "passed",
        LessonMistake::Declared => "declared",
    }
}

#[test]
fn every_word_that_a_lesson_needs_is_there_in_both_languages_and_no_other() {
    let ours = |key: &String| key.strip_prefix("lesson-").is_some_and(|rest| !rest.starts_with("panel-"));
    for language in ["en", "ja"] {
        let there: BTreeSet<String> = texts(language).into_iter().filter(ours).collect();
        let missing: Vec<_> = needed().difference(&there).cloned().collect();
        let unused: Vec<_> = there.difference(&needed()).cloned().collect();
        assert!(missing.is_empty() && unused.is_empty(), "{language}: missing {missing:#?}, unused {unused:#?}");
    }
}

/// South's pair of South and 345p, the dora 1s, a plan that changes with the second White, West's riichi, the
/// safest pair given up, calls of South and White, and a wait for 3m and 1s.
#[test]
fn a_hand_is_walked_through() {
    let lesson = jantaku_lessons::lesson(WALKTHROUGH).unwrap();
    let messages: Vec<&ServerMessage> =
        lesson.steps.iter().flat_map(|step| step.messages.iter().chain(&step.after)).collect();
    let mut played = vec![];
    let mut states = vec![];
    for message in messages {
        let ServerMessage::Event { event, after, .. } = message else { continue };
        states.push(after.own.clone());
        match &**event {
            Event::Dealt { round } => {
                assert_eq!(round.winds[1], Wind::South);
                assert_eq!(round.dora.dora.to_string(), "1s");
            }
            Event::Called { seat: 1, meld: Meld::Pon { called: tile, .. }, .. } => played.push(format!("pon {}", tile)),
            Event::Discarded { seat: 1, discard, .. } => played.push(discard.tile.to_string()),
            Event::Discarded { seat: 2, riichi: true, .. } => played.push("West's riichi".to_owned()),
            Event::RoundEnded { end } => {
                let Outcome::Won { winners } = &end.outcome else { panic!("{:?}", end.outcome) };
                let han: Vec<String> = winners[0].yaku.iter().map(|line| line.key.clone()).collect();
                assert_eq!((winners[0].seat, winners[0].han), (1, 5), "{han:?}");
            }
            _ => {}
        }
    }
    let texts = |tiles: &[Tile]| tiles.iter().map(|tile| tile.to_string()).collect::<Vec<_>>();
    let dealt = texts(&states[0].concealed);
    assert_eq!(dealt.iter().filter(|tile| *tile == "2z").count(), 2, "{dealt:?}");
    assert!(["3p", "4p", "5p"].iter().all(|tile| dealt.iter().any(|one| one == tile)), "{dealt:?}");
    assert_eq!(played, ["7m", "6s", "4z", "West's riichi", "pon 2z", "4s", "8s", "pon 5z", "8s"]);
    let waits = states.iter().rev().find(|own| !own.waits.is_empty()).unwrap();
    assert_eq!(texts(&waits.waits.iter().map(|wait| wait.kind.tile()).collect::<Vec<_>>()), ["3m", "1s"]);
}

#[test]
fn a_lesson_that_is_not_there_is_an_error() {
    assert!(jantaku_lessons::lesson("chess").is_err());
    assert!(jantaku_lessons::list().unwrap().lessons.iter().all(|entry| entry.steps >= 8));
}
