//! Records with one fault each: the first difference names the round, the event, the record's value and the rule.

use std::fmt::Write;

use jantaku_record::formats::verify::{replay, replay_client};
use jantaku_record::formats::{Input, read};

use crate::corpus::check::rules;
use crate::corpus::folder;

/// The fault, the correct file, the text there, and its replacement.
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
        "{\"actor\":0,\"pai\":\"2m\",\"tsumogiri\"",
        "{\"type\":\"reach\",\"actor\":0}\n{\"actor\":0,\"pai\":\"2m\",\"tsumogiri\"",
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
    ("an indicator listed that was not turned", "mjlog/chii.xml", "doraHai=\"111\"", "doraHai=\"115\""),
    ("an indicator dealt that no win lists", "mjlog/chii.xml", "seed=\"0,0,0,0,0,111\"", "seed=\"0,0,0,0,0,115\""),
    ("a tile won with that is not in the hand", "mjlog/chii.xml", "machi=\"56\"", "machi=\"57\""),
    ("another copy of a tile held", "mjlog/chii.xml", "hai=\"20,24,", "hai=\"21,24,"),
    ("a meld that was not laid", "mjlog/chii.xml", " m=\"3079\" machi", " m=\"3071\" machi"),
    ("a kakan on another's tile", "mjlog/chankan.xml", "m=\"18034\"", "m=\"18035\""),
    ("points of a fourth of three", "mjlog/three-kita.xml", "350,350,350,0", "350,350,350,1"),
    ("the last payment missing", "mjlog/chii.xml", ",250,0\"", ",250\""),
    ("a discard after the win", "mjlog/chiihou.xml", "</mjloggm>", "<D4/></mjloggm>"),
    (
        "a second draw of the round",
        "mjlog/nine-kinds.xml",
        "<RYUUKYOKU type=\"yao9\" ba=\"0,0\"",
        "<RYUUKYOKU type=\"yao9\" ba=\"0,0\" sc=\"250,0,250,0,250,0,250,0\"/><RYUUKYOKU type=\"yao9\" ba=\"0,0\"",
    ),
    (
        "a riichi announced before its draw",
        "mjlog/double-riichi.xml",
        "<REACH who=\"0\" step=\"1\"/>",
        "<REACH who=\"1\" step=\"1\"/>",
    ),
    ("a riichi stick paid by another", "mjlog/ankan-in-riichi.xml", "<REACH who=\"0\" ten", "<REACH who=\"1\" ten"),
    (
        "a riichi stick paid twice",
        "mjlog/double-ron.xml",
        "<REACH who=\"0\" ten=\"240,250,250,250\" step=\"2\"/>",
        "<REACH who=\"0\" ten=\"240,250,250,250\" step=\"2\"/><REACH who=\"0\" ten=\"240,250,250,250\" step=\"2\"/>",
    ),
    (
        "one riichi stick of four left out",
        "mjlog/double-ron.xml",
        "<REACH who=\"0\" ten=\"240,250,250,250\" step=\"2\"/>",
        "",
    ),
    (
        "points after the last riichi stick",
        "mjlog/double-ron.xml",
        "ten=\"240,240,240,240\" step=\"2\"/><RYUU",
        "ten=\"240,240,240,250\" step=\"2\"/><RYUU",
    ),
    ("han that the yaku do not make", "tenhou6/chankan.json", "30符3飜5800点", "30符4飜5800点"),
    ("no fu at all", "tenhou6/chankan.json", "30符3飜5800点", "0符3飜5800点"),
    ("a payment for a fifth player", "tenhou6/chankan.json", "[5800,-5800,0,0]", "[5800,-5800,0,0,0]"),
    ("an indicator that no kan turned", "tenhou6/three-exhaustive.json", "[47],[]", "[47,46],[]"),
    ("fewer than no red fives", "tenhou6/chankan.json", "\"aka51\":1", "\"aka51\":-1"),
    ("something after the end of the round", "tenhou6/chankan.json", "]]]],\"name\"", "]],0]],\"name\""),
    (
        "a kakan on another pon",
        "mjai/chankan.jsonl",
        "\"consumed\":[\"3p\",\"3p\",\"3p\"]",
        "\"consumed\":[\"3p\",\"3p\",\"4p\"]",
    ),
    ("a chii from the right", "mjai/chii.jsonl", "\"pai\":\"2m\",\"target\":0", "\"pai\":\"2m\",\"target\":2"),
    (
        "a dragon set aside as North",
        "mjai/three-kita.jsonl",
        "\"pai\":\"N\",\"type\":\"nukidora\"",
        "\"pai\":\"P\",\"type\":\"nukidora\"",
    ),
    ("fu that were not rounded up", "mjai/chankan.jsonl", "\"fu\":30", "\"fu\":29"),
    (
        "a riichi announced by one and declared by nobody",
        "mjai/ron-on-the-riichi-tile.jsonl",
        "{\"actor\":0,\"type\":\"reach\"}",
        "{\"actor\":1,\"type\":\"reach\"}",
    ),
    (
        "an event after the end of the match",
        "mjai/kokushi.jsonl",
        "\"type\":\"end_game\"}",
        "\"type\":\"end_game\"}\n{\"type\":\"end_kyoku\"}",
    ),
    ("a meld in the winning hand that was not laid", "majiang/ankan-in-riichi.json", ",m2222\"", ",m3333\""),
    ("two yakuman for one", "majiang/chiihou.json", "\"damanguan\":1", "\"damanguan\":2"),
    ("four riichi where nobody declared one", "tenhou-client/nine-kinds.txt", "type=\"yao9\"", "type=\"reach4\""),
    ("a discard without its draw", "tenhou-client/riichi-and-ron.txt", "G <W/>\nG <g56", "G <g56"),
    ("a kan by another than who draws for it", "tenhou-client/kan-and-tsumo.txt", "<N who=\"0\"", "<N who=\"1\""),
    ("another copy of the tile drawn", "mjlog/three-kita.xml", "machi=\"94\"", "machi=\"93\""),
    ("a dragon set aside as North", "tenhou6/three-kita.json", "\"f44\"", "\"f45\""),
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
    let mut report = String::new();
    for (what, file, from, to) in FAULTS {
        let text = std::fs::read_to_string(folder().join(file)).unwrap();
        assert!(text.contains(from), "{file} has no {from}");
        assert_eq!(difference(&text), "none", "{file} is sound");
        let found = difference(&text.replacen(from, to, 1));
        assert_ne!(found, "none", "{what} in {file} is not found");
        writeln!(report, "{what} in {file}:\n    {found}").unwrap();
    }
    insta::assert_snapshot!(report);
}
