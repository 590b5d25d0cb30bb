//! What must happen next when nobody has a choice, and how claims are resolved: the one place that knows their
//! priority.

use arrayvec::ArrayVec;
use jantaku_core::rules::{CallPriority, KanDoraTiming, MultiRon, StakeOnRon, Suukaikan, TenpaiDeclaration};
use jantaku_core::{Meld, Place, Seat, Tile, Wall};

use crate::legal::{self, Claims, daiminkan, four_kans_of_several, pon, round_ends};
use crate::seat_state::SeatState;
use crate::table::DoraPending;
use crate::{Abort, Action, ClaimOn, DrawFrom, Event, Phase, PublicEvent, RiichiStatus, Round, outcome};

/// The result of the claims on a tile.
enum Claim {
    /// An answer that could change the result is missing.
    Open,
    /// These seats win, in turn order.
    Ron(ArrayVec<Seat, 3>),
    Call(Seat, Action),
    None,
}

impl Round {
    /// The next event, if it needs no choice.
    #[inline]
    pub(crate) fn step(&self) -> Option<Event> {
        match self.plain_draw() {
            Some((seat, tile)) => Some(Event::Drew { seat, tile, from: DrawFrom::Live }),
            None => self.other_step(),
        }
    }

    /// The most frequent next event: nobody can claim the discard and nothing else follows from it, so the next player
    /// draws.
    #[inline]
    pub(crate) fn plain_draw(&self) -> Option<(Seat, Tile)> {
        let Phase::Claims { from, on: ClaimOn::Discard, .. } = self.table.phase else { return None };
        if self.is_claimed() || self.is_claimable() || self.brings_something(from) {
            return None;
        }
        Some((from.next(self.table.players()), self.live_wall().next()?))
    }

    /// Any other next event that needs no choice.
    #[inline(never)]
    pub(crate) fn other_step(&self) -> Option<Event> {
        match self.table.phase {
            Phase::Over(_) => None,
            _ if self.table.dora.due > 0 => self.turn_indicator(),
            Phase::Opening => self.opening(),
            Phase::Showdown { .. } => self.showdown(),
            Phase::Draw { seat, from: DrawFrom::Live } => self.live_draw(seat),
            Phase::Draw { seat, from: DrawFrom::Supplement } => self.after_kan(seat),
            Phase::Turn { seat, .. } => self.declared_win(seat),
            Phase::Claims { from, tile, on } => self.settle_claims(from, tile, on),
        }
    }

    //
    /// The self-draw that was announced before an indicator had to be turned.
    #[inline]
    fn declared_win(&self, seat: Seat) -> Option<Event> {
        match self.own[seat].answer {
            Some(Action::Tsumo) if self.table.dora.any_before_win() => self.turn_indicator(),
            Some(Action::Tsumo) => self.tsumo(seat),
            _ => None,
        }
    }

    #[inline(never)]
    pub(crate) fn tsumo(&self, seat: Seat) -> Option<Event> {
        Some(Event::Public(PublicEvent::RoundEnded(Box::new(outcome::tsumo(self, seat)?))))
    }

    //
    /// When everyone who may have the deal repeated has decided, it is repeated or the dealer draws.
    #[inline(never)]
    fn opening(&self) -> Option<Event> {
        let asked = |seat| legal::asks(&self.table, seat, &self.own[seat]);
        if self.table.players().seats().any(asked) {
            return None;
        }
        let redeals = |seat: &Seat| self.own[*seat].answer == Some(Action::KyuushuKyuuhai);
        let redeal: Vec<Seat> = self.table.players().seats().filter(redeals).collect();
        if redeal.is_empty() {
            self.live_draw(self.table.dealer())
        } else {
            Some(self.broken_off(Abort::KyuushuKyuuhai, &redeal))
        }
    }

    //
    /// A player without a choice shows a tenpai hand and no other; the others choose.
    #[inline(never)]
    fn showdown(&self) -> Option<Event> {
        let Some(seat) = self.table.to_declare() else {
            return Some(Event::Public(PublicEvent::RoundEnded(Box::new(outcome::exhaustive(self)))));
        };
        let own = &self.own[seat];
        if legal::asks(&self.table, seat, own) {
            return None;
        }
        let showing = Box::new(outcome::unasked(&self.table, seat, own));
        Some(Event::Public(PublicEvent::HandDeclared { seat, showing }))
    }

    #[inline(never)]
    fn turn_indicator(&self) -> Option<Event> {
        let indicator = self.wall.at(Place::Indicator(self.table.indicators.len()))?;
        Some(Event::Public(PublicEvent::DoraRevealed { indicator }))
    }

    #[inline]
    fn live_draw(&self, seat: Seat) -> Option<Event> {
        let tile = self.live_wall().next()?;
        Some(Event::Drew { seat, tile, from: DrawFrom::Live })
    }

    //
    /// The tiles left in the live wall, the next one first. It loses a tile at its end with each supplement tile.
    #[inline]
    pub fn live_wall(&self) -> impl Iterator<Item = Tile> + '_ {
        let left = usize::from(self.table.live_left);
        let drawn = self.wall.live_len() - left - usize::from(self.table.supplements);
        (drawn..drawn + left).map_while(|nth| self.wall.at(Place::Live(nth)))
    }

    /// After a kan or north that was not robbed: it ends the round, or its supplement tile is drawn.
    #[inline(never)]
    fn after_kan(&self, seat: Seat) -> Option<Event> {
        if self.table.kans() > Wall::KANS {
            return Some(self.broken_off(Abort::FifthKan, &[]));
        }
        let ends = self.table.rules.suukaikan == Suukaikan::AtFourthKan && four_kans_of_several(&self.table);
        if ends { Some(self.broken_off(Abort::Suukaikan, &[])) } else { self.supplement_draw(seat) }
    }

    #[inline(never)]
    pub(crate) fn broken_off(&self, reason: Abort, shown: &[Seat]) -> Event {
        Event::Public(PublicEvent::RoundEnded(Box::new(outcome::abortive(self, reason, shown))))
    }

    fn supplement_draw(&self, seat: Seat) -> Option<Event> {
        if self.table.dora.any_at(KanDoraTiming::BeforeDraw) {
            return self.turn_indicator();
        }
        let tile = self.wall.at(Place::Supplement(usize::from(self.table.supplements)))?;
        Some(Event::Drew { seat, tile, from: DrawFrom::Supplement })
    }

    #[inline]
    fn settle_claims(&self, from: Seat, tile: Tile, on: ClaimOn) -> Option<Event> {
        match self.claim(from) {
            Claim::Open => None,
            Claim::Ron(winners) => {
                let first = self.stake_lost(from).or_else(|| self.turned_before_ron(on));
                first.or_else(|| Some(self.ron(&winners)))
            }
            Claim::Call(seat, action) => self.passed(from).or_else(|| self.call(seat, action, from, tile)),
            Claim::None if on == ClaimOn::Discard => self.passed(from).or_else(|| self.next_turn(from)),
            Claim::None => self.after_kan(from),
        }
    }

    /// The result for the tile on offer. Until somebody has claimed it, it stays open as long as anyone may.
    #[inline]
    fn claim(&self, from: Seat) -> Claim {
        if self.is_claimed() {
            self.best_claim(from)
        } else if self.is_claimable() {
            Claim::Open
        } else {
            Claim::None
        }
    }

    /// Whether somebody has claimed the tile on offer.
    #[inline]
    fn is_claimed(&self) -> bool {
        let claimed = |own: &SeatState| !matches!(own.answer, None | Some(Action::Pass));
        !self.answered.is_empty() && self.own.values().any(claimed)
    }

    /// Whether somebody who has not answered may claim it.
    #[inline]
    fn is_claimable(&self) -> bool {
        self.own.values().any(|own| own.claims.any())
    }

    //
    /// Ron before pon and kan before chii, or the first call before later ones; multiple rons by the house's rule.
    #[inline(never)]
    fn best_claim(&self, from: Seat) -> Claim {
        let players = self.table.players();
        let first_call = self.table.rules.call_priority == CallPriority::FirstCall;
        let mut rons = ArrayVec::new();
        let mut call: Option<(Seat, Action)> = None;
        let mut ron_missing = false;
        let mut best_missing = 0;
        for seat in players.others(from) {
            match self.own[seat].answer {
                Some(Action::Ron) if self.table.rules.multi_ron == MultiRon::HeadBump && ron_missing => {}
                Some(Action::Ron) => rons.push(seat),
                Some(Action::Pass) => {}
                Some(action) if rank(action) > call.map_or(0, |(_, best)| rank(best)) => call = Some((seat, action)),
                Some(_) => {}
                None => {
                    let claims = self.own[seat].claims;
                    let nearer_won = self.table.rules.multi_ron == MultiRon::HeadBump && !rons.is_empty();
                    ron_missing |= claims.ron && !nearer_won;
                    best_missing = best_missing.max(best_call(claims));
                }
            }
        }
        if ron_missing {
            return Claim::Open;
        }
        if !rons.is_empty() {
            if self.table.rules.multi_ron == MultiRon::HeadBump {
                rons.truncate(1);
            }
            return Claim::Ron(rons);
        }
        if first_call {
            let called = self.answered.iter().filter_map(|&seat| Some((seat, self.own[seat].answer?)));
            call = called.into_iter().find(|(_, action)| rank(*action) > 0);
        }
        let settled = if first_call && call.is_some() { u8::MAX } else { call.map_or(0, |(_, action)| rank(action)) };
        if best_missing > settled {
            return Claim::Open;
        }
        call.map_or(Claim::None, |(seat, action)| Claim::Call(seat, action))
    }

    #[inline(never)]
    fn ron(&self, winners: &[Seat]) -> Event {
        let abort = winners.len() == 3 && self.table.rules.multi_ron == MultiRon::DoublePayTripleAbort;
        let end = if abort { outcome::abortive(self, Abort::Sanchahou, winners) } else { outcome::ron(self, winners) };
        Event::Public(PublicEvent::RoundEnded(Box::new(end)))
    }

    /// The payment of the stick of a riichi declared with this discard.
    fn stick(&self, from: Seat) -> Option<Event> {
        let declared = matches!(self.table.riichi[from], RiichiStatus::Declared { .. });
        declared.then_some(Event::Public(PublicEvent::RiichiPaid { seat: from }))
    }

    //
    /// In a house where the stick is lost even if the riichi tile is ronned, it is paid before the win.
    fn stake_lost(&self, from: Seat) -> Option<Event> {
        self.stick(from).filter(|_| self.table.rules.riichi_stake_on_ron == StakeOnRon::Lost)
    }

    /// The indicator that is turned before a ron counts: that of a robbed kan, or one that waited for a win.
    pub(crate) fn turned_before_ron(&self, on: ClaimOn) -> Option<Event> {
        let dora = self.table.dora;
        let turned = match on {
            ClaimOn::Discard => dora.any_before_win(),
            _ => self.table.rules.kan_dora_on_robbed_kan && dora.total() > 0,
        };
        turned.then(|| self.turn_indicator()).flatten()
    }

    /// Whether anything follows from the discard of `from` if nobody wins with it.
    #[inline]
    fn brings_something(&self, from: Seat) -> bool {
        let declared = matches!(self.table.riichi[from], RiichiStatus::Declared { .. });
        declared || self.table.dora != DoraPending::default() || round_ends(&self.table).is_some()
    }

    /// What follows from a discard that nobody won with: the riichi stick, a late indicator, an abortive draw.
    fn passed(&self, from: Seat) -> Option<Event> {
        if let Some(paid) = self.stick(from) {
            return Some(paid);
        }
        if self.table.dora.any_after_discard() {
            return self.turn_indicator();
        }
        let reason = round_ends(&self.table)?;
        if let (Abort::SuuchaRiichi, Some(chombo)) = (reason, outcome::chombo(self)) {
            return Some(Event::Public(PublicEvent::RoundEnded(Box::new(chombo))));
        }
        let shown: Vec<Seat> = self.table.players().seats().filter(|_| reason == Abort::SuuchaRiichi).collect();
        Some(self.broken_off(reason, &shown))
    }

    #[inline(never)]
    fn call(&self, seat: Seat, action: Action, from: Seat, tile: Tile) -> Option<Event> {
        let meld = match action {
            Action::Chii { own } => Meld::Chii(jantaku_core::Chii::new(tile, own).ok()?),
            Action::Pon { own } => Meld::Pon(pon(&self.table, seat, from, tile, own)?),
            _ => Meld::Daiminkan(daiminkan(&self.table, seat, &self.own[seat].hand, from, tile)?),
        };
        Some(Event::Public(PublicEvent::Called { seat, meld }))
    }

    fn next_turn(&self, from: Seat) -> Option<Event> {
        let next = from.next(self.table.players());
        self.live_draw(next).or_else(|| Some(Event::Public(self.wall_ran_out())))
    }

    /// Players choose whether to show their hands, unless nagashi is settled instead.
    #[inline(never)]
    fn wall_ran_out(&self) -> PublicEvent {
        let rules = &self.table.rules;
        let by_choice = rules.tenpai_declaration == TenpaiDeclaration::Voluntary || rules.noten_may_show;
        if by_choice && outcome::nagashi(&self.table).is_empty() && outcome::chombo(self).is_none() {
            PublicEvent::WallRanOut
        } else {
            PublicEvent::RoundEnded(Box::new(outcome::exhaustive(self)))
        }
    }
}

/// The rank of a call; the highest goes first.
fn rank(action: Action) -> u8 {
    match action {
        Action::Pon { .. } | Action::Daiminkan => TRIPLET,
        Action::Chii { .. } => RUN,
        _ => 0,
    }
}

/// The rank of the best call a seat could make.
fn best_call(claims: Claims) -> u8 {
    match claims {
        Claims { pon: true, .. } | Claims { kan: true, .. } => TRIPLET,
        Claims { chii: true, .. } => RUN,
        _ => 0,
    }
}

const TRIPLET: u8 = 2;
const RUN: u8 = 1;
