use std::sync::Arc;

use jantaku_career::{Event as CareerEvent, Profile, Refusal};
use jantaku_core::Ruleset;
use jantaku_engine::{Event, Match, RoundPosition, RoundSetup};
use jantaku_record::WallSource;
use jantaku_store::{Appended, Dealt, MatchRow, MatchSeed, Page, SeatRow, Store, StoreError, Who};
use jantaku_table::{Sealing, TableError, derived, fresh_seed, now, wall_source};
use jantaku_wire::ids::{MatchId, PlayerId, SeatToken};
use jantaku_wire::{Mode, NewMatch, Pace, Person, TimeControl, Watching};

use crate::careers::{Career, Careers, again};
use crate::houses::{Houses, check};
use crate::people::playable_name;
use crate::refusal::Refused;
use crate::rooms;
use crate::tables::in_turn::{InTurn, MOST_OPEN};
use crate::tables::refusal::TableRefusal;
use crate::tables::seating::{names, seated};

pub(crate) struct Agreed {
    pub rules: Ruleset,
    pub name: String,
    /// The player's face, where it is not that of the name.
    pub face: Option<Person>,
    /// The others, in turn order after the player.
    pub opponents: Vec<SeatRow>,
    pub pace: Pace,
    pub time: Option<TimeControl>,
    /// The seed of its walls; none where each is drawn afresh.
    pub seed: Option<[u8; 32]>,
    /// The seats follow from it.
    pub chance: [u8; 32],
}

impl Agreed {
    /// The match that the start page asks for.
    pub fn of(request: &NewMatch, rules: Ruleset, seed: Option<[u8; 32]>) -> Result<Agreed, Refused> {
        let chance = chance(seed)?;
        let name = playable_name(&request.name)?;
        let opponents = names(&request.opponents, &[&name], &chance);
        let face = request.face;
        Ok(Agreed { rules, name, face, opponents, pace: request.pace, time: request.time, seed, chance })
    }

    /// The free match with the player on this seat, counted from 0; chance decides without one. The house's own draw of
    /// seats follows later.
    pub fn row(self, player: PlayerId, seat: Option<usize>) -> Result<MatchRow, Refused> {
        let Agreed { rules, name, face, opponents: mut seats, pace, time, seed, chance } = self;
        let token = fresh_token()?;
        let seat = seat.unwrap_or(usize::from(chance[0]) % rules.players.count());
        seats.insert(0, SeatRow { name, face, who: Who::Person { player, token } });
        seats.rotate_right(seat);
        let (id, created, whims) = (fresh_id()?, now(), seed.map_or_else(fresh_seed, Ok)?);
        let seed = seed.map_or(MatchSeed::Fresh, MatchSeed::Fixed);
        Ok(MatchRow {
            id,
            created,
            rules,
            seats,
            pace,
            time,
            claim_window: None,
            seed,
            whims,
            mode: Mode::Free,
            watching: Watching::Table,
            finished: false,
            ended: None,
        })
    }
}

/// The source of chance for the seats: as in a room, whose next match has a secret from the start.
pub(crate) fn chance(seed: Option<[u8; 32]>) -> Result<[u8; 32], TableError> {
    Ok(rooms::chance(&seed.map_or_else(fresh_seed, Ok)?))
}

pub(crate) fn fresh_id() -> Result<MatchId, TableError> {
    let fresh = fresh_seed()?;
    Ok(MatchId(u64::from_be_bytes(std::array::from_fn(|at| fresh[at]))))
}

pub(crate) fn fresh_token() -> Result<SeatToken, TableError> {
    let fresh = fresh_seed()?;
    Ok(SeatToken::from_bits(std::array::from_fn(|at| fresh[at])))
}

/// The first events of a match, and the walls of the rounds that they deal.
pub(crate) fn beginning(row: &MatchRow, walls: Vec<WallSource>, events: Vec<Event>) -> Appended {
    let game = |event: &Event| match event {
        Event::Dealt { start, .. } => Some(row.rules.hanchan(start.position.game, start.position.wind_index) + 1),
        _ => None,
    };
    let games = events.iter().filter_map(game);
    let dealt = (0..).zip(walls).zip(games).map(|((round, wall), game)| Dealt { round, wall, game }).collect();
    Appended { dealt, ..Appended::new(row.id, 0, events, row.created) }
}

/// The deal of the first hand from this wall.
pub(crate) fn first_hand(row: &MatchRow, wall: WallSource) -> Result<Appended, Refused> {
    dealt(row, RoundPosition::first(&row.rules), wall)
}

/// The deal of a hand from this wall.
pub(crate) fn dealt(row: &MatchRow, position: RoundPosition, wall: WallSource) -> Result<Appended, Refused> {
    let rules = Arc::new(row.rules.clone());
    let setup = RoundSetup { wall: wall.wall(&rules.tile_set()), rules, position };
    let (_, events) = Match::start_from(setup).map_err(TableError::from)?;
    Ok(beginning(row, vec![wall], events))
}

/// The chance in matches: drawn afresh, or for tests from one seed.
#[derive(Clone)]
pub(crate) struct Seeds {
    pub store: Store,
    pub seed: Option<u64>,
}

impl Seeds {
    /// The seed of the next match's walls; none where each is drawn afresh.
    pub async fn of_next_match(&self) -> Result<Option<[u8; 32]>, StoreError> {
        Ok(match self.seed {
            Some(seed) => Some(derived(&seed.to_be_bytes(), "match", self.store.count().await?)),
            None => None,
        })
    }
}

pub(crate) struct Matches {
    pub store: Store,
    pub houses: Arc<Houses>,
    pub careers: Arc<Careers>,
    pub seeds: Seeds,
    pub in_turn: InTurn,
}

impl Matches {
    pub async fn create(&self, player: PlayerId, request: &NewMatch) -> Result<MatchId, Refused> {
        let rules = check(&self.houses.on_offer(player).await?.0, request)?;
        let row = Agreed::of(request, rules, self.seeds.of_next_match().await?)?.row(player, None)?;
        let id = again(|| self.sit_freely(player, row.clone())).await?;
        self.houses.remember(player, request).await?;
        Ok(id)
    }

    async fn sit_freely(&self, player: PlayerId, row: MatchRow) -> Result<MatchId, Refused> {
        // Free matches are played even where the career cannot be read.
        let career = self.careers.open(player).await.ok();
        self.set_up(player, row, career, None, |profile, id| profile.sit_freely(id)).await
    }

    /// Stores a player's match with its first events, if they may have another one.
    pub async fn begin(&self, player: PlayerId, row: MatchRow, first: Appended) -> Result<(), Refused> {
        let turn = self.in_turn.of(player);
        let _alone = turn.lock().await;
        let open = Page { finished: false, search: vec![], after: None, limit: MOST_OPEN };
        let listed = self.store.matches(player, open).await?;
        if listed.matches.len() + listed.damaged.len() >= MOST_OPEN as usize {
            return Err(TableRefusal::TooManyOpen { most: MOST_OPEN }.into());
        }
        Ok(self.store.create(row, first).await?)
    }

    /// Stores a match with its first deal and with its place in the player's career, all at once.
    pub async fn set_up(
        &self,
        player: PlayerId,
        mut row: MatchRow,
        career: Option<Career>,
        first_wall: Option<WallSource>,
        sit: impl FnOnce(&Profile, MatchId) -> Result<Vec<CareerEvent>, Refusal>,
    ) -> Result<MatchId, Refused> {
        let id = row.id;
        let wall = first_wall.map_or_else(|| wall_source(&row, 0, &Sealing::new(row.rules.players)), Ok)?;
        row.seats = seated(row.seats, &row.rules, &wall);
        let first = first_hand(&row, wall)?;
        match career {
            Some(career) => {
                let events = sit(career.profile(), id)?;
                let game = events.iter().find_map(|event| match event {
                    CareerEvent::SeatTaken { game, .. } => Some(game),
                    _ => None,
                });
                game.into_iter().for_each(|game| row.mode = game.mode());
                let first = |lines| Appended { career: Some(lines), ..first };
                let store = async |lines| self.begin(player, row, first(lines)).await;
                career.book(&events, store).await?;
            }
            None => self.begin(player, row, first).await?,
        }
        Ok(id)
    }
}
