//! An observation as planes of 34 kinds, for networks that convolve.

use jantaku_core::{Kind, Tile};

use crate::observation::{FIELDS, Field, Observation, end, fields};

const KINDS: usize = Kind::COUNT;
/// The discards of a player that have a plane of their own.
const NTH: usize = 24;
/// The points that each plane of `score` stands for.
const SCORE_STEP: i16 = 40;
/// The tiles that each plane of `live_left` stands for.
const WALL_STEP: i16 = 5;

/// The groups of planes, in order. A number is 1 where the sentence of its plane is true, else 0; from `called` on, a plane is the same
/// for all kinds. *At least 1, 2, 3, 4* are four planes.
pub const PLANES: [Field; 24] = fields([
    ("hand", 4, 1, "at least 1, 2, 3, 4 of the kind are concealed in the observer's hand, the drawn one included"),
    ("reds", 1, 1, "the observer's hand has the kind's red five"),
    ("tile", 2, 1, "the tile on offer, or the one that the observer has drawn, is of the kind; and it is red"),
    ("unseen", 4, 1, "at least 1, 2, 3, 4 of the kind are unseen; kinds that the house plays without count as unseen"),
    ("indicators", 4, 1, "at least 1, 2, 3, 4 dora indicators are of the kind"),
    ("discards", 4, 4, "the player has discarded at least 1, 2, 3, 4 of the kind"),
    ("from_hand", 1, 4, "the player has discarded one of the kind that was not the drawn tile"),
    ("sideways", 1, 4, "a sideways discard of the player, the riichi tile, is of the kind"),
    ("nth", NTH, 4, "the player's first discard is of the kind; the second, and so on to the 24th"),
    ("melds", 4, 4, "the player's first meld has a tile of the kind; the second, third, fourth"),
    ("shown", 4, 4, "at least 1, 2, 3, 4 of the kind are in the player's hand of open riichi"),
    ("called", 8, 4, "the player's first meld is a pon; it is a kan; the same of the second, third, fourth"),
    ("riichi", 2, 4, "the player is in riichi; with ippatsu, where the house knows it"),
    ("kita", 4, 4, "the player has laid aside at least 1, 2, 3, 4 norths"),
    ("score", 12, 4, "the player has at least 4,000 points; 8,000, and so on to 48,000"),
    ("seat_wind", 4, 1, "the observer's wind is east, south, west, north"),
    ("round_wind", 4, 1, "the round's wind is east, south, west, north"),
    ("phase", 9, 1, "the phase is 0, 1, and so on to 8, as the field `phase` of an observation numbers it"),
    ("from", 3, 1, "the tile on offer is from the next player, the one across, the one before"),
    ("honba", 4, 1, "there are at least 1, 2, 3, 4 honba"),
    ("sticks", 4, 1, "there are at least 1, 2, 3, 4 riichi sticks on the table"),
    ("live_left", 14, 1, "at least 5 tiles are left in the live wall; 10, and so on to 70"),
    ("furiten", 1, 1, "the observer is furiten"),
    ("four", 1, 1, "four play"),
]);

/// How many planes there are.
pub const PLANE_COUNT: usize = end(&PLANES);

/// The planes of an observation, one after the other, each with the kinds in their order.
pub type PlaneNumbers = [u8; PLANE_COUNT * KINDS];

/// Writes planes one after the other.
struct Writer<'a> {
    out: &'a mut PlaneNumbers,
    plane: usize,
}

impl Writer<'_> {
    fn next(&mut self) -> &mut [u8] {
        let from = self.plane * KINDS;
        self.plane += 1;
        &mut self.out[from..from + KINDS]
    }

    fn kinds(&mut self, tiles: impl Iterator<Item = i16>) {
        let plane = self.next();
        plane.fill(0);
        tiles.filter_map(kind).for_each(|kind| plane[kind] = 1);
    }

    /// Planes that say of which kinds there is at least one, two and so on.
    fn counts(&mut self, counts: &[u8; KINDS]) {
        for least in 1..=4 {
            let plane = self.next();
            plane.iter_mut().zip(counts).for_each(|(place, &count)| *place = u8::from(count >= least));
        }
    }

    /// A plane that is the same for all kinds.
    fn whole(&mut self, holds: bool) {
        self.next().fill(u8::from(holds));
    }

    /// So many planes, of which the one of this number holds.
    fn one_of(&mut self, number: i16, planes: i16) {
        (0..planes).for_each(|nth| self.whole(nth == number));
    }

    /// So many planes that say whether a number is at least one step, two steps and so on.
    fn least(&mut self, number: i16, step: i16, planes: i16) {
        (1..=planes).for_each(|nth| self.whole(number >= nth * step));
    }
}

/// The tile of a number of an observation: [`Tile::index`], if there is one. A discard has marks on top of it.
fn tile(number: i16) -> Option<Tile> {
    let index = usize::try_from(number % 40).ok()?.checked_sub(1)?;
    Tile::all().nth(index)
}

fn kind(number: i16) -> Option<usize> {
    tile(number).map(|tile| tile.kind().index())
}

fn count(tiles: impl Iterator<Item = i16>) -> [u8; KINDS] {
    let mut counts = [0; KINDS];
    tiles.filter_map(kind).for_each(|kind| counts[kind] += 1);
    counts
}

/// The numbers of a field that belong to one place at the table, or to the table.
fn field<'a>(seen: &'a Observation, name: &str, place: usize) -> &'a [i16] {
    let field = FIELDS.iter().find(|field| field.name == name).expect("the fields are listed");
    &seen[field.at + place * field.len..field.at + (place + 1) * field.len]
}

/// The kind of each meld, and its tiles.
fn melds(seen: &Observation, place: usize) -> impl Iterator<Item = (i16, &[i16])> {
    field(seen, "melds", place).chunks(6).map(|meld| (meld[0], &meld[1..5]))
}

/// The concealed tiles of the observer.
fn held(seen: &Observation) -> impl Iterator<Item = i16> {
    let counts = field(seen, "hand", 0).iter().zip(1..);
    counts.flat_map(|(&count, number)| std::iter::repeat_n(number, usize::try_from(count).unwrap_or_default()))
}

/// How many of each kind the observer has not seen.
fn unseen(seen: &Observation) -> [u8; KINDS] {
    let mut tiles: Vec<i16> = held(seen).chain(field(seen, "indicators", 0).iter().copied()).collect();
    for place in 0..4 {
        // What was claimed lies in a meld, and the observer's own open hand is in the hand.
        tiles.extend(field(seen, "river", place).iter().filter(|number| **number < 160));
        tiles.extend(melds(seen, place).flat_map(|(_, tiles)| tiles));
        tiles.extend(field(seen, "shown", place).iter().filter(|_| place > 0));
        let north = Kind::NORTH.tile().index() as i16 + 1;
        tiles.extend(std::iter::repeat_n(north, field(seen, "kita", place)[0].unsigned_abs().into()));
    }
    let visible = count(tiles.into_iter());
    visible.map(|count| 4_u8.saturating_sub(count))
}

/// Writes the planes of what a seat sees. They say no more than the observation does. Kinds that the house plays without, such as the
/// manzu that three players leave out, count as unseen.
pub fn planes_of(seen: &Observation, out: &mut PlaneNumbers) {
    let mut to = Writer { out, plane: 0 };
    let table = |name: &str| field(seen, name, 0)[0];
    to.counts(&count(held(seen)));
    to.kinds(held(seen).filter(|&number| tile(number).is_some_and(Tile::is_red)));
    to.kinds([table("tile")].into_iter());
    to.kinds([table("tile")].into_iter().filter(|&number| tile(number).is_some_and(Tile::is_red)));
    to.counts(&unseen(seen));
    to.counts(&count(field(seen, "indicators", 0).iter().copied()));
    let river = |place| field(seen, "river", place).iter().copied();
    (0..4).for_each(|place| to.counts(&count(river(place))));
    (0..4).for_each(|place| to.kinds(river(place).filter(|number| number % 80 < 40)));
    (0..4).for_each(|place| to.kinds(river(place).filter(|number| number % 160 >= 80)));
    (0..4).for_each(|place| river(place).take(NTH).for_each(|number| to.kinds([number].into_iter())));
    (0..4).for_each(|place| melds(seen, place).for_each(|(_, tiles)| to.kinds(tiles.iter().copied())));
    (0..4).for_each(|place| to.counts(&count(field(seen, "shown", place).iter().copied())));
    for place in 0..4 {
        for (kind, _) in melds(seen, place) {
            to.whole(kind == 2);
            to.whole(kind >= 3);
        }
    }
    (0..4).for_each(|place| to.least(field(seen, "riichi", place)[0] - 1, 1, 2));
    (0..4).for_each(|place| to.least(field(seen, "kita", place)[0], 1, 4));
    (0..4).for_each(|place| to.least(field(seen, "score", place)[0], SCORE_STEP, 12));
    to.one_of(table("seat_wind"), 4);
    to.one_of(table("round_wind"), 4);
    to.one_of(table("phase"), 9);
    to.one_of(table("from") - 1, 3);
    to.least(table("honba"), 1, 4);
    to.least(table("sticks"), 1, 4);
    to.least(table("live_left"), WALL_STEP, 14);
    to.whole(table("furiten") == 1);
    to.whole(table("players") == 4);
}
