use jantaku_core::{Kind, Tile};
use jantaku_engine::Action;
use serde::{Deserialize, Serialize};

/// A choice of one seat: `{"type":"discard","tile":"5m","tsumogiri":false}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "wire.ts", rename = "Action"))]
pub enum ActionForm {
    /// Discard a tile, without riichi.
    Discard {
        /// The tile that is discarded.
        tile: Tile,
        /// Whether it is the drawn tile itself.
        tsumogiri: bool,
    },
    /// Declare riichi with this discard.
    Riichi {
        /// The tile that is discarded.
        tile: Tile,
        /// Whether it is the drawn tile itself.
        tsumogiri: bool,
    },
    /// Declare riichi with this discard and lay the hand open.
    OpenRiichi {
        /// The tile that is discarded.
        tile: Tile,
        /// Whether it is the drawn tile itself.
        tsumogiri: bool,
    },
    /// Claim the discard of the left for a run.
    Chii {
        /// With these two tiles of the hand.
        own: [Tile; 2],
    },
    /// Claim the discard for a triplet.
    Pon {
        /// With these two tiles of the hand.
        own: [Tile; 2],
    },
    /// Claim the discard for an open kan.
    Daiminkan {},
    /// Lay a closed kan.
    Ankan {
        /// A tile of the kind, never a red one.
        #[cfg_attr(feature = "types", ts(as = "Tile"))]
        kind: Kind,
    },
    /// Add a tile to the own pon.
    Kakan {
        /// The fourth tile, from the hand or just drawn.
        tile: Tile,
    },
    /// Lay a north aside.
    Kita {},
    /// End the round with nine kinds of terminals and honours.
    KyuushuKyuuhai {},
    /// Show the tenpai hand at an exhaustive draw.
    ShowTenpai {},
    /// Show the hand at an exhaustive draw though it is noten.
    ShowNoten {},
    /// Keep the hand hidden, and count as noten.
    #[serde(alias = "hide_tenpai")]
    HideHand {},
    /// Win with the drawn tile.
    Tsumo {},
    /// Win with the tile on offer.
    Ron {},
    /// Claim nothing of what is offered.
    Pass {},
    /// Go on to the next hand.
    Continue {},
    /// End the match, where the rules leave it to this seat.
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
            Action::Ankan { kind } => ActionForm::Ankan { kind },
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
            ActionForm::Ankan { kind } => Action::Ankan { kind },
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
