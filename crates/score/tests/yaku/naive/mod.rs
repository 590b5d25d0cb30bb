//! Every yaku once more, defined as plainly as possible, to check the registry against. Kinds are numbers: 0 to 8
//! characters, 9 to 17 dots, 18 to 26 bamboo, 27 to 33 East South West North White Green Red.

mod sets;
mod whole;

use jantaku_core::{Meld, Yaku};
use jantaku_score::{WinBy, WinContext};

use crate::common::WinLine;

/// A set of a reading: its tiles, whether it was called, whether the winning tile completed it.
#[derive(Clone)]
struct Group {
    tiles: Vec<usize>,
    called: bool,
    won: bool,
}

/// Four sets and a pair.
struct Standard {
    groups: Vec<Group>,
    pair: usize,
}

pub struct Hand {
    concealed: Vec<usize>,
    melds: Vec<Group>,
    win: usize,
    tsumo: bool,
    closed: bool,
    seat: usize,
    round: usize,
    context: WinContext,
    dora: Vec<usize>,
    red: [usize; 2],
    /// The ways to read it as sets and a pair.
    readings: Vec<Standard>,
}

impl Hand {
    pub fn of(scene: &WinLine) -> Hand {
        let win = scene.winning_tile.kind().index();
        let mut concealed: Vec<usize> = scene.hand.concealed().iter().map(|tile| tile.kind().index()).collect();
        concealed.push(win);
        concealed.sort_unstable();
        let called = |meld: &Meld| !matches!(meld, Meld::Ankan(_));
        let group = |meld: &Meld| {
            let mut tiles: Vec<usize> = meld.tiles().iter().map(|tile| tile.kind().index()).collect();
            tiles.sort_unstable();
            Group { tiles, called: called(meld), won: false }
        };
        let reds = scene.rules.red_fives;
        let melded = scene.hand.melds().iter().flat_map(Meld::tiles);
        let held = scene.hand.concealed().iter().copied().chain(melded).chain([scene.winning_tile]);
        let hand = Hand {
            concealed,
            win,
            tsumo: scene.by == WinBy::Tsumo,
            closed: !scene.hand.melds().iter().any(called),
            melds: scene.hand.melds().iter().map(group).collect(),
            seat: 27 + scene.seat_wind as usize,
            round: 27 + scene.round_wind as usize,
            context: scene.context,
            dora: scene.indicators.iter().map(|&tile| scene.rules.dora(tile).index()).collect(),
            red: [held.filter(|tile| tile.is_red()).count(), usize::from(reds.m + reds.p + reds.s)],
            readings: Vec::new(),
        };
        Hand { readings: hand.standard(), ..hand }
    }

    fn tiles(&self) -> Vec<usize> {
        self.concealed.iter().copied().chain(self.melds.iter().flat_map(|meld| meld.tiles.clone())).collect()
    }

    fn count(&self, kind: usize) -> usize {
        self.tiles().iter().filter(|&&tile| tile == kind).count()
    }

    fn only(&self, text: &str) -> bool {
        self.complete() && self.tiles().iter().all(|tile| kinds(text).contains(tile))
    }

    fn holds(&self, text: &str) -> bool {
        kinds(text).iter().all(|tile| self.tiles().contains(tile))
    }

    fn pairs(&self) -> Option<Vec<usize>> {
        let seven = self.melds.is_empty() && self.concealed.chunks(2).all(|pair| pair.len() == 2 && pair[0] == pair[1]);
        let pairs: Vec<usize> = self.concealed.iter().copied().step_by(2).collect();
        (seven && pairs.windows(2).all(|two| two[0] != two[1])).then_some(pairs)
    }

    fn orphans(&self) -> bool {
        self.melds.is_empty() && self.holds(ORPHANS) && self.tiles().iter().all(|tile| kinds(ORPHANS).contains(tile))
    }

    fn complete(&self) -> bool {
        self.pairs().is_some() || self.orphans() || !self.readings.is_empty()
    }

    fn standard(&self) -> Vec<Standard> {
        let mut found = Vec::new();
        for pair in (0..34).filter(|pair| self.concealed.contains(pair)) {
            let mut rest = self.concealed.clone();
            if take(&mut rest, &[pair, pair]) {
                split(rest, Vec::new(), &mut |sets| {
                    let mut groups = self.melds.clone();
                    groups.extend(sets.into_iter().map(|tiles| Group { tiles, called: false, won: false }));
                    if pair == self.win {
                        found.push(Standard { groups: groups.clone(), pair });
                    }
                    for at in self.melds.len()..groups.len() {
                        if groups[at].tiles.contains(&self.win) {
                            let mut groups = groups.clone();
                            groups[at].won = true;
                            found.push(Standard { groups, pair });
                        }
                    }
                });
            }
        }
        found
    }

    /// Whether some reading has the yaku; whether an open hand gets its han is left to the house.
    pub fn has(&self, yaku: Yaku) -> bool {
        if self.irregular(yaku) {
            return true;
        }
        self.complete() && (self.moment(yaku) || self.whole(yaku) || self.readings.iter().any(|r| r.has(self, yaku)))
    }

    /// Whether this kind in place of the winning tile would complete the hand.
    fn would_win(&self, kind: usize) -> bool {
        let mut concealed = self.concealed.clone();
        concealed.remove(concealed.iter().position(|&tile| tile == self.win).expect("it was added"));
        let four = concealed.iter().filter(|&&tile| tile == kind).count() == 4;
        concealed.push(kind);
        concealed.sort_unstable();
        let changed =
            Hand { concealed, win: kind, melds: self.melds.clone(), dora: Vec::new(), readings: Vec::new(), ..*self };
        !four && (changed.complete() || !changed.standard().is_empty())
    }
}

impl Group {
    fn is_triplet(&self) -> bool {
        self.tiles[0] == self.tiles[1]
    }
}

const ORPHANS: &str = "19m19p19s1234567z";

/// The kinds of a text such as `123m5z`.
fn kinds(text: &str) -> Vec<usize> {
    let mut kinds = Vec::new();
    let mut digits = Vec::new();
    for c in text.chars() {
        match c.to_digit(10) {
            Some(digit) => digits.push(digit as usize - 1),
            None => {
                let suit = "mpsz".find(c).expect("a suit");
                kinds.extend(digits.drain(..).map(|digit| 9 * suit + digit));
            }
        }
    }
    kinds
}

/// Removes these tiles; `false` if they are not all there.
fn take(from: &mut Vec<usize>, tiles: &[usize]) -> bool {
    tiles.iter().all(|tile| from.iter().position(|held| held == tile).map(|at| from.remove(at)).is_some())
}

/// Every way to split sorted tiles into triplets and runs.
fn split(tiles: Vec<usize>, sets: Vec<Vec<usize>>, found: &mut impl FnMut(Vec<Vec<usize>>)) {
    let Some(&first) = tiles.first() else { return found(sets) };
    for set in [[first; 3], [first, first + 1, first + 2]] {
        let run = set[0] != set[1];
        let mut rest = tiles.clone();
        if (!run || (first < 27 && first % 9 < 7)) && take(&mut rest, &set) {
            split(rest, [sets.clone(), vec![set.to_vec()]].concat(), found);
        }
    }
}
