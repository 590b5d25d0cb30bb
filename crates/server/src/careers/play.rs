use std::sync::Arc;

use jantaku_career::{
    CHARACTERS, Entrant, Event, GUEST, GUEST_TABLE, Journal, Player, Profile, Refusal, Slot, club_rules, ladder_rules,
    marked_wall, member, rival,
};
use jantaku_core::Ruleset;
use jantaku_core::rules::{MenuChosen, MenuError};
use jantaku_record::WallSource;
use jantaku_store::SeatRow;
use jantaku_table::{derived, fresh_seed};
use jantaku_wire::ids::{MatchId, PlayerId};
use jantaku_wire::{CareerCommand, CareerGame, CareerPage, NewCareerMatch, Person};

use crate::careers::{CareerError, Careers, again, page as career_page};
use crate::houses::playable_time;
use crate::people::playable_name;
use crate::refusal::{Malformed, Refused};
use crate::tables::{Agreed, Matches, chance, names};

impl Careers {
    pub async fn page(self: &Arc<Self>, player: PlayerId) -> Result<CareerPage, Refused> {
        let career = self.open(player).await?;
        let shown = career_page::page(career.profile(), career.news());
        drop(career);
        if shown.due > 0 {
            self.play_due(player);
        }
        Ok(shown)
    }

    /// Carries out a command, and returns the resulting career.
    pub async fn command(self: &Arc<Self>, player: PlayerId, command: CareerCommand) -> Result<CareerPage, Refused> {
        if let CareerCommand::CreateCharacter { name, .. } | CareerCommand::ChangeCharacter { name, .. } = &command {
            playable_name(name)?;
        }
        again(|| self.book(player, command.clone())).await?;
        self.page(player).await
    }

    async fn book(&self, player: PlayerId, command: CareerCommand) -> Result<(), CareerError> {
        let career = self.open(player).await?;
        let events = events(career.profile(), command)?;
        career.book(&events, async |lines| Ok::<_, CareerError>(self.store.append_career(lines).await?)).await
    }

    /// Replaces a player's profile with that of a file. A damaged file changes nothing.
    pub async fn import(self: &Arc<Self>, player: PlayerId, file: Vec<u8>) -> Result<CareerPage, Refused> {
        let read = self.jobs.run(move || Journal::import(&file)).await?;
        let (_, lines) = read.map_err(|error| Malformed(error.to_string()))?;
        self.replace(player, lines).await?;
        self.page(player).await
    }
}

pub(crate) struct CareerMatches {
    pub careers: Arc<Careers>,
    pub matches: Arc<Matches>,
}

impl CareerMatches {
    pub async fn create(&self, player: PlayerId, new: NewCareerMatch) -> Result<MatchId, Refused> {
        playable_time(new.time)?;
        again(|| self.sit(player, new.clone())).await
    }

    async fn sit(&self, player: PlayerId, new: NewCareerMatch) -> Result<MatchId, Refused> {
        let career = self.careers.open(player).await?;
        let profile = career.profile();
        let seed = self.matches.seeds.of_next_match().await?;
        let chance = chance(seed)?;
        let (name, face) = called(profile, &new.game)?;
        let (rules, opponents) = agreed(profile, &new.game, &name, &chance)?;
        let first_wall = match new.game {
            CareerGame::Parlour { marked: true, .. } => {
                let shuffled = seed.map_or_else(fresh_seed, |seed| Ok(derived(&seed, "marked", 0)))?;
                let wall = marked_wall(&rules, shuffled).map_err(|error| Malformed(error.to_string()))?;
                Some(WallSource::Rigged(wall))
            }
            _ => None,
        };
        let (pace, time) = (new.pace, new.time);
        // A wall that favours the first dealer favours the player.
        let seat = first_wall.as_ref().map(|_| 0);
        let row = Agreed { rules, name, face, opponents, pace, time, seed, chance }.row(player, seat)?;
        self.matches.set_up(player, row, Some(career), first_wall, |profile, id| sit(profile, id, new.game)).await
    }
}

fn events(profile: &Profile, command: CareerCommand) -> Result<Vec<Event>, Refusal> {
    match command {
        CareerCommand::CreateCharacter { character, name, face } => profile.create_character(character, &name, &face),
        CareerCommand::ChangeCharacter { character, name, face } => profile.change_character(character, &name, &face),
        CareerCommand::StartAfresh { character } => profile.start_afresh(character),
        CareerCommand::BuyPoints { character, pack } => profile.buy_points(character, pack),
        CareerCommand::BuyPrize { character, item } => profile.buy_prize(character, item),
        CareerCommand::Sell { character, item, buyer } => profile.sell(character, item, buyer),
        CareerCommand::EnterLadder { character } => profile.enter_ladder(character),
    }
}

fn sit(profile: &Profile, id: MatchId, game: CareerGame) -> Result<Vec<Event>, Refusal> {
    match game {
        CareerGame::Parlour { character, table, menu: _, marked } => {
            profile.sit_at_parlour(id, character, table, marked)
        }
        CareerGame::Guest { character } => profile.meet_guest(id, character),
        CareerGame::Ladder { character } => profile.challenge(id, character),
        CareerGame::DragonKing { character } => profile.challenge_dragon_king(id, character),
        CareerGame::Rate { name: _, members, menu } => {
            let rate = club_rules(&menu).map_or(0, |rules| rules.rate);
            profile.sit_at_club(id, rate, members)
        }
    }
}

/// The player's name, and the face of their character.
fn called(profile: &Profile, game: &CareerGame) -> Result<(String, Option<Person>), Refused> {
    match game {
        CareerGame::Parlour { character, .. }
        | CareerGame::Guest { character }
        | CareerGame::Ladder { character }
        | CareerGame::DragonKing { character } => {
            let character = profile.character(*character)?;
            Ok((character.name.clone(), Person::named(&character.face)))
        }
        CareerGame::Rate { name, .. } => Ok((playable_name(name)?, None)),
    }
}

/// The rules of a match and its opponents, in an order that `chance` decides.
fn agreed(
    profile: &Profile,
    game: &CareerGame,
    name: &str,
    chance: &[u8; 32],
) -> Result<(Ruleset, Vec<SeatRow>), Refused> {
    let company = |bots: &[&str]| {
        let bots: Vec<String> = bots.iter().map(|&bot| bot.to_owned()).collect();
        names(&bots, &[name], chance)
    };
    let (rules, mut opponents) = match game {
        CareerGame::Parlour { table, menu, .. } => (table.rules(menu).map_err(of_menu)?, company(&table.bots())),
        CareerGame::Guest { .. } => {
            let mut seats = company(&GUEST_TABLE.bots()[..2]);
            seats.push(seat(GUEST.name, GUEST));
            (GUEST_TABLE.rules(&MenuChosen::new()).map_err(of_menu)?, seats)
        }
        CareerGame::Ladder { character } => {
            let slot = *character;
            let ladder = profile.character(slot)?.ladder.as_ref().ok_or(Refusal::NotOnLadder(slot))?;
            let (_, four) = ladder.next_four();
            let rivals = four.iter().filter_map(Entrant::name).filter_map(rival);
            (ladder_rules().map_err(of_menu)?, rivals.map(|rival| seat(rival.name, rival)).collect())
        }
        CareerGame::DragonKing { character } => {
            let others = Slot::ALL.into_iter().zip(CHARACTERS).filter(|(slot, _)| slot != character);
            let seats = others.map(|(slot, bot)| match profile.character(slot) {
                Ok(found) => SeatRow { face: Person::named(&found.face), ..seat(&found.name, bot) },
                Err(_) => seat(bot.name, bot),
            });
            (ladder_rules().map_err(of_menu)?, seats.collect())
        }
        CareerGame::Rate { members, menu, .. } => {
            let members = members.iter().map(|name| member(name).ok_or(Refusal::NotThreeMembers));
            let members: Vec<Player> = members.collect::<Result<_, _>>()?;
            (club_rules(menu).map_err(of_menu)?, members.iter().map(|member| seat(member.name, *member)).collect())
        }
    };
    opponents.sort_by_cached_key(|seat| derived(chance, &seat.name, 1));
    Ok((rules, opponents))
}

fn of_menu(error: MenuError) -> Malformed {
    Malformed::field("menu", error)
}

fn seat(name: &str, player: Player) -> SeatRow {
    SeatRow::of_bot(name, player.bot)
}
