use std::path::PathBuf;
use std::process::{Command, Output};

const FAULTY: &str =
    "base = \"tenhou\"\nopentanyao = true\nkuikae = \"sometimes\"\nstarting_points = -1\ngoal_points = 0\n";

fn jantaku(line: &str) -> Output {
    let args = line.split_whitespace();
    Command::new(env!("CARGO_BIN_EXE_jantaku")).args(args).env("NO_COLOR", "1").output().expect("the binary ends")
}

fn stdout(line: &str) -> String {
    String::from_utf8_lossy(&jantaku(line).stdout).into_owned()
}

fn json(line: &str) -> serde_json::Value {
    serde_json::from_slice(&jantaku(line).stdout).expect("JSON")
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("jantaku-{}-{name}.toml", std::process::id()));
    std::fs::write(&path, text).expect("a file");
    path
}

#[test]
fn check_names_all_faults_with_their_lines() {
    let path = file("check", FAULTY);
    let line = format!("rules check {}", path.display());
    let output = jantaku(&line);
    assert_eq!(output.status.code(), Some(1));
    let text = String::from_utf8_lossy(&output.stdout);
    for expected in ["line 2: there is no option `opentanyao`; did you mean `open_tanyao`?", "line 3:", "line 4:"] {
        assert!(text.contains(expected), "{expected} in\n{text}");
    }
    assert!(text.contains("line 5: `extension` plays for a goal") && text.ends_with("5 errors\n"), "{text}");
    let faults = json(&format!("{line} --json"));
    assert_eq!(faults["faults"][1]["options"][0], "kuikae");
    assert_eq!(faults["faults"][1]["line"], 3);
    std::fs::remove_file(path).unwrap();
}

#[test]
fn a_rule_file_with_faults_is_refused_by_every_command_and_one_without_holds() {
    let path = file("refused", FAULTY);
    let output = jantaku(&format!("score 234m456p3367s555z --win 8s --tsumo --rules {}", path.display()));
    assert_eq!(output.status.code(), Some(2));
    let text = String::from_utf8_lossy(&output.stderr);
    for word in ["opentanyao", "sometimes", "starting_points", "goal_points"] {
        assert!(text.contains(word), "{word} in\n{text}");
    }
    std::fs::write(&path, "base = \"yakuza\"\nname = \"club\"\nkiriage = true\n").unwrap();
    let output = jantaku(&format!("rules check {}", path.display()));
    assert_eq!(output.status.code(), Some(0));
    assert!(stdout(&format!("rules check {}", path.display())).contains("the rules `club` hold"));
    assert_eq!(json(&format!("rules diff yakuza {} --json", path.display()))["options"].as_array().unwrap().len(), 1);
    std::fs::write(&path, "base = \"yakuza\"\nkiriage = true\n").unwrap();
    assert!(stdout(&format!("rules check {}", path.display())).contains("would distinguish them from the preset"));
    std::fs::remove_file(path).unwrap();
}

#[test]
fn diff_shows_in_words_what_two_houses_do_differently() {
    let text = stdout("rules diff yakuza tenhou");
    for expected in [
        "Winning",
        "Multiple ron (multi_ron)",
        "Only the player next in",
        "Double ron pays",
        "Big wheel 大車輪 (daisharin)",
        "Honba for the two-han minimum",
        "never",
    ] {
        assert!(text.contains(expected), "{expected} in\n{text}");
    }
    assert!(!text.contains("Bust"), "what is alike is not shown");
    assert!(!text.contains("head_bump") && !text.contains('['), "values in words: {text}");
    let diff = json("rules diff yakuza tenhou --json");
    let yaku = diff["yaku"].as_array().unwrap();
    assert!(
        yaku.iter().any(|row| row["option"] == "kokushi13" && row["a"]["yakuman"] == 2 && row["b"]["yakuman"] == 1)
    );
    assert!(stdout("rules diff tenhou tenhou").contains("play the same rules"));
    let path = file("diff", "base = \"yakuza\"\nname = \"club\"\nopen_tanyao = false\n[yaku]\nchankan = false\n");
    let text = stdout(&format!("rules diff yakuza {}", path.display()));
    assert!(text.contains("open_tanyao") && text.contains("槍槓"), "options about yaku and yaku alike: {text}");
    std::fs::remove_file(path).unwrap();
}

#[test]
fn explain_shows_values_presets_and_sources() {
    let text = stdout("rules explain two_han_from");
    for expected in ["a whole number from 0 to 100", "yakuza", "Y:1518-1528"] {
        assert!(text.contains(expected), "{expected} in\n{text}");
    }
    let option = json("rules explain kuikae --json");
    assert_eq!(option["values"][1]["value"], "no_same");
    assert_eq!(option["group"], "Calls");
    assert_eq!(json("rules explain daisharin --json")["option"], "daisharin");
    assert_eq!(json("rules explain kokushi13 --json")["presets"][0]["worth"]["yakuman"], 1);
    let output = jantaku("rules explain open_tanyo");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("did you mean `open_tanyao`?"));
}

#[test]
fn list_and_show_as_json() {
    let list = json("rules list --json");
    assert!(list.as_array().unwrap().iter().any(|preset| preset["name"] == "tenhou_sanma" && preset["players"] == 3));
    assert_eq!(json("rules show yakuza --json")["multi_ron"], "head_bump");
    let hash = |name: &str| {
        let listed = list.as_array().unwrap().iter().find(|preset| preset["name"] == name).unwrap();
        listed["hash"].as_str().unwrap().to_owned()
    };
    let shown = String::from_utf8(jantaku("rules show yakuza").stdout).unwrap();
    assert!(shown.starts_with(&format!("rules `yakuza`, hash {}\n", hash("yakuza"))), "{shown}");
    assert!(hash("yakuza").len() == 64 && hash("yakuza") != hash("tenhou"));
}
