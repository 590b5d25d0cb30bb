"""What mahjong 2.1.0 makes of a win, in Jantaku's words."""

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, HandConstants, OptionalRules
from mahjong.meld import Meld as TheirMeld

from wins import Win

KAZOE = {
    "limited": HandConstants.KAZOE_LIMITED,
    "sanbaiman": HandConstants.KAZOE_SANBAIMAN,
    "none": HandConstants.KAZOE_NO_LIMIT,
}
CALLS = {
    "chi": TheirMeld.CHI,
    "pon": TheirMeld.PON,
    "ankan": TheirMeld.KAN,
    "daiminkan": TheirMeld.KAN,
    "kakan": TheirMeld.SHOUMINKAN,
}
# The names of their classes, and ours.
YAKU = {
    "Tsumo": "menzen_tsumo", "Riichi": "riichi", "DaburuRiichi": "double_riichi", "Ippatsu": "ippatsu",
    "Chankan": "chankan", "Rinshan": "rinshan", "Haitei": "haitei", "Houtei": "houtei", "Renhou": "renhou",
    "Pinfu": "pinfu", "Tanyao": "tanyao", "Iipeiko": "iipeikou", "Haku": "haku", "Hatsu": "hatsu", "Chun": "chun",
    "SeatWindEast": "seat_wind", "SeatWindSouth": "seat_wind", "SeatWindWest": "seat_wind",
    "SeatWindNorth": "seat_wind", "RoundWindEast": "round_wind", "RoundWindSouth": "round_wind",
    "RoundWindWest": "round_wind", "RoundWindNorth": "round_wind", "Sanshoku": "sanshoku_doujun", "Ittsu": "ittsuu",
    "Chantai": "chanta", "Honroto": "honroutou", "Toitoi": "toitoi", "Sanankou": "sanankou",
    "SanKantsu": "sankantsu", "SanshokuDoukou": "sanshoku_doukou", "Chiitoitsu": "chiitoitsu",
    "Shosangen": "shousangen", "Honitsu": "honitsu", "Junchan": "junchan", "Ryanpeikou": "ryanpeikou",
    "Chinitsu": "chinitsu", "KokushiMusou": "kokushi", "ChuurenPoutou": "chuuren", "Suuankou": "suuankou",
    "Daisangen": "daisangen", "Shousuushii": "shousuushii", "Ryuuiisou": "ryuuiisou", "Suukantsu": "suukantsu",
    "Tsuuiisou": "tsuuiisou", "Chinroutou": "chinroutou", "Daisharin": "daisharin", "Daichisei": "daichisei",
    "DaiSuushii": "daisuushii", "DaburuKokushiMusou": "kokushi13", "SuuankouTanki": "suuankou_tanki",
    "DaburuChuurenPoutou": "chuuren9", "Tenhou": "tenhou", "Chiihou": "chiihou", "RenhouYakuman": "renhou",
    "Paarenchan": "paarenchan", "Dora": "dora", "AkaDora": "red", "UraDora": "ura",
}  # fmt: skip
ERRORS = {HandCalculator.ERR_NO_YAKU: "no_yaku", HandCalculator.ERR_HAND_NOT_WINNING: "hand_not_winning"}


def meld_of(meld) -> TheirMeld:
    return TheirMeld(meld_type=CALLS[meld.call], tiles=sorted(meld.tiles), opened=meld.call != "ankan")


def config_of(win: Win) -> HandConfig:
    rules, flags = win.rules, win.flags
    options = OptionalRules(
        has_open_tanyao=rules.open_tanyao,
        has_aka_dora=rules.aka,
        has_double_yakuman=rules.double_yakuman,
        kazoe_limit=KAZOE[rules.kazoe],
        kiriage=rules.kiriage,
        fu_for_open_pinfu=rules.open_pinfu,
        fu_for_pinfu_tsumo=rules.pinfu_tsumo,
        renhou_as_yakuman=rules.renhou == "yakuman",
        has_daisharin=rules.daisharin != "off",
        has_daisharin_other_suits=rules.daisharin == "any",
        has_daichisei=rules.daichisei,
        limit_to_sextuple_yakuman=rules.sextuple,
        is_three_player=rules.players == 3,
    )
    return HandConfig(
        is_tsumo=win.side is None,
        is_riichi="riichi" in flags,
        is_daburu_riichi="double_riichi" in flags,
        is_ippatsu="ippatsu" in flags,
        is_rinshan="rinshan" in flags,
        is_chankan="chankan" in flags,
        is_haitei="haitei" in flags,
        is_houtei="houtei" in flags,
        is_tenhou="tenhou" in flags,
        is_chiihou="chiihou" in flags,
        is_renhou="renhou" in flags,
        player_wind=27 + win.seat,
        round_wind=27 + win.round,
        paarenchan=int("paarenchan" in flags),
        kyoutaku_number=win.sticks,
        tsumi_number=win.honba,
        num_nuki_dora=win.kita,
        options=options,
    )


def score(win: Win) -> dict:
    """Han, fu, yaku, yakuman and payments; or the reason why it is no win."""
    tiles = win.closed + [tile for meld in win.melds for tile in meld.tiles] + [win.tile]
    result = HandCalculator.estimate_hand_value(
        sorted(tiles),
        win.tile,
        melds=[meld_of(meld) for meld in win.melds],
        dora_indicators=win.dora,
        ura_dora_indicators=win.ura,
        config=config_of(win),
    )
    if result.error:
        return {"no_win": ERRORS.get(result.error, result.error)}
    closed = not result.is_open_hand
    worth = {YAKU[type(yaku).__name__]: yaku.han_closed if closed else yaku.han_open for yaku in result.yaku}
    yakuman = any(yaku.is_yakuman for yaku in result.yaku)
    return {
        "yaku": {name: han // 13 if yakuman else han for name, han in worth.items()},
        "yakuman": yakuman,
        "han": None if yakuman else result.han,
        "fu": None if yakuman else result.fu,
        "deltas": deltas(win, result.cost),
    }


def deltas(win: Win, cost) -> list[int]:
    """What every seat gains, from East on."""
    gains = [0] * win.rules.players
    sides = {"right": 1, "across": 2, "left": win.rules.players - 1}
    for seat in range(win.rules.players):
        if seat == win.seat:
            gains[seat] = cost["total"]
        elif win.side is not None:
            if seat == (win.seat + sides[win.side]) % win.rules.players:
                gains[seat] = -(cost["main"] + cost["main_bonus"])
        elif seat == 0 or win.seat == 0:
            gains[seat] = -(cost["main"] + cost["main_bonus"])
        else:
            gains[seat] = -(cost["additional"] + cost["additional_bonus"])
    return gains
