use jantaku_core::{BySeat, Hand, Seat, Tile};
use jantaku_engine::{Abort, EndReason, Outcome, RoundEnd, RoundWin, Settlement, Showing, Standing};
use jantaku_score::{Account, Payments, Reason, Transfer};
use serde::{Deserialize, Serialize};

use super::tally::is_nothing;
use super::{HandForm, LineError, RoundWinForm, by_seat};

/// How a round ended, with its payments.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RoundEndForm {
    pub outcome: OutcomeForm,
    pub payments: Vec<TransferForm>,
    pub scores: Vec<i32>,
    pub sticks: u32,
}

impl From<&RoundEnd> for RoundEndForm {
    fn from(end: &RoundEnd) -> Self {
        RoundEndForm {
            outcome: (&end.outcome).into(),
            payments: end.payments.iter().map(TransferForm::from).collect(),
            scores: end.scores.values().copied().collect(),
            sticks: end.sticks,
        }
    }
}

impl TryFrom<RoundEndForm> for RoundEnd {
    type Error = LineError;

    fn try_from(form: RoundEndForm) -> Result<Self, LineError> {
        Ok(RoundEnd {
            outcome: form.outcome.try_into()?,
            payments: form.payments.into_iter().map(Transfer::try_from).collect::<Result<Payments, _>>()?,
            scores: by_seat("scores", form.scores)?,
            sticks: form.sticks,
        })
    }
}

/// What ended a round. If hands are shown, there is one for each seat, `null` for a hidden one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum OutcomeForm {
    Won {
        wins: Vec<RoundWinForm>,
        ura_indicators: Vec<Tile>,
    },
    Exhaustive {
        tenpai: Vec<Option<HandForm>>,
        /// Noten hands shown by choice; omitted if there are none.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        noten: Vec<NotenForm>,
        nagashi: Vec<Seat>,
    },
    Abortive {
        reason: Abort,
        shown: Vec<Option<HandForm>>,
    },
}

impl From<&Outcome> for OutcomeForm {
    fn from(outcome: &Outcome) -> Self {
        let shown = |hands: &BySeat<Option<Hand>>| -> Vec<Option<HandForm>> {
            hands.values().map(|hand| hand.as_ref().map(HandForm::from)).collect()
        };
        match outcome {
            Outcome::Won { wins, ura_indicators } => OutcomeForm::Won {
                wins: wins.iter().map(RoundWinForm::from).collect(),
                ura_indicators: ura_indicators.clone(),
            },
            Outcome::Exhaustive { hands, nagashi } => OutcomeForm::Exhaustive {
                tenpai: hands.values().map(|showing| showing.tenpai().map(HandForm::from)).collect(),
                noten: hands.iter().filter_map(NotenForm::of).collect(),
                nagashi: nagashi.clone(),
            },
            Outcome::Abortive { reason, shown: hands } => {
                OutcomeForm::Abortive { reason: *reason, shown: shown(hands) }
            }
        }
    }
}

impl TryFrom<OutcomeForm> for Outcome {
    type Error = LineError;

    fn try_from(form: OutcomeForm) -> Result<Self, LineError> {
        let hands = |field, forms: Vec<Option<HandForm>>| {
            let hands = forms.into_iter().map(|form| form.map(Hand::try_from).transpose()).collect::<Result<_, _>>();
            by_seat(field, hands?)
        };
        Ok(match form {
            OutcomeForm::Won { wins, ura_indicators } => Outcome::Won {
                wins: wins.into_iter().map(RoundWin::try_from).collect::<Result<_, _>>()?,
                ura_indicators,
            },
            OutcomeForm::Exhaustive { tenpai, noten, nagashi } => {
                let mut hands = hands("tenpai", tenpai)?.map(|_, hand| match hand {
                    Some(hand) => Showing::Tenpai(hand.clone()),
                    None => Showing::Nothing,
                });
                for NotenForm { seat, hand } in noten {
                    let hidden = hands.get_mut(seat).filter(|showing| **showing == Showing::Nothing);
                    *hidden.ok_or(LineError::Noten(seat))? = Showing::Noten(hand.try_into()?);
                }
                Outcome::Exhaustive { hands, nagashi }
            }
            OutcomeForm::Abortive { reason, shown } => Outcome::Abortive { reason, shown: hands("shown", shown)? },
        })
    }
}

/// A noten hand, shown by choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct NotenForm {
    pub seat: Seat,
    pub hand: HandForm,
}

impl NotenForm {
    fn of((seat, showing): (Seat, &Showing)) -> Option<NotenForm> {
        match showing {
            Showing::Noten(hand) => Some(NotenForm { seat, hand: hand.into() }),
            Showing::Nothing | Showing::Tenpai(_) => None,
        }
    }
}

/// Points that move from one account to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct TransferForm {
    pub from: AccountForm,
    pub to: AccountForm,
    pub points: i32,
    pub reason: Reason,
}

/// A seat's number, or `"pot"` for the riichi sticks on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "a seat from 0 to 3 or \"pot\" was expected")]
#[allow(missing_docs)]
pub enum AccountForm {
    Seat(Seat),
    Pot(Pot),
}

/// The riichi sticks on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Pot {
    Pot,
}

impl From<Account> for AccountForm {
    fn from(account: Account) -> Self {
        match account {
            Account::Seat(seat) => AccountForm::Seat(seat),
            Account::Pot => AccountForm::Pot(Pot::Pot),
        }
    }
}

impl From<AccountForm> for Account {
    fn from(form: AccountForm) -> Self {
        match form {
            AccountForm::Seat(seat) => Account::Seat(seat),
            AccountForm::Pot(Pot::Pot) => Account::Pot,
        }
    }
}

impl From<&Transfer> for TransferForm {
    fn from(&Transfer { from, to, points, reason }: &Transfer) -> Self {
        TransferForm { from: from.into(), to: to.into(), points, reason }
    }
}

impl TryFrom<TransferForm> for Transfer {
    type Error = LineError;

    fn try_from(form: TransferForm) -> Result<Self, LineError> {
        let TransferForm { from, to, points, reason } = form;
        if points <= 0 {
            return Err(LineError::Transfer(points));
        }
        Ok(Transfer { from: from.into(), to: to.into(), points, reason })
    }
}

/// The standings after a game, first place first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SettlementForm {
    pub reason: EndReason,
    pub standings: Vec<StandingForm>,
    pub leftover_sticks: u32,
    pub scores: Vec<i32>,
}

/// One player's result, in points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct StandingForm {
    pub seat: Seat,
    pub place: u8,
    pub points: i32,
    pub uma: i32,
    pub oka: i32,
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub earlier: i32,
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub chips: i32,
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub yakitori: i32,
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub fouls: i32,
    pub total: i32,
}

impl From<&Settlement> for SettlementForm {
    fn from(settlement: &Settlement) -> Self {
        SettlementForm {
            reason: settlement.reason,
            standings: settlement.standings.iter().map(StandingForm::from).collect(),
            leftover_sticks: settlement.leftover_sticks,
            scores: settlement.scores.values().copied().collect(),
        }
    }
}

impl TryFrom<SettlementForm> for Settlement {
    type Error = LineError;

    fn try_from(form: SettlementForm) -> Result<Self, LineError> {
        Ok(Settlement {
            reason: form.reason,
            standings: form.standings.into_iter().map(Standing::from).collect(),
            leftover_sticks: form.leftover_sticks,
            scores: by_seat("scores", form.scores)?,
        })
    }
}

impl From<&Standing> for StandingForm {
    fn from(&Standing { seat, place, points, uma, oka, earlier, chips, yakitori, fouls, total }: &Standing) -> Self {
        StandingForm { seat, place, points, uma, oka, earlier, chips, yakitori, fouls, total }
    }
}

impl From<StandingForm> for Standing {
    fn from(form: StandingForm) -> Self {
        let StandingForm { seat, place, points, uma, oka, earlier, chips, yakitori, fouls, total } = form;
        Standing { seat, place, points, uma, oka, earlier, chips, yakitori, fouls, total }
    }
}
