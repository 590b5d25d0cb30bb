//! The one list of all rules.

use super::info::{Bounds, Group, OptionInfo, OptionType, one_of, within};
use super::options::*;
use crate::{Players, Wind, YakuTable, texts};

macro_rules! zero {
    ($field:ident) => {
        None
    };
    ($field:ident zero) => {
        Some(texts::option::$field::ZERO)
    };
}

macro_rules! ruleset {
    ($(group $group:ident; $(
        $(#[doc = $doc:literal])+
        $field:ident: $type:ty $([$bounds:expr])? $(=> $zero:ident)?,
    )*)*) => {
        /// All rules of a house. The engine never asks which preset it is playing: it asks for these fields.
        ///
        /// ```
        /// use jantaku_core::{Players, Ruleset};
        ///
        /// let mut rules = Ruleset::preset("tenhou")?;
        /// assert_eq!(rules.players, Players::Four);
        /// rules.open_tanyao = false;
        /// rules.uma = vec![30_000, 10_000, -10_000, -30_000];
        /// rules.check()?;
        /// # Ok::<(), jantaku_core::rules::RulesError>(())
        /// ```
        #[derive(Debug, Clone, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct Ruleset {
            $($($(#[doc = $doc])+ pub $field: $type,)*)*
        }

        $($(const _: () = assert!(
            super::plain::is_stated(stringify!($field)),
            concat!("presets/tenhou.toml does not state `", stringify!($field), "`"),
        );)*)*

        impl Ruleset {
            /// Every option, in the order of the fields.
            pub const OPTIONS: &[OptionInfo] = &[$($(OptionInfo {
                key: stringify!($field),
                title: texts::option::$field::TEXT,
                meaning: texts::option::$field::ABOUT,
                zero: zero!($field $($zero)?),
                group: Group::$group,
                shape: <$type as OptionType>::SHAPE,
                bounds: Bounds::Any$(.and($bounds))?,
                #[cfg(feature = "rules-files")]
                fits: |value| <$type as serde::Deserialize>::deserialize(value).is_ok(),
                outside: |rules, bounds| OptionType::outside(&rules.$field, bounds),
                #[cfg(feature = "rules-files")]
                value: |rules| toml::Value::try_from(&rules.$field).expect("options are plain values"),
            },)*)*];
        }
    };
}

// `=> zero`: 0 is not a number there, and the texts say what it means.
ruleset! {
    group Match;
    /// The name of these rules.
    name: String,

    /// How many players sit at the table.
    players: Players,
    /// Which tiles are in play.
    tile_set: TilesPlayed,
    /// The winds of the rounds, in order.
    round_winds: Vec<Wind>,
    // R-261, R-263.
    /// How many games of those winds make a match.
    hanchan_count: u8 [within(1, 4)],
    // R-261, R-267, R-269.
    /// Whether each game is settled by itself, or all together.
    hanchan_settlement: HanchanSettlement,
    // R-031.
    /// What decides where everybody sits, and so who deals first.
    seats_by: SeatsBy,
    /// Points each player starts with.
    starting_points: i32 [within(0, 1_000_000)],
    /// The score from which gains and losses are counted in the settlement (返し).
    return_points: i32 [within(0, 1_000_000)],
    // R-251 to R-258.
    /// When the dealer deals again (連荘).
    renchan: Renchan,
    // R-256.
    /// Rounds in which the dealer deals again after every draw, whatever `renchan` says.
    noten_renchan_winds: Vec<Wind>,
    // R-265.
    /// What follows an exhaustive draw in the last hand of the last round.
    last_hand_draw: LastHandDraw,
    /// Whether an abortive draw in the last hand may end the match, as a draw that keeps the deal may.
    abort_can_end_game: bool,
    // R-266.
    /// Whether the last dealer may end the match by winning (和了やめ).
    agari_yame: Yame,
    /// Whether the last dealer may end the match by being tenpai at a draw (聴牌やめ).
    tenpai_yame: Yame,
    /// Whether agari yame and tenpai yame also need the goal points.
    yame_needs_goal: bool,
    /// Points that a player must have for the match to end on time; 0: no goal.
    goal_points: i32 [within(0, 1_000_000)] => zero,
    /// Whether the riichi sticks on the table count for the leader when the goal is checked.
    goal_counts_sticks: bool,
    /// What is played after the last round while nobody has the goal points.
    extension: Extension,
    /// The number of further rounds that are played at most.
    extension_max_winds: u8 [within(0, 8)] => zero,
    /// Whether the match ends when a player runs out of points (飛び).
    bust: Bust,
    /// Points of one honba in a ron; in a self-draw each player pays an equal share of them.
    honba_value: i32 [within(0, 100_000)],
    /// What happens to the honba after a draw at which the deal passes.
    honba_on_noten_draw: HonbaAfter,
    /// What happens to the honba after an abortive draw.
    honba_abortive: HonbaAfter,
    /// The number of honba from which a win needs two han, not counting dora; 0: never.
    two_han_from: u8 [within(0, 100)] => zero,
    /// Points exchanged at the end by place, from first to last.
    uma: Vec<i32> [within(-1_000_000, 1_000_000)],
    /// The score from which a player floats, for floating uma (浮きウマ).
    floating_at: i32 [within(0, 1_000_000)],
    /// The uma by how many players float: a list for none, for one, for two and so on; with no lists `uma` always
    /// applies.
    floating_uma: Vec<Vec<i32>> [within(-1_000_000, 1_000_000)],
    /// Who gets the difference between the starting points and the return points (オカ).
    oka: Oka,
    /// How points are rounded to thousands for the result.
    settle_rounding: Rounding,
    // R-280, R-281.
    /// What happens to the remainder that rounding leaves.
    settle_rest: SettleRest,
    /// The unit in which results are given.
    settle_unit: SettleUnit,
    // R-282.
    /// How many marks a thousand points are worth, where results are given in marks.
    rate: i32 [within(1, 10_000)],
    /// Points that one chip is worth at the end of the match; 0: no chips.
    chip_value: i32 [within(0, 10_000)] => zero,
    /// Chips for ippatsu, from each player who pays for the hand.
    chips_ippatsu: u8 [within(0, 20)] => zero,
    /// Chips for each ura dora, from each player who pays for the hand.
    chips_ura: u8 [within(0, 20)] => zero,
    /// Chips for each red five, from each player who pays for the hand.
    chips_red: u8 [within(0, 20)] => zero,
    /// Chips for each yakuman, from each player who pays for the hand; a yakuman brings no others.
    chips_yakuman: u8 [within(0, 20)] => zero,
    // R-246.
    /// Points paid by a player who has won no hand in the whole match (焼き鳥); 0: none.
    yakitori: i32 [within(0, 100_000)] => zero,
    /// Who receives the points paid for yakitori.
    yakitori_to: YakitoriTo,
    /// How players with equal scores are placed.
    tie_break: TieBreak,
    /// What happens to riichi sticks left on the table at the end.
    leftover_sticks: LeftoverSticks,
    /// How leftover riichi sticks are split between players who share first place.
    leftover_split: LeftoverSplit,

    group Winning;
    // R-088.
    /// The number of players that may win on the same tile, and what happens to the others.
    multi_ron: MultiRon,
    /// Who gets the honba when several players win on the same tile.
    multi_ron_honba: MultiRonHonba,
    /// Who gets the riichi sticks when several players win on the same tile.
    multi_ron_sticks: MultiRonSticks,
    /// Whether a dealer who wins deals again when others win on the same tile.
    multi_ron_dealer_keeps: bool,
    /// Whether thirteen orphans may rob a closed kan.
    chankan_kokushi_on_ankan: bool,
    // R-100.
    /// When the yaku of a win must be certain. A tile that completes the hand without a certain yaku counts as passed
    /// up for furiten and, where `keishiki_tenpai` is off, does not make the hand tenpai.
    sakizuke: Sakizuke,
    /// Whether having discarded one of the tiles waited for bars every ron.
    discard_furiten: bool,
    /// Whether passing up a winning tile bars every ron for a while.
    temporary_furiten: bool,
    /// Whether passing up a winning tile in riichi bars every ron for the rest of the hand.
    riichi_furiten: bool,
    /// Whether furiten on the tile of a run is explained by the 1-4-7 rule: by a discard of the same row, 1-4-7, 2-5-8 or 3-6-9.
    furiten_147: bool,
    /// When temporary furiten ends.
    temp_furiten_until: TempFuritenUntil,
    /// Whether a player may wait for a tile of which they hold all four copies.
    dead_wait_scope: DeadWaitScope,

    group Riichi;
    /// Points of a riichi stick.
    riichi_stake: i32 [within(0, 100_000)],
    /// Whether a player with fewer points than a riichi stick may declare riichi.
    riichi_below_stake: bool,
    /// Tiles that must be left in the live wall to declare riichi.
    riichi_min_wall: u8 [within(0, 70)] => zero,
    /// Whether the riichi stick is paid when the riichi tile is ronned.
    riichi_stake_on_ron: StakeOnRon,
    /// Whether riichi may be declared in furiten.
    furiten_riichi: FuritenRiichi,
    /// What dealing into an open riichi costs, where the house knows open riichi.
    open_riichi_ron: OpenRiichiRon,
    /// When a closed kan may be declared in riichi.
    riichi_ankan: RiichiAnkan,
    /// Whether a closed kan in riichi must be made with the tile just drawn.
    riichi_ankan_drawn_only: bool,
    /// Whether fouls are prevented or punished (錯和).
    chombo_mode: ChomboMode,
    // R-247.
    /// What a foul costs at once.
    chombo_amount: ChomboAmount,
    /// Points that each foul takes from the result after the uma; nobody receives them.
    chombo_after_uma: i32 [within(0, 100_000)] => zero,
    /// Whether a player in riichi must win on the first tile that completes the hand.
    riichi_forced_win: bool,
    // R-064.
    /// Whether the program discards the drawn tile in riichi when there is nothing to decide.
    auto_discard: bool,
    /// Whether the player may stop these discards, and start them again.
    auto_discard_stops: bool,
    /// Whether an added kan ends ippatsu unless it is robbed.
    ippatsu_broken_by_kakan: bool,
    /// Whether a winner in riichi counts the dora under the first indicator.
    ura_dora: bool,
    /// Whether a winner in riichi counts the dora under the kan indicators.
    kan_ura_dora: bool,

    group Dora;
    /// Whether each kan turns another dora indicator.
    kan_dora: bool,
    /// When a closed kan turns its dora indicator.
    kan_dora_ankan: KanDoraTiming,
    /// When an open kan turns its dora indicator.
    kan_dora_daiminkan: KanDoraTiming,
    /// When an added kan turns its dora indicator.
    kan_dora_kakan: KanDoraTiming,
    /// Whether an indicator that is still due is turned before the supplement tile of a further kan or kita. A kan or
    /// kita that is robbed turns none.
    kan_dora_pending_first: bool,
    /// Whether a kan that is robbed still turns its indicator, in time for that win.
    kan_dora_on_robbed_kan: bool,
    /// Which stack of the dead wall, counted from its open end, has the first dora indicator.
    dora_indicator_stack: u8 [one_of(&[2, 3, 5])],
    /// How many red fives there are in each suit.
    red_fives: RedFives [within(0, 4)],

    group Yaku;
    /// Whether tanyao counts in an open hand.
    open_tanyao: bool,

    group Calls;
    /// What may not be discarded right after a call (喰い替え).
    kuikae: Kuikae,
    /// Whether the last discard may be claimed only for a win, and the last tile allows no kan.
    last_tile_win_only: bool,
    /// What a fifth kan means once one player has declared four.
    after_four_kans_one_player: AfterFourKans,
    /// Which goes first when one player calls pon and another chii.
    call_priority: CallPriority,
    /// Tiles that must be left in the live wall to declare a kan.
    kan_min_wall: u8 [within(0, 1)] => zero,
    /// Whether the left player's discard may be called for a run.
    chii: bool,
    /// How many supplement tiles the dead wall has room for; the first indicator comes after them.
    supplement_tiles: u8 [one_of(&[4, 8])],

    group ThreePlayers;
    /// Which tile an indicator of characters points to where 2m to 8m are not in play.
    manzu_cycle: ManzuCycle,
    /// What happens to the fourth player's share of a self-draw at a table of three (ツモ損).
    tsumo_loss: TsumoLoss,
    /// Whether a player may declare a North in their turn and draw a supplement tile for it (北抜き).
    kita: bool,
    /// Whether each declared North counts as a dora.
    kita_is_dora: bool,
    /// Whether a declared North may be won on.
    kita_ron: bool,
    /// Whether a win on a declared North scores chankan.
    kita_chankan_yaku: bool,
    /// Whether a declared North ends everybody's ippatsu unless it is won on.
    kita_breaks_ippatsu: bool,
    /// Whether a declared North counts as a call for double riichi, tenhou, chiihou and nine kinds.
    kita_breaks_first_turn: bool,
    /// Whether a North just drawn may be declared in riichi.
    kita_in_riichi: bool,
    /// Whether a win on the tile drawn for a North scores rinshan.
    kita_rinshan_yaku: bool,
    /// Tiles that must be left in the live wall to declare a North.
    kita_min_wall: u8 [within(1, 70)],
    /// Whether a win on a declared North may still score ippatsu, where a kita ends it.
    kita_ron_keeps_ippatsu: bool,
    /// Whether a declared North turns a dora indicator, as a closed kan does.
    kita_new_dora: bool,
    /// Whether a declared North opens the hand.
    kita_opens_hand: bool,
    /// Whether declared Norths count as the player's discards for furiten.
    kita_in_own_discards: bool,

    group Draws;
    /// Points that the noten players pay in all at an exhaustive draw; 0: none.
    noten_pot: i32 [within(0, 100_000)] => zero,
    /// Whether a hand that can have no yaku counts as tenpai at a draw (形式聴牌).
    keishiki_tenpai: bool,
    /// Whether the hand is aborted once all four players are in riichi (四家立直).
    suucha_riichi: bool,
    /// Whether four discards of the same wind abort the hand (四風連打).
    suufon_renda: SuufonRenda,
    /// Whether four kans by several players abort the hand (四開槓).
    suukaikan: Suukaikan,
    /// Whether nine kinds of terminals and honours at the start may abort the hand (九種九牌).
    kyuushu_kyuuhai: KyuushuKyuuhai,
    /// Whether tenpai hands are shown automatically at an exhaustive draw.
    tenpai_declaration: TenpaiDeclaration,
    /// Whether a player may choose to show a noten hand; it still counts as noten.
    noten_may_show: bool,
    /// What discarding only terminals and honours is worth at an exhaustive draw (流し満貫).
    nagashi_value: Nagashi,
    /// Whether honba are added to the payments for nagashi.
    nagashi_honba: bool,
    /// Whether a claimed discard spoils nagashi.
    nagashi_needs_unclaimed: bool,
    /// Which hands may score nagashi.
    nagashi_needs_closed: NagashiHand,
    /// How the match goes on after nagashi.
    nagashi_after: NagashiAfter,

    group Scoring;
    /// Whether a self-drawn pinfu gets the 2 fu for the self-draw.
    pinfu_tsumo: PinfuTsumo,
    /// How many fu an open hand gets that would win on a discard with 20.
    open_pinfu_fu: OpenPinfuFu,
    /// Fu of a pair that is both seat wind and round wind.
    double_wind_pair_fu: u8 [one_of(&[2, 4])],
    /// Fu of seven pairs, never rounded.
    chiitoi_fu: u8 [one_of(&[25, 50])],
    // R-212.
    /// Where an edge, middle or pair wait gets its 2 fu when several kinds complete the hand.
    wait_fu_scope: WaitFuScope,
    /// Whether a win on a supplement tile gets the 2 fu for the self-draw.
    rinshan_tsumo_fu: bool,
    /// Whether base points above 1900 are raised to a mangan (切り上げ満貫).
    kiriage: bool,
    /// Whether 11 and 12 han are a sanbaiman.
    sanbaiman: bool,
    /// Whether 13 han are a yakuman (数え役満).
    kazoe_yakuman: bool,
    // R-223, R-224.
    /// Base points of one yakuman: a non-dealer pays another player that much in a self-draw, a dealer twice as much.
    yakuman_base: i32 [within(6000, 32_000)],
    /// Whether there are no limits (青天井): a yakuman counts as 13 han, the other yaku and dora are added, and the base
    /// points keep doubling, up to 10,000,000.
    aotenjou: bool,
    /// Whether several yakuman add up.
    yakuman_stacking: bool,
    /// The most yakuman that a hand is paid for; 0: no limit.
    yakuman_cap: u8 => zero,
    /// Whether a win on a supplement tile that is the last tile scores haitei as well as rinshan.
    rinshan_with_haitei: bool,
    group Yaku;
    /// The suits of daisharin, where the house knows it.
    daisharin: DaisharinSuits,
    // R-152, R-163.
    /// Whether chanta and junchan need a run; without one, a hand of triplets scores them too.
    chanta_needs_run: bool,
    // R-177.
    /// Whether ryuuiisou needs green dragons.
    ryuuiisou_needs_hatsu: bool,
    /// What counts as eight in a row, for paarenchan and breaking it.
    paarenchan: Paarenchan,
    /// Whether the worth of ippatsu, honroutou and shousangen includes the yaku they are made of.
    absorb_components: bool,
    group Scoring;
    /// The hands for which a player is liable whose discard was called for the last set (包).
    pao: Vec<PaoHand>,
    /// What the liable player pays for when several yakuman come together.
    pao_scope: PaoScope,
    // R-241 to R-243.
    /// Who pays for the liability when a player other than the liable one deals in; in a self-draw the liable player
    /// pays for all of it.
    pao_ron: PaoRon,
    /// Who pays the honba of a self-draw with liability.
    pao_honba_tsumo: PaoHonbaTsumo,
    /// Who pays the honba when a player other than the liable one deals in.
    pao_honba_ron: PaoHonba,

    // R-245.
    /// Whether the player at whose wall the dice broke it wins and pays double, honba included (割れ目).
    wareme: bool,

    group Display;
    // R-023.
    /// How the dealer gets the fourteenth tile.
    deal_style: DealStyle,
    // R-335.
    /// Which tiles the counter in the middle of the table counts.
    wall_counter: WallCounter,
    // R-333.
    /// Which part of the dead wall is shown in the middle of the table.
    dead_wall_view: DeadWallView,
    // R-327.
    /// How the discards are arranged in rows.
    discard_rows: DiscardRows,
    // R-327.
    /// What becomes of a discard that is called.
    called_discards: CalledDiscards,
    // R-336, R-337.
    /// Where the players' names are.
    name_places: NamePlaces,
    // R-006, R-007.
    /// How the tiles are drawn.
    tile_faces: TileFaces,
    // R-323.
    /// In which order the suits stand in a hand.
    suit_order: SuitOrder,
    // R-364.
    /// Whether the players' places are windows, which the player moves and resizes, and the box of decisions is moved.
    seat_windows: bool,
    // R-362, R-363.
    /// What a mouse and the keys do, unless the player has chosen otherwise for all houses.
    controls: Controls,
    // R-334.
    /// Which riichi sticks the counter in the middle of the table counts.
    stick_counter: StickCounter,
    // R-331.
    /// Which tiles of a closed kan are face down.
    ankan_reveal: AnkanReveal,
    // R-338, R-339, R-360, R-367.
    /// How riichi is offered.
    riichi_button: RiichiButton,
    // R-360.
    /// How a kan is offered in the player's own turn; a kan of another's discard is always offered.
    kan_button: KanButton,
    // R-372, R-373, R-378, R-382.
    /// Whether the table helps with waits and safety: what a tenpai hand waits for and how many of those tiles are
    /// unseen, the same for each discard that leaves the hand tenpai, how safe each tile is against the players who
    /// threaten, and what a kan would spoil.
    wait_display: bool,
    // R-376.
    /// Whether the table says that the player is in furiten.
    furiten_display: bool,
    // R-062, R-172, R-346, R-347.
    /// Whether a voice speaks the calls and, after a win, the yaku and the limit.
    voice: bool,
    // R-351.
    /// When the payments of a hand are added to the points.
    result_booking: ResultBooking,
    // R-342.
    /// Whether the sheet after a hand shows payments in point sticks; riichi and honba are shown with theirs in every house.
    stick_payments: bool,
    // R-171, R-216, R-224.
    /// Whose words the table uses, with its names for yaku and limits, and how results list yaku and fu.
    terms: Terms,

    group Yaku;
    /// What each yaku is worth: han closed and open, or yakuman.
    yaku: YakuTable,
}
