//! Every value of a described house has a source, in lines that our lists of that house's document know.

use std::collections::BTreeSet;

use jantaku_core::rules::{OptionInfo, Preset, Shape};
use jantaku_core::{Ruleset, Yaku};

/// The described houses, each with the letter of its document.
const HOUSES: [(&str, char); 5] =
    [("yakuza", 'Y'), ("pretty_girls", 'G'), ("touzai", 'T'), ("shanghai", 'S'), ("pool_of_dreams", 'B')];

/// Other sources of a value: our choice, or irrelevant.
const UNSAID: [&str; 2] = ["silent", "without effect"];

/// A document and a line of it.
type Line = (char, u32);

/// The lines of a mark such as `Y:1495-1507`; `None` if it is not a mark.
fn lines(mark: &str) -> Option<impl Iterator<Item = Line>> {
    let (letter, numbers) = mark.split_once(':')?;
    let document = letter.parse().ok().filter(|letter| HOUSES.iter().any(|(_, known)| known == letter))?;
    let (first, last) = numbers.split_once('-').unwrap_or((numbers, numbers));
    let (first, last): (u32, u32) = (first.parse().ok()?, last.parse().ok()?);
    Some((first..=last).map(move |line| (document, line)))
}

/// The marks in a note, each with its lines.
fn marks(note: &str) -> Vec<(&str, Vec<Line>)> {
    let words = note.split_whitespace().map(|word| word.trim_end_matches([',', ';', ':', '.', ')']));
    words.filter_map(|word| Some((word, lines(word)?.collect()))).collect()
}

/// Every line that a requirement or a cell of the matrix cites.
fn known() -> BTreeSet<Line> {
    let lists = [include_str!("data/citations.txt"), include_str!("data/matrix.txt")];
    lists.iter().flat_map(|list| marks(list)).flat_map(|(_, lines)| lines).collect()
}

/// The notes on the values that a house's own file states, by option and by yaku.
fn notes(preset: Preset) -> impl Iterator<Item = (String, &'static str)> {
    let rule = |option: &&OptionInfo| option.key != "name" && option.shape != Shape::Yaku;
    let options = Ruleset::OPTIONS.iter().filter(rule);
    let options = options.map(move |option| (option.key.to_owned(), preset.source(option.key)));
    let yaku = Yaku::ALL.iter().copied().filter(move |yaku| preset.rules().yaku.knows(*yaku));
    let yaku = yaku.map(move |yaku| (format!("yaku {yaku}"), preset.yaku_source(yaku)));
    let own = options.chain(yaku).filter(|(_, source)| !source.is_some_and(|source| source.inherited));
    own.map(|(value, source)| (value, source.map_or("", |source| source.note)))
}

/// 132 of 190 values of `yakuza` used to have no source, and `pool_of_dreams` cited that house's document for some of
/// its own.
#[test]
fn every_value_that_a_described_house_states_cites_its_own_document_or_says_silent() {
    let mut missing = Vec::new();
    for (name, letter) in HOUSES {
        for (value, note) in notes(Preset::find(name).expect("a preset")) {
            let cited = marks(note);
            let unsaid = UNSAID.iter().any(|word| note.starts_with(word));
            let own = cited.iter().flat_map(|(_, lines)| lines).all(|(document, _)| *document == letter);
            if !own || (cited.is_empty() && !unsaid) {
                missing.push(format!("{name}, {value}: {note:?}"));
            }
        }
    }
    assert!(missing.is_empty(), "{} values: {missing:#?}", missing.len());
}

/// Of 267 values that were only "silent", 216 repeated Tenhou's.
#[test]
fn what_a_document_does_not_say_is_inherited_where_it_equals_the_base() {
    for (name, _) in HOUSES {
        let house = Preset::find(name).expect("a preset");
        let base = house.base().expect("a house builds on another");
        let is_unsaid = |preset: Preset, key| preset.source(key).is_some_and(|it| !it.inherited && it.note == "silent");
        let repeats = |option: &OptionInfo| {
            let matters = base.source(option.key).is_some_and(|source| !source.is_without_effect());
            matters && is_unsaid(house, option.key) && option.value(&house.rules()) == option.value(&base.rules())
        };
        let repeated = Ruleset::OPTIONS.iter().filter(|option| repeats(option)).map(|option| option.key);
        assert_eq!(repeated.collect::<Vec<_>>(), [""; 0], "{name}");
    }
}

#[test]
fn every_line_that_a_preset_cites_stands_in_our_lists() {
    let known = known();
    assert!(known.len() > 2000, "the lists were read");
    for (name, _) in HOUSES {
        for (value, note) in notes(Preset::find(name).expect("a preset")) {
            for (mark, lines) in marks(note) {
                assert!(lines.iter().all(|line| known.contains(line)), "{name}, {value}: {mark} is in no list");
            }
        }
    }
}

#[test]
fn marks_are_not_words() {
    let found: Vec<&str> = marks("Y:860-862, Y:1782; of that, G:1330 lists it as one (A:1, x:2)")
        .into_iter()
        .map(|(mark, _)| mark)
        .collect();
    assert_eq!(found, ["Y:860-862", "Y:1782", "G:1330"]);
    assert_eq!(marks("silent: as usual").len(), 0);
}
