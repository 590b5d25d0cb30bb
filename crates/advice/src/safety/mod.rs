//! How safe a tile is against a player, in the classes that players use.

use jantaku_core::{Counts, Kind, KindSet, Seat};
use jantaku_engine::{Action, Actions, RiverTile, Table, View};
use jantaku_score::live_waits;

use crate::waits::shows_waits;

/// The classes of tiles, the safest first. The last is for a tile that an open hand shows it waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "types",
    derive(serde::Serialize, serde::Deserialize, ts_rs::TS),
    serde(rename_all = "snake_case"),
    ts(export_to = "wire.ts", rename = "SafetyClass")
)]
pub enum Class {
    /// The player cannot win with it (現物): because of the house's furiten, or because the hand is open and waits for
    /// something else.
    Genbutsu,
    /// A value honour (役牌) with two or more visible.
    ValueTwoOpen,
    /// An honour without value for the player (オタ風) with one or more visible.
    GuestOpen,
    /// A terminal that no two-sided wait reaches.
    SujiTerminal,
    /// An honour without value for the player, none visible.
    GuestNew,
    /// A four, five or six with suji on both sides.
    DoubleSujiMiddle,
    /// A value honour with one visible.
    ValueOneOpen,
    /// A two or eight with suji.
    SujiTwoEight,
    /// A three or seven with suji.
    SujiThreeSeven,
    /// A value honour, none visible.
    ValueNew,
    /// A two, three, seven or eight whose suji is the riichi tile or the discard before it.
    LateSuji,
    /// A one or a nine, without a stronger sign of safety.
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
    /// The hand is open, and this tile completes it.
    Waited,
}

impl Class {
    /// The grade of risk.
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

/// Grades of risk, the safest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "types",
    derive(serde::Serialize, serde::Deserialize, ts_rs::TS),
    serde(rename_all = "snake_case"),
    ts(export_to = "wire.ts", rename = "SafetyGrade")
)]
pub enum Grade {
    /// Nobody can win with it.
    Safe,
    /// Only a rare wait wins with it.
    NearlySafe,
    /// No two-sided wait wins with it, or it is an honour with few copies left.
    FairlySafe,
    /// Some waits win with it.
    Risky,
    /// Any wait may win with it.
    Dangerous,
}

/// A two-sided wait that lacks tiles (壁): one of its numbers has few copies left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "types",
    derive(serde::Serialize, serde::Deserialize, ts_rs::TS),
    serde(rename_all = "snake_case"),
    ts(export_to = "wire.ts", rename = "SafetyWall")
)]
pub enum Kabe {
    /// None are left: no such wait is possible (ノーチャンス).
    NoChance,
    /// One is left (ワンチャンス).
    OneChance,
}

/// The assessment of a tile against one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark {
    /// Its class, from the player's discards and passed tiles.
    pub class: Class,
    /// The kinds that give it suji.
    pub suji: KindSet,
    /// The wall in the way of the two-sided waits that suji leaves.
    pub wall: Option<Kabe>,
    /// The grade of risk, taking the visible copies into account.
    pub grade: Grade,
}

/// What a seat knows about the safety of tiles against one of the others.
pub struct Caution {
    /// The opponent whom the discard may deal into.
    pub seat: Seat,
    /// Whether it shows that it is near a win: riichi, or at least two melds.
    pub threatens: bool,
    /// The kinds that it cannot win with.
    safe: KindSet,
    /// Its waits, if its hand is open.
    waits: Option<KindSet>,
    value: KindSet,
    dora: KindSet,
    /// The riichi tile and the discard before it, unless they were discarded earlier too.
    late: KindSet,
    /// The kinds in play.
    played: KindSet,
    /// The number of visible tiles of each kind.
    open: Counts,
    /// The number of tiles of each kind that the seat has not seen.
    left: Counts,
}

/// How safe a kind in the hand is against all players who threaten.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TileSafety {
    /// The kind whose discard is judged.
    pub kind: Kind,
    /// How many of it this seat has not seen.
    pub left: u8,
    /// The highest grade of risk against any of them.
    pub grade: Grade,
    /// The assessment against each of them, the next to play first.
    pub against: Vec<(Seat, Mark)>,
}

/// How safe each kind is that may be discarded; empty if nobody threatens, or the house gives no help.
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

/// The assessment of each opponent, the next to play first.
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

    /// The assessment of a kind.
    pub fn mark(&self, kind: Kind) -> Mark {
        let class = self.class(kind);
        let mark = Mark { class, suji: KindSet::EMPTY, wall: None, grade: class.grade() };
        if matches!(class, Class::Genbutsu | Class::Waited) {
            return mark;
        }
        if kind.is_honour() {
            // If anything, a single wait is left.
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

/// The riichi tile and the discard before it: tiles kept to the last may belong to the wait.
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
