//! What a seat has seen happen, one row of small numbers for each event.

use jantaku_core::{BySeat, Hand, Kind, Meld, Players, Seat, Tile};
use jantaku_engine::{Abort, Declares, DrawFrom, Outcome, PublicEvent, RoundEnd, RoundStart, SeatEvent, Showing};

use crate::ActionId;
use crate::observation::{Field, SEATS, SHOWN, end, fields, hundreds, meld, token};

/// Raised with every change of [`EVENT_FIELDS`], additions included.
pub const EVENTS_VERSION: u32 = 1;

/// The fields of a row in the order of their places. What an event does not say is 0.
///
/// A *tile* is [`Tile::index`] + 1. A *player* is 1 for the observer, 2 for the next player and so on in turn order, and 0 is nobody.
/// `score` and `result` are given four times: for the observer, then for the others in turn order.
pub const EVENT_FIELDS: [Field; 15] = fields([
    (
        "kind",
        1,
        1,
        "1 a deal, 2 a draw, 3 the observer's own answer, 4 a discard, 5 a riichi stick, 6 a call, 7 a closed or added kan, \
         8 a north, 9 a dora indicator, 10 the wall has run out, 11 a hand is shown or hidden, 12 the round is over, 13 a \
         game, 14 the match",
    ),
    ("who", 1, 1, "the player; of a deal the dealer, of wins the first winner"),
    ("tile", 1, 1, "drawn by the observer, discarded, called, added, a north, turned as an indicator, or won with"),
    ("from", 1, 1, "the player whose tile was called, or won with"),
    (
        "how",
        1,
        1,
        "of a draw 1 for a supplement tile; of a discard 1 if it was the drawn tile, 2 more with riichi, 4 more with open \
         riichi; of a hand after the last draw 0 hidden, 1 noten, 2 tenpai; of the end of a round 1 a win, 2 the wall has \
         run out, then why it was aborted: 3 nine kinds, 4 four winds, 5 four riichi, 6 four kans, 7 triple ron, 8 a fifth \
         kan, 9 chombo",
    ),
    ("meld", 1, 1, "its kind: 1 chii, 2 pon, 3 daiminkan, 4 kakan, 5 ankan"),
    ("tiles", 4, 1, "the tiles of the meld, the called one first"),
    ("action", 1, 1, "of the observer's answer the number of the action, plus 1"),
    ("seat", 1, 1, "of a deal the observer's seat; 1 was the first dealer"),
    ("wind", 1, 1, "of a deal the round's wind; 1 is east"),
    ("honba", 1, 1, "of a deal how many honba"),
    ("sticks", 1, 1, "of a deal and of the end of a round how many riichi sticks are on the table"),
    (
        "score",
        1,
        SEATS,
        "points in hundreds, rounded down, at a deal and after the end of a round, a game or the match",
    ),
    ("result", 1, SEATS, "at the end of a round 1 for a win, 2 for tenpai shown, 4 for nagashi, added up"),
    (
        "hand",
        SHOWN,
        1,
        "tiles that are seen: the observer's of a deal, one of open riichi, or one shown after the last draw",
    ),
]);

/// How many numbers a row has.
pub const EVENT_WIDTH: usize = end(&EVENT_FIELDS);

/// An event as a seat sees it, at the places that [`EVENT_FIELDS`] names.
pub type EventRow = [i16; EVENT_WIDTH];

/// What a row says, before it is written.
#[derive(Default)]
struct Row {
    kind: i16,
    who: Option<Seat>,
    tile: Option<Tile>,
    from: Option<Seat>,
    how: i16,
    meld: Option<Meld>,
    action: i16,
    seat: i16,
    wind: i16,
    honba: u32,
    sticks: u32,
    scores: Option<BySeat<i32>>,
    won: Vec<Seat>,
    tenpai: Vec<Seat>,
    nagashi: Vec<Seat>,
    hand: Vec<Tile>,
}

/// The row of an event of the stream of `seat`. As a [`SeatEvent`] has nothing that its seat cannot know, neither has the row.
///
/// It leaves out how a win is counted, ura indicators and the hands at the end of a round, who pays whom, dice and chips.
///
/// ```
/// use jantaku_core::{Ruleset, Wall};
/// use jantaku_encode::{EVENT_FIELDS, event_row};
/// use jantaku_engine::Match;
///
/// let rules = Ruleset::preset("tenhou")?;
/// let wall = Wall::from_seed([7; 32], &rules.tile_set());
/// let (game, events) = Match::start(rules.into(), wall)?;
/// let (seat, players) = (game.table().dealer(), game.table().players());
/// let seen = events.iter().filter_map(|event| event.seen_by(seat));
/// let kinds: Vec<i16> = seen.map(|event| event_row(&event, seat, players)[0]).collect();
/// assert_eq!((EVENT_FIELDS[0].name, kinds), ("kind", vec![1, 2]), "a deal and a draw");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn event_row(event: &SeatEvent, seat: Seat, players: Players) -> EventRow {
    let row = match event {
        SeatEvent::Dealt { start, hand } => dealt(start, seat, hand),
        SeatEvent::DrewOwn { tile, from } => Row { tile: Some(*tile), ..drew(seat, *from) },
        SeatEvent::DrewOther { seat, from } => drew(*seat, *from),
        SeatEvent::Answered { action } => {
            let action = ActionId::of(action).map_or(0, |id| id.index() as i16 + 1);
            Row { kind: 3, who: Some(seat), action, ..Row::default() }
        }
        SeatEvent::Public(event) => public(event, players),
    };
    row.written(seat, players)
}

fn dealt(start: &RoundStart, seat: Seat, hand: &[Tile; 13]) -> Row {
    let mut hand = hand.to_vec();
    hand.sort();
    Row {
        kind: 1,
        who: Some(start.position.dealer),
        tile: Some(start.indicator),
        seat: seat.index() as i16 + 1,
        wind: start.wind as i16 + 1,
        honba: start.position.honba,
        sticks: start.position.sticks,
        scores: Some(start.position.scores.clone()),
        hand,
        ..Row::default()
    }
}

fn drew(seat: Seat, from: DrawFrom) -> Row {
    Row { kind: 2, who: Some(seat), how: i16::from(from == DrawFrom::Supplement), ..Row::default() }
}

fn public(event: &PublicEvent, players: Players) -> Row {
    let by = |kind: i16, seat: Seat| Row { kind, who: Some(seat), ..Row::default() };
    match event {
        PublicEvent::Discarded { seat, tile, tsumogiri, declares } => {
            let (declared, hand) = match declares {
                Declares::Nothing => (0, Vec::new()),
                Declares::Riichi => (2, Vec::new()),
                Declares::OpenRiichi(hand) => (4, hand.concealed().to_vec()),
            };
            Row { tile: Some(*tile), how: i16::from(*tsumogiri) + declared, hand, ..by(4, *seat) }
        }
        PublicEvent::RiichiPaid { seat } => by(5, *seat),
        PublicEvent::Called { seat, meld } => laid(by(6, *seat), *seat, meld, players),
        PublicEvent::KanDeclared { seat, meld } => laid(by(7, *seat), *seat, meld, players),
        PublicEvent::Kita { seat } => Row { tile: Some(Kind::NORTH.tile()), ..by(8, *seat) },
        PublicEvent::DoraRevealed { indicator } => Row { kind: 9, tile: Some(*indicator), ..Row::default() },
        PublicEvent::WallRanOut => Row { kind: 10, ..Row::default() },
        PublicEvent::HandDeclared { seat, showing } => {
            let how = match **showing {
                Showing::Nothing => 0,
                Showing::Noten(_) => 1,
                Showing::Tenpai(_) => 2,
            };
            let hand = showing.hand().map(Hand::concealed).unwrap_or_default().to_vec();
            Row { how, hand, ..by(11, *seat) }
        }
        PublicEvent::RoundEnded(end) => round_ended(end),
        PublicEvent::GameEnded(settled) => Row { kind: 13, scores: Some(settled.scores.clone()), ..Row::default() },
        PublicEvent::MatchEnded(settled) => Row { kind: 14, scores: Some(settled.scores.clone()), ..Row::default() },
    }
}

fn laid(row: Row, seat: Seat, meld: &Meld, players: Players) -> Row {
    let called = meld.called();
    let tile = match meld {
        Meld::Kakan(kakan) => Some(kakan.added()),
        _ => called.map(|(tile, _)| tile),
    };
    let from = called.and_then(|(_, side)| seat.at(side, players));
    Row { tile, from, meld: Some(*meld), ..row }
}

fn round_ended(end: &RoundEnd) -> Row {
    let row = Row { kind: 12, scores: Some(end.scores.clone()), sticks: end.sticks, ..Row::default() };
    match &end.outcome {
        Outcome::Won { wins, .. } => {
            let first = wins.first();
            Row {
                how: 1,
                who: first.map(|win| win.seat),
                tile: first.map(|win| win.tile),
                from: first.and_then(|win| win.from),
                won: wins.iter().map(|win| win.seat).collect(),
                ..row
            }
        }
        Outcome::Exhaustive { hands, nagashi } => {
            let tenpai = hands.iter().filter(|(_, showing)| showing.is_tenpai()).map(|(seat, _)| seat).collect();
            Row { how: 2, tenpai, nagashi: nagashi.clone(), ..row }
        }
        Outcome::Abortive { reason, .. } => {
            let nth = Abort::ALL.iter().position(|known| known == reason).unwrap_or_default();
            Row { how: 3 + nth as i16, ..row }
        }
    }
}

impl Row {
    fn written(self, me: Seat, players: Players) -> EventRow {
        let player = |seat: Option<Seat>| seat.map_or(0, |seat| me.distance_to(seat, players) as i16 + 1);
        let tile = |tile: Option<Tile>| tile.map_or(0, token);
        let count = |count: u32| i16::try_from(count).unwrap_or(i16::MAX);
        let [meld, tiles @ .., _] = self.meld.as_ref().map(meld).unwrap_or_default();
        let mut out = [0; EVENT_WIDTH];
        let numbers = [self.kind, player(self.who), tile(self.tile), player(self.from), self.how, meld];
        let numbers = numbers.into_iter().chain(tiles);
        let numbers = numbers
            .chain([self.action, self.seat, self.wind, count(self.honba), count(self.sticks)])
            .chain([0; 2 * SEATS]);
        let hand = self.hand.iter().map(|&tile| token(tile));
        out.iter_mut().zip(numbers.chain(hand)).for_each(|(place, number)| *place = number);
        let around = players.seats_from(me).enumerate();
        for (nth, seat) in around {
            out[SCORES + nth] =
                self.scores.as_ref().and_then(|scores| scores.get(seat)).map_or(0, |&points| hundreds(points));
            let marks = [&self.won, &self.tenpai, &self.nagashi];
            let marks = marks.into_iter().zip([1, 2, 4]).filter(|(seats, _)| seats.contains(&seat));
            out[RESULTS + nth] = marks.map(|(_, mark)| mark).sum();
        }
        out
    }
}

const SCORES: usize = EVENT_FIELDS[12].at;
const RESULTS: usize = EVENT_FIELDS[13].at;
