//! Examples from words, with what the engine says of them.

use std::cmp::Reverse;

use jantaku_advice::safety::{Mark, read};
use jantaku_core::notation::{parse_tile, parse_tiles};
use jantaku_core::{Hand, Kind, Meld, Ruleset, Seat, Tile};
use jantaku_scenario::{ViewScript, WinLine, meld};
use jantaku_score::{shanten, ukeire};

use crate::{Example, payments};

/// An example of a study.
#[derive(Debug, Clone)]
pub enum Shown {
    /// A hand, by what helps it.
    Look(Look),
    Win(Example),
    /// A tile against a player in riichi.
    Seen(Box<Seen>),
    /// What a win does to a player's place.
    Standing(Standing),
}

/// A hand, by what helps it.
#[derive(Debug, Clone)]
pub struct Look {
    /// The hand, without the tile to discard.
    pub hand: Hand,
    /// The tile to discard.
    pub cut: Option<Tile>,
    /// Other tiles that are visible.
    pub seen: Vec<Tile>,
    /// Tiles missing to tenpai after the discard.
    pub shanten: u8,
    /// The tiles that bring it nearer.
    pub accepts: Vec<Accepted>,
}

impl Look {
    /// How many tiles bring it nearer.
    pub fn tiles(&self) -> u32 {
        self.accepts.iter().map(|one| u32::from(one.left)).sum()
    }
}

/// A kind of tile that brings a hand nearer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Accepted {
    pub kind: Kind,
    /// How many are unseen.
    pub left: u8,
    /// What a ron on it pays in this house; `None` where the hand is not tenpai, or has no yaku.
    pub points: Option<i32>,
}

/// A tile against a player in riichi.
#[derive(Debug, Clone)]
pub struct Seen {
    /// The player in riichi.
    pub seat: Seat,
    /// The player's discards; the last one declared riichi.
    pub river: Vec<Tile>,
    /// Tiles that others discarded.
    pub others: Vec<Tile>,
    /// The tile in question.
    pub tile: Tile,
    /// How many of it are unseen.
    pub left: u8,
    /// The safety of the tile.
    pub mark: Mark,
}

/// What a win does to a player's place.
#[derive(Debug, Clone)]
pub struct Standing {
    pub win: Example,
    /// Everybody's points before it: the winner's first.
    pub before: Vec<i32>,
    /// The same after it.
    pub scores: Vec<i32>,
    /// The winner's place before it.
    pub now: u8,
    /// The winner's place after it.
    pub after: u8,
}

impl Shown {
    /// `None` where the house has not all of the tiles or calls.
    pub(super) fn of(text: &'static str, rules: &Ruleset) -> Option<Shown> {
        let (what, words) = text.split_once(' ')?;
        match what {
            "look" => look(words, rules).map(Shown::Look),
            "win" => win(words, rules).map(Shown::Win),
            "seen" => seen(words, rules).map(Box::new).map(Shown::Seen),
            "place" => standing(words, rules).map(Shown::Standing),
            _ => panic!("`{text}`: no example, but the studies are tested"),
        }
    }
}

/// The words of a line, by their keys; the first has none.
fn word<'a>(words: &'a str, key: &str) -> Option<&'a str> {
    words.split_whitespace().find_map(|word| word.strip_prefix(key)?.strip_prefix(':'))
}

fn tiles(words: &str, key: &str) -> Option<Vec<Tile>> {
    word(words, key).map_or(Some(Vec::new()), |text| parse_tiles(text).ok())
}

fn played(hand: &Hand, rules: &Ruleset) -> bool {
    let kinds = rules.tile_set.kinds();
    hand.counts().at_least(1).iter().all(|kind| kinds.contains(kind))
        && hand.melds().iter().all(|meld| {
            (rules.chii || !matches!(meld, Meld::Chii(_)))
                && meld.tiles().iter().all(|tile| kinds.contains(tile.kind()))
        })
}

fn win(words: &str, rules: &Ruleset) -> Option<Example> {
    let line = WinLine::read(words).ok()?;
    (played(&line.hand, rules) && rules.tile_set.kinds().contains(line.winning_tile.kind()))
        .then(|| Example::of(line, rules))
}

fn look(words: &str, rules: &Ruleset) -> Option<Look> {
    let concealed = parse_tiles(words.split_whitespace().next()?).ok()?;
    let melds = words.split_whitespace().filter_map(|word| {
        let (call, text) = word.split_once(':').filter(|(call, _)| ["pon", "chii", "ankan"].contains(call))?;
        meld(call, &parse_tiles(text).ok()?).ok()?
    });
    let melds: Vec<Meld> = melds.collect();
    let cut = match word(words, "cut") {
        Some(text) => Some(parse_tile(text).ok()?),
        None => None,
    };
    let seen = tiles(words, "visible")?;
    let hand = without(concealed, cut, &melds)?;
    let kinds = rules.tile_set.kinds();
    if !played(&hand, rules) || !cut.iter().chain(&seen).all(|tile| kinds.contains(tile.kind())) {
        return None;
    }
    let counts = hand.counts();
    let far = shanten(&counts, melds.len(), rules.tile_set).min();
    let shown = hand.tiles().chain(cut).chain(melds.iter().flat_map(Meld::tiles)).chain(seen.iter().copied());
    let shown: Vec<Kind> = shown.map(Tile::kind).collect();
    let left = |kind: Kind| 4 - u8::try_from(shown.iter().filter(|&&one| one == kind).count()).unwrap_or(4).min(4);
    let helping = ukeire(&counts, melds.len(), rules.tile_set);
    let accepts = helping.iter().filter(|&kind| left(kind) > 0).map(|kind| Accepted {
        kind,
        left: left(kind),
        points: if far == 0 { ron(words, &hand, kind, rules) } else { None },
    });
    Some(Look { accepts: accepts.collect(), hand, cut, seen, shanten: u8::try_from(far).ok()? })
}

fn without(mut concealed: Vec<Tile>, cut: Option<Tile>, melds: &[Meld]) -> Option<Hand> {
    if let Some(cut) = cut {
        concealed.remove(concealed.iter().position(|&tile| tile == cut)?);
    }
    Hand::new(&concealed, melds).ok()
}

/// What a ron on a tile pays, by the moment that the words of a hand state.
fn ron(words: &str, hand: &Hand, kind: Kind, rules: &Ruleset) -> Option<i32> {
    let moment = words.split_whitespace().filter(|word| !["cut:", "visible:"].iter().any(|no| word.starts_with(no)));
    let line = WinLine::read(&format!("{} ron:{}", moment.collect::<Vec<_>>().join(" "), kind.tile()));
    let line = WinLine { hand: hand.clone(), ..line.ok()? };
    Example::of(line, rules).points
}

/// The tiles of the player who looks, and what others discard where nothing is stated: those that no example is about.
const HOLDS: &str = "19m19p19s1234567z";
const OTHERWISE: [&str; 6] = ["1m", "9m", "1z", "2z", "3z", "4z"];

fn seen(words: &str, rules: &Ruleset) -> Option<Seen> {
    let [river, others] = ["river", "others"].map(|key| tiles(words, key));
    let (river, others) = (river?, others?);
    let tile = parse_tile(word(words, "tile")?).ok()?;
    let kinds = rules.tile_set.kinds();
    if !river.iter().chain(&others).chain([&tile]).all(|tile| kinds.contains(tile.kind())) {
        return None;
    }
    let mut script = ViewScript::new(rules.clone(), 0, HOLDS);
    script.indicator = word(words, "dora").map_or("9p", |_| "4z");
    let (turns, others) = turns(&river, &others, rules.players.count());
    let view = script.view(&turns).ok()?;
    let left = view.unseen_counts().kinds.of(tile.kind());
    let caution = read(&view).into_iter().find(|caution| caution.threatens)?;
    let (seat, mark) = (caution.seat, caution.mark(tile.kind()));
    Some(Seen { seat, river, others, tile, left, mark })
}

/// Turns in which the next player has this river, and what the others discard: these tiles in turn, then any.
fn turns(river: &[Tile], stated: &[Tile], players: usize) -> (String, Vec<Tile>) {
    let any = OTHERWISE.iter().filter_map(|text| parse_tile(text).ok()).cycle();
    let mut rest = stated.iter().copied().chain(any);
    let (mut turns, mut others) = (Vec::new(), Vec::new());
    for (nth, tile) in river.iter().enumerate() {
        let last = nth + 1 == river.len();
        for seat in (0..players).filter(|&seat| !last || seat < 2) {
            if seat == 1 {
                turns.push(format!("1{}{tile}", if last { '!' } else { ':' }));
            } else {
                let other = rest.next();
                others.extend(other);
                turns.extend(other.map(|other| format!("{seat}:{other}")));
            }
        }
    }
    (turns.join(" "), others)
}

fn standing(words: &str, rules: &Ruleset) -> Option<Standing> {
    let (line, about) = words.split_once(" gaps:")?;
    let win = win(line, rules)?;
    let (gaps, from) = about.split_once(" from:")?;
    let gaps: Vec<i32> = gaps.split(',').map(|gap| gap.parse().ok()).collect::<Option<_>>()?;
    let seats: Vec<Seat> = rules.players.seats().collect();
    // The player across sits only at a table of four.
    let gaps: Vec<i32> = if seats.len() == 3 { vec![gaps[0], gaps[1], gaps[3]] } else { gaps };
    // The winner sits first and is no dealer: that is the next one.
    let (winner, dealer) = (seats[0], seats[1]);
    let payer = match from {
        "first" => seats[1],
        "last" => *seats.last()?,
        _ => return None,
    };
    let deltas = payments(rules, win.win.as_ref()?, winner, Some(payer), dealer);
    let before: Vec<i32> = gaps.iter().map(|gap| rules.starting_points + gap).collect();
    let scores: Vec<i32> = seats.iter().zip(&before).map(|(&seat, points)| points + deltas[seat]).collect();
    let (now, after) = (place(&before), place(&scores));
    Some(Standing { win, before, scores, now, after })
}

/// The place of the first of these points.
fn place(points: &[i32]) -> u8 {
    let mut order: Vec<usize> = (0..points.len()).collect();
    order.sort_by_key(|&at| Reverse(points[at]));
    (1..).zip(order).find(|(_, at)| *at == 0).map_or(u8::MAX, |(place, _)| place)
}
