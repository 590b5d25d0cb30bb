//! mjai during a match.

use std::cell::RefCell;
use std::sync::Arc;

use jantaku_core::rules::Paarenchan;
use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{Action, Actions, Event, Match, Phase, View};
use jantaku_record::formats::mjai::live::{
    Answer, AnswerFault, Decoded, Decoder, Dialect, Encoder, Message, answer, is_kept, judge, messages, offers,
    sayable, unasked,
};
use jantaku_record::{SeatInfo, SeatKind, play_match};
use jantaku_testkit::{Chance, seat};
use serde_json::json;

fn house(name: &str) -> Arc<Ruleset> {
    Arc::new(Ruleset::preset(name).expect("a preset"))
}

/// The messages to one seat in a random match, its choices when it was asked, and the number of hands dealt in a row.
fn stream(rules: &Arc<Ruleset>, me: Seat, seed: u8) -> Vec<(Message, Option<Action>, u32)> {
    let infos: Vec<SeatInfo> =
        rules.players.seats().map(|seat| SeatInfo { name: seat.to_string(), kind: SeatKind::Bot }).collect();
    let names = infos.iter().map(|info| info.name.clone()).collect();
    let stream = RefCell::new((Encoder::new(rules.clone(), me, names, Dialect::Gimite), Vec::new()));
    let mut chance = Chance::new(seed.into());
    let choose = |played: &Match, seat: Seat, actions: &Actions| {
        let view = played.view(seat).expect("somebody sits there");
        if let Some(action) = unasked(&view, actions) {
            return action;
        }
        let won = actions.legal.iter().find(|action| matches!(action, Action::Tsumo | Action::Ron));
        let action = won.copied().unwrap_or_else(|| actions.legal[chance.below(actions.legal.len())]);
        if seat == me {
            let lines: &mut Vec<(Message, Option<Action>, u32)> = &mut stream.borrow_mut().1;
            lines.last_mut().expect("a message asks for it").1 = Some(action);
        }
        action
    };
    let view = RefCell::new(None);
    let watch = |_: &Match, event: &Event| {
        let (encoder, lines) = &mut *stream.borrow_mut();
        let Some(seen) = event.seen_by(me) else { return };
        let mut view = view.borrow_mut();
        match &mut *view {
            None => *view = Some(View::start(rules.clone(), me, &seen).expect("a deal")),
            Some(view) => view.apply(&seen).expect("what a seat sees can be folded"),
        }
        let due = view.as_ref().is_some_and(|view| view.table().indicator_due());
        let kept = view.as_ref().map_or(0, |view| view.table().start.position.kept);
        lines.extend(encoder.encode(&seen, due).into_iter().map(|line| (line, None, kept)));
    };
    play_match(rules.clone(), &infos, &[seed; 32], choose, watch).expect("only legal choices");
    stream.into_inner().1
}

/// A seat that is asked knows it from the messages, and every choice survives encoding and decoding.
#[test]
fn a_choice_goes_into_words_and_back() {
    for (preset, seed) in
        [("tenhou", 1), ("tenhou", 2), ("tenhou_sanma", 3), ("yakuza", 4), ("touzai", 5), ("pool_of_dreams", 6)]
    {
        let rules = house(preset);
        let me = seat(usize::from(seed) % 3);
        let mut decoder = Decoder::new(rules.clone(), None);
        let mut choices = 0;
        for (message, chosen, kept) in stream(&rules, me, seed) {
            let decoded =
                messages(&message.to_string()).unwrap().0.iter().map(|line| decoder.decode(line).unwrap()).last();
            let Some(action) = chosen else { continue };
            assert_eq!(decoded, Some(Decoded::Asked), "{message}");
            let view = decoder.view().unwrap().clone();
            assert_eq!(view.table().start.position.kept, kept, "{message}");
            let actions = view.legal_actions();
            for &action in &actions.legal {
                let said = answer(&view, action).unwrap().to_string();
                let expected =
                    if matches!(action, Action::Riichi { .. }) { Answer::Riichi } else { Answer::Action(action) };
                assert_eq!(judge(&view, &actions, &said, false), Ok(expected), "{said}");
                if let Action::Riichi { tile, tsumogiri } = action {
                    let discard = answer(&view, Action::Discard { tile, tsumogiri }).unwrap().to_string();
                    assert_eq!(judge(&view, &actions, &discard, true), Ok(Answer::Action(action)));
                }
            }
            assert!(actions.legal.contains(&action));
            assert!(!offers(&view, &actions).is_empty());
            decoder.chosen(action).unwrap();
            if is_kept(&view, action) {
                assert!(decoder.choices().legal.is_empty(), "a choice is asked once");
            }
            choices += 1;
        }
        assert!(choices > 50, "{preset}: {choices}");
    }
}

/// Messages lost, doubled, swapped or changed are reported or understood; nothing breaks.
#[test]
fn no_stream_is_too_strange() {
    let mut chance = Chance::new(9);
    for (preset, seed) in [("tenhou", 6), ("tenhou_sanma", 7)] {
        let rules = house(preset);
        let whole = stream(&rules, seat(1), seed);
        let mut refused = 0;
        for _ in 0..120 {
            let mut lines: Vec<Message> = whole.iter().map(|(line, ..)| line.clone()).collect();
            for _ in 0..=chance.below(3) {
                let (at, other) = (chance.below(lines.len()), chance.below(lines.len()));
                match chance.below(6) {
                    0 => drop(lines.remove(at)),
                    1 => lines.insert(at, lines[other].clone()),
                    2 => lines.swap(at, other),
                    3 => lines[at]["actor"] = chance.below(5).into(),
                    4 => lines[at]["pai"] = ["1m", "5sr", "N", "?", "x"][chance.below(5)].into(),
                    _ => lines[at]["consumed"] = json!(["1m", "2m", "3m"][..chance.below(4)]),
                }
            }
            let mut decoder = Decoder::new(rules.clone(), None);
            for line in lines {
                let (parsed, _) = messages(&line.to_string()).unwrap();
                match decoder.decode(&parsed[0]) {
                    Ok(Decoded::Asked) => assert!(!decoder.choices().legal.is_empty()),
                    Ok(_) => {}
                    Err(fault) => {
                        assert!(!fault.to_string().is_empty());
                        refused += 1;
                        break;
                    }
                }
            }
        }
        assert!(refused > 60, "most of it makes no sense: {refused}");
    }
}

/// The first moment at which seat 1 may call chii, with its decoder.
fn chii_offered() -> (Decoder, Message) {
    let rules = house("tenhou");
    for seed in 1.. {
        let mut decoder = Decoder::new(rules.clone(), None);
        for (message, chosen, _) in stream(&rules, seat(1), seed) {
            let (lines, _) = messages(&message.to_string()).expect("a message");
            let before = decoder.clone();
            decoder.decode(&lines[0]).expect("it makes sense");
            if decoder.choices().legal.iter().any(|action| matches!(action, Action::Chii { .. })) {
                return (before, message);
            }
            if let Some(action) = chosen {
                decoder.chosen(action).expect("it is legal");
            }
        }
    }
    unreachable!("somebody may call sooner or later")
}

/// An action that the server does not accept is not a choice.
#[test]
fn possible_actions_narrow_the_choices() {
    let (before, message) = chii_offered();
    let with = |possible: Option<Message>| {
        let (mut decoder, mut message) = (before.clone(), message.clone());
        if let Some(possible) = possible {
            message["possible_actions"] = possible;
        }
        decoder.decode(&messages(&message.to_string()).unwrap().0[0]).unwrap();
        decoder
    };
    let all = with(None);
    let chii = all.choices().legal.iter().copied().find(|action| matches!(action, Action::Chii { .. })).unwrap();
    assert_eq!(with(Some(json!([]))).choices().legal.as_slice(), [Action::Pass]);
    let one = with(Some(json!([answer(all.view().unwrap(), chii)])));
    assert_eq!(one.choices().legal.len(), 2);
    assert!(one.choices().legal.contains(&chii));
}

#[test]
fn a_wrong_answer_gets_its_fault() {
    let (mut decoder, message) = chii_offered();
    decoder.decode(&messages(&message.to_string()).unwrap().0[0]).unwrap();
    let view = decoder.view().unwrap();
    let actions = view.legal_actions();
    let fault = |said: &str| judge(view, &actions, said, false).unwrap_err();
    assert!(matches!(view.table().phase, Phase::Claims { .. }));
    assert!(matches!(fault("what?"), AnswerFault::NoMessage(_)));
    assert_eq!(fault(r#"[{"type":"none"}]"#), AnswerFault::Array);
    assert_eq!(fault(r#"{"type":"fold"}"#), AnswerFault::UnknownType("fold".to_owned()));
    assert_eq!(fault(r#"{"type":"hora","actor":2}"#), AnswerFault::WrongActor { found: seat(2), own: seat(1) });
    assert!(matches!(fault(r#"{"type":"hora"}"#), AnswerFault::Field { .. }));
    assert!(matches!(fault(r#"{"type":"chi","actor":1,"target":3}"#), AnswerFault::WrongTarget { .. }));
    assert_eq!(judge(view, &Actions::default(), r#"{"type":"none"}"#, false), Ok(Answer::Nothing));
    assert!(matches!(judge(view, &actions, r#"{"type":"none"}"#, true), Err(AnswerFault::NoRiichiDiscard(_))));
}

/// A kan names its tiles, all of them and no others.
#[test]
fn a_kan_takes_its_tiles() {
    let mut decoder = Decoder::new(house("tenhou"), None);
    let hidden = ["?"; 13];
    let own = ["1m", "1m", "1m", "1m", "2m", "2m", "2m", "3p", "4p", "9s", "9s", "E", "S"];
    for line in [
        json!({ "type": "start_game", "id": 0 }),
        json!({ "type": "start_kyoku", "bakaze": "E", "kyoku": 1, "honba": 0, "kyotaku": 0, "oya": 0, "dora_marker": "9p",
            "tehais": [own, hidden, hidden, hidden] }),
        json!({ "type": "tsumo", "actor": 0, "pai": "2m" }),
    ] {
        decoder.decode(&messages(&line.to_string()).unwrap().0[0]).unwrap();
    }
    let (view, actions) = (decoder.view().unwrap(), decoder.choices());
    let said = |consumed: &[&str]| {
        judge(view, &actions, &json!({ "type": "ankan", "actor": 0, "consumed": consumed }).to_string(), false)
    };
    let kind = jantaku_testkit::kind("1m");
    assert_eq!(said(&["1m"; 4]), Ok(Answer::Action(Action::Ankan { kind })));
    let mixed = said(&["1m", "1m", "2m", "2m"]).unwrap_err();
    assert_eq!(mixed.to_string(), "`consumed` is 1m 1m 2m 2m; the call takes 1m 1m 1m 1m");
    assert!(matches!(said(&["1m"; 3]), Err(AnswerFault::Field { .. })));
    assert!(matches!(said(&["9s"; 4]), Err(AnswerFault::NotHeld(_))));
    let reason = r#"{"type":"ryukyoku","actor":0,"reason":"sukaikan"}"#;
    assert!(matches!(judge(view, &actions, reason, false), Err(AnswerFault::Field { .. })));
}

#[test]
fn options_that_mjai_cannot_express_are_named() {
    let mut rules = Ruleset::preset("tenhou").unwrap();
    assert_eq!(sayable(&rules), Ok(()));
    rules.wareme = true;
    assert!(sayable(&rules).unwrap_err().to_string().contains("`wareme`"));
    let mut rows = Ruleset::preset("pool_of_dreams").unwrap();
    assert_eq!(sayable(&rows), Ok(()));
    rows.paarenchan = Paarenchan::Wins;
    assert!(sayable(&rows).unwrap_err().to_string().contains("`paarenchan`"));
    let open = Ruleset::from_toml("base = \"tenhou\"\n[yaku]\nopen_riichi = true\n").unwrap();
    assert!(sayable(&open).unwrap_err().to_string().contains("`yaku.open_riichi`"));
}

/// As in records: the ura indicators have its name for them too, and the length is stated at the start.
#[test]
fn the_original_server_has_the_tile_drawn_in_the_hand_that_wins_with_it() {
    let rules = house("tenhou");
    let mut draws = 0;
    for (message, ..) in (1..16).flat_map(|seed| stream(&rules, seat(0), seed)) {
        match message["type"].as_str() {
            Some("start_game") => assert_eq!(message["kyoku_first"], 0),
            Some("hora") => {
                assert!(message.get("uradora_markers").is_some() && message.get("ura_markers").is_none(), "{message}");
                let hand = message["hora_tehais"].as_array().unwrap();
                let drawn = message["actor"] == message["target"];
                assert_eq!(hand.len() % 3 == 2, drawn, "{message}");
                assert!(!drawn || hand.last() == Some(&message["pai"]), "{message}");
                draws += usize::from(drawn);
            }
            _ => {}
        }
    }
    assert!(draws > 0);
}
