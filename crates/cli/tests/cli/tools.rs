use crate::cli::common::{jantaku, stderr, stdout};

fn words(line: &str) -> Vec<&str> {
    line.split_whitespace().collect()
}

#[test]
fn score_explains_a_hand() {
    let line = "score 234m456678p3367s --win 8s --ron left --seat S --round E --dora 3m --riichi --ippatsu --honba 1 --sticks 2";
    let output = jantaku(&words(line), "");
    assert_eq!(output.status.code(), Some(0));
    let text = stdout(&output);
    for expected in
        ["5 han 30 fu, mangan", "立直", "two-sided wait", "closed hand, won on a discard", "South gains 10300"]
    {
        assert!(text.contains(expected), "{expected} in\n{text}");
    }
}

/// the arithmetic item by item, as a teacher writes it.
/// a result speaks as the house does: its names, its order, dora last, its word for the top limit.
#[test]
fn a_result_uses_the_names_and_the_order_of_the_house() {
    let printed = |terms: &str, line: &str| {
        let path = std::env::temp_dir().join(format!("jantaku-terms-{}-{terms}.toml", std::process::id()));
        std::fs::write(&path, format!("base = \"tenhou\"\nname = \"{terms}\"\nterms = \"{terms}\"\n")).unwrap();
        let line = format!("{line} --rules {}", path.display());
        let text = stdout(&jantaku(&words(&line), ""));
        std::fs::remove_file(&path).unwrap();
        text
    };
    let hand = "score 234m456678p3367s --win 8s --tsumo --dora 3m --riichi";
    let dragons = "score 123m45p99s555666z --win 6p --tsumo";
    let order_in = |hand: &str, terms: &str, names: &[&str]| {
        let text = printed(terms, hand);
        let places: Vec<usize> =
            names.iter().map(|name| text.find(name).unwrap_or_else(|| panic!("{name} in {text}"))).collect();
        assert!(places.is_sorted(), "{terms}: {text}");
    };
    let order = |terms: &str, names: &[&str]| order_in(hand, terms, names);
    order("common", &["Riichi", "Fully concealed self-draw", "Pinfu", "All simples", "Dora"]);
    order("yakuza", &["Pinfu", "All simples", "Fully concealed hand", "Riichi", "Dora"]);
    order("touzai", &["Concealed hand", "No-points", "All simples", "Declare ready", "Dora"]);
    order("pool_of_dreams", &["Riichi", "All simples", "Peace", "Fully concealed", "Dora"]);
    order_in(dragons, "touzai", &["Concealed hand", "Green", "White"]);
    order_in(dragons, "yakuza", &["Fully concealed hand", "White", "Green"]);
    let top = "score 1122334455667z --win 7z --ron left";
    assert!(printed("touzai", top).contains("extra limit: 8000 base points"));
    assert!(printed("pool_of_dreams", top).contains("limit hand: 8000 base points"));
    assert!(printed("yakuza", top).contains("yakuman: 8000 base points"), "no word of its own");
}

#[test]
fn score_explains_the_arithmetic() {
    let lines = |line: &str| {
        let text = stdout(&jantaku(&words(line), ""));
        text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect::<Vec<_>>()
    };
    let tsumo = "score 123m456p789s222z5z --win 5z --tsumo --seat S --rules yakuza --honba 2 --sticks 1 --explain";
    assert_eq!(
        lines(tsumo),
        [
            "Hand 5z: 123m 456p 789s 222z 55z, pair wait",
            "Fu 20 base",
            "+ 2 self-draw",
            "+ 8 closed triplet 222z",
            "+ 2 pair 55z",
            "+ 2 pair wait",
            "= 34 rounded up to the next ten: 40",
            "Han Fully concealed hand 1 + Seat wind (South) 1 = 2 han",
            "Base 40 fu x 2^(2 han + 2) = 40 x 16 = 640",
            "Payment East pays 640 x 2 = 1280, rounded up to the next hundred: 1300 (the dealer pays double)",
            "East pays 2 honba x 100 = 200",
            "West pays 640 x 1 = 640, rounded up to the next hundred: 700 (the others pay once)",
            "West pays 2 honba x 100 = 200",
            "North pays 640 x 1 = 640, rounded up to the next hundred: 700 (the others pay once)",
            "North pays 2 honba x 100 = 200",
            "1 riichi stick x 1000 = 1000",
            "In all East -1500, South +4300, West -900, North -900",
        ]
    );
    let has = |line: &str, expected: &str| assert!(lines(line).iter().any(|line| line == expected), "{expected}");
    has(
        "score 234m456678p3367s --win 8s --ron left --dora 3m --riichi --ippatsu --explain",
        "Base 5 han are a mangan, whatever the fu: 2000",
    );
    has("score 1122334455667z --win 7z --ron left --explain", "Han All honours yakuman = yakuman");
    has("score 1133m5577p2244s6z --win 6z --tsumo --seat E --explain", "= 25 never rounded");
    let dealer = "score 222m444p555z67s11m --win 8s --ron left --seat E --riichi --explain";
    has(dealer, "Base 50 fu x 2^(4 han + 2) = 50 x 64 = 3200, more than 2000: a mangan, 2000");
    has(dealer, "Payment North pays 2000 x 6 = 12000 (a discard, and the dealer won: six times)");
    let json: serde_json::Value =
        serde_json::from_slice(&jantaku(&words(&format!("{tsumo} --json")), "").stdout).unwrap();
    assert_eq!(json["explain"][3]["lines"][0], "40 fu x 2^(2 han + 2) = 40 x 16 = 640");
}

/// in the houses of the documents that list it so, and near misses: of two winds, each has its own line.
#[test]
fn score_lists_a_double_wind_once() {
    let lists = |line: &str, rules: &str| {
        let text = |explain| stdout(&jantaku(&words(&format!("score {line} --rules {rules}{explain}")), ""));
        let table = text("");
        let winds =
            table.lines().filter(|line| line.contains("wind") && !line.contains("seat,") && !line.contains("wait"));
        let winds: Vec<String> = winds.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        let explained = text(" --explain").lines().find(|line| line.starts_with("Han ")).unwrap().to_owned();
        (winds, explained.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    for rules in ["yakuza", "touzai"] {
        let double = "234m456p1167s222z --win 8s --ron left --seat S --round S";
        let (winds, explained) = lists(double, rules);
        assert_eq!(winds, ["Double South wind ダブ南 2"], "{rules}");
        assert_eq!(explained, "Han Double South wind 2 = 2 han", "{rules}");
        let (winds, _) = lists(&double.replace("--seat S", "--seat W"), rules);
        assert_eq!(winds.len(), 1, "{rules}: {winds:?}");
        assert!(winds[0].ends_with("(South) 南 1"), "{winds:?}");
        let (winds, _) = lists("234m1167s222333z --win 8s --ron left --seat W --round S", rules);
        assert_eq!(winds.len(), 2, "{rules}: {winds:?}");
    }
}

/// A hand laid open for riichi costs whoever deals in a yakuman, unless in riichi too.
#[test]
fn score_counts_an_open_riichi() {
    let file = std::env::temp_dir().join(format!("jantaku-open-riichi-{}.toml", std::process::id()));
    std::fs::write(&file, "base = \"tenhou\"\nname = \"open\"\n[yaku]\nopen_riichi = true\n").unwrap();
    let score = |more: &str| {
        let line = format!("score 234m456p3466678s --win 5s --ron left --riichi {more} --rules {}", file.display());
        stdout(&jantaku(&words(&line), ""))
    };
    assert!(score("--open").contains("yakuman: 8000 base points"), "{}", score("--open"));
    assert!(score("--open --from-riichi").contains("4 han 30 fu"), "{}", score("--open --from-riichi"));
    let _ = std::fs::remove_file(&file);
}

#[test]
fn score_as_json() {
    let mut args = words("score 234m456p3367s --win 8s --tsumo --rules yakuza --json --meld");
    args.push("pon 555z@right");
    let json: serde_json::Value = serde_json::from_slice(&jantaku(&args, "").stdout).unwrap();
    assert_eq!(json["han"], 1);
    assert_eq!(json["fu"]["total"], 30);
    assert_eq!(json["yaku"][0]["yaku"], "haku");
    assert_eq!(json["deltas"]["East"], -500);
    assert_eq!(json["melds"][0], "pon 555z@right");
}

#[test]
fn what_is_no_win_exits_1_and_what_is_no_input_exits_2() {
    for (line, code, message) in [
        ("score 234m456p3367s555z --win 9p --tsumo", 1, "not complete"),
        ("score 234m456789p3367s --win 3m --ron left", 1, "not complete"),
        ("score 234m456p12789s44z --win 3s --ron left", 1, "no yaku"),
        ("score 234m456p12789s4x --win 3s --ron left", 2, "`x` is neither"),
        ("score 234m456p12789s4z --win 3s --ron left", 2, "13 tiles"),
        ("score 234m456p12789s44z --win 3s --tsumo --ippatsu", 2, "ippatsu without riichi"),
        ("score 1111m456p789s112z --win 1m --tsumo", 2, "four 1m"),
        ("score 204m456p12789s44z --win 3s --tsumo --rules yakuza", 2, "0 red 5m"),
        ("score 234m456p12789s44z --win 3s --tsumo --tenhou", 2, "tenhou for another than the dealer"),
        ("score 234m456p12789s44z --win 3s", 2, "--tsumo"),
        ("score 234m456p12789s44z --win 3s --tsumo --rules nowhere", 2, "no preset `nowhere`"),
        ("analyze 234m456p12789s --visible 2222m", 2, "13 or 14 tiles"),
        ("analyze 234m456p12789s44z --visible 2222m", 2, "only four 2m"),
        ("rules show nowhere", 2, "no preset"),
        ("score --batch /nonexistent", 2, "/nonexistent"),
    ] {
        let output = jantaku(&words(line), "");
        assert_eq!(output.status.code(), Some(code), "{line}: {}", stderr(&output));
        let message_found = stderr(&output).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(message_found.contains(message), "{line}: {message_found}");
    }
}

#[test]
fn score_refuses_what_contradicts_itself() {
    let score = |more: &str| jantaku(&words(&format!("score 234m456p1167s444z --win 8s {more}")), "");
    for (more, message) in [
        ("--tsumo --riichi --ippatsu --rinshan", "ippatsu with rinshan"),
        ("--tsumo --renhou --rules pretty_girls", "renhou by a self-draw"),
        ("--ron left --tenhou --seat E", "tenhou by a ron"),
        ("--ron left --chiihou", "chiihou by a ron"),
        ("--ron left --haitei", "haitei by a ron"),
        ("--tsumo --houtei", "houtei by a self-draw"),
        ("--ron left --dora 1m2m3m5m6m7m", "6 dora indicators: these rules turn 5 at most"),
        ("--ron left --riichi --dora 1m --ura 2m3m", "2 ura indicators: with 1 dora indicators these rules turn 1"),
        ("--ron left --dora 1m --ura 2m", "ura indicators without riichi"),
        ("--ron left --chankan --houtei", "chankan with houtei"),
        ("--tsumo --chiihou --seat E", "chiihou for the dealer"),
        ("--ron left --renhou --seat E --rules pretty_girls", "renhou for the dealer"),
        ("--tsumo --chankan", "chankan by a self-draw"),
        ("--ron left --rinshan", "rinshan by a ron"),
        ("--tsumo --haitei --chiihou", "haitei with chiihou"),
        ("--tsumo --from-riichi", "a tile of a player in riichi by a self-draw"),
        ("--ron left --chankan --dora 8s", "chankan on 8s: the kan of another player has all four of them"),
        ("--ron left --dora 4z4z", "only four 4z"),
    ] {
        let output = score(more);
        let printed = stderr(&output).split_whitespace().collect::<Vec<_>>().join(" ").replace("│ ", "");
        assert!(output.status.code() == Some(2) && printed.contains(message), "{more}: {printed}");
    }
    for more in
        ["--tsumo --haitei", "--ron left --houtei", "--tsumo --tenhou --seat E", "--ron left --chankan --dora 1m"]
    {
        assert_ne!(score(more).status.code(), Some(2), "{more}: {}", stderr(&score(more)));
    }
}

#[test]
fn melds_are_read_as_they_are_written() {
    for (meld, code, message) in [
        ("chii 3-45p", 0, ""),
        ("chii 345p", 0, ""),
        ("kan 5555z@left", 0, ""),
        ("ankan 9999s", 0, ""),
        ("kakan 2222z@across", 0, ""),
        ("chii 3-46p", 2, "no run"),
        ("chii 3-45p@right", 2, "to the left"),
        ("pon 555z", 2, "whose tile"),
        ("pon 555z@above", 2, "above"),
        ("pon 55z@left", 2, "2 tiles"),
        ("pon 5x5z@left", 2, "`x`"),
        ("kang 5555z", 2, "no call"),
        ("pon", 2, "a call and its tiles"),
    ] {
        let mut args = words("score 234m456p3367s --win 8s --tsumo --haitei --meld");
        args.push(meld);
        let output = jantaku(&args, "");
        assert_eq!(output.status.code(), Some(code), "{meld}: {}", stderr(&output));
        assert!(stderr(&output).contains(message), "{meld}: {}", stderr(&output));
    }
}

#[test]
fn analyze_a_hand() {
    let output = jantaku(&words("analyze 123456789m1p345s7z --visible 77z --json"), "");
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["shanten"]["standard"], 0);
    assert_eq!(json["outlooks"][0]["discard"], "7z");
    assert_eq!(json["outlooks"][0]["left"], 3);
    assert_eq!(json["outlooks"][1]["left"], 1);
    let text = stdout(&jantaku(&words("analyze 123456789m1p345s7z"), ""));
    assert!(text.contains("four sets and a pair: tenpai"), "{text}");
}

#[test]
fn analyze_hands_line_by_line() {
    let hands = "123456789m1p345s7z\n123456789m11p345s\n19m19p19s1234567z\n\n123m1z\n";
    let output = jantaku(&words("analyze --batch - --timing"), hands);
    assert_eq!(stdout(&output), "0\n-1\n0\n0\n");
    assert!(stderr(&output).starts_with("4 hands in "));
    let ukeire = stdout(&jantaku(&words("analyze --batch - --ukeire"), hands));
    assert_eq!(ukeire.lines().next(), Some("1p:3 7z:3"));
    assert_eq!(ukeire.lines().last(), Some("-:3"));
    let wrong = jantaku(&words("analyze --batch -"), "123m1z\n123m\n");
    assert_eq!(wrong.status.code(), Some(2));
    assert!(stderr(&wrong).contains("line 2"), "{}", stderr(&wrong));
}

#[test]
fn rules_are_shown_and_read_back() {
    assert!(stdout(&jantaku(&words("rules list"), "")).contains("yakuza"));
    let toml = stdout(&jantaku(&words("rules show yakuza --toml"), ""));
    let path = std::env::temp_dir().join(format!("jantaku-rules-{}.toml", std::process::id()));
    std::fs::write(&path, &toml).unwrap();
    let again = jantaku(&["rules", "show", path.to_str().unwrap(), "--toml"], "");
    std::fs::remove_file(&path).unwrap();
    assert_eq!(stdout(&again), toml);
    assert!(stdout(&jantaku(&words("rules show tenhou"), "")).contains("open_tanyao"));
}

/// A line of a batch: a closed self-draw of one han and 30 fu.
fn vector() -> serde_json::Value {
    serde_json::json!({
        "id": "one", "closed": "234m456p12789s44z", "melds": [], "win": "3s", "tsumo": true, "ron_from": null,
        "seat_wind": "2z", "round_wind": "1z", "riichi": 0, "ippatsu": false, "rinshan": false, "chankan": false,
        "haitei": false, "houtei": false, "tenhou": false, "chiihou": false, "dora_ind": [], "ura_ind": [],
        "honba": 0, "sticks": 0, "nuki": 0,
    })
}

#[test]
fn a_vector_that_differs_is_reported() {
    let mut vector = vector();
    vector["rules"] = serde_json::json!({"players": 4, "aka": true, "kuitan": true, "double_yakuman": false,
        "kiriage": false, "kazoe": "yakuman", "renpu_pair_fu": 4, "open_pinfu_fu30": true, "pinfu_tsumo": true});
    vector["expected"] = serde_json::json!({"han": 2, "fu": 30, "yakuman": 0, "yaku": {"0": 1}});
    let output = jantaku(&words("score --batch -"), &vector.to_string());
    assert_eq!(stdout(&output), "one: han: expected 2, found 1\n0 passed, 1 failed\n");
    assert_eq!(output.status.code(), Some(1));
    let broken = jantaku(&words("score --batch -"), "{}\n");
    assert_eq!(broken.status.code(), Some(2));
    assert!(stderr(&broken).contains("line 1"));
}

/// The rules of a line may be a preset or a rule file, and scores are JSON, a line each.
#[test]
fn a_batch_prints_the_score_of_each_line() {
    let with = |house: &str, key: &str, value: serde_json::Value| {
        let mut vector = vector();
        vector["house"] = house.into();
        vector[key] = value;
        format!("{vector}\n")
    };
    let renhou = "base = \"tenhou\"\nred_fives = { m = 0, p = 0, s = 0 }\n[yaku]\nrenhou = [5, 0]\n";
    let ron = with(renhou, "tsumo", false.into()).replace("\"houtei\":false", "\"houtei\":false,\"renhou\":true");
    let nobody = with("tenhou_sanma", "seat_wind", "4z".into()).replace("234m456p", "234p456p");
    let robbed = ron.replace("\"renhou\":true", "\"renhou\":false").replace("\"chankan\":false", "\"chankan\":true");
    let impossible = [
        with("tenhou", "dora_ind", serde_json::json!(["4z", "4z", "4z"])),
        nobody,
        robbed.replace("\"dora_ind\":[]", "\"dora_ind\":[\"3s\"]"),
    ];
    let lines = with("yakuza", "honba", 1.into()) + &ron + &with("tenhou", "closed", "234m456p12789s34z".into());
    let lines = lines + &impossible.concat();
    let output = jantaku(&words("score --batch - --json"), &lines);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let printed: Vec<serde_json::Value> =
        stdout(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&printed[0]["win"]["rules"], &printed[0]["win"]["deltas"]["South"]), (&"yakuza".into(), &1400.into()));
    assert_eq!((&printed[1]["win"]["yaku"][0]["yaku"], &printed[1]["win"]["han"]), (&"renhou".into(), &5.into()));
    assert_eq!((&printed[2]["id"], &printed[2]["no_win"]), (&"one".into(), &"hand_not_winning".into()));
    for (line, why) in printed[3..].iter().zip(["only four 4z", "nobody is North", "chankan on 3s"]) {
        assert_eq!(line["no_win"], "contradiction");
        assert!(line["why"].as_str().unwrap().contains(why), "{line}");
    }
}

/// A line that is no vector is reported with its number, the others are scored, and the exit code reports the error.
#[test]
fn a_batch_goes_on_after_a_malformed_line() {
    let with = |key: &str, value: serde_json::Value| {
        let mut vector = vector();
        vector["house"] = "tenhou".into();
        vector[key] = value;
        format!("{vector}\n")
    };
    let good = with("honba", 1.into());
    let differs = with("expected", serde_json::json!({ "han": 2 }));
    let faulty = [
        "{\"id\": \"cut\"\n".to_owned(),
        "no vector\n".to_owned(),
        with("riichi", 3.into()),
        with("closed", "234m456p1x".into()),
    ];
    let mut lines = good.clone().into_bytes();
    faulty.iter().for_each(|line| lines.extend(line.as_bytes()));
    lines.extend(b"\xff\xfe\n");
    lines.extend((differs + &good).as_bytes());
    let file = std::env::temp_dir().join(format!("jantaku-batch-{}.jsonl", std::process::id()));
    std::fs::write(&file, &lines).unwrap();
    let path = file.to_str().unwrap();
    let output = jantaku(&["score", "--batch", path], "");
    assert_eq!(output.status.code(), Some(2), "{}", stderr(&output));
    assert_eq!(stdout(&output), "one: han: expected 2, found 1\n2 passed, 1 failed, 5 unreadable\n");
    let printed: Vec<String> = stderr(&output).lines().map(str::to_owned).collect();
    assert_eq!(printed.len(), 5, "{printed:?}");
    for (line, number) in printed.iter().zip(2..) {
        assert!(line.starts_with(&format!("{path}, line {number}: ")), "{line}");
    }
    assert!(printed[2].ends_with("one: `riichi` is 0, 1 or, double, 2, not 3"), "{}", printed[2]);

    let output = jantaku(&["score", "--batch", path, "--json"], "");
    assert_eq!(output.status.code(), Some(2));
    let printed: Vec<serde_json::Value> =
        stdout(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(printed.len(), 8);
    assert_eq!((&printed[1]["line"], printed[1]["error"].is_string()), (&2.into(), true));
    assert_eq!((&printed[3]["id"], printed[7]["win"].is_object()), (&"one".into(), true));
    std::fs::remove_file(&file).unwrap();
}

/// A line that contradicts itself is no win, which its vector may expect.
#[test]
fn a_batch_reports_a_contradiction() {
    let line = |expected: serde_json::Value| {
        let mut vector = vector();
        (vector["house"], vector["chiihou"], vector["tsumo"]) = ("tenhou".into(), true.into(), false.into());
        vector["expected"] = expected;
        vector.to_string()
    };
    let output = jantaku(&words("score --batch -"), &line(serde_json::json!({ "error": "contradiction" })));
    assert_eq!((stdout(&output).as_str(), output.status.code()), ("1 passed, 0 failed\n", Some(0)));
    let output = jantaku(&words("score --batch -"), &line(serde_json::json!({ "han": 1 })));
    assert!(stdout(&output).starts_with("one: expected a win, found: chiihou by a ron: "), "{}", stdout(&output));
    assert_eq!(output.status.code(), Some(1));
}

#[test]
fn a_batch_names_what_is_wrong_with_the_rules_of_a_line() {
    let both = serde_json::json!({"players": 4, "aka": true, "kuitan": true, "double_yakuman": false,
        "kiriage": false, "kazoe": "yakuman", "renpu_pair_fu": 4, "open_pinfu_fu30": true, "pinfu_tsumo": true});
    for (house, rules, message) in [
        ("nowhere", None, "line 1: one: there is no preset `nowhere`"),
        ("base = \"tenhou\"\nkirriage = true\n", None, "there is no option `kirriage`"),
        ("tenhou", Some(both), "one of `rules` and `house` says the rules"),
    ] {
        let mut vector = vector();
        vector["house"] = house.into();
        if let Some(rules) = rules {
            vector["rules"] = rules;
        }
        let output = jantaku(&words("score --batch -"), &vector.to_string());
        assert_eq!(output.status.code(), Some(2));
        let printed = stderr(&output).split_whitespace().collect::<Vec<_>>().join(" ").replace("│ ", "");
        assert!(printed.contains(message), "{printed}");
    }
}

#[test]
fn the_score_vectors_hold() {
    let Some(folder) = std::env::var_os("JANTAKU_CONFORMANCE") else {
        println!("skipped: JANTAKU_CONFORMANCE names no folder");
        return;
    };
    let path = std::path::Path::new(&folder).join("score-vectors.jsonl");
    let output = jantaku(&["score", "--batch", path.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(0), "{}", stdout(&output));
    let lines = std::fs::read_to_string(&path).unwrap().lines().count();
    assert!(lines >= 200, "only {lines} vectors");
    assert_eq!(stdout(&output), format!("{lines} passed, 0 failed\n"));
}

const RECORD: &str = include_str!("../../../record/tests/data/short.jsonl");
/// One round, whose wall Aki, Beni and Chika had a share in.
const SHARED: &str = include_str!("../../../record/tests/data/shared.jsonl");
/// The same round, after they had sealed their shares.
const SEALED: &str = include_str!("../../../record/tests/data/sealed.jsonl");

#[test]
fn show_prints_a_record_for_one_seat_without_the_others_tiles() {
    let all = stdout(&jantaku(&["show", "-"], RECORD));
    assert!(all.contains("E Aki    draws 7m, discards 4p") && all.contains("S Beni wins on 8m from N Dai"), "{all}");
    let beni = stdout(&jantaku(&["show", "-", "--seat", "1", "--round", "E1.0"], RECORD));
    assert!(beni.contains("E Aki    draws, discards 4p") && beni.contains("S Beni   draws 2z"), "{beni}");
    let output = jantaku(&["show", "-", "--round", "E2"], RECORD);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("it has E1.0"));
    // Control characters of a terminal are not printed.
    let named = RECORD.replacen("\"Aki\"", "\"\\u001b]0;t\\u0007A\\u202eki\"", 1);
    assert_ne!(named, RECORD);
    let shown = stdout(&jantaku(&["show", "-"], &named));
    assert!(shown.contains("E ]0;tAki") && !shown.contains(['\u{1b}', '\u{7}', '\u{202e}']), "{shown}");
    let damaged = RECORD.replacen("\"seat\":0", "\"seat\":7", 1);
    let output = jantaku(&["show", "-"], &damaged);
    assert_eq!(output.status.code(), Some(2));
    assert!(stderr(&output).contains("line 4: a seat is a number from 0 to 3"), "{}", stderr(&output));
}

#[test]
fn wall_verify_holds_the_walls_against_their_commitments() {
    let output = jantaku(&["wall", "verify", "-"], RECORD);
    assert_eq!(output.status.code(), Some(0));
    assert!(stdout(&output).contains("holds"));
    let seed = RECORD.replacen("\"type\":\"seed\",\"seed\":\"", "\"type\":\"seed\",\"seed\":\"00", 1);
    assert_eq!(jantaku(&["wall", "verify", "-"], &seed).status.code(), Some(2));
    let other_wall = RECORD.replacen("\"commitment\":\"6", "\"commitment\":\"7", 1);
    let output = jantaku(&["wall", "verify", "-"], &other_wall);
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("the seed does not fit the commitment"));
    let other_draw = RECORD.replacen("\"tile\":\"7m\",\"from\":\"live\"", "\"tile\":\"8m\",\"from\":\"live\"", 1);
    let output = jantaku(&["wall", "verify", "-", "--json"], &other_draw);
    assert_eq!(output.status.code(), Some(1));
    assert!(stdout(&output).contains("the record says 8m, the wall 7m"), "{}", stdout(&output));
}

#[test]
fn wall_prove_names_who_had_no_share() {
    let said = |record: &str| {
        let output = jantaku(&["wall", "prove", "-"], record);
        (output.status.code(), stdout(&output))
    };
    let (code, whole) = said(SHARED);
    assert_eq!(code, Some(0));
    assert!(whole.contains("holds, with a share of everybody"), "{whole}");
    // A server that drops a share deals other tiles.
    let (before, shares) = SHARED.split_once("\"shares\":[").unwrap();
    let without_first = format!("{before}\"shares\":[null{}", &shares[66..]);
    let (code, dropped) = said(&without_first);
    assert_eq!(code, Some(1));
    assert!(dropped.contains("not those that follow from the server's secret and the players' shares"), "{dropped}");
    let output = jantaku(&["wall", "prove", "-", "--json"], &without_first);
    assert!(stdout(&output).contains("\"missing\": [\n      0\n    ]"), "{}", stdout(&output));
    // The seals are known to everybody, whether or not a server omits the share.
    let (before, shares) = SEALED.split_once("\"shares\":[").unwrap();
    let output = jantaku(&["wall", "prove", "-", "--json"], &format!("{before}\"shares\":[null{}", &shares[66..]));
    assert!(stdout(&output).contains("\"unopened\": [\n      0\n    ]"), "{}", stdout(&output));
    let (code_sealed, sealed) = said(SEALED);
    assert!(code_sealed == Some(0) && sealed.contains("holds, with a share of everybody"), "{sealed}");
    let (code, moved) = said(&SHARED.replacen("\"match_id\":\"0", "\"match_id\":\"1", 1));
    assert_eq!(code, Some(1));
    assert!(moved.contains("is not the one it committed to before the deal"), "{moved}");
}
