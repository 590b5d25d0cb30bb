//! Plays a table of a script, and keeps what its person is sent.

use std::collections::VecDeque;

use jantaku_core::{BySeat, Ruleset, Seat};
use jantaku_engine::{Action, Event, Match, SeatEvent, View};
use jantaku_scenario::Scene;
use jantaku_wire::{MatchInfo, ServerMessage, Welcome, convert};
use serde::Deserialize;

use crate::LessonError;

/// The rules of all lessons.
const RULES: &str = "tenhou";
/// Who sits at the table; the page calls the first one by the player's name.
const NAMES: [&str; 4] = ["You", "Hana", "Sora", "Ren"];

/// A table in play.
pub(crate) struct Playing {
    game: Match,
    player: Seat,
    /// What the person knows.
    view: View<'static>,
    /// The number of the next event.
    next: u32,
    /// What each seat is still to choose.
    choices: BySeat<VecDeque<String>>,
    /// The decision that was asked for last.
    prompted: Option<u32>,
    /// What has not been taken yet.
    messages: Vec<ServerMessage>,
}

impl Playing {
    /// Deals, and welcomes the person.
    pub fn deal(lesson: &str, step: &str, table: &ScriptTable) -> Result<Playing, LessonError> {
        let rules = Ruleset::preset(RULES)?;
        let info = info(lesson, &rules, table.player);
        let scene = |error| LessonError::Scene { step: step.to_owned(), error };
        let setup = table.scene(rules).setup().map_err(scene)?;
        let players = setup.rules.players;
        let no_seat = || scene(jantaku_scenario::SceneError::NoSuchSeat(table.player));
        let player = players.seats().nth(table.player).ok_or_else(no_seat)?;
        let rules = setup.rules.clone();
        let (game, events) = Match::start_from(setup)?;
        let seen: Vec<SeatEvent> = events.iter().filter_map(|event| event.seen_by(player)).collect();
        let (dealt, rest) = seen.split_first().ok_or_else(no_seat)?;
        let view = View::start(rules, player, dealt)?;
        let choices = BySeat::from_fn(players, |_| VecDeque::new());
        let welcome = ServerMessage::Welcome(Welcome { seat: player.into(), of: info });
        let mut playing = Playing { game, player, view, next: 0, choices, prompted: None, messages: vec![welcome] };
        playing.send(dealt);
        rest.iter().try_for_each(|event| playing.fold(event))?;
        Ok(playing)
    }

    /// Plays until the person has to decide, or nobody has.
    pub fn run(&mut self, step: &str, play: &[String]) -> Result<(), LessonError> {
        for line in play {
            let wrong = || LessonError::Impossible { step: step.to_owned(), what: line.clone(), legal: vec![] };
            let (seat, choice) = line.split_once(' ').ok_or_else(wrong)?;
            let number: usize = seat.parse().map_err(|_| wrong())?;
            let seat = self.game.table().players().seats().nth(number).ok_or_else(wrong)?;
            self.choices[seat].push_back(choice.to_owned());
        }
        while let Some((seat, action)) = self.next_choice() {
            self.play(seat, action)?;
        }
        match self.choices.iter().find_map(|(_, left)| left.front()) {
            None => Ok(()),
            Some(left) => Err(self.impossible(step, left)),
        }
    }

    /// What is chosen next without the person.
    fn next_choice(&mut self) -> Option<(Seat, Action)> {
        let asked: Vec<Seat> = self.game.asked().collect();
        let (mine, others): (Vec<Seat>, Vec<Seat>) = asked.into_iter().partition(|&seat| seat == self.player);
        others.into_iter().chain(mine).find_map(|seat| Some((seat, self.scripted(seat)?)))
    }

    /// The choice of a seat by the script; for others else the usual one, for the person only what goes by itself.
    fn scripted(&mut self, seat: Seat) -> Option<Action> {
        let actions = self.game.legal_actions(seat);
        let wanted = self.choices[seat].front().and_then(|wanted| find(&actions.legal, wanted));
        if wanted.is_some() {
            self.choices[seat].pop_front();
            return wanted;
        }
        let table = self.game.table();
        let by_itself = table.rules.discards_by_itself() && table.riichi[seat].is_riichi();
        let forced = by_itself && matches!(actions.legal[..], [Action::Discard { tsumogiri: true, .. }]);
        actions.default_action().filter(|_| seat != self.player || forced)
    }

    /// Asks the person, once for each decision.
    pub fn prompt(&mut self) {
        let actions = self.view.legal_actions();
        if actions.legal.is_empty() || self.prompted == Some(self.next) {
            return;
        }
        self.prompted = Some(self.next);
        self.messages.push(convert::prompt(&self.view, &actions, self.next, None));
    }

    /// Makes the person's choice.
    pub fn choose(&mut self, step: &str, wanted: &str) -> Result<Action, LessonError> {
        let legal = self.game.legal_actions(self.player).legal;
        let action = find(&legal, wanted).ok_or_else(|| self.impossible(step, wanted))?;
        self.play(self.player, action)?;
        Ok(action)
    }

    /// What has been sent since it was last taken.
    pub fn take(&mut self) -> Vec<ServerMessage> {
        std::mem::take(&mut self.messages)
    }

    fn impossible(&self, step: &str, what: &str) -> LessonError {
        let asked: Vec<Seat> = self.game.asked().collect();
        let legal = asked.iter().flat_map(|&seat| {
            let legal = self.game.legal_actions(seat).legal;
            legal.iter().map(|action| format!("{} {action}", seat.index())).collect::<Vec<_>>()
        });
        LessonError::Impossible { step: step.to_owned(), what: what.to_owned(), legal: legal.collect() }
    }

    fn play(&mut self, seat: Seat, action: Action) -> Result<(), LessonError> {
        let events = self.game.play(seat, action)?;
        let player = self.player;
        let mut seen = events.iter().filter_map(|event: &Event| event.seen_by(player));
        seen.try_for_each(|event| self.fold(&event))
    }

    fn fold(&mut self, event: &SeatEvent) -> Result<(), LessonError> {
        self.view.apply(event)?;
        self.send(event);
        Ok(())
    }

    /// Keeps an event that the view has folded.
    fn send(&mut self, event: &SeatEvent) {
        let (event, after, denied) = convert::seat_event(event, &self.view);
        self.messages.push(ServerMessage::Event {
            n: self.next,
            event: Box::new(event),
            after: Box::new(after),
            denied,
        });
        self.next += 1;
    }
}

/// The choice as written, or the only one that begins so: `pon` is a pon with whatever tiles. A tile is discarded as drawn
/// if it may be.
fn find(legal: &[Action], wanted: &str) -> Option<Action> {
    let longer = format!("{wanted} with");
    let fits = |action: &&Action| {
        let words = action.to_string();
        words == wanted || words.starts_with(&longer)
    };
    let fitting: Vec<&Action> = legal.iter().filter(fits).collect();
    let drawn = |action: &&&Action| matches!(action, Action::Discard { tsumogiri: true, .. });
    fitting.iter().find(drawn).or(fitting.first()).map(|action| **action)
}

/// What the person is told of the match.
fn info(lesson: &str, rules: &Ruleset, player: usize) -> MatchInfo {
    let count = rules.players.count();
    let name = |seat: usize| NAMES[(seat + count - player % count) % count].to_owned();
    MatchInfo::new(format!("lesson-{lesson}"), (0..count).map(name).collect(), rules)
}

/// A table about to be dealt, with what matters stated. Lists go by seat.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScriptTable {
    /// The seat of the person.
    #[serde(default)]
    pub player: usize,
    #[serde(default)]
    pub dealer: usize,
    /// Which wind of the match it is, from 0.
    #[serde(default)]
    pub wind: u8,
    /// The hands, up to thirteen tiles each.
    pub hands: Vec<String>,
    /// The draws of each seat while nobody calls.
    #[serde(default)]
    pub draws: Vec<String>,
    /// All draws in order, where somebody calls; `.` for one that does not matter.
    #[serde(default)]
    pub order: String,
    #[serde(default)]
    pub indicators: String,
    #[serde(default)]
    pub ura: String,
    /// Everybody's points, if not those of the start.
    pub points: Option<[i32; 4]>,
}

impl ScriptTable {
    fn scene(&self, rules: Ruleset) -> Scene {
        let mut scene = Scene::new(rules).dealer(self.dealer).wind(self.wind);
        for (seat, hand) in self.hands.iter().enumerate() {
            scene = scene.hand(seat, hand);
        }
        for (seat, draws) in self.draws.iter().enumerate() {
            scene = scene.draws_of(seat, draws);
        }
        if !self.order.is_empty() {
            scene = scene.draws(&self.order);
        }
        if !self.indicators.is_empty() {
            scene = scene.indicators(&self.indicators);
        }
        if !self.ura.is_empty() {
            scene = scene.ura(&self.ura);
        }
        match self.points {
            Some(points) => scene.points(points),
            None => scene,
        }
    }
}
