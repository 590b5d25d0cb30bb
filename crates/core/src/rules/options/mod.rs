//! The values of the options, by subject. Names are the usual riichi terms; [`super::Ruleset`] says what each option
//! decides.

mod calls;
mod display;
mod dora;
mod draws;
mod end;
mod pao;
mod riichi;
mod scoring;
mod settlement;
mod winning;

pub use calls::*;
pub use display::*;
pub use dora::*;
pub use draws::*;
pub use end::*;
pub use pao::*;
pub use riichi::*;
pub use scoring::*;
pub use settlement::*;
pub use winning::*;

/// The types of options. `page` is the name of a TypeScript type.
macro_rules! choice {
    ($($(#[doc = $doc:literal])+ $(#[page = $page:literal])? $name:ident { $($(#[$value_doc:meta])+ $value:ident),* $(,)? })*) => {
        use $crate::rules::info;

        $(
            $(#[doc = $doc])+
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
            #[serde(rename_all = "snake_case")]
            $(#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts", rename = $page))])?
            pub enum $name {
                $($(#[$value_doc])+ $value,)*
            }

            impl info::OptionType for $name {
                const SHAPE: info::Shape = info::Shape::Choice(&[$(info::Choice {
                    name: stringify!($value),
                    meaning: $crate::texts::choice::$name::$value::TEXT,
                },)*]);
            }
        )*
    };
}

use choice;
