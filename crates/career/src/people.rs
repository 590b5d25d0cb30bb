//! Who can be met: their names and how they play.

/// A player of the house, who plays alike in every match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Player {
    /// The name, which nobody else has.
    pub name: &'static str,
    /// The bot, as [`jantaku_bots::by_name`] knows it.
    pub bot: &'static str,
}

const fn player(name: &'static str, bot: &'static str) -> Player {
    Player { name, bot }
}

/// The rivals in the order in which they stand on a new ladder, from rank 1.
pub const RIVALS: [Player; 29] = [
    player("Gen", "expert"),
    player("Irina", "expert/folder"),
    player("Kazuo", "expert/dama"),
    player("Ume", "expert/closed"),
    player("Samir", "expert/attacker"),
    player("Reiko", "hard"),
    player("Dario", "hard/attacker"),
    player("Aya", "hard/riichi"),
    player("Viktor", "hard/folder"),
    player("Sachi", "hard/dora"),
    player("Malik", "hard/caller"),
    player("Tomoe", "hard/closed"),
    player("Jin", "hard/dama"),
    player("Freya", "hard/dealer"),
    player("Kaito", "hard/flush"),
    player("Yara", "normal"),
    player("Isamu", "normal/folder"),
    player("Bea", "normal/riichi"),
    player("Shun", "normal/attacker"),
    player("Mei", "normal/closed"),
    player("Anton", "normal/dealer"),
    player("Chiyo", "normal/dora"),
    player("Ravi", "normal/caller"),
    player("Pilar", "normal/flush"),
    player("Hideo", "normal"),
    player("Zoe", "easy"),
    player("Kiyo", "easy"),
    player("Bruno", "easy"),
    player("Momo", "easy"),
];

/// The members of the club.
pub const MEMBERS: [Player; 12] = [
    player("Asami", "normal"),
    player("Ben", "easy"),
    player("Chika", "normal/caller"),
    player("Dmitri", "hard/attacker"),
    player("Eiko", "hard/dama"),
    player("Fumio", "normal/flush"),
    player("Gina", "hard/riichi"),
    player("Hugo", "normal/dora"),
    player("Ikue", "expert/folder"),
    player("Jonas", "hard/dealer"),
    player("Kanako", "expert"),
    player("Leon", "expert/attacker"),
];

/// The parlour's special guest.
pub const GUEST: Player = player("Shinobu", "expert");

/// Who the characters are until a player is one of them: phoenix, tiger, tortoise and dragon.
pub const CHARACTERS: [Player; 4] = [
    player("Suzume", "expert/attacker"),
    player("Torao", "expert/riichi"),
    player("Kamejiro", "expert/folder"),
    player("Tatsuya", "expert/closed"),
];

/// The rival of this name.
pub fn rival(name: &str) -> Option<Player> {
    RIVALS.into_iter().find(|player| player.name == name)
}

/// The member of this name.
pub fn member(name: &str) -> Option<Player> {
    MEMBERS.into_iter().find(|player| player.name == name)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// twelve members and twenty-nine rivals, each with a name of their own and a bot that there is.
    #[test]
    fn nobody_shares_a_name_and_everybody_plays() {
        let all = || RIVALS.iter().chain(&MEMBERS).chain(&CHARACTERS).chain([&GUEST]);
        assert_eq!(all().map(|player| player.name).collect::<BTreeSet<_>>().len(), 29 + 12 + 4 + 1);
        for player in all() {
            assert_eq!(jantaku_bots::by_name(player.bot, [0; 32]).unwrap().name(), player.bot);
        }
        assert_eq!(rival("Gen").map(|player| player.bot), Some(RIVALS[0].bot));
        assert_eq!((rival("Asami"), member("Gen")), (None, None));
    }
}
