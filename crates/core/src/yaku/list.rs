//! Every yaku: variant, key, romaji, kanji, English; usual worth, how sure that is, what it replaces, a picture hand,
//! what it is. R-numbers are those of the requirements; where none stands the source is the list of local yaku.
//!
//! Left out is maneman (真似満貫), a river that copies another one: it is no hand, and the sources agree neither on how
//! many discards it takes, nor on whose, nor on what it pays, nor on whether the round goes on.

use super::{FixedLimit, Sureness, Worth, YakuInfo, yaku};

yaku! {
    Riichi "riichi" "Riichi" "立直" "Riichi"
        [1, 0] Agreed [] "234m456p34566678s" "Declared on a closed tenpai hand (R-135).";
    DoubleRiichi "double_riichi" "Daburu riichi" "ダブル立直" "Double riichi"
        [2, 0] Agreed [Riichi] "234m456p34566678s" "Declared with the first discard, before any call (R-136).";
    OpenRiichi "open_riichi" "Oopun riichi" "開立直" "Open riichi"
        [2, 0] Agreed [Riichi, DoubleRiichi] "234m456p34566678s" "Riichi with the hand laid open for everybody to see.";
    OpenDoubleRiichi "open_double_riichi" "Oopun daburu riichi" "開両立直" "Open double riichi"
        [3, 0] Agreed [Riichi, DoubleRiichi, OpenRiichi] "234m456p34566678s"
        "Double riichi with the hand laid open for everybody to see.";
    Ippatsu "ippatsu" "Ippatsu" "一発" "One shot"
        [1, 0] Agreed [] "234m456p34566678s" "Won within a go-around of the riichi, no call between (R-137).";
    MenzenTsumo "menzen_tsumo" "Menzen tsumo" "門前清自摸和" "Fully concealed self-draw"
        [1, 0] Agreed [] "123m456p789s11222z" "A closed hand won by self-draw (R-138).";
    Pinfu "pinfu" "Pinfu" "平和" "Pinfu"
        [1, 0] Agreed [] "23455m456p567789s" "Four runs, a pair worth no fu, a two-sided wait (R-139).";
    Tanyao "tanyao" "Tanyao" "断么九" "All simples"
        [1, 1] Agreed [] "234456m678p33567s" "No terminal and no honour (R-141).";
    Iipeikou "iipeikou" "Iipeikou" "一盃口" "Pure double run"
        [1, 0] Agreed [] "223344m456p789s11z" "Two equal runs (R-142).";
    SeatWind "seat_wind" "Jikaze" "自風" "Seat wind"
        [1, 1] Agreed [] "234m456p11678s222z" "A triplet of the own wind (R-143).";
    RoundWind "round_wind" "Bakaze" "場風" "Round wind"
        [1, 1] Agreed [] "234m456p11678s111z" "A triplet of the wind of the round (R-143).";
    Haku "haku" "Haku" "白" "White dragon"
        [1, 1] Agreed [] "234m456p11678s555z" "A triplet of white dragons (R-143).";
    Hatsu "hatsu" "Hatsu" "發" "Green dragon"
        [1, 1] Agreed [] "234m456p11678s666z" "A triplet of green dragons (R-143).";
    Chun "chun" "Chun" "中" "Red dragon"
        [1, 1] Agreed [] "234m456p11678s777z" "A triplet of red dragons (R-143).";
    Pei "pei" "Pei" "北" "North for everybody"
        [1, 1] Agreed [] "234m456p11678s444z"
        "A triplet of norths, whoever's wind that is; a pair of them then has the fu of a dragon. For tables of three.";
    Haitei "haitei" "Haitei raoyue" "海底摸月" "Last-tile self-draw"
        [1, 1] Agreed [] "234m456p11678s444z" "Self-draw of the last tile of the wall (R-146).";
    Houtei "houtei" "Houtei raoyui" "河底撈魚" "Last discard"
        [1, 1] Agreed [] "234m456p11678s444z" "Ron on the last discard (R-147).";
    Rinshan "rinshan" "Rinshan kaihou" "嶺上開花" "After a kan"
        [1, 1] Agreed [] "234m456p11678s 9999m" "Self-draw of the supplement tile of a kan (R-148).";
    Chankan "chankan" "Chankan" "槍槓" "Robbing a kan"
        [1, 1] Agreed [] "234m456p11678s444z" "Ron on a tile added to a pon (R-150).";
    Toitoi "toitoi" "Toitoi" "対々和" "All triplets"
        [2, 2] Agreed [] "111m999p333s44z 222s" "Four triplets (R-151).";
    Chanta "chanta" "Chanta" "混全帯么九" "Outside hand"
        [2, 1] Agreed [] "123m789p12399s111z"
        "A terminal or honour in every set and the pair, at least one run (R-152).";
    Ittsuu "ittsuu" "Ikki tsuukan" "一気通貫" "Pure straight"
        [2, 1] Agreed [] "123456789m456p11s" "123, 456 and 789 of one suit (R-153).";
    Chiitoitsu "chiitoitsu" "Chiitoitsu" "七対子" "Seven pairs"
        [2, 0] Agreed [] "1133m5577p2244s66z" "Seven different pairs (R-154).";
    SanshokuDoujun "sanshoku_doujun" "Sanshoku doujun" "三色同順" "Three-colour run"
        [2, 1] Agreed [] "234789m234p23411s" "The same run in all three suits (R-157).";
    Sanankou "sanankou" "Sanankou" "三暗刻" "Three concealed triplets"
        [2, 2] Agreed [] "222m444p666789s11z" "Three triplets neither called nor completed by a ron (R-158).";
    SanshokuDoukou "sanshoku_doukou" "Sanshoku doukou" "三色同刻" "Three-colour triplet"
        [2, 2] Agreed [] "222m222p222789s11z" "The same triplet in all three suits (R-159).";
    Sankantsu "sankantsu" "Sankantsu" "三槓子" "Three kans"
        [2, 2] Agreed [] "678s11z 2222m 9999p 4444s" "Three quads (R-160).";
    Honroutou "honroutou" "Honroutou" "混老頭" "All terminals and honours"
        [2, 2] Agreed [] "111m999p11s444z 999s" "Terminals and honours only (R-161).";
    Shousangen "shousangen" "Shousangen" "小三元" "Little three dragons"
        [2, 2] Agreed [] "234m456p55566677z" "Two dragon triplets and a pair of the third (R-162).";
    Junchan "junchan" "Junchan" "純全帯么九" "Pure outside hand"
        [3, 2] Agreed [Chanta] "123789m789p12399s" "A terminal in every set and the pair, at least one run (R-163).";
    Honitsu "honitsu" "Honitsu" "混一色" "Half flush"
        [3, 2] Agreed [] "123456789m11555z" "One suit and honours (R-164).";
    Ryanpeikou "ryanpeikou" "Ryanpeikou" "二盃口" "Twice pure double run"
        [3, 0] Agreed [Iipeikou] "223344m556677p11z" "Two times two equal runs (R-165).";
    Chinitsu "chinitsu" "Chinitsu" "清一色" "Full flush"
        [6, 5] Agreed [Honitsu] "11233445567789m" "One suit alone (R-166).";
    Tenhou "tenhou" "Tenhou" "天和" "Blessing of heaven"
        (yakuman 1) Agreed [] "123m456p789s11222z" "The dealer wins with the hand dealt (R-186).";
    Chiihou "chiihou" "Chiihou" "地和" "Blessing of earth"
        (yakuman 1) Agreed [] "123m456p789s11222z"
        "Another player wins with the first own draw, before any call (R-187).";
    Renhou "renhou" "Renhou" "人和" "Blessing of man"
        (yakuman 1) Unsure [] "123m456p78999s222z" "Ron before the first own draw and before any call (R-188).";
    Paarenchan "paarenchan" "Paarenchan" "八連荘" "Eight deals kept"
        (yakuman 1) Unsure [] "234m45556p234678s"
        "The dealer wins the eighth hand in a row, or a later one, with another yaku; the house says what makes a row (R-190).";
    PouhoiPaarenchan "pouhoi_paarenchan" "Pouhoi paarenchan" "破回八連荘" "Breaking the eighth deal"
        (yakuman 1) Agreed [] "234m45556p234678s" "Another player wins where the dealer would win with paarenchan.";
    Kokushi "kokushi" "Kokushi musou" "国士無双" "Thirteen orphans"
        (yakuman 1) Agreed [Honroutou] "19m19p199s1234567z" "Every terminal and honour, one of them twice (R-178).";
    Kokushi13 "kokushi13" "Kokushi musou juusanmen" "国士無双十三面" "Thirteen-sided thirteen orphans"
        (yakuman 2) Agreed [Kokushi] "119m19p19s1234567z"
        "Thirteen orphans that any of the thirteen would have completed (R-194).";
    Suuankou "suuankou" "Suuankou" "四暗刻" "Four concealed triplets"
        (yakuman 1) Agreed [] "222m444p333666s11z" "Four triplets neither called nor completed by a ron (R-173).";
    SuuankouTanki "suuankou_tanki" "Suuankou tanki" "四暗刻単騎" "Four concealed triplets on a pair wait"
        (yakuman 2) Agreed [Suuankou] "222m444p333666s11z" "Four concealed triplets, won on the pair (R-193).";
    Daisangen "daisangen" "Daisangen" "大三元" "Big three dragons"
        (yakuman 1) Agreed [] "234m11p555666777z" "Triplets of all three dragons (R-174).";
    Shousuushii "shousuushii" "Shousuushii" "小四喜" "Little four winds"
        (yakuman 1) Agreed [] "234m11122233344z" "Triplets of three winds and a pair of the fourth (R-179).";
    Daisuushii "daisuushii" "Daisuushii" "大四喜" "Big four winds"
        (yakuman 2) Agreed [] "11m111222333444z" "Triplets of all four winds (R-180).";
    Tsuuiisou "tsuuiisou" "Tsuuiisou" "字一色" "All honours"
        (yakuman 1) Agreed [] "11122233355566z" "Winds and dragons alone, in sets or in seven pairs (R-175, R-176).";
    Chinroutou "chinroutou" "Chinroutou" "清老頭" "All terminals"
        (yakuman 1) Agreed [] "111999m111999p11s" "Terminals alone (R-181).";
    Ryuuiisou "ryuuiisou" "Ryuuiisou" "緑一色" "All green"
        (yakuman 1) Agreed [] "22233344466s666z" "Only 2, 3, 4, 6, 8 of bamboo and green dragons (R-177).";
    Chuuren "chuuren" "Chuuren poutou" "九蓮宝燈" "Nine gates"
        (yakuman 1) Agreed [] "11123456788999m" "1112345678999 of one suit and one more, no melds (R-185).";
    Chuuren9 "chuuren9" "Junsei chuuren poutou" "純正九蓮宝燈" "Pure nine gates"
        (yakuman 2) Agreed [Chuuren] "11123456789995m" "Nine gates that any of the nine would have completed (R-196).";
    Suukantsu "suukantsu" "Suukantsu" "四槓子" "Four kans"
        (yakuman 1) Agreed [] "11z 2222m 9999p 4444s 5555z" "Four quads (R-184).";
    Daisharin "daisharin" "Daisharin" "大車輪" "Big wheel"
        (yakuman 1) Agreed [] "22334455667788p"
        "2 to 8 of dots twice, closed; in any suit if the house says so (R-182).";
    BeniKujaku "beni_kujaku" "Beni kujaku" "紅孔雀" "Red peacock"
        (yakuman 1) Agreed [] "11155577999s777z" "Only 1, 5, 7, 9 of bamboo and red dragons (R-183).";
    Daichisei "daichisei" "Daichisei" "大七星" "Big seven stars"
        (yakuman 2) Unsure [Tsuuiisou] "11223344556677z" "Pairs of all seven honours (R-197).";
    TsubameGaeshi "tsubame_gaeshi" "Tsubame gaeshi" "燕返し" "Swallow return"
        [1, 1] Agreed [] "234m55678p345678s" "Ron on the tile with which another player declares riichi.";
    Hien "hien" "Hien" "飛燕" "Flying swallow"
        (yakuman 2) OneSource [TsubameGaeshi] "234m55678p345678s"
        "Ron on the tile with which another player declares double riichi.";
    Nippatsu "nippatsu" "Nippatsu" "二発" "Second shot"
        [1, 0] OneSource [] "234m456p34566678s"
        "In riichi, within the go-around after that of ippatsu, no call since the riichi.";
    ChouIppatsu "chou_ippatsu" "Chou ippatsu" "超一発" "Super one shot"
        [2, 0] OneSource [Ippatsu] "234m456p34566678s" "Ippatsu on the discard of the player to the right.";
    Kanburi "kanburi" "Kanburi" "槓振り" "Discard after a kan"
        [1, 1] Agreed [] "234m55678p345678s" "Ron on the discard that follows a kan and its supplement tile.";
    IshiNoUeNiMoSannen "ishi_no_ue_ni_mo_sannen" "Ishi no ue ni mo sannen" "石の上にも三年" "Three years on a rock"
        (yakuman 1) Agreed [DoubleRiichi, Haitei, Houtei] "234m456p34566678s"
        "Double riichi won with the last tile or the last discard.";
    IipinMouyue "iipin_mouyue" "Iipin mouyue" "一筒摸月" "Moon from the sea bed"
        [5, 5] Agreed [Haitei] "111999p234m567s22z" "Haitei with the 1 of dots.";
    ChuupinRaoyui "chuupin_raoyui" "Chuupin raoyui" "九筒撈魚" "Fish from the river"
        [5, 5] Agreed [Houtei] "111999p234m567s22z" "Houtei with the 9 of dots.";
    UupinKaihou "uupin_kaihou" "Uupin kaihou" "五筒開花" "Plum blossom on the ridge"
        [5, 5] Agreed [Rinshan] "234m555p22678s 1111z" "Rinshan with the 5 of dots.";
    RyanzouChankan "ryanzou_chankan" "Ryanzou chankan" "二索槍槓" "Robbing the carrying pole"
        [5, 5] Agreed [Chankan] "234m456p12399s111z" "Chankan on the 2 of bamboo.";
    Renkaihou "renkaihou" "Renkaihou" "連開花" "Consecutive blossoms"
        [2, 2] Agreed [Rinshan] "234m55p678s 1111z 9999p" "Won on the supplement tile of the second kan in one turn.";
    Sanrenkaihou "sanrenkaihou" "Sanrenkaihou" "三連開花" "Three blossoms"
        [3, 3] OneSource [Rinshan, Renkaihou] "55p678s 1111z 9999p 2222m"
        "Won on the supplement tile of the third kan in one turn.";
    Suurenkaihou "suurenkaihou" "Suurenkaihou" "四連開花" "Four blossoms"
        (yakuman 1) OneSource [Rinshan, Renkaihou, Sanrenkaihou] "55p 1111z 9999p 2222m 3333m"
        "Won on the supplement tile of the fourth kan in one turn.";
    Toukanhou "toukanhou" "Toukanhou" "頭槓和" "First-kan win"
        (yakuman 1) Unsure [Rinshan] "234m55p678s456p 1111z"
        "A kan before the own first discard, nobody else having called, and its supplement tile wins.";
    Ketsupaihou "ketsupaihou" "Ketsupaihou" "欠牌和" "Last-copy win"
        [1, 1] Unsure [] "123m456p22555789s" "An edge or middle wait for the only copy that does not lie open.";
    ChinchiiToushii "chinchii_toushii" "Chinchii toushii" "金鶏奪食" "Golden rooster steals food"
        [4, 4] Unsure [Chankan] "123m456p22555789s" "Chankan on the last copy of an edge or middle wait.";
    UushinTsuukan "uushin_tsuukan" "Uushin tsuukan" "五心通貫" "Five-heart straight"
        [1, 1] Agreed [] "123456789m22p333z" "A pure straight won on its 5 as a middle wait; on top of it.";
    Shiisanpuutaa "shiisanpuutaa" "Shiisan puutaa" "十三不塔" "Thirteen unconnected"
        (yakuman 1) Unsure [] "1599m27p36s123457z"
        "With the first own draw, before any call: one pair, no triplet, no two tiles of a suit within two steps.";
    Shiisuupuutaa "shiisuupuutaa" "Shiisuu puutaa" "十四不塔" "Fourteen unconnected"
        (yakuman 1) Agreed [] "159m27p36s1234567z"
        "With the first own draw, before any call: no pair and no two tiles of a suit within two steps.";
    ChiishinUushii "chiishin_uushii" "Chiishin uushii" "七星無靠" "Seven stars unconnected"
        (limit Mangan) Unsure [] "147m25p39s1234567z"
        "All seven honours and seven different tiles of 147, 258 and 369, each group in a suit of its own.";
    AmericanCivilWar "american_civil_war" "Nanboku sensou" "南北戦争" "American civil war"
        (yakuman 1) Agreed [] "1168m1568p222444z"
        "Triplets of South and North, 1861 in one suit and 1865 in another, closed.";
    ShiiaruRaotai "shiiaru_raotai" "Shiiaru raotai" "十二落抬" "Twelve tiles down"
        [1, 1] Unsure [] "66z 999s 222p 456p 123p" "Four called sets, won on the pair.";
    KinkeiDokuritsu "kinkei_dokuritsu" "Kinkei dokuritsu" "金鶏独立" "Golden rooster on one leg"
        [5, 5] Unsure [ShiiaruRaotai] "11s 111m 888s 789m 777p" "Four called sets, won on the pair of 1 of bamboo.";
    TouchaoHanchanshue "touchao_hanchanshue" "Touchao hanchanshue" "独釣寒江雪" "Fishing alone in the snow"
        [5, 5] Unsure [ShiiaruRaotai] "55z 111m 888s 789m 777p" "Four called sets, won on the pair of white dragons.";
    IsshokuSanjun "isshoku_sanjun" "Isshoku sanjun" "一色三順" "Three identical runs"
        [3, 2] Unsure [Iipeikou] "112233s55m 123s 789p" "Three equal runs (R-168).";
    IsshokuYonjun "isshoku_yonjun" "Isshoku yonjun" "一色四順" "Four identical runs"
        (yakuman 1) Unsure [IsshokuSanjun, Iipeikou, Ryanpeikou] "111122223333m55s" "Four equal runs (R-169).";
    Chinpeikou "chinpeikou" "Chinpeikou" "清盃口" "Pure twice double run"
        [4, 0] Unsure [Iipeikou, Ryanpeikou] "223344m223344p99s"
        "Two equal runs of one suit and the same two of another.";
    Kyandonhou "kyandonhou" "Kyandonhou" "鏡同和" "Mirror hand"
        [2, 0] Unsure [] "345678m345678p11s" "Two runs of one suit and the same two of another.";
    ShanronChonchu "shanron_chonchu" "Shanron chonchu" "双竜争珠" "Two dragons fight for the pearl"
        [5, 5] Unsure [] "123456m55p123456s"
        "The same two runs, apart from each other, in characters and bamboo, and a pair of dots.";
    SanshokuIttsuu "sanshoku_ittsuu" "Sanshoku ittsuu" "三色通貫" "Mixed straight"
        [2, 1] Agreed [] "123m456p789s11333z" "123, 456 and 789, one in each suit.";
    IttsuuChanta "ittsuu_chanta" "Ittsuu chanta" "一気通貫全帯幺九" "Straight with outside rest"
        [3, 2] Agreed [Ittsuu] "123456789m123s22z" "A pure straight; fourth set and pair have a terminal or honour.";
    IttsuuJunchan "ittsuu_junchan" "Ittsuu junchan" "一気通貫純全帯" "Straight with pure outside rest"
        [4, 3] Agreed [IttsuuChanta, Ittsuu] "123456789m123s99p"
        "A pure straight; fourth set and pair have a terminal.";
    SanshokuIttsuuChanta "sanshoku_ittsuu_chanta" "Sanshoku ittsuu chanta"
        "三色通貫全帯幺九" "Mixed straight with outside rest"
        [3, 2] OneSource [SanshokuIttsuu] "12399m456p789s111z"
        "A mixed straight; fourth set and pair have a terminal or honour.";
    SanshokuIttsuuJunchan "sanshoku_ittsuu_junchan" "Sanshoku ittsuu junchan"
        "三色通貫純全帯" "Mixed straight with pure outside rest"
        [4, 3] OneSource [SanshokuIttsuuChanta, SanshokuIttsuu] "12399m456p111789s"
        "A mixed straight; fourth set and pair have a terminal.";
    GoldenGateBridge "golden_gate_bridge" "Kinmonkyou" "金門橋" "Golden Gate bridge"
        (yakuman 1) Unsure [] "12334555567789m" "123, 345, 567 and 789 of one suit.";
    TohokuShinkansen "tohoku_shinkansen" "Touhoku shinkansen" "東北新幹線" "Tohoku bullet train"
        (yakuman 1) Unsure [] "123456789s11144z" "A pure straight, East and North as triplet and pair, closed.";
    JoetsuShinkansenAsahi "joetsu_shinkansen_asahi" "Jouetsu shinkansen Asahi" "上越新幹線あさひ" "Joetsu bullet train Asahi"
        (yakuman 1) Agreed [] "123456789m44555z" "A pure straight, white dragon and North as triplet and pair.";
    JoetsuShinkansenToki "joetsu_shinkansen_toki" "Jouetsu shinkansen Toki" "上越新幹線とき" "Joetsu bullet train Toki"
        [2, 2] Agreed [] "123456789m22444z" "A pure straight in a half flush with North; on top of both.";
    SeikanRenrakusen "seikan_renrakusen" "Seikan renrakusen" "青函連絡船" "Seikan ferry"
        (yakuman 1) Unsure [] "123456789p44z 6666z" "A pure straight, a quad of green dragons and a pair of North.";
    GoldRush "gold_rush" "Goorudo rasshu" "ゴールドラッシュ" "Gold rush"
        [2, 2] Unsure [] "123456789p33666z"
        "A pure straight in a half flush of dots with green dragon; on top of both.";
    IsshokuSouryuukai "isshoku_souryuukai" "Isshoku souryuukai" "一色双龍会" "One-suit twin dragons"
        (yakuman 1) Agreed [] "11223355778899p" "123, 123, 789, 789 and the pair of 5, all of one suit.";
    SanshokuSouryuukai "sanshoku_souryuukai" "Sanshoku souryuukai" "三色双龍会" "Three-suit twin dragons"
        [2, 1] Unsure [] "123789m55p123789s" "123 and 789 in two suits and the pair of 5 in the third.";
    Suukiitsu "suukiitsu" "Suukiitsu" "四帰一" "Four into one"
        [1, 1] OneSource [] "111123m456p789s55z" "A triplet and a run that share a tile.";
    Sanrenkou "sanrenkou" "Sanrenkou" "三連刻" "Three consecutive triplets"
        [2, 2] Agreed [] "789m55s 222p 333p 444p" "Three triplets of one suit with consecutive numbers (R-170).";
    Suurenkou "suurenkou" "Suurenkou" "四連刻" "Four consecutive triplets"
        (yakuman 1) Agreed [Sanrenkou, Toitoi] "99m 222p 333p 444p 555p"
        "Four triplets of one suit with consecutive numbers.";
    ShouSanrenkou "shou_sanrenkou" "Shou sanrenkou" "小三連刻" "Small consecutive triplets"
        [1, 1] OneSource [] "22333444m123s789p" "Two triplets and the pair of one suit with consecutive numbers.";
    SanshokuRenkou "sanshoku_renkou" "Sanshoku renkou" "三色連刻" "Three-suit consecutive triplets"
        [2, 2] Agreed [] "222m333789p44455s" "Triplets with consecutive numbers, one in each suit.";
    SanshokuShoudoukou "sanshoku_shoudoukou" "Sanshoku shoudoukou" "三色小同刻" "Small triple triplets"
        [2, 2] Unsure [] "444m444789p12344s" "The same number in all suits: two triplets and the pair.";
    Ryandoukou "ryandoukou" "Ryandoukou" "二同刻" "Twice double triplets"
        [2, 2] Agreed [] "333777m333777p55s" "Two triplets of one suit and the same two of another.";
    Choupaikou "choupaikou" "Choupaikou" "跳牌刻" "Skipping triplets"
        [2, 2] Agreed [] "222444666m45699s" "Three triplets of one suit whose numbers step by two.";
    Sujipaikou "sujipaikou" "Sujipaikou" "筋牌刻" "Suji triplets"
        [2, 2] Agreed [] "222555888m45699s" "Triplets of 147, 258 or 369 of one suit.";
    Chousankou "chousankou" "Chousankou" "頂三刻" "Summit triplets"
        [2, 2] Agreed [] "111555999m45699s" "Triplets of 1, 5 and 9 of one suit.";
    Suuchoupaikou "suuchoupaikou" "Suuchoupaikou" "四跳牌刻" "Four skipping triplets"
        (yakuman 1) Agreed [Choupaikou, Toitoi] "222444666888m33s"
        "Four triplets of one suit whose numbers step by two.";
    SanshokuChoupaikou "sanshoku_choupaikou" "Sanshoku choupaikou" "三色跳牌刻" "Three-suit skipping triplets"
        [2, 2] Unsure [] "222789m444p666s44z" "Triplets whose numbers step by two, one in each suit.";
    SanshokuSujipaikou "sanshoku_sujipaikou" "Sanshoku sujipaikou" "三色筋牌刻" "Three-suit suji triplets"
        [2, 2] Unsure [] "222789m555p888s44z" "Triplets of 147, 258 or 369, one in each suit.";
    SanshokuChousankou "sanshoku_chousankou" "Sanshoku chousankou" "三色頂三刻" "Three-suit summit triplets"
        [2, 2] Unsure [] "111678m555p999s44z" "Triplets of 1, 5 and 9, one in each suit.";
    Suuzuukou "suuzuukou" "Suuzuukou" "四字刻" "Four honour triplets"
        [3, 3] Unsure [] "88m222444666777z" "Four triplets of honours and a pair of a suit.";
    Sanpuukou "sanpuukou" "Sanpuukou" "三風刻" "Three wind triplets"
        [2, 2] Agreed [] "345p22m111222333z" "Triplets of three winds; the pair is not the fourth.";
    OtakazeSankou "otakaze_sankou" "Otakaze sankou" "客風三刻" "Three guest-wind triplets"
        [3, 3] Unsure [Sanpuukou] "23455p222333444z" "Triplets of three winds that are neither seat nor round wind.";
    ShouSanpuu "shou_sanpuu" "Shou sanpuu" "小三風" "Small three winds"
        [1, 1] Agreed [] "234m567p11122233z" "Two wind triplets and a pair of a third wind.";
    OtakazeShouSanpuu "otakaze_shou_sanpuu" "Otakaze shou sanpuu" "客風小三風" "Small three guest winds"
        [2, 2] OneSource [ShouSanpuu] "234m567p22233344z"
        "Two triplets and a pair of winds that are neither seat nor round wind.";
    Ryanankan "ryanankan" "Ryanankan" "二暗槓" "Two closed kans"
        [1, 1] Unsure [] "234m55p678s 1111z 9999m" "Two closed quads.";
    SanshokuDoukan "sanshoku_doukan" "Sanshoku doukan" "三色同槓" "Three-colour quad"
        (yakuman 1) Unsure [SanshokuDoukou, Sankantsu] "55m678s 3333m 3333p 3333s" "The same quad in all three suits.";
    Chousangen "chousangen" "Chousangen" "超三元" "Super three dragons"
        (yakuman 2) Agreed [Daisangen, Sankantsu] "234m55s 5555z 6666z 7777z" "Quads of all three dragons.";
    Chousuushii "chousuushii" "Chousuushii" "超四喜" "Super four winds"
        (yakuman 4) Unsure [Daisuushii, Suukantsu] "55s 1111z 2222z 3333z 4444z" "Quads of all four winds.";
    Setsugekka "setsugekka" "Setsugekka" "雪月花" "Snow, moon, flower"
        [2, 2] Agreed [] "67822m111555p555z" "Triplets of white dragon, 1 of dots and 5 of dots.";
    Kachoufuugetsu "kachoufuugetsu" "Kachou fuugetsu" "花鳥風月" "Flower, bird, wind, moon"
        (yakuman 1) Agreed [] "22m111555p111s111z"
        "Triplets of 5 of dots, 1 of bamboo, a seat or round wind, and 1 of dots.";
    Fuukasetsugetsu "fuukasetsugetsu" "Fuuka setsugetsu" "風花雪月" "Wind, flower, snow, moon"
        (yakuman 1) Agreed [] "22m111555p111555z"
        "Triplets of a seat or round wind, 5 of dots, white dragon and 1 of dots.";
    TohokuExpressway "tohoku_expressway" "Touhoku jidoushadou" "東北自動車道" "Tohoku expressway"
        (yakuman 1) Agreed [] "222444666p11144z" "Only 2, 4, 6 of dots, East and North, all five.";
    JunseiRyuuiisou "junsei_ryuuiisou" "Junsei ryuuiisou" "純正緑一色" "Pure all green"
        (yakuman 2) Agreed [Ryuuiisou] "22233344466888s" "Only 2, 3, 4, 6, 8 of bamboo.";
    RyuuiisouRin "ryuuiisou_rin" "Ryuuiisou rin" "緑一色輪" "All green ring"
        (yakuman 1) Unsure [] "22233344455888s" "All green sets and a pair of 5 of bamboo.";
    Kouitten "kouitten" "Kouitten" "紅一点" "A little red"
        (yakuman 1) Agreed [] "22334466688s777z" "Only 2, 3, 4, 6, 8 of bamboo and red dragons.";
    KouittenRin "kouitten_rin" "Kouitten rin" "紅一点輪" "A little red ring"
        (yakuman 1) OneSource [] "22334455888s777z"
        "Sets of 2, 3, 4, 6, 8 of bamboo and of red dragons and a pair of 5 of bamboo.";
    BanryokuIttenkou "banryoku_ittenkou" "Banryoku souchuu ittenkou" "萬緑叢中一点紅" "One red among green"
        (yakuman 1) OneSource [Kouitten] "222333444888s77z"
        "Four sets of 2, 3, 4, 6, 8 of bamboo and a pair of red dragons.";
    Kokuiisou "kokuiisou" "Kokuiisou" "黒一色" "All black"
        (yakuman 1) Agreed [] "222444888p11144z" "Only 2, 4, 8 of dots and winds.";
    HanKokuiisou "han_kokuiisou" "Han kokuiisou" "反黒一色" "Inverted all black"
        (yakuman 1) Agreed [] "222666888p11144z" "Only 2, 6, 8 of dots and winds, 6 among them.";
    AoNoDoumon "ao_no_doumon" "Ao no doumon" "青ノ洞門" "Blue tunnel"
        (yakuman 1) Unsure [] "222444888p11166z" "Only 2, 4, 8 of dots, green dragon and one wind, all five.";
    Tanfonhou "tanfonhou" "Tanfonhou" "断紅和" "No red"
        [3, 2] Agreed [] "444p23488s333555z"
        "Only 2, 4, 8 of dots, 2, 3, 4, 6, 8 of bamboo, winds, white and green dragons, with honours.";
    Chintanfon "chintanfon" "Chintanfon" "清断紅" "Pure no red"
        [6, 5] Agreed [] "222444p23466888s" "Only 2, 4, 8 of dots and 2, 3, 4, 6, 8 of bamboo.";
    HyakumanGoku "hyakuman_goku" "Hyakuman goku" "百万石" "A million koku"
        (yakuman 1) Agreed [] "55666777888999m" "Full flush of characters whose numbers add up to 100 or more.";
    Daisougen "daisougen" "Daisougen" "大草原" "Great grassland"
        (yakuman 1) Unsure [] "22334455667799s" "Full flush of bamboo without 1 and 8.";
    Toipuutao "toipuutao" "Toipuutao" "推不倒" "Cannot be knocked over"
        [1, 1] Unsure [] "112233999p456s55z"
        "Only tiles alike upside down: 1234589 of dots, 245689 of bamboo, white dragon.";
    Zentaigo "zentaigo" "Zentaigo" "全帯五" "Five in every set"
        [2, 2] OneSource [] "34555m567p344556s" "A 5 in every set and in the pair.";
    Uumensai "uumensai" "Uumensai" "五門斉" "Five gates"
        [2, 2] Unsure [] "222m333p444s33555z" "One group each of characters, dots, bamboo, winds and dragons.";
    RentsuuHonitsu "rentsuu_honitsu" "Rentsuu honitsu" "連字混一色" "Linked-honour half flush"
        (limit Mangan) Unsure [] "222345567p22666z"
        "Half flush with the triplet of its dragon: red with characters, green with dots, white with bamboo.";
    Mondeikou "mondeikou" "Mondeikou" "門泥公" "All red fives"
        [2, 2] Unsure [] "340m00p340678s222z" "Every red five of the house.";
    Daichikurin "daichikurin" "Daichikurin" "大竹林" "Big bamboo grove"
        (yakuman 1) Agreed [Daisharin] "22334455667788s" "2 to 8 of bamboo twice, closed.";
    Daisuurin "daisuurin" "Daisuurin" "大数隣" "Big neighbouring numbers"
        (yakuman 1) Agreed [Daisharin] "22334455667788m" "2 to 8 of characters twice, closed.";
    Shousharin "shousharin" "Shousharin" "小車輪" "Small wheels"
        (yakuman 1) Unsure [] "11223344556677p" "1 to 7 or 3 to 9 of dots twice, closed.";
    Shouchikurin "shouchikurin" "Shouchikurin" "小竹林" "Small bamboo grove"
        (yakuman 1) Agreed [] "11223344556677s" "1 to 7 or 3 to 9 of bamboo twice, closed.";
    Shousuurin "shousuurin" "Shousuurin" "小数隣" "Small neighbouring numbers"
        (yakuman 1) Agreed [] "11223344556677m" "1 to 7 or 3 to 9 of characters twice, closed.";
    Chuusharin "chuusharin" "Chuusharin" "中車輪" "Middle wheels"
        (yakuman 1) Unsure [] "11223355667788p"
        "Seven of eight consecutive numbers of dots twice, both ends among them, closed.";
    SangenChiitoi "sangen_chiitoi" "Sangen chiitoitsu" "三元七対子" "Three-dragon seven pairs"
        [1, 0] Agreed [] "2244m3377p556677z" "Seven pairs with all three dragons; on top of them.";
    SuushiChiitoi "suushi_chiitoi" "Suushi chiitoitsu" "四喜七対子" "Four-wind seven pairs"
        [1, 0] Agreed [] "2244m33p11223344z" "Seven pairs with all four winds; on top of them.";
    KisuuChiitoi "kisuu_chiitoi" "Kisuu chiitoitsu" "奇数七対子" "Odd seven pairs"
        [1, 0] Agreed [] "113355m7799p1133s" "Seven pairs of odd numbers; on top of them.";
    GuusuuChiitoi "guusuu_chiitoi" "Guusuu chiitoitsu" "偶数七対子" "Even seven pairs"
        [1, 0] Unsure [] "224466m88p224466s" "Seven pairs of even numbers; on top of them.";
    DorahairiChinroutouChiitoi "dorahairi_chinroutou_chiitoi" "Dorahairi chinroutou chiitoitsu"
        "ドラ入り清老頭七対子" "Terminal seven pairs with dora"
        (limit Mangan) Unsure [] "1199m118899p1199s" "Pairs of all six terminals and of a dora.";
}
