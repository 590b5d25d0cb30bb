//! What must be so in a hand of play.

use jantaku_core::{Seat, Yaku};
use jantaku_engine::{Abort, Action, EndReason, IllegalReason, Intent, Outcome, Phase};
use jantaku_score::{Account, Reason};

use crate::{Play, seat};

impl Play {
    /// The seat may do this.
    #[track_caller]
    pub fn expect_legal(&mut self, number: usize, what: Intent) -> &mut Play {
        if !self.legal(number).iter().any(|action| self.is(action, what)) {
            self.fail(&format!("seat {number} should be able to {what:?}"));
        }
        self
    }

    /// The seat may do exactly these things.
    #[track_caller]
    pub fn expect_only(&mut self, number: usize, actions: &[Action]) -> &mut Play {
        let legal = self.legal(number);
        if legal != actions {
            self.fail(&format!("seat {number} may do {legal:?}, not {actions:?}"));
        }
        self
    }

    /// The seat may not do this.
    #[track_caller]
    pub fn expect_not_legal(&mut self, number: usize, what: Intent) -> &mut Play {
        if self.legal(number).iter().any(|action| self.is(action, what)) {
            self.fail(&format!("seat {number} should not be able to {what:?}"));
        }
        self
    }

    /// The seat may not do this, for this reason: now, or when a tile was last on offer.
    #[track_caller]
    pub fn expect_illegal(&mut self, number: usize, what: Intent, why: IllegalReason) -> &mut Play {
        self.expect_not_legal(number, what);
        let mut denied = self.game().illegal_intents(seat(number));
        denied.extend(self.offer().illegal_intents(seat(number)));
        if !denied.iter().any(|denied| denied.what == what && denied.why == why) {
            self.fail(&format!("seat {number} should be denied {what:?}: {why}; denied are {denied:?}"));
        }
        self
    }

    /// The seat could not claim the tile that was last on offer.
    #[track_caller]
    pub fn expect_no_claim(&mut self, number: usize) -> &mut Play {
        let legal = self.offer().legal_actions(seat(number)).legal;
        if !legal.is_empty() {
            self.fail(&format!("seat {number} could claim the tile: {legal:?}"));
        }
        self
    }

    /// Nothing is asked of the seat.
    #[track_caller]
    pub fn expect_not_asked(&mut self, number: usize) -> &mut Play {
        self.expect_only(number, &[])
    }

    /// Whether an action is what a player wished for.
    fn is(&self, action: &Action, what: Intent) -> bool {
        let offered = |kind| matches!(self.table().phase, Phase::Claims { tile, .. } if tile.kind() == kind);
        match (action, what) {
            (Action::Ron, Intent::Ron)
            | (Action::Tsumo, Intent::Tsumo)
            | (Action::Riichi { .. } | Action::OpenRiichi { .. }, Intent::Riichi)
            | (Action::Chii { .. }, Intent::Chii)
            | (Action::Pon { .. }, Intent::Pon)
            | (Action::Kita, Intent::Kita)
            | (Action::KyuushuKyuuhai, Intent::KyuushuKyuuhai) => true,
            (Action::Ankan { kind }, Intent::Kan { kind: wanted }) => *kind == wanted,
            (Action::Kakan { tile }, Intent::Kan { kind: wanted }) => tile.kind() == wanted,
            (Action::Daiminkan, Intent::Kan { kind: wanted }) => offered(wanted),
            (Action::Discard { tile, .. }, Intent::Discard { tile: wanted }) => *tile == wanted,
            _ => false,
        }
    }

    /// The seat may act on its own turn.
    #[track_caller]
    pub fn expect_turn(&mut self, number: usize) -> &mut Play {
        self.pass_all();
        match self.table().phase {
            Phase::Turn { seat: turn, .. } if turn == seat(number) => self,
            _ => self.fail(&format!("it should be the turn of seat {number}")),
        }
    }

    /// Everybody's points now; everybody still asked passes.
    #[track_caller]
    pub fn expect_scores<const N: usize>(&mut self, scores: [i32; N]) -> &mut Play {
        self.pass_all();
        let found: Vec<i32> = self.table().scores.values().copied().collect();
        if found != scores {
            self.fail(&format!("the points are {found:?}, not {scores:?}"));
        }
        self
    }

    /// Riichi sticks on the table.
    #[track_caller]
    pub fn expect_sticks(&mut self, sticks: u32) -> &mut Play {
        self.pass_all();
        if self.table().sticks != sticks {
            self.fail(&format!("{} sticks lie on the table, not {sticks}", self.table().sticks));
        }
        self
    }

    /// The dora indicators now.
    #[track_caller]
    pub fn expect_indicators(&mut self, count: usize) -> &mut Play {
        let found = self.table().indicators.len();
        if found != count {
            self.fail(&format!("{found} indicators are turned, not {count}"));
        }
        self
    }

    /// Who won, in turn order from the discarder.
    #[track_caller]
    pub fn expect_won(&mut self, seats: &[usize]) -> &mut Play {
        match self.result().outcome {
            Outcome::Won { wins, .. } if wins.iter().map(|win| win.seat.index()).eq(seats.iter().copied()) => self,
            outcome => self.fail(&format!("{seats:?} should have won, but {outcome:?}")),
        }
    }

    /// The yaku of a win, in any order.
    #[track_caller]
    pub fn expect_yaku(&mut self, number: usize, yaku: &[Yaku]) -> &mut Play {
        let mut found: Vec<Yaku> = self.win(number).win.yaku.iter().map(|line| line.yaku).collect();
        let mut wanted = yaku.to_vec();
        found.sort_by_key(|yaku| *yaku as usize);
        wanted.sort_by_key(|yaku| *yaku as usize);
        if found != wanted {
            self.fail(&format!("the yaku of seat {number} are {found:?}, not {wanted:?}"));
        }
        self
    }

    /// Han and fu of a win, dora counted.
    #[track_caller]
    pub fn expect_han_fu(&mut self, number: usize, han: u8, fu: u8) -> &mut Play {
        let win = self.win(number).win;
        if (win.han, win.fu.total) != (han, fu) {
            self.fail(&format!("{} han {} fu, not {han} han {fu} fu", win.han, win.fu.total));
        }
        self
    }

    /// A payment was made: the sum for this reason from one seat to another.
    #[track_caller]
    pub fn expect_paid(&mut self, from: usize, to: usize, points: i32, reason: Reason) -> &mut Play {
        let (payer, payee) = (Account::Seat(seat(from)), Account::Seat(seat(to)));
        let end = self.result();
        let paid = end.payments.iter().filter(|paid| paid.from == payer && paid.to == payee && paid.reason == reason);
        let sum: i32 = paid.map(|paid| paid.points).sum();
        if sum != points {
            self.fail(&format!("seat {from} paid seat {to} {sum} for {reason:?}, not {points}"));
        }
        self
    }

    /// The round was broken off.
    #[track_caller]
    pub fn expect_abort(&mut self, wanted: Abort) -> &mut Play {
        match self.result().outcome {
            Outcome::Abortive { reason, .. } if reason == wanted => self,
            outcome => self.fail(&format!("{wanted:?} should have ended the round, but {outcome:?}")),
        }
    }

    /// The wall ran out with these seats tenpai and these scoring nagashi.
    #[track_caller]
    pub fn expect_exhaustive(&mut self, ready: &[usize], scoring: &[usize]) -> &mut Play {
        let same =
            |seats: Vec<Seat>, wanted: &[usize]| seats.iter().map(|seat| seat.index()).eq(wanted.iter().copied());
        match self.result().outcome {
            Outcome::Exhaustive { hands, nagashi }
                if same(nagashi.clone(), scoring)
                    && same(
                        hands.iter().filter(|(_, showing)| showing.is_tenpai()).map(|(seat, _)| seat).collect(),
                        ready,
                    ) =>
            {
                self
            }
            outcome => self.fail(&format!("{ready:?} should be tenpai, {scoring:?} nagashi, but {outcome:?}")),
        }
    }

    /// How often the match deals on: everybody goes on, and the next hand is this.
    #[track_caller]
    pub fn expect_next(&mut self, wind_index: u8, dealer: usize, honba: u32, sticks: u32) -> &mut Play {
        let position = self.next_hand();
        let found = (position.wind_index, position.dealer.index(), position.honba, position.sticks);
        if found != (wind_index, dealer, honba, sticks) {
            self.fail(&format!("the next hand is {found:?}, not {:?}", (wind_index, dealer, honba, sticks)));
        }
        self
    }

    /// The match is over.
    #[track_caller]
    pub fn expect_ended(&mut self, reason: EndReason) -> &mut Play {
        self.result();
        match self.game().settlement() {
            Some(settlement) if settlement.reason == reason => self,
            other => self.fail(&format!("the match should have ended by {reason:?}, but {other:?}")),
        }
    }
}
