//! House rules: every rule is a field of [`Ruleset`], every preset is a data file.

mod check;
#[cfg(feature = "rules-files")]
mod earlier;
#[cfg(feature = "rules-files")]
mod file;
#[cfg(feature = "rules-files")]
mod house;
mod info;
#[cfg(feature = "rules-files")]
mod menu;
mod options;
mod plain;
mod preset;
mod ruleset;
mod source;
mod tile_set;
#[cfg(feature = "rules-files")]
mod values;

#[cfg(feature = "rules-files")]
pub use house::HouseRules;
pub use info::{Bounds, Choice, Group, OptionInfo, Shape, titled};
#[cfg(feature = "rules-files")]
pub use menu::{Menu, MenuChoice, MenuChosen, MenuError, MenuLine};
pub use options::*;
pub use preset::{Fault, PRESETS, Preset, PresetGroup, PresetLengths, RulesError};
pub use ruleset::Ruleset;
pub use source::Source;
pub use tile_set::TileSet;
#[cfg(feature = "rules-files")]
pub use values::wind_meaning;
