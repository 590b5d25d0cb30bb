//! The tables of the page's tests: played by the engine from `crates/web/ui/e2e/tables.toml`, as the messages to a
//! seat.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use jantaku_core::{Ruleset, Seat, Tile, notation};
use jantaku_engine::{Action, Event, Match, SeatEvent, View};
use jantaku_scenario::Scene;
use jantaku_wire::{ServerMessage, convert};
use serde::{Deserialize, Serialize};

use crate::golden;

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    /// The table from which missing fields are taken.
    like: Option<String>,
    rules: Option<toml::Table>,
    /// The seat of the view.
    seat: Option<usize>,
    dealer: Option<usize>,
    wind: Option<u8>,
    honba: Option<u32>,
    sticks: Option<u32>,
    points: Option<Vec<i32>>,
    dora: Option<String>,
    ura: Option<String>,
    hands: Option<Vec<String>>,
    /// The hand of the seat, if it differs from that of the other table.
    own: Option<String>,
    /// The turns, after those of the other table.
    #[serde(default)]
    turns: String,
    /// The further play, as events.
    #[serde(default)]
    then: String,
}

impl Table {
    /// The table with all fields of the one that it is like.
    fn whole(&self, all: &BTreeMap<String, Table>) -> Table {
        let Some(like) = &self.like else { return self.clone() };
        let base = all[like].whole(all);
        let mut hands = self.hands.clone().or(base.hands);
        if let (Some(own), Some(hands)) = (&self.own, &mut hands) {
            hands[self.seat.or(base.seat).unwrap_or(0)].clone_from(own);
        }
        Table {
            like: None,
            rules: self.rules.clone().or(base.rules),
            seat: self.seat.or(base.seat),
            dealer: self.dealer.or(base.dealer),
            wind: self.wind.or(base.wind),
            honba: self.honba.or(base.honba),
            sticks: self.sticks.or(base.sticks),
            points: self.points.clone().or(base.points),
            dora: self.dora.clone().or(base.dora),
            ura: self.ura.clone().or(base.ura),
            hands,
            own: None,
            turns: format!("{} {}", base.turns, self.turns),
            then: self.then.clone(),
        }
    }

    /// The round about to be dealt: its draws are those of the turns.
    fn scene(&self) -> Scene {
        let rules = self.rules.as_ref().map_or_else(|| "base = \"tenhou\"".to_owned(), |rules| rules.to_string());
        let mut scene = Scene::new(Ruleset::from_toml(&rules).unwrap());
        scene = scene.dealer(self.dealer.unwrap_or(0)).wind(self.wind.unwrap_or(0));
        scene = scene.honba(self.honba.unwrap_or(0)).sticks(self.sticks.unwrap_or(0));
        scene = match self.points.as_deref() {
            Some(&[a, b, c, d]) => scene.points([a, b, c, d]),
            Some(&[a, b, c]) => scene.points([a, b, c]),
            _ => scene,
        };
        for (seat, hand) in self.hands.iter().flatten().enumerate() {
            scene = scene.hand(seat, hand);
        }
        let (mut live, mut supplements, mut after_kan) = (String::new(), String::new(), false);
        let words = self.turns.split_whitespace().chain(self.then.split_whitespace());
        for turn in words.filter(|word| *word != ".").map(Turn::read) {
            let draws = if after_kan { &mut supplements } else { &mut live };
            draws.extend(turn.drawn.map(|tile| format!("{tile} ")));
            after_kan = matches!(turn.what, "kan" | "kita");
        }
        scene
            .draws(&live)
            .supplements(&supplements.replace(' ', ""))
            .indicators(self.dora.as_deref().unwrap_or(""))
            .ura(self.ura.as_deref().unwrap_or(""))
    }
}

/// One word of the turns. `9m`: the next player draws it and discards it; `9m-1z` discards another one, `9m-` nothing yet, and
/// with `!` at the end riichi is declared, with `!!` open riichi. `9m=kan`, `9m=kita` and `9m=tsumo` are declared after the draw, `9m=kan1z` of another kind. `2:pon-1z` is
/// the call and the discard of a seat, `2:chii46s-1z` states its tiles; `2:ron` ends the hand, and `.` lets all claims pass.
struct Turn<'a> {
    seat: Option<usize>,
    drawn: Option<Tile>,
    what: &'a str,
    /// The tiles of the call, or of the kan.
    with: Vec<Tile>,
    discard: Option<Tile>,
    /// The number of `!`.
    riichi: usize,
}

impl<'a> Turn<'a> {
    fn read(word: &'a str) -> Turn<'a> {
        let riichi = word.matches('!').count();
        let word = word.trim_end_matches('!');
        let (seat, word) = match word.split_once(':') {
            Some((seat, word)) => (Some(seat.parse().unwrap()), word),
            None => (None, word),
        };
        let (word, discard) = word.split_once('-').map_or((word, None), |(word, tile)| (word, Some(tile)));
        let (drawn, call) = match seat {
            Some(_) => ("", word),
            None => word.split_once('=').unwrap_or((word, "")),
        };
        let (what, with) = call.split_at(call.find(|letter: char| letter.is_ascii_digit()).unwrap_or(call.len()));
        let drawn: Option<Tile> = (!drawn.is_empty()).then(|| drawn.parse().unwrap());
        let discard = match discard {
            Some(tile) => (!tile.is_empty()).then(|| tile.parse().unwrap()),
            None => drawn.filter(|_| what.is_empty()),
        };
        Turn { seat, drawn, what, with: notation::parse_tiles(with).unwrap(), discard, riichi }
    }

    fn calls(&self, action: Action) -> bool {
        let with = |tiles: &[Tile]| self.with.is_empty() || self.with == tiles;
        match action {
            Action::Chii { own } => self.what == "chii" && with(&own),
            Action::Pon { own } => self.what == "pon" && with(&own),
            Action::Daiminkan => self.what == "kan",
            Action::Ankan { kind } => {
                self.what == "kan" && self.with.first().or(self.drawn.as_ref()).unwrap().kind() == kind
            }
            Action::Kakan { tile } => self.what == "kan" && *self.with.first().or(self.drawn.as_ref()).unwrap() == tile,
            _ => self.what == action.to_string().replace(" ", "_"),
        }
    }

    fn discards(&self, action: Action) -> bool {
        let drawn = |tsumogiri| tsumogiri == (self.drawn == self.discard);
        match action {
            Action::Discard { tile, tsumogiri } => self.riichi == 0 && Some(tile) == self.discard && drawn(tsumogiri),
            Action::Riichi { tile, tsumogiri } => self.riichi == 1 && Some(tile) == self.discard && drawn(tsumogiri),
            Action::OpenRiichi { tile, tsumogiri } => {
                self.riichi == 2 && Some(tile) == self.discard && drawn(tsumogiri)
            }
            _ => false,
        }
    }
}

struct Playing {
    game: Match,
    view: View<'static>,
    seen: u32,
    sent: Vec<ServerMessage>,
}

impl Playing {
    fn deal(table: &Table) -> Playing {
        let setup = table.scene().setup().unwrap();
        let rules = setup.rules.clone();
        let seat = rules.players.seats().nth(table.seat.unwrap_or(0)).unwrap();
        let (game, events) = Match::start_from(setup).unwrap();
        let seen: Vec<SeatEvent> = events.iter().filter_map(|event| event.seen_by(seat)).collect();
        let mut view = View::start(rules, seat, &seen[0]).unwrap();
        seen[1..].iter().for_each(|event| view.apply(event).unwrap());
        Playing { game, view, seen: seen.len() as u32, sent: vec![] }
    }

    fn turns(&mut self, turns: &str) {
        for word in turns.split_whitespace() {
            if word == "." {
                self.pass();
                continue;
            }
            let turn = Turn::read(word);
            match turn.seat {
                Some(seat) => self.choose(word, Some(seat), |action| turn.calls(action)),
                None => self.pass(),
            }
            if turn.seat.is_none() && !turn.what.is_empty() {
                self.choose(word, None, |action| turn.calls(action));
            } else if turn.discard.is_some() {
                self.pass();
                self.choose(word, turn.seat, |action| turn.discards(action));
            }
        }
    }

    /// Everybody who may claim something passes.
    fn pass(&mut self) {
        let mut passing = || {
            let may = |&seat: &Seat| self.game.legal_actions(seat).legal.contains(&Action::Pass);
            let seat = self.game.asked().find(may)?;
            self.play(seat, Action::Pass);
            Some(())
        };
        while passing().is_some() {}
    }

    fn choose(&mut self, word: &str, number: Option<usize>, wanted: impl Fn(Action) -> bool) {
        let seat = self.game.asked().find(|seat| number.is_none_or(|number| seat.index() == number));
        let seat = seat.unwrap_or_else(|| panic!("{word}: nobody is asked"));
        let legal = self.game.legal_actions(seat).legal;
        let found = legal.iter().copied().find(|&action| wanted(action));
        let action = found.unwrap_or_else(|| panic!("{word}: seat {} has only {legal:?}", seat.index()));
        self.play(seat, action);
    }

    fn play(&mut self, seat: Seat, action: Action) {
        let events = self.game.play(seat, action).unwrap();
        let own = self.view.seat();
        for event in events.iter().filter_map(|event: &Event| event.seen_by(own)) {
            self.view.apply(&event).unwrap();
            let (event, after, denied) = convert::seat_event(&event, &self.view);
            let (event, after) = (Box::new(event), Box::new(after));
            self.sent.push(ServerMessage::Event { n: self.seen, event, after, denied });
            self.seen += 1;
        }
    }
}

/// The messages to a seat that comes to the table, and what follows.
#[derive(Serialize)]
struct Sent<'a> {
    table: &'a str,
    view: ServerMessage,
    /// The prompt, if there is one.
    prompt: Option<ServerMessage>,
    then: Vec<ServerMessage>,
}

impl<'a> Sent<'a> {
    fn at(name: &'a str, table: &Table) -> Sent<'a> {
        let mut playing = Playing::deal(table);
        playing.turns(&table.turns);
        playing.sent.clear();
        let Playing { view, seen, .. } = &playing;
        let actions = view.legal_actions();
        let prompt = (!actions.legal.is_empty()).then(|| convert::prompt(view, &actions, *seen, None));
        let view = ServerMessage::View { view: Box::new(convert::view(view)), next_event: *seen };
        playing.turns(&table.then);
        Sent { table: name, view, prompt, then: playing.sent }
    }
}

#[test]
fn the_tables_of_the_pages_tests_are_played() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/ui/e2e/tables.toml");
    let stated: BTreeMap<String, Table> = toml::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    let line = |(name, table): (&String, &Table)| {
        serde_json::to_string(&Sent::at(name, &table.whole(&stated))).unwrap() + "\n"
    };
    golden("crates/web/ui/e2e/tables.jsonl", &stated.iter().map(line).collect::<String>());
}
