//! The statements of a log agree: as many names as players, every draw recorded, excerpts and broken rounds kept as
//! such.

use std::sync::Arc;

use crate::common::{house, play};
use jantaku_core::{Meld, Players, Pon, Relative, Ruleset, Seat};
use jantaku_record::formats::log::{Log, LogRound, Move};
use jantaku_record::formats::verify::{Replayed, replay};
use jantaku_record::formats::{FORMATS, Format, FormatError, PrintError, client, mjai, mjlog, tenhou6};
use jantaku_record::{Fault, Record};

/// Rules that every format can express; majiang only those for four.
fn houses() -> [Arc<Ruleset>; 3] {
    [house(0), house(1), Arc::new(Ruleset::preset("tenhou_sanma").unwrap())]
}

/// A match of our own as a log, with its rules.
fn log(house: usize, seed: u8) -> (Log, Arc<Ruleset>) {
    let rules = houses()[house].clone();
    let (_, recording, _) = play(&rules, seed);
    (Log::from_record(&Record::read(recording.to_json_lines().as_bytes()).unwrap()), rules)
}

/// Our own record of a log that the rules agree with.
fn own(log: &Log, rules: &Arc<Ruleset>) -> String {
    let replayed: Replayed = replay(log, rules);
    assert_eq!(replayed.differences, []);
    log.to_record(&replayed, rules).to_json_lines()
}

/// The first moves of a round and no end; with the indicators turned by then.
fn cut(round: &LogRound, moves: usize) -> LogRound {
    let moves = round.moves[..moves].to_vec();
    let turned = moves.iter().filter_map(|step| match step {
        Move::Dora { indicator } => Some(*indicator),
        _ => None,
    });
    let indicators = Some(std::iter::once(round.start.indicator).chain(turned).collect());
    LogRound { moves, indicators, ura: None, end: None, ..round.clone() }
}

fn refused<T>(read: Result<T, FormatError>, message: &str) {
    let error = read.err().unwrap().to_string();
    assert!(error.contains(message), "{error}");
}

#[test]
fn an_mjlog_names_as_many_as_play() {
    let names =
        |bits: u32, names: &str| mjlog::parse(&format!("<mjloggm><GO type=\"{bits}\"/><UN {names}/></mjloggm>"));
    refused(names(9, "n0=\"A\" n1=\"B\" n2=\"C\""), "a name for each of the 4 players was expected, not `3 names`");
    refused(names(25, "n0=\"A\" n1=\"B\" n2=\"C\" n3=\"D\""), "a name for each of the 3 players");
    let three = names(25, "n0=\"A\" n1=\"B\" n2=\"C\" n3=\"\"").unwrap();
    assert_eq!((three.players(), three.names().unwrap().players()), (Players::Three, Players::Three));
    refused(mjlog::parse("<mjloggm><UN n0=\"A\"/><GO type=\"9\"/></mjloggm>"), "<GO> is missing");
    let changed = "<mjloggm><GO type=\"25\"/><GO type=\"25\"/><GO type=\"9\"/></mjloggm>";
    refused(mjlog::parse(changed), "a second <GO>, of another match");
    refused(client::parse("G <GO type=\"25\"/>\nG <GO type=\"9\"/>\n"), "line 2: a second <GO>, of another match");
}

#[test]
fn names_of_an_mjlog_follow_the_first_dealer() {
    let names = "<UN n0=\"A\" n1=\"B\" n2=\"C\" n3=\"D\"/>";
    let dealer = "<TAIKYOKU oya=\"3\"/>";
    for tags in [format!("{names}{dealer}"), format!("{dealer}{names}")] {
        let log = mjlog::parse(&format!("<mjloggm><GO type=\"9\"/>{tags}</mjloggm>")).unwrap();
        assert_eq!(log.names().unwrap().values().collect::<Vec<_>>(), ["D", "A", "B", "C"]);
    }
}

#[test]
fn mjai_names_as_many_as_play() {
    let (log, _) = log(0, 3);
    let text = mjai::print(&log).unwrap();
    let (first, deals) = text.split_once('\n').unwrap();
    let named = |names: &str| format!("{{\"type\":\"start_game\",\"names\":[{names}]}}\n{deals}");
    refused(mjai::parse(&named("\"A\",\"B\",\"C\"")), "line 1: a name for each of the 4 players");
    refused(mjai::parse(&named("\"A\",\"B\",\"C\",\"D\",\"\"")), "not `5 names`");
    refused(mjai::parse(&format!("{text}{first}\n")), "a second `start_game`");
    let (_, deal) = deals.match_indices("{\"bakaze\"").map(|(at, _)| deals.split_at(at)).nth(1).unwrap();
    let three = "\"scores\":[25000,25000,25000],\"tehais\":[[],[],[]],\"type\":\"start_kyoku\"}\n";
    let deal = format!("{}{three}", deal.split_once("\"scores\"").unwrap().0);
    refused(mjai::parse(&format!("{text}{deal}")), "as many hands as in the first round");
}

#[test]
fn tenhou6_names_as_many_as_play() {
    let (log, _) = log(0, 3);
    let mut json: serde_json::Value = serde_json::from_str(&tenhou6::print(&log).unwrap()).unwrap();
    json["name"] = serde_json::json!(["A", "B", "C"]);
    refused(tenhou6::parse(&json.to_string()), "a name for each of the 4 players was expected, not `3 names`");
    json["log"] = serde_json::json!([]);
    refused(tenhou6::parse(&json.to_string()), "`log`, a list of rounds, is missing");
}

#[test]
fn a_match_taken_up_in_its_middle_is_an_excerpt() {
    for house in 0..3 {
        let (whole, rules) = log(house, 4);
        assert!(!own(&whole, &rules).contains("excerpt"));
        for first in 1..whole.rounds.len() {
            let part = Log { rounds: whole.rounds[first..].to_vec(), ..whole.clone() };
            let text = own(&part, &rules);
            let record = Record::read(text.as_bytes()).unwrap();
            assert!(record.header.excerpt);
            assert!(record.replay().unwrap().settlement().is_some());
            assert_eq!(Log::from_record(&record).rounds, part.rounds);
            let whole = text.replacen(",\"excerpt\":true", "", 1);
            let error = Record::read(whole.as_bytes()).unwrap().replay().unwrap_err();
            assert!(matches!(error.fault, Fault::Differs { .. }), "{error}");
        }
    }
}

#[test]
fn honba_and_sticks_may_be_any_number() {
    let (mut log, _) = log(0, 1);
    (log.rounds[0].start.honba, log.rounds[0].start.sticks) = (300, 7000);
    for Format { name, read, print, .. } in FORMATS {
        let start = read(&print(&log).unwrap()).unwrap()[0].rounds[0].start.clone();
        assert_eq!((start.honba, start.sticks), (300, 7000), "{name}");
    }
}

#[test]
fn an_excerpt_is_checked_from_its_first_deal_on() {
    let (whole, rules) = log(0, 4);
    let part = Log { rounds: whole.rounds[1..].to_vec(), ..whole };
    let text = own(&part, &rules);
    let points = format!("\"scores\":[{},", part.rounds[0].start.scores.values().next().unwrap());
    let (head, tail) = text.split_once(&points).unwrap();
    let error = Record::read(format!("{head}\"scores\":[77700,{tail}").as_bytes()).unwrap().replay().unwrap_err();
    assert!(error.to_string().contains("the record says"), "{error}");
    let (head, _) = text.split_once("\n{\"type\":\"dealt\"").unwrap();
    assert!(Record::read(head.as_bytes()).unwrap().replay().is_err());
}

/// Wherever a round breaks off, its record verifies, and every format reads back what it wrote.
#[test]
fn a_round_may_break_off_anywhere() {
    for house in 0..3 {
        let (whole, rules) = log(house, 9);
        let round = whole.rounds.iter().max_by_key(|round| round.moves.len()).unwrap();
        for moves in 0..round.moves.len() {
            let part = Log { rounds: vec![cut(round, moves)], result: None, ..whole.clone() };
            Record::read(own(&part, &rules).as_bytes()).unwrap().replay().unwrap();
            for Format { name, read, print, .. } in FORMATS {
                let Ok(text) = print(&part) else {
                    assert_eq!((name, part.players()), ("majiang", Players::Three));
                    continue;
                };
                let read = read(&text).unwrap_or_else(|error| panic!("{name}, {moves} moves: {error}")).remove(0);
                assert_eq!(print(&read).unwrap(), text, "{name}, {moves} moves");
                let own_moves = |log: &Log| log.rounds[0].moves.iter().filter(|step| is_choice(step)).count();
                assert_eq!(own_moves(&read), own_moves(&part), "{name}, {moves} moves");
            }
        }
    }
}

/// The discarder cannot claim the tile, even for a meld that already exists.
#[test]
fn a_claim_of_the_own_tile_is_a_difference() {
    let (mut log, rules) = log(0, 1);
    let claimed = |round: &LogRound| {
        let claims = |step: &Move| matches!(step, Move::Meld { meld: Meld::Pon(_) | Meld::Chii(_), .. });
        round.moves.iter().position(claims)
    };
    let (nth, at) = log.rounds.iter().enumerate().find_map(|(nth, round)| Some((nth, claimed(round)?))).unwrap();
    let mut round = cut(&log.rounds[nth], at + 2);
    log.rounds.truncate(nth);
    log.rounds.push(round.clone());
    assert_eq!(replay(&log, &rules).differences, []);
    round.moves.push(round.moves[at].clone());
    log.rounds[nth] = round;
    assert_eq!(replay(&log, &rules).differences.len(), 1);
}

fn is_choice(step: &Move) -> bool {
    !matches!(step, Move::RiichiPaid { .. } | Move::Dora { .. })
}

#[test]
fn after_a_broken_round_the_record_ends() {
    let (whole, rules) = log(0, 9);
    let part = Log { rounds: vec![cut(&whole.rounds[0], 5)], result: None, ..whole };
    let text = format!("{}{{\"type\":\"wall\"}}\n", own(&part, &rules));
    let error = Record::read(text.as_bytes()).unwrap_err().to_string();
    assert!(error.ends_with("here the end of the record was expected, not a line of type `wall`"), "{error}");
}

#[test]
fn every_draw_is_recorded_once() {
    let (mut log, rules) = log(0, 2);
    let moves = log.rounds[0].moves.clone();
    for nth in (0..moves.len()).filter(|&nth| matches!(moves[nth], Move::Draw { .. })) {
        let mut twice = moves.clone();
        twice.insert(nth, moves[nth].clone());
        let mut missing = moves.clone();
        missing.remove(nth);
        for changed in [twice, missing] {
            log.rounds[0].moves = changed;
            assert!(!replay(&log, &rules).differences.is_empty(), "the draw of move {nth}");
        }
    }
    log.rounds[0].moves = moves[1..].to_vec();
    log.rounds[0].end = None;
    let message = replay(&log, &rules).differences[0].to_string();
    assert!(
        message.contains("the draw: the record says seat 0: discard ")
            && message.contains("the rules say seat 0 draws "),
        "{message}"
    );
}

#[test]
fn mjai_names_whose_tile_a_meld_takes() {
    let (mut log, _) = log(0, 2);
    let tile = |text: &str| text.parse().unwrap();
    let pon = |from| Pon::new(tile("1z"), [tile("1z"), tile("1z")], from).map(Meld::Pon).unwrap();
    let seat = Seat::new(1).unwrap();
    let moves = |from| {
        let discard = Move::Discard { seat, tile: tile("1z"), tsumogiri: None, riichi: false };
        vec![discard, Move::Meld { seat, meld: pon(from) }]
    };
    log.rounds.truncate(1);
    log.rounds[0].moves = moves(Relative::Left);
    let text = mjai::print(&log).unwrap();
    assert!(text.contains("\"target\":0"));
    assert_eq!(mjai::parse(&text).unwrap().rounds[0].moves, log.rounds[0].moves);
    let (mut three, _) = self::log(2, 2);
    three.rounds[0].moves = moves(Relative::Across);
    let error = mjai::print(&three).unwrap_err();
    assert!(matches!(error, PrintError::Unsayable { round: 1, .. }), "{error}");
}

#[test]
fn a_line_of_a_client_stream_is_one_tag() {
    let stream = |line: &str| client::parse(&format!("G <GO type=\"9\"/>\n{line}\n"));
    assert!(stream("G <TAIKYOKU oya=\"0\"/> ").is_ok());
    for line in
        ["G <TAIKYOKU oya=\"0\"/><TAIKYOKU oya=\"0\"/>", "G <TAIKYOKU oya=\"0\"/> oya", "G <TAIKYOKU></TAIKYOKU>"]
    {
        let line = line.replace("<TAIKYOKU>", "<TAIKYOKU oya=\"0\">");
        refused(stream(&line), "line 2: one tag a line and nothing after it");
    }
    refused(stream("G T<TAIKYOKU oya=\"0\"/>"), "line 2: a tag was expected");
}
