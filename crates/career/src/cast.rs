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

/// The rivals in the order in which they stand on a new ladder, from rank 1: two of `expert`, two of `hard`, twenty-one of
/// `normal`, and four beginners. From rank 10 to 25 stand the weakest of `normal`, so that a good player does not stick
/// there: how far bots climb is in `docs/figures.md`, "The ladder".
pub const RIVALS: [Player; 29] = [
    player("Gen", "expert"),
    player("Irina", "expert/folder"),
    player("Kazuo", "hard/closed"),
    player("Ume", "hard/folder"),
    player("Samir", "normal/dealer"),
    player("Reiko", "normal/attacker"),
    player("Dario", "normal"),
    player("Aya", "normal/dama"),
    player("Viktor", "normal/dora"),
    player("Sachi", "normal/folder"),
    player("Malik", "normal/riichi"),
    player("Tomoe", "normal/caller"),
    player("Jin", "normal/folder"),
    player("Freya", "normal/riichi"),
    player("Kaito", "normal/caller"),
    player("Yara", "normal/folder"),
    player("Isamu", "normal/closed"),
    player("Bea", "normal/caller"),
    player("Shun", "normal/folder"),
    player("Mei", "normal/closed"),
    player("Anton", "normal/folder"),
    player("Chiyo", "normal/caller"),
    player("Ravi", "normal/folder"),
    player("Pilar", "normal/caller"),
    player("Hideo", "normal/folder"),
    player("Zoe", "easy/caller"),
    player("Kiyo", "easy/stubborn"),
    player("Bruno", "easy/forgetful"),
    player("Momo", "easy/flush"),
];

/// The members of the club, no two of whom play alike.
pub const MEMBERS: [Player; 12] = [
    player("Asami", "normal"),
    player("Ben", "easy"),
    player("Chika", "normal/caller"),
    player("Dmitri", "hard/attacker"),
    player("Eiko", "hard/dama"),
    player("Fumio", "normal/flush"),
    player("Gina", "hard/riichi"),
    player("Hugo", "easy/forgetful"),
    player("Ikue", "expert/folder"),
    player("Jonas", "easy/stubborn"),
    player("Kanako", "expert"),
    player("Leon", "normal/closed"),
];

pub const GUEST: Player = player("Shinobu", "expert");

/// The characters until a player is one of them: phoenix, tiger, tortoise and dragon.
pub const CHARACTERS: [Player; 4] = [
    player("Suzume", "expert/attacker"),
    player("Torao", "expert/riichi"),
    player("Kamejiro", "expert/folder"),
    player("Tatsuya", "expert/closed"),
];

pub fn rival(name: &str) -> Option<Player> {
    RIVALS.into_iter().find(|player| player.name == name)
}

pub fn member(name: &str) -> Option<Player> {
    MEMBERS.into_iter().find(|player| player.name == name)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn level(player: &Player) -> usize {
        let name = player.bot.split('/').next();
        jantaku_bots::NAMES.iter().position(|level| Some(*level) == name).unwrap()
    }

    /// rivals get weaker from rank to rank, and two neighbours never play alike.
    #[test]
    fn rivals_get_weaker_and_neighbours_differ() {
        assert!(RIVALS.iter().is_sorted_by_key(level));
        assert!(RIVALS.windows(2).all(|pair| pair[0].bot != pair[1].bot));
        let levels: BTreeSet<usize> = RIVALS.iter().map(level).collect();
        assert_eq!(levels.len(), 4);
    }

    /// the page says who plays how.
    #[test]
    fn the_page_lists_everybody_with_the_bot() {
        let page = include_str!("../../../docs/career.md");
        let ranked =
            RIVALS.iter().zip(1..).map(|(player, rank)| format!("\n| {rank} | {} | `{}` |", player.name, player.bot));
        let others =
            MEMBERS.iter().chain(&CHARACTERS).map(|player| format!("\n| {} | `{}` |", player.name, player.bot));
        let tables = crate::ParlourTable::ALL.map(|table| table.bots().map(|bot| format!("`{bot}`")).join(", "));
        let guest = format!("{}, is `{}`", GUEST.name, GUEST.bot);
        for line in ranked.chain(others).chain(tables).chain([guest]) {
            assert!(page.contains(&line), "{line}");
        }
        let bots = include_str!("../../../docs/bots.md");
        let all = RIVALS.iter().chain(&MEMBERS).chain(&CHARACTERS).chain([&GUEST]).map(|player| player.bot);
        for bot in all.chain(crate::ParlourTable::ALL.iter().flat_map(|table| table.bots())) {
            assert!(bots.contains(&format!("\n| `{bot}` | ")), "{bot} is not measured");
        }
    }

    /// members play in twelve ways, on all levels.
    #[test]
    fn no_two_members_play_alike() {
        assert_eq!(MEMBERS.iter().map(|player| player.bot).collect::<BTreeSet<_>>().len(), 12);
        assert_eq!(MEMBERS.iter().map(level).collect::<BTreeSet<_>>().len(), 4);
    }

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
