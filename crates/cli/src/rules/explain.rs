//! `jantaku rules explain`: all that is known of one option or yaku.

use jantaku_core::rules::{OptionInfo, Preset, plain};
use jantaku_core::{Ruleset, Yaku};
use serde_json::json;

use crate::failure::Failure;
use crate::output;

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
    output::print(format!("{} ({})\n{}\n", option.key, option.group.title(), plain(option.meaning)))?;
    output::print(format!("It is {}.", option.allowed()))?;
    let mut choices = output::sentences(&["value", "meaning"]);
    for choice in option.choices() {
        choices.add_row([choice.word(), plain(choice.meaning)]);
    }
    if !choices.is_empty() {
        output::print(choices)?;
    }
    let mut presets = output::sentences(&["preset", "value", "source"]);
    for preset in Preset::all() {
        presets.add_row([preset.name, &option.written(&preset.rules()), preset.source(option.key).unwrap_or_default()]);
    }
    output::print(format!("\n{presets}"))
}

fn option_json(option: &OptionInfo) -> serde_json::Value {
    let choices =
        option.choices().iter().map(|choice| json!({ "value": choice.word(), "meaning": plain(choice.meaning) }));
    let preset = |preset: Preset| {
        json!({
            "preset": preset.name,
            "value": option.value(&preset.rules()),
            "source": preset.source(option.key),
        })
    };
    json!({
        "option": option.key,
        "group": option.group.title(),
        "meaning": plain(option.meaning),
        "allowed": option.allowed(),
        "values": choices.collect::<Vec<_>>(),
        "presets": Preset::all().map(preset).collect::<Vec<_>>(),
    })
}

fn print_yaku(yaku: Yaku) -> Result<(), Failure> {
    let mut presets = output::sentences(&["preset", "worth", "source"]);
    for preset in Preset::all() {
        let worth = preset.rules().yaku.worth(yaku).to_string();
        presets.add_row([preset.name, &worth, preset.yaku_source(yaku).unwrap_or_default()]);
    }
    output::print(format!("{} {} ({}), a yaku\n\n{presets}", yaku.english(), yaku.kanji(), yaku.key()))
}

fn yaku_json(yaku: Yaku) -> serde_json::Value {
    let preset = |preset: Preset| {
        let worth = preset.rules().yaku.worth(yaku);
        json!({ "preset": preset.name, "worth": worth, "source": preset.yaku_source(yaku) })
    };
    json!({
        "yaku": yaku.key(),
        "kanji": yaku.kanji(),
        "english": yaku.english(),
        "presets": Preset::all().map(preset).collect::<Vec<_>>(),
    })
}
