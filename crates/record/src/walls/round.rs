//! A round seen from its wall: whose turn it is to draw, from where, and which indicators are turned.

use jantaku_core::rules::KanDoraTiming;
use jantaku_core::{BySeat, Place, Players, Seat, Tile, Wall, dealt_at};
use jantaku_engine::DrawFrom;

use super::lines::{Call, DealtForm, Kan, OneTile, Outcome, Rules, WallLine, Win};
use crate::Fault;

/// What may be taken or said next.
#[derive(Clone, Copy)]
enum Next {
    /// The dealer's first draw.
    First(Seat),
    /// Whoever drew or called discards, or declares a kan or a north; they may win with what they drew.
    Act { seat: Seat, drawn: Option<Tile> },
    /// A discard is called or won with, or the next player draws.
    Discarded { seat: Seat, tile: Tile },
    /// A kan or north is won with, or its supplement tile is drawn.
    Declared { seat: Seat },
    /// The supplement tile of an open kan is drawn.
    Called { seat: Seat },
}

/// A round so far.
pub struct Round<'a> {
    rules: &'a Rules,
    wall: &'a Wall,
    players: Players,
    next: Next,
    live: usize,
    supplements: usize,
    indicators: usize,
    /// When each kan or north that turns an indicator does so, in their order.
    turns: Vec<KanDoraTiming>,
    riichi: BySeat<bool>,
}

impl<'a> Round<'a> {
    /// A round that has just been dealt.
    pub fn dealt(rules: &'a Rules, wall: &'a Wall, dealt: &DealtForm) -> Result<Round<'a>, Fault> {
        let players = rules.players;
        let hand = |seat: Seat| -> Vec<Tile> {
            let turn = (seat.index() + players.count() - dealt.dealer.index()) % players.count();
            (0..13).filter_map(|nth| wall.tiles().get(dealt_at(players, turn, nth)).copied()).collect()
        };
        if !dealt.hands.iter().map(|hand| &hand.0).eq(&players.seats().map(hand).collect::<Vec<_>>()) {
            return Err(Fault::NotOfWall("hands"));
        }
        if dealt.dice.is_some() && dealt.dice != wall.dice() {
            return Err(Fault::NotOfWall("dice"));
        }
        let (next, riichi) = (Next::First(dealt.dealer), BySeat::from_fn(players, |_| false));
        let live = 13 * players.count();
        let mut round =
            Round { rules, wall, players, next, live, supplements: 0, indicators: 0, turns: Vec::new(), riichi };
        round.turn(dealt.indicator.0)?;
        Ok(round)
    }

    /// Checks an event and folds it into the round.
    pub fn take(&mut self, event: &WallLine) -> Result<(), Fault> {
        match *event {
            WallLine::Drew { seat, tile, from } => self.draw(seat, tile.0, from),
            WallLine::Discarded { seat, tile: OneTile(tile), riichi } => {
                self.acts(seat)?;
                self.riichi[seat] |= riichi;
                self.next = Next::Discarded { seat, tile };
                Ok(())
            }
            WallLine::Called { seat, ref meld } => self.call(seat, meld.kind),
            WallLine::KanDeclared { seat, ref meld } => {
                self.acts(seat)?;
                self.turns_one(match meld.kind {
                    Kan::Ankan => self.rules.kan_dora_ankan,
                    Kan::Kakan => self.rules.kan_dora_kakan,
                });
                self.next = Next::Declared { seat };
                Ok(())
            }
            WallLine::Kita { seat } => {
                self.acts(seat)?;
                if self.rules.kita_new_dora {
                    self.turns_one(KanDoraTiming::BeforeDraw);
                }
                self.next = Next::Declared { seat };
                Ok(())
            }
            WallLine::DoraRevealed { indicator } => self.turn(indicator.0),
            WallLine::RoundEnded { ref outcome, .. } => self.end(outcome),
            _ => Ok(()),
        }
    }

    fn draw(&mut self, seat: Seat, tile: Tile, from: DrawFrom) -> Result<(), Fault> {
        let place = match (from, self.next) {
            (DrawFrom::Live, Next::First(next)) if next == seat => self.live_place()?,
            (DrawFrom::Live, Next::Discarded { seat: last, .. }) if last.next(self.players) == seat => {
                self.turned(self.turns.len())?;
                self.live_place()?
            }
            (DrawFrom::Supplement, Next::Declared { seat: last } | Next::Called { seat: last }) if last == seat => {
                self.turned(self.with_timing(&[KanDoraTiming::BeforeDraw]))?;
                self.supplements += 1;
                Place::Supplement(self.supplements - 1)
            }
            _ => return Err(self.out_of_turn()),
        };
        self.is_at(place, tile)?;
        self.next = Next::Act { seat, drawn: Some(tile) };
        Ok(())
    }

    /// The place of the next tile of the live wall, which loses one with each supplement tile.
    fn live_place(&mut self) -> Result<Place, Fault> {
        if self.is_exhausted() {
            return Err(Fault::WallOut);
        }
        self.live += 1;
        Ok(Place::Live(self.live - 1))
    }

    fn is_exhausted(&self) -> bool {
        self.live + self.supplements >= self.wall.live_len()
    }

    fn call(&mut self, seat: Seat, call: Call) -> Result<(), Fault> {
        match self.next {
            Next::Discarded { seat: from, .. } if from != seat => self.turned(self.turns.len())?,
            _ => return Err(self.out_of_turn()),
        }
        self.next = match call {
            Call::Chii | Call::Pon => Next::Act { seat, drawn: None },
            Call::Daiminkan => {
                self.turns_one(self.rules.kan_dora_daiminkan);
                Next::Called { seat }
            }
        };
        Ok(())
    }

    fn acts(&self, by: Seat) -> Result<(), Fault> {
        match self.next {
            Next::Act { seat, .. } if seat == by => Ok(()),
            _ => Err(self.out_of_turn()),
        }
    }

    /// A kan or north that turns an indicator sooner or later; there are only five.
    fn turns_one(&mut self, timing: KanDoraTiming) {
        if self.rules.kan_dora && self.turns.len() + 1 < Wall::INDICATORS {
            self.turns.push(timing);
        }
    }

    fn turn(&mut self, indicator: Tile) -> Result<(), Fault> {
        let (found, wanted) = (self.indicators + 1, self.turns.len() + 1);
        if found > wanted {
            return Err(Fault::Indicators { found, wanted });
        }
        self.is_at(Place::Indicator(self.indicators), indicator)?;
        self.indicators += 1;
        Ok(())
    }

    fn with_timing(&self, timings: &[KanDoraTiming]) -> usize {
        self.turns.iter().filter(|timing| timings.contains(timing)).count()
    }

    /// Checks that as many indicators are turned as the kans turn by now at least.
    fn turned(&self, by_kans: usize) -> Result<(), Fault> {
        let (found, wanted) = (self.indicators, by_kans + 1);
        if found < wanted { Err(Fault::Indicators { found, wanted }) } else { Ok(()) }
    }

    fn end(&self, outcome: &Outcome) -> Result<(), Fault> {
        match outcome {
            Outcome::Abortive {} => Ok(()),
            Outcome::Exhaustive {} if self.is_exhausted() => self.turned(self.turns.len()),
            Outcome::Exhaustive {} => Err(Fault::Turn("a draw from the live wall, which has tiles left,".to_owned())),
            Outcome::Won { wins, ura_indicators } => {
                wins.iter().try_for_each(|win| self.win(win))?;
                self.ura(wins, ura_indicators)
            }
        }
    }

    fn win(&self, win: &Win) -> Result<(), Fault> {
        use KanDoraTiming::{AfterDiscardOrWithWin, BeforeDraw, WithNextDiscard};
        match (win.from, self.next) {
            (None, Next::Act { seat, drawn: Some(drawn) }) if (seat, drawn) == (win.seat, win.tile.0) => {
                self.turned(self.with_timing(&[BeforeDraw, AfterDiscardOrWithWin]))
            }
            (Some(from), Next::Discarded { seat, tile }) if (seat, tile) == (from, win.tile.0) => {
                self.turned(self.with_timing(&[BeforeDraw, WithNextDiscard, AfterDiscardOrWithWin]))
            }
            (Some(from), Next::Declared { seat }) if seat == from => {
                self.turned(if self.rules.kan_dora_on_robbed_kan { self.turns.len() } else { 0 })
            }
            _ => Err(self.out_of_turn()),
        }
    }

    /// The ura indicators that a winner in riichi turns.
    fn ura(&self, wins: &[Win], found: &[OneTile]) -> Result<(), Fault> {
        let in_riichi = wins.iter().any(|win| self.riichi[win.seat]);
        let first = usize::from(!self.rules.ura_dora);
        let end = if self.rules.kan_ura_dora { self.indicators } else { 1 };
        let wanted = (first..end).filter(|_| in_riichi).filter_map(|nth| self.wall.at(Place::Ura(nth)));
        if wanted.eq(found.iter().map(|tile| tile.0)) { Ok(()) } else { Err(Fault::NotOfWall("ura indicators")) }
    }

    fn is_at(&self, place: Place, tile: Tile) -> Result<(), Fault> {
        match self.wall.at(place) {
            Some(wanted) if wanted == tile => Ok(()),
            Some(wanted) => Err(Fault::WallTile { found: tile, wanted }),
            None => Err(Fault::WallOut),
        }
    }

    fn out_of_turn(&self) -> Fault {
        Fault::Turn(match self.next {
            Next::First(seat) => format!("the first draw, of seat {seat},"),
            Next::Act { seat, .. } => format!("what seat {seat} does"),
            Next::Discarded { seat, .. } => format!("a claim of the discard of seat {seat}, or the draw after it,"),
            Next::Declared { seat } | Next::Called { seat } => format!("the supplement tile of seat {seat}"),
        })
    }
}

impl WallLine {
    /// Whether the line belongs to a round, after its deal.
    pub fn is_of_round(&self) -> bool {
        match self {
            WallLine::Wall { .. }
            | WallLine::SharedWall { .. }
            | WallLine::Seed { .. }
            | WallLine::SharedSeed { .. }
            | WallLine::Tiles(_)
            | WallLine::Dealt(_)
            | WallLine::GameEnded {}
            | WallLine::MatchEnded { .. } => false,
            WallLine::Drew { .. }
            | WallLine::Discarded { .. }
            | WallLine::Called { .. }
            | WallLine::KanDeclared { .. }
            | WallLine::Kita { .. }
            | WallLine::DoraRevealed { .. }
            | WallLine::RoundEnded { .. }
            | WallLine::RiichiPaid {}
            | WallLine::WallRanOut {}
            | WallLine::TenpaiDeclared {}
            | WallLine::NotenShown {}
            | WallLine::Away {}
            | WallLine::Back {}
            | WallLine::Spent {} => true,
        }
    }

    /// The seats that the line names, and the points of all of them.
    pub fn seats_and_scores(&self) -> (Vec<Option<Seat>>, Option<&Vec<i32>>) {
        match self {
            WallLine::Dealt(dealt) => (vec![Some(dealt.dealer)], Some(&dealt.scores)),
            WallLine::Drew { seat, .. }
            | WallLine::Discarded { seat, .. }
            | WallLine::Called { seat, .. }
            | WallLine::KanDeclared { seat, .. }
            | WallLine::Kita { seat } => (vec![Some(*seat)], None),
            WallLine::RoundEnded { outcome: Outcome::Won { wins, .. }, scores } => {
                (wins.iter().flat_map(|win| [Some(win.seat), win.from]).collect(), Some(scores))
            }
            WallLine::RoundEnded { scores, .. } | WallLine::MatchEnded { scores, .. } => (Vec::new(), Some(scores)),
            _ => (Vec::new(), None),
        }
    }
}
