//! Computer players. A bot decides from a [`View`]: it knows what its seat may know, and nothing else.
//! The same seed and the same views give the same choices.

#![warn(missing_docs)]

mod common;
mod easy;
mod master;
mod opponents;
mod plan;
mod position;
mod random;
mod search;
mod value;

use jantaku_core::rules::KyuushuKyuuhai;
use jantaku_engine::{Action, Actions, View};
use search::level::{EXPERT, HARD, NORMAL};
use thiserror::Error;

pub use common::at_once;
pub use easy::Easy;
pub use easy::habits::{HABITS, Habit};
pub use master::Master;
pub use opponents::{
    OpponentModel, OpponentSigns, PRICE_SIGNS, TENPAI_SIGNS, WAIT_SIGNS, opponent_signs, read_opponents,
};
pub use random::{Random, Wild};
pub use search::SearchBot;
pub use search::style::{STYLES, Style};

/// Something that plays a seat.
pub trait Bot {
    /// The name it is chosen by.
    fn name(&self) -> &str;

    /// One of `actions.legal`, which is what `view.legal_actions()` lists. Where nothing is asked it passes.
    fn choose(&mut self, view: &View, actions: &Actions) -> Action;

    /// Why it chooses so: its estimate of each choice it considers, the best first. Empty where there is no decision to
    /// make, or where the bot does not evaluate its choices.
    fn explain(&self, _view: &View, _actions: &Actions) -> Vec<Prospect> {
        Vec::new()
    }
}

/// A choice and its estimated outcome.
#[derive(Debug, Clone, Copy)]
pub struct Prospect {
    /// The action that the figures are of.
    pub action: Action,
    /// The expected value of the match after it, in points: the score and the bonus of the final place.
    pub worth: f64,
    /// The probability of winning the round.
    pub win: f64,
    /// The expected cost of dealing in with this discard, in the same points.
    pub danger: f64,
}

/// A bot with the choices that the rules do not leave to programs made for it.
struct Bound<B>(B);

impl<B: Bot> Bot for Bound<B> {
    fn name(&self) -> &str {
        self.0.name()
    }

    // R-127: a program always has the deal repeated where it may.
    fn choose(&mut self, view: &View, actions: &Actions) -> Action {
        let redeal = view.table().rules.kyuushu_kyuuhai == KyuushuKyuuhai::Shanghai
            && actions.legal.contains(&Action::KyuushuKyuuhai);
        if redeal { Action::KyuushuKyuuhai } else { self.0.choose(view, actions) }
    }

    fn explain(&self, view: &View, actions: &Actions) -> Vec<Prospect> {
        self.0.explain(view, actions)
    }
}

/// A bot that is chosen by one word.
struct Level {
    name: &'static str,
    about: &'static str,
    /// The bot with a style and the seed of its random choices; without use for the style where it has none.
    make: fn(Style, [u8; 32]) -> Box<dyn Bot + Send>,
}

/// All of them, best first.
const LEVELS: [Level; 7] = [
    Level {
        name: "master",
        about: "Simulates its best moves over hundreds of possible deals.",
        make: |_, seed| Box::new(Bound(Master::new(seed))),
    },
    Level {
        name: "expert",
        about: "Weighs each move by its effect on placement and what opponents reveal. Rarely errs.",
        make: |style, _| Box::new(Bound(SearchBot::new(EXPERT, style))),
    },
    Level {
        name: "hard",
        about: "Like Expert, but shallower; about one choice in four is a mistake.",
        make: |style, _| Box::new(Bound(SearchBot::new(HARD, style))),
    },
    Level {
        name: "normal",
        about: "Plays sensibly and folds, but makes frequent mistakes.",
        make: |style, _| Box::new(Bound(SearchBot::new(NORMAL, style))),
    },
    Level {
        name: BEGINNER,
        about: "A beginner: goes by the look of the tiles, calls without a yaku, and forgets to fold.",
        make: |_, seed| Box::new(Bound(Easy::new(seed))),
    },
    Level {
        name: "wild",
        about: "Rarely misses a win or a riichi; otherwise unpredictable.",
        make: |_, seed| Box::new(Bound(Wild::new(seed))),
    },
    Level { name: "random", about: "Plays any legal move.", make: |_, seed| Box::new(Bound(Random::new(seed))) },
];

/// The names of all bots, best first.
pub const NAMES: [&str; LEVELS.len()] = {
    let mut names = [""; LEVELS.len()];
    let mut nth = 0;
    while nth < names.len() {
        names[nth] = LEVELS[nth].name;
        nth += 1;
    }
    names
};

/// The default bot, `normal`.
pub const USUAL: &str = "normal";

/// The levels that have styles, `expert`, `hard` and `normal`; `hard/attacker` names one.
pub const LEVELS_WITH_STYLES: [&str; 3] = ["expert", "hard", "normal"];

/// The level that has habits instead; `easy/caller` names one.
const BEGINNER: &str = "easy";

/// Every name a bot can be chosen by: the levels, each followed by its variants of style or habit.
pub fn names() -> impl Iterator<Item = String> {
    NAMES.into_iter().flat_map(|level| {
        let styled = STYLES.iter().map(|style| style.name).filter(move |_| LEVELS_WITH_STYLES.contains(&level));
        let habits = HABITS.iter().map(|habit| habit.name).filter(move |_| level == BEGINNER);
        let variants = styled.chain(habits).map(move |variant| format!("{level}/{variant}"));
        [level.to_owned()].into_iter().chain(variants)
    })
}

/// How a bot plays, in a few words; of one with a style or a habit, what these do.
pub fn about(name: &str) -> Option<&'static str> {
    match name.split_once('/') {
        None => LEVELS.iter().find(|level| level.name == name).map(|level| level.about),
        Some((BEGINNER, habit)) => easy::habits::by_name(habit).map(|habit| habit.about),
        Some((_, style)) => search::style::by_name(style).map(|style| style.about),
    }
}

/// There is no bot of this name.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum UnknownBot {
    /// The level is unknown.
    #[error("there is no bot `{0}`; there are {known}", known = NAMES.join(", "))]
    Level(String),
    /// The style is unknown.
    #[error("there is no style `{0}`; there are {known}", known = STYLES.map(|style| style.name).join(", "))]
    Style(String),
    /// The beginner's habit is unknown.
    #[error("there is no habit `{0}`; there are {known}", known = HABITS.map(|habit| habit.name).join(", "))]
    Habit(String),
    /// The level has no styles.
    #[error("`{0}` has one style only; those with others are {known}", known = LEVELS_WITH_STYLES.join(", "))]
    NoStyles(String),
}

/// The bot of this name, a level, `level/style` or `easy/habit`, with the seed of its random choices.
///
/// ```
/// use jantaku_core::{Ruleset, Wall};
/// use jantaku_engine::Match;
///
/// let rules = Ruleset::preset("tenhou")?;
/// let wall = Wall::from_seed([7; 32], &rules.tile_set());
/// let (game, _) = Match::start(rules.into(), wall)?;
/// let view = game.view(game.table().dealer()).expect("the dealer sits");
/// let mut bot = jantaku_bots::by_name("normal", [1; 32])?;
/// let actions = view.legal_actions();
/// assert!(actions.legal.contains(&bot.choose(&view, &actions)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn by_name(name: &str, seed: [u8; 32]) -> Result<Box<dyn Bot + Send>, UnknownBot> {
    let (name, style) = match name.split_once('/') {
        None => (name, search::style::PLAIN),
        Some((BEGINNER, habit)) => {
            let known = easy::habits::by_name(habit).ok_or_else(|| UnknownBot::Habit(habit.to_owned()))?;
            return Ok(Box::new(Bound(Easy::with_habit(known, seed))));
        }
        Some((level, _)) if !NAMES.contains(&level) => return Err(UnknownBot::Level(level.to_owned())),
        Some((level, _)) if !LEVELS_WITH_STYLES.contains(&level) => return Err(UnknownBot::NoStyles(level.to_owned())),
        Some((level, style)) => {
            let known = search::style::by_name(style).ok_or_else(|| UnknownBot::Style(style.to_owned()))?;
            (level, known)
        }
    };
    let level = LEVELS.iter().find(|level| level.name == name);
    level.map(|level| (level.make)(style, seed)).ok_or_else(|| UnknownBot::Level(name.to_owned()))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use jantaku_core::notation::parse_tiles;
    use jantaku_core::{Ruleset, Wind};
    use jantaku_engine::{DrawFrom, RoundPosition, RoundStart, SeatEvent};

    use super::*;

    /// R-318
    #[test]
    fn every_name_gives_the_bot_of_that_name() {
        for name in names() {
            assert_eq!(by_name(&name, [0; 32]).unwrap().name(), name);
        }
        assert_eq!(names().count(), NAMES.len() + LEVELS_WITH_STYLES.len() * STYLES.len() + HABITS.len());
        // A habit and a style may share a name.
        let of = |name: &str| about(name).unwrap();
        assert!(of("easy/caller") != of("hard/caller") && of("hard/caller") == of("expert/caller"));
        assert_eq!((about("best"), about("easy/dama"), about("hard/stubborn")), (None, None, None));
        assert!(names().all(|name| of(&name).ends_with('.')));
    }

    #[test]
    fn the_error_for_an_unknown_name_lists_the_known_ones() {
        let error = |name| by_name(name, [0; 32]).err().unwrap().to_string();
        let levels = "there are master, expert, hard, normal, easy, wild, random";
        assert_eq!(error("best"), format!("there is no bot `best`; {levels}"));
        assert_eq!(error("best/dama"), format!("there is no bot `best`; {levels}"));
        assert_eq!(error("master/dama"), "`master` has one style only; those with others are expert, hard, normal");
        assert_eq!(error("easy/dama"), "there is no habit `dama`; there are caller, flush, stubborn, forgetful");
        let styles = "attacker, cautious, folder, caller, closed, dama, riichi, flush, dealer, dora";
        assert_eq!(error("hard/kind"), format!("there is no style `kind`; there are {styles}"));
    }

    #[test]
    fn hard_says_why_and_its_best_reason_is_its_choice() {
        let scene = jantaku_testkit::tenhou(3, "123456m67811p24s");
        let view = scene.view("0:1z 1:1z 2!4z 3:5s-").unwrap();
        let actions = view.legal_actions();
        let mut hard = by_name("hard", [0; 32]).unwrap();
        let reasons = hard.explain(&view, &actions);
        assert_eq!(reasons[0].action, hard.choose(&view, &actions));
        assert!(reasons.len() >= 3 && reasons.is_sorted_by(|a, b| a.worth >= b.worth));
        assert!(reasons[0].win > 0.3 && reasons[0].danger > 0.0, "{:?}", reasons[0]);
        // Near miss: a bot that does not evaluate gives no reason.
        assert!(by_name("random", [0; 32]).unwrap().explain(&view, &actions).is_empty());
    }

    /// Whether a bot has the deal repeated, for each of 20 seeds. The bot is the dealer and holds `hand`.
    fn repeats(name: &str, hand: &str, house: KyuushuKyuuhai) -> Vec<bool> {
        let mut rules = Ruleset::preset("tenhou").unwrap();
        rules.kyuushu_kyuuhai = house;
        let position = RoundPosition::first(&rules);
        let (dealer, indicator) = (position.dealer, parse_tiles("5p").unwrap()[0]);
        let start = RoundStart { position, wind: Wind::East, indicator, dice: None };
        let hand = parse_tiles(hand).unwrap().try_into().unwrap();
        let mut view =
            View::start(Arc::new(rules), dealer, &SeatEvent::Dealt { start: Box::new(start), hand }).unwrap();
        if house != KyuushuKyuuhai::Shanghai {
            let drawn = SeatEvent::DrewOwn { tile: parse_tiles("8s").unwrap()[0], from: DrawFrom::Live };
            view.apply(&drawn).unwrap();
        }
        let actions = view.legal_actions();
        assert!(actions.legal.contains(&Action::KyuushuKyuuhai));
        let choice = |seed| by_name(name, [seed; 32]).unwrap().choose(&view, &actions);
        (0..20).map(|seed| choice(seed) == Action::KyuushuKyuuhai).collect()
    }

    /// R-127, R-319: programs are not asked; near miss: where the choice is everybody's, one that leaves it to chance may play on.
    #[test]
    fn programs_always_have_the_deal_repeated() {
        let nine = "1359m124p19s1234z";
        for name in names() {
            assert_eq!(repeats(&name, nine, KyuushuKyuuhai::Shanghai), [true; 20], "{name}");
        }
        assert!(repeats("random", nine, KyuushuKyuuhai::NineKindsOptional).contains(&false));
    }
}
