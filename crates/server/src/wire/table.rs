use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Action, MatchEnd, RoundEnd, ShownHand};

/// A tile, in mpsz notation: `1m` to `9m`, `p`, `s`, `1z` to `7z`; `0m`, `0p`, `0s` are the red fives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(
    export_to = "wire.ts",
    type = "`${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}${'m' | 'p' | 's'}` | `${1 | 2 | 3 | 4 | 5 | 6 | 7}z`"
)]
pub struct Tile(pub jantaku_core::Tile);

/// A wind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub enum Wind {
    /// East.
    E,
    /// South.
    S,
    /// West.
    W,
    /// North.
    N,
}

/// Where another player sits, as seen from a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Side {
    /// The next player.
    Right,
    /// The player opposite.
    Across,
    /// The player before.
    Left,
}

/// A set laid on the table. `from` is the side the called tile came from, as seen from the meld's owner.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Meld {
    /// A run.
    Chii {
        /// The tile claimed.
        called: Tile,
        /// The tiles out of the hand.
        own: Vec<Tile>,
        /// Always left.
        from: Side,
    },
    /// A triplet.
    Pon {
        /// The tile claimed.
        called: Tile,
        /// The tiles out of the hand.
        own: Vec<Tile>,
        /// Whose tile it was.
        from: Side,
    },
    /// An open kan.
    Daiminkan {
        /// The tile claimed.
        called: Tile,
        /// The tiles out of the hand.
        own: Vec<Tile>,
        /// Whose tile it was.
        from: Side,
    },
    /// A pon with the fourth tile added.
    Kakan {
        /// The tile claimed for the pon.
        called: Tile,
        /// The tiles out of the hand for the pon.
        own: Vec<Tile>,
        /// The tile added.
        added: Tile,
        /// Whose tile the called one was.
        from: Side,
    },
    /// A closed kan.
    Ankan {
        /// The four tiles.
        tiles: Vec<Tile>,
    },
}

/// A discard lying in front of its player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct RiverTile {
    /// The tile.
    pub tile: Tile,
    /// Whether it was the tile just drawn.
    pub tsumogiri: bool,
    /// Whether it lies sideways.
    pub sideways: bool,
    /// The seat that claimed it.
    pub claimed_by: Option<u8>,
}

/// A dora indicator and the tile it points to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct Dora {
    /// The tile turned.
    pub indicator: Tile,
    /// The dora.
    pub dora: Tile,
}

/// How far a player's riichi is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Riichi {
    /// No riichi.
    None,
    /// Declared; the stick is not paid yet.
    Declared,
    /// In riichi.
    Riichi,
    /// In riichi, and a win now would be ippatsu.
    Ippatsu,
}

/// What may be claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum ClaimOn {
    /// A discard.
    Discard,
    /// The tile added to a pon.
    Kakan,
    /// A tile of a closed kan.
    Ankan,
    /// A north laid aside.
    Kita,
}

/// Where the round is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Phase {
    /// Before the first draw: whoever may have the deal repeated decides.
    Opening {},
    /// A seat is about to draw.
    Draw {
        /// Who.
        seat: u8,
    },
    /// A seat has to act.
    Turn {
        /// Who.
        seat: u8,
    },
    /// The others may claim a tile.
    Claims {
        /// Whose tile.
        from: u8,
        /// The tile.
        tile: Tile,
        /// What was done with it.
        on: ClaimOn,
    },
    /// The wall has run out, and hands are shown by choice.
    Showdown {
        /// Whose turn it is to show a hand or not; none once all have.
        seat: Option<u8>,
        /// The hands shown so far, by seat.
        shown: Vec<Option<ShownHand>>,
    },
    /// The round is over.
    Over {},
}

/// Where a tile is drawn from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum DrawFrom {
    /// The live wall.
    Live,
    /// The supplement tiles, after a kan or a north laid aside.
    Supplement,
}

/// A wait and how many of it this seat has not seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct WaitLeft {
    /// A tile of the kind, never a red one.
    pub tile: Tile,
    /// How many.
    pub left: u8,
}

/// The rule that bars something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Why {
    /// The rule's key: `furiten_discard`, `kuikae`, `no_yaku`, ...
    pub rule: String,
    /// The tile it turns on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<Tile>,
    /// A sentence in English.
    pub message: String,
}

/// What only this seat knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct Own {
    /// The concealed tiles in order, without the drawn one.
    pub concealed: Vec<Tile>,
    /// The tile just drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Tile>,
    /// The waits of the hand, as it is after the last discard; none where the house does not show them.
    pub waits: Vec<WaitLeft>,
    /// Why the hand may not ron, if it is furiten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub furiten: Option<Why>,
}

/// Where the match stands when a round begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct RoundStart {
    /// The wind of the round.
    pub wind: Wind,
    /// The number of the hand in this wind, from 1.
    pub number: u8,
    /// For people: `East 1`, with `, honba 2` where there are honba.
    pub label: String,
    /// The dealer.
    pub dealer: u8,
    /// Honba.
    pub honba: u32,
    /// Riichi sticks on the table.
    pub sticks: u32,
    /// The winds of the seats.
    pub winds: Vec<Wind>,
    /// Points by seat.
    pub scores: Vec<i32>,
    /// The first dora.
    pub dora: Dora,
    /// The seat at whose wall the dice broke it, where the house lets it win and pay double.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub broken: Option<u8>,
}

/// A hand laid open for an open riichi.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct OpenedHand {
    /// Whose.
    pub seat: u8,
    /// Its concealed tiles, without a drawn one.
    pub concealed: Vec<Tile>,
}

/// What everybody sees of one seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct SeatView {
    /// The seat's wind this round.
    pub wind: Wind,
    /// Points.
    pub score: i32,
    /// How many tiles it holds concealed, the drawn one included.
    pub concealed: u8,
    /// Its riichi.
    pub riichi: Riichi,
    /// Its discards.
    pub river: Vec<RiverTile>,
    /// Its melds, in the order laid.
    pub melds: Vec<Meld>,
    /// How many norths it has laid aside.
    pub kita: u8,
}

/// All that a seat may know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts", optional_fields)]
pub struct View {
    /// The round.
    pub round: RoundStart,
    /// Riichi sticks on the table now.
    pub sticks: u32,
    /// Tiles left in the live wall.
    pub live_left: u8,
    /// The dora, in the order turned.
    pub dora: Vec<Dora>,
    /// The seats, from 0.
    pub seats: Vec<SeatView>,
    /// The hands laid open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<OpenedHand>>")]
    pub opened: Vec<OpenedHand>,
    /// Where the round is.
    pub phase: Phase,
    /// The own hand.
    pub own: Own,
    /// The result, once the round is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<RoundEnd>,
    /// The standings, once a game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standings: Option<MatchEnd>,
}

/// How things stand after an event: everything beside the fact itself that a rule decides.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "wire.ts")]
pub struct After {
    /// Where the round is.
    pub phase: Phase,
    /// Tiles left in the live wall.
    pub live_left: u8,
    /// Riichi sticks on the table.
    pub sticks: u32,
    /// Points by seat.
    pub scores: Vec<i32>,
    /// How many tiles each seat holds concealed.
    pub concealed: Vec<u8>,
    /// The riichi of each seat.
    pub riichi: Vec<Riichi>,
    /// The hands laid open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<OpenedHand>>")]
    pub opened: Vec<OpenedHand>,
    /// The own hand.
    pub own: Own,
}

/// Something that happened, as this seat sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(export_to = "wire.ts")]
pub enum Event {
    /// A round begins; rivers, melds, norths laid aside and riichi are cleared, the own hand is in [`After`].
    Dealt {
        /// Where the match stands.
        round: RoundStart,
    },
    /// This seat draws.
    DrewOwn {
        /// The tile.
        tile: Tile,
        /// From where.
        from: DrawFrom,
    },
    /// Another seat draws.
    DrewOther {
        /// Who.
        seat: u8,
        /// From where.
        from: DrawFrom,
    },
    /// A discard: append it to the seat's river.
    Discarded {
        /// Who.
        seat: u8,
        /// What lies in the river.
        discard: RiverTile,
        /// Whether it declares riichi.
        riichi: bool,
        /// Whether the hand is laid open with it; it lies among the opened ones of [`After`].
        open: bool,
    },
    /// The riichi stick is on the table.
    RiichiPaid {
        /// Who.
        seat: u8,
    },
    /// The last discard of `from` was claimed: mark it, append the meld.
    Called {
        /// By whom.
        seat: u8,
        /// Whose discard.
        from: u8,
        /// The meld.
        meld: Meld,
    },
    /// A closed or added kan.
    KanDeclared {
        /// By whom.
        seat: u8,
        /// The meld.
        meld: Meld,
        /// Its place among the seat's melds: an added kan replaces the pon there.
        at: u8,
    },
    /// A north is laid aside: one more lies beside the seat's melds.
    Kita {
        /// By whom.
        seat: u8,
    },
    /// A further dora indicator is turned.
    DoraRevealed {
        /// It.
        dora: Dora,
    },
    /// The own answer is in.
    Answered {
        /// The answer.
        action: Action,
    },
    /// The wall has run out: hands are shown by choice.
    WallRanOut {},
    /// A seat shows its hand or none; it lies in the phase of [`After`].
    TenpaiDeclared {
        /// Who.
        seat: u8,
        /// Whether the hand is shown.
        tenpai: bool,
    },
    /// The round is over.
    RoundEnded {
        /// How, and who pays whom.
        end: RoundEnd,
    },
    /// A game of the match is over, and another follows.
    GameEnded {
        /// The standings.
        end: MatchEnd,
    },
    /// The match is over.
    MatchEnded {
        /// The standings.
        end: MatchEnd,
    },
}
