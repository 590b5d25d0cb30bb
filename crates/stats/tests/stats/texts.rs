//! The page has a text for each name that statistics are sent by.

use jantaku_stats::{GROUPS, HAND_FIGURES, MATCH_FIGURES, NAMED};

/// The keys of the page's English texts; every other language has the same ones.
const KEYS: &str = include_str!("../../../web/ui/src/texts/keys.ts");

/// Values that are called otherwise: yaku by their names, the parts of a round in words.
const NAMED_ELSEWHERE: [&str; 2] = ["yaku", "turn"];

#[test]
fn the_page_has_a_text_for_each_figure_and_each_part() {
    let figures = HAND_FIGURES.iter().map(|figure| figure.key).chain(MATCH_FIGURES.iter().map(|figure| figure.key));
    let mut keys: Vec<String> = figures.map(|key| format!("figure-{key}")).collect();
    for group in GROUPS.iter().filter(|group| !NAMED_ELSEWHERE.contains(&group.key)) {
        let start = match group.key {
            "limit" => "limits",
            _ => "wait",
        };
        keys.extend((group.all)().iter().map(|value| format!("{start}-{value}")));
    }
    let shown = GROUPS.iter().chain(&NAMED).filter(|group| group.key != "quoted");
    keys.extend(shown.map(|group| format!("group-{}", group.key)));
    let missing: Vec<_> = keys.into_iter().filter(|key| !KEYS.contains(&format!("\"{key}\": "))).collect();
    assert_eq!(missing, Vec::<String>::new());
}
