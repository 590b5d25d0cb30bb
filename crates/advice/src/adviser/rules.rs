//! The table of the rules.

use super::ground::Ground;
use super::{Said, calls, defence, dora, honours, kans, plan, reading, riichi, shape, situation, tenpai};

/// What is at stake where a rule speaks, the gravest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Consequence {
    /// The hand or points, for certain or to a player in riichi: a win let go, furiten, a cheap win that must be taken, no yaku, dealing in.
    Loss,
    /// A chance to win, or what the win is worth.
    Chance,
    /// Nothing but the usual order among discards that leave about the same.
    Style,
    /// Nothing by itself: what to keep in mind.
    Background,
}

/// Declares the rules: name, key, consequence, weight among the rules of the same consequence, and the function that says whether one applies.
macro_rules! advice_rules {
    ($($(#[$doc:meta])* $name:ident $key:literal $consequence:ident $weight:literal $applies:path;)*) => {
        /// The rules of the adviser.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum AdviceRule {
            $($(#[$doc])* $name,)*
        }

        impl AdviceRule {
            /// Every rule, in the order of the list.
            pub const ALL: &[AdviceRule] = &[$(AdviceRule::$name,)*];

            /// The key by which texts and figures name it.
            pub fn key(self) -> &'static str {
                match self {
                    $(AdviceRule::$name => $key,)*
                }
            }

            /// What is at stake: the gravest is said first.
            pub fn consequence(self) -> Consequence {
                match self {
                    $(AdviceRule::$name => Consequence::$consequence,)*
                }
            }

            /// How much it matters: of rules with the same consequence the heaviest is said first.
            pub fn weight(self) -> u8 {
                match self {
                    $(AdviceRule::$name => $weight,)*
                }
            }

            pub(super) fn said(self, ground: &Ground) -> Option<Said> {
                match self {
                    $(AdviceRule::$name => $applies(ground),)*
                }
            }
        }
    };
}

advice_rules! {
    /// A win is taken.
    Win "win" Loss 100 tenpai::win;
    /// Isolated tiles go first.
    IsolatedFirst "isolated_first" Style 50 shape::isolated_first;
    /// Of several isolated tiles the least useful goes first.
    LeastUseful "least_useful" Style 48 shape::least_useful;
    /// The discard that leaves the most tiles.
    Widest "widest" Style 10 shape::widest;
    /// A two-sided shape instead of a middle one.
    TwoSided "two_sided" Chance 55 shape::two_sided;
    /// A shape in which tiles belong to several runs.
    OverlappingShape "overlapping_shape" Background 12 shape::overlapping_shape;
    /// Runs are easier than triplets.
    RunsOverTriplets "runs_over_triplets" Style 46 shape::runs_over_triplets;
    /// With five pairs, seven pairs are near.
    FivePairs "five_pairs" Style 56 shape::five_pairs;
    /// The wait with more copies left.
    CountCopies "count_copies" Chance 62 tenpai::count_copies;
    /// The wait on the less useful tile.
    OuterWait "outer_wait" Background 60 tenpai::outer_wait;
    /// A wait on three kinds or more.
    WideWait "wide_wait" Chance 63 tenpai::wide_wait;
    /// What dora add to a hand in tenpai.
    DoraRaises "dora_raises" Background 14 tenpai::dora_raises;
    /// Another wait is worth more than the tile that wins now.
    BetterWait "better_wait" Loss 80 tenpai::better_wait;
    /// Single honours go early.
    SingleHonours "single_honours" Style 49 honours::single_honours;
    /// The own wind goes later than other single tiles.
    KeepSeatWind "keep_seat_wind" Style 44 honours::keep_seat_wind;
    /// A pair of value honours is kept.
    KeepValuePair "keep_value_pair" Chance 30 honours::keep_value_pair;
    /// The player's wind is the wind of the round too.
    DoubleWind "double_wind" Background 16 honours::double_wind;
    /// An honour of which two are visible cannot be called.
    HonourTwoSeen "honour_two_seen" Style 47 honours::honour_two_seen;
    /// Late in the round an honour that nobody has shown is dangerous.
    LateHonour "late_honour" Chance 43 honours::late_honour;
    /// Two or more dora of a kind are kept.
    KeepDora "keep_dora" Chance 32 dora::keep_dora;
    /// A single dora is kept for a while.
    SingleDoraStays "single_dora_stays" Chance 45 dora::single_dora_stays;
    /// A single dora that found no set goes.
    SingleDoraGoes "single_dora_goes" Chance 52 dora::single_dora_goes;
    /// Pon of a pair of value honours.
    ValuePon "value_pon" Chance 66 calls::value_pon;
    /// A quick win with value honours keeps the deal.
    DealerPon "dealer_pon" Chance 67 calls::dealer_pon;
    /// An open hand with a yaku goes on calling.
    CallOn "call_on" Chance 60 calls::call_on;
    /// A call with several dora.
    CallWithDora "call_with_dora" Chance 64 calls::call_with_dora;
    /// A call for a flush.
    CallForFlush "call_for_flush" Chance 63 calls::call_for_flush;
    /// A late call for the payment at the draw.
    CallForTenpai "call_for_tenpai" Chance 68 calls::call_for_tenpai;
    /// A late call for the dealer's tenpai.
    DealerTenpai "dealer_tenpai" Background 69 calls::dealer_tenpai;
    /// A call for a straight, or for the same run in three suits.
    CallForRuns "call_for_runs" Chance 62 calls::call_for_runs;
    /// A pon for a hand of pairs and triplets.
    CallForTriplets "call_for_triplets" Chance 61 calls::call_for_triplets;
    /// An open kan of an open hand of triplets.
    OpenKan "open_kan" Chance 60 calls::open_kan;
    /// A call would leave no yaku.
    NoYakuCall "no_yaku_call" Loss 65 calls::no_yaku_call;
    /// A call that brings the hand no nearer.
    NoNearer "no_nearer" Chance 57 calls::no_nearer;
    /// A call against riichi costs tiles to defend with.
    SkipAgainstRiichi "skip_against_riichi" Loss 64 calls::skip_against_riichi;
    /// A cheap call far from a win costs riichi and defence.
    FewCalls "few_calls" Chance 58 calls::few_calls;
    /// The only pair stays in the hand.
    OnlyPair "only_pair" Chance 59 calls::only_pair;
    /// A closed kan waits until tenpai.
    DelayKan "delay_kan" Chance 57 kans::delay_kan;
    /// No kan while another player is in riichi.
    NoKanIntoRiichi "no_kan_into_riichi" Loss 70 kans::no_kan_into_riichi;
    /// The fourth tile of a pon can be added.
    AddToPon "add_to_pon" Chance 58 kans::add_to_pon;
    /// A good riichi: two waits or more, and time left.
    GoodRiichi "good_riichi" Chance 75 riichi::good_riichi;
    /// Riichi gives a yaku to a hand that has none.
    RiichiForYaku "riichi_for_yaku" Chance 61 riichi::riichi_for_yaku;
    /// Riichi adds a han to a cheap hand, even with a bad wait.
    PlainRiichi "plain_riichi" Chance 60 riichi::plain_riichi;
    /// Few tiles are left for riichi.
    LateRiichi "late_riichi" Background 34 riichi::late_riichi;
    /// Which of the riichi discards.
    RiichiDiscard "riichi_discard" Chance 74 riichi::riichi_discard;
    /// In riichi there is no defence.
    NoDefence "no_defence" Background 33 riichi::no_defence;
    /// A bad wait with a yaku stays silent.
    DamaBadWait "dama_bad_wait" Chance 72 riichi::dama_bad_wait;
    /// An open hand in tenpai is silent in any case.
    DamaOpen "dama_open" Background 11 riichi::dama_open;
    /// Another han gains nothing.
    EnoughHan "enough_han" Background 36 riichi::enough_han;
    /// Without riichi a hand in tenpai stays tenpai.
    StayTenpai "stay_tenpai" Chance 57 tenpai::stay_tenpai;
    /// Riichi in furiten wins by tsumo only.
    FuritenRiichi "furiten_riichi" Loss 74 riichi::furiten_riichi;
    /// The cheap wait of half a ryanpeikou would have to be accepted.
    RyanpeikouTrap "ryanpeikou_trap" Loss 75 riichi::ryanpeikou_trap;
    /// Declare riichi with a pinfu hand.
    PinfuRiichi "pinfu_riichi" Chance 71 riichi::pinfu_riichi;
    /// Give up the hand for safe discards (ベタオリ).
    Fold "fold" Loss 90 defence::fold;
    /// Go around the danger (回し打ち).
    Cautious "cautious" Loss 85 defence::cautious;
    /// Attack in full (全ツッパ).
    FullAttack "full_attack" Chance 84 defence::full_attack;
    /// One tile from tenpai against riichi, many tiles bring the hand there.
    PushNear "push_near" Chance 83 defence::push_near;
    /// The least dangerous tile, where the hand is not worth more.
    LeastDanger "least_danger" Loss 81 defence::least_danger;
    /// The safe tiles of the hand (安牌).
    SafeTiles "safe_tiles" Background 56 defence::safe_tiles;
    /// A player in riichi is tenpai for certain.
    RiichiIsTenpai "riichi_is_tenpai" Background 20 defence::riichi_is_tenpai;
    /// The dealer's hands cost more.
    DealerCosts "dealer_costs" Background 37 defence::dealer_costs;
    /// Nobody can wait for this tile with a pair.
    NoPairWait "no_pair_wait" Background 39 defence::no_pair_wait;
    /// A triplet gives three safe discards.
    BreakTriplet "break_triplet" Loss 91 defence::break_triplet;
    /// Folding breaks finished sets too.
    BreakSet "break_set" Background 89 defence::break_set;
    /// The player to the right can chii.
    WatchRight "watch_right" Background 19 reading::watch_right;
    /// A player's discards lack a suit.
    FlushSuspected "flush_suspected" Background 26 reading::flush_suspected;
    /// A player discards honours and terminals only.
    TanyaoSuspected "tanyao_suspected" Background 24 reading::tanyao_suspected;
    /// The dealer wins fast to stay.
    DealerQuick "dealer_quick" Chance 42 situation::dealer_quick;
    /// A large hand can bring back the last place.
    LastPlace "last_place" Background 43 situation::last_place;
    /// The second place saves the uma.
    SecondPlace "second_place" Background 41 situation::second_place;
    /// The deal has most of a yakuman.
    YakumanStart "yakuman_start" Background 54 plan::yakuman_start;
    /// The deal has too little of a yakuman.
    NoYakuman "no_yakuman" Background 13 plan::no_yakuman;
    /// The yaku that the deal suggests.
    PlanYaku "plan_yaku" Background 18 plan::plan_yaku;
    /// A pair that has no third tile left.
    PlanDead "plan_dead" Background 31 plan::plan_dead;
    /// Honours and one suit lead to a half flush.
    HonitsuPlan "honitsu_plan" Style 53 plan::honitsu_plan;
}
