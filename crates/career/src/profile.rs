use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde::{Deserialize, Serialize};

use crate::{
    Achievement, BUY_IN, Buyer, Entrant, Event, FEE, Finish, Game, Item, Ladder, MatchId, MemberRecord, Pack,
    ParlourTable, Refusal,
};

/// The money a character begins with, in yen: enough for the tournament's fee.
pub const FIRST_MONEY: i64 = 60_000;
/// The longest name of a character, in characters.
pub const NAME_LEN: usize = 24;

/// One of the four characters a player can be. Each has money, points, prizes and a ladder of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
pub enum Slot {
    Phoenix,
    Tiger,
    Tortoise,
    Dragon,
}

impl Slot {
    pub const ALL: [Slot; 4] = [Slot::Phoenix, Slot::Tiger, Slot::Tortoise, Slot::Dragon];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Feature {
    /// A match against the parlour's guest, who is met by a win at the normal or the hard table, and the expert table with it.
    Guest,
    /// Nothing: the guest has been beaten, and offers no further match. Stored profiles call it after the table that it used to
    /// open.
    #[serde(rename = "expert_table")]
    GuestBeaten,
    /// The dragon king's match, for who has defended first place of the ladder.
    DragonKing,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Character {
    pub name: String,
    pub face: String,
    pub yen: i64,
    /// Points of the account at the parlour. Never below zero.
    pub account: i64,
    pub goods: BTreeMap<Item, u32>,
    pub unlocked: BTreeSet<Feature>,
    /// Its ladder, once the fee is paid.
    pub ladder: Option<Ladder>,
    pub ladder_prizes: BTreeSet<Item>,
    pub dragon_titles: u32,
    pub fresh_starts: u32,
}

impl Character {
    /// Money, points and goods together, in yen.
    pub fn worth(&self) -> i64 {
        let goods = self.goods.iter().map(|(item, count)| item.yen().unwrap_or_default() * i64::from(*count));
        self.yen + self.account + goods.sum::<i64>()
    }

    pub fn count(&self, item: Item) -> u32 {
        self.goods.get(&item).copied().unwrap_or_default()
    }

    pub fn may_enter(&self, table: ParlourTable) -> bool {
        table != ParlourTable::Expert || self.unlocked.contains(&Feature::Guest)
    }
}

/// The fold of a player's events.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Profile {
    pub(crate) characters: BTreeMap<Slot, Character>,
    pub(crate) open: BTreeMap<MatchId, Game>,
    pub(crate) own: MemberRecord,
    pub(crate) others: BTreeMap<String, MemberRecord>,
    pub(crate) achievements: BTreeMap<Achievement, MatchId>,
    pub(crate) club_due: u8,
    /// The events that have to follow the last one.
    pub(crate) due: VecDeque<Event>,
}

impl Profile {
    pub fn characters(&self) -> &BTreeMap<Slot, Character> {
        &self.characters
    }

    pub fn character(&self, slot: Slot) -> Result<&Character, Refusal> {
        self.characters.get(&slot).ok_or(Refusal::NoCharacter(slot))
    }

    pub fn open(&self) -> &BTreeMap<MatchId, Game> {
        &self.open
    }

    pub fn own_record(&self) -> &MemberRecord {
        &self.own
    }

    pub fn record(&self, name: &str) -> MemberRecord {
        self.others.get(name).copied().unwrap_or_default()
    }

    /// The achievements, each with the match it was first reached in.
    pub fn achievements(&self) -> &BTreeMap<Achievement, MatchId> {
        &self.achievements
    }

    /// The number of matches that the club's members are still to play among themselves.
    pub fn club_due(&self) -> u8 {
        self.club_due
    }

    /// Whether nothing has to follow the last event.
    pub fn is_whole(&self) -> bool {
        self.due.is_empty()
    }
}

// Commands: each returns the events it leads to, and changes nothing.
impl Profile {
    pub fn create_character(&self, character: Slot, name: &str, face: &str) -> Result<Vec<Event>, Refusal> {
        let (name, face) = (name.trim().to_owned(), face.to_owned());
        self.decide(Event::CharacterCreated { character, name, face, yen: FIRST_MONEY })
    }

    pub fn change_character(&self, character: Slot, name: &str, face: &str) -> Result<Vec<Event>, Refusal> {
        let (name, face) = (name.trim().to_owned(), face.to_owned());
        self.decide(Event::CharacterChanged { character, name, face })
    }

    /// Gives a character who can sit down nowhere the first money again.
    pub fn start_afresh(&self, character: Slot) -> Result<Vec<Event>, Refusal> {
        self.decide(Event::FreshStart { character, yen: FIRST_MONEY })
    }

    pub fn buy_points(&self, character: Slot, pack: Pack) -> Result<Vec<Event>, Refusal> {
        self.decide(Event::PointsBought { character, pack, points: pack.points(), yen: pack.yen() })
    }

    pub fn buy_prize(&self, character: Slot, item: Item) -> Result<Vec<Event>, Refusal> {
        let points = item.points().ok_or(Refusal::NotForPoints(item))?;
        self.decide(Event::PrizeBought { character, item, points })
    }

    pub fn sell(&self, character: Slot, item: Item, buyer: Buyer) -> Result<Vec<Event>, Refusal> {
        let yen = buyer.pays(item).ok_or(Refusal::NotWanted(item))?;
        self.decide(Event::ItemSold { character, item, buyer, yen })
    }

    pub fn enter_ladder(&self, character: Slot) -> Result<Vec<Event>, Refusal> {
        self.decide(Event::LadderEntered { character, yen: FEE })
    }

    pub fn sit_at_parlour(
        &self,
        match_id: MatchId,
        character: Slot,
        table: ParlourTable,
        marked: bool,
    ) -> Result<Vec<Event>, Refusal> {
        self.decide(Event::SeatTaken { match_id, game: Game::Parlour { character, table, buy_in: BUY_IN, marked } })
    }

    pub fn meet_guest(&self, match_id: MatchId, character: Slot) -> Result<Vec<Event>, Refusal> {
        self.decide(Event::SeatTaken { match_id, game: Game::Guest { character, buy_in: BUY_IN } })
    }

    pub fn challenge(&self, match_id: MatchId, character: Slot) -> Result<Vec<Event>, Refusal> {
        let ladder = self.character(character)?.ladder.as_ref().ok_or(Refusal::NotOnLadder(character))?;
        let (first, entrants) = ladder.next_four();
        self.decide(Event::SeatTaken { match_id, game: Game::Ladder { character, first, entrants } })
    }

    pub fn challenge_dragon_king(&self, match_id: MatchId, character: Slot) -> Result<Vec<Event>, Refusal> {
        self.decide(Event::SeatTaken { match_id, game: Game::DragonKing { character } })
    }

    pub fn sit_at_club(&self, match_id: MatchId, rate: i32, members: [String; 3]) -> Result<Vec<Event>, Refusal> {
        self.decide(Event::SeatTaken { match_id, game: Game::Rate { rate, members } })
    }

    pub fn sit_freely(&self, match_id: MatchId) -> Result<Vec<Event>, Refusal> {
        self.decide(Event::SeatTaken { match_id, game: Game::Free {} })
    }

    pub fn quit(&self, match_id: MatchId) -> Result<Vec<Event>, Refusal> {
        self.decide(Event::MatchQuit { match_id })
    }

    pub fn settle(&self, match_id: MatchId, finish: Finish) -> Result<Vec<Event>, Refusal> {
        self.decide(Event::MatchSettled { match_id, finish })
    }

    /// Books a match of four rivals, given in the order of their places.
    pub fn rivals_played(
        &self,
        character: Slot,
        first: u8,
        order: [Entrant; 4],
        seed: String,
    ) -> Result<Vec<Event>, Refusal> {
        self.decide(Event::RivalsPlayed { character, first, order, seed })
    }

    pub fn club_played(&self, finish: Finish, seed: String) -> Result<Vec<Event>, Refusal> {
        self.decide(Event::ClubPlayed { finish, seed })
    }

    fn decide(&self, choice: Event) -> Result<Vec<Event>, Refusal> {
        let mut after = self.clone();
        after.choose(&choice)?;
        let mut events = vec![choice];
        while let Some(next) = after.due.pop_front() {
            after.fold(&next);
            events.push(next);
        }
        Ok(events)
    }
}
