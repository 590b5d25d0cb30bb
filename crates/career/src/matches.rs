use std::sync::Arc;

use jantaku_bots::Bot;
use jantaku_core::rules::{MenuChosen, MenuError, SettleUnit};
use jantaku_core::{Ruleset, Seat};
use jantaku_engine::{self as engine, Action, Outcome, PublicEvent, Settlement};
use jantaku_record::{PlayMatchError, SeatInfo, SeatKind, play_match};
use jantaku_score::Limit;
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::game::house;
use crate::{Entrant, Event, Finish, MEMBERS, ParlourTable, Place, Player, Profile, Refusal, Slot, rate, rival};

impl Finish {
    /// Returns the result for the players from seat 0 on. `yakuman` counts those that the player won by chance.
    pub fn of(rules: &Ruleset, settlement: &Settlement, seats: &[Entrant], yakuman: u8) -> Finish {
        let total = |points: i32| match rules.settle_unit {
            SettleUnit::Marks => points / 1000 * rules.rate,
            SettleUnit::Points | SettleUnit::Thousands => points,
        };
        let places = settlement.standings.iter().filter_map(|standing| {
            let who = seats.get(standing.seat.index())?.clone();
            Some(Place { who, points: standing.points, total: total(standing.total) })
        });
        Finish { places: places.collect(), start: rules.starting_points, yakuman }
    }
}

/// Counts the yakuman of a seat, round by round, without the rounds whose walls are rigged.
pub fn yakuman_by_chance(seat: Seat, events: &[engine::Event], is_rigged: impl Fn(usize) -> bool) -> u8 {
    let ends = events.iter().filter_map(|event| match event {
        engine::Event::Public(PublicEvent::RoundEnded(end)) => Some(&end.outcome),
        _ => None,
    });
    let of_seat = |outcome: &Outcome| match outcome {
        Outcome::Won { wins, .. } => {
            wins.iter().any(|win| win.seat == seat && matches!(win.win.limit, Some(Limit::Yakuman(_))))
        }
        _ => false,
    };
    ends.enumerate().filter(|(round, outcome)| !is_rigged(*round) && of_seat(outcome)).count().min(255) as u8
}

/// The rules of the ladder and of the dragon king: the parlour's, with the uma of its highest table.
pub fn ladder_rules() -> Result<Ruleset, MenuError> {
    ParlourTable::Expert.rules(&MenuChosen::new())
}

/// Returns the house's rules with its menu set so. The rate is a line of the menu.
pub fn club_rules(menu: &MenuChosen) -> Result<Ruleset, MenuError> {
    house(rate::CLUB_HOUSE, menu)
}

#[derive(Debug, Error)]
pub enum AmongError {
    #[error(transparent)]
    Rules(#[from] MenuError),
    #[error(transparent)]
    Bot(#[from] jantaku_bots::UnknownBot),
    #[error(transparent)]
    Play(#[from] PlayMatchError),
    /// It was not due any more.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// A match of others that is due.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Among {
    Rivals {
        character: Slot,
        /// The best rank of the four.
        first: u8,
        players: [Player; 4],
    },
    Members([Player; 4]),
}

impl Among {
    /// Returns the next match that is due, if one is; `seed` chooses its players.
    pub fn next(profile: &Profile, seed: &[u8; 32]) -> Option<Among> {
        for (slot, character) in profile.characters() {
            let Some(ladder) = character.ladder.as_ref().filter(|ladder| ladder.rivals_due > 0) else { continue };
            let windows = ladder.rivals_windows();
            let first = windows[chance(seed, "window") % windows.len()];
            let [a, b, c, d] = ladder.four(first)?.map(|entrant| entrant.name().and_then(rival));
            return Some(Among::Rivals { character: *slot, first, players: [a?, b?, c?, d?] });
        }
        if profile.club_due() == 0 {
            return None;
        }
        let mut members = MEMBERS.to_vec();
        let draws = ["first", "second", "third", "fourth"];
        Some(Among::Members(draws.map(|nth| members.swap_remove(chance(seed, nth) % members.len()))))
    }

    /// Plays it, and returns the events that book it. The same seed gives the same match.
    pub fn play(&self, profile: &Profile, seed: &[u8; 32]) -> Result<Vec<Event>, AmongError> {
        let text: String = seed.iter().map(|byte| format!("{byte:02x}")).collect();
        match self {
            Among::Rivals { character, first, players } => {
                let finish = among(ladder_rules()?, players, seed)?;
                let order: Vec<Entrant> = finish.places.into_iter().map(|place| place.who).collect();
                let order = order.try_into().map_err(|_| Refusal::NoRivalsMatch)?;
                Ok(profile.rivals_played(*character, *first, order, text)?)
            }
            Among::Members(players) => {
                let finish = among(club_rules(&MenuChosen::new())?, players, seed)?;
                Ok(profile.club_played(finish, text)?)
            }
        }
    }
}

/// Plays a match of four, each with the bot that plays for it, as [`jantaku_bots::by_name`] knows it. The seed decides in which
/// order they sit down, and everything else: the same seed gives the same match.
pub fn played_by_bots(rules: Ruleset, four: &[(Entrant, &str); 4], seed: &[u8; 32]) -> Result<Finish, AmongError> {
    let mut four = four.clone();
    let name = |who: &Entrant| who.name().unwrap_or_default().to_owned();
    four.sort_by_key(|(who, _)| derived(seed, &name(who)));
    let rules = Arc::new(rules);
    let bot = |(who, bot): &(Entrant, &str)| jantaku_bots::by_name(bot, derived(seed, &format!("bot {}", name(who))));
    let mut bots: Vec<Box<dyn Bot + Send>> = four.iter().map(bot).collect::<Result<_, _>>()?;
    let entrants = four.map(|(who, _)| who);
    let seats = entrants.clone().map(|who| SeatInfo { name: name(&who), kind: SeatKind::Bot });
    let (played, _) = play_match(
        rules.clone(),
        &seats,
        seed,
        |played, seat, actions| match (played.view(seat), bots.get_mut(seat.index())) {
            (Some(view), Some(bot)) => bot.choose(&view, actions),
            _ => Action::Pass,
        },
        |_, _| {},
    )?;
    let finished = played.settlement().map(|settlement| Finish::of(&rules, settlement, &entrants, 0));
    Ok(finished.unwrap_or(Finish { places: Vec::new(), start: rules.starting_points, yakuman: 0 }))
}

fn among(rules: Ruleset, players: &[Player; 4], seed: &[u8; 32]) -> Result<Finish, AmongError> {
    played_by_bots(rules, &players.map(|player| (Entrant::Other(player.name.to_owned()), player.bot)), seed)
}

fn derived(seed: &[u8; 32], purpose: &str) -> [u8; 32] {
    Sha256::new().chain_update("jantaku career ").chain_update(purpose).chain_update(seed).finalize().into()
}

fn chance(seed: &[u8; 32], purpose: &str) -> usize {
    let bytes = derived(seed, purpose);
    u32::from_be_bytes(std::array::from_fn(|at| bytes[at])) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FIRST_MONEY, Journal, MatchId};

    /// the same seed gives the same match, and each result is booked once.
    #[test]
    fn members_play_among_themselves_and_their_records_grow() {
        let mut journal = Journal::default();
        let members = ["Asami", "Ben", "Chika"].map(str::to_owned);
        let add =
            |journal: &mut Journal, events: Result<Vec<Event>, Refusal>| journal.add(1, &events.unwrap()).unwrap();
        let sat = journal.profile().sit_at_club(MatchId(1), 5, members.clone());
        add(&mut journal, sat);
        assert_eq!(Among::next(journal.profile(), &[3; 32]), None);
        let places = [Some("Ben"), None, Some("Chika"), Some("Asami")].map(|name| Place {
            who: name.map_or(Entrant::Me, |name| Entrant::Other(name.to_owned())),
            points: 25_000,
            total: 0,
        });
        let finish = Finish { places: places.into(), start: 27_000, yakuman: 0 };
        let settled = journal.profile().settle(MatchId(1), finish);
        add(&mut journal, settled);
        let due = Among::next(journal.profile(), &[3; 32]).unwrap();
        let events = due.play(journal.profile(), &[3; 32]).unwrap();
        assert_eq!(events, due.play(journal.profile(), &[3; 32]).unwrap());
        journal.add(2, &events).unwrap();
        let matches: u32 = MEMBERS.iter().map(|member| journal.profile().record(member.name).matches).sum();
        assert_eq!(matches, 3 + 4);
        let Event::ClubPlayed { finish, .. } = &events[0] else { panic!("{events:?}") };
        assert_eq!(finish.places.len(), 4);
        for seed in [[4; 32], [5; 32]] {
            let events = Among::next(journal.profile(), &seed).map(|due| due.play(journal.profile(), &seed).unwrap());
            events.into_iter().for_each(|events| drop(journal.add(3, &events).unwrap()));
        }
        assert_eq!((journal.profile().club_due(), Among::next(journal.profile(), &[6; 32])), (0, None));
        assert!(journal.add(4, &events).is_err());
        assert_eq!(FIRST_MONEY, 60_000);
    }
}
