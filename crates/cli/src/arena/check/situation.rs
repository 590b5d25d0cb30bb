//! The fixed situations of the conformance suite: walls, and what the other seats do.

use std::sync::Arc;

use jantaku_core::{Players, Ruleset, Seat, Tile};
use jantaku_engine::{Action, Actions, RoundSetup, View};
use jantaku_scenario::Scene;
use serde::Deserialize;

use crate::arena::external_bot::stand_in;
use crate::failure::Failure;

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Situation {
    pub name: String,
    pub tests: String,
    /// None if either number is possible.
    players: Option<Players>,
    /// Options of the house, where few houses leave the situation's choices to players; none for the checked house.
    rules: Option<toml::Table>,
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
    #[serde(default)]
    hands: Vec<String>,
    #[serde(default)]
    draws: String,
    #[serde(default)]
    supplements: String,
    /// The discards of the seats, in order, from seat 0 on.
    #[serde(default)]
    discards: Vec<String>,
    /// Their choices wherever these are legal.
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
    /// Whether the situation has its own house, which only our protocol can express.
    pub fn has_own_house(&self) -> bool {
        self.rules.is_some()
    }

    /// The house of the situation when this one is checked.
    pub fn house(&self, checked: &Arc<Ruleset>) -> Result<Arc<Ruleset>, Failure> {
        let Some(options) = &self.rules else { return Ok(checked.clone()) };
        let base = match checked.players {
            Players::Three => "tenhou_sanma",
            Players::Four => "tenhou",
        };
        let mut house = options.clone();
        house.insert("base".to_owned(), base.into());
        Ruleset::from_toml(&house.to_string()).map(Arc::new).map_err(Failure::input)
    }

    /// The position of the match, and the wall.
    pub fn setup(&self, rules: Arc<Ruleset>) -> Result<RoundSetup, Failure> {
        let wind = self.wind.min(rules.round_winds.len() as u8 - 1);
        let scene =
            Scene::new(rules.as_ref().clone()).dealer(self.dealer).wind(wind).honba(self.honba).sticks(self.sticks);
        let hands = self.hands.iter().enumerate().filter(|(_, hand)| !hand.is_empty());
        let scene = hands.fold(scene, |scene, (seat, hand)| scene.hand(seat, hand));
        let scene = scene.draws(&self.draws).supplements(&self.supplements).shuffled([7; 32]);
        scene.setup().map_err(|error| Failure::input(format!("`{}`: {error}", self.name)))
    }

    pub fn script(&self, seat: Seat) -> Script {
        let of = |lists: &[String]| lists.get(seat.index()).cloned().unwrap_or_default();
        let discards = of(&self.discards).split_whitespace().filter_map(|tile| tile.parse().ok()).collect();
        Script { discards, does: of(&self.does).split_whitespace().map(str::to_owned).collect() }
    }
}

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
