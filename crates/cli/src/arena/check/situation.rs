//! The fixed situations of the conformance suite: walls, and what the other seats do.

use std::sync::Arc;

use jantaku_core::{Place, Players, Ruleset, Seat, Tile, Wall, dealt_at, notation};
use jantaku_engine::{Action, Actions, RoundPosition, RoundSetup, View};
use serde::Deserialize;

use crate::arena::foreign::stand_in;
use crate::failure::Failure;

/// As it is written.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Situation {
    pub name: String,
    /// What is tested.
    pub tells: String,
    /// How many play; either where it is not said.
    players: Option<Players>,
    /// The seat of the bot.
    pub bot: usize,
    #[serde(default)]
    dealer: usize,
    #[serde(default)]
    wind: u8,
    #[serde(default)]
    honba: u32,
    #[serde(default)]
    sticks: u32,
    /// The hands dealt, from seat 0 on.
    #[serde(default)]
    hands: Vec<String>,
    #[serde(default)]
    draws: String,
    #[serde(default)]
    supplements: String,
    /// What the seats discard, in order, from seat 0 on.
    #[serde(default)]
    discards: Vec<String>,
    /// What they do wherever they may.
    #[serde(default)]
    does: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    situation: Vec<Situation>,
}

/// All for so many players.
pub fn all(players: Players) -> Result<Vec<Situation>, Failure> {
    let file: File = toml::from_str(include_str!("situations.toml")).map_err(Failure::input)?;
    Ok(file.situation.into_iter().filter(|one| one.players.is_none_or(|wanted| wanted == players)).collect())
}

impl Situation {
    /// Where the match stands, and the wall.
    pub fn setup(&self, rules: Arc<Ruleset>) -> Result<RoundSetup, Failure> {
        let wrong = |error: &dyn ToString| Failure::input(format!("`{}`: {}", self.name, error.to_string()));
        let tiles = |text: &str| notation::parse_tiles(text).map_err(|error| wrong(&error));
        let nobody = || wrong(&"no such seat");
        let mut plan = RoundPosition::first(&rules);
        plan.dealer = Seat::new(self.dealer).ok_or_else(nobody)?;
        (plan.honba, plan.sticks) = (self.honba, self.sticks);
        plan.wind_index = self.wind.min(rules.round_winds.len() as u8 - 1);
        let mut stated = Vec::new();
        let set = rules.tile_set();
        for (nth, seat) in rules.players.seats_from(plan.dealer).enumerate() {
            let hand = tiles(self.hands.get(seat.index()).map_or("", String::as_str))?;
            stated.extend(
                hand.into_iter().enumerate().map(|(at, tile)| (Place::Live(dealt_at(rules.players, nth, at)), tile)),
            );
        }
        let first = 13 * rules.players.count();
        for (nth, draw) in self.draws.split_whitespace().enumerate().filter(|(_, draw)| *draw != ".") {
            stated.extend(tiles(draw)?.first().map(|&tile| (Place::Live(first + nth), tile)));
        }
        let supplements = tiles(&self.supplements)?.into_iter().enumerate();
        stated.extend(supplements.map(|(nth, tile)| (Place::Supplement(nth), tile)));
        let mut wall: Vec<Option<Tile>> = vec![None; set.size()];
        // What nobody states lies as in a shuffled wall.
        let mut rest = Wall::from_seed([7; 32], &set).tiles().to_vec();
        for (place, tile) in stated {
            let at = set.index(place).ok_or_else(|| wrong(&"more draws than the wall has"))?;
            wall[at] = Some(tile);
            let lies = rest.iter().position(|&left| left == tile);
            rest.remove(lies.ok_or_else(|| wrong(&format!("one {tile} too many")))?);
        }
        let mut rest = rest.into_iter();
        let tiles = wall.into_iter().filter_map(|tile| tile.or_else(|| rest.next())).collect();
        let wall = Wall::new(tiles, &set).map_err(|error| wrong(&error))?;
        Ok(RoundSetup { rules, plan, wall })
    }

    /// What another seat plays.
    pub fn script(&self, seat: Seat) -> Script {
        let of = |lists: &[String]| lists.get(seat.index()).cloned().unwrap_or_default();
        let discards = of(&self.discards).split_whitespace().filter_map(|tile| tile.parse().ok()).collect();
        Script { discards, does: of(&self.does).split_whitespace().map(str::to_owned).collect() }
    }
}

/// A seat that plays as it is told.
#[derive(Debug, Clone)]
pub struct Script {
    discards: Vec<Tile>,
    does: Vec<String>,
}

impl Script {
    pub fn choose(&mut self, view: &View, actions: &Actions) -> Action {
        let next = self.discards.first().copied();
        let of_next = |action: &&Action| match action {
            Action::Discard { tile, .. } | Action::Riichi { tile, .. } => Some(*tile) == next,
            _ => false,
        };
        for intent in &self.does {
            let mut wished = actions.legal.iter().filter(|action| is(intent, action));
            let first = wished.clone().find(of_next).or_else(|| wished.next());
            if let Some(&action) = first {
                return action;
            }
        }
        match actions.legal.iter().filter(|action| matches!(action, Action::Discard { .. })).find(of_next) {
            Some(&action) => {
                self.discards.remove(0);
                action
            }
            None => stand_in(view, actions),
        }
    }
}

fn is(intent: &str, action: &Action) -> bool {
    match intent {
        "pon" => matches!(action, Action::Pon { .. }),
        "kan" => matches!(action, Action::Daiminkan | Action::Ankan { .. } | Action::Kakan { .. }),
        "riichi" => matches!(action, Action::Riichi { .. }),
        "ron" => *action == Action::Ron,
        "kita" => *action == Action::Kita,
        "kyuushu" => *action == Action::KyuushuKyuuhai,
        _ => false,
    }
}
