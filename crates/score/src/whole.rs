//! What is so of a winning hand however it is read.

use jantaku_core::rules::OpenRiichiRon;
use jantaku_core::{Counts, Kind, Yaku, YakuSet};

use crate::decomposition::each_decomposition;
use crate::yaku::{Reading, met_by_hand};
use crate::{Contradiction, Decomposition, Riichi, WinBy, WinQuery, irregular};

/// The winning hand.
#[derive(Clone, Copy)]
pub(crate) struct Whole<'a> {
    pub query: &'a WinQuery<'a>,
    /// The concealed tiles and the winning tile.
    pub concealed: Counts,
    /// These and the melds.
    pub all: Counts,
    /// No meld but closed kans, and no north laid aside where that opens the hand.
    pub closed: bool,
    /// Whether it was laid open and dealt into all the same, which costs a yakuman.
    pub fed_open: bool,
    /// The yaku that count in such a hand in this house.
    pub counting: YakuSet,
    /// Those of all yaku whose needs are met however it is read.
    pub possible: YakuSet,
}

/// What is worth a yakuman to whoever is dealt into.
pub(crate) const OPEN: YakuSet = YakuSet::of(&[Yaku::OpenRiichi, Yaku::OpenDoubleRiichi]);

impl<'a> Whole<'a> {
    #[inline]
    pub fn new(query: &'a WinQuery<'a>) -> Whole<'a> {
        let mut concealed = query.hand.counts();
        concealed.add(query.winning_tile.kind());
        let mut all = concealed;
        query.hand.add_melds(&mut all);
        let closed = query.hand.is_closed() && !(query.rules.kita_opens_hand && query.kita > 0);
        let fed_open = query.occasion.open_riichi && is_punished(query);
        let table = &query.rules.yaku;
        let open = if fed_open { table.known() & OPEN } else { YakuSet::EMPTY };
        let counting = table.counting(closed) | open;
        let possible = met_by_hand(query, &all, closed);
        Whole { query, concealed, all, closed, fed_open, counting, possible }
    }

    /// Tells every way to read it.
    #[inline]
    pub fn each_reading(&self, mut read: impl FnMut(&Reading)) {
        let query = self.query;
        let mut read = |decomposition: &Decomposition| read(&Reading::new(self, decomposition));
        each_decomposition(query.hand.melds(), &self.concealed, query.winning_tile.kind(), query.by, &mut read);
        irregular::readings(query, &self.all).for_each(|form| read(&Decomposition::Irregular(form)));
    }

    /// What contradicts itself in the question, if anything.
    #[inline]
    pub fn check(&self) -> Result<(), Contradiction> {
        let Whole { query, all, closed, .. } = self;
        let (hand, occasion) = (query.hand, &query.occasion);
        let riichi = occasion.riichi != Riichi::None;
        let tsumo = query.by == WinBy::Tsumo;
        let most_kita = if query.rules.kita { 4 } else { 0 };
        if query.kita > most_kita {
            return Err(Contradiction::TooManyKita(query.kita, most_kita));
        }
        let fifth_north = Some(Kind::NORTH).filter(|&north| all.of(north) + query.kita > 4);
        if let Some(kind) = all.five_of_a_kind().into_iter().chain(fifth_north).min() {
            return Err(Contradiction::FiveOfAKind(kind));
        }
        let supplement = || query.kita > 0 || hand.melds().iter().any(|meld| meld.is_kan());
        let of_discard =
            occasion.declares != Riichi::None || occasion.after_kan || occasion.from.is_some() || occasion.from_riichi;
        let early = hand.melds().is_empty() && !riichi;
        Err(if hand.drawn().is_some() {
            Contradiction::DrawnTile
        } else if occasion.ippatsu && !riichi {
            Contradiction::IppatsuWithoutRiichi
        } else if occasion.open_riichi && !riichi {
            Contradiction::LaidOpenWithoutRiichi
        } else if riichi && !*closed {
            Contradiction::OpenRiichi
        } else if occasion.rinshan && !tsumo {
            Contradiction::RinshanByRon
        } else if occasion.rinshan && !supplement() {
            Contradiction::RinshanWithoutKan
        } else if occasion.chankan && tsumo {
            Contradiction::ChankanByTsumo
        } else if occasion.first_turn && !early {
            Contradiction::LateFirstTurn
        } else if occasion.first_kan && !occasion.rinshan {
            Contradiction::FirstKanWithoutRinshan
        } else if tsumo && of_discard {
            Contradiction::DiscardByTsumo
        } else {
            return Ok(());
        })
    }
}

fn is_punished(query: &WinQuery) -> bool {
    let punished = match query.rules.open_riichi_ron {
        OpenRiichiRon::YakumanUnlessRiichi => !query.occasion.from_riichi,
        OpenRiichiRon::Yakuman => true,
        OpenRiichiRon::Usual => false,
    };
    query.by == WinBy::Ron && punished
}
