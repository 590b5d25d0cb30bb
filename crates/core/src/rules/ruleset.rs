//! The one list of all rules.

use super::info::{Bounds, Group, OptionInfo, OptionType, one_of, within};
use super::options::*;
use crate::{Players, Wind, YakuTable};

macro_rules! ruleset {
    ($(group $group:ident; $($(#[doc = $doc:literal])+ $field:ident: $type:ty $([$bounds:expr])?,)*)*) => {
        /// Every rule of a house as one value. Nothing in the engine asks which preset it is playing: it asks here.
        #[derive(Debug, Clone, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Ruleset {
            $($($(#[doc = $doc])+ pub $field: $type,)*)*
        }

        impl Ruleset {
            /// Every option, in the order of the fields.
            pub const OPTIONS: &[OptionInfo] = &[$($(OptionInfo {
                key: stringify!($field),
                meaning: concat!($($doc),+).trim_ascii(),
                group: Group::$group,
                shape: <$type as OptionType>::SHAPE,
                bounds: Bounds::Any$(.and($bounds))?,
                fits: |value| <$type as serde::Deserialize>::deserialize(value).is_ok(),
                outside: |rules, bounds| OptionType::outside(&rules.$field, bounds),
                value: |rules| toml::Value::try_from(&rules.$field).expect("options are plain values"),
            },)*)*];
        }
    };
}

ruleset! {
    group Match;
    /// What these rules are called.
    name: String,

    /// How many play.
    players: Players,
    /// Which tiles are played with.
    tile_set: TilesPlayed,
    /// The winds of the rounds, in order.
    round_winds: Vec<Wind>,
    /// How many games of those winds make a match; each is settled by itself, and the results add up.
    hanchan_count: u8 [within(1, 4)],
    /// Points of each player at the start.
    starting_points: i32 [within(0, 1_000_000)],
    /// The baseline of the settlement.
    return_points: i32 [within(0, 1_000_000)],
    /// What keeps the deal.
    renchan: Renchan,
    /// Round winds in which the dealer keeps the deal after every draw, whatever `renchan` says.
    noten_renchan_winds: Vec<Wind>,
    /// What an exhaustive draw does in the last hand of the last wind.
    last_hand_draw: LastHandDraw,
    /// Whether an abortive draw in the last hand may end the match as a draw that keeps the deal may.
    abort_can_end_game: bool,
    /// Whether the last dealer may end the match by a win.
    agari_yame: Yame,
    /// Whether the last dealer may end the match by being tenpai at a draw.
    tenpai_yame: Yame,
    /// Whether both stops also need the goal points.
    yame_needs_goal: bool,
    /// Points somebody must have for the match to end on time; 0: no goal.
    goal_points: i32 [within(0, 1_000_000)],
    /// Whether the riichi sticks on the table count for the leader when the goal is checked.
    goal_counts_sticks: bool,
    /// Play after the last wind while nobody has the goal.
    extension: Extension,
    /// How many further winds at most.
    extension_max_winds: u8 [within(0, 8)],
    /// Whether the match ends when a score falls below zero.
    bust: Bust,
    /// Points of one honba when a discard is won; a self-draw takes its share from each.
    honba_value: i32 [within(0, 100_000)],
    /// The honba after a draw that costs the dealer the deal.
    honba_on_noten_draw: HonbaAfter,
    /// The honba after an abortive draw.
    honba_abortive: HonbaAfter,
    /// Honba from which a win needs two han, dora not counted; 0: never.
    two_han_from: u8 [within(0, 100)],
    /// Points exchanged at the end by place, first to last.
    uma: Vec<i32> [within(-1_000_000, 1_000_000)],
    /// With floating uma (浮きウマ): the points from which a player floats.
    floating_at: i32 [within(0, 1_000_000)],
    /// Floating uma: the points exchanged when none, one, two and so on float, by place; empty: `uma` always holds.
    floating_uma: Vec<Vec<i32>> [within(-1_000_000, 1_000_000)],
    /// Who gets what the starting points lack to the return points.
    oka: Oka,
    /// How the points are rounded to thousands for the result.
    settle_rounding: Rounding,
    /// Where the rest goes that rounding leaves.
    settle_rest: SettleRest,
    /// What results are told in.
    settle_unit: SettleUnit,
    /// Where results are told in marks: how many a thousand points are worth.
    rate: i32 [within(1, 10_000)],
    /// Points a chip is worth at the end of the match; 0: there are none.
    chip_value: i32 [within(0, 10_000)],
    /// Chips for ippatsu, from each who pays for the hand.
    chips_ippatsu: u8 [within(0, 20)],
    /// Chips for each ura dora.
    chips_ura: u8 [within(0, 20)],
    /// Chips for each red five.
    chips_red: u8 [within(0, 20)],
    /// Chips for each yakuman; it gives no others.
    chips_yakuman: u8 [within(0, 20)],
    /// Points a player pays who has won no hand in the whole match, 焼き鳥; 0: none.
    yakitori: i32 [within(0, 100_000)],
    /// Who gets them.
    yakitori_to: YakitoriTo,
    /// Order of equal scores.
    tie_break: TieBreak,
    /// Riichi sticks left on the table at the end.
    leftover_sticks: LeftoverSticks,
    /// How leftover sticks are split between players who share the first place.
    leftover_split: LeftoverSplit,

    group Winning;
    /// Several rons on one tile: how many win, and what happens to the others.
    multi_ron: MultiRon,
    /// Who gets the honba when several win with one tile.
    multi_ron_honba: MultiRonHonba,
    /// Who gets the riichi sticks when several win with one tile.
    multi_ron_sticks: MultiRonSticks,
    /// Whether the dealer keeps the deal when others win with the same tile.
    multi_ron_dealer_keeps: bool,
    /// Whether thirteen orphans may rob a closed kan.
    chankan_kokushi_on_ankan: bool,
    /// When the yaku of a win must be settled. A tile that does not win for it counts as let pass for furiten,
    /// and, where `keishiki_tenpai` is off, is none that makes a hand tenpai.
    sakizuke: Sakizuke,
    /// Whether an own discard among the waits bars every ron.
    discard_furiten: bool,
    /// Whether letting a winning tile pass bars every ron for a while.
    temporary_furiten: bool,
    /// Whether letting a winning tile pass in riichi bars every ron for the rest of the round.
    riichi_furiten: bool,
    /// Whether the player is told of the 1-4-7 rule where furiten comes from a tile three or six steps away.
    furiten_147: bool,
    /// When furiten from a passed tile ends.
    temp_furiten_until: TempFuritenUntil,
    /// Whether a wait counts whose four tiles the player holds.
    dead_wait_scope: DeadWaitScope,

    group Riichi;
    /// Points of the riichi stick.
    riichi_stake: i32 [within(0, 100_000)],
    /// Whether one may declare riichi with fewer points than the stick.
    riichi_below_stake: bool,
    /// Tiles the live wall must still have for riichi.
    riichi_min_wall: u8 [within(0, 70)],
    /// The stick when the declaring discard is ronned.
    riichi_stake_on_ron: StakeOnRon,
    /// Riichi with a furiten wait.
    furiten_riichi: FuritenRiichi,
    /// What dealing into an open riichi costs, where the yaku table has it.
    open_riichi_ron: OpenRiichiRon,
    /// When a closed kan may be declared after riichi.
    riichi_ankan: RiichiAnkan,
    /// Whether that kan must be made with the tile just drawn.
    riichi_ankan_drawn_only: bool,
    /// Whether a player is kept from fouls, or may commit them and pays for them (錯和).
    chombo_mode: ChomboMode,
    /// What a foul costs at once.
    chombo_amount: ChomboAmount,
    /// Points that a foul takes from the result after the uma, for nobody's gain.
    chombo_after_uma: i32 [within(0, 100_000)],
    /// Whether a player in riichi must take the first tile that wins.
    riichi_forced_win: bool,
    /// Whether the program discards by itself in riichi where there is nothing to decide.
    auto_discard: bool,
    /// Whether an added kan that nobody robs ends ippatsu.
    ippatsu_broken_by_kakan: bool,
    /// Whether riichi winners count the dora under the first indicator.
    ura_dora: bool,
    /// Whether riichi winners count the dora under the kan indicators.
    kan_ura_dora: bool,

    group Dora;
    /// Whether each kan turns an indicator.
    kan_dora: bool,
    /// When a closed kan turns it.
    kan_dora_ankan: KanDoraTiming,
    /// When an open kan turns it.
    kan_dora_daiminkan: KanDoraTiming,
    /// When an added kan turns it.
    kan_dora_kakan: KanDoraTiming,
    /// Whether an indicator that still waits for its time is turned before the supplement tile of a further kan, or of a north
    /// laid aside. A kan or north that is robbed turns none.
    kan_dora_pending_first: bool,
    /// Whether a kan that is robbed turns its indicator all the same, in time for that win.
    kan_dora_on_robbed_kan: bool,
    /// The stack of the dead wall, counted from its open end, on which the first indicator lies.
    dora_indicator_stack: u8 [one_of(&[2, 3, 5])],
    /// Red fives of each suit.
    red_fives: RedFives [within(0, 4)],

    group Yaku;
    /// Whether tanyao counts in an open hand.
    open_tanyao: bool,

    group Calls;
    /// What may not be discarded right after a call.
    kuikae: Kuikae,
    /// Whether a call of the last discard or a kan with the last tile is barred.
    last_tile_win_only: bool,
    /// What a kan means once one player has made four.
    after_four_kans_one_player: AfterFourKans,
    /// Which of a pon and a chii of the same discard goes first.
    call_priority: CallPriority,
    /// Tiles the live wall must still have for a kan.
    kan_min_wall: u8 [within(0, 1)],
    /// Whether the discard of the left may be called for a run.
    chii: bool,
    /// Places for supplement tiles in the dead wall; the first indicator lies behind them.
    supplement_tiles: u8 [one_of(&[4, 8])],

    group ThreePlayers;
    /// Which kind an indicator of characters points to where 2m to 8m are not played with.
    manzu_cycle: ManzuCycle,
    /// At a table of three: what becomes of the share that a fourth player would pay of a self-draw.
    tsumo_loss: TsumoLoss,
    /// Whether a north may be laid aside in the own turn, after a draw, for a supplement tile (北抜き).
    kita: bool,
    /// Whether each north laid aside counts as a dora.
    kita_is_dora: bool,
    /// Whether a north laid aside may be won with.
    kita_ron: bool,
    /// Whether such a win scores chankan.
    kita_chankan_yaku: bool,
    /// Whether a north laid aside ends everybody's ippatsu once nobody has won with it.
    kita_breaks_ippatsu: bool,
    /// Whether a north laid aside counts as a call for double riichi, tenhou, chiihou and nine kinds.
    kita_breaks_first_turn: bool,
    /// Whether a north just drawn may be laid aside in riichi.
    kita_in_riichi: bool,
    /// Whether a win on the tile drawn for a north scores rinshan.
    kita_rinshan_yaku: bool,
    /// Tiles the live wall must still have for a north to be laid aside.
    kita_min_wall: u8 [within(1, 70)],
    /// Whether a win with a north laid aside may still be ippatsu where a north ends it.
    kita_ron_keeps_ippatsu: bool,
    /// Whether a north laid aside turns an indicator, as a closed kan does.
    kita_new_dora: bool,
    /// Whether a north laid aside opens the hand.
    kita_opens_hand: bool,
    /// Whether norths laid aside count as own discards for furiten.
    kita_in_own_discards: bool,

    group Draws;
    /// Points that noten players pay in all at an exhaustive draw; 0: none.
    noten_pot: i32 [within(0, 100_000)],
    /// Whether a hand without any possible yaku counts as tenpai at a draw.
    keishiki_tenpai: bool,
    /// Four riichi end the round.
    suucha_riichi: bool,
    /// Four discards of one wind end the round.
    suufon_renda: SuufonRenda,
    /// Four kans of several players end the round.
    suukaikan: Suukaikan,
    /// Nine kinds of terminals and honours in the first hand may end the round.
    kyuushu_kyuuhai: KyuushuKyuuhai,
    /// Whether a tenpai hand is shown at an exhaustive draw by itself or by its player's choice.
    tenpai_declaration: TenpaiDeclaration,
    /// What discards of terminals and honours alone are worth at an exhaustive draw.
    nagashi_value: Nagashi,
    /// Whether honba are added to nagashi.
    nagashi_honba: bool,
    /// Whether nagashi needs every own discard unclaimed.
    nagashi_needs_unclaimed: bool,
    /// Which hands may score nagashi.
    nagashi_needs_closed: NagashiHand,
    /// How the match goes on after nagashi.
    nagashi_after: NagashiAfter,

    group Scoring;
    /// Whether a self-drawn pinfu gets the 2 fu of the self-draw.
    pinfu_tsumo: PinfuTsumo,
    /// An open hand won on a discard that would have 20 fu.
    open_pinfu_fu: OpenPinfuFu,
    /// Fu of a pair that is seat wind and round wind.
    double_wind_pair_fu: u8 [one_of(&[2, 4])],
    /// Fu of seven pairs, never rounded.
    chiitoi_fu: u8 [one_of(&[25, 50])],
    /// Where an edge, middle or pair wait gives its 2 fu when several kinds complete the hand.
    wait_fu_scope: WaitFuScope,
    /// Whether a win on a supplement tile gets the 2 fu of the self-draw.
    rinshan_tsumo_fu: bool,
    /// Whether a base of more than 1900 points counts as mangan.
    kiriage: bool,
    /// Whether 11 and 12 han are a limit of their own.
    sanbaiman: bool,
    /// Whether 13 han count as a yakuman.
    kazoe_yakuman: bool,
    /// Base points of one yakuman; of the others who pay, the dealer pays twice as much.
    yakuman_base: i32 [within(6000, 32_000)],
    /// Whether there are no limits (青天井): a yakuman counts as 13 han, everything the hand has is added, and the base
    /// points go on doubling, up to 10,000,000.
    aotenjou: bool,
    /// Whether several yakuman add up.
    yakuman_stacking: bool,
    /// How many yakuman a hand is paid for at most; 0: no limit.
    yakuman_cap: u8,
    /// Whether a supplement tile that is the last one scores haitei beside rinshan.
    rinshan_with_haitei: bool,
    group Yaku;
    /// The suits in which daisharin is made, where the yaku table has it.
    daisharin: DaisharinSuits,
    /// Whether chanta and junchan need a run; without it a hand of triplets scores them too.
    chanta_needs_run: bool,
    /// Whether ryuuiisou needs green dragons.
    ryuuiisou_needs_hatsu: bool,
    /// What makes eight in a row, where the yaku table has paarenchan or its breaking.
    paarenchan: Paarenchan,
    /// Whether what the house says ippatsu, honroutou and shousangen are worth contains the yaku they are made of.
    absorb_components: bool,
    group Scoring;
    /// Hands whose last set, fed by a discard, makes the feeder liable.
    pao: Vec<PaoHand>,
    /// What the liable player pays for when several yakuman come together.
    pao_scope: PaoScope,
    /// Who pays what is covered when another player than the liable one deals in; of a self-draw the liable player pays
    /// all that is covered.
    pao_ron: PaoRon,
    /// Who pays the honba of a self-draw with liability.
    pao_honba_tsumo: PaoHonbaTsumo,
    /// Who pays the honba when another player than the liable one deals in.
    pao_honba_ron: PaoHonba,

    /// Whether the player at whose wall the dice broke it wins and pays double, honba too, 割れ目.
    wareme: bool,

    group Display;
    /// How the dealer comes by the fourteenth tile.
    deal_style: DealStyle,
    /// Which tiles the counter in the middle of the table counts.
    wall_counter: WallCounter,
    /// What of the dead wall lies in the middle of the table.
    dead_wall_view: DeadWallView,
    /// In which rows discards lie.
    discard_rows: DiscardRows,
    /// Which tiles of a closed kan lie face down.
    ankan_reveal: AnkanReveal,
    /// How riichi is offered.
    riichi_button: RiichiButton,
    /// How a kan is offered in the own turn; a discard is always offered for one.
    kan_button: KanButton,
    /// Whether the table shows what a hand waits for, and how many of it are not in sight: of one's own tenpai hand, and
    /// after each discard that leaves it tenpai; and how safe each tile is against those who threaten,
    /// and what a kan would spoil.
    wait_display: bool,
    /// Whose names for yaku and limits results use, and in whose order they list the yaku.
    terms: Terms,

    group Yaku;
    /// What each yaku is worth: han closed and open, or yakuman.
    yaku: YakuTable,
}
