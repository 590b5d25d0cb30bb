//! The fold of events into a profile: which of them may be chosen, and which follow.

use std::collections::BTreeSet;

use crate::ladder::RIVAL_MATCHES;
use crate::profile::Feature;
use crate::rate::CLUB_MATCHES;
use crate::{
    Achievement, BUY_IN, Character, Entrant, Event, FEE, FIRST_MONEY, Finish, FoldError, Game, Item, Ladder, MatchId,
    NAME_LEN, Profile, RATES, Refusal, Slot, member, reward,
};

impl Profile {
    /// Applies the next event. An event that cannot be the next changes nothing.
    pub fn apply(&mut self, event: &Event) -> Result<(), FoldError> {
        match self.due.front() {
            Some(expected) if expected == event => {
                self.due.pop_front();
                self.fold(event);
                Ok(())
            }
            Some(expected) => {
                Err(FoldError::Unexpected { expected: Box::new(expected.clone()), found: Box::new(event.clone()) })
            }
            None => Ok(self.choose(event)?),
        }
    }

    pub(crate) fn choose(&mut self, choice: &Event) -> Result<(), Refusal> {
        self.check(choice)?;
        let follows = match choice {
            Event::MatchSettled { match_id, finish } => self.follows(*match_id, finish),
            _ => Vec::new(),
        };
        self.fold(choice);
        self.due.extend(follows);
        Ok(())
    }

    fn check(&self, choice: &Event) -> Result<(), Refusal> {
        match choice {
            Event::CharacterCreated { character, name, face, yen } => {
                exact(*yen, FIRST_MONEY)?;
                named(name)?;
                named(face)?;
                match self.characters.contains_key(character) {
                    true => Err(Refusal::CharacterExists(*character)),
                    false => Ok(()),
                }
            }
            Event::CharacterChanged { character, name, face } => {
                named(name)?;
                named(face)?;
                self.character(*character).map(drop)
            }
            Event::FreshStart { character, yen } => {
                exact(*yen, FIRST_MONEY)?;
                let worth = self.character(*character)?.worth();
                let plays = self.open.values().any(|game| game.character() == Some(*character) && game.buy_in() > 0);
                if worth < BUY_IN && !plays { Ok(()) } else { Err(Refusal::NotBroke(worth)) }
            }
            Event::PointsBought { character, pack, points, yen } => {
                exact(*points, pack.points())?;
                exact(*yen, pack.yen())?;
                enough_yen(self.character(*character)?, *yen)
            }
            Event::PrizeBought { character, item, points } => {
                exact(*points, item.points().ok_or(Refusal::NotForPoints(*item))?)?;
                enough_points(self.character(*character)?, *points)
            }
            Event::ItemSold { character, item, buyer, yen } => {
                exact(*yen, buyer.pays(*item).ok_or(Refusal::NotWanted(*item))?)?;
                owned(self.character(*character)?, *item)
            }
            Event::LadderEntered { character, yen } => {
                exact(*yen, FEE)?;
                let found = self.character(*character)?;
                match found.ladder {
                    Some(_) => Err(Refusal::OnLadder(*character)),
                    None => enough_yen(found, *yen),
                }
            }
            Event::SeatTaken { match_id, game } => match self.open.contains_key(match_id) {
                true => Err(Refusal::MatchBegun(*match_id)),
                false => self.may_sit(game),
            },
            Event::MatchQuit { match_id } => self.game(*match_id).map(drop),
            Event::MatchSettled { match_id, finish } => {
                let game = self.game(*match_id)?;
                if may_end(game, finish) { Ok(()) } else { Err(Refusal::BadFinish(*match_id)) }
            }
            Event::RivalsPlayed { character, first, order, seed: _ } => {
                let ladder = self.character(*character)?.ladder.as_ref().ok_or(Refusal::NotOnLadder(*character))?;
                let are_rivals = ladder.are_four(*first, order) && !order.contains(&Entrant::Me);
                if ladder.rivals_due > 0 && are_rivals { Ok(()) } else { Err(Refusal::NoRivalsMatch) }
            }
            Event::ClubPlayed { finish, seed: _ } => {
                let names = finish.places.iter().filter_map(|place| place.who.name());
                let members: BTreeSet<&str> = names.filter(|name| member(name).is_some()).collect();
                let are_four = members.len() == 4 && finish.places.len() == 4;
                if self.club_due > 0 && are_four { Ok(()) } else { Err(Refusal::NoClubMatch) }
            }
            Event::LadderMoved { .. }
            | Event::PrizeWon { .. }
            | Event::TitleDefended { .. }
            | Event::Unlocked { .. }
            | Event::Achieved { .. } => Err(Refusal::NotAChoice),
        }
    }

    fn may_sit(&self, game: &Game) -> Result<(), Refusal> {
        match game {
            Game::Free {} => Ok(()),
            Game::Parlour { character, table, buy_in, marked } => {
                exact(*buy_in, BUY_IN)?;
                let found = self.character(*character)?;
                if !found.may_enter(*table) {
                    return Err(Refusal::TableClosed(*table));
                }
                if *marked {
                    owned(found, Item::Marker)?;
                }
                enough_points(found, *buy_in)
            }
            Game::Guest { character, buy_in } => {
                exact(*buy_in, BUY_IN)?;
                let found = self.character(*character)?;
                opened(found, Feature::Guest)?;
                enough_points(found, *buy_in)
            }
            Game::Ladder { character, first, entrants } => {
                let found = self.character(*character)?;
                let ladder = found.ladder.as_ref().ok_or(Refusal::NotOnLadder(*character))?;
                let of_ladder =
                    |game: &Game| matches!(game, Game::Ladder { character: other, .. } if other == character);
                if let Some((open, _)) = self.open.iter().find(|(_, game)| of_ladder(game)) {
                    return Err(Refusal::LadderMatchOpen(*open));
                }
                if ladder.rivals_due > 0 {
                    return Err(Refusal::RivalsFirst(ladder.rivals_due));
                }
                if ladder.next_four() == (*first, entrants.clone()) { Ok(()) } else { Err(Refusal::NotTheFour) }
            }
            Game::DragonKing { character } => opened(self.character(*character)?, Feature::DragonKing),
            Game::Rate { rate, members } => {
                let distinct: BTreeSet<&String> = members.iter().filter(|name| member(name).is_some()).collect();
                match (RATES.contains(rate), distinct.len()) {
                    (false, _) => Err(Refusal::BadRate(*rate)),
                    (true, 3) => Ok(()),
                    (true, _) => Err(Refusal::NotThreeMembers),
                }
            }
        }
    }

    fn game(&self, match_id: MatchId) -> Result<&Game, Refusal> {
        self.open.get(&match_id).ok_or(Refusal::NoMatch(match_id))
    }

    fn follows(&self, match_id: MatchId, finish: &Finish) -> Vec<Event> {
        let Some(game) = self.open.get(&match_id).cloned() else { return Vec::new() };
        let mut after = self.clone();
        after.fold(&Event::MatchSettled { match_id, finish: finish.clone() });
        let mut follows = Vec::new();
        let mut follow = |after: &mut Profile, event: Event| {
            after.fold(&event);
            follows.push(event);
        };
        let mut rank_held = false;
        if let Some((character, first, order)) = new_order(&game, finish) {
            let rank = |profile: &Profile| profile.ladder(character).map(|ladder| (ladder.rank(), ladder.best));
            let before = rank(&after);
            follow(&mut after, Event::LadderMoved { character, first, order });
            if let (Some((rank_before, best_before)), Some((rank, best))) = (before, rank(&after)) {
                for item in (best..best_before).rev().filter_map(reward) {
                    follow(&mut after, Event::PrizeWon { character, item });
                }
                rank_held = rank_before == 1 && rank == 1;
            }
            if rank_held {
                follow(&mut after, Event::TitleDefended { character });
            }
        }
        if let (Game::DragonKing { character }, Some((1, _))) = (&game, finish.own()) {
            follow(&mut after, Event::PrizeWon { character: *character, item: Item::Marker });
        }
        for feature in [Feature::Guest, Feature::GuestBeaten, Feature::DragonKing] {
            let Some(character) = game.character() else { continue };
            let closed = after.characters.get(&character).is_some_and(|found| !found.unlocked.contains(&feature));
            if closed && feature.opened(rank_held, &game, finish) {
                follow(&mut after, Event::Unlocked { character, feature });
            }
        }
        for achievement in Achievement::ALL {
            if !after.achievements.contains_key(&achievement) && achievement.reached(&after, &game, finish) {
                follow(&mut after, Event::Achieved { achievement, match_id });
            }
        }
        follows
    }

    fn ladder(&self, character: Slot) -> Option<&Ladder> {
        self.characters.get(&character)?.ladder.as_ref()
    }

    /// The event must have been checked.
    pub(crate) fn fold(&mut self, event: &Event) {
        match event {
            Event::CharacterCreated { character, name, face, yen } => {
                self.characters.insert(*character, newcomer(name, face, *yen));
            }
            Event::SeatTaken { match_id, game } => {
                self.open.insert(*match_id, game.clone());
                if let Some(found) = game.character().and_then(|slot| self.characters.get_mut(&slot)) {
                    found.account -= game.buy_in();
                    if matches!(game, Game::Parlour { marked: true, .. }) {
                        take(found, Item::Marker);
                    }
                }
            }
            Event::MatchQuit { match_id } => drop(self.open.remove(match_id)),
            Event::MatchSettled { match_id, finish } => self.settled(*match_id, finish),
            Event::Achieved { achievement, match_id } => drop(self.achievements.insert(*achievement, *match_id)),
            Event::ClubPlayed { finish, seed: _ } => {
                self.club_due = self.club_due.saturating_sub(1);
                self.count(finish, true);
            }
            Event::CharacterChanged { character, .. }
            | Event::FreshStart { character, .. }
            | Event::PointsBought { character, .. }
            | Event::PrizeBought { character, .. }
            | Event::ItemSold { character, .. }
            | Event::LadderEntered { character, .. }
            | Event::LadderMoved { character, .. }
            | Event::PrizeWon { character, .. }
            | Event::TitleDefended { character }
            | Event::Unlocked { character, .. }
            | Event::RivalsPlayed { character, .. } => {
                if let Some(found) = self.characters.get_mut(character) {
                    change(found, event);
                }
            }
        }
    }

    fn settled(&mut self, match_id: MatchId, finish: &Finish) {
        let Some(game) = self.open.remove(&match_id) else { return };
        let own = finish.own();
        if let (Some(found), Some((place, own))) =
            (game.character().and_then(|slot| self.characters.get_mut(&slot)), own)
        {
            if game.buy_in() > 0 {
                found.account = (found.account + game.buy_in() + i64::from(own.total)).max(0);
            }
            if let (Game::Ladder { .. }, Some(ladder)) = (&game, &mut found.ladder) {
                ladder.rivals_due = RIVAL_MATCHES;
            }
            if matches!(game, Game::DragonKing { .. }) && place == 1 {
                found.dragon_titles += 1;
            }
        }
        let is_rate = matches!(game, Game::Rate { .. });
        if is_rate {
            self.club_due = CLUB_MATCHES;
        }
        self.count(finish, is_rate);
    }

    fn count(&mut self, finish: &Finish, is_rate: bool) {
        for (place, of) in (1..).zip(&finish.places) {
            let marks = if is_rate { of.total } else { 0 };
            match &of.who {
                Entrant::Me if is_rate => self.own.add(place, of.points, marks),
                Entrant::Me => {}
                Entrant::Other(name) => self.others.entry(name.clone()).or_default().add(place, of.points, marks),
            }
        }
    }
}

fn change(found: &mut Character, event: &Event) {
    match event {
        Event::CharacterChanged { name, face, .. } => (found.name, found.face) = (name.clone(), face.clone()),
        Event::FreshStart { yen, .. } => {
            (found.yen, found.account) = (*yen, 0);
            found.goods.retain(|item, _| item.yen().is_none());
            found.fresh_starts += 1;
        }
        Event::PointsBought { points, yen, .. } => {
            found.yen -= yen;
            found.account += points;
        }
        Event::PrizeBought { item, points, .. } => {
            found.account -= points;
            *found.goods.entry(*item).or_default() += 1;
        }
        Event::ItemSold { item, yen, .. } => {
            take(found, *item);
            found.yen += yen;
        }
        Event::LadderEntered { yen, .. } => {
            found.yen -= yen;
            found.ladder = Some(Ladder::new());
        }
        Event::PrizeWon { item, .. } => {
            *found.goods.entry(*item).or_default() += 1;
            if *item != Item::Marker {
                found.ladder_prizes.insert(*item);
            }
        }
        Event::Unlocked { feature, .. } => drop(found.unlocked.insert(*feature)),
        _ => {
            if let Some(ladder) = &mut found.ladder {
                climb(ladder, event);
            }
        }
    }
}

fn climb(ladder: &mut Ladder, event: &Event) {
    match event {
        Event::LadderMoved { first, order, .. } => ladder.place(*first, order),
        Event::RivalsPlayed { first, order, .. } => {
            ladder.rivals_due = ladder.rivals_due.saturating_sub(1);
            ladder.place(*first, order);
        }
        Event::TitleDefended { .. } => ladder.defences += 1,
        _ => {}
    }
}

fn newcomer(name: &str, face: &str, yen: i64) -> Character {
    let (goods, unlocked, ladder_prizes) = Default::default();
    let (name, face) = (name.to_owned(), face.to_owned());
    Character {
        name,
        face,
        yen,
        account: 0,
        goods,
        unlocked,
        ladder: None,
        ladder_prizes,
        dragon_titles: 0,
        fresh_starts: 0,
    }
}

fn take(found: &mut Character, item: Item) {
    if let Some(count) = found.goods.get_mut(&item) {
        *count = count.saturating_sub(1);
    }
    found.goods.retain(|_, count| *count > 0);
}

/// The four ranks of a ladder match in the order of the places.
fn new_order(game: &Game, finish: &Finish) -> Option<(Slot, u8, [Entrant; 4])> {
    let Game::Ladder { character, first, .. } = game else { return None };
    let order: Vec<Entrant> = finish.places.iter().map(|place| place.who.clone()).collect();
    Some((*character, *first, order.try_into().ok()?))
}

/// Whether a match can have ended so: the player and everybody who sat down have one place each.
fn may_end(game: &Game, finish: &Finish) -> bool {
    let played: BTreeSet<&Entrant> = finish.places.iter().map(|place| &place.who).collect();
    let has = |name: &str| played.contains(&Entrant::Other(name.to_owned()));
    let known = match game {
        Game::Ladder { entrants, .. } => entrants.iter().all(|entrant| played.contains(entrant)),
        Game::Rate { members, .. } => members.iter().all(|name| has(name)),
        Game::Guest { .. } => has(crate::GUEST.name),
        Game::Free {} | Game::Parlour { .. } | Game::DragonKing { .. } => true,
    };
    let players = match game {
        Game::Free {} => 3..=4,
        _ => 4..=4,
    };
    known && played.contains(&Entrant::Me) && played.len() == finish.places.len() && players.contains(&played.len())
}

fn exact(stated: i64, price: i64) -> Result<(), Refusal> {
    if stated == price { Ok(()) } else { Err(Refusal::BadAmount) }
}

fn named(name: &str) -> Result<(), Refusal> {
    let fits = (1..=NAME_LEN).contains(&name.chars().count()) && name.trim() == name;
    if fits && !name.contains(char::is_control) { Ok(()) } else { Err(Refusal::BadName) }
}

fn enough_yen(found: &Character, needed: i64) -> Result<(), Refusal> {
    if found.yen >= needed { Ok(()) } else { Err(Refusal::TooFewYen { found: found.yen, needed }) }
}

fn enough_points(found: &Character, needed: i64) -> Result<(), Refusal> {
    if found.account >= needed { Ok(()) } else { Err(Refusal::TooFewPoints { found: found.account, needed }) }
}

fn owned(found: &Character, item: Item) -> Result<(), Refusal> {
    if found.count(item) > 0 { Ok(()) } else { Err(Refusal::NotOwned(item)) }
}

fn opened(found: &Character, feature: Feature) -> Result<(), Refusal> {
    if found.unlocked.contains(&feature) { Ok(()) } else { Err(Refusal::Closed(feature)) }
}
