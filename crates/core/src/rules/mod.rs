//! House rules: every rule is a field of [`Ruleset`], every preset a file of data.

mod check;
mod earlier;
mod file;
mod house;
mod info;
mod menu;
mod options;
mod preset;
mod ruleset;
mod tile_set;

pub use house::HouseRules;
pub use info::{Bounds, Choice, Group, OptionInfo, Shape, plain, titled};
pub use menu::{Menu, MenuChoice, MenuChosen, MenuError, MenuLine};
pub use options::*;
pub use preset::{Fault, PRESETS, Preset, RulesError, Source};
pub use ruleset::Ruleset;
pub use tile_set::TileSet;
