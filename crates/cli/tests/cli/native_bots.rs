//! `jantaku arena` with bots that speak the protocol `jantaku`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use jantaku_core::rules::Yame;
use jantaku_core::{Ruleset, Wind};
use jantaku_encode::ActionId;
use jantaku_testkit::{Chance, random_house};
use jantaku_wire::Event;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::cli::arena::{BINARY, example, folder, records};
use crate::cli::common::{jantaku, stderr, stdout};

fn bot(manner: &str) -> String {
    format!("jantaku:{}", example("native_bot", manner))
}

/// A rule file for these rules.
fn house(name: &str, rules: &Ruleset) -> String {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("native-{name}.toml"));
    fs::write(&file, rules.to_toml()).unwrap();
    file.display().to_string()
}

/// Plays these matches, and returns the exit code and the output.
fn plays(matches: &str, rules: &str, bots: &[String], more: &[&str]) -> (Option<i32>, String) {
    let mut args = vec!["arena", "--matches", matches, "--rules", rules, "--timeout", "60"];
    bots.iter().for_each(|bot| args.extend(["--bot", bot]));
    args.extend(more);
    let output = jantaku(&args, "");
    (output.status.code(), stdout(&output) + &stderr(&output))
}

#[test]
#[ignore = "long"]
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

/// From messages alone, one of our bots knows what its seat knows: it plays the same match, event by event.
#[test]
fn our_own_bot_plays_the_same_over_the_protocol() {
    let mut by_chance = random_house(&mut Chance::new(2));
    (by_chance.wareme, by_chance.hanchan_count) = (true, 1);
    let presets = ["pretty_girls", "tenhou_sanma"].map(|name| Ruleset::preset(name).unwrap());
    let process = format!("jantaku:{BINARY} bot normal --protocol jantaku");
    for rules in presets.into_iter().chain([by_chance]) {
        let (ours, theirs) = (folder("native-ours"), folder("native-process"));
        let bots = ["normal", "wild", "random", "normal"].map(str::to_owned);
        let bots = &bots[..rules.players.count()];
        let (path, named) = (ours.display().to_string(), bots.join(","));
        let file = house("same", &rules);
        let args = ["simulate", "--matches", "2", "--rules", &file, "--bots", &named, "--records", &path];
        assert!(jantaku(&args, "").status.success());
        let processes: Vec<String> =
            bots.iter().map(|bot| if bot == "normal" { process.clone() } else { bot.clone() }).collect();
        let (code, printed) = plays("2", &file, &processes, &["--records", &theirs.display().to_string()]);
        assert_eq!(code, Some(0), "{}: {printed}", rules.name);
        assert_eq!(records(&theirs), records(&ours), "{}", rules.name);
    }
}

#[test]
fn our_own_bot_names_the_line_that_it_does_not_understand() {
    let rules = serde_json::to_value(Ruleset::preset("tenhou").unwrap()).unwrap();
    let start = |protocol: u32| {
        json!({ "type": "match", "protocol": protocol, "seat": 0, "names": [], "rules": rules, "seconds": 5.0 })
            .to_string()
    };
    let cases = [
        ("nonsense".to_owned(), "line 1: expected ident"),
        (r#"{"type":"start_game","id":0}"#.to_owned(), "line 1: unknown variant `start_game`, expected one of `match`"),
        (start(2), "line 1: the table speaks version 2, this bot 1"),
        (format!("{}\n{{\"type\":\"choose\",\"decision\":1}}", start(1)), "line 2: missing field `seat`"),
        ("x".repeat(70_000), "line 1: the line is larger than 65536 bytes"),
    ];
    for (input, said) in cases {
        let output = jantaku(&["bot", "easy", "--protocol", "jantaku"], &input);
        let printed = stderr(&output).replace("\n  │", "");
        assert_eq!(output.status.code(), Some(2), "{printed}");
        assert!(printed.contains(said), "`{said}` is not in {printed}");
    }
}

/// The table states seat and rules: contradicting arguments would be ignored.
#[test]
fn what_only_an_mjai_bot_takes_is_refused() {
    for (given, named) in
        [(&["2"][..], "SEAT"), (&["--rules", "ema"], "--rules"), (&["--dialect", "mortal"], "--dialect")]
    {
        let output = jantaku(&[&["bot", "easy", "--protocol", "jantaku"], given].concat(), "");
        assert_eq!(output.status.code(), Some(2));
        assert!(stderr(&output).contains(&format!("{named}: only an mjai bot takes this")), "{}", stderr(&output));
    }
}

/// mjai has no words for these: the bot is asked, and its answer is judged, as any other.
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
#[ignore = "long"]
fn the_first_choice_everywhere_and_our_own_bots_pass_the_suite() {
    let ours = format!("jantaku:{BINARY} bot easy --protocol jantaku");
    for (rules, situations) in [("tenhou", 21), ("tenhou_sanma", 11)] {
        for bot in [&bot("first"), &ours] {
            let output = jantaku(&["arena", "--rules", rules, "--check", bot, "--timeout", "60"], "");
            assert_eq!(output.status.code(), Some(0), "{rules}, {bot}: {}{}", stdout(&output), stderr(&output));
            assert!(stdout(&output).contains(&format!("{situations} held, 0 failed")), "{}", stdout(&output));
        }
    }
}

/// The kinds of messages, events and actions, as the protocol names them; a discard of the drawn tile is one of its
/// own.
#[derive(Default)]
struct Met {
    messages: BTreeSet<String>,
    events: BTreeSet<String>,
    actions: BTreeSet<String>,
}

fn kind(action: &str) -> String {
    let kind = action.split(' ').next().unwrap();
    if kind == "discard" && action.ends_with(" drawn") { format!("{kind} drawn") } else { kind.to_owned() }
}

/// The variants of an enum that is tagged by `type`, as its decoder lists them.
fn variants<T: DeserializeOwned>() -> BTreeSet<String> {
    let Err(error) = serde_json::from_value::<T>(json!({ "type": "" })) else { panic!("a type without a name") };
    error.to_string().split('`').skip(1).step_by(2).skip(1).map(str::to_owned).collect()
}

/// The suite covers every message, event and action of the protocol: the actions in its situations, which a match may
/// miss.
#[test]
#[ignore = "long"]
fn the_suite_meets_the_whole_protocol() {
    let heard = Path::new(env!("CARGO_TARGET_TMPDIR")).join("native-heard.jsonl");
    let mut met = Met::default();
    for rules in ["tenhou", "tenhou_sanma"] {
        for bot in [
            example("native_bot", "first"),
            example("native_bot", "last"),
            format!("{BINARY} bot wild --protocol jantaku"),
        ] {
            let _ = fs::remove_file(&heard);
            let command = format!("jantaku:tee -a {} | {bot}", heard.display());
            let output = jantaku(&["arena", "--rules", rules, "--check", &command, "--timeout", "60"], "");
            assert_eq!(output.status.code(), Some(0), "{rules}, {bot}: {}{}", stdout(&output), stderr(&output));
            let text = fs::read_to_string(&heard).unwrap();
            let messages: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
            // Each process plays one match; the last two are whole ones.
            let matches: Vec<usize> = (0..messages.len()).filter(|&at| messages[at]["type"] == "match").collect();
            for (at, message) in messages.iter().enumerate() {
                met.messages.insert(message["type"].as_str().unwrap().to_owned());
                met.events.extend(message["event"]["type"].as_str().map(str::to_owned));
                let actions = message["actions"].as_array().into_iter().flatten();
                if at < matches[matches.len() - 2] {
                    met.actions.extend(actions.map(|action| kind(action.as_str().unwrap())));
                }
            }
        }
    }
    assert_eq!(met.messages, ["choose", "end", "event", "match"].map(str::to_owned).into());
    assert_eq!(met.events, variants::<Event>());
    assert_eq!(met.actions, ActionId::all().map(|id| kind(id.name())).collect());
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
