//! Lines: the JSON of every event, lossless both ways.

use jantaku_engine::{Action, Event, PublicEvent};
use jantaku_record::Line;
use jantaku_testkit::{Scene, SceneExt};
use proptest::prelude::*;

fn there_and_back(event: &Event) {
    let json = Line::from(event).to_json();
    let line: Line = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{error}: {json}"));
    assert_eq!(line.to_json(), json);
    assert_eq!(Event::try_from(line).unwrap(), *event, "{json}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    #[test]
    fn every_event_of_a_match_comes_back_as_it_was(seed: u8, preset in 0usize..3) {
        let (_, _, events) = crate::common::play(&crate::common::house(preset), seed);
        events.iter().for_each(there_and_back);
    }
}

/// One line of each type, and one end of a round of each kind.
#[test]
fn the_json_of_each_event() {
    let mut lines: Vec<(String, String)> = Vec::new();
    for seed in 0..40 {
        let (_, recording, events) = crate::common::play(&crate::common::house(0), seed);
        let lines_of = events.iter().map(Line::from).chain(recording.lines().iter().cloned());
        for line in lines_of {
            let json = line.to_json().replace(env!("CARGO_PKG_VERSION"), "VERSION");
            let value: serde_json::Value = serde_json::from_str(&json).unwrap();
            // The rules are those of the house; their form is that of a rule file.
            let json = match json.split_once(r#""rules":{"#).zip(json.split_once(r#","seats""#)) {
                Some(((before, _), (_, after))) => format!(r#"{before}"rules":{{}},"seats"{after}"#),
                None => json,
            };
            let word = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
            let kinds =
                [&value["outcome"]["kind"], &value["meld"]["kind"], &value["action"]["type"]].map(word).concat();
            let name = format!("{} {kinds}", line.kind());
            if !lines.iter().any(|(known, _)| *known == name) {
                lines.push((name, json));
            }
        }
    }
    lines.sort();
    let names: Vec<&str> = lines.iter().map(|(name, _)| name.trim()).collect();
    for kind in
        ["dealt", "drew", "riichi_paid", "dora_revealed", "match_ended", "kan_declared kakan", "called daiminkan"]
    {
        assert!(names.contains(&kind), "no {kind} among {names:?}");
    }
    insta::assert_snapshot!(lines.into_iter().map(|(_, json)| json).collect::<Vec<_>>().join("\n"));
}

#[test]
fn what_cannot_be_is_refused() {
    let fault = |json: &str| match serde_json::from_str::<Line>(json) {
        Ok(line) => Event::try_from(line).unwrap_err().to_string(),
        Err(error) => error.to_string(),
    };
    for (json, expected) in [
        (r#"{"type":"drew","seat":0,"tile":"1m","from":"live","x":1}"#, "unknown field `x`"),
        (r#"{"type":"drew","seat":4,"tile":"1m","from":"live"}"#, "a seat is a number from 0 to 3"),
        (r#"{"type":"drew","seat":0,"tile":"8z","from":"live"}"#, "there is no 8z"),
        (r#"{"type":"drew","seat":0,"tile":"1m"}"#, "missing field `from`"),
        (r#"{"type":"drawn","seat":0}"#, "unknown variant `drawn`"),
        (r#"{"type":"called","seat":0,"meld":{"kind":"chii","called":"1z","own":["2z","3z"]}}"#, "is no run"),
        (r#"{"type":"wall","commitment":"00"}"#, "64 hexadecimal digits"),
        (r#"{"type":"wall"}"#, "a `wall` line is no event"),
        (
            r#"{"type":"round_ended","outcome":{"kind":"abortive","reason":"suukaikan","shown":[null,null]},"payments":[],"scores":[1,2,3],"sticks":0}"#,
            "a list by seat has 2 values",
        ),
        (
            r#"{"type":"round_ended","outcome":{"kind":"won","wins":[],"ura_indicators":[]},"payments":[{"from":0,"to":"pot","points":0,"reason":"noten"}],"scores":[1,2,3],"sticks":0}"#,
            "a transfer of 0 points",
        ),
        (
            r#"{"type":"round_ended","outcome":{"kind":"exhaustive","tenpai":[null,null,null],"noten":[{"seat":3,"hand":{"concealed":"123m456p789s1122z"}}],"nagashi":[]},"payments":[],"scores":[1,2,3],"sticks":0}"#,
            "`noten` has a hand of seat 3",
        ),
        (
            r#"{"type":"dealt","wind_index":0,"wind":"E","dealer":0,"honba":0,"sticks":0,"scores":[1,2,3],"indicator":"1m","hands":["123m","",""]}"#,
            "gives seat 0 3 tiles",
        ),
    ] {
        let found = fault(json);
        assert!(found.contains(expected), "{json}: {found}");
    }
    assert!(serde_json::from_str::<Action>(r#"{"type":"pass","tile":"1m"}"#).is_err());
}

#[test]
fn the_events_of_a_match_include_its_end() {
    let (played, _, events) = crate::common::play(&crate::common::house(1), 3);
    let Some(Event::Public(PublicEvent::MatchEnded(settlement))) = events.last() else { panic!("no end") };
    assert_eq!(Some(&**settlement), played.settlement());
}

/// R-113: a noten hand shown by choice comes back as it was; a record without one is written as before there were any.
#[test]
fn a_noten_hand_shown_by_choice_is_kept() {
    let scene = Scene::of("pretty_girls").hand(2, "123m456p789s1122z");
    let mut t = scene.deal();
    t.run_out()
        .act(0, Action::HideHand)
        .act(1, Action::ShowNoten)
        .act(3, Action::HideHand)
        .expect_exhaustive(&[2], &[]);
    t.events().iter().for_each(there_and_back);
    let lines: Vec<String> = t.events().iter().map(|event| Line::from(event).to_json()).collect();
    let declared: Vec<&str> =
        lines.iter().map(|line| &line[..line.find(r#","hand""#).or(line.find(r#","shown""#)).unwrap_or(0)]).collect();
    let declared: Vec<&str> =
        declared.into_iter().filter(|line| line.contains("_declared") || line.contains("noten_shown")).collect();
    assert_eq!(
        declared,
        [
            r#"{"type":"tenpai_declared","seat":0"#,
            r#"{"type":"noten_shown","seat":1"#,
            r#"{"type":"tenpai_declared","seat":2"#,
            r#"{"type":"tenpai_declared","seat":3"#,
        ]
    );
    let end = |lines: &[String]| lines.last().unwrap().clone();
    assert!(end(&lines).contains(r#""noten":[{"seat":1,"hand":{"#), "{}", end(&lines));
    let mut t = Scene::of("tenhou").hand(2, "123m456p789s1122z").deal();
    t.run_out();
    let lines: Vec<String> = t.events().iter().map(|event| Line::from(event).to_json()).collect();
    assert!(!end(&lines).contains("\"noten\":"), "{}", end(&lines));
}

/// Answers were written so before noten hands could be shown.
#[test]
fn a_hand_kept_hidden_reads_by_its_earlier_name() {
    let line: Line = serde_json::from_str(r#"{"type":"answered","seat":0,"action":{"type":"hide_tenpai"}}"#).unwrap();
    assert_eq!(line.to_json(), r#"{"type":"answered","seat":0,"action":{"type":"hide_hand"}}"#);
}
