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
    page.push_str("\n## The presets\n\n");
    for preset in Preset::all() {
        writeln!(page, "- **{}** (`{}`): {}", preset.title, preset.name, preset.about().collect::<Vec<_>>().join(" "))?;
    }
    for group in Group::ALL {
        writeln!(page, "\n## {}\n", group.title())?;
        header(&mut page, "option")?;
        for option in group.options().filter(|option| option.shape != Shape::Yaku && option.key != "name") {
            row(&mut page, option)?;
        }
    }
    page.push_str("\n## What each yaku is worth\n\n");
    page.push_str("The usual worth is what `true` gives; it is unsure where the sources differ.\n\n");
    header(&mut page, "yaku | usually")?;
    for &yaku in Yaku::ALL {
        let info = yaku.info();
        let unsure = if info.sureness == Sureness::Unsure { ", unsure" } else { "" };
        write!(page, "| `{yaku}` {} {}<br>{}", info.kanji, info.english, info.meaning)?;
        write!(page, " | {}{unsure} |", info.usual)?;
        for preset in Preset::all() {
            let worth = preset.rules().yaku.worth(yaku);
            let worth = if worth == Worth::Absent { "–".to_owned() } else { worth.to_string() };
            write!(page, " {worth} |")?;
        }
        page.push('\n');
    }
    Ok(page)
}

fn header(page: &mut String, first: &str) -> fmt::Result {
    let names: Vec<String> = Preset::all().map(|preset| format!("`{}`", preset.name)).collect();
    let columns = first.split('|').count() + names.len();
    writeln!(page, "| {first} | {} |\n|{}", names.join(" | "), "---|".repeat(columns))
}

fn row(page: &mut String, option: &OptionInfo) -> fmt::Result {
    write!(page, "| `{}`<br>{}", option.key, plain(option.meaning))?;
    match option.choices() {
        [] if option.shape == Shape::Switch => {}
        [] => write!(page, "<br>{}.", sentence(&option.allowed()))?,
        choices => {
            for choice in choices {
                write!(page, "<br>`{}`: {}", choice.word(), plain(choice.meaning))?;
            }
        }
    }
    page.push_str(" |");
    for preset in Preset::all() {
        let value = option.written(&preset.rules());
        write!(page, " {} |", if option.choices().is_empty() { value } else { format!("`{value}`") })?;
    }
    page.push('\n');
    Ok(())
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
