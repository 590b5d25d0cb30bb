use jantaku_core::{Ankan, Chii, Daiminkan, Hand, Kakan, Meld, MeldError, Pon, Relative, Tile};
use serde::{Deserialize, Serialize};

use super::{LineError, Tiles};

/// A meld: `called` from the player at `from` (a chii always from the left), `own` from the hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)]
pub enum MeldForm {
    Chii { called: Tile, own: [Tile; 2] },
    Pon { called: Tile, own: [Tile; 2], from: Relative },
    Daiminkan { called: Tile, own: [Tile; 3], from: Relative },
    Kakan { called: Tile, own: [Tile; 2], from: Relative, added: Tile },
    Ankan { tiles: [Tile; 4] },
}

impl From<&Meld> for MeldForm {
    fn from(meld: &Meld) -> Self {
        match meld {
            Meld::Chii(m) => MeldForm::Chii { called: m.called(), own: m.own() },
            Meld::Pon(m) => MeldForm::Pon { called: m.called(), own: m.own(), from: m.from() },
            Meld::Daiminkan(m) => MeldForm::Daiminkan { called: m.called(), own: m.own(), from: m.from() },
            Meld::Kakan(m) => {
                let pon = m.pon();
                MeldForm::Kakan { called: pon.called(), own: pon.own(), from: pon.from(), added: m.added() }
            }
            Meld::Ankan(m) => MeldForm::Ankan { tiles: m.tiles() },
        }
    }
}

impl TryFrom<MeldForm> for Meld {
    type Error = MeldError;

    fn try_from(form: MeldForm) -> Result<Self, MeldError> {
        Ok(match form {
            MeldForm::Chii { called, own } => Meld::Chii(Chii::new(called, own)?),
            MeldForm::Pon { called, own, from } => Meld::Pon(Pon::new(called, own, from)?),
            MeldForm::Daiminkan { called, own, from } => Meld::Daiminkan(Daiminkan::new(called, own, from)?),
            MeldForm::Kakan { called, own, from, added } => {
                Meld::Kakan(Kakan::new(Pon::new(called, own, from)?, added)?)
            }
            MeldForm::Ankan { tiles } => Meld::Ankan(Ankan::new(tiles)?),
        })
    }
}

/// A hand: the concealed tiles without the drawn one, the drawn one, the melds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct HandForm {
    pub concealed: Tiles,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Tile>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub melds: Vec<MeldForm>,
}

impl From<&Hand> for HandForm {
    fn from(hand: &Hand) -> Self {
        HandForm {
            concealed: Tiles(hand.concealed().to_vec()),
            drawn: hand.drawn(),
            melds: hand.melds().iter().map(MeldForm::from).collect(),
        }
    }
}

impl TryFrom<HandForm> for Hand {
    type Error = LineError;

    fn try_from(form: HandForm) -> Result<Self, LineError> {
        let melds = form.melds.into_iter().map(Meld::try_from).collect::<Result<Vec<_>, _>>()?;
        let mut hand = Hand::new(&form.concealed.0, &melds)?;
        if let Some(tile) = form.drawn {
            hand.draw(tile);
        }
        Ok(hand)
    }
}
