//! Rules and yaku in the languages that they are described in.

use std::process::{Command, Output};

/// Runs the program where the environment has this as `LANG`.
fn jantaku(locale: &str, line: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jantaku"));
    command.args(line.split_whitespace()).env("NO_COLOR", "1");
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", locale).output().expect("the binary ends")
}

fn said(locale: &str, line: &str) -> String {
    String::from_utf8(jantaku(locale, line).stdout).expect("it is UTF-8")
}

fn holds(text: &str, expected: &[&str]) {
    for words in expected {
        assert!(text.contains(words), "{words} in\n{text}");
    }
}

const HAND: &str = "score 234m456p3367s111z --win 8s --tsumo --seat E --dora 3p";

#[test]
fn rules_and_yaku_are_explained_in_japanese() {
    let list = said("C", "rules list --lang ja");
    holds(&list, &["天鳳（三人打ち）", "天鳳段位戦の四人打ち。", "tenhou_sanma"]);
    let shown = said("C", "rules show yakuza --lang ja");
    holds(
        &shown,
        &["和了とフリテン", "二翻縛りになる本場 (two_han_from)", "平和 (pinfu)", "6翻（鳴いて5翻）", "ダブル役満"],
    );
    assert!(!shown.contains("Pinfu"), "a house's English names are no Japanese: {shown}");
    let diff = said("C", "rules diff yakuza tenhou --lang ja");
    holds(&diff, &["ヤクザ", "天鳳", "大車輪 (daisharin)"]);
    let explained = said("C", "rules explain goal_points --lang ja");
    holds(&explained, &["終了に必要な点数 (goal_points)", "誰かが必要とする点数", "と同じ"]);
    let yaku = said("C", "rules explain chinitsu --lang ja");
    holds(&yaku, &["清一色 (chinitsu)", "一色だけの手。", "6翻（鳴いて5翻）"]);
    let won = said("C", HAND);
    holds(&won, &["Double East wind", "Fully concealed self-draw", "Dora"]);
    let won = said("C", &format!("{HAND} --lang ja"));
    holds(&won, &["ダブ東", "門前清自摸和", "ドラ"]);
    assert!(!won.contains("Fully concealed self-draw") && !won.contains("Dora"), "{won}");
}

#[test]
fn the_environment_speaks_to_people_and_a_flag_to_programs_too() {
    let english = said("C", "rules explain kuikae");
    assert_eq!(said("ja_JP.UTF-8", "rules explain kuikae"), said("C", "rules explain kuikae --lang ja"));
    for locale in ["xx_YY", "POSIX", ""] {
        assert_eq!(said(locale, "rules explain kuikae"), english, "{locale}");
    }
    assert_eq!(said("ja_JP.UTF-8", "rules explain kuikae --lang en"), english);
    assert_eq!(said("ja_JP.UTF-8", "--lang en rules explain kuikae"), english);
    let json = "rules explain kuikae --json";
    assert_eq!(said("ja_JP.UTF-8", json), said("C", json));
    holds(&said("C", &format!("{json} --lang ja")), &["鳴き"]);
}

#[test]
fn a_language_that_there_is_not_is_refused() {
    let refused = jantaku("ja_JP.UTF-8", "rules list --lang xx");
    assert_eq!((refused.status.code(), refused.stdout.len()), (Some(2), 0));
    holds(&String::from_utf8_lossy(&refused.stderr), &["--lang", "there is no language `xx`; there are en, ja"]);
    let refused = jantaku("C", "--lang ja --seed 5 rules list");
    assert_eq!(refused.status.code(), Some(2));
    holds(&String::from_utf8_lossy(&refused.stderr), &["the subcommand 'rules' cannot be used with '--seed <"]);
}
