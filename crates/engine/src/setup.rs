use std::sync::Arc;

use jantaku_core::{Players, Ruleset, Seat, Tile, Wall, WallError};
use thiserror::Error;

use crate::next::{HandPlan, wind};
use crate::{Event, Round, RoundStart};

/// Everything that must be known to deal a round. Checked as a whole by [`RoundSetup::start`].
#[derive(Debug, Clone)]
pub struct RoundSetup {
    /// The rules.
    pub rules: Arc<Ruleset>,
    /// Where the match stands.
    pub plan: HandPlan,
    /// The wall.
    pub wall: Wall,
}

/// One thing wrong with a setup.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The wall is not of the rules' tiles.
    #[error(transparent)]
    Wall(#[from] WallError),
    /// Points for another number of players.
    #[error("there are points for {found} players, the rules are for {wanted}", found = found.count(), wanted = wanted.count())]
    Players {
        /// The players points were given for.
        found: Players,
        /// The players of the rules.
        wanted: Players,
    },
    /// The dealer's seat is empty.
    #[error("the dealer would be seat {0}, where nobody sits")]
    Dealer(Seat),
    /// A wind beyond the match.
    #[error("the rules end before a wind number {0}")]
    Wind(u8),
}

/// All faults of a setup.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{}", .0.iter().map(SetupError::to_string).collect::<Vec<_>>().join("; "))]
pub struct SetupErrors(pub Vec<SetupError>);

impl HandPlan {
    /// The first hand of a match: seat 0 deals.
    pub fn first(rules: &Ruleset) -> HandPlan {
        let dealer = Seat::new(0).expect("seat 0 exists");
        let scores = jantaku_core::BySeat::from_fn(rules.players, |_| rules.starting_points);
        HandPlan { wind_index: 0, dealer, honba: 0, sticks: 0, scores }
    }
}

impl RoundSetup {
    /// Deals the round. All faults are reported at once.
    pub fn start(self) -> Result<(Round, Vec<Event>), SetupErrors> {
        let RoundSetup { rules, plan, wall } = self;
        let players = rules.players;
        let mut faults = Vec::new();
        if plan.scores.players() != players {
            faults.push(SetupError::Players { found: plan.scores.players(), wanted: players });
        }
        if plan.dealer.index() >= players.count() {
            faults.push(SetupError::Dealer(plan.dealer));
        }
        let winds = rules.round_winds.len() + usize::from(rules.extension_max_winds);
        let wind = wind(&rules, plan.wind_index).filter(|_| usize::from(plan.wind_index) < winds);
        if wind.is_none() {
            faults.push(SetupError::Wind(plan.wind_index));
        }
        if let Err(error) = Wall::new(wall.tiles().to_vec(), &rules.tile_set()) {
            faults.push(SetupError::Wall(error));
        }
        match (wind, wall.indicator(0)) {
            (Some(wind), Some(indicator)) if faults.is_empty() => {
                let HandPlan { wind_index, dealer, honba, sticks, scores } = plan;
                let start = RoundStart { wind_index, wind, dealer, honba, sticks, scores, indicator };
                Ok(Round::deal(rules, start, wall))
            }
            _ => Err(SetupErrors(faults)),
        }
    }
}

/// The thirteen tiles of a seat: three blocks of four and one, from the dealer on.
pub(crate) fn dealt_hand(wall: &Wall, dealer: Seat, seat: Seat, players: Players) -> [Tile; 13] {
    let place = dealer.distance_to(seat, players);
    let count = players.count();
    let at = |nth: usize| match nth {
        0..12 => nth / 4 * 4 * count + place * 4 + nth % 4,
        _ => 12 * count + place,
    };
    std::array::from_fn(|nth| wall.tiles()[at(nth)])
}
