use jantaku_core::Ruleset;
use jantaku_core::rules::{self, Menu, MenuChosen};
use jantaku_wire::{MenuChoice, MenuLine, Words};

use crate::refusal::Malformed;

/// The menu of the house's description, while these rules are those of the description.
fn menu(rules: &Ruleset) -> Option<Menu> {
    rules::Preset::find(&rules.name).filter(|preset| preset.rules() == *rules)?.menu()
}

pub(crate) fn lines(rules: &Ruleset) -> Vec<MenuLine> {
    menu(rules).into_iter().flat_map(|menu| menu.lines).map(line).collect()
}

pub(crate) fn of_house(name: &str) -> Vec<MenuLine> {
    let menu = rules::Preset::find(name).and_then(rules::Preset::menu);
    menu.into_iter().flat_map(|menu| menu.lines).map(line).collect()
}

pub(crate) fn words_of(name: &str) -> Words {
    rules::Preset::find(name).map_or(Words::Common, |preset| preset.rules().terms)
}

pub(crate) fn set(rules: &Ruleset, chosen: &MenuChosen) -> Result<Ruleset, Malformed> {
    if chosen.is_empty() {
        return Ok(rules.clone());
    }
    let menu = menu(rules).ok_or_else(|| Malformed::field("menu", format_args!("`{}` has none", rules.name)))?;
    menu.set(chosen).map_err(|error| Malformed::field("menu", error))
}

pub(crate) fn decides(rules: &Ruleset, chosen: &MenuChosen, option: &str) -> bool {
    menu(rules).is_some_and(|menu| menu.decides(chosen, option))
}

fn line(line: rules::MenuLine) -> MenuLine {
    let choice = |choice: rules::MenuChoice| MenuChoice { key: choice.key, title: choice.title, usual: choice.usual };
    MenuLine {
        key: line.key,
        title: line.title,
        source: line.source,
        note: line.note,
        is_box: line.is_box,
        for_beginners: line.for_beginners,
        choices: line.choices.into_iter().map(choice).collect(),
    }
}
