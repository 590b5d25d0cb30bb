//! `jantaku rules explain`: one option or yaku in every preset.

use jantaku_core::rules::{Choice, OptionInfo, Preset, Source};
use jantaku_core::{Ruleset, Yaku};
use serde_json::json;

use crate::failure::Failure;
use crate::{output, speech};

use super::titled;

pub fn run(name: &str, json: bool) -> Result<(), Failure> {
    match (OptionInfo::find(name), Yaku::from_key(name)) {
        (Some(option), _) if json => output::json(&option_json(option)),
        (Some(option), yaku) => {
            print_option(option)?;
            yaku.map_or(Ok(()), |yaku| output::print("").and_then(|()| print_yaku(yaku)))
        }
        (None, Some(yaku)) if json => output::json(&yaku_json(yaku)),
        (None, Some(yaku)) => print_yaku(yaku),
        (None, None) => Err(Failure::input(Ruleset::unknown_option(name))),
    }
}

fn print_option(option: &OptionInfo) -> Result<(), Failure> {
    let language = speech::spoken();
    let (title, group) = (titled(option.title.of(language), option.key), option.group.title().of(language));
    output::print(format!("{title}, of the group {group}\n{}\n", option.meaning.of(language)))?;
    output::print(format!("In a rule file: {}", option.allowed()))?;
    let mut choices = output::sentences(&["value", "meaning"]);
    for choice in option.choices() {
        choices.add_row([choice.word(), choice.meaning.of(language).to_owned()]);
    }
    if !choices.is_empty() {
        output::print(choices)?;
    }
    let mut presets = output::sentences(&["preset", "value", "source"]);
    for preset in Preset::all() {
        presets.add_row([preset.name, &option.written(&preset.rules()), &source_text(preset.source(option.key))]);
    }
    output::print(format!("\n{presets}"))?;
    print_sources(|preset| preset.source(option.key))
}

fn option_json(option: &OptionInfo) -> serde_json::Value {
    let language = speech::of_json();
    let choice = |choice: &Choice| json!({ "value": choice.word(), "meaning": choice.meaning.of(language) });
    let choices = option.choices().iter().map(choice);
    let preset = |preset: Preset| {
        json!({
            "preset": preset.name,
            "value": option.value(&preset.rules()),
            "source": noted(preset.source(option.key)),
        })
    };
    json!({
        "option": option.key,
        "group": option.group.title().of(language),
        "meaning": option.meaning.of(language),
        "allowed": option.allowed(),
        "values": choices.collect::<Vec<_>>(),
        "presets": Preset::all().map(preset).collect::<Vec<_>>(),
    })
}

/// The source for scripts, or null.
fn noted(source: Option<Source>) -> Option<String> {
    source.map(|source| source.words(speech::of_json())).filter(|note| !note.is_empty())
}

fn print_yaku(yaku: Yaku) -> Result<(), Failure> {
    let language = speech::spoken();
    let mut presets = output::sentences(&["preset", "worth", "source"]);
    for preset in Preset::all() {
        let worth = preset.rules().yaku.worth(yaku).words(language);
        presets.add_row([preset.name, &worth, &source_text(preset.yaku_source(yaku))]);
    }
    let name = titled(&speech::with_kanji(yaku.name(language), yaku), yaku.key());
    output::print(format!("{name}, a yaku\n{}\n\n{presets}", yaku.info().meaning.of(language)))?;
    print_sources(|preset| preset.yaku_source(yaku))
}

fn source_text(source: Option<Source>) -> String {
    source.map_or_else(String::new, |source| source.words(speech::spoken()))
}

/// The meaning of the marks beside the presets.
fn print_sources(of: impl Fn(Preset) -> Option<Source>) -> Result<(), Failure> {
    let marked = |preset: &Preset| of(*preset).is_some_and(|source| !source.inherited && !source.note.is_empty());
    let mut table = output::sentences(&["preset", "where its values come from"]);
    for preset in Preset::all().filter(marked) {
        table.add_row([preset.name, preset.sources.of(speech::spoken())]);
    }
    if table.is_empty() { Ok(()) } else { output::print(format!("\n{table}")) }
}

fn yaku_json(yaku: Yaku) -> serde_json::Value {
    let preset = |preset: Preset| {
        let worth = preset.rules().yaku.worth(yaku);
        json!({ "preset": preset.name, "worth": worth, "source": noted(preset.yaku_source(yaku)) })
    };
    json!({
        "yaku": yaku.key(),
        "kanji": yaku.kanji(),
        "english": yaku.english(),
        "presets": Preset::all().map(preset).collect::<Vec<_>>(),
    })
}
