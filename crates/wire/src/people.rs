//! The people who may sit at a table as opponents: the page has a face for each.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

macro_rules! people {
    ($($name:ident)*) => {
        /// A person of the cast, by name.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
        #[ts(export_to = "wire.ts")]
        #[allow(missing_docs)]
        pub enum Person {
            $($name,)*
        }

        impl Person {
            /// Everybody.
            pub const ALL: &[Person] = &[$(Person::$name,)*];

            /// The name shown.
            pub fn name(self) -> &'static str {
                match self {
                    $(Person::$name => stringify!($name),)*
                }
            }
        }
    };
}

people! {
    Hana Sora Ren Mio Kenji Yuki Taro Emi Daichi Aoi Noriko Jiro Rin Goro Sayo Haruto
    Ines Marek Amara Leila Otto Wei Priya Tomas Nia Farid Greta Luca
}
