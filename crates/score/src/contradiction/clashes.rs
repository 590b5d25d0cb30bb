//! The facts that exclude each other, everywhere or under some rules.

use jantaku_core::Seat;
use jantaku_core::rules::RiichiAnkan;

use super::Fact::*;
use super::tiles::{elsewhere, may_rob_north};
use super::{Contradiction, Fact, Facts};
use crate::whole::Whole;
use crate::{Riichi, WinBy};

/// Two facts that exclude each other, and why.
struct Clash {
    one: Fact,
    other: Fact,
    /// When they do; `None`: always.
    when: Option<fn(&Whole) -> bool>,
    why: &'static str,
}

const fn always(one: Fact, other: Fact, why: &'static str) -> Clash {
    Clash { one, other, when: None, why }
}

const fn when(one: Fact, other: Fact, when: fn(&Whole) -> bool, why: &'static str) -> Clash {
    Clash { one, other, when: Some(when), why }
}

impl Facts {
    /// Checks that no two of them exclude each other; without the hand, only those that always do.
    #[cold]
    pub(super) fn check(self, whole: Option<&Whole>) -> Result<(), Contradiction> {
        let holds = |clash: &&Clash| match (clash.when, whole) {
            (None, _) => true,
            (Some(when), Some(whole)) => when(whole),
            (Some(_), None) => false,
        };
        let found = CLASHES.iter().filter(|clash| self.has(clash.one) && self.has(clash.other)).find(holds);
        let both = |&Clash { one, other, why, .. }: &Clash| Contradiction::Both { one, other, why };
        found.map_or(Ok(()), |clash| Err(both(clash)))
    }
}

const CLASHES: &[Clash] = &[
    // Riichi
    always(Ippatsu, NoRiichi, "it is a win within the first turn after riichi"),
    always(Nippatsu, NoRiichi, "it is a win within the second turn after riichi"),
    always(Nippatsu, Ippatsu, "the one comes in the turn after the other's"),
    always(OpenRiichi, NoRiichi, "the hand is laid open as riichi is declared"),
    always(Ura, NoRiichi, "only who wins in riichi turns them"),
    always(Riichi, OpenHand, "it is declared with a closed hand"),
    when(Ippatsu, Rinshan, supplement_ends_ippatsu, ENDS_IPPATSU),
    when(Nippatsu, Rinshan, supplement_ends_ippatsu, ENDS_IPPATSU),
    when(Ippatsu, AfterKan, |whole| whole.query.rules.ippatsu_broken_by_kakan, KAN_ENDS_IPPATSU),
    when(Nippatsu, AfterKan, |whole| whole.query.rules.ippatsu_broken_by_kakan, KAN_ENDS_IPPATSU),
    when(Ippatsu, Kan, is_double, "a kan before the riichi makes it no double riichi, one after it ends ippatsu"),
    when(Nippatsu, Kan, is_double, "a kan before the riichi makes it no double riichi, one after it ends nippatsu"),
    when(Ippatsu, North, double_ippatsu_lost, "before a double riichi it is a call, and after it it ends ippatsu"),
    when(Nippatsu, North, double_ippatsu_lost, "before a double riichi it is a call, and after it it ends nippatsu"),
    when(Ippatsu, SecondIndicator, double_without_kan, "nobody has declared a kan since the deal"),
    when(Nippatsu, SecondIndicator, double_without_kan, "nobody has declared a kan since the deal"),
    when(Ippatsu, Haitei, |whole| wall_lasts(whole, 1), LAST_TOO_FAR),
    when(Ippatsu, Houtei, |whole| wall_lasts(whole, 1), LAST_TOO_FAR),
    when(Nippatsu, Haitei, |whole| wall_lasts(whole, 2), LAST_TOO_FAR),
    when(Nippatsu, Houtei, |whole| wall_lasts(whole, 2), LAST_TOO_FAR),
    when(
        DoubleRiichi,
        Kan,
        |whole| !kan_in_riichi(whole),
        "a kan before makes it an ordinary riichi, and none may follow",
    ),
    when(DoubleRiichi, North, north_spoils_double, "laid aside before it is a call, and none may follow"),
    when(Rinshan, Riichi, no_supplement_in_riichi, "after riichi the house lets its player draw no supplement tile"),
    // The first turn
    always(Tenhou, Ron, "it is a win by the dealer's first draw"),
    always(Tenhou, NotDealer, "the first draw of any other is chiihou"),
    always(Chiihou, Ron, "it is a win by the first draw; on a discard before that it is renhou"),
    always(Chiihou, Dealer, "the first draw of the dealer is tenhou"),
    always(Renhou, Tsumo, "it is a win on a discard before the first draw"),
    always(Renhou, Dealer, "the dealer draws before any discard"),
    always(Tenhou, Riichi, NOTHING_BEFORE),
    always(Chiihou, Riichi, NOTHING_BEFORE),
    always(Renhou, Riichi, NOTHING_BEFORE),
    always(Tenhou, Meld, NOTHING_BEFORE),
    always(Chiihou, Meld, NOTHING_BEFORE),
    always(Renhou, Meld, NOTHING_BEFORE),
    always(Tenhou, North, NORTH_DRAWS),
    always(Chiihou, North, NORTH_DRAWS),
    always(Renhou, North, "a north is laid aside in a turn of the winner's, and there was none yet"),
    always(Tenhou, Rinshan, FIRST_TILE),
    always(Chiihou, Rinshan, FIRST_TILE),
    when(Tenhou, SecondIndicator, kan_alone_turns, NOTHING_BEFORE),
    when(Chiihou, SecondIndicator, kan_alone_turns, NOTHING_BEFORE),
    when(Renhou, SecondIndicator, kan_alone_turns, NOTHING_BEFORE),
    always(Renhou, Chankan, "it is a win on a discard"),
    always(Renhou, FromRiichi, "who discards before the winner's first draw has not discarded before"),
    always(Renhou, AfterKan, NOTHING_BEFORE),
    when(Renhou, Declares, declares_ordinary, "with a first discard it is a double riichi"),
    when(Renhou, Discard, discarder_comes_later, "that player has had no turn before the winner's"),
    // The last tile
    always(Haitei, Ron, "the last discard is houtei"),
    always(Haitei, Tenhou, FAR_FROM_LAST),
    always(Haitei, Chiihou, FAR_FROM_LAST),
    always(Haitei, FirstKan, FAR_FROM_LAST),
    when(Haitei, Rinshan, north_too_late, "with so few tiles in the wall no north is laid aside, by `kita_min_wall`"),
    always(Houtei, Tsumo, "the last tile of the wall is haitei"),
    always(Houtei, Renhou, FAR_FROM_LAST),
    always(Houtei, DeclaresDouble, FAR_FROM_LAST),
    when(
        Houtei,
        Declares,
        |whole| whole.query.rules.riichi_min_wall > 0,
        "riichi needs tiles in the wall, by `riichi_min_wall`",
    ),
    // A robbed kan
    always(Chankan, Houtei, NO_DISCARD),
    always(Chankan, Declares, NO_DISCARD),
    always(Chankan, AfterKan, NO_DISCARD),
    always(Chankan, Tsumo, "a kan is robbed by a ron"),
    when(Chankan, FromRiichi, nothing_to_rob, "a player in riichi adds no tile to a pon"),
    when(Ippatsu, Chankan, north_ends_ippatsu, "a north laid aside ends it, even if it is won on"),
    // A supplement tile
    always(Rinshan, Ron, "a supplement tile is drawn"),
    always(Rinshan, NoSupplement, "a supplement tile follows one or the other"),
    when(Rinshan, North, north_is_no_rinshan, "after a north it is none here, by `kita_rinshan_yaku`"),
    always(FirstKan, NotRinshan, "the supplement tile of that kan wins"),
    always(FirstKan, Riichi, "nothing is discarded before it"),
    always(FirstKan, EarlierMeld, "nothing is discarded before it"),
    always(FirstKan, FewerKans, "the kan is the winner's"),
    when(FirstKan, SecondIndicator, more_than_its_kans_turn, "the other players have declared no kan"),
    always(KanChain, NotRinshan, "the supplement tile of the last one wins"),
    always(KanChain, FewerKans, "the kans are the winner's"),
    // A discard
    always(FromRiichi, Tsumo, DRAWN),
    always(Discard, Tsumo, DRAWN),
    always(FromRiichi, Declares, "who declares it with this tile is not in riichi yet"),
    when(FromRiichi, AfterKan, |whole| !kan_in_riichi(whole), "in riichi the house allows no kan"),
    always(AfterKan, FourKans, "there is no fifth kan to discard after"),
    always(DeclaresDouble, Meld, UNTOUCHED),
    always(DeclaresDouble, AfterKan, UNTOUCHED),
    when(DeclaresDouble, North, |whole| whole.query.rules.kita_breaks_first_turn, UNTOUCHED),
    when(DeclaresDouble, SecondIndicator, kan_alone_turns, UNTOUCHED),
    when(
        DeclaresDouble,
        Riichi,
        |whole| !is_double(whole),
        "in the first go-around the winner's riichi is a double one too",
    ),
    always(DeclaresDouble, Nippatsu, "the winner's second turn after riichi comes after everybody's first discard"),
];

const ENDS_IPPATSU: &str = "a kan ends it before its supplement tile is drawn; a north laid aside may leave it, where the \
                            house says so by `kita_breaks_ippatsu`";
const KAN_ENDS_IPPATSU: &str = "a kan of any player ends it";
const LAST_TOO_FAR: &str = "riichi needs so many tiles in the wall, by `riichi_min_wall`, that it lasts longer";
const NOTHING_BEFORE: &str = "nothing is called or declared before it";
const NORTH_DRAWS: &str = "the tile after a north comes from the end of the wall, and is no first draw";
const FIRST_TILE: &str = "the first tile comes from the wall, not from its end";
const FAR_FROM_LAST: &str = "the first turn is far from the last";
const NO_DISCARD: &str = "the tile of a robbed kan is no discard";
const DRAWN: &str = "a tile drawn is nobody's discard";
const UNTOUCHED: &str = "nothing is called or declared before a double riichi";

fn is_double(whole: &Whole) -> bool {
    whole.query.context.riichi == Riichi::Double
}

fn kan_in_riichi(whole: &Whole) -> bool {
    whole.query.rules.riichi_ankan != RiichiAnkan::Never
}

/// Whether the supplement tile may be that of a north.
fn may_follow_north(whole: &Whole) -> bool {
    whole.query.kita > 0 && whole.query.context.kan_chain == 0 && !whole.query.context.first_kan
}

fn supplement_ends_ippatsu(whole: &Whole) -> bool {
    !may_follow_north(whole) || whole.query.rules.kita_breaks_ippatsu
}

fn no_supplement_in_riichi(whole: &Whole) -> bool {
    let of_kan = !whole.melds.quads.is_empty() && kan_in_riichi(whole);
    !(of_kan || may_follow_north(whole) && whole.query.rules.kita_in_riichi)
}

fn north_is_no_rinshan(whole: &Whole) -> bool {
    !whole.query.rules.kita_rinshan_yaku && whole.melds.quads.is_empty()
}

fn north_too_late(whole: &Whole) -> bool {
    whole.query.rules.kita_min_wall > 1 && whole.melds.quads.is_empty()
}

fn north_spoils_double(whole: &Whole) -> bool {
    whole.query.rules.kita_breaks_first_turn && !whole.query.rules.kita_in_riichi
}

fn double_ippatsu_lost(whole: &Whole) -> bool {
    let rules = whole.query.rules;
    is_double(whole) && rules.kita_breaks_first_turn && (rules.kita_breaks_ippatsu || !rules.kita_in_riichi)
}

/// Whether no north turns an indicator in the first turn.
fn kan_alone_turns(whole: &Whole) -> bool {
    !whole.query.rules.kita_new_dora || whole.query.rules.kita_breaks_first_turn
}

/// Whether no kan can have turned an indicator between the deal and a win soon after double riichi.
fn double_without_kan(whole: &Whole) -> bool {
    let (rules, context) = (whole.query.rules, &whole.query.context);
    let by_north = rules.kita_new_dora && !(rules.kita_breaks_first_turn && rules.kita_breaks_ippatsu);
    is_double(whole) && rules.ippatsu_broken_by_kakan && !context.chankan && !by_north
}

/// Whether the wall has tiles left after so many uninterrupted turns from any riichi.
fn wall_lasts(whole: &Whole, turns: u8) -> bool {
    let rules = whole.query.rules;
    // Such a kan or north takes a tile and leaves ippatsu.
    let interrupted = !rules.ippatsu_broken_by_kakan || (rules.kita && !rules.kita_breaks_ippatsu);
    let drawn = turns * rules.players.count() as u8;
    // The player's own draw is the last of a turn.
    let most = if whole.query.by == WinBy::Tsumo { drawn } else { drawn - 1 };
    !interrupted && rules.riichi_min_wall > most
}

fn declares_ordinary(whole: &Whole) -> bool {
    whole.query.context.declares == Riichi::Riichi
}

/// Whether the tile comes from a player whose first turn is after the winner's.
fn discarder_comes_later(whole: &Whole) -> bool {
    let query = whole.query;
    let winner = Seat::new(query.seat_wind as usize);
    let from = winner.and_then(|winner| winner.at(query.context.from?, query.rules.players));
    from.is_some_and(|from| from.index() > query.seat_wind as usize)
}

/// Whether a player in riichi can have no tile to rob: neither of a closed kan nor a north.
fn nothing_to_rob(whole: &Whole) -> bool {
    let rules = whole.query.rules;
    let orphan = whole.melds.sets.is_empty() && whole.query.winning_tile.kind().is_yaochuu();
    let of_kan = rules.chankan_kokushi_on_ankan && kan_in_riichi(whole) && orphan;
    !(of_kan || may_rob_north(whole) && rules.kita_in_riichi)
}

/// Whether the tile robbed must be a north, and ends ippatsu.
fn north_ends_ippatsu(whole: &Whole) -> bool {
    let rules = whole.query.rules;
    elsewhere(whole).is_some() && rules.kita_breaks_ippatsu && !rules.kita_ron_keeps_ippatsu
}

fn more_than_its_kans_turn(whole: &Whole) -> bool {
    whole.query.indicators.len() > 1 + whole.melds.quads.len() && !whole.query.rules.kita_new_dora
}
