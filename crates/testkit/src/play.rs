use jantaku_core::{Tile, Wall};
use jantaku_engine::{
    Action, Event, Match, Outcome, Phase, PublicEvent, Round, RoundEnd, RoundPosition, RoundWin, Table, View,
};

use crate::{Position, kind, seat, tile};

/// A hand in play. Commands name the seat first. Whoever is not mentioned passes: before a turn or a look at the
/// result, all open claims are passed.
#[derive(Debug, Clone)]
pub struct Play {
    game: Match,
    events: Vec<Event>,
    walls: Vec<Wall>,
    offer: Match,
}

impl Play {
    pub(crate) fn new(game: Match, events: Vec<Event>, wall: Wall) -> Play {
        Play { offer: game.clone(), game, events, walls: vec![wall] }
    }

    /// Deals the next hand of the match.
    #[track_caller]
    pub(crate) fn deal(&mut self, wall: Wall) -> &mut Play {
        match self.game.deal(wall.clone()) {
            Ok(events) => self.events.extend(events),
            Err(error) => self.fail(&error.to_string()),
        }
        self.walls.push(wall);
        self.offer = self.game.clone();
        self
    }

    pub fn game(&self) -> &Match {
        &self.game
    }

    pub fn round(&self) -> &Round {
        self.game.round()
    }

    /// The match as it was when a tile was last on offer, even if nobody had a choice then.
    pub fn offer(&self) -> &Match {
        &self.offer
    }

    pub fn table(&self) -> &Table {
        self.game.table()
    }

    /// What a seat knows.
    #[track_caller]
    pub fn view(&self, number: usize) -> View<'_> {
        self.game.view(seat(number)).expect("somebody sits there")
    }

    /// All events so far.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The walls of the hands dealt.
    pub fn walls(&self) -> &[Wall] {
        &self.walls
    }

    #[track_caller]
    pub(crate) fn fail(&self, what: &str) -> ! {
        panic!("{what}\n{}", Position(self.round()))
    }

    /// Makes a choice that must be legal.
    #[track_caller]
    pub fn act(&mut self, number: usize, action: Action) -> &mut Play {
        let mut before = self.game.clone();
        match self.game.play(seat(number), action) {
            Ok(events) => {
                for event in &events {
                    before.apply(event).unwrap_or_else(|error| panic!("what was played replays: {error}"));
                    if matches!(before.table().phase, Phase::Claims { .. }) {
                        self.offer = before.clone();
                    }
                }
                self.events.extend(events);
            }
            Err(error) => self.fail(&format!("seat {number}: {error}")),
        }
        self
    }

    /// Everybody still asked about a tile on offer, or the deal, passes.
    #[track_caller]
    pub fn pass_all(&mut self) -> &mut Play {
        while matches!(self.table().phase, Phase::Claims { .. } | Phase::Opening) {
            let Some(asked) = self.game.asked().next() else { self.fail("claims wait for nobody") };
            self.act(asked.index(), Action::Pass);
        }
        self
    }

    #[track_caller]
    pub(crate) fn legal(&self, number: usize) -> Vec<Action> {
        self.game.legal_actions(seat(number)).legal.to_vec()
    }

    /// The first legal action that is like this.
    #[track_caller]
    fn find(&mut self, number: usize, what: &str, like: impl Fn(&Action) -> bool) -> &mut Play {
        match self.legal(number).into_iter().find(like) {
            Some(action) => self.act(number, action),
            None => self.fail(&format!("seat {number} cannot {what}")),
        }
    }

    /// Discards a tile: from the hand if it holds one, else the drawn one.
    #[track_caller]
    pub fn discard(&mut self, number: usize, text: &str) -> &mut Play {
        let wanted = tile(text);
        self.pass_all();
        self.find(
            number,
            &format!("discard {text}"),
            |action| matches!(action, Action::Discard { tile, .. } if *tile == wanted),
        )
    }

    /// Discards the drawn tile.
    #[track_caller]
    pub fn tsumogiri(&mut self, number: usize) -> &mut Play {
        self.pass_all();
        self.find(number, "discard the drawn tile", |action| matches!(action, Action::Discard { tsumogiri: true, .. }))
    }

    /// Declares riichi with this discard.
    #[track_caller]
    pub fn riichi(&mut self, number: usize, text: &str) -> &mut Play {
        let wanted = tile(text);
        self.pass_all();
        self.find(
            number,
            &format!("riichi with {text}"),
            |action| matches!(action, Action::Riichi { tile, .. } if *tile == wanted),
        )
    }

    /// Declares riichi with this discard and lays the hand open.
    #[track_caller]
    pub fn open_riichi(&mut self, number: usize, text: &str) -> &mut Play {
        let wanted = tile(text);
        self.pass_all();
        self.find(
            number,
            &format!("open riichi with {text}"),
            |action| matches!(action, Action::OpenRiichi { tile, .. } if *tile == wanted),
        )
    }

    /// Chii with these two tiles.
    #[track_caller]
    pub fn chii(&mut self, number: usize, text: &str) -> &mut Play {
        let mut own = pair(text);
        own.sort();
        self.act(number, Action::Chii { own })
    }

    /// Pon; with red fives in the hand the first choice.
    #[track_caller]
    pub fn pon(&mut self, number: usize) -> &mut Play {
        self.find(number, "pon", |action| matches!(action, Action::Pon { .. }))
    }

    /// Pon with these two tiles.
    #[track_caller]
    pub fn pon_with(&mut self, number: usize, text: &str) -> &mut Play {
        let mut own = pair(text);
        own.sort();
        self.act(number, Action::Pon { own })
    }

    #[track_caller]
    pub fn daiminkan(&mut self, number: usize) -> &mut Play {
        self.act(number, Action::Daiminkan)
    }

    #[track_caller]
    pub fn ankan(&mut self, number: usize, text: &str) -> &mut Play {
        self.pass_all();
        self.act(number, Action::Ankan { kind: kind(text) })
    }

    #[track_caller]
    pub fn kakan(&mut self, number: usize, text: &str) -> &mut Play {
        self.pass_all();
        self.act(number, Action::Kakan { tile: tile(text) })
    }

    /// Lays a north aside.
    #[track_caller]
    pub fn kita(&mut self, number: usize) -> &mut Play {
        self.pass_all();
        self.act(number, Action::Kita)
    }

    #[track_caller]
    pub fn kyuushu(&mut self, number: usize) -> &mut Play {
        self.pass_all();
        self.act(number, Action::KyuushuKyuuhai)
    }

    /// Wins with the drawn tile.
    #[track_caller]
    pub fn tsumo(&mut self, number: usize) -> &mut Play {
        self.pass_all();
        self.act(number, Action::Tsumo)
    }

    /// Wins with the tile on offer.
    #[track_caller]
    pub fn ron(&mut self, number: usize) -> &mut Play {
        self.act(number, Action::Ron)
    }

    /// Lets the tile on offer pass.
    #[track_caller]
    pub fn pass(&mut self, number: usize) -> &mut Play {
        self.act(number, Action::Pass)
    }

    /// Everybody discards what is drawn and claims nothing until so many live tiles are left and a turn begins.
    #[track_caller]
    pub fn run_until(&mut self, live_left: u8) -> &mut Play {
        self.pass_all();
        while let Phase::Turn { seat, .. } = self.table().phase
            && self.table().live_left > live_left
        {
            self.tsumogiri(seat.index()).pass_all();
        }
        self
    }

    /// Everybody discards what is drawn and claims nothing until the round is over.
    #[track_caller]
    pub fn run_out(&mut self) -> &mut Play {
        self.run_until(0);
        if let Phase::Turn { seat, .. } = self.table().phase {
            self.tsumogiri(seat.index()).pass_all();
        }
        self
    }

    /// Everybody discards what is drawn and claims nothing until this seat has drawn again.
    #[track_caller]
    pub fn run_to(&mut self, number: usize) -> &mut Play {
        self.pass_all();
        while let Phase::Turn { seat, .. } = self.table().phase
            && seat.index() != number
        {
            self.tsumogiri(seat.index()).pass_all();
        }
        self
    }

    /// The result; everybody still asked passes, and a noten hand stays hidden.
    #[track_caller]
    pub fn result(&mut self) -> RoundEnd {
        self.pass_all();
        while let Some(seat) = self.table().to_declare()
            && self.game.legal_actions(seat).legal.contains(&Action::ShowNoten)
        {
            self.act(seat.index(), Action::HideHand);
        }
        match self.table().result() {
            Some(end) => end.clone(),
            None => self.fail("the round is not over"),
        }
    }

    /// The win of a seat.
    #[track_caller]
    pub fn win(&mut self, number: usize) -> RoundWin {
        let wins = match self.result().outcome {
            Outcome::Won { wins, .. } => wins,
            _ => self.fail("nobody won"),
        };
        let mine = wins.into_iter().find(|win| win.seat == seat(number));
        mine.unwrap_or_else(|| self.fail(&format!("seat {number} did not win")))
    }

    /// Everybody goes on; the hand to be dealt.
    #[track_caller]
    pub fn next_hand(&mut self) -> RoundPosition {
        self.result();
        let asked: Vec<_> = self.game.asked().collect();
        for asked in asked {
            self.act(asked.index(), Action::Continue);
        }
        self.game.needs_wall().unwrap_or_else(|| self.fail("no hand follows"))
    }

    /// Whether such an event has happened.
    pub fn saw(&self, like: impl Fn(&PublicEvent) -> bool) -> bool {
        self.events.iter().any(|event| matches!(event, Event::Public(public) if like(public)))
    }
}

#[track_caller]
fn pair(text: &str) -> [Tile; 2] {
    let tiles = jantaku_core::notation::parse_tiles(text).unwrap_or_else(|error| panic!("{error}"));
    tiles.try_into().unwrap_or_else(|_| panic!("`{text}` should be two tiles"))
}
