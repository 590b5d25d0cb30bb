//! What a seat sees as a sequence of small numbers, for transformers.

use jantaku_core::{Meld, Relative, Seat, Tile, Yaku};
use jantaku_engine::{ClaimOn, DrawFrom, Origin, Phase, RiichiStatus, RiverTile, Showing, Table, View};

/// Seats at a table; three players leave the last place empty.
const SEATS: u16 = 4;
const TILES: u16 = Tile::COUNT as u16;
/// The marks of a discard, one bit each.
const MARKS: u16 = 8;
/// The points that each token of `score` stands for.
const SCORE_STEP: i32 = 1000;
/// The token of `score` for as many points as any, after one for debts.
const SCORE_TOP: u16 = 61;
/// How many of the last tiles of the wall are told exactly, and how many others share a token.
const WALL_EXACT: u16 = 16;
const WALL_STEP: u16 = 4;

/// A range of tokens of one meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TokenRange {
    pub name: &'static str,
    pub first: u16,
    /// How many there are for each place, or for the table.
    pub count: u16,
    /// How often they follow one another: 4 if each place at the table has its own, the observer's first.
    pub times: u16,
    pub meaning: &'static str,
}

impl TokenRange {
    /// The range after this one.
    const fn then(self, name: &'static str, (count, times): (u16, u16), meaning: &'static str) -> TokenRange {
        TokenRange { name, first: self.end(), count, times, meaning }
    }

    /// The token after the last.
    pub const fn end(self) -> u16 {
        self.first + self.count * self.times
    }
}

/// Raised with every change of [`TOKENS`], additions included.
pub const TOKENS_VERSION: u32 = 1;

const PADDING: TokenRange =
    TokenRange { name: "padding", first: 0, count: 1, times: 1, meaning: "after the last token" };
const PLAYERS: TokenRange = PADDING.then("players", (2, 1), "three play, four play");
const SEAT: TokenRange = PLAYERS.then("seat", (SEATS, 1), "the observer's seat; 0 was the first dealer");
const SEAT_WIND: TokenRange = SEAT.then("seat_wind", (4, 1), "the observer's wind; 0 is east");
const ROUND_WIND: TokenRange = SEAT_WIND.then("round_wind", (4, 1), "0 is east");
const HONBA: TokenRange = ROUND_WIND.then("honba", (11, 1), "how many; 10 is 10 or more");
const STICKS: TokenRange = HONBA.then("sticks", (11, 1), "riichi sticks on the table; 10 is 10 or more");
const LIVE_LEFT: TokenRange =
    STICKS.then("live_left", (33, 1), "tiles left in the live wall: 0 to 15, then 16 to 19, 20 to 23 and so on");
const SCORE: TokenRange = LIVE_LEFT.then(
    "score",
    (SCORE_TOP + 1, SEATS),
    "points: a debt, below 1,000, below 2,000 and so on, 60,000 or more",
);
const PHASE: TokenRange = SCORE.then(
    "phase",
    (11, 1),
    "before the first draw, about to draw, a turn after a draw, after a supplement tile, after a call, a claim on a \
     discard, on an added kan, on a closed kan, on a north, hands are shown, over",
);
const TURN: TokenRange = PHASE.then("turn", (1, SEATS), "whose turn it is, who offers a tile, or who shows next");
const OFFER: TokenRange = TURN.then("offer", (TILES, 1), "the tile that may be claimed");
const DRAWN: TokenRange = OFFER.then("drawn", (TILES, 1), "the tile that the observer has drawn");
const FURITEN: TokenRange = DRAWN.then("furiten", (1, 1), "the observer is furiten");
const HAND: TokenRange = FURITEN.then("hand", (TILES, 1), "a concealed tile of the observer, without the drawn one");
const INDICATOR: TokenRange = HAND.then("indicator", (TILES, 1), "a dora indicator, in the order turned");
const RIICHI: TokenRange = INDICATOR.then(
    "riichi",
    (6, SEATS),
    "riichi on offer, double riichi on offer, riichi, double riichi, and the two again with ippatsu where the house knows it",
);
const KITA: TokenRange = RIICHI.then("kita", (4, SEATS), "norths laid aside: 1 to 4");
const SHOWDOWN: TokenRange =
    KITA.then("showdown", (3, SEATS), "after the last draw: hides its hand, shows noten, shows tenpai");
const SHOWN: TokenRange = SHOWDOWN.then("shown", (TILES, SEATS), "a tile of a hand that is open for everyone");
const MELD: TokenRange = SHOWN.then(
    "meld",
    (11, SEATS),
    "chii, then pon from the owner's right, across and left, daiminkan and kakan likewise, ankan; its tiles follow",
);
const MELD_TILE: TokenRange =
    MELD.then("meld_tile", (TILES, SEATS), "a tile of a meld, the called one first, an added one last");
const RIVER: TokenRange = MELD_TILE.then(
    "river",
    (MARKS * TILES, SEATS),
    "a discard, in order: the tile, 37 more if it was the drawn one, 74 if it lies sideways, 148 if it was claimed",
);

/// The vocabulary: every token belongs to one range. What each place has follows place by place: the observer's, then those of the
/// others in turn order. A tile is [`Tile::index`].
///
/// The ranges are also the order of a sequence, but for `meld` and `meld_tile`, which take turns. `players` to `live_left` and `phase`
/// are always there, `score` once for each player; the others only where there is something to say.
pub const TOKENS: [TokenRange; 23] = [
    PADDING, PLAYERS, SEAT, SEAT_WIND, ROUND_WIND, HONBA, STICKS, LIVE_LEFT, SCORE, PHASE, TURN, OFFER, DRAWN, FURITEN,
    HAND, INDICATOR, RIICHI, KITA, SHOWDOWN, SHOWN, MELD, MELD_TILE, RIVER,
];

/// How many tokens there are.
pub const TOKEN_COUNT: usize = TOKENS[TOKENS.len() - 1].end() as usize;

/// The longest sequence.
///
/// The table has at most 16 tokens, indicators 5, riichi and norths 8, the showdown 4. A player has 13 tiles in hand, or for three of
/// them the tokens of a meld, 4 and with a kan 5; the observer's own hand can be open too: 86 with five kans, and with three players 69.
/// Each discard follows a draw, a chii or a pon: 83 live tiles, 12 calls and 8 supplement tiles with three players are 103, and 70, 16 and
/// 8 with four are 94. That makes 213.
pub const MAX_TOKENS: usize = 224;

struct Writer<'a> {
    out: &'a mut [u16; MAX_TOKENS],
    len: usize,
}

impl Writer<'_> {
    /// The token of a number for the table. Whatever is too large is as good as the largest.
    fn put(&mut self, range: TokenRange, number: usize) {
        self.put_at(range, 0, number);
    }

    /// The token of a number for a place at the table.
    fn put_at(&mut self, range: TokenRange, place: usize, number: usize) {
        let number = number.min(usize::from(range.count) - 1);
        if let Some(token) = self.out.get_mut(self.len) {
            *token = range.first + place as u16 * range.count + number as u16;
            self.len += 1;
        }
    }

    fn tiles<'a>(&mut self, range: TokenRange, place: usize, tiles: impl IntoIterator<Item = &'a Tile>) {
        tiles.into_iter().for_each(|tile| self.put_at(range, place, tile.index()));
    }
}

/// Writes what the seat of a view sees as tokens, and returns how many they are; the rest is padding.
///
/// All of it can be read back exactly, but for points, honba, sticks and the tiles left where several numbers share a token. It has what
/// a [`View`] has but for the order of discards among the seats, and the rules.
///
/// ```
/// use jantaku_core::{Ruleset, Wall};
/// use jantaku_encode::{MAX_TOKENS, TOKENS, tokens_of};
/// use jantaku_engine::Match;
///
/// let rules = Ruleset::preset("tenhou")?;
/// let wall = Wall::from_seed([7; 32], &rules.tile_set());
/// let (game, _) = Match::start(rules.into(), wall)?;
/// let view = game.view(game.table().dealer()).expect("the dealer sits there");
/// let mut tokens = [0; MAX_TOKENS];
/// let count = tokens_of(&view, &mut tokens);
/// let hand = TOKENS.iter().find(|range| range.name == "hand").expect("hands have tokens");
/// let held = tokens[..count].iter().filter(|token| (hand.first..hand.end()).contains(token));
/// assert_eq!(held.count(), 13);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn tokens_of(view: &View, out: &mut [u16; MAX_TOKENS]) -> usize {
    let mut to = Writer { out, len: 0 };
    about_the_table(view, &mut to);
    let table = view.table();
    to.tiles(HAND, 0, view.hand().concealed());
    to.tiles(INDICATOR, 0, &table.indicators);
    let each = |of: &mut dyn FnMut(usize, Seat)| {
        table.players().seats_from(view.seat()).enumerate().for_each(|(place, seat)| of(place, seat));
    };
    each(&mut |place, seat| riichi(table, seat).into_iter().for_each(|state| to.put_at(RIICHI, place, state)));
    each(&mut |place, seat| {
        usize::from(table.kita[seat]).checked_sub(1).into_iter().for_each(|norths| to.put_at(KITA, place, norths));
    });
    each(&mut |place, seat| {
        table.declared(seat).map(showing).into_iter().for_each(|state| to.put_at(SHOWDOWN, place, state));
    });
    each(&mut |place, seat| {
        let shown = table.opened[seat].as_deref().or_else(|| table.declared(seat)?.hand());
        to.tiles(SHOWN, place, shown.map(|hand| hand.concealed()).unwrap_or_default());
    });
    each(&mut |place, seat| {
        for meld in &table.melds[seat] {
            to.put_at(MELD, place, meld_state(meld));
            to.tiles(MELD_TILE, place, &meld.tiles_as_called());
        }
    });
    each(&mut |place, seat| {
        table.rivers[seat].iter().for_each(|lying| to.put_at(RIVER, place, discard(lying)));
    });
    let len = to.len;
    out[len..].fill(PADDING.first);
    len
}

fn about_the_table(view: &View, to: &mut Writer) {
    let (table, me) = (view.table(), view.seat());
    let players = table.players();
    to.put(PLAYERS, players.count() - 3);
    to.put(SEAT, me.index());
    to.put(SEAT_WIND, table.wind(me) as usize);
    to.put(ROUND_WIND, table.start.wind as usize);
    to.put(HONBA, table.start.position.honba as usize);
    to.put(STICKS, table.sticks as usize);
    to.put(LIVE_LEFT, wall_bin(table.live_left));
    for (place, seat) in players.seats_from(me).enumerate() {
        to.put_at(SCORE, place, score_bin(table.scores[seat]));
    }
    let (phase, turn) = phase(table);
    to.put(PHASE, phase);
    turn.into_iter().for_each(|seat| to.put_at(TURN, me.distance_to(seat, players), 0));
    if let Phase::Claims { tile, .. } = &table.phase {
        to.put(OFFER, tile.index());
    }
    view.hand().drawn().into_iter().for_each(|tile| to.put(DRAWN, tile.index()));
    if !view.waits().is_empty() && view.furiten().is_some() {
        to.put(FURITEN, 0);
    }
}

fn wall_bin(left: u8) -> usize {
    let left = u16::from(left);
    let bin = if left < WALL_EXACT { left } else { WALL_EXACT + (left - WALL_EXACT) / WALL_STEP };
    bin.into()
}

fn score_bin(points: i32) -> usize {
    usize::try_from(points).map_or(0, |points| 1 + points / SCORE_STEP as usize)
}

/// The phase, and whose turn it is.
fn phase(table: &Table) -> (usize, Option<Seat>) {
    match &table.phase {
        Phase::Opening => (0, None),
        Phase::Draw { seat, .. } => (1, Some(*seat)),
        Phase::Turn { seat, origin } => {
            let phase = match origin {
                Origin::Draw(DrawFrom::Live) => 2,
                Origin::Draw(DrawFrom::Supplement) => 3,
                Origin::Call(_) => 4,
            };
            (phase, Some(*seat))
        }
        Phase::Claims { from, on, .. } => {
            let phase = match on {
                ClaimOn::Discard => 5,
                ClaimOn::Kakan => 6,
                ClaimOn::Ankan => 7,
                ClaimOn::Kita => 8,
            };
            (phase, Some(*from))
        }
        Phase::Showdown { .. } => (9, table.to_declare()),
        Phase::Over(_) => (10, None),
    }
}

fn riichi(table: &Table, seat: Seat) -> Option<usize> {
    match table.riichi[seat] {
        RiichiStatus::None => None,
        RiichiStatus::Declared { double } => Some(usize::from(double)),
        RiichiStatus::Riichi { double, ippatsu } => {
            let ippatsu = ippatsu && table.rules.yaku.knows(Yaku::Ippatsu);
            Some(2 + usize::from(double) + 2 * usize::from(ippatsu))
        }
    }
}

fn showing(showing: &Showing) -> usize {
    match showing {
        Showing::Nothing => 0,
        Showing::Noten(_) => 1,
        Showing::Tenpai(_) => 2,
    }
}

fn meld_state(meld: &Meld) -> usize {
    let side = match meld.called() {
        Some((_, Relative::Right)) | None => 0,
        Some((_, Relative::Across)) => 1,
        Some((_, Relative::Left)) => 2,
    };
    match meld {
        Meld::Chii(_) => 0,
        Meld::Pon(_) => 1 + side,
        Meld::Daiminkan(_) => 4 + side,
        Meld::Kakan(_) => 7 + side,
        Meld::Ankan(_) => 10,
    }
}

fn discard(lying: &RiverTile) -> usize {
    let marks = [lying.tsumogiri, lying.sideways, lying.claimed_by.is_some()];
    let marks: usize = marks.into_iter().enumerate().map(|(bit, mark)| usize::from(mark) << bit).sum();
    lying.tile.index() + Tile::COUNT * marks
}
