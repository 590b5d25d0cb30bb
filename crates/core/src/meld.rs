use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Kind, Relative, Tile, notation};

/// Tiles that do not form the meld they should.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum MeldError {
    /// Not three consecutive numbers of one suit.
    #[error("{} is no run of three consecutive numbers in one suit", notation::format_tiles(.0))]
    NotARun(Vec<Tile>),
    /// Not all of one kind.
    #[error("the tiles {} are not all of one kind", notation::format_tiles(.0))]
    NotOneKind(Vec<Tile>),
    /// A tile added to a pon of another kind.
    #[error("{added} cannot be added to a pon of {pon}")]
    WrongTileAdded {
        /// The tile that was to be added to the pon.
        added: Tile,
        /// The kind of the pon.
        pon: Kind,
    },
}

/// A run with a tile of the player to the left (吃).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Chii {
    called: Tile,
    own: [Tile; 2],
}

impl Chii {
    /// A chii of `called` from the left with two tiles of the player's hand, in any order.
    pub fn new(called: Tile, own: [Tile; 2]) -> Result<Self, MeldError> {
        let mut own = own;
        own.sort();
        let mut run = [called, own[0], own[1]];
        run.sort();
        let low = run[0].kind();
        let is_run = low.offset(1) == Some(run[1].kind()) && low.offset(2) == Some(run[2].kind());
        if is_run { Ok(Chii { called, own }) } else { Err(MeldError::NotARun(run.to_vec())) }
    }

    /// The tile taken from the left.
    pub fn called(&self) -> Tile {
        self.called
    }

    /// The two tiles of the player's hand, in order.
    pub fn own(&self) -> [Tile; 2] {
        self.own
    }

    /// The lowest kind of the run.
    pub fn low(&self) -> Kind {
        self.called.kind().min(self.own[0].kind())
    }
}

/// A triplet with another player's discard (碰).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pon {
    called: Tile,
    own: [Tile; 2],
    from: Relative,
}

impl Pon {
    /// A pon of `called` from the player at `from` with two tiles of the player's hand.
    pub fn new(called: Tile, own: [Tile; 2], from: Relative) -> Result<Self, MeldError> {
        let mut own = own;
        own.sort();
        same_kind(&[called, own[0], own[1]])?;
        Ok(Pon { called, own, from })
    }

    /// The tile taken from another player.
    pub fn called(&self) -> Tile {
        self.called
    }

    /// The two tiles of the player's hand.
    pub fn own(&self) -> [Tile; 2] {
        self.own
    }

    /// Whose discard it was.
    pub fn from(&self) -> Relative {
        self.from
    }
}

/// A quad with another player's discard (大明槓).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Daiminkan {
    called: Tile,
    own: [Tile; 3],
    from: Relative,
}

impl Daiminkan {
    /// An open kan of `called` from the player at `from` with three tiles of the player's hand.
    pub fn new(called: Tile, own: [Tile; 3], from: Relative) -> Result<Self, MeldError> {
        let mut own = own;
        own.sort();
        same_kind(&[called, own[0], own[1], own[2]])?;
        Ok(Daiminkan { called, own, from })
    }

    /// The tile taken from another player.
    pub fn called(&self) -> Tile {
        self.called
    }

    /// The three tiles of the player's hand.
    pub fn own(&self) -> [Tile; 3] {
        self.own
    }

    /// Whose discard it was.
    pub fn from(&self) -> Relative {
        self.from
    }
}

/// A pon with the fourth tile added (加槓).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kakan {
    pon: Pon,
    added: Tile,
}

impl Kakan {
    /// Adds `added` to a pon.
    pub fn new(pon: Pon, added: Tile) -> Result<Self, MeldError> {
        let kind = pon.called.kind();
        if added.kind() == kind {
            Ok(Kakan { pon, added })
        } else {
            Err(MeldError::WrongTileAdded { added, pon: kind })
        }
    }

    /// The pon that the fourth tile was added to.
    pub fn pon(&self) -> &Pon {
        &self.pon
    }

    /// The fourth tile, added to the pon.
    pub fn added(&self) -> Tile {
        self.added
    }
}

/// A quad of four tiles of the player's hand, which stays closed (暗槓).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ankan {
    tiles: [Tile; 4],
}

impl Ankan {
    /// A closed kan of four tiles of one kind.
    pub fn new(tiles: [Tile; 4]) -> Result<Self, MeldError> {
        let mut tiles = tiles;
        tiles.sort();
        same_kind(&tiles)?;
        Ok(Ankan { tiles })
    }

    /// The four tiles of the kan, sorted.
    pub fn tiles(&self) -> [Tile; 4] {
        self.tiles
    }
}

fn same_kind(tiles: &[Tile]) -> Result<(), MeldError> {
    if tiles.iter().all(|tile| tile.kind() == tiles[0].kind()) {
        Ok(())
    } else {
        Err(MeldError::NotOneKind(tiles.to_vec()))
    }
}

/// A set on the table, open or a closed quad.
///
/// ```
/// use jantaku_core::{Meld, Pon, Relative, Tile};
///
/// let haku: Tile = "5z".parse()?;
/// let meld = Meld::Pon(Pon::new(haku, [haku; 2], Relative::Across)?);
/// assert!(meld.is_open() && !meld.is_kan());
/// assert_eq!(meld.called(), Some((haku, Relative::Across)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "MeldForm", try_from = "MeldForm")]
pub enum Meld {
    /// Chii (吃): a run with the left neighbour's discard.
    Chii(Chii),
    /// Pon (碰): a triplet with a discard.
    Pon(Pon),
    /// Open kan (大明槓): a quad with a discard.
    Daiminkan(Daiminkan),
    /// Added kan (加槓): a quad of a pon and a fourth tile.
    Kakan(Kakan),
    /// Closed kan (暗槓): four tiles of the hand.
    Ankan(Ankan),
}

impl Meld {
    /// The tiles in order.
    pub fn tiles(&self) -> ArrayVec<Tile, 4> {
        let mut tiles = self.tiles_as_called();
        tiles.sort();
        tiles
    }

    /// The tiles, the called one first.
    #[inline]
    pub fn tiles_as_called(&self) -> ArrayVec<Tile, 4> {
        let run = |called, [one, other]: [Tile; 2]| ArrayVec::from_iter([called, one, other]);
        match self {
            Meld::Chii(m) => run(m.called, m.own),
            Meld::Pon(m) => run(m.called, m.own),
            Meld::Daiminkan(m) => [m.called, m.own[0], m.own[1], m.own[2]].into(),
            Meld::Kakan(m) => [m.pon.called, m.pon.own[0], m.pon.own[1], m.added].into(),
            Meld::Ankan(m) => m.tiles.into(),
        }
    }

    /// The kind of a triplet or quad; the lowest kind of a run.
    #[inline]
    pub fn kind(&self) -> Kind {
        match self {
            Meld::Chii(m) => m.low(),
            Meld::Pon(m) => m.called.kind(),
            Meld::Daiminkan(m) => m.called.kind(),
            Meld::Kakan(m) => m.added.kind(),
            Meld::Ankan(m) => m.tiles[0].kind(),
        }
    }

    /// Whether this meld opens the hand: every meld but the closed kan does.
    #[inline]
    pub fn is_open(&self) -> bool {
        !matches!(self, Meld::Ankan(_))
    }

    /// Whether this is one of the three kans.
    #[inline]
    pub fn is_kan(&self) -> bool {
        matches!(self, Meld::Daiminkan(_) | Meld::Kakan(_) | Meld::Ankan(_))
    }

    /// The tile taken from another player, and where that player sits; `None` for a closed kan.
    pub fn called(&self) -> Option<(Tile, Relative)> {
        match self {
            Meld::Chii(m) => Some((m.called, Relative::Left)),
            Meld::Pon(m) => Some((m.called, m.from)),
            Meld::Daiminkan(m) => Some((m.called, m.from)),
            Meld::Kakan(m) => Some((m.pon.called, m.pon.from)),
            Meld::Ankan(_) => None,
        }
    }

    /// The tiles that left the player's hand when this meld was first made: for an added kan those of its pon.
    pub fn own_when_called(&self) -> ArrayVec<Tile, 4> {
        match self {
            Meld::Chii(m) => m.own.into_iter().collect(),
            Meld::Pon(m) => m.own.into_iter().collect(),
            Meld::Daiminkan(m) => m.own.into_iter().collect(),
            Meld::Kakan(m) => m.pon.own.into_iter().collect(),
            Meld::Ankan(m) => m.tiles.into_iter().collect(),
        }
    }
}

/// A meld in JSON: `called` from the player at `from` (a chii always from the left), `own` from the hand.
#[derive(Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum MeldForm {
    Chii { called: Tile, own: [Tile; 2] },
    Pon { called: Tile, own: [Tile; 2], from: Relative },
    Daiminkan { called: Tile, own: [Tile; 3], from: Relative },
    Kakan { called: Tile, own: [Tile; 2], from: Relative, added: Tile },
    Ankan { tiles: [Tile; 4] },
}

impl From<Meld> for MeldForm {
    fn from(meld: Meld) -> Self {
        match meld {
            Meld::Chii(Chii { called, own }) => MeldForm::Chii { called, own },
            Meld::Pon(Pon { called, own, from }) => MeldForm::Pon { called, own, from },
            Meld::Daiminkan(Daiminkan { called, own, from }) => MeldForm::Daiminkan { called, own, from },
            Meld::Kakan(Kakan { pon: Pon { called, own, from }, added }) => {
                MeldForm::Kakan { called, own, from, added }
            }
            Meld::Ankan(Ankan { tiles }) => MeldForm::Ankan { tiles },
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

/// As on the command line: `chii 3-45p`, `pon 555z@right`, `kan 1111p@across`, `kakan 2222m@left`, `ankan 9999s`.
impl fmt::Display for Meld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tiles = notation::format_tiles(&self.tiles());
        match self {
            Meld::Chii(m) => {
                let digit = |tile: Tile| {
                    if tile.is_red() { 0 } else { tile.kind().number() }
                };
                write!(f, "chii {}-{}", digit(m.called), notation::format_tiles(&m.own))
            }
            Meld::Pon(m) => write!(f, "pon {tiles}@{}", m.from),
            Meld::Daiminkan(m) => write!(f, "kan {tiles}@{}", m.from),
            Meld::Kakan(m) => write!(f, "kakan {tiles}@{}", m.pon.from),
            Meld::Ankan(_) => write!(f, "ankan {tiles}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tile(text: &str) -> Tile {
        text.parse().unwrap()
    }

    #[test]
    fn a_run_is_of_one_suit_and_consecutive() {
        assert!(Chii::new(tile("0p"), [tile("4p"), tile("6p")]).is_ok());
        assert!(Chii::new(tile("8m"), [tile("9m"), tile("1p")]).is_err());
        assert!(Chii::new(tile("1z"), [tile("2z"), tile("3z")]).is_err());
        assert!(Chii::new(tile("3s"), [tile("3s"), tile("4s")]).is_err());
    }

    #[test]
    fn only_the_fourth_tile_is_added() {
        let pon = Pon::new(tile("5s"), [tile("5s"), tile("0s")], Relative::Across).unwrap();
        assert!(Kakan::new(pon, tile("5s")).is_ok());
        let error = Kakan::new(pon, tile("6s")).unwrap_err();
        assert_eq!(error.to_string(), "6s cannot be added to a pon of 5s");
        assert_eq!(Meld::Pon(pon).to_string(), "pon 055s@across");
    }
}
