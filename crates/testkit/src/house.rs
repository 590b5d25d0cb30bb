use jantaku_core::rules::{Bounds, OptionInfo, RulesError, Shape};
use jantaku_core::{Ruleset, Yaku};
use toml::{Table, Value};

use crate::Chance;

/// How many in a hundred options, and yaku, of a house by chance are not those of the preset it begins with.
const CHANGED: usize = 40;

/// A house by chance: a preset, with other values for many of its options and yaku. Those that would contradict each
/// other are left as they were. A new option takes part by itself.
pub fn random_house(chance: &mut Chance) -> Ruleset {
    let names: Vec<&str> = Ruleset::preset_names().collect();
    let base = Ruleset::preset(chance.pick(&names).expect("there are presets")).expect("a preset");
    let mut own = Table::new();
    for option in Ruleset::OPTIONS {
        if chance.percent(CHANGED)
            && let Some(value) = value(option, &base, chance)
        {
            own.insert(option.key.to_owned(), value);
        }
    }
    own.insert("base".to_owned(), base.name.clone().into());
    loop {
        match Ruleset::from_toml(&own.to_string()) {
            Ok(rules) => return rules,
            Err(RulesError::Faulty(faults)) => {
                for fault in faults {
                    let named: Vec<&String> = fault.keys.iter().filter(|key| own.contains_key(*key)).collect();
                    if let Some(key) = chance.pick(&named).cloned() {
                        own.remove(&key);
                    }
                    assert!(own.len() > 1, "{fault}");
                }
            }
            Err(error) => panic!("{error}"),
        }
    }
}

/// Another value of an option; `None` where it is not left to chance.
fn value(option: &OptionInfo, base: &Ruleset, chance: &mut Chance) -> Option<Value> {
    let usual = option.value(base);
    let players = base.players.count();
    Some(match option.shape {
        Shape::Text | Shape::Players => return None,
        Shape::RedFives => Value::Table(
            ["m", "p", "s"].map(|suit| (suit.to_owned(), (chance.below(5) as i64).into())).into_iter().collect(),
        ),
        Shape::Yaku => yaku(chance),
        // One number for each player, or such a list for each number of players.
        Shape::List(Shape::Number) => numbers(option.bounds, players, chance),
        Shape::List(Shape::List(_)) if chance.percent(50) => Value::Array(Vec::new()),
        Shape::List(Shape::List(_)) => {
            Value::Array((0..=players).map(|_| numbers(option.bounds, players, chance)).collect())
        }
        Shape::List(of) => {
            Value::Array((0..chance.below(4)).map(|_| single(*of, option.bounds, &usual, chance)).collect())
        }
        single_shape => single(single_shape, option.bounds, &usual, chance),
    })
}

fn single(shape: Shape, bounds: Bounds, usual: &Value, chance: &mut Chance) -> Value {
    match shape {
        Shape::Switch => chance.percent(50).into(),
        Shape::Number => number(bounds, usual.as_integer().unwrap_or(0), chance),
        Shape::Wind => chance.pick(&["E", "S", "W", "N"]).expect("four winds").into(),
        Shape::Choice(choices) => choices[chance.below(choices.len())].word().into(),
        _ => usual.clone(),
    }
}

/// The least, the most, or one in between; of many one not far from the usual.
fn number(bounds: Bounds, usual: i64, chance: &mut Chance) -> Value {
    let near = |chance: &mut Chance| usual + 100 * (chance.below(401) as i64 - 200);
    let number = match bounds {
        Bounds::Any => near(chance),
        Bounds::OneOf(numbers) => chance.pick(numbers).unwrap_or(usual),
        Bounds::Within(least, most) => match chance.below(8) {
            0 => least,
            1 => most,
            _ if most - least <= 100 => least + chance.below((most - least) as usize + 1) as i64,
            _ => near(chance).clamp(least, most),
        },
    };
    number.into()
}

fn numbers(bounds: Bounds, many: usize, chance: &mut Chance) -> Value {
    Value::Array((0..many).map(|_| number(bounds, 0, chance)).collect())
}

fn yaku(chance: &mut Chance) -> Value {
    let mut table = Table::new();
    for yaku in Yaku::ALL {
        if chance.percent(CHANGED) {
            let han = |chance: &mut Chance| Value::from(chance.below(14) as i64);
            let worth = match chance.below(6) {
                0 => false.into(),
                1 => Value::Array(vec![han(chance), han(chance)]),
                2 => Value::Table(
                    [("yakuman".to_owned(), Value::from(1 + chance.below(3) as i64))].into_iter().collect(),
                ),
                _ => true.into(),
            };
            table.insert(yaku.key().to_owned(), worth);
        }
    }
    Value::Table(table)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_value_of_every_option_comes_up() {
        let mut chance = Chance::new(1);
        let mut seen = HashSet::new();
        for _ in 0..400 {
            let rules = random_house(&mut chance);
            assert_eq!(rules.check(), Ok(()));
            seen.extend(Ruleset::OPTIONS.iter().map(|option| (option.key, option.value(&rules).to_string())));
        }
        for option in Ruleset::OPTIONS {
            let seen = |value: &Value| seen.contains(&(option.key, value.to_string()));
            match option.shape {
                Shape::Switch => assert!(seen(&true.into()) && seen(&false.into()), "{}", option.key),
                Shape::Choice(choices) => {
                    choices
                        .iter()
                        .for_each(|choice| assert!(seen(&choice.word().into()), "{} {}", option.key, choice.word()));
                }
                _ => {}
            }
        }
    }
}
