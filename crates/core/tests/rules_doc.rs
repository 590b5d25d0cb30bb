//! docs/rules.md is generated from the options and the presets.

use std::fmt::{self, Write};
use std::fs;
use std::path::Path;

use jantaku_core::rules::{Group, OptionInfo, Preset, Shape, Source};
use jantaku_core::{Language, Ruleset, Sureness, Worth, Yaku};

const INTRODUCTION: &str = "\
<!-- Made by: cargo xtask write -->
# House rules

Every rule of a house is one option with a value. Jantaku comes with some houses, the presets; your own house says what
it does differently.

## How to make your house's rules

On the start page choose the preset that comes nearest, then *Change the rules*: every option and every yaku is there, each
with its meaning. What you change is listed beside the preset's value. Under its own name your house then stands beside the
presets; *Save as a file* writes the file described here, and *Open a rule file* reads one.

Or write the file yourself, say `club.toml`:

```toml
base = \"tenhou\"             # start from this preset
name = \"club\"               # what the table shows
starting_points = 30000
open_tanyao = false
red_fives = { m = 0, p = 0, s = 0 }

[yaku]
daisuushii = { yakuman = 2 } # a double yakuman
chankan = false              # not counted
sanrenkou = true             # a local yaku at its usual worth
renhou = { limit = \"mangan\" } # a mangan, whatever else the hand has
```

Options that the file does not name stay as in the preset. Below `[yaku]` stands what each yaku is worth: `[2, 1]` is two han
in a closed hand and one in an open hand, and `[1, 0]` needs a closed hand. A fixed limit gives way when the rest of the hand is
worth more.

```console
jantaku rules check club.toml          # every error, with its line
jantaku rules show club.toml           # every rule of your house, in words
jantaku rules diff tenhou club.toml    # what your house does differently
jantaku rules explain kuikae           # one option: its values, and the presets' with their sources
jantaku play --rules club.toml         # play by it
```
";

const OPTIONS: &str = "
# Every option

What each option decides, the values it takes in a rule file, the value of the preset `tenhou`, and the presets that have
another.
";

const HOUSES: &str = "\
<!-- Made by: cargo xtask write -->
# Every house in full

All rules of each preset that matter in it, in words, and where each value comes from. What the marks mean is said at the
head of each house; where nothing stands there, the sources named at its head agree. What each rule decides, and how to
write a house of your own, is in [House rules](rules.md).
";

fn page() -> Result<String, fmt::Error> {
    let mut page = INTRODUCTION.to_owned();
    page.push_str("\n## The presets\n\nWhat each plays, and how that differs from the preset it builds on. ");
    page.push_str("[Every house in full](houses.md) lists all rules of each.\n");
    for preset in Preset::all() {
        card(&mut page, preset)?;
    }
    page.push_str(OPTIONS);
    for group in Group::ALL {
        writeln!(page, "\n## {}\n", group.title().english())?;
        writeln!(page, "| option | what it decides | `{USUAL}` | elsewhere |\n|---|---|---|---|")?;
        for option in group.options().filter(|option| is_rule(option)) {
            row(&mut page, option)?;
        }
    }
    yaku(&mut page)?;
    Ok(page)
}

/// The preset whose values are shown beside each option.
const USUAL: &str = "tenhou";

fn named(name: &str) -> Preset {
    Preset::find(name).expect("a preset")
}

/// The name of a house is not a rule, and its yaku are compared one by one.
fn is_rule(option: &OptionInfo) -> bool {
    option.key != "name" && option.shape != Shape::Yaku
}

/// Whether a rule matters in a preset.
fn matters(preset: Preset, option: &OptionInfo) -> bool {
    is_rule(option) && !preset.source(option.key).is_some_and(Source::is_without_effect)
}

/// A description of a preset, and its differences from another, in words.
fn card(page: &mut String, preset: Preset) -> fmt::Result {
    writeln!(page, "\n### {}\n\n`{}`: {}", preset.title.english(), preset.name, preset.about.english())?;
    let Some(base) = preset.base() else { return Ok(()) };
    writeln!(page, "\n| rule | {} | {} |\n|---|---|---|", preset.title.english(), base.title.english())?;
    let (rules, others) = (preset.rules(), base.rules());
    for option in Group::ALL.iter().flat_map(|group| group.options()).filter(|option| matters(preset, option)) {
        let [here, there] = [&rules, &others].map(|rules| option.words(rules, Language::ENGLISH));
        if option.value(&rules) != option.value(&others) {
            writeln!(page, "| {} | {here} | {there} |", option.title.english())?;
        }
    }
    for yaku in rules.differing_yaku(&others) {
        let [here, there] = [&rules, &others].map(|rules| counted(rules.yaku.worth(yaku)));
        writeln!(page, "| {} {} | {here} | {there} |", yaku.english(), yaku.kanji())?;
    }
    Ok(())
}

fn counted(worth: Worth) -> String {
    if worth == Worth::Absent { "not counted".to_owned() } else { worth.to_string() }
}

/// Every house with all its rules.
fn houses() -> Result<String, fmt::Error> {
    let mut page = HOUSES.to_owned();
    for preset in Preset::all() {
        house(&mut page, preset)?;
    }
    Ok(page)
}

fn house(page: &mut String, preset: Preset) -> fmt::Result {
    writeln!(
        page,
        "\n## {}\n\n{}\n\nSources: {}",
        preset.title.english(),
        preset.about.english(),
        preset.sources.english()
    )?;
    let rules = preset.rules();
    let text = |source: Option<Source>| source.map_or(String::new(), |source| source.to_string());
    for group in Group::ALL {
        let mut options = group.options().filter(|option| matters(preset, option)).peekable();
        if options.peek().is_some() {
            writeln!(page, "\n| {} | {} | source |\n|---|---|---|", group.title().english(), preset.title.english())?;
        }
        for option in options {
            writeln!(
                page,
                "| {} | {} | {} |",
                option.title.english(),
                option.words(&rules, Language::ENGLISH),
                text(preset.source(option.key))
            )?;
        }
    }
    writeln!(page, "\n| Yaku that count | {} | source |\n|---|---|---|", preset.title.english())?;
    for yaku in rules.yaku.known().iter() {
        let name = rules.terms.name(yaku, Language::ENGLISH);
        writeln!(
            page,
            "| {name} {} | {} | {} |",
            yaku.kanji(),
            rules.yaku.worth(yaku),
            text(preset.yaku_source(yaku))
        )?;
    }
    Ok(())
}

fn row(page: &mut String, option: &OptionInfo) -> fmt::Result {
    write!(page, "| {}<br>`{}` | {}", option.title.english(), option.key, option.meaning.english())?;
    match option.choices() {
        [] if option.shape == Shape::Switch => {}
        [] => write!(page, "<br>{}.", sentence(&option.allowed()))?,
        choices => {
            for choice in choices {
                write!(page, "<br>`{}`: {}", choice.word(), choice.meaning.english())?;
            }
        }
    }
    let usual = option.written(&named(USUAL).rules());
    let elsewhere = presets_by(|preset| Some(option.written(&preset.rules())).filter(|value| *value != usual));
    writeln!(page, " | `{usual}` | {} |", values_by_preset(&elsewhere))
}

/// The presets grouped by value, in the order in which the values first appear.
fn presets_by(what: impl Fn(Preset) -> Option<String>) -> Vec<(String, Vec<&'static str>)> {
    let mut found: Vec<(String, Vec<&str>)> = Vec::new();
    for preset in Preset::all() {
        let Some(value) = what(preset) else { continue };
        match found.iter_mut().find(|(known, _)| *known == value) {
            Some((_, presets)) => presets.push(preset.name),
            None => found.push((value, vec![preset.name])),
        }
    }
    found
}

fn values_by_preset(found: &[(String, Vec<&str>)]) -> String {
    let lines = found.iter().map(|(value, presets)| format!("`{value}`: {}", presets.join(", ")));
    lines.collect::<Vec<_>>().join("<br>")
}

/// The yaku that some preset knows, and those a house may add.
fn yaku(page: &mut String) -> fmt::Result {
    page.push_str("\n## What each yaku is worth\n\n");
    page.push_str(
        "A rule file gives a yaku its usual worth by `true`; that worth is unsure where the sources differ.\n\n",
    );
    page.push_str("| yaku | what it is | usually | elsewhere |\n|---|---|---|---|\n");
    let (known, others): (Vec<Yaku>, Vec<Yaku>) =
        Yaku::ALL.iter().partition(|&&yaku| Preset::all().any(|preset| preset.rules().yaku.knows(yaku)));
    for yaku in known {
        let usual = yaku.info().usual;
        let differs = |preset: Preset| Some(preset.rules().yaku.worth(yaku)).filter(|worth| *worth != usual);
        let elsewhere = presets_by(|preset| differs(preset).map(|worth| worth.to_string()));
        writeln!(page, "{} {} |", yaku_row(yaku), values_by_preset(&elsewhere))?;
    }
    page.push_str("\n## Yaku that no preset knows\n\nA rule file may add each of them.\n\n");
    page.push_str("| yaku | what it is | usually |\n|---|---|---|\n");
    others.into_iter().try_for_each(|yaku| writeln!(page, "{}", yaku_row(yaku)))
}

fn yaku_row(yaku: Yaku) -> String {
    let info = yaku.info();
    let unsure = if info.sureness == Sureness::Unsure { ", unsure" } else { "" };
    format!("| `{yaku}`<br>{} {} | {} | {}{unsure} |", info.kanji, yaku.english(), info.meaning.english(), info.usual)
}

fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[test]
fn the_pages_of_the_rules_are_those_of_the_options() {
    for (name, made) in [("rules.md", page().unwrap()), ("houses.md", houses().unwrap())] {
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
        if std::env::var_os("JANTAKU_WRITE").is_some() {
            fs::write(kept, made).unwrap();
            continue;
        }
        assert!(
            fs::read_to_string(kept).is_ok_and(|found| found == made),
            "docs/{name} is out of date: cargo xtask write writes it anew"
        );
    }
}

/// The presets used to be compared as lines of a rule file, and the marks of sources were explained nowhere.
#[test]
fn presets_differ_in_words_and_every_mark_is_explained() {
    let page = page().unwrap();
    let cards = page.split("\n# Every option\n").next().and_then(|page| page.split("## The presets").nth(1)).unwrap();
    let keys = Ruleset::OPTIONS.iter().filter(|option| option.key.contains('_')).map(|option| option.key);
    let raw: Vec<&str> = keys.filter(|key| cards.contains(key) && Preset::find(key).is_none()).collect();
    assert_eq!(raw, [""; 0]);
    assert!(!cards.contains(" = ") && !cards.contains("silent"), "no file and no marks");
    for preset in Preset::all() {
        let sources = preset.sources.english();
        let notes = Ruleset::OPTIONS.iter().filter_map(|option| preset.source(option.key)).filter(|it| !it.inherited);
        for note in notes.map(|source| source.note) {
            let mark =
                |word: &&str| word.len() >= 2 && word.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit());
            let words =
                note.split([' ', ',', ';', ':', '.']).filter(mark).filter(|word| !word.starts_with(char::is_numeric));
            for word in words {
                assert!(sources.contains(word), "{}: {word} in {note:?}", preset.name);
            }
            let silent = note.starts_with("silent") || note.contains("unsure");
            assert!(!silent || sources.contains("\"silent\"") || sources.contains("\"unsure\""), "{}", preset.name);
        }
    }
}

#[test]
fn the_example_on_the_page_is_a_rule_file() {
    let example = INTRODUCTION.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let rules = Ruleset::from_toml(example).unwrap();
    assert_eq!((rules.name.as_str(), rules.starting_points, rules.open_tanyao), ("club", 30000, false));
    assert_eq!(rules.yaku.worth(Yaku::Daisuushii), Worth::Yakuman { yakuman: 2 });
    assert_eq!(rules.yaku.han(Yaku::Chankan, true), None);
}
