use jantaku_core::rules::RulesError;
use jantaku_core::{Seat, Tile, WallError};
use jantaku_engine::{DealError, ReplayError, SetupErrors};
use thiserror::Error;

use crate::line::{Header, Hex32};
use crate::{LineError, MatchId};

/// A fault of a record, with its line.
#[derive(Debug, Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The fault that was found.
    pub fault: Fault,
}

/// A fault of a record.
#[derive(Debug, Error)]
pub enum Fault {
    /// The record could not be read.
    #[error("the record cannot be read: {0}")]
    Io(#[from] std::io::Error),
    /// A line that is too long.
    #[error("the line is longer than 1 MiB")]
    LineTooLong,
    /// A record that is too long.
    #[error("the record is longer than 16 MiB")]
    RecordTooLong,
    /// Not JSON, an unknown field, or a value of the wrong kind.
    #[error("{message}{}", column.map(|column| format!(" (column {column})")).unwrap_or_default())]
    Syntax {
        /// The message of the JSON reader.
        message: String,
        /// The last column that was read, if known.
        column: Option<usize>,
    },
    /// The first line is not that of a record.
    #[error("a record begins with a line of type `match`, this is `{0}`")]
    NoHeader(String),
    /// An unknown version of the format.
    #[error("the record is of version {0}, this program reads version {version}", version = Header::VERSION)]
    Version(u32),
    /// The rules are not those of the record's hash.
    #[error("`rules_hash` does not fit `rules`, which have the hash {given}", given = String::from(*.given))]
    RulesHash {
        /// The hash in the record.
        stated: Hex32,
        /// The hash of its rules.
        given: Hex32,
    },
    /// Rules that cannot be played by.
    #[error("the rules: {0}")]
    Rules(#[from] RulesError),
    /// The number of players is not that of the rules.
    #[error("`seats` names {found} players, the rules are for {wanted}")]
    Seats {
        /// The number of players in the record.
        found: usize,
        /// The number of players of the rules.
        wanted: usize,
    },
    /// The number of bots is not that of the players.
    #[error("`bots` has {found} entries, the rules are for {wanted} players")]
    Bots {
        /// The number of entries.
        found: usize,
        /// The number of players of the rules.
        wanted: usize,
    },
    /// A second riichi stick of a seat.
    #[error("seat {0} has paid for its riichi already")]
    PaidTwice(Seat),
    /// A seat that is not there.
    #[error("there is no seat {seat} at this table", seat = u8::from(*.0))]
    NoSeat(Seat),
    /// The record ends too early.
    #[error("the record ends where {0} was expected")]
    Ends(&'static str),
    /// A line that cannot come here.
    #[error("here {expected} was expected, not a line of type `{found}`")]
    OutOfPlace {
        /// The kinds of lines that may stand there.
        expected: &'static str,
        /// The kind of line that stands there.
        found: &'static str,
    },
    /// A line that states something impossible.
    #[error(transparent)]
    Line(#[from] LineError),
    /// The seed does not match its commitment.
    #[error("the seed does not fit the commitment before the deal: it gives {given}", given = String::from(*.given))]
    Commitment {
        /// The commitment in the record.
        committed: Hex32,
        /// The commitment of the seed.
        given: Hex32,
    },
    /// A shared wall in a record without the match's id.
    #[error("the wall is shared, which binds it to its match, and the first line has no `match_id`")]
    NoMatchId,
    /// An unknown version of the protocol for shared walls.
    #[error("the shared wall is of version {0}, this program reads versions 1 and 2")]
    SharedVersion(u32),
    /// Seals where the version has none, or none where it has them.
    #[error("the shared wall is of version {0}; from version 2 on there are `seals`, in version 1 there are none")]
    Seals(u32),
    /// A round of an earlier version of the protocol after one of a later version.
    #[error("the shared wall is of version 1, and that of the round before is of version 2")]
    EarlierVersion,
    /// The number of shares is not that of the players.
    #[error("there are shares or seals of {found} seats, the rules are for {wanted} players")]
    Shares {
        /// The number of entries.
        found: usize,
        /// The number of players of the rules.
        wanted: usize,
    },
    /// A share of a bot, or its seal, which whoever runs it could choose after all others.
    #[error("seat {seat} is a bot and has a share in the wall, which only people have", seat = u8::from(*.0))]
    BotShare(Seat),
    /// The secret does not match its commitment.
    #[error(
        "the server's secret is not the one it committed to before the deal: for round {round} of match {match_id} its \
        commitment is {given}", given = String::from(*.given)
    )]
    SharedCommitment {
        /// The match of the record.
        match_id: MatchId,
        /// The number of the round in the record.
        round: u32,
        /// The commitment in the record.
        committed: Hex32,
        /// The commitment of the secret.
        given: Hex32,
    },
    /// A share that was not sealed so, or not at all.
    #[error("the share of seat {seat} does not fit the seal that was shown before the shares were opened", seat = u8::from(*.0))]
    SharedSeal(Seat),
    /// Other tiles are dealt than those of the secret and the shares.
    #[error("the tiles are not those that follow from the server's secret and the players' shares: {0}")]
    SharedTiles(Box<Fault>),
    /// A wall that the players have no share in, in a match where they have one in others, or the reverse.
    #[error("the walls of a match are shared in every round or in none, and the round before this one is otherwise")]
    MixedWalls,
    /// Points that do not follow from the round before: a round is missing.
    #[error("the points are not those at the end of the round before, {0:?}: a round is missing")]
    Points(Vec<i32>),
    /// Another tile than the wall's.
    #[error("the record says {found}, the wall {wanted}")]
    WallTile {
        /// The tile in the record.
        found: Tile,
        /// The tile of the wall.
        wanted: Tile,
    },
    /// Other tiles, or other dice, than the wall's.
    #[error("the {0} are not those of the wall")]
    NotOfWall(&'static str),
    /// A line that is not the one that comes here.
    #[error("here {0} was expected")]
    Expected(&'static str),
    /// A tile that goes to somebody whose turn it is not, or a round that ends before its tiles are drawn.
    #[error("here {0} was expected: a draw is missing or is another player's")]
    Turn(String),
    /// Another number of dora indicators than the kans turn.
    #[error("{found} dora indicators are turned here, {wanted} should be")]
    Indicators {
        /// The number in the record.
        found: usize,
        /// The number that the kans turn by then.
        wanted: usize,
    },
    /// Dice or tiles that decided the seats, and do not follow from the first wall under these rules.
    #[error(
        "what decided the seats, `seats_drawn`, does not follow from the seed or the secret of the first wall under these rules"
    )]
    SeatsDrawn,
    /// Shared walls, and nothing of what decided the seats.
    #[error(
        "`seats_drawn` is missing in `table`: under these rules dice or wind tiles decide the seats, and where walls are shared the record has to say how they fell"
    )]
    SeatsNotStated,
    /// The wall is still secret.
    #[error("the record ends before this wall is revealed, so the round cannot be dealt again")]
    Sealed,
    /// The revealed tiles are not a wall.
    #[error(transparent)]
    Wall(#[from] WallError),
    /// More tiles are drawn or turned than the wall has.
    #[error("the wall has no further tile for this")]
    WallOut,
    /// No hand can be dealt here.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// The first hand cannot be dealt.
    #[error(transparent)]
    Setup(#[from] SetupErrors),
    /// The record and the rules differ.
    #[error("{at}: the record says {record}, the rules say {rules}")]
    Differs {
        /// The path within the line.
        at: String,
        /// The value in the record.
        record: String,
        /// The value by the rules.
        rules: String,
    },
    /// A choice that the rules bar, or an event that does not fit the hands or the table.
    #[error(transparent)]
    Replay(ReplayError),
    /// A player must choose here, and the line has no choice.
    #[error("here a player chooses; a line of type `{0}` is no choice that could be made")]
    NoChoice(&'static str),
}

impl Fault {
    /// A fault of the tiles of a wall, which may be shared.
    pub(crate) fn of_wall(self, is_shared: bool) -> Fault {
        match self {
            Fault::WallTile { .. } | Fault::NotOfWall(_) | Fault::Differs { .. } if is_shared => {
                Fault::SharedTiles(Box::new(self))
            }
            other => other,
        }
    }

    pub(crate) fn at(self, line: usize) -> RecordError {
        RecordError { line, fault: self }
    }
}
