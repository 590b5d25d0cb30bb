//! How safe a tile is against a player, in the classes that players count by.

use jantaku_core::{Counts, Kind, KindSet, Seat};
use jantaku_engine::{Action, Actions, RiverTile, Table, View};
use jantaku_score::live_waits;

use crate::waits::shows_waits;

/// The classes of R-439, the safest first, and after them what a hand laid open shows that it waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// The player cannot win with it (現物): by the house's furiten, or because its hand lies open and waits for something else.
    Genbutsu,
    /// A value honour (役牌) of which two or more lie open.
    ValueTwoOpen,
    /// An honour of no value to the player (オタ風) of which one or more lie open.
    GuestOpen,
    /// A terminal that no two-sided wait reaches.
    SujiTerminal,
    /// An honour of no value to the player, none in sight.
    GuestNew,
    /// A four, five or six with suji on both sides.
    DoubleSujiMiddle,
    /// A value honour of which one lies open.
    ValueOneOpen,
    /// A two or eight with suji.
    SujiTwoEight,
    /// A three or seven with suji.
    SujiThreeSeven,
    /// A value honour, none in sight.
    ValueNew,
    /// A two, three, seven or eight whose suji is the riichi tile or the discard before it.
    LateSuji,
    /// A terminal.
    Terminal,
    /// A four, five or six with suji on one side.
    SingleSujiMiddle,
    /// A value honour that is dora.
    ValueDora,
    /// A two or eight.
    TwoEight,
    /// A three or seven.
    ThreeSeven,
    /// A four, five or six without suji.
    Middle,
    /// The hand lies open, and this completes it.
    Waited,
}

impl Class {
    /// How much care it asks for.
    pub fn grade(self) -> Grade {
        match self {
            Class::Genbutsu => Grade::Safe,
            Class::ValueTwoOpen | Class::GuestOpen | Class::SujiTerminal => Grade::NearlySafe,
            Class::GuestNew
            | Class::DoubleSujiMiddle
            | Class::ValueOneOpen
            | Class::SujiTwoEight
            | Class::SujiThreeSeven => Grade::FairlySafe,
            Class::ValueNew | Class::LateSuji | Class::Terminal | Class::SingleSujiMiddle | Class::ValueDora => {
                Grade::Risky
            }
            Class::TwoEight | Class::ThreeSeven | Class::Middle | Class::Waited => Grade::Dangerous,
        }
    }
}

/// The classes in few steps, the safest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Nobody wins with it.
    Safe,
    /// Only a wait that is rare.
    NearlySafe,
    /// No two-sided wait, or one honour among few.
    FairlySafe,
    /// Some waits.
    Risky,
    /// Every wait.
    Dangerous,
}

/// That a two-sided wait lacks tiles (壁): a number in it has few copies left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kabe {
    /// None are left: no such wait is possible (ノーチャンス).
    NoChance,
    /// One is left (ワンチャンス).
    OneChance,
}

/// What is to be said of a tile against one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    /// Its class, by what the player discarded and let pass.
    pub class: Class,
    /// The kinds by which it has suji.
    pub suji: KindSet,
    /// What stands in the way of the two-sided waits that suji leaves.
    pub wall: Option<Kabe>,
    /// How much care it asks for, with the copies in sight.
    pub grade: Grade,
}

/// What a seat can tell of the safety of tiles against one of the others.
pub struct Caution {
    /// Who it is.
    pub seat: Seat,
    /// Whether it shows that it is near a win: riichi, or two melds or more.
    pub threatens: bool,
    /// What it cannot win with.
    safe: KindSet,
    /// What it waits for, if its hand lies open.
    waits: Option<KindSet>,
    value: KindSet,
    dora: KindSet,
    /// The riichi tile and the discard before it, if they were not discarded earlier, too.
    late: KindSet,
    /// The kinds that are played with.
    played: KindSet,
    /// How many of each kind lie open on the table.
    open: Counts,
    /// How many of each kind the seat has not seen.
    left: Counts,
}

/// How safe a kind in the hand is against everybody who threatens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TileSafety {
    /// The kind.
    pub kind: Kind,
    /// How many of it this seat has not seen.
    pub left: u8,
    /// How much care it asks for: the most that any of them asks for.
    pub grade: Grade,
    /// Against each of them, the next to play first.
    pub against: Vec<(Seat, Mark)>,
}

/// How safe each kind is that may be discarded; nothing where nobody threatens, or where the house gives no aid.
pub fn safety(view: &View, actions: &Actions) -> Vec<TileSafety> {
    let discard = |action: &Action| match action {
        Action::Discard { tile, .. } => Some(tile.kind()),
        _ => None,
    };
    let discards: KindSet = actions.legal.iter().filter_map(discard).collect();
    if discards.is_empty() || !shows_waits(view) {
        return Vec::new();
    }
    let threats: Vec<Caution> = read(view).into_iter().filter(|caution| caution.threatens).collect();
    if threats.is_empty() {
        return Vec::new();
    }
    let unseen = view.unseen_counts().kinds;
    let each = discards.iter().map(|kind| {
        let against: Vec<_> = threats.iter().map(|caution| (caution.seat, caution.mark(kind))).collect();
        let grade = against.iter().map(|(_, mark)| mark.grade).max().unwrap_or(Grade::Safe);
        TileSafety { kind, left: unseen.of(kind), grade, against }
    });
    each.collect()
}

/// Against each of the others, the next to play first.
pub fn read(view: &View) -> Vec<Caution> {
    let left = view.unseen_counts().kinds;
    let others = view.table().players().seats_from(view.seat()).skip(1);
    others.map(|seat| Caution::against(view.table(), seat, left)).collect()
}

impl Caution {
    fn against(table: &Table, seat: Seat, left: Counts) -> Caution {
        let safe = table.safe_kinds(seat);
        let opened = table.opened[seat].as_deref();
        let melds = table.melds[seat].iter().filter(|meld| meld.is_open()).count();
        let value = table.yakuhai(seat).into_iter().filter(|(_, han)| *han > 0);
        Caution {
            seat,
            threatens: table.riichi[seat].is_riichi() || melds >= 2,
            safe,
            waits: opened.map(|hand| live_waits(hand, &table.rules) - safe),
            value: value.map(|(kind, _)| kind).collect(),
            dora: table.dora().collect(),
            late: late(table, seat),
            played: table.rules.tile_set.kinds(),
            open: table.lying().collect(),
            left,
        }
    }

    /// What is to be said of a kind.
    pub fn mark(&self, kind: Kind) -> Mark {
        let class = self.class(kind);
        let mark = Mark { class, suji: KindSet::EMPTY, wall: None, grade: class.grade() };
        if matches!(class, Class::Genbutsu | Class::Waited) {
            return mark;
        }
        if kind.is_honour() {
            // What is left is waited for alone, if at all.
            let few = self.left.of(kind) <= 1;
            return Mark { grade: if few { mark.grade.min(Grade::NearlySafe) } else { mark.grade }, ..mark };
        }
        let suji = self.suji(kind);
        let wall = self.wall(kind);
        let grade = match wall {
            Some(Kabe::NoChance) => mark.grade.min(without_sides(kind).grade()),
            _ => mark.grade,
        };
        Mark { suji, wall, grade, ..mark }
    }

    fn class(&self, kind: Kind) -> Class {
        match self.waits {
            _ if self.safe.contains(kind) => Class::Genbutsu,
            Some(waits) if waits.contains(kind) => Class::Waited,
            Some(_) => Class::Genbutsu,
            None if kind.is_honour() => self.honour(kind),
            None => self.number(kind),
        }
    }

    fn honour(&self, kind: Kind) -> Class {
        match (self.value.contains(kind), self.open.of(kind)) {
            (true, _) if self.dora.contains(kind) => Class::ValueDora,
            (true, 0) => Class::ValueNew,
            (true, 1) => Class::ValueOneOpen,
            (true, _) => Class::ValueTwoOpen,
            (false, 0) => Class::GuestNew,
            (false, _) => Class::GuestOpen,
        }
    }

    fn number(&self, kind: Kind) -> Class {
        let suji = self.suji(kind);
        match (self.sides(kind).count(), kind.number()) {
            (0, 2 | 3 | 7 | 8) if !suji.is_empty() && suji.within(self.late) => Class::LateSuji,
            (0, _) => without_sides(kind),
            (_, 1 | 9) => Class::Terminal,
            (_, 2 | 8) => Class::TwoEight,
            (_, 3 | 7) => Class::ThreeSeven,
            (1, _) => Class::SingleSujiMiddle,
            _ => Class::Middle,
        }
    }

    /// The kinds three steps away that it cannot win with.
    fn suji(&self, kind: Kind) -> KindSet {
        [-3, 3].into_iter().filter_map(|steps| kind.offset(steps)).collect::<KindSet>() & self.safe
    }

    /// The two numbers of each two-sided wait for a kind that the player could have.
    fn sides(&self, kind: Kind) -> impl Iterator<Item = [Kind; 2]> + '_ {
        [-1, 1].into_iter().filter_map(move |side| {
            let [near, far, other] = [kind.offset(side)?, kind.offset(2 * side)?, kind.offset(3 * side)?];
            let possible = [near, far].iter().all(|&kind| self.played.contains(kind)) && !self.safe.contains(other);
            possible.then_some([near, far])
        })
    }

    fn wall(&self, kind: Kind) -> Option<Kabe> {
        let copies = |side: [Kind; 2]| side.map(|kind| self.left.of(kind)).into_iter().min();
        match self.sides(kind).filter_map(copies).max()? {
            0 => Some(Kabe::NoChance),
            1 => Some(Kabe::OneChance),
            _ => None,
        }
    }
}

/// The class of a number that no two-sided wait reaches.
fn without_sides(kind: Kind) -> Class {
    match kind.number() {
        1 | 9 => Class::SujiTerminal,
        2 | 8 => Class::SujiTwoEight,
        3 | 7 => Class::SujiThreeSeven,
        _ => Class::DoubleSujiMiddle,
    }
}

/// The riichi tile and the discard before it: what was kept to the last may belong to the wait.
fn late(table: &Table, seat: Seat) -> KindSet {
    let river = &table.rivers[seat];
    let kinds = |part: &[RiverTile]| part.iter().map(|lying| lying.tile.kind()).collect::<KindSet>();
    match river.iter().position(|lying| lying.sideways).filter(|_| table.riichi[seat].is_riichi()) {
        Some(at) => kinds(&river[at.saturating_sub(1)..=at]) - kinds(&river[..at.saturating_sub(1)]),
        None => KindSet::EMPTY,
    }
}

#[cfg(test)]
mod tests;
