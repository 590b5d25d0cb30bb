use jantaku_core::Ruleset;
use jantaku_core::rules::{self, PresetGroup, PresetLengths};
use jantaku_wire::{BotInfo, HouseGroup, Length, Preset, summary};

use crate::houses::menus;

pub(crate) fn preset(rules: &Ruleset) -> Preset {
    let known = rules::Preset::find(&rules.name);
    let (group, lengths) = match known.map(|preset| (preset.group, preset.lengths)) {
        Some((PresetGroup::Modern, lengths)) => (HouseGroup::Modern, lengths),
        Some((PresetGroup::Described, lengths)) => (HouseGroup::Described, lengths),
        None => (HouseGroup::Own, PresetLengths::EastToo),
    };
    let length = summary::length(rules);
    let lengths = match lengths {
        PresetLengths::OneOnly => vec![length],
        PresetLengths::EastToo => vec![Length::East, Length::EastSouth],
    };
    Preset {
        name: rules.name.clone(),
        title: rules.title().to_owned(),
        about: known.map(|preset| preset.about.english().to_owned()).unwrap_or_default(),
        group,
        players: rules.players.count() as u8,
        length,
        lengths,
        winds: rules.round_winds.to_vec(),
        summary: summary::summary(rules),
        words: rules.terms,
        menu: menus::lines(rules),
    }
}

pub(crate) fn bot_info(name: &str) -> BotInfo {
    let description = jantaku_bots::about(name).unwrap_or_default();
    BotInfo { name: name.to_owned(), description: description.to_owned() }
}
