//! Every yaku: variant, key, romaji, kanji; usual worth, how certain that is, the yaku it replaces, an example hand.
//! The English names and descriptions are in `texts/en/yaku.ftl`.
//!
//! Maneman (真似満貫), discards that copy another player's, is left out: it is not a hand, and the sources agree neither on
//! how many discards it takes, nor on whose, nor on what it pays, nor on whether the round goes on.

use super::{FixedLimit, Sureness, Worth, YakuInfo, yaku};

// The numbers are those of the requirements; a yaku without one is from the list of local yaku.
yaku! {
    Riichi riichi "Riichi" "立直" [1, 0] Agreed [] "234m456p34566678s";
    DoubleRiichi double_riichi "Daburu riichi" "ダブル立直" [2, 0] Agreed [Riichi] "234m456p34566678s";
    OpenRiichi open_riichi "Oopun riichi" "開立直" [2, 0] Agreed [Riichi, DoubleRiichi] "234m456p34566678s";
    OpenDoubleRiichi open_double_riichi "Oopun daburu riichi" "開両立直"
        [3, 0] Agreed [Riichi, DoubleRiichi, OpenRiichi] "234m456p34566678s";
    Ippatsu ippatsu "Ippatsu" "一発" [1, 0] Agreed [] "234m456p34566678s";
    MenzenTsumo menzen_tsumo "Menzen tsumo" "門前清自摸和" [1, 0] Agreed [] "123m456p789s11222z";
    Pinfu pinfu "Pinfu" "平和" [1, 0] Agreed [] "23455m456p567789s";
    Tanyao tanyao "Tanyao" "断么九" [1, 1] Agreed [] "234456m678p33567s";
    Iipeikou iipeikou "Iipeikou" "一盃口" [1, 0] Agreed [] "223344m456p789s11z";
    SeatWind seat_wind "Jikaze" "自風" [1, 1] Agreed [] "234m456p11678s222z";
    RoundWind round_wind "Bakaze" "場風" [1, 1] Agreed [] "234m456p11678s111z";
    Haku haku "Haku" "白" [1, 1] Agreed [] "234m456p11678s555z";
    Hatsu hatsu "Hatsu" "發" [1, 1] Agreed [] "234m456p11678s666z";
    Chun chun "Chun" "中" [1, 1] Agreed [] "234m456p11678s777z";
    Pei pei "Pei" "北" [1, 1] Agreed [] "234m456p11678s444z";
    Haitei haitei "Haitei raoyue" "海底撈月" [1, 1] Agreed [] "234m456p11678s444z";
    Houtei houtei "Houtei raoyui" "河底撈魚" [1, 1] Agreed [] "234m456p11678s444z";
    Rinshan rinshan "Rinshan kaihou" "嶺上開花" [1, 1] Agreed [] "234m456p11678s 9999m";
    Chankan chankan "Chankan" "槍槓" [1, 1] Agreed [] "234m456p11678s444z";
    Toitoi toitoi "Toitoi" "対々和" [2, 2] Agreed [] "111m999p333s44z 222s";
    Chanta chanta "Chanta" "混全帯么九" [2, 1] Agreed [] "123m789p12399s111z";
    Ittsuu ittsuu "Ikki tsuukan" "一気通貫" [2, 1] Agreed [] "123456789m456p11s";
    Chiitoitsu chiitoitsu "Chiitoitsu" "七対子" [2, 0] Agreed [] "1133m5577p2244s66z";
    SanshokuDoujun sanshoku_doujun "Sanshoku doujun" "三色同順" [2, 1] Agreed [] "234789m234p23411s";
    Sanankou sanankou "Sanankou" "三暗刻" [2, 2] Agreed [] "222m444p666789s11z";
    SanshokuDoukou sanshoku_doukou "Sanshoku doukou" "三色同刻" [2, 2] Agreed [] "222m222p222789s11z";
    Sankantsu sankantsu "Sankantsu" "三槓子" [2, 2] Agreed [] "678s11z 2222m 9999p 4444s";
    Honroutou honroutou "Honroutou" "混老頭" [2, 2] Agreed [] "111m999p11s444z 999s";
    Shousangen shousangen "Shousangen" "小三元" [2, 2] Agreed [] "234m456p55566677z";
    Junchan junchan "Junchan" "純全帯么九" [3, 2] Agreed [Chanta] "123789m789p12399s";
    Honitsu honitsu "Honitsu" "混一色" [3, 2] Agreed [] "123456789m11555z";
    Ryanpeikou ryanpeikou "Ryanpeikou" "二盃口" [3, 0] Agreed [Iipeikou] "223344m556677p11z";
    Chinitsu chinitsu "Chinitsu" "清一色" [6, 5] Agreed [Honitsu] "11233445567789m";
    Tenhou tenhou "Tenhou" "天和" (yakuman 1) Agreed [] "123m456p789s11222z";
    Chiihou chiihou "Chiihou" "地和" (yakuman 1) Agreed [] "123m456p789s11222z";
    Renhou renhou "Renhou" "人和" (yakuman 1) Unsure [] "123m456p78999s222z";
    Paarenchan paarenchan "Paarenchan" "八連荘" (yakuman 1) Unsure [] "234m45556p234678s";
    PouhoiPaarenchan pouhoi_paarenchan "Pouhoi paarenchan" "破回八連荘" (yakuman 1) Agreed [] "234m45556p234678s";
    Kokushi kokushi "Kokushi musou" "国士無双" (yakuman 1) Agreed [Honroutou] "19m19p199s1234567z";
    Kokushi13 kokushi13 "Kokushi musou juusanmen" "国士無双十三面"
        (yakuman 2) Agreed [Kokushi] "119m19p19s1234567z";
    Suuankou suuankou "Suuankou" "四暗刻" (yakuman 1) Agreed [] "222m444p333666s11z";
    SuuankouTanki suuankou_tanki "Suuankou tanki" "四暗刻単騎"
        (yakuman 2) Agreed [Suuankou] "222m444p333666s11z";
    Daisangen daisangen "Daisangen" "大三元" (yakuman 1) Agreed [] "234m11p555666777z";
    Shousuushii shousuushii "Shousuushii" "小四喜" (yakuman 1) Agreed [] "234m11122233344z";
    Daisuushii daisuushii "Daisuushii" "大四喜" (yakuman 2) Agreed [] "11m111222333444z";
    Tsuuiisou tsuuiisou "Tsuuiisou" "字一色" (yakuman 1) Agreed [] "11122233355566z";
    Chinroutou chinroutou "Chinroutou" "清老頭" (yakuman 1) Agreed [] "111999m111999p11s";
    Ryuuiisou ryuuiisou "Ryuuiisou" "緑一色" (yakuman 1) Agreed [] "22233344466s666z";
    Chuuren chuuren "Chuuren poutou" "九蓮宝燈" (yakuman 1) Agreed [] "11123456788999m";
    Chuuren9 chuuren9 "Junsei chuuren poutou" "純正九蓮宝燈" (yakuman 2) Agreed [Chuuren] "11123456789995m";
    Suukantsu suukantsu "Suukantsu" "四槓子" (yakuman 1) Agreed [] "11z 2222m 9999p 4444s 5555z";
    Daisharin daisharin "Daisharin" "大車輪" (yakuman 1) Agreed [] "22334455667788p";
    BeniKujaku beni_kujaku "Beni kujaku" "紅孔雀" (yakuman 1) Agreed [] "11155577999s777z";
    Daichisei daichisei "Daichisei" "大七星" (yakuman 2) Unsure [Tsuuiisou] "11223344556677z";
    TsubameGaeshi tsubame_gaeshi "Tsubame gaeshi" "燕返し" [1, 1] Agreed [] "234m55678p345678s";
    Hien hien "Hien" "飛燕" (yakuman 2) OneSource [TsubameGaeshi] "234m55678p345678s";
    Nippatsu nippatsu "Nippatsu" "二発" [1, 0] OneSource [] "234m456p34566678s";
    ChouIppatsu chou_ippatsu "Chou ippatsu" "超一発" [2, 0] OneSource [Ippatsu] "234m456p34566678s";
    Kanburi kanburi "Kanburi" "槓振り" [1, 1] Agreed [] "234m55678p345678s";
    IshiNoUeNiMoSannen ishi_no_ue_ni_mo_sannen "Ishi no ue ni mo sannen" "石の上にも三年"
        (yakuman 1) Agreed [DoubleRiichi, Haitei, Houtei] "234m456p34566678s";
    IipinMouyue iipin_mouyue "Iipin mouyue" "一筒摸月" [5, 5] Agreed [Haitei] "111999p234m567s22z";
    ChuupinRaoyui chuupin_raoyui "Chuupin raoyui" "九筒撈魚" [5, 5] Agreed [Houtei] "111999p234m567s22z";
    UupinKaihou uupin_kaihou "Uupin kaihou" "五筒開花" [5, 5] Agreed [Rinshan] "234m555p22678s 1111z";
    RyanzouChankan ryanzou_chankan "Ryanzou chankan" "二索槍槓" [5, 5] Agreed [Chankan] "234m456p12399s111z";
    Renkaihou renkaihou "Renkaihou" "連開花" [2, 2] Agreed [Rinshan] "234m55p678s 1111z 9999p";
    Sanrenkaihou sanrenkaihou "Sanrenkaihou" "三連開花"
        [3, 3] OneSource [Rinshan, Renkaihou] "55p678s 1111z 9999p 2222m";
    Suurenkaihou suurenkaihou "Suurenkaihou" "四連開花"
        (yakuman 1) OneSource [Rinshan, Renkaihou, Sanrenkaihou] "55p 1111z 9999p 2222m 3333m";
    Toukanhou toukanhou "Toukanhou" "頭槓和" (yakuman 1) Unsure [Rinshan] "234m55p678s456p 1111z";
    Ketsupaihou ketsupaihou "Ketsupaihou" "欠牌和" [1, 1] Unsure [] "123m456p22555789s";
    ChinchiiToushii chinchii_toushii "Chinchii toushii" "金鶏奪食" [4, 4] Unsure [Chankan] "123m456p22555789s";
    UushinTsuukan uushin_tsuukan "Uushin tsuukan" "五心通貫" [1, 1] Agreed [] "123456789m22p333z";
    Shiisanpuutaa shiisanpuutaa "Shiisan puutaa" "十三不塔" (yakuman 1) Unsure [] "1599m27p36s123457z";
    Shiisuupuutaa shiisuupuutaa "Shiisuu puutaa" "十四不塔" (yakuman 1) Agreed [] "159m27p36s1234567z";
    ChiishinUushii chiishin_uushii "Chiishin uushii" "七星無靠" (limit Mangan) Unsure [] "147m25p39s1234567z";
    AmericanCivilWar american_civil_war "Nanboku sensou" "南北戦争" (yakuman 1) Agreed [] "1168m1568p222444z";
    ShiiaruRaotai shiiaru_raotai "Shiiaru raotai" "十二落抬" [1, 1] Unsure [] "66z 999s 222p 456p 123p";
    KinkeiDokuritsu kinkei_dokuritsu "Kinkei dokuritsu" "金鶏独立"
        [5, 5] Unsure [ShiiaruRaotai] "11s 111m 888s 789m 777p";
    TouchaoHanchanshue touchao_hanchanshue "Touchao hanchanshue" "独釣寒江雪"
        [5, 5] Unsure [ShiiaruRaotai] "55z 111m 888s 789m 777p";
    IsshokuSanjun isshoku_sanjun "Isshoku sanjun" "一色三順" [3, 2] Unsure [Iipeikou] "112233s55m 123s 789p";
    IsshokuYonjun isshoku_yonjun "Isshoku yonjun" "一色四順"
        (yakuman 1) Unsure [IsshokuSanjun, Iipeikou, Ryanpeikou] "111122223333m55s";
    Chinpeikou chinpeikou "Chinpeikou" "清盃口" [4, 0] Unsure [Iipeikou, Ryanpeikou] "223344m223344p99s";
    Kyandonhou kyandonhou "Kyandonhou" "鏡同和" [2, 0] Unsure [] "345678m345678p11s";
    ShanronChonchu shanron_chonchu "Shanron chonchu" "双竜争珠" [5, 5] Unsure [] "123456m55p123456s";
    SanshokuIttsuu sanshoku_ittsuu "Sanshoku ittsuu" "三色通貫" [2, 1] Agreed [] "123m456p789s11333z";
    IttsuuChanta ittsuu_chanta "Ittsuu chanta" "一気通貫全帯幺九" [3, 2] Agreed [Ittsuu] "123456789m123s22z";
    IttsuuJunchan ittsuu_junchan "Ittsuu junchan" "一気通貫純全帯"
        [4, 3] Agreed [IttsuuChanta, Ittsuu] "123456789m123s99p";
    SanshokuIttsuuChanta sanshoku_ittsuu_chanta "Sanshoku ittsuu chanta" "三色通貫全帯幺九"
        [3, 2] OneSource [SanshokuIttsuu] "12399m456p789s111z";
    SanshokuIttsuuJunchan sanshoku_ittsuu_junchan "Sanshoku ittsuu junchan" "三色通貫純全帯"
        [4, 3] OneSource [SanshokuIttsuuChanta, SanshokuIttsuu] "12399m456p111789s";
    GoldenGateBridge golden_gate_bridge "Kinmonkyou" "金門橋" (yakuman 1) Unsure [] "12334555567789m";
    TohokuShinkansen tohoku_shinkansen "Touhoku shinkansen" "東北新幹線" (yakuman 1) Unsure [] "123456789s11144z";
    JoetsuShinkansenAsahi joetsu_shinkansen_asahi "Jouetsu shinkansen Asahi" "上越新幹線あさひ"
        (yakuman 1) Agreed [] "123456789m44555z";
    JoetsuShinkansenToki joetsu_shinkansen_toki "Jouetsu shinkansen Toki" "上越新幹線とき"
        [2, 2] Agreed [] "123456789m22444z";
    SeikanRenrakusen seikan_renrakusen "Seikan renrakusen" "青函連絡船" (yakuman 1) Unsure [] "123456789p44z 6666z";
    GoldRush gold_rush "Goorudo rasshu" "ゴールドラッシュ" [2, 2] Unsure [] "123456789p33666z";
    IsshokuSouryuukai isshoku_souryuukai "Isshoku souryuukai" "一色双龍会" (yakuman 1) Agreed [] "11223355778899p";
    SanshokuSouryuukai sanshoku_souryuukai "Sanshoku souryuukai" "三色双龍会" [2, 1] Unsure [] "123789m55p123789s";
    Suukiitsu suukiitsu "Suukiitsu" "四帰一" [1, 1] OneSource [] "111123m456p789s55z";
    Sanrenkou sanrenkou "Sanrenkou" "三連刻" [2, 2] Agreed [] "789m55s 222p 333p 444p";
    Suurenkou suurenkou "Suurenkou" "四連刻" (yakuman 1) Agreed [Sanrenkou, Toitoi] "99m 222p 333p 444p 555p";
    ShouSanrenkou shou_sanrenkou "Shou sanrenkou" "小三連刻" [1, 1] OneSource [] "22333444m123s789p";
    SanshokuRenkou sanshoku_renkou "Sanshoku renkou" "三色連刻" [2, 2] Agreed [] "222m333789p44455s";
    SanshokuShoudoukou sanshoku_shoudoukou "Sanshoku shoudoukou" "三色小同刻" [2, 2] Unsure [] "444m444789p12344s";
    Ryandoukou ryandoukou "Ryandoukou" "二同刻" [2, 2] Agreed [] "333777m333777p55s";
    Choupaikou choupaikou "Choupaikou" "跳牌刻" [2, 2] Agreed [] "222444666m45699s";
    Sujipaikou sujipaikou "Sujipaikou" "筋牌刻" [2, 2] Agreed [] "222555888m45699s";
    Chousankou chousankou "Chousankou" "頂三刻" [2, 2] Agreed [] "111555999m45699s";
    Suuchoupaikou suuchoupaikou "Suuchoupaikou" "四跳牌刻" (yakuman 1) Agreed [Choupaikou, Toitoi] "222444666888m33s";
    SanshokuChoupaikou sanshoku_choupaikou "Sanshoku choupaikou" "三色跳牌刻" [2, 2] Unsure [] "222789m444p666s44z";
    SanshokuSujipaikou sanshoku_sujipaikou "Sanshoku sujipaikou" "三色筋牌刻" [2, 2] Unsure [] "222789m555p888s44z";
    SanshokuChousankou sanshoku_chousankou "Sanshoku chousankou" "三色頂三刻" [2, 2] Unsure [] "111678m555p999s44z";
    Suuzuukou suuzuukou "Suuzuukou" "四字刻" [3, 3] Unsure [] "88m222444666777z";
    Sanpuukou sanpuukou "Sanpuukou" "三風刻" [2, 2] Agreed [] "345p22m111222333z";
    OtakazeSankou otakaze_sankou "Otakaze sankou" "客風三刻" [3, 3] Unsure [Sanpuukou] "23455p222333444z";
    ShouSanpuu shou_sanpuu "Shou sanpuu" "小三風" [1, 1] Agreed [] "234m567p11122233z";
    OtakazeShouSanpuu otakaze_shou_sanpuu "Otakaze shou sanpuu" "客風小三風"
        [2, 2] OneSource [ShouSanpuu] "234m567p22233344z";
    Ryanankan ryanankan "Ryanankan" "二暗槓" [1, 1] Unsure [] "234m55p678s 1111z 9999m";
    SanshokuDoukan sanshoku_doukan "Sanshoku doukan" "三色同槓"
        (yakuman 1) Unsure [SanshokuDoukou, Sankantsu] "55m678s 3333m 3333p 3333s";
    Chousangen chousangen "Chousangen" "超三元" (yakuman 2) Agreed [Daisangen, Sankantsu] "234m55s 5555z 6666z 7777z";
    Chousuushii chousuushii "Chousuushii" "超四喜"
        (yakuman 4) Unsure [Daisuushii, Suukantsu] "55s 1111z 2222z 3333z 4444z";
    Setsugekka setsugekka "Setsugekka" "雪月花" [2, 2] Agreed [] "67822m111555p555z";
    Kachoufuugetsu kachoufuugetsu "Kachou fuugetsu" "花鳥風月" (yakuman 1) Agreed [] "22m111555p111s111z";
    Fuukasetsugetsu fuukasetsugetsu "Fuuka setsugetsu" "風花雪月" (yakuman 1) Agreed [] "22m111555p111555z";
    TohokuExpressway tohoku_expressway "Touhoku jidoushadou" "東北自動車道" (yakuman 1) Agreed [] "222444666p11144z";
    JunseiRyuuiisou junsei_ryuuiisou "Junsei ryuuiisou" "純正緑一色" (yakuman 2) Agreed [Ryuuiisou] "22233344466888s";
    RyuuiisouRin ryuuiisou_rin "Ryuuiisou rin" "緑一色輪" (yakuman 1) Unsure [] "22233344455888s";
    Kouitten kouitten "Kouitten" "紅一点" (yakuman 1) Agreed [] "22334466688s777z";
    KouittenRin kouitten_rin "Kouitten rin" "紅一点輪" (yakuman 1) OneSource [] "22334455888s777z";
    BanryokuIttenkou banryoku_ittenkou "Banryoku souchuu ittenkou" "萬緑叢中一点紅"
        (yakuman 1) OneSource [Kouitten] "222333444888s77z";
    Kokuiisou kokuiisou "Kokuiisou" "黒一色" (yakuman 1) Agreed [] "222444888p11144z";
    HanKokuiisou han_kokuiisou "Han kokuiisou" "反黒一色" (yakuman 1) Agreed [] "222666888p11144z";
    AoNoDoumon ao_no_doumon "Ao no doumon" "青ノ洞門" (yakuman 1) Unsure [] "222444888p11166z";
    Tanfonhou tanfonhou "Tanfonhou" "断紅和" [3, 2] Agreed [] "444p23488s333555z";
    Chintanfon chintanfon "Chintanfon" "清断紅" [6, 5] Agreed [] "222444p23466888s";
    HyakumanGoku hyakuman_goku "Hyakuman goku" "百万石" (yakuman 1) Agreed [] "55666777888999m";
    Daisougen daisougen "Daisougen" "大草原" (yakuman 1) Unsure [] "22334455667799s";
    Toipuutao toipuutao "Toipuutao" "推不倒" [1, 1] Unsure [] "112233999p456s55z";
    Zentaigo zentaigo "Zentaigo" "全帯五" [2, 2] OneSource [] "34555m567p344556s";
    Uumensai uumensai "Uumensai" "五門斉" [2, 2] Unsure [] "222m333p444s33555z";
    RentsuuHonitsu rentsuu_honitsu "Rentsuu honitsu" "連字混一色" (limit Mangan) Unsure [] "222345567p22666z";
    Mondeikou mondeikou "Mondeikou" "門泥公" [2, 2] Unsure [] "340m00p340678s222z";
    Daichikurin daichikurin "Daichikurin" "大竹林" (yakuman 1) Agreed [Daisharin] "22334455667788s";
    Daisuurin daisuurin "Daisuurin" "大数隣" (yakuman 1) Agreed [Daisharin] "22334455667788m";
    Shousharin shousharin "Shousharin" "小車輪" (yakuman 1) Unsure [] "11223344556677p";
    Shouchikurin shouchikurin "Shouchikurin" "小竹林" (yakuman 1) Agreed [] "11223344556677s";
    Shousuurin shousuurin "Shousuurin" "小数隣" (yakuman 1) Agreed [] "11223344556677m";
    Chuusharin chuusharin "Chuusharin" "中車輪" (yakuman 1) Unsure [] "11223355667788p";
    SangenChiitoi sangen_chiitoi "Sangen chiitoitsu" "三元七対子" [1, 0] Agreed [] "2244m3377p556677z";
    SuushiChiitoi suushi_chiitoi "Suushi chiitoitsu" "四喜七対子" [1, 0] Agreed [] "2244m33p11223344z";
    KisuuChiitoi kisuu_chiitoi "Kisuu chiitoitsu" "奇数七対子" [1, 0] Agreed [] "113355m7799p1133s";
    GuusuuChiitoi guusuu_chiitoi "Guusuu chiitoitsu" "偶数七対子" [1, 0] Unsure [] "224466m88p224466s";
    DorahairiChinroutouChiitoi dorahairi_chinroutou_chiitoi "Dorahairi chinroutou chiitoitsu" "ドラ入り清老頭七対子"
        (limit Mangan) Unsure [] "1199m118899p1199s";
}
