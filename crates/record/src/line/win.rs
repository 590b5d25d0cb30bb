use jantaku_core::{FixedLimit, Hand, Kind, Seat, Tile};
use jantaku_engine::RoundWin;
use jantaku_score::{
    Decomposition, DoraCount, Fu, FuItem, FuReason, Irregular, Limit, Set, Shape, Value, Wait, Win, YakuLine,
};
use serde::{Deserialize, Serialize};

use super::{HandForm, LineError, YakuForm};

/// One player's win; a self-draw has no `from`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RoundWinForm {
    pub seat: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Seat>,
    pub tile: Tile,
    pub hand: HandForm,
    pub win: WinForm,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub liable: Option<Seat>,
}

impl From<&RoundWin> for RoundWinForm {
    fn from(winning: &RoundWin) -> Self {
        let &RoundWin { seat, from, tile, ref hand, ref win, liable } = winning;
        RoundWinForm { seat, from, tile, hand: hand.into(), win: win.into(), liable }
    }
}

impl TryFrom<RoundWinForm> for RoundWin {
    type Error = LineError;

    fn try_from(form: RoundWinForm) -> Result<Self, LineError> {
        let RoundWinForm { seat, from, tile, hand, win, liable } = form;
        Ok(RoundWin { seat, from, tile, hand: Hand::try_from(hand)?, win: win.into(), liable })
    }
}

/// What a win is worth, line by line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct WinForm {
    pub reading: ReadingForm,
    pub yaku: Vec<YakuLineForm>,
    pub dora: DoraForm,
    pub han: u8,
    pub fu: FuForm,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<Limit>,
    pub base: i32,
}

impl From<&Win> for WinForm {
    fn from(win: &Win) -> Self {
        WinForm {
            reading: (&win.reading).into(),
            yaku: win.yaku.iter().map(YakuLineForm::from).collect(),
            dora: win.dora.into(),
            han: win.han,
            fu: (&win.fu).into(),
            limit: win.limit,
            base: win.base,
        }
    }
}

impl From<WinForm> for Win {
    fn from(form: WinForm) -> Self {
        Win {
            reading: form.reading.into(),
            yaku: form.yaku.into_iter().map(YakuLine::from).collect(),
            dora: form.dora.into(),
            han: form.han,
            fu: form.fu.into(),
            limit: form.limit,
            base: form.base,
        }
    }
}

/// One yaku of a win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct YakuLineForm {
    pub yaku: YakuForm,
    pub value: ValueForm,
}

/// The worth of a yaku: `{"han":1}`, `{"yakuman":1}` or `{"limit":"mangan"}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum ValueForm {
    Han(u8),
    Yakuman(u8),
    Limit(FixedLimit),
}

impl From<&YakuLine> for YakuLineForm {
    fn from(line: &YakuLine) -> Self {
        let value = match line.value {
            Value::Han(han) => ValueForm::Han(han),
            Value::Units(units) => ValueForm::Yakuman(units),
            Value::Limit(limit) => ValueForm::Limit(limit),
        };
        YakuLineForm { yaku: YakuForm(line.yaku), value }
    }
}

impl From<YakuLineForm> for YakuLine {
    fn from(form: YakuLineForm) -> Self {
        let value = match form.value {
            ValueForm::Han(han) => Value::Han(han),
            ValueForm::Yakuman(units) => Value::Units(units),
            ValueForm::Limit(limit) => Value::Limit(limit),
        };
        YakuLine { yaku: form.yaku.0, value }
    }
}

/// The dora of a win.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct DoraForm {
    pub dora: u8,
    pub ura: u8,
    pub red: u8,
    #[serde(default, skip_serializing_if = "is_none")]
    pub kita: u8,
}

/// Records have norths only if somebody declared one.
fn is_none(count: &u8) -> bool {
    *count == 0
}

impl From<DoraCount> for DoraForm {
    fn from(count: DoraCount) -> Self {
        let DoraCount { dora, ura, red, kita } = count;
        DoraForm { dora, ura, red, kita }
    }
}

impl From<DoraForm> for DoraCount {
    fn from(form: DoraForm) -> Self {
        let DoraForm { dora, ura, red, kita } = form;
        DoraCount { dora, ura, red, kita }
    }
}

/// The fu of a win.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct FuForm {
    pub items: Vec<FuItemForm>,
    pub total: u8,
}

impl From<&Fu> for FuForm {
    fn from(fu: &Fu) -> Self {
        FuForm { items: fu.items.iter().map(FuItemForm::from).collect(), total: fu.total }
    }
}

impl From<FuForm> for Fu {
    fn from(form: FuForm) -> Self {
        Fu { items: form.items.into_iter().map(FuItem::from).collect(), total: form.total }
    }
}

/// One line of the fu and its reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "reason", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum FuItemForm {
    Win { fu: u8 },
    ClosedRon { fu: u8 },
    Tsumo { fu: u8 },
    Chiitoitsu { fu: u8 },
    Set { set: SetForm, fu: u8 },
    Pair { kind: Kind, fu: u8 },
    Wait { wait: Wait, fu: u8 },
    OpenPinfu { fu: u8 },
}

impl FuItemForm {
    pub(super) fn fu(&self) -> u8 {
        match *self {
            FuItemForm::Win { fu }
            | FuItemForm::ClosedRon { fu }
            | FuItemForm::Tsumo { fu }
            | FuItemForm::Chiitoitsu { fu }
            | FuItemForm::Set { set: _, fu }
            | FuItemForm::Pair { kind: _, fu }
            | FuItemForm::Wait { wait: _, fu }
            | FuItemForm::OpenPinfu { fu } => fu,
        }
    }
}

impl From<&FuItem> for FuItemForm {
    fn from(&FuItem { reason, fu }: &FuItem) -> Self {
        match reason {
            FuReason::Win => FuItemForm::Win { fu },
            FuReason::ClosedRon => FuItemForm::ClosedRon { fu },
            FuReason::Tsumo => FuItemForm::Tsumo { fu },
            FuReason::Chiitoitsu => FuItemForm::Chiitoitsu { fu },
            FuReason::Set(set) => FuItemForm::Set { set: set.into(), fu },
            FuReason::Pair(kind) => FuItemForm::Pair { kind, fu },
            FuReason::Wait(wait) => FuItemForm::Wait { wait, fu },
            FuReason::OpenPinfu => FuItemForm::OpenPinfu { fu },
        }
    }
}

impl From<FuItemForm> for FuItem {
    fn from(form: FuItemForm) -> Self {
        let (reason, fu) = match form {
            FuItemForm::Win { fu } => (FuReason::Win, fu),
            FuItemForm::ClosedRon { fu } => (FuReason::ClosedRon, fu),
            FuItemForm::Tsumo { fu } => (FuReason::Tsumo, fu),
            FuItemForm::Chiitoitsu { fu } => (FuReason::Chiitoitsu, fu),
            FuItemForm::Set { set, fu } => (FuReason::Set(set.into()), fu),
            FuItemForm::Pair { kind, fu } => (FuReason::Pair(kind), fu),
            FuItemForm::Wait { wait, fu } => (FuReason::Wait(wait), fu),
            FuItemForm::OpenPinfu { fu } => (FuReason::OpenPinfu, fu),
        };
        FuItem { reason, fu }
    }
}

/// One set of a reading; for a run, `kind` is the lowest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct SetForm {
    pub shape: Shape,
    pub kind: Kind,
    pub concealed: bool,
}

impl From<Set> for SetForm {
    fn from(set: Set) -> Self {
        SetForm { shape: set.shape, kind: set.kind, concealed: set.concealed }
    }
}

impl From<SetForm> for Set {
    fn from(form: SetForm) -> Self {
        Set { shape: form.shape, kind: form.kind, concealed: form.concealed }
    }
}

/// How a complete hand is read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "shape", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum ReadingForm {
    Standard { sets: [SetForm; 4], pair: Kind, wait: Wait },
    Chiitoitsu { pairs: [Kind; 7] },
    Kokushi { pair: Kind, thirteen_sided: bool },
    Irregular { form: Irregular },
}

impl From<&Decomposition> for ReadingForm {
    fn from(reading: &Decomposition) -> Self {
        match *reading {
            Decomposition::Standard { sets, pair, wait } => {
                ReadingForm::Standard { sets: sets.map(SetForm::from), pair, wait }
            }
            Decomposition::Chiitoitsu { pairs } => ReadingForm::Chiitoitsu { pairs },
            Decomposition::Kokushi { pair, thirteen_sided } => ReadingForm::Kokushi { pair, thirteen_sided },
            Decomposition::Irregular(form) => ReadingForm::Irregular { form },
        }
    }
}

impl From<ReadingForm> for Decomposition {
    fn from(form: ReadingForm) -> Self {
        match form {
            ReadingForm::Standard { sets, pair, wait } => {
                Decomposition::Standard { sets: sets.map(Set::from), pair, wait }
            }
            ReadingForm::Chiitoitsu { pairs } => Decomposition::Chiitoitsu { pairs },
            ReadingForm::Kokushi { pair, thirteen_sided } => Decomposition::Kokushi { pair, thirteen_sided },
            ReadingForm::Irregular { form } => Decomposition::Irregular(form),
        }
    }
}
