//! One number for each action, in every house.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use std::sync::LazyLock;

use jantaku_core::{Kind, Suit, Tile};
use jantaku_engine::{Action, Actions};
use thiserror::Error;

/// The runs of a suit that two of its tiles are part of, as the lower of them and how far the other is above.
const RUN_PAIRS: [(u8, u8); 15] = [
    (1, 1),
    (2, 1),
    (3, 1),
    (4, 1),
    (5, 1),
    (6, 1),
    (7, 1),
    (8, 1),
    (1, 2),
    (2, 2),
    (3, 2),
    (4, 2),
    (5, 2),
    (6, 2),
    (7, 2),
];

/// The number of an action.
///
/// The numbers never change: a policy that was trained once still fits. Actions that a later rule brings are added at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ActionId(u16);

/// No action has this name or number.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum UnknownAction {
    #[error("`{0}` is no action")]
    Name(String),
    #[error("there is no action {number}: they go from 0 to {last}", last = ActionId::COUNT - 1)]
    Number {
        /// What was asked for.
        number: usize,
    },
}

/// The actions by number, and where those of each sort begin.
struct Space {
    actions: Vec<Action>,
    names: Vec<String>,
    chii: Range<usize>,
    pon: Range<usize>,
    plain: usize,
}

static SPACE: LazyLock<Space> = LazyLock::new(Space::new);

const DISCARDS: usize = 0;
const RIICHI: usize = DISCARDS + 2 * Tile::COUNT;
const OPEN_RIICHI: usize = RIICHI + 2 * Tile::COUNT;
const KAKAN: usize = OPEN_RIICHI + 2 * Tile::COUNT;
const ANKAN: usize = KAKAN + Tile::COUNT;
const CALLS: usize = ANKAN + Kind::COUNT;

/// Those without a tile, in the order of their numbers.
const PLAIN: [Action; 11] = [
    Action::Daiminkan,
    Action::Kita,
    Action::KyuushuKyuuhai,
    Action::ShowTenpai,
    Action::ShowNoten,
    Action::HideHand,
    Action::Tsumo,
    Action::Ron,
    Action::Pass,
    Action::Continue,
    Action::Stop,
];

impl Space {
    fn new() -> Space {
        let mut actions = Vec::with_capacity(ActionId::COUNT);
        for tsumogiri in [false, true] {
            actions.extend(Tile::all().map(|tile| Action::Discard { tile, tsumogiri }));
        }
        for tsumogiri in [false, true] {
            actions.extend(Tile::all().map(|tile| Action::Riichi { tile, tsumogiri }));
        }
        for tsumogiri in [false, true] {
            actions.extend(Tile::all().map(|tile| Action::OpenRiichi { tile, tsumogiri }));
        }
        actions.extend(Tile::all().map(|tile| Action::Kakan { tile }));
        actions.extend(Kind::all().map(|kind| Action::Ankan { kind }));
        let chii = actions.len();
        actions.extend(Suit::ALL.into_iter().flat_map(run_pairs).map(|own| Action::Chii { own }));
        let pon = actions.len();
        actions.extend(pairs().map(|own| Action::Pon { own }));
        let plain = actions.len();
        actions.extend(PLAIN);
        let names = actions.iter().map(name).collect();
        Space { actions, names, chii: chii..pon, pon: pon..plain, plain }
    }
}

fn faces(suit: Suit, number: u8) -> impl Iterator<Item = Tile> {
    let plain = Kind::suited(suit, number).map(Kind::tile);
    plain.into_iter().chain((number == 5).then(|| Tile::red(suit)))
}

fn run_pairs(suit: Suit) -> impl Iterator<Item = [Tile; 2]> {
    RUN_PAIRS
        .into_iter()
        .flat_map(move |(low, above)| faces(suit, low).flat_map(move |a| faces(suit, low + above).map(move |b| [a, b])))
}

/// Two tiles of each kind; of the fives none, one and both red.
fn pairs() -> impl Iterator<Item = [Tile; 2]> {
    let red = |suit: Suit, plain: Tile| [[Tile::red(suit), plain], [Tile::red(suit); 2]];
    Kind::all().flat_map(move |kind| {
        let plain = kind.tile();
        let reds = kind.suit().filter(|_| kind.number() == 5).map(|suit| red(suit, plain));
        [[plain; 2]].into_iter().chain(reds.into_iter().flatten())
    })
}

fn name(action: &Action) -> String {
    let drawn = |tsumogiri: &bool| if *tsumogiri { " drawn" } else { "" };
    match action {
        Action::Discard { tile, tsumogiri } => format!("discard {tile}{}", drawn(tsumogiri)),
        Action::Riichi { tile, tsumogiri } => format!("riichi {tile}{}", drawn(tsumogiri)),
        Action::OpenRiichi { tile, tsumogiri } => format!("open_riichi {tile}{}", drawn(tsumogiri)),
        Action::Chii { own: [a, b] } => format!("chii {a} {b}"),
        Action::Pon { own: [a, b] } => format!("pon {a} {b}"),
        Action::Daiminkan => "daiminkan".to_owned(),
        Action::Ankan { kind } => format!("ankan {kind}"),
        Action::Kakan { tile } => format!("kakan {tile}"),
        Action::Kita => "kita".to_owned(),
        Action::KyuushuKyuuhai => "kyuushu_kyuuhai".to_owned(),
        Action::ShowTenpai => "show_tenpai".to_owned(),
        Action::ShowNoten => "show_noten".to_owned(),
        Action::HideHand => "hide_hand".to_owned(),
        Action::Tsumo => "tsumo".to_owned(),
        Action::Ron => "ron".to_owned(),
        Action::Pass => "pass".to_owned(),
        Action::Continue => "continue".to_owned(),
        Action::Stop => "stop".to_owned(),
    }
}

impl ActionId {
    /// How many there are: the length of a mask.
    pub const COUNT: usize = CALLS + 3 * 19 + 34 + 3 * 2 + PLAIN.len();

    pub fn all() -> impl ExactSizeIterator<Item = ActionId> {
        (0..ActionId::COUNT as u16).map(ActionId)
    }

    /// The number of an action.
    ///
    /// # Errors
    ///
    /// An action that no house can offer, such as a chii with tiles of two suits.
    #[inline]
    pub fn of(action: &Action) -> Result<ActionId, UnknownAction> {
        let of_tile =
            |first: usize, tile: Tile, tsumogiri: bool| first + if tsumogiri { Tile::COUNT } else { 0 } + tile.index();
        let among = |range: &Range<usize>| {
            let known = &SPACE.actions[range.clone()];
            known.iter().position(|one| one == action).map(|nth| range.start + nth)
        };
        let index = match action {
            Action::Discard { tile, tsumogiri } => Some(of_tile(DISCARDS, *tile, *tsumogiri)),
            Action::Riichi { tile, tsumogiri } => Some(of_tile(RIICHI, *tile, *tsumogiri)),
            Action::OpenRiichi { tile, tsumogiri } => Some(of_tile(OPEN_RIICHI, *tile, *tsumogiri)),
            Action::Kakan { tile } => Some(KAKAN + tile.index()),
            Action::Ankan { kind } => Some(ANKAN + kind.index()),
            Action::Chii { .. } => among(&SPACE.chii),
            Action::Pon { .. } => among(&SPACE.pon),
            _ => among(&(SPACE.plain..ActionId::COUNT)),
        };
        match index {
            Some(index) => Ok(ActionId(index as u16)),
            None => Err(UnknownAction::Name(name(action))),
        }
    }

    /// The action of a number.
    pub fn from_index(index: usize) -> Result<ActionId, UnknownAction> {
        if index < ActionId::COUNT { Ok(ActionId(index as u16)) } else { Err(UnknownAction::Number { number: index }) }
    }

    /// Its place in a mask.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub fn action(self) -> Action {
        SPACE.actions[self.index()]
    }

    /// Its name, such as `discard 0p`, `discard 5m drawn` or `chii 4s 6s`.
    pub fn name(self) -> &'static str {
        &SPACE.names[self.index()]
    }
}

impl fmt::Display for ActionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for ActionId {
    type Err = UnknownAction;

    fn from_str(name: &str) -> Result<ActionId, UnknownAction> {
        let found = SPACE.names.iter().position(|known| known == name);
        found.map(|index| ActionId(index as u16)).ok_or_else(|| UnknownAction::Name(name.to_owned()))
    }
}

/// Which actions a seat may choose, by number.
pub fn mask(actions: &Actions) -> [bool; ActionId::COUNT] {
    let mut mask = [false; ActionId::COUNT];
    mask_into(actions, &mut mask);
    mask
}

/// [`mask`], written over another.
pub fn mask_into(actions: &Actions, mask: &mut [bool; ActionId::COUNT]) {
    mask.fill(false);
    for action in &actions.legal {
        let id = ActionId::of(action).expect("every legal action has a number");
        mask[id.index()] = true;
    }
}
