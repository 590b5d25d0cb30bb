//! What a seat knows, as numbers of fixed places.

use jantaku_core::{Meld, Relative, Seat, Tile, Yaku};
use jantaku_engine::{ClaimOn, Origin, Phase, RiichiStatus, RiverTile, Table, View};

/// A field of an [`Observation`], or of planes: so many of them from a place on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    pub name: &'static str,
    /// The place of the first.
    pub at: usize,
    /// How many there are for each seat, or for the table.
    pub len: usize,
    /// How often they follow one another: 4 if each seat has them, the observer first and the others in turn order.
    pub times: usize,
    /// What its numbers are.
    pub meaning: &'static str,
}

/// The most discards that a player can have.
const RIVER: usize = 34;
/// The most concealed tiles of a hand that is shown.
pub(crate) const SHOWN: usize = 13;
/// The kind, the tile called, the other three, and where it was called from.
const MELD: usize = 6;
/// Seats at a table; three players leave the last one empty.
pub(crate) const SEATS: usize = 4;

/// The fields in the order of their places.
///
/// A *tile* is [`Tile::index`] + 1, and 0 is none. What each seat has is given four times: for the observer, then for the others in
/// turn order.
pub const FIELDS: [Field; 19] = fields([
    ("players", 1, 1, "how many play: 3 or 4"),
    ("seat", 1, 1, "the observer's seat; 0 was the first dealer"),
    ("seat_wind", 1, 1, "the observer's wind; 0 is east"),
    ("round_wind", 1, 1, "the round's wind; 0 is east"),
    ("honba", 1, 1, "how many honba"),
    ("sticks", 1, 1, "how many riichi sticks are on the table"),
    ("live_left", 1, 1, "how many tiles are left in the live wall"),
    (
        "phase",
        1,
        1,
        "0 before the first draw, 1 a turn after a draw, 2 a turn after a call, 3 to 6 a claim on a discard, an added kan, \
         a closed kan or a north, 7 hands are shown, 8 nobody has a choice",
    ),
    ("tile", 1, 1, "the tile on offer, or the one that the observer has drawn"),
    ("from", 1, 1, "who offers the tile: 1 is the next player, 0 nobody"),
    ("furiten", 1, 1, "1 if the observer is furiten"),
    ("indicators", 5, 1, "up to five tiles"),
    ("hand", Tile::COUNT, 1, "how many of each tile are concealed in the observer's hand, the drawn one included"),
    ("score", 1, SEATS, "points in hundreds, rounded down"),
    ("riichi", 1, SEATS, "0 none, 1 the riichi tile is on offer, 2 in riichi, 3 with ippatsu where the house knows it"),
    ("kita", 1, SEATS, "how many norths are laid aside"),
    (
        "river",
        RIVER,
        SEATS,
        "each discard is its tile, and 40 more if it was the drawn one, 80 if it is sideways, 160 if it was claimed",
    ),
    (
        "melds",
        4 * MELD,
        SEATS,
        "six numbers for each of four: the kind (1 chii, 2 pon, 3 daiminkan, 4 kakan, 5 ankan), the tile called, the other \
         three, and the side it was called from (1 the owner's right, 2 across, 3 the left, 0 nobody's)",
    ),
    ("shown", SHOWN, SEATS, "the tiles of an open riichi"),
]);

/// Fields side by side, from their names, lengths, times and meanings.
pub(crate) const fn fields<const N: usize>(of: [(&'static str, usize, usize, &'static str); N]) -> [Field; N] {
    let mut fields = [Field { name: "", at: 0, len: 0, times: 0, meaning: "" }; N];
    let (mut nth, mut at) = (0, 0);
    while nth < N {
        let (name, len, times, meaning) = of[nth];
        fields[nth] = Field { name, at, len, times, meaning };
        at += len * times;
        nth += 1;
    }
    fields
}

/// How many numbers an observation has.
pub const LEN: usize = end(&FIELDS);

/// The place after the last of these fields.
pub(crate) const fn end(fields: &[Field]) -> usize {
    let last = fields[fields.len() - 1];
    last.at + last.len * last.times
}

/// The numbers that a seat sees, at the places that [`FIELDS`] names.
///
/// It has what a [`View`] has but for the order of discards among the seats, the rules and hands that were shown after the last draw:
/// nothing that the seat may not know. Rules are the same for a whole match, so that a policy of one house needs none.
pub type Observation = [i16; LEN];

/// Fills places with numbers, one after the other.
pub(crate) struct Writer<'a> {
    pub out: &'a mut [i16],
    pub at: usize,
}

impl Writer<'_> {
    fn one(&mut self, number: impl TryInto<i16>) {
        // Whatever is too large is as good as the largest.
        self.out[self.at] = number.try_into().unwrap_or(i16::MAX);
        self.at += 1;
    }

    /// So many numbers, filled up with zeros. There are never more than `count`.
    pub fn many(&mut self, numbers: impl Iterator<Item = i16>, count: usize) {
        let places = &mut self.out[self.at..self.at + count];
        places.fill(0);
        places.iter_mut().zip(numbers).for_each(|(place, number)| *place = number);
        self.at += count;
    }
}

/// Writes what the seat of a view sees.
pub fn observe(view: &View, out: &mut Observation) {
    let (table, me) = (view.table(), view.seat());
    let players = table.players();
    let mut to = Writer { out, at: 0 };
    to.one(players.count() as i16);
    to.one(me.index() as i16);
    to.one(table.wind(me) as i16);
    to.one(table.start.wind as i16);
    to.one(table.start.position.honba);
    to.one(table.sticks);
    to.one(table.live_left);
    let (phase, tile, from) = phase(view);
    to.one(phase);
    to.one(tile);
    to.one(from);
    to.one(i16::from(!view.waits().is_empty() && view.furiten().is_some()));
    to.many(table.indicators.iter().map(|&tile| token(tile)), 5);
    let mut held = [0; Tile::COUNT];
    view.hand().concealed().iter().chain(view.hand().drawn().iter()).for_each(|tile| held[tile.index()] += 1);
    to.many(held.into_iter(), Tile::COUNT);
    let seats = || players.seats_from(me);
    to.many(seats().map(|seat| hundreds(table.scores[seat])), SEATS);
    to.many(seats().map(|seat| riichi(table, seat)), SEATS);
    to.many(seats().map(|seat| i16::from(table.kita[seat])), SEATS);
    for seat in places(view) {
        to.many(seat.map(|seat| &table.rivers[seat]).into_iter().flat_map(|river| river.iter()).map(discard), RIVER);
    }
    for seat in places(view) {
        let melds = seat.map(|seat| table.melds[seat].iter()).into_iter().flatten();
        to.many(melds.flat_map(meld), 4 * MELD);
    }
    for seat in places(view) {
        let hand = seat.and_then(|seat| table.opened[seat].as_deref());
        to.many(hand.into_iter().flat_map(|hand| hand.concealed().iter()).map(|&tile| token(tile)), SHOWN);
    }
}

/// The four places, the observer's first; the last is empty with three players.
fn places(view: &View) -> impl Iterator<Item = Option<Seat>> {
    view.table().players().seats_from(view.seat()).map(Some).chain(std::iter::repeat(None)).take(SEATS)
}

/// Points in hundreds, rounded down; whatever is out of range is as good as the bound.
pub(crate) fn hundreds(points: i32) -> i16 {
    points.div_euclid(100).clamp(i16::MIN.into(), i16::MAX.into()) as i16
}

pub(crate) fn token(tile: Tile) -> i16 {
    tile.index() as i16 + 1
}

/// The phase, the tile that it is about, and who offers it.
fn phase(view: &View) -> (i16, i16, i16) {
    let (table, me) = (view.table(), view.seat());
    let drawn = view.hand().drawn().map_or(0, token);
    match &table.phase {
        Phase::Opening => (0, drawn, 0),
        Phase::Turn { origin: Origin::Draw(_), .. } => (1, drawn, 0),
        Phase::Turn { origin: Origin::Call(_), .. } => (2, drawn, 0),
        Phase::Claims { from, tile, on } => {
            let on = match on {
                ClaimOn::Discard => 3,
                ClaimOn::Kakan => 4,
                ClaimOn::Ankan => 5,
                ClaimOn::Kita => 6,
            };
            (on, token(*tile), me.distance_to(*from, table.players()) as i16)
        }
        Phase::Showdown { .. } => (7, drawn, 0),
        Phase::Draw { .. } | Phase::Over(_) => (8, drawn, 0),
    }
}

/// The first go-around after riichi is marked only where the house knows ippatsu.
fn riichi(table: &Table, seat: Seat) -> i16 {
    match table.riichi[seat] {
        RiichiStatus::None => 0,
        RiichiStatus::Declared { .. } => 1,
        RiichiStatus::Riichi { ippatsu, .. } => 2 + i16::from(ippatsu && table.rules.yaku.knows(Yaku::Ippatsu)),
    }
}

fn discard(lying: &RiverTile) -> i16 {
    let marks = [lying.tsumogiri, lying.sideways, lying.claimed_by.is_some()];
    token(lying.tile) + marks.into_iter().zip([40, 80, 160]).filter(|(mark, _)| *mark).map(|(_, by)| by).sum::<i16>()
}

pub(crate) fn meld(meld: &Meld) -> [i16; MELD] {
    let kind = match meld {
        Meld::Chii(_) => 1,
        Meld::Pon(_) => 2,
        Meld::Daiminkan(_) => 3,
        Meld::Kakan(_) => 4,
        Meld::Ankan(_) => 5,
    };
    let mut numbers = [kind, 0, 0, 0, 0, 0];
    meld.tiles_as_called().iter().zip(&mut numbers[1..]).for_each(|(&tile, place)| *place = token(tile));
    numbers[MELD - 1] = match meld.called() {
        Some((_, Relative::Right)) => 1,
        Some((_, Relative::Across)) => 2,
        Some((_, Relative::Left)) => 3,
        None => 0,
    };
    numbers
}
