//! Named rules of play, each given only where it applies.

mod calls;
mod defence;
mod dora;
mod ground;
mod honours;
mod kans;
mod plan;
mod reading;
mod riichi;
mod shape;
mod situation;
mod tenpai;
mod why;
mod worth;

use std::cmp::Reverse;

use jantaku_core::{KindSet, Seat, Suit, Tile, Yaku};
use jantaku_engine::{Action, Phase, View};

use crate::safety::Class;
use crate::shows_waits;
use ground::Ground;

pub use calls::yaku_after_call;
pub use why::{Explanation, Outlook, Threat, Worth, why};
pub use worth::ron_after;

/// What a piece of advice says about the choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stance {
    /// Make this choice.
    Choose(Action),
    /// Do not make this choice.
    Avoid(Action),
    /// Keep this in mind: no choice is preferred.
    Note,
}

/// A fact that a piece of advice rests on. A piece of advice has each kind of fact at most once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fact {
    /// The tile that it is about.
    Tile(Tile),
    /// The tiles that it is about.
    Tiles(KindSet),
    /// The tile compared with.
    Other(Tile),
    /// The tiles that improve or complete the hand.
    Ukeire {
        /// Their kinds.
        kinds: KindSet,
        /// How many of them are unseen.
        count: u32,
    },
    /// The tiles that would improve or complete the hand with the other choice.
    OtherUkeire {
        /// Their kinds.
        kinds: KindSet,
        /// How many of them are unseen.
        count: u32,
    },
    /// The shanten after the choice.
    Shanten(u8),
    /// How many copies of the tile are unseen.
    Copies(u8),
    /// Tiles left in the live wall.
    Wall(u8),
    /// Points.
    Points(i32),
    /// The points compared with.
    OtherPoints(i32),
    /// Han.
    Han(u8),
    /// The other players it is about.
    Players(Vec<Seat>),
    /// The yaku it is about.
    Yaku(Vec<Yaku>),
    /// The suit it is about.
    Suit(Suit),
    /// The class of the tile's safety.
    Class(Class),
    /// The tiles held of those needed.
    Held {
        /// How many are held.
        held: u8,
        /// How many are needed.
        needed: u8,
    },
    /// The place now.
    Place(u8),
    /// The place that can be reached.
    Target(u8),
}

/// A piece of advice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Advice {
    /// The rule.
    pub rule: AdviceRule,
    /// What it says about the choice.
    pub stance: Stance,
    /// What it rests on.
    pub facts: Vec<Fact>,
}

/// The weight from which advice matters to somebody who wants to hear little: wins, riichi, calls, waits and defence do, what
/// each ordinary discard leaves does not.
pub const MATTERS: u8 = 60;

impl Advice {
    /// Whether it is of enough weight to be said unasked.
    pub fn matters(&self) -> bool {
        self.rule.weight() >= MATTERS && self.stance != Stance::Note
    }
}

/// The choice that a list of advice recommends: the first one made.
pub fn recommended(said: &[Advice]) -> Option<Action> {
    said.iter().find_map(|said| match said.stance {
        Stance::Choose(action) => Some(action),
        Stance::Avoid(_) | Stance::Note => None,
    })
}

/// What a rule says where it applies.
struct Said {
    stance: Stance,
    facts: Vec<Fact>,
}

impl Said {
    fn choose(action: Action) -> Said {
        Said { stance: Stance::Choose(action), facts: Vec::new() }
    }

    fn avoid(action: Action) -> Said {
        Said { stance: Stance::Avoid(action), facts: Vec::new() }
    }

    fn note() -> Said {
        Said { stance: Stance::Note, facts: Vec::new() }
    }

    fn with(mut self, fact: Fact) -> Said {
        self.facts.push(fact);
        self
    }
}

/// Declares the rules: name, key, weight, and the function that says whether one applies.
macro_rules! advice_rules {
    ($($(#[$doc:meta])* $name:ident $key:literal $weight:literal $applies:path;)*) => {
        /// The rules of the adviser.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum AdviceRule {
            $($(#[$doc])* $name,)*
        }

        impl AdviceRule {
            /// All rules.
            pub const ALL: &[AdviceRule] = &[$(AdviceRule::$name,)*];

            /// The key by which texts and figures name it.
            pub fn key(self) -> &'static str {
                match self {
                    $(AdviceRule::$name => $key,)*
                }
            }

            /// How much it matters: the heaviest is said first.
            pub fn weight(self) -> u8 {
                match self {
                    $(AdviceRule::$name => $weight,)*
                }
            }

            fn said(self, ground: &Ground) -> Option<Said> {
                match self {
                    $(AdviceRule::$name => $applies(ground),)*
                }
            }
        }
    };
}

advice_rules! {
    /// A win is taken.
    Win "win" 100 tenpai::win;
    /// Isolated tiles go first.
    IsolatedFirst "isolated_first" 50 shape::isolated_first;
    /// Of several isolated tiles the least useful goes first.
    LeastUseful "least_useful" 48 shape::least_useful;
    /// The discard that leaves the most tiles.
    Widest "widest" 10 shape::widest;
    /// A two-sided shape instead of a middle one.
    TwoSided "two_sided" 55 shape::two_sided;
    /// A shape in which tiles belong to several runs.
    OverlappingShape "overlapping_shape" 12 shape::overlapping_shape;
    /// Runs are easier than triplets.
    RunsOverTriplets "runs_over_triplets" 46 shape::runs_over_triplets;
    /// With five pairs, seven pairs are near.
    FivePairs "five_pairs" 56 shape::five_pairs;
    /// The wait with more copies left.
    CountCopies "count_copies" 62 tenpai::count_copies;
    /// The wait on the less useful tile.
    OuterWait "outer_wait" 60 tenpai::outer_wait;
    /// A wait on three kinds or more.
    WideWait "wide_wait" 63 tenpai::wide_wait;
    /// What dora add to a hand in tenpai.
    DoraRaises "dora_raises" 14 tenpai::dora_raises;
    /// Another wait is worth more than the tile that wins now.
    BetterWait "better_wait" 80 tenpai::better_wait;
    /// Single honours go early.
    SingleHonours "single_honours" 49 honours::single_honours;
    /// The own wind goes later than other single tiles.
    KeepSeatWind "keep_seat_wind" 44 honours::keep_seat_wind;
    /// A pair of value honours is kept.
    KeepValuePair "keep_value_pair" 30 honours::keep_value_pair;
    /// The player's wind is the wind of the round too.
    DoubleWind "double_wind" 16 honours::double_wind;
    /// An honour of which two are visible cannot be called.
    HonourTwoSeen "honour_two_seen" 47 honours::honour_two_seen;
    /// Late in the round an honour that nobody has shown is dangerous.
    LateHonour "late_honour" 35 honours::late_honour;
    /// Two or more dora of a kind are kept.
    KeepDora "keep_dora" 32 dora::keep_dora;
    /// A single dora is kept for a while.
    SingleDoraStays "single_dora_stays" 45 dora::single_dora_stays;
    /// A single dora that found no set goes.
    SingleDoraGoes "single_dora_goes" 52 dora::single_dora_goes;
    /// Pon of a pair of value honours.
    ValuePon "value_pon" 66 calls::value_pon;
    /// A quick win with value honours keeps the deal.
    DealerPon "dealer_pon" 67 calls::dealer_pon;
    /// An open hand with a yaku goes on calling.
    CallOn "call_on" 60 calls::call_on;
    /// A call with several dora.
    CallWithDora "call_with_dora" 64 calls::call_with_dora;
    /// A call for a flush.
    CallForFlush "call_for_flush" 63 calls::call_for_flush;
    /// A late call for the payment at the draw.
    CallForTenpai "call_for_tenpai" 68 calls::call_for_tenpai;
    /// A late call for the dealer's tenpai.
    DealerTenpai "dealer_tenpai" 69 calls::dealer_tenpai;
    /// A call for a straight, or for the same run in three suits.
    CallForRuns "call_for_runs" 62 calls::call_for_runs;
    /// A pon for a hand of pairs and triplets.
    CallForTriplets "call_for_triplets" 61 calls::call_for_triplets;
    /// A call would leave no yaku.
    NoYakuCall "no_yaku_call" 65 calls::no_yaku_call;
    /// A call that brings the hand no nearer.
    NoNearer "no_nearer" 57 calls::no_nearer;
    /// A call against riichi costs tiles to defend with.
    SkipAgainstRiichi "skip_against_riichi" 64 calls::skip_against_riichi;
    /// A cheap call far from a win costs riichi and defence.
    FewCalls "few_calls" 58 calls::few_calls;
    /// The only pair stays in the hand.
    OnlyPair "only_pair" 59 calls::only_pair;
    /// A closed kan waits until tenpai.
    DelayKan "delay_kan" 57 kans::delay_kan;
    /// No kan while another player is in riichi.
    NoKanIntoRiichi "no_kan_into_riichi" 70 kans::no_kan_into_riichi;
    /// The fourth tile of a pon can be added.
    AddToPon "add_to_pon" 40 kans::add_to_pon;
    /// A good riichi: two waits or more, and time left.
    GoodRiichi "good_riichi" 75 riichi::good_riichi;
    /// Riichi gives a yaku to a hand that has none.
    RiichiForYaku "riichi_for_yaku" 61 riichi::riichi_for_yaku;
    /// Riichi adds a han to a cheap hand, even with a bad wait.
    PlainRiichi "plain_riichi" 60 riichi::plain_riichi;
    /// Few tiles are left for riichi.
    LateRiichi "late_riichi" 34 riichi::late_riichi;
    /// Which of the riichi discards.
    RiichiDiscard "riichi_discard" 74 riichi::riichi_discard;
    /// In riichi there is no defence.
    NoDefence "no_defence" 33 riichi::no_defence;
    /// A bad wait with a yaku stays silent.
    DamaBadWait "dama_bad_wait" 72 riichi::dama_bad_wait;
    /// An open hand in tenpai is silent in any case.
    DamaOpen "dama_open" 11 riichi::dama_open;
    /// Another han gains nothing.
    EnoughHan "enough_han" 36 riichi::enough_han;
    /// Without riichi a hand in tenpai stays tenpai.
    StayTenpai "stay_tenpai" 15 tenpai::stay_tenpai;
    /// The cheap wait of half a ryanpeikou would have to be accepted.
    RyanpeikouTrap "ryanpeikou_trap" 73 riichi::ryanpeikou_trap;
    /// Riichi with pinfu.
    PinfuRiichi "pinfu_riichi" 71 riichi::pinfu_riichi;
    /// Fold (ベタオリ).
    Fold "fold" 90 defence::fold;
    /// Go around the danger (回し打ち).
    Cautious "cautious" 85 defence::cautious;
    /// Attack in full (全ツッパ).
    FullAttack "full_attack" 84 defence::full_attack;
    /// One tile from tenpai against riichi, many tiles bring the hand there.
    PushNear "push_near" 83 defence::push_near;
    /// The least dangerous tile, where the hand is not worth more.
    LeastDanger "least_danger" 81 defence::least_danger;
    /// The safe tiles of the hand (安牌).
    SafeTiles "safe_tiles" 56 defence::safe_tiles;
    /// A player in riichi is tenpai for certain.
    RiichiIsTenpai "riichi_is_tenpai" 20 defence::riichi_is_tenpai;
    /// The dealer's hands cost more.
    DealerCosts "dealer_costs" 37 defence::dealer_costs;
    /// Nobody can wait for this tile with a pair.
    NoPairWait "no_pair_wait" 39 defence::no_pair_wait;
    /// A triplet gives three safe discards.
    BreakTriplet "break_triplet" 91 defence::break_triplet;
    /// Folding breaks finished sets too.
    BreakSet "break_set" 89 defence::break_set;
    /// The player to the right can chii.
    WatchRight "watch_right" 19 reading::watch_right;
    /// A player's discards lack a suit.
    FlushSuspected "flush_suspected" 26 reading::flush_suspected;
    /// A player discards honours and terminals only.
    TanyaoSuspected "tanyao_suspected" 24 reading::tanyao_suspected;
    /// The dealer wins fast to stay.
    DealerQuick "dealer_quick" 42 situation::dealer_quick;
    /// A large hand can bring back the last place.
    LastPlace "last_place" 43 situation::last_place;
    /// The second place saves the uma.
    SecondPlace "second_place" 41 situation::second_place;
    /// The deal has most of a yakuman.
    YakumanStart "yakuman_start" 54 plan::yakuman_start;
    /// The deal has too little of a yakuman.
    NoYakuman "no_yakuman" 13 plan::no_yakuman;
    /// The yaku that the deal suggests.
    PlanYaku "plan_yaku" 18 plan::plan_yaku;
    /// A pair that has no third tile left.
    PlanDead "plan_dead" 31 plan::plan_dead;
    /// Honours and one suit lead to a half flush.
    HonitsuPlan "honitsu_plan" 53 plan::honitsu_plan;
}

/// The advice for a choice between `choices`, first what to do, each part by importance: empty if nothing applies, nothing is to be
/// decided, or the house gives no help.
///
/// ```
/// use jantaku_advice::{Stance, advice};
/// use jantaku_core::{Ruleset, Wall};
/// use jantaku_engine::Match;
///
/// let rules = Ruleset::preset("tenhou")?;
/// let wall = Wall::from_seed([7; 32], &rules.tile_set());
/// let (game, _) = Match::start(rules.into(), wall)?;
/// let view = game.view(game.table().dealer()).expect("the dealer sits");
/// let choices = view.legal_actions().legal;
/// for said in advice(&view, &choices) {
///     if let Stance::Choose(action) = said.stance {
///         assert!(choices.contains(&action));
///     }
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn advice(view: &View, choices: &[Action]) -> Vec<Advice> {
    let decides = matches!(view.table().phase, Phase::Turn { .. } | Phase::Claims { .. });
    if choices.len() < 2 || !decides || !shows_waits(view) {
        return Vec::new();
    }
    let ground = Ground::new(view, choices);
    // Nothing else matters where the hand can win.
    let wins = choices.iter().any(|action| matches!(action, Action::Tsumo | Action::Ron));
    let of_wins = [AdviceRule::Win, AdviceRule::BetterWait];
    let rules = AdviceRule::ALL.iter().filter(|rule| !wins || of_wins.contains(rule));
    let mut said: Vec<Advice> = rules
        .filter_map(|&rule| rule.said(&ground).map(|Said { stance, facts }| Advice { rule, stance, facts }))
        .collect();
    // What to do comes before what to keep in mind.
    said.sort_by_key(|advice| (advice.stance == Stance::Note, Reverse(advice.rule.weight())));
    said
}
