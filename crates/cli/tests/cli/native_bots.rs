//! `jantaku arena` with bots that speak the protocol `jantaku`.

use std::fs;
use std::path::Path;

use jantaku_core::rules::Yame;
use jantaku_core::{Ruleset, Wind};
use jantaku_testkit::{Chance, random_house};

use crate::arena::{example, folder, records};
use crate::common::{jantaku, stderr, stdout};

fn bot(manner: &str) -> String {
    format!("jantaku:{}", example("native_bot", manner))
}

/// A rule file for these rules.
fn house(name: &str, rules: &Ruleset) -> String {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("native-{name}.toml"));
    fs::write(&file, rules.to_toml()).unwrap();
    file.display().to_string()
}

/// Plays so many matches of these bots, and returns the exit code and what was printed.
fn plays(matches: &str, rules: &str, bots: &[String], more: &[&str]) -> (Option<i32>, String) {
    let mut args = vec!["arena", "--matches", matches, "--rules", rules, "--timeout", "60"];
    bots.iter().for_each(|bot| args.extend(["--bot", bot]));
    args.extend(more);
    let output = jantaku(&args, "");
    (output.status.code(), stdout(&output) + &stderr(&output))
}

#[test]
fn every_house_is_played() {
    let mut houses: Vec<Ruleset> =
        ["tenhou", "tenhou_sanma", "pretty_girls"].map(|name| Ruleset::preset(name).unwrap()).into();
    houses[0].wareme = true;
    houses.extend((0..3).map(|seed| random_house(&mut Chance::new(seed))));
    for (nth, rules) in houses.iter().enumerate() {
        let bots: Vec<String> = ["first", "last", "by number", "first"].map(bot).into();
        let (code, printed) = plays("1", &house(&nth.to_string(), rules), &bots[..rules.players.count()], &[]);
        assert_eq!(code, Some(0), "house {nth}: {printed}");
    }
}

#[test]
fn the_number_of_an_action_is_as_good_as_its_name() {
    let play = |manner: &str| {
        let dir = folder(&format!("native-{manner}"));
        let bots = [bot(manner), "easy".to_owned(), "wild".to_owned()];
        let (code, printed) = plays("1", "tenhou_sanma", &bots, &["--records", &dir.display().to_string()]);
        assert_eq!(code, Some(0), "{printed}");
        records(&dir)
    };
    assert_eq!(play("first"), play("by number"));
    assert_ne!(play("first"), play("last"));
}

/// mjai has no words for these: they are asked, and the answer is judged, as any other.
#[test]
fn choices_outside_turns_and_claims_are_asked() {
    let rules = Ruleset {
        round_winds: vec![Wind::East],
        hanchan_count: 1,
        tenpai_yame: Yame::DealerChoice,
        ..Ruleset::preset("pretty_girls").unwrap()
    };
    let rules = house("choices", &rules);
    for action in ["show_noten", "hide_hand", "stop"] {
        let bots = vec![bot(&format!("at {action}")); 4];
        let (code, printed) = plays("8", &rules, &bots, &[]);
        assert_eq!(code, Some(1), "{action}: {printed}");
        let said = format!("failed: `at {action}` is no action");
        assert!(printed.contains(&said) && printed.contains(action), "{action}: {printed}");
    }
}

#[test]
fn the_fault_of_an_answer_is_named() {
    let faults = [
        ("garbage", "a whole round", "the answer is not JSON: EOF while parsing"),
        ("no object", "a whole round", "the answer is no object with `decision` and `action`"),
        ("no action", "a whole round", "in the answer, `action` is missing"),
        ("wrong type", "a whole round", "in the answer, `action` is [\"discard"),
        ("decision", "a whole round", "the answer is to decision 2; decision 1 was asked"),
        ("unknown", "a whole round", "`dahai 5m` is no action"),
        ("number", "a whole round", "there is no action 401: they go from 0 to 400"),
        ("not among", "a whole round", "stop is not among the choices"),
        ("explains", "a whole round", "`ron of nothing` is no action"),
        ("twice", "a whole round", "a second answer, or one that nobody asked for"),
        ("dies", "a whole round", "it ended (exit status: 101); its last words:"),
        ("barred", "calls", "discard 5m is against the rules: kuikae: after calling 2m, 5m may not be discarded"),
        ("barred", "riichi", "discard 1m is against the rules: in riichi the hand stays as it is"),
        ("barred", "a robbed kan", "ron is against the rules: the hand is complete but has no yaku"),
    ];
    for (fault, situation, said) in faults {
        let args = ["arena", "--check", &bot(fault), "--situation", situation, "--timeout", "60"];
        let output = jantaku(&args, "");
        let printed = stdout(&output);
        assert_eq!(output.status.code(), Some(1), "{fault}: {printed}{}", stderr(&output));
        assert!(printed.contains(&format!("{situation}: {said}")), "{fault}: {printed}");
        assert!(printed.contains("legal:    "), "{fault}: {printed}");
        assert_eq!(printed.contains("it felt right"), fault == "explains", "{fault}: {printed}");
    }
}

#[test]
fn the_first_choice_everywhere_passes_the_suite() {
    for (rules, situations) in [("tenhou", 16), ("tenhou_sanma", 6)] {
        let output = jantaku(&["arena", "--rules", rules, "--check", &bot("first"), "--timeout", "60"], "");
        assert_eq!(output.status.code(), Some(0), "{rules}: {}{}", stdout(&output), stderr(&output));
        assert!(stdout(&output).contains(&format!("{situations} held, 0 failed")), "{}", stdout(&output));
    }
}

#[test]
fn a_failed_decision_is_asked_once_more() {
    let dir = folder("native-failures");
    let path = dir.display().to_string();
    jantaku(&["arena", "--check", &bot("barred"), "--situation", "riichi", "--failures", &path], "");
    let file = dir.join("riichi.json").display().to_string();
    let again = |bot: &str, file: &str| jantaku(&["arena", "--replay-decision", file, "--bot", bot], "");
    let kept: serde_json::Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(kept["dialect"], "jantaku");
    let same = again(&bot("barred"), &file);
    assert_eq!(same.status.code(), Some(1), "{}{}", stdout(&same), stderr(&same));
    assert!(stdout(&same).contains(kept["fault"].as_str().unwrap()), "{}", stdout(&same));
    let mended = again(&bot("first"), &file);
    assert_eq!(mended.status.code(), Some(0), "{}{}", stdout(&mended), stderr(&mended));
    assert!(stdout(&mended).contains("the answer is fine"));

    let mut cut = kept.clone();
    cut["heard"].as_array_mut().unwrap().pop();
    let file = dir.join("cut.json");
    fs::write(&file, cut.to_string()).unwrap();
    let refused = again(&bot("first"), &file.display().to_string());
    assert_eq!(refused.status.code(), Some(2));
    let printed = stderr(&refused).replace("\n  │", "");
    assert!(printed.contains("`heard`: the last message is no `choose`"), "{printed}");
}
