//! Records with one fault each: the first difference names round, event, record and rule.

use std::fmt::Write;

use jantaku_record::formats::replay::{replay, replay_client};
use jantaku_record::formats::{Input, read};

use crate::check::rules;
use crate::folder;

/// What is wrong, the sound file, what stands there, and what is put in its place.
const FAULTS: &[(&str, &str, &str, &str)] = &[
    ("a wrong payment", "mjlog/chankan.xml", "sc=\"250,58,250,-58", "sc=\"250,60,250,-60"),
    ("a payment from the wrong player", "mjlog/chankan.xml", "250,58,250,-58,250,0", "250,58,250,0,250,-58"),
    ("a chii from across", "mjlog/chii.xml", "<N who=\"1\"", "<N who=\"2\""),
    ("a missing yaku", "mjlog/chankan.xml", "yaku=\"7,1,8,1,3,1\"", "yaku=\"7,1,8,1\""),
    ("wrong fu", "mjlog/chankan.xml", "ten=\"30,5800", "ten=\"40,5800"),
    ("wrong points of the hand", "mjlog/chankan.xml", "ten=\"30,5800", "ten=\"30,7700"),
    ("an indicator too early", "mjlog/rinshan-after-kakan.xml", "<AGARI", "<DORA hai=\"77\"/><AGARI"),
    ("the wrong next dealer", "tenhou6/double-ron.json", "[[0,1,4]", "[[1,1,4]"),
    ("honba that were not added", "mjlog/double-ron.xml", "seed=\"0,1,4,", "seed=\"0,0,4,"),
    ("a win without a yaku", "mjlog/nine-kinds.xml", "<RYUUKYOKU type=\"yao9\"", "<RYUUKYOKU"),
    ("nobody liable", "mjlog/pao-tsumo.xml", " paoWho=\"3\"", ""),
    ("a wrong final result", "mjlog/agari-yame.xml", "owari=\"", "owari=\"1"),
    ("a wall that is not the seed's", "mjlog/hand-seeded-walls.xml", "sha512-n288-base64,A", "sha512-n288-base64,B"),
    ("dice that are not the seed's", "mjlog/hand-seeded-walls.xml", "seed=\"0,0,0,", "seed=\"0,0,0,9"),
    ("a tile held by another", "tenhou6/chii.json", "[60", "[47"),
    ("a yaku too many", "tenhou6/chankan.json", "\"平和(1飜)\"", "\"平和(1飜)\",\"立直(1飜)\""),
    ("han and fu of another hand", "tenhou6/chankan.json", "30符3飜5800点", "40符3飜7700点"),
    ("a wrong payment", "mjai/chankan.jsonl", "\"deltas\":[5800,-5800,0,0]", "\"deltas\":[5800,0,-5800,0]"),
    (
        "a riichi of a hand that is not ready",
        "mjai/chii.jsonl",
        "{\"actor\":0,\"pai\":\"2m\"",
        "{\"type\":\"reach\",\"actor\":0}\n{\"actor\":0,\"pai\":\"2m\"",
    ),
    ("a wrong payment", "majiang/chankan.json", "\"fenpei\":[5800,-5800,0,0]", "\"fenpei\":[5800,-5700,-100,0]"),
    (
        "a fifth tile of a kind",
        "majiang/rinshan.json",
        "\"kaigang\":{\"baopai\":\"z7\"",
        "\"kaigang\":{\"baopai\":\"m2\"",
    ),
    ("the points of another hand", "majiang/hand-converted-self-draw.json", "\"defen\":7700", "\"defen\":7600"),
    (
        "a tenpai hand shown that was kept",
        "tenhou6/house-league.json",
        "\"流局\",[-1500,1500,-1500,1500]",
        "\"流局\",[1000,1000,-3000,1000]",
    ),
    ("a payment of another size", "jantaku/chankan.jsonl", "\"points\":5800", "\"points\":5900"),
    (
        "a draw that is not the wall's",
        "jantaku/chankan.jsonl",
        "\"drew\",\"seat\":0,\"tile\":\"1z\"",
        "\"drew\",\"seat\":0,\"tile\":\"9s\"",
    ),
    ("a claim that is not offered", "tenhou-client/chii-and-ron.txt", " t=\"4\"", ""),
    ("an offer too many", "tenhou-client/kan-and-tsumo.txt", "<T44 t=\"16\"", "<T44 t=\"48\""),
];

fn difference(text: &str) -> String {
    match read(text.as_bytes()) {
        Err(error) => format!("not read: {error}"),
        Ok(Input::Ours(record)) => record.replay().map_or_else(|error| error.to_string(), |_| "none".to_owned()),
        Ok(Input::Log(log)) => {
            let differences = replay(&log, &rules(&log)).differences;
            differences.first().map_or("none".to_owned(), ToString::to_string)
        }
        Ok(Input::Logs(logs)) => panic!("{} matches", logs.len()),
        Ok(Input::Client(stream)) => {
            let differences = replay_client(&stream, &std::sync::Arc::new(stream.ruleset().unwrap())).differences;
            differences.first().map_or("none".to_owned(), ToString::to_string)
        }
    }
}

#[test]
fn one_fault_is_one_difference() {
    let mut told = String::new();
    for (what, file, from, to) in FAULTS {
        let text = std::fs::read_to_string(folder().join(file)).unwrap();
        assert!(text.contains(from), "{file} has no {from}");
        assert_eq!(difference(&text), "none", "{file} is sound");
        let found = difference(&text.replacen(from, to, 1));
        assert_ne!(found, "none", "{what} in {file} is not found");
        writeln!(told, "{what} in {file}:\n    {found}").unwrap();
    }
    insta::assert_snapshot!(told);
}
