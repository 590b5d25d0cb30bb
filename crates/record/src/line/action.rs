use jantaku_core::Tile;
use jantaku_engine::Action;
use serde::{Deserialize, Serialize};

use super::KindForm;

/// A choice of one seat: `{"type":"discard","tile":"5m","tsumogiri":false}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum ActionForm {
    Discard {
        tile: Tile,
        tsumogiri: bool,
    },
    Riichi {
        tile: Tile,
        tsumogiri: bool,
    },
    OpenRiichi {
        tile: Tile,
        tsumogiri: bool,
    },
    Chii {
        own: [Tile; 2],
    },
    Pon {
        own: [Tile; 2],
    },
    Daiminkan {},
    Ankan {
        kind: KindForm,
    },
    Kakan {
        tile: Tile,
    },
    Kita {},
    KyuushuKyuuhai {},
    ShowTenpai {},
    ShowNoten {},
    #[serde(alias = "hide_tenpai")]
    HideHand {},
    Tsumo {},
    Ron {},
    Pass {},
    Continue {},
    Stop {},
}

impl From<Action> for ActionForm {
    fn from(action: Action) -> Self {
        match action {
            Action::Discard { tile, tsumogiri } => ActionForm::Discard { tile, tsumogiri },
            Action::Riichi { tile, tsumogiri } => ActionForm::Riichi { tile, tsumogiri },
            Action::OpenRiichi { tile, tsumogiri } => ActionForm::OpenRiichi { tile, tsumogiri },
            Action::Chii { own } => ActionForm::Chii { own },
            Action::Pon { own } => ActionForm::Pon { own },
            Action::Daiminkan => ActionForm::Daiminkan {},
            Action::Ankan { kind } => ActionForm::Ankan { kind: KindForm(kind) },
            Action::Kakan { tile } => ActionForm::Kakan { tile },
            Action::Kita => ActionForm::Kita {},
            Action::KyuushuKyuuhai => ActionForm::KyuushuKyuuhai {},
            Action::ShowTenpai => ActionForm::ShowTenpai {},
            Action::ShowNoten => ActionForm::ShowNoten {},
            Action::HideHand => ActionForm::HideHand {},
            Action::Tsumo => ActionForm::Tsumo {},
            Action::Ron => ActionForm::Ron {},
            Action::Pass => ActionForm::Pass {},
            Action::Continue => ActionForm::Continue {},
            Action::Stop => ActionForm::Stop {},
        }
    }
}

impl From<ActionForm> for Action {
    fn from(form: ActionForm) -> Self {
        match form {
            ActionForm::Discard { tile, tsumogiri } => Action::Discard { tile, tsumogiri },
            ActionForm::Riichi { tile, tsumogiri } => Action::Riichi { tile, tsumogiri },
            ActionForm::OpenRiichi { tile, tsumogiri } => Action::OpenRiichi { tile, tsumogiri },
            ActionForm::Chii { own } => Action::Chii { own },
            ActionForm::Pon { own } => Action::Pon { own },
            ActionForm::Daiminkan {} => Action::Daiminkan,
            ActionForm::Ankan { kind } => Action::Ankan { kind: kind.0 },
            ActionForm::Kakan { tile } => Action::Kakan { tile },
            ActionForm::Kita {} => Action::Kita,
            ActionForm::KyuushuKyuuhai {} => Action::KyuushuKyuuhai,
            ActionForm::ShowTenpai {} => Action::ShowTenpai,
            ActionForm::ShowNoten {} => Action::ShowNoten,
            ActionForm::HideHand {} => Action::HideHand,
            ActionForm::Tsumo {} => Action::Tsumo,
            ActionForm::Ron {} => Action::Ron,
            ActionForm::Pass {} => Action::Pass,
            ActionForm::Continue {} => Action::Continue,
            ActionForm::Stop {} => Action::Stop,
        }
    }
}
