### The rules of a house: what each option is called and what it decides, and what each of its values means.

## The match

group-match = The match

option-name = Name
    .about = What these rules are called.
option-players = Players
    .about = How many players sit at the table.
option-tile_set = Tiles in play
    .about = Which tiles are in play.
option-round_winds = Round winds
    .about = The winds of the rounds, in order.
option-hanchan_count = Games per match
    .about = How many games of those winds make a match.
option-hanchan_settlement = Settlement of the games
    .about = Whether each game is settled by itself, or all together.
option-seats_by = Seats and first dealer
    .about = What decides where everybody sits, and so who deals first.
option-starting_points = Starting points
    .about = Points each player starts with.
option-return_points = Return points
    .about = The score from which gains and losses are counted in the settlement (返し).
option-renchan = Renchan
    .about = When the dealer deals again (連荘).
option-noten_renchan_winds = Rounds whose dealer stays after a draw
    .about = Rounds in which the dealer deals again after every draw, whatever the rule on renchan says.
option-last_hand_draw = Draw in the last hand
    .about = What follows an exhaustive draw in the last hand of the last round.
option-abort_can_end_game = Abortive draw may end the match
    .about = Whether an abortive draw in the last hand may end the match, as a draw that keeps the deal may.
option-agari_yame = Agari yame
    .about = Whether the last dealer may end the match by winning (和了やめ).
option-tenpai_yame = Tenpai yame
    .about = Whether the last dealer may end the match by being tenpai at a draw (聴牌やめ).
option-yame_needs_goal = Yame needs the goal points
    .about = Whether agari yame and tenpai yame also need the goal points.
option-goal_points = Goal points
    .about = Points that a player must have for the match to end on time; 0: no goal.
    .zero = no goal
option-goal_counts_sticks = Goal counts riichi sticks
    .about = Whether the riichi sticks on the table count for the leader when the goal is checked.
option-extension = Play after the last round
    .about = What is played after the last round while nobody has the goal points.
option-extension_max_winds = Further rounds
    .about = How many further rounds are played at most.
    .zero = none
option-bust = Bust
    .about = Whether the match ends when a player runs out of points (飛び).
option-honba_value = Honba value
    .about = Points of one honba in a ron; in a self-draw each player pays an equal share of them.
option-honba_on_noten_draw = Honba after a draw that passes the deal
    .about = What happens to the honba after a draw at which the deal passes.
option-honba_abortive = Honba after an abortive draw
    .about = What happens to the honba after an abortive draw.
option-two_han_from = Honba for the two-han minimum
    .about = The number of honba from which a win needs two han, not counting dora; 0: never.
    .zero = never
option-uma = Uma
    .about = Points exchanged at the end by place, from first to last.
option-floating_at = Score that counts as floating
    .about = The score from which a player floats, for floating uma (浮きウマ).
option-floating_uma = Floating uma
    .about = The uma by how many players float: a list for none, for one, for two and so on; without lists the usual uma always applies.
option-oka = Oka
    .about = Who gets the difference between the starting points and the return points (オカ).
option-settle_rounding = Rounding of results
    .about = How points are rounded to thousands for the result.
option-settle_rest = Remainder of rounding
    .about = What happens to the remainder that rounding leaves.
option-settle_unit = Unit of results
    .about = The unit in which results are given.
option-rate = Marks per thousand points
    .about = How many marks a thousand points are worth, where results are given in marks.
option-chip_value = Chip value
    .about = Points that one chip is worth at the end of the match; 0: no chips.
    .zero = no chips
option-chips_ippatsu = Chips for ippatsu
    .about = Chips for ippatsu, from each player who pays for the hand.
    .zero = none
option-chips_ura = Chips for ura dora
    .about = Chips for each ura dora, from each player who pays for the hand.
    .zero = none
option-chips_red = Chips for red fives
    .about = Chips for each red five, from each player who pays for the hand.
    .zero = none
option-chips_yakuman = Chips for yakuman
    .about = Chips for each yakuman, from each player who pays for the hand; a yakuman brings no others.
    .zero = none
option-yakitori = Yakitori
    .about = Points paid by a player who has won no hand in the whole match (焼き鳥); 0: none.
    .zero = none
option-yakitori_to = Yakitori goes to
    .about = Who receives the points paid for yakitori.
option-tie_break = Equal scores
    .about = How players with equal scores are placed.
option-leftover_sticks = Riichi sticks at the end
    .about = What happens to riichi sticks left on the table at the end.
option-leftover_split = Riichi sticks at the end, first place shared
    .about = How leftover riichi sticks are split between players who share first place.

## Winning

group-winning = Winning

option-multi_ron = Multiple ron
    .about = How many players may win on the same tile, and what happens to the others.
option-multi_ron_honba = Honba in multiple ron
    .about = Who gets the honba when several players win on the same tile.
option-multi_ron_sticks = Riichi sticks in multiple ron
    .about = Who gets the riichi sticks when several players win on the same tile.
option-multi_ron_dealer_keeps = Dealer stays in multiple ron
    .about = Whether a dealer who wins deals again when others win on the same tile.
option-chankan_kokushi_on_ankan = Thirteen orphans rob a closed kan
    .about = Whether thirteen orphans may rob a closed kan.
option-sakizuke = Sakizuke
    .about = When the yaku of a win must be certain. A tile that completes the hand without a certain yaku counts as passed up for furiten and, without keishiki tenpai, does not make the hand tenpai.
option-discard_furiten = Discard furiten
    .about = Whether having discarded one of the tiles waited for bars every ron.
option-temporary_furiten = Temporary furiten
    .about = Whether passing up a winning tile bars every ron for a while.
option-riichi_furiten = Riichi furiten
    .about = Whether passing up a winning tile in riichi bars every ron for the rest of the hand.
option-furiten_147 = Furiten by the 1-4-7 rule
    .about = Whether furiten on the tile of a run is explained by the 1-4-7 rule: by a discard of the same row, 1-4-7, 2-5-8 or 3-6-9.
option-temp_furiten_until = End of temporary furiten
    .about = When temporary furiten ends.
option-dead_wait_scope = Waits for a fifth copy
    .about = Whether a player may wait for a tile of which they hold all four copies.

## Riichi

group-riichi = Riichi

option-riichi_stake = Riichi stick
    .about = Points of a riichi stick.
option-riichi_below_stake = Riichi with too few points
    .about = Whether a player with fewer points than a riichi stick may declare riichi.
option-riichi_min_wall = Tiles left for riichi
    .about = Tiles that must be left in the live wall to declare riichi.
    .zero = none needed
option-riichi_stake_on_ron = Riichi stick when the riichi tile is ronned
    .about = Whether the riichi stick is paid when the riichi tile is ronned.
option-furiten_riichi = Riichi in furiten
    .about = Whether riichi may be declared in furiten.
option-open_riichi_ron = Dealing into an open riichi
    .about = What dealing into an open riichi costs, where the house knows open riichi.
option-riichi_ankan = Closed kan in riichi
    .about = When a closed kan may be declared in riichi.
option-riichi_ankan_drawn_only = Closed kan in riichi with the drawn tile only
    .about = Whether a closed kan in riichi must be made with the tile just drawn.
option-chombo_mode = Fouls
    .about = Whether fouls are prevented or punished (錯和).
option-chombo_amount = Payment for a foul
    .about = What a foul costs at once.
option-chombo_after_uma = Foul penalty after the uma
    .about = Points that each foul takes from the result after the uma; nobody receives them.
    .zero = none
option-riichi_forced_win = Forced win in riichi
    .about = Whether a player in riichi must win on the first tile that completes the hand.
option-auto_discard = Auto-discard in riichi
    .about = Whether the program discards the drawn tile in riichi when there is nothing to decide.
option-auto_discard_stops = Auto-discard can be stopped
    .about = Whether the player may stop these discards, and start them again.
option-ippatsu_broken_by_kakan = Added kan ends ippatsu
    .about = Whether an added kan ends ippatsu unless it is robbed.
option-ura_dora = Ura dora
    .about = Whether a winner in riichi counts the dora under the first dora indicator.
option-kan_ura_dora = Kan ura dora
    .about = Whether a winner in riichi counts the dora under the kan dora indicators.

## Dora

group-dora = Dora

option-kan_dora = Kan dora
    .about = Whether each kan reveals another dora indicator.
option-kan_dora_ankan = Kan dora of a closed kan
    .about = When a closed kan reveals its dora indicator.
option-kan_dora_daiminkan = Kan dora of an open kan
    .about = When an open kan reveals its dora indicator.
option-kan_dora_kakan = Kan dora of an added kan
    .about = When an added kan reveals its dora indicator.
option-kan_dora_pending_first = Pending dora indicators before the next kan
    .about = Whether a dora indicator that is still pending is revealed before the replacement tile of a further kan or kita. A kan or kita that is robbed reveals none.
option-kan_dora_on_robbed_kan = Kan dora of a robbed kan
    .about = Whether a kan that is robbed still reveals its dora indicator, in time for that win.
option-dora_indicator_stack = Stack of the first dora indicator
    .about = Which stack of the dead wall, counted from its open end, has the first dora indicator.
option-red_fives = Red fives
    .about = How many red fives there are in each suit.

## Calls

group-calls = Calls

option-kuikae = Kuikae
    .about = What may not be discarded right after a call (喰い替え).
option-last_tile_win_only = Last tile for a win only
    .about = Whether the last discard may be claimed only for a win, and the last tile allows no kan.
option-after_four_kans_one_player = Fifth kan
    .about = What a fifth kan means once one player has declared four.
option-call_priority = Pon or chii first
    .about = Which goes first when one player calls pon and another chii.
option-kan_min_wall = Tiles left for a kan
    .about = Tiles that must be left in the live wall to declare a kan.
    .zero = none needed
option-chii = Chii
    .about = Whether the left player's discard may be called for a run.
option-supplement_tiles = Replacement tiles
    .about = How many replacement tiles the dead wall has room for; the first dora indicator comes after them.

## Draws

group-draws = Draws

option-noten_pot = Noten payment
    .about = Points that the noten players pay in all at an exhaustive draw; 0: none.
    .zero = none
option-keishiki_tenpai = Keishiki tenpai
    .about = Whether a hand that can have no yaku counts as tenpai at a draw (形式聴牌).
option-suucha_riichi = Four riichi
    .about = Whether the hand is aborted once all four players are in riichi (四家立直).
option-suufon_renda = Four winds
    .about = Whether four discards of the same wind abort the hand (四風連打).
option-suukaikan = Four kans
    .about = Whether four kans by several players abort the hand (四開槓).
option-kyuushu_kyuuhai = Nine kinds
    .about = Whether nine kinds of terminals and honours at the start may abort the hand (九種九牌).
option-tenpai_declaration = Showing tenpai hands
    .about = Whether tenpai hands are shown automatically at an exhaustive draw.
option-noten_may_show = Showing noten hands
    .about = Whether a player may choose to show a noten hand; it still counts as noten.
option-nagashi_value = Nagashi mangan
    .about = What discarding only terminals and honours is worth at an exhaustive draw (流し満貫).
option-nagashi_honba = Honba for nagashi
    .about = Whether honba are added to the payments for nagashi.
option-nagashi_needs_unclaimed = Claimed discard spoils nagashi
    .about = Whether a claimed discard spoils nagashi.
option-nagashi_needs_closed = Hands that may score nagashi
    .about = Which hands may score nagashi.
option-nagashi_after = Play after nagashi
    .about = How the match goes on after nagashi.

## Scoring

group-scoring = Scoring

option-pinfu_tsumo = Fu of a self-drawn pinfu
    .about = Whether a self-drawn pinfu gets the 2 fu for the self-draw.
option-open_pinfu_fu = Open hand of 20 fu
    .about = How many fu an open hand gets that would win on a discard with 20.
option-double_wind_pair_fu = Fu of a double wind pair
    .about = Fu of a pair that is both seat wind and round wind.
option-chiitoi_fu = Fu of seven pairs
    .about = Fu of seven pairs, never rounded.
option-wait_fu_scope = Fu of one of several waits
    .about = Where an edge, middle or pair wait gets its 2 fu when several kinds complete the hand.
option-rinshan_tsumo_fu = Fu of a self-draw after a kan
    .about = Whether a win on a replacement tile gets the 2 fu for the self-draw.
option-kiriage = Kiriage mangan
    .about = Whether base points above 1,900 are raised to a mangan (切り上げ満貫).
option-sanbaiman = Sanbaiman
    .about = Whether 11 and 12 han are a sanbaiman.
option-kazoe_yakuman = Kazoe yakuman
    .about = Whether 13 han are a yakuman (数え役満).
option-yakuman_base = Base points of a yakuman
    .about = Base points of one yakuman: a non-dealer pays another player that much in a self-draw, a dealer twice as much.
option-aotenjou = Aotenjou
    .about = Whether there are no limits (青天井): a yakuman counts as 13 han, the other yaku and dora are added, and the base points keep doubling, up to 10,000,000.
option-yakuman_stacking = Yakuman add up
    .about = Whether several yakuman add up.
option-yakuman_cap = Most yakuman
    .about = The most yakuman that a hand is paid for; 0: no limit.
    .zero = no limit
option-rinshan_with_haitei = Rinshan with haitei
    .about = Whether a win on a replacement tile that is the last tile scores haitei as well as rinshan.
option-pao = Liability (pao)
    .about = Hands for which a player is liable whose discard was called for the last set (包).
option-pao_scope = Extent of liability
    .about = What the liable player pays for when several yakuman come together.
option-pao_ron = Liability when another deals in
    .about = Who pays for the liability when a player other than the liable one deals in; in a self-draw the liable player pays for all of it.
option-pao_honba_tsumo = Honba of a self-draw with liability
    .about = Who pays the honba of a self-draw with liability.
option-pao_honba_ron = Honba of a ron with liability
    .about = Who pays the honba when a player other than the liable one deals in.
option-wareme = Wareme
    .about = Whether the player at whose wall the dice broke it wins and pays double, honba included (割れ目).

## Yaku

group-yaku = Yaku

option-open_tanyao = Open tanyao
    .about = Whether tanyao counts in an open hand.
option-daisharin = Suits of daisharin
    .about = The suits of daisharin, where the house knows it.
option-chanta_needs_run = Chanta needs a run
    .about = Whether chanta and junchan need a run; if not, a hand of triplets scores them too.
option-ryuuiisou_needs_hatsu = Ryuuiisou needs green dragons
    .about = Whether ryuuiisou needs green dragons.
option-paarenchan = Paarenchan
    .about = What counts as eight in a row, for paarenchan and for breaking it.
option-absorb_components = Combined yaku include their parts
    .about = Whether the worth of ippatsu, honroutou and shousangen includes the yaku they are made of.
option-yaku = Yaku
    .about = What each yaku is worth: han closed and open, or yakuman.

## Three players

group-three_players = Three players

option-manzu_cycle = Dora of man tiles
    .about = Which tile a man dora indicator points to where 2m to 8m are not in play.
option-tsumo_loss = Tsumo loss
    .about = What happens to the fourth player's share of a self-draw at a table of three (ツモ損).
option-kita = Kita
    .about = Whether a player may declare a North in their turn and draw a replacement tile for it (北抜き).
option-kita_is_dora = Kita counts as dora
    .about = Whether each declared North counts as a dora.
option-kita_ron = Ron on a kita
    .about = Whether a declared North may be won on.
option-kita_chankan_yaku = Chankan on a kita
    .about = Whether a win on a declared North scores chankan.
option-kita_breaks_ippatsu = Kita ends ippatsu
    .about = Whether a declared North ends everybody's ippatsu unless it is won on.
option-kita_breaks_first_turn = Kita ends the first turn
    .about = Whether a declared North counts as a call for double riichi, tenhou, chiihou and nine kinds.
option-kita_in_riichi = Kita in riichi
    .about = Whether a North just drawn may be declared in riichi.
option-kita_rinshan_yaku = Rinshan after a kita
    .about = Whether a win on the tile drawn for a North scores rinshan.
option-kita_min_wall = Tiles left for a kita
    .about = Tiles that must be left in the live wall to declare a North.
option-kita_ron_keeps_ippatsu = Ippatsu on a kita
    .about = Whether a win on a declared North may still score ippatsu, where a kita ends it.
option-kita_new_dora = Kita reveals a dora indicator
    .about = Whether a declared North reveals a dora indicator, as a closed kan does.
option-kita_opens_hand = Kita opens the hand
    .about = Whether a declared North opens the hand.
option-kita_in_own_discards = Kita counts for furiten
    .about = Whether declared Norths count as the player's discards for furiten.

## Display

group-display = Display

option-deal_style = Dealer's fourteenth tile
    .about = How the dealer gets the fourteenth tile.
option-wall_counter = Wall counter
    .about = Which tiles the counter in the middle of the table counts.
option-dead_wall_view = Dead wall on the table
    .about = Which part of the dead wall is shown in the middle of the table.
option-discard_rows = Discard rows
    .about = How the discards are arranged in rows.
option-called_discards = Called discards
    .about = What becomes of a discard that is called.
option-name_places = Names and counters
    .about = Where the players' names are.
option-tile_faces = Tile faces
    .about = How the tiles are drawn.
option-suit_order = Order of the suits
    .about = In which order the suits stand in a hand.
option-seat_windows = Players' hands as windows
    .about = Whether the players' hands are windows, which the player moves and resizes, and the action buttons are moved.
option-controls = Mouse and keys
    .about = What a mouse and the keys do, unless you have chosen otherwise for all houses.
option-stick_counter = Riichi stick counter
    .about = Which riichi sticks the counter in the middle of the table counts.
option-ankan_reveal = Closed kan on the table
    .about = Which tiles of a closed kan are face down.
option-riichi_button = Riichi button
    .about = How riichi is offered.
option-kan_button = Kan button
    .about = How a kan is offered in the player's own turn; a kan of another player's discard is always offered.
option-wait_display = Help with waits and safety
    .about = Whether the table helps with waits and safety: what a tenpai hand waits for and how many of those tiles are unseen, the same for each discard that leaves the hand tenpai, how safe each tile is against players who threaten, and what a kan would spoil.
option-furiten_display = Furiten notice
    .about = Whether the table says that the player is in furiten.
option-voice = Voice
    .about = Whether a voice speaks the calls and, after a win, the yaku and the limit.
option-result_booking = Booking the result
    .about = When the payments of a hand are added to the points.
option-stick_payments = Payments in point sticks
    .about = Whether the sheet after a hand shows payments in point sticks; riichi and honba are shown with theirs in every house.
option-terms = Words and names of yaku
    .about = Whose words the table uses, whose names for yaku and limits, and how results list yaku and fu.

## Values: end

choice-seats_by-program = The program.
choice-seats_by-dice = Two throws of the dice: the first falls on who throws again, the second on the first dealer.
choice-seats_by-winds = Everybody draws a wind tile for their seat.

choice-hanchan_settlement-each = After each game: the next begins anew, and the results are added up.
choice-hanchan_settlement-once = Once, after the last game: points, honba and riichi sticks carry over, and a bust ends the whole match.

choice-renchan-none = Never: the deal passes even after the dealer wins.
choice-renchan-win = After the dealer wins.
choice-renchan-tenpai = After the dealer wins or is tenpai at an exhaustive draw.
choice-renchan-noten = After anything but another player's win.

choice-last_hand_draw-normal = The deal stays or passes as in any other hand.
choice-last_hand_draw-dealer_stays_until_won = The dealer deals again until somebody wins.

choice-yame-off = No: play goes on.
choice-yame-leader_choice = A dealer in first place is asked.
choice-yame-leader_automatic = The match ends automatically if the dealer is in first place.
choice-yame-dealer_choice = The dealer is asked, in any place.

choice-extension-none = Nothing: the match ends.
choice-extension-sudden_death = Further hands until somebody has the goal points, checked after each hand.
choice-extension-sudden_death_repeat_first = Further hands until somebody has the goal points, checked when the deal passes.
choice-extension-extra_round = A whole further round.

choice-bust-off = The match goes on below zero.
choice-bust-below_zero = The match ends below zero, not at exactly zero.
choice-bust-zero_or_below = The match ends at zero or below.

choice-honba_after-increment = One is added.
choice-honba_after-reset = They go back to zero.
choice-honba_after-keep = They stay as they are.

## Values: settlement

choice-oka-none = Nobody: there is no oka.
choice-oka-to_first = The player in first place.

choice-rounding-none = They are not rounded.
choice-rounding-nearest = To the nearest thousand, halves up.
choice-rounding-half_down = To the nearest thousand, halves down.
choice-rounding-half_away = To the nearest thousand, halves away from zero.
choice-rounding-ceil = Always up.

choice-settle_rest-winner = It goes into the result of first place.
choice-settle_rest-none = It is dropped: the results need not add up to zero.

choice-leftover_split-seat_remainder = Evenly; what cannot be split goes to the player nearest the first dealer.
choice-leftover_split-floor = Evenly; what cannot be split is lost.

choice-yakitori_to-to_winners = The players who have won a hand share them; what cannot be split goes to the best placed of those.
choice-yakitori_to-to_each = Each player who has won a hand gets the whole amount.

choice-settle_unit-points = Points.
choice-settle_unit-thousands = Thousands of points.
choice-settle_unit-marks = Marks, as many for each thousand points as the house sets.

choice-tie_break-first_dealer_order = The player nearer to the first dealer in turn order is ahead.
choice-tie_break-shared = They share the places.

choice-leftover_sticks-to_first = They go to first place.
choice-leftover_sticks-lost = They are lost.

## Values: winning

choice-multi_ron_honba-first = The winner next in turn order after the discarder.
choice-multi_ron_honba-each = Each winner gets all of them.

choice-multi_ron_sticks-first = The winner next in turn order after the discarder.
choice-multi_ron_sticks-own_back_rest_first = Each winner gets their own stick back; the winner next in turn order gets the others.

choice-multi_ron-head_bump = Only the player next in turn order wins (頭ハネ).
choice-multi_ron-double_pay_triple_abort = Double ron pays, triple ron aborts the hand (三家和).
choice-multi_ron-all_pay = Every ron is paid.

choice-sakizuke-allowed = It may come with the winning tile (後付け).
choice-sakizuke-every_wait = Every tile that the hand waits for must give a yaku, not necessarily the same one; a yaku that comes from the moment, such as rinshan or the last tile, does not count.
choice-sakizuke-one_yaku = One and the same yaku must come with every tile that the hand waits for (片和了なし).
choice-sakizuke-first_call = One and the same yaku must come with every tile that the hand waits for, and the first call must be part of it unless the yaku is entirely in the concealed tiles (完全先付け).

choice-temp_furiten_until-own_draw = At the player's next draw.
choice-temp_furiten_until-own_draw_or_call = At the player's next draw or call.
choice-temp_furiten_until-own_discard = At the player's next discard.

choice-dead_wait_scope-concealed = Allowed, unless all four are in the concealed part of the hand.
choice-dead_wait_scope-concealed_and_melds = Never, whether the four are in the concealed part or in melds.

## Values: riichi

choice-stake_on_ron-returned = It is not paid.
choice-stake_on_ron-lost = It is paid.

choice-furiten_riichi-allowed = Allowed.
choice-furiten_riichi-forbidden = Forbidden.

choice-open_riichi_ron-yakuman_unless_riichi = A yakuman, unless the discarder is in riichi too.
choice-open_riichi_ron-yakuman = A yakuman.
choice-open_riichi_ron-usual = What the hand is worth.

choice-riichi_ankan-never = Never.
choice-riichi_ankan-waits_unchanged = When the waits stay the same.
choice-riichi_ankan-no_reading_changed = When the tiles are a triplet in every reading of the waiting hand.
choice-riichi_ankan-no_reading_or_yaku_changed = When the tiles are a triplet in every reading of the waiting hand, and no wait loses a yaku.
choice-riichi_ankan-unchecked_penalised = Always; a kan that changes the waits is a foul.

choice-chombo_mode-prevented = Nobody can commit a foul.
choice-chombo_mode-kans_penalised = Riichi is offered only where it can be declared; a kan in riichi that breaks the hand is punished as under “Fouls are possible”.
choice-chombo_mode-penalised = Fouls are possible, and marked as such: a player found in riichi without tenpai when hands are shown pays, the riichi sticks of the hand are returned, and it is dealt again without another honba.

choice-chombo_amount-none = Nothing.
choice-chombo_amount-mangan = To each of the others, what they would have paid for a self-drawn mangan.

## Values: dora

choice-kan_dora_timing-before_draw = Before the replacement tile is drawn.
choice-kan_dora_timing-with_next_discard = With the next discard: too late for a win on the replacement tile, in time for a ron on the discard.
choice-kan_dora_timing-after_discard_passes = Once the next discard has passed.
choice-kan_dora_timing-after_discard_or_with_win = Once the next discard has passed, or just before a win on that discard or on the replacement tile is counted.

choice-manzu_cycle-normal = The next number, even where it is not in play.
choice-manzu_cycle-one_to_nine = 1m and 9m point to each other.

## Values: calls

choice-kuikae-allowed = Every tile may be discarded.
choice-kuikae-no_same = The kind just called may not be discarded.
choice-kuikae-no_same_or_suji = Neither the kind just called nor the kind at the other end of the run may be discarded.
choice-kuikae-no_tile_of_run = Neither a kind of the run nor the kind at its other end may be discarded.

choice-after_four_kans-no_more_kans = Nobody may declare one.
choice-after_four_kans-fifth_kan_aborts = One aborts the hand, unless it is robbed.

choice-call_priority-pon_over_chii = The pon, or open kan.
choice-call_priority-first_call = Whichever was called first, in the order in which the answers came in.

## Values: draws

choice-suufon_renda-off = Play goes on.
choice-suufon_renda-first_go_around = The hand is aborted when they are the first four discards and nobody has called.
choice-suufon_renda-any_go_around = The hand is aborted whenever all four players discard the wind one after another, without a call or kan between.

choice-suukaikan-off = Play goes on.
choice-suukaikan-at_fourth_kan = The hand is aborted as soon as the fourth kan is made, before its replacement tile.
choice-suukaikan-after_last_discard = The hand is aborted once the discard after the fourth kan has passed without a ron.

choice-kyuushu_kyuuhai-off = Play goes on.
choice-kyuushu_kyuuhai-nine_kinds_optional = A player with nine kinds in the first turn, before any call, may abort the hand.
choice-kyuushu_kyuuhai-shanghai = A player may have the hand dealt again: before the first draw the dealer with exactly nine kinds, or anyone with exactly eight and one of them twice; at the first draw anyone with exactly eight who draws another.

choice-tenpai_declaration-automatic = Every tenpai hand is shown.
choice-tenpai_declaration-voluntary = In turn order from the dealer, each tenpai player shows the hand or counts as noten; a hand in riichi is always shown.

choice-nagashi_hand-any = Any hand.
choice-nagashi_hand-closed = Closed hands, closed kans allowed.
choice-nagashi_hand-closed_no_ankan = Closed hands without a closed kan.

choice-nagashi_after-as_tsumo_win = As after a self-draw: the dealer stays for the dealer's own nagashi, the deal passes for another's, and the riichi sticks are taken.
choice-nagashi_after-as_draw_dealer_rule = As after any exhaustive draw.
choice-nagashi_after-winds_stay = The dealer deals again, whoever scored it.

choice-nagashi-off = Nothing.
choice-nagashi-mangan = A mangan, paid as a self-draw.
choice-nagashi-haneman = A haneman, paid as a self-draw.
choice-nagashi-baiman = A baiman, paid as a self-draw.
choice-nagashi-sanbaiman = A sanbaiman, paid as a self-draw.
choice-nagashi-yakuman = A yakuman, paid as a self-draw.

## Values: scoring

choice-paarenchan-kept_deals = Hands that one player deals in a row, draws included.
choice-paarenchan-wins = Wins of one player in a row, the first not necessarily as the dealer; a draw ends the row.

choice-wait_fu_scope-decomposition = Wherever the reading of the hand has such a wait.
choice-wait_fu_scope-single_tile_only = Only where no other kind would complete the hand.

choice-tsumo_loss-loss = Nobody pays it.
choice-tsumo_loss-north_split = The two others pay half of it each.

choice-pinfu_tsumo-zero_fu = They are not counted: the hand has 20 fu.
choice-pinfu_tsumo-counted = They are counted.

choice-open_pinfu_fu-thirty = 30: 2 are added, and the sum is rounded up.
choice-open_pinfu_fu-twenty = 20.

choice-tiles_played-full136 = All 136 tiles.
choice-tiles_played-no2m_to8m = 108 tiles: no 2 to 8 man.

choice-daisharin_suits-pinzu = Pin only.
choice-daisharin_suits-any_suit = Any suit.

## Values: pao

choice-pao_hand-daisangen = Big three dragons (third set of dragons).
choice-pao_hand-daisuushii = Big four winds (fourth set of winds).
choice-pao_hand-tsuuiisou = All honours (fourth set).
choice-pao_hand-chinroutou = All terminals (fourth set).
choice-pao_hand-ryuuiisou = All green (fourth set).
choice-pao_hand-suukantsu = Four kans (fourth kan).
choice-pao_hand-daiminkan_rinshan = Any win on the replacement tile of an open kan.

choice-pao_scope-liable_only = Only the yakuman that the liability is for.
choice-pao_scope-whole_hand = The whole hand.

choice-pao_ron-half_each = The liable player and the discarder, half each.
choice-pao_ron-liable_pays_all = The liable player alone.

choice-pao_honba-liable = The liable player.
choice-pao_honba-discarder = The discarder.

choice-pao_honba_tsumo-liable = The liable player, for all.
choice-pao_honba_tsumo-each = Each player, an equal share.

## Values: display

choice-deal_style-dealer14 = It is dealt with the others.
choice-deal_style-dealer_draws = It is the dealer's first draw.

choice-wall_counter-live = Those of the live wall: from 70 to 0 at a table of four.
choice-wall_counter-with_dead_wall = Those of the whole wall: the 14 of the dead wall are left when nothing can be drawn any more.

choice-dead_wall_view-five_tiles = The upper tiles of the five stacks of dora indicators.
choice-dead_wall_view-two_rows = The five stacks of dora indicators in two rows, the upper tiles above the lower.
choice-dead_wall_view-all_stacks = One tile for each stack; the tile of a stack of replacement tiles disappears when both are drawn.

choice-discard_rows-three_of_six = In rows of six; the third row continues as far as there is room.
choice-discard_rows-two_of_nine = In two rows of nine; further discards start a third.

choice-called_discards-taken = It is taken out of the discards.
choice-called_discards-darkened = It stays among the discards, darkened.

choice-name_places-seats = Each beside the player's place.
choice-name_places-rows = The opponents' in a row above the table, the player's own below it; repeats of the dealer and riichi sticks left over are marked beside the dealer's name.

choice-tile_faces-japanese = As in Japan: the winds black, the white dragon blank.
choice-tile_faces-framed = The winds dark blue, the white dragon an empty frame.

choice-suit_order-circles_second = Characters, circles, bamboo.
choice-suit_order-bamboo_second = Characters, bamboo, circles.

choice-controls-single_clicks = One click discards, the right button skips or discards the drawn tile, and each call has a letter.
choice-controls-double_clicks = A double click discards, and a double right click takes tsumo, riichi or a closed kan; 1 and 4 move the cursor to the left, 3 and 6 to the right, Enter discards, and Shift with Enter takes tsumo, riichi or a kan.

choice-stick_counter-all = Those that the next winner takes: left over from drawn hands, and of this hand.
choice-stick_counter-left_over = Those left over from drawn hands; one of this hand lies before its player alone.

choice-ankan_reveal-outer_down = The outer two are face down.
choice-ankan_reveal-inner_down = The inner two are face down.

choice-riichi_button-on_demand = On request: the player asks whether riichi is possible and with which tiles.
choice-riichi_button-auto_lit = A button lights up when riichi is possible: with the raised tile, or with any tile while none is raised.
choice-riichi_button-prompt = The table asks when a tile is discarded that could declare riichi.
choice-riichi_button-one_button = A button for both riichi and wins lights up when it can be pressed, and says which: tsumo, ron or riichi, and ippatsu from riichi until a win no longer scores it.

choice-kan_button-on_demand = On request: the player asks whether a kan is possible and with which tiles.
choice-kan_button-offered = A button is shown when a kan is possible.

choice-result_booking-automatic = As soon as the result has been read.
choice-result_booking-by_key = With a key or a button; until then points and changes are shown separately.

choice-terms-common = The common names.
choice-terms-yakuza = Those of the house Yakuza.
choice-terms-pretty_girls = Those of the house Pretty Girls.
choice-terms-touzai = Those of the house TOUZAI.
choice-terms-shanghai = Those of the house Shanghai.
choice-terms-pool_of_dreams = Those of the house Pool of Dreams.

## Values: of other kinds

choice-wind-e = East.
choice-wind-s = South.
choice-wind-w = West.
choice-wind-n = North.

value-yes = yes
value-no = no
value-none = none
value-yaku = { $count } yaku
value-reds-m = { $count } man
value-reds-p = { $count } pin
value-reds-s = { $count } sou

## What a yaku is worth

worth-none = none
worth-closed = { $closed } han, closed only
worth-open = { $open } han, open only
worth-alike = { $closed } han
worth-both = { $closed } han, { $open } open
worth-yakuman = yakuman
worth-double = double yakuman
worth-several = { $units } yakuman
worth-limit = at least { $limit }

limit-mangan = mangan
limit-haneman = haneman
limit-baiman = baiman
limit-sanbaiman = sanbaiman

## Sources of values

source-as_in = as in { $title }
