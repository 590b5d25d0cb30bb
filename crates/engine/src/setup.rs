use std::sync::Arc;

use jantaku_core::rules::RulesError;
use jantaku_core::{BySeat, Kind, Place, Players, Ruleset, Seat, Tile, Wall, WallError, Wind, dealt_at};
use thiserror::Error;

use crate::next::RoundPosition;
use crate::{Event, Round, RoundStart, Tally};

/// Everything needed to deal a round. [`RoundSetup::start`] checks it as a whole.
#[derive(Debug, Clone)]
pub struct RoundSetup {
    /// The rules that the round is played by.
    pub rules: Arc<Ruleset>,
    /// The state of the match.
    pub position: RoundPosition,
    /// The wall that the round is dealt from.
    pub wall: Wall,
}

/// A fault of a setup.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The rules contradict themselves.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// The wall does not have the rules' tiles.
    #[error(transparent)]
    Wall(#[from] WallError),
    /// Points for another number of players.
    #[error("there are points for {found} players, the rules are for {wanted}", found = found.count(), wanted = wanted.count())]
    Players {
        /// The number of players with points.
        found: Players,
        /// The number of players of the rules.
        wanted: Players,
    },
    /// The dealer's seat is empty.
    #[error("the dealer would be seat {0}, where nobody sits")]
    Dealer(Seat),
    /// The seat with hands in a row is empty.
    #[error("the hands in a row would be those of seat {0}, where nobody sits")]
    Row(Seat),
    /// A wind beyond the match.
    #[error("the rules end before a wind number {0}")]
    Wind(u8),
    /// More points than any match could give.
    #[error("seat {seat} would have {points} points, more than {LIMIT} either way")]
    Points {
        /// The seat with impossible points.
        seat: Seat,
        /// The points of that seat.
        points: i32,
    },
    /// There are no dice, though the rules depend on where the wall is broken.
    #[error("the wall comes without dice, and `wareme` asks where it is broken")]
    NoDice,
    /// A game beyond the match.
    #[error("the rules end before a game number {0}, counted from 0")]
    Game(u8),
    /// More chips, fouls or earlier points than any match could give.
    #[error("seat {0} would have more chips, fouls or points from earlier games than any match gives")]
    Tally(Seat),
    /// More honba or riichi sticks than any match could give.
    #[error("{0} honba or riichi sticks on the table, more than {MOST_STICKS}")]
    Sticks(u32),
}

/// The bound of points, within which no sum overflows.
const LIMIT: i32 = 100_000_000;

/// The bound of honba and sticks.
const MOST_STICKS: u32 = 10_000;

/// The bound of chips and fouls.
const MOST_CHIPS: i32 = 100_000;
const MOST_FOULS: u32 = 1_000;

/// All faults of a setup.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{}", .0.iter().map(SetupError::to_string).collect::<Vec<_>>().join("; "))]
pub struct SetupErrors(pub Vec<SetupError>);

impl RoundPosition {
    /// The first hand of a match: seat 0 deals.
    pub fn first(rules: &Ruleset) -> RoundPosition {
        let dealer = Seat::new(0).expect("seat 0 exists");
        let scores = BySeat::from_fn(rules.players, |_| rules.starting_points);
        let tally = BySeat::from_fn(rules.players, |_| Tally::default());
        RoundPosition { wind_index: 0, dealer, honba: 0, sticks: 0, scores, kept: 0, kept_by: None, game: 0, tally }
    }
}

impl RoundSetup {
    /// Deals the round. All faults are reported at once.
    pub fn start(self) -> Result<(Round, Vec<Event>), SetupErrors> {
        let mut events = Vec::new();
        let round = self.start_with(&mut |_, event| events.push(event))?;
        Ok((round, events))
    }

    /// [`RoundSetup::start`], passing each event to `emit` with the round after it.
    pub(crate) fn start_with(self, emit: &mut impl FnMut(&Round, Event)) -> Result<Round, SetupErrors> {
        let faults = contradictions(&self.rules);
        self.begin(faults, emit)
    }

    /// Deals a later round under rules that have already been checked.
    pub(crate) fn go_on(self, emit: &mut impl FnMut(&Round, Event)) -> Result<Round, SetupErrors> {
        self.begin(Vec::new(), emit)
    }

    fn begin(self, mut found: Vec<SetupError>, emit: &mut impl FnMut(&Round, Event)) -> Result<Round, SetupErrors> {
        let RoundSetup { rules, position, wall } = self;
        let wind = rules.wind(position.wind_index).unwrap_or(Wind::East);
        let indicator = wall.at(Place::Indicator(0)).unwrap_or(Kind::EAST.tile());
        let dice = wall.dice().filter(|_| rules.wareme);
        let start = RoundStart { position, wind, indicator, dice };
        found.extend(faults(&rules, &start));
        found.extend(wall.check(&rules.tile_set()).err().map(SetupError::Wall));
        none(found)?;
        Ok(Round::deal(rules, start, wall, emit))
    }
}

/// Checks the start of a first round.
pub(crate) fn check(rules: &Ruleset, start: &RoundStart) -> Result<(), SetupErrors> {
    none(contradictions(rules).into_iter().chain(faults(rules, start)).collect())
}

/// Checks the start of a later round, under rules that have already been checked.
pub(crate) fn check_later(rules: &Ruleset, start: &RoundStart) -> Result<(), SetupErrors> {
    none(faults(rules, start))
}

fn none(faults: Vec<SetupError>) -> Result<(), SetupErrors> {
    if faults.is_empty() { Ok(()) } else { Err(SetupErrors(faults)) }
}

fn contradictions(rules: &Ruleset) -> Vec<SetupError> {
    rules.check().err().map(SetupError::Rules).into_iter().collect()
}

fn faults(rules: &Ruleset, start: &RoundStart) -> Vec<SetupError> {
    let players = rules.players;
    let mut faults = Vec::new();
    let seated =
        [start.position.scores.players(), start.position.tally.players()].into_iter().find(|&found| found != players);
    faults.extend(seated.map(|found| SetupError::Players { found, wanted: players }));
    if start.position.dealer.index() >= players.count() {
        faults.push(SetupError::Dealer(start.position.dealer));
    }
    if rules.wareme && start.dice.is_none() {
        faults.push(SetupError::NoDice);
    }
    let nobody = start.position.kept_by.filter(|seat| seat.index() >= players.count());
    faults.extend(nobody.map(SetupError::Row));
    let winds = rules.winds_to_play() + usize::from(rules.extension_max_winds);
    if usize::from(start.position.wind_index) >= winds || rules.wind(start.position.wind_index) != Some(start.wind) {
        faults.push(SetupError::Wind(start.position.wind_index));
    }
    let beyond = start.position.scores.iter().filter(|(_, points)| !(-LIMIT..=LIMIT).contains(*points));
    faults.extend(beyond.map(|(seat, &points)| SetupError::Points { seat, points }));
    if start.position.game >= rules.settled_games() {
        faults.push(SetupError::Game(start.position.game));
    }
    let absurd = |tally: &Tally| {
        !(-5 * LIMIT..=5 * LIMIT).contains(&tally.earlier)
            || !(-MOST_CHIPS..=MOST_CHIPS).contains(&tally.chips)
            || tally.fouls > MOST_FOULS
    };
    faults.extend(
        start.position.tally.iter().filter(|(_, tally)| absurd(tally)).map(|(seat, _)| SetupError::Tally(seat)),
    );
    faults.extend(
        [start.position.honba, start.position.sticks]
            .into_iter()
            .filter(|&count| count > MOST_STICKS)
            .map(SetupError::Sticks),
    );
    faults
}

/// The thirteen tiles dealt to a seat.
pub(crate) fn dealt_hand(wall: &Wall, dealer: Seat, seat: Seat, players: Players) -> [Tile; 13] {
    let turn = dealer.distance_to(seat, players);
    std::array::from_fn(|nth| wall.tiles()[dealt_at(players, turn, nth)])
}
