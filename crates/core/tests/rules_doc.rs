//! docs/rules.md is made from the options and the presets.

use std::fmt::{self, Write};
use std::fs;
use std::path::Path;

use jantaku_core::rules::{Group, OptionInfo, Preset, Shape, plain};
use jantaku_core::{Sureness, Worth, Yaku};

const INTRODUCTION: &str = "\
<!-- Made by: JANTAKU_WRITE_DOCS=1 cargo test -p jantaku-core --test rules_doc -->
# House rules

Every rule of a house is one option with a value. Jantaku comes with some houses, the presets; your own house says what
it does differently.

## How to make your house's rules

On the start page of the table choose the preset that comes nearest, then *Change the rules*: every option is there with its
meaning, and so is every yaku. What you change is listed beside the preset's value. Saved under a name, your house stands beside the presets; *Save as a
file* gives the file described here, and *Open a rule file* reads one.

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

Options that you do not name stay as in the preset. Below `[yaku]` stands what a yaku is worth: `[2, 1]` is two han in a
closed hand and one in an open hand, `[1, 0]` needs a closed hand. A fixed limit gives way where the rest of the hand is worth more.

```console
jantaku rules check club.toml          # names everything that is wrong, with its line
jantaku rules diff tenhou club.toml    # what your house does differently
jantaku rules explain kuikae           # one option: its values, and where the presets' come from
jantaku play --rules club.toml         # sit down
```
";

fn page() -> Result<String, fmt::Error> {
    let mut page = INTRODUCTION.to_owned();
    page.push_str("\n## The presets\n\nEach with what it does differently from the one it is nearest to.\n");
    for preset in Preset::all() {
        card(&mut page, preset)?;
    }
    for group in Group::ALL {
        writeln!(page, "\n## {}\n", group.title())?;
        writeln!(page, "| option | what it decides | `{USUAL}` | elsewhere |\n|---|---|---|---|")?;
        for option in group.options().filter(|option| option.shape != Shape::Yaku && option.key != "name") {
            row(&mut page, option)?;
        }
    }
    yaku(&mut page)?;
    Ok(page)
}

/// The preset whose value stands beside each option.
const USUAL: &str = "tenhou";

fn named(name: &str) -> Preset {
    Preset::find(name).expect("a preset")
}

/// The preset that a preset is told against.
fn nearest(preset: Preset) -> Option<Preset> {
    let base = preset.file().lines().find_map(|line| line.strip_prefix("base = "));
    (preset.name != USUAL).then(|| named(base.map_or(USUAL, |base| base.trim_matches('"'))))
}

/// What a preset is, and line by line what it changes, as one would write it in a rule file.
fn card(page: &mut String, preset: Preset) -> fmt::Result {
    writeln!(page, "\n### {} (`{}`)\n", preset.title, preset.name)?;
    writeln!(page, "{}", preset.about().collect::<Vec<_>>().join(" "))?;
    let Some(base) = nearest(preset) else { return Ok(()) };
    writeln!(page, "\nUnlike `{}`:\n", base.name)?;
    let (rules, others) = (preset.rules(), base.rules());
    for group in Group::ALL {
        let matters = |option: &&OptionInfo| {
            let idle = preset.source(option.key).is_some_and(|source| source.starts_with("without effect"));
            option.key != "name" && option.shape != Shape::Yaku && !idle
        };
        let changed = group.options().filter(matters).filter(|option| option.value(&rules) != option.value(&others));
        let changes: Vec<String> =
            changed.map(|option| format!("`{} = {}`", option.key, option.value(&rules))).collect();
        if !changes.is_empty() {
            writeln!(page, "- {}: {}", group.title(), changes.join(", "))?;
        }
    }
    let changed = Yaku::ALL.iter().filter(|yaku| rules.yaku.worth(**yaku) != others.yaku.worth(**yaku));
    let changes: Vec<String> = changed.map(|&yaku| format!("`{yaku}` {}", rules.yaku.worth(yaku))).collect();
    if !changes.is_empty() {
        writeln!(page, "- What yaku are worth: {}", changes.join("; "))?;
    }
    Ok(())
}

fn row(page: &mut String, option: &OptionInfo) -> fmt::Result {
    write!(page, "| `{}` | {}", option.key, plain(option.meaning))?;
    match option.choices() {
        [] if option.shape == Shape::Switch => {}
        [] => write!(page, "<br>{}.", sentence(&option.allowed()))?,
        choices => {
            for choice in choices {
                write!(page, "<br>`{}`: {}", choice.word(), plain(choice.meaning))?;
            }
        }
    }
    let usual = option.written(&named(USUAL).rules());
    let elsewhere = presets_by(|preset| Some(option.written(&preset.rules())).filter(|value| *value != usual));
    writeln!(page, " | `{usual}` | {} |", told(&elsewhere))
}

/// The presets by what is so of them, in the order in which it first is.
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

fn told(found: &[(String, Vec<&str>)]) -> String {
    let lines = found.iter().map(|(value, presets)| format!("`{value}`: {}", presets.join(", ")));
    lines.collect::<Vec<_>>().join("<br>")
}

/// The yaku that some preset knows, and those a house may add.
fn yaku(page: &mut String) -> fmt::Result {
    page.push_str("\n## What each yaku is worth\n\n");
    page.push_str("The usual worth is what `true` gives; it is unsure where the sources differ.\n\n");
    page.push_str("| yaku | what it is | usually | elsewhere |\n|---|---|---|---|\n");
    let (known, others): (Vec<Yaku>, Vec<Yaku>) =
        Yaku::ALL.iter().partition(|&&yaku| Preset::all().any(|preset| preset.rules().yaku.knows(yaku)));
    for yaku in known {
        let usual = yaku.info().usual;
        let differs = |preset: Preset| Some(preset.rules().yaku.worth(yaku)).filter(|worth| *worth != usual);
        let elsewhere = presets_by(|preset| differs(preset).map(|worth| worth.to_string()));
        writeln!(page, "{} {} |", yaku_row(yaku), told(&elsewhere))?;
    }
    page.push_str("\n## Yaku that no preset knows\n\nA rule file switches them on.\n\n");
    page.push_str("| yaku | what it is | usually |\n|---|---|---|\n");
    others.into_iter().try_for_each(|yaku| writeln!(page, "{}", yaku_row(yaku)))
}

fn yaku_row(yaku: Yaku) -> String {
    let info = yaku.info();
    let unsure = if info.sureness == Sureness::Unsure { ", unsure" } else { "" };
    format!("| `{yaku}`<br>{} {} | {} | {}{unsure} |", info.kanji, info.english, plain(info.meaning), info.usual)
}

fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[test]
fn the_page_of_the_rules_is_that_of_the_options() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules.md");
    let made = page().unwrap();
    if std::env::var_os("JANTAKU_WRITE_DOCS").is_some() {
        return fs::write(kept, made).unwrap();
    }
    assert!(
        fs::read_to_string(kept).is_ok_and(|found| found == made),
        "docs/rules.md is out of date: JANTAKU_WRITE_DOCS=1 cargo test -p jantaku-core --test rules_doc writes it anew"
    );
}

#[test]
fn the_example_on_the_page_is_a_rule_file() {
    let example = INTRODUCTION.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let rules = jantaku_core::Ruleset::from_toml(example).unwrap();
    assert_eq!((rules.name.as_str(), rules.starting_points, rules.open_tanyao), ("club", 30000, false));
    assert_eq!(rules.yaku.worth(Yaku::Daisuushii), Worth::Yakuman { yakuman: 2 });
    assert_eq!(rules.yaku.han(Yaku::Chankan, true), None);
}
