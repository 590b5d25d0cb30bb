//! Tags that an mjlog and a client's stream have in common: the start and end of rounds.

use jantaku_core::{BySeat, Players, Seat, Tile};

use crate::formats::log::{
    Counted, DrawKind, LogEnd, LogStart, StatedDraw, StatedPoints, StatedResult, StatedWin, StatedWorth, StatedYaku,
};
use crate::formats::tenhou::held::Held;
use crate::formats::tenhou::{ABORTS, LIMITS, Packed, face, unpack};
use crate::formats::xml::Tag;
use crate::formats::{FormatError, FormatFault};
use crate::yaku_names::yaku_of;

/// What is needed to understand the tags of a round.
pub(in crate::formats) struct Context {
    pub players: Players,
    pub reds: bool,
    /// The first dealer's seat in the record's numbering; seats are counted from there.
    pub first: usize,
}

/// A win with the indicators it lists.
pub(in crate::formats) struct Agari {
    pub win: StatedWin,
    indicators: Option<Vec<Tile>>,
    ura: Option<Vec<Tile>>,
    /// The concealed tiles, including the winning one.
    hai: Vec<u8>,
    machi: u8,
    melds: Vec<u32>,
    /// The indicators and the ura indicators by their numbers.
    turned: [Option<Vec<u8>>; 2],
}

impl Agari {
    /// Adds the win to the end of the round: there may be several wins, and all list the same indicators.
    pub fn end_round(
        self,
        tag: &Tag<'_>,
        held: &mut Held,
        indicators: &mut Option<Vec<Tile>>,
        ura: &mut Option<Vec<Tile>>,
        end: &mut Option<LogEnd>,
    ) -> Result<(), FormatError> {
        let Agari { win, hai, machi, melds, turned: [listed, below], .. } = self;
        held.win(win.seat.index(), win.from.unwrap_or(win.seat).index(), &hai, machi, &melds);
        held.list(listed.as_deref(), below.as_deref());
        for (kept, listed) in [(indicators, self.indicators), (ura, self.ura)] {
            match (&kept, listed) {
                (Some(kept), Some(listed)) if *kept != listed => {
                    let fault = FormatFault::OutOfPlace("the wins of one round list other indicators".to_owned());
                    return Err(tag.error(fault));
                }
                (None, listed) => *kept = listed,
                _ => {}
            }
        }
        match end {
            Some(LogEnd::Won(wins)) => wins.push(win),
            Some(LogEnd::Drawn(_)) => {
                return Err(tag.error(FormatFault::OutOfPlace("a win after the draw of the round".to_owned())));
            }
            None => *end = Some(LogEnd::Won(vec![win])),
        }
        Ok(())
    }
}

/// A draw with the numbers of the tiles that it shows.
pub(in crate::formats) struct Ryuukyoku {
    draw: StatedDraw,
    shown: Vec<Option<Vec<u8>>>,
}

impl Ryuukyoku {
    /// Ends the round, which has no end yet, with this draw.
    pub fn end_round(self, tag: &Tag<'_>, held: &mut Held, end: &mut Option<LogEnd>) -> Result<(), FormatError> {
        for (seat, hand) in self.shown.iter().enumerate() {
            if let Some(hand) = hand {
                held.show_hand(seat, hand.iter().copied().collect(), hand.len());
            }
        }
        if end.is_some() {
            return Err(tag.error(FormatFault::OutOfPlace("a second end of one round".to_owned())));
        }
        *end = Some(LogEnd::Drawn(self.draw));
        Ok(())
    }
}

impl Context {
    pub fn tile(&self, tag: &Tag<'_>, number: u8) -> Result<Tile, FormatError> {
        face(number, self.reds).ok_or_else(|| tag.expected("a tile from 0 to 135", number))
    }

    pub fn tiles(&self, tag: &Tag<'_>, numbers: &[u8]) -> Result<Vec<Tile>, FormatError> {
        numbers.iter().map(|&number| self.tile(tag, number)).collect()
    }

    pub fn seat(&self, tag: &Tag<'_>, name: &str) -> Result<Seat, FormatError> {
        let index: usize = tag.number(name)?;
        self.seat_of(index).ok_or_else(|| tag.expected(format!("a seat in `{name}`"), index))
    }

    /// The seat with this number in the record.
    pub fn seat_of(&self, index: usize) -> Option<Seat> {
        let count = self.players.count();
        Seat::new(index).filter(|_| index < count).map(|seat| seat.plus(count - self.first % count, self.players))
    }

    /// The names of attributes with a seat's number, in the order of the seats.
    pub fn keys(&self, keys: [&'static str; 4]) -> impl Iterator<Item = &'static str> + use<> {
        let (first, count) = (self.first, self.players.count());
        (0..count).map(move |seat| keys[(seat + first) % count])
    }

    pub fn meld(&self, tag: &Tag<'_>, seat: Seat, bits: u32) -> Result<Packed, FormatError> {
        let unpacked = unpack(bits, seat, self.players, self.reds);
        let meld = unpacked.ok_or_else(|| tag.expected("a packed meld", bits))?;
        meld.map_err(|error| tag.error(error))
    }

    /// Points of the seats; with three players, a fourth value must be 0.
    pub fn points(&self, tag: &Tag<'_>, name: &str) -> Result<BySeat<i32>, FormatError> {
        let hundreds: Vec<i32> = tag.numbers(name)?;
        self.by_seat(tag, name, hundreds.into_iter().map(points).collect())
    }

    fn by_seat(&self, tag: &Tag<'_>, name: &str, mut values: Vec<i32>) -> Result<BySeat<i32>, FormatError> {
        let found = values.len();
        // With three players, a fourth may be listed with no points.
        if found == 4 && values[3] == 0 {
            values.truncate(self.players.count());
        }
        if values.len() == self.players.count() {
            values.rotate_left(self.first % self.players.count());
        }
        let players = BySeat::from_vec(values).filter(|values| values.players() == self.players);
        players.ok_or_else(|| tag.expected(format!("a number for each seat in `{name}`"), found))
    }

    /// Points before and changes, alternating.
    fn changes(&self, tag: &Tag<'_>) -> Result<(BySeat<i32>, BySeat<i32>), FormatError> {
        let hundreds: Vec<i32> = tag.numbers("sc")?;
        if !hundreds.len().is_multiple_of(2) {
            return Err(tag.expected("points and change of each seat in `sc`", hundreds.len()));
        }
        let every = |first: usize| hundreds.iter().skip(first).step_by(2).map(|&value| points(value)).collect();
        Ok((self.by_seat(tag, "sc", every(0))?, self.by_seat(tag, "sc", every(1))?))
    }
}

/// What `GO` says about a table.
#[derive(Debug, Default, PartialEq, Eq)]
pub(in crate::formats) struct Go {
    pub bits: u32,
    pub lobby: Option<u32>,
    /// A tournament's own rules.
    pub csrule: Option<String>,
}

pub(in crate::formats) fn go(tag: &Tag<'_>) -> Result<Go, FormatError> {
    let lobby = if tag.get("lobby")?.is_some() { Some(tag.number("lobby")?) } else { None };
    let csrule = tag.get("csrule")?.map(std::borrow::Cow::into_owned);
    Ok(Go { bits: tag.number("type")?, lobby, csrule })
}

/// Keeps a value that applies to the whole match; it may be repeated but not changed.
pub(in crate::formats) fn once<T: PartialEq>(tag: &Tag<'_>, kept: &mut Option<T>, said: T) -> Result<(), FormatError> {
    match kept {
        Some(kept) if *kept != said => {
            Err(tag.error(FormatFault::OutOfPlace(format!("a second <{}>, of another match", tag.name()))))
        }
        _ => {
            *kept = Some(said);
            Ok(())
        }
    }
}

fn points(hundreds: i32) -> i32 {
    hundreds.saturating_mul(100)
}

fn pot(tag: &Tag<'_>) -> Result<[u32; 2], FormatError> {
    let pot: Vec<u32> = tag.numbers("ba")?;
    pot[..].try_into().map_err(|_| tag.expected("honba and sticks in `ba`", pot.len()))
}

/// The attributes of the hands.
pub(in crate::formats) const HANDS: [&str; 4] = ["hai0", "hai1", "hai2", "hai3"];

/// A round's start, from its `INIT`.
pub(in crate::formats) struct Init {
    pub start: LogStart,
    pub indicator: u8,
    pub early: bool,
}

pub(in crate::formats) fn init(tag: &Tag<'_>, context: &Context) -> Result<Init, FormatError> {
    let seed: Vec<u32> = tag.numbers("seed")?;
    let [hand, honba, sticks, die, other, indicator] = seed[..] else {
        return Err(tag.expected("six numbers in `seed`", seed.len()));
    };
    let small = |number: u32| u8::try_from(number).map_err(|_| tag.expected("a number up to 255 in `seed`", number));
    let (die, other, indicator) = (small(die)?, small(other)?, small(indicator)?);
    let dealer = context.seat(tag, "oya")?;
    if hand % 4 != dealer.index() as u32 {
        return Err(tag.expected(format!("hand {hand} dealt by seat {}", hand % 4), format!("seat {dealer}")));
    }
    let start = LogStart {
        wind_index: small(hand / 4)?,
        dealer,
        honba,
        sticks,
        scores: context.points(tag, "ten")?,
        indicator: context.tile(tag, indicator)?,
        dice: Some([die.saturating_add(1), other.saturating_add(1)]),
    };
    Ok(Init { start, indicator, early: tag.get("shuffle")?.is_some() })
}

pub(in crate::formats) fn agari(tag: &Tag<'_>, context: &Context) -> Result<Agari, FormatError> {
    let seat = context.seat(tag, "who")?;
    let from = Some(context.seat(tag, "fromWho")?).filter(|&from| from != seat);
    let liable = if tag.get("paoWho")?.is_some() { Some(context.seat(tag, "paoWho")?) } else { None };
    let machi: u8 = tag.number("machi")?;
    let hai: Vec<u8> = tag.numbers("hai")?;
    let mut hand = hai.clone();
    let at = hand.iter().position(|&number| number == machi);
    hand.remove(at.ok_or_else(|| tag.expected("the winning tile `machi` among `hai`", machi))?);
    let mut hand = context.tiles(tag, &hand)?;
    hand.sort();
    let ten: Vec<i32> = tag.numbers("ten")?;
    let [fu, sum, limit] = ten[..] else {
        return Err(tag.expected("fu, points and limit in `ten`", ten.len()));
    };
    let limit = usize::try_from(limit).ok().filter(|&limit| limit < 6);
    let limit = limit.ok_or_else(|| tag.expected("a limit from 0 to 5 in `ten`", ten[2]))?;
    let yaku = yaku(tag)?;
    let han = yaku.iter().try_fold(0_u8, |sum, line| match line.worth {
        StatedWorth::Han(han) => sum.checked_add(han),
        StatedWorth::Yakuman(_) | StatedWorth::Uncounted | StatedWorth::Limit(_) => None,
    });
    let (before, deltas) = context.changes(tag)?;
    let win = StatedWin {
        seat,
        from,
        liable: Some(liable),
        chips: None,
        tile: Some(context.tile(tag, machi)?),
        hand: Some(hand),
        yaku: Some(yaku),
        han,
        fu: Some(u8::try_from(fu).map_err(|_| tag.expected("fu in `ten`", fu))?),
        limit: Some(LIMITS[limit].0),
        points: Some(StatedPoints::Sum(sum)),
        pot: Some(pot(tag)?),
        before: Some(before),
        deltas: Some(deltas),
        after: None,
    };
    let turned = [tag.numbers_if_any::<u8>("doraHai")?, tag.numbers_if_any("doraHaiUra")?];
    let faces = |tiles: &Option<Vec<u8>>| tiles.as_ref().map(|tiles| context.tiles(tag, tiles)).transpose();
    let (indicators, ura) = (faces(&turned[0])?, faces(&turned[1])?);
    let melds = tag.numbers_if_any("m")?.unwrap_or_default();
    Ok(Agari { win, indicators, ura, hai, machi, melds, turned })
}

/// `yaku` lists numbers and han alternately, `yakuman` only numbers; a line of no han (ura without a hit) is ignored.
fn yaku(tag: &Tag<'_>) -> Result<Vec<StatedYaku>, FormatError> {
    let line = |number: u8, worth| {
        let (what, wind) = yaku_of(number).ok_or_else(|| tag.expected("a yaku from 0 to 54", number))?;
        Ok(StatedYaku { what, wind, worth })
    };
    if let Some(listed) = tag.numbers_if_any::<u8>("yakuman")? {
        return listed.into_iter().map(|number| line(number, StatedWorth::Yakuman(1))).collect();
    }
    let listed: Vec<u8> = tag.numbers("yaku")?;
    let (pairs, []) = listed.as_chunks::<2>() else {
        return Err(tag.error(FormatFault::missing("the han of the last yaku")));
    };
    let lines = pairs.iter().filter(|[number, han]| *han > 0 || yaku_of(*number) != Some((Counted::Ura, None)));
    lines.map(|&[number, han]| line(number, StatedWorth::Han(han))).collect()
}

pub(in crate::formats) fn ryuukyoku(tag: &Tag<'_>, context: &Context) -> Result<Ryuukyoku, FormatError> {
    let kind = match tag.get("type")?.as_deref() {
        None => DrawKind::Exhaustive,
        Some("nm") => DrawKind::Nagashi,
        Some(word) => {
            let known = ABORTS.iter().find(|(_, known, _)| *known == word);
            DrawKind::Abort(known.ok_or_else(|| tag.expected("a kind of draw", word))?.0)
        }
    };
    let (mut shown, mut faces) = (Vec::new(), Vec::new());
    for key in context.keys(HANDS) {
        let numbers = tag.numbers_if_any::<u8>(key)?.filter(|numbers| !numbers.is_empty());
        let mut hand = numbers.as_ref().map(|numbers| context.tiles(tag, numbers)).transpose()?;
        hand.iter_mut().for_each(|hand| hand.sort());
        faces.push(hand);
        shown.push(numbers);
    }
    let (before, deltas) = context.changes(tag)?;
    let (shown_faces, pot) = (BySeat::from_vec(faces), Some(pot(tag)?));
    let (before, deltas) = (Some(before), Some(deltas));
    let draw = StatedDraw { kind, tenpai: None, shown: shown_faces, pot, before, deltas, after: None };
    Ok(Ryuukyoku { draw, shown })
}

/// Points in hundreds and results in thousands, alternating.
pub(in crate::formats) fn owari(tag: &Tag<'_>, context: &Context) -> Result<StatedResult, FormatError> {
    let players = context.players;
    let values: Vec<f64> = tag.numbers("owari")?;
    let fourth = values.get(2 * players.count()..).unwrap_or_default();
    let whole = values.len() == 2 * players.count() || (values.len() == 8 && fourth.iter().all(|&value| value == 0.0));
    if !whole || values.iter().any(|value| !value.is_finite() || value.abs() > 1e6) {
        return Err(tag.expected("points and result of each seat in `owari`", values.len()));
    }
    let every = |first: usize, unit: f64| {
        let values = values.iter().skip(first).step_by(2).take(players.count());
        let mut values: Vec<i32> = values.map(|value| (value * unit).round() as i32).collect();
        values.rotate_left(context.first % players.count());
        BySeat::from_vec(values)
    };
    Ok(StatedResult { points: every(0, 100.0), totals: every(1, 1000.0), places: None })
}
