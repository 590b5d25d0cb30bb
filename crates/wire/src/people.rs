//! The people who may sit at a table as opponents: the page has a face for each.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

macro_rules! people {
    ($($(#[$doc:meta])* $group:ident: $($name:ident)*;)*) => {
        /// A person of the cast, by name.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
        #[ts(export_to = "wire.ts")]
        #[allow(missing_docs)]
        pub enum Person {
            $($($name,)*)*
        }

        impl Person {
            /// Everybody, group by group.
            pub const ALL: &[Person] = &[$($(Person::$name,)*)*];

            $($(#[$doc])*
            pub const $group: &[Person] = &[$(Person::$name,)*];)*

            pub fn name(self) -> &'static str {
                match self {
                    $($(Person::$name => stringify!($name),)*)*
                }
            }

            pub fn named(name: &str) -> Option<Person> {
                Person::ALL.iter().copied().find(|person| person.name() == name)
            }
        }
    };
}

people! {
    /// The usual company: those who sit at tables outside the career modes.
    COMPANY:
        Hana Sora Ren Mio Kenji Yuki Taro Emi Daichi Aoi Noriko Jiro Rin Goro Sayo Haruto
        Ines Marek Amara Leila Otto Wei Priya Tomas Nia Farid Greta Luca;

    /// The rivals of the ladder, as [`jantaku_career::RIVALS`] has them.
    RIVALS:
        Gen Irina Kazuo Ume Samir Reiko Dario Aya Viktor Sachi Malik Tomoe Jin Freya Kaito
        Yara Isamu Bea Shun Mei Anton Chiyo Ravi Pilar Hideo Zoe Kiyo Bruno Momo;

    /// The members of the club, as [`jantaku_career::MEMBERS`] has them.
    MEMBERS: Asami Ben Chika Dmitri Eiko Fumio Gina Hugo Ikue Jonas Kanako Leon;

    /// The parlour's special guest, [`jantaku_career::GUEST`].
    GUESTS: Shinobu;

    /// The characters of the parlour, as [`jantaku_career::CHARACTERS`] has them.
    CHARACTERS: Suzume Torao Kamejiro Tatsuya;
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use jantaku_career::{CHARACTERS, GUEST, MEMBERS, Player, RIVALS};

    use super::*;

    /// everybody who can be met in a career has a face, and nobody of the usual company is met
    /// there.
    #[test]
    fn the_people_of_careers_are_of_the_cast_group_by_group() {
        let groups: [(&[Person], &[Player]); 4] = [
            (Person::RIVALS, &RIVALS),
            (Person::MEMBERS, &MEMBERS),
            (Person::GUESTS, &[GUEST]),
            (Person::CHARACTERS, &CHARACTERS),
        ];
        for (people, players) in groups {
            assert!(people.iter().map(|person| person.name()).eq(players.iter().map(|player| player.name)));
        }
        let names: BTreeSet<_> = Person::ALL.iter().map(|person| person.name()).collect();
        assert_eq!(names.len(), Person::COMPANY.len() + 29 + 12 + 1 + 4);
        assert_eq!(Person::ALL.len(), names.len());
        assert!(Person::ALL.iter().all(|person| Person::named(person.name()) == Some(*person)));
        assert_eq!(Person::named("hana"), None);
    }
}
