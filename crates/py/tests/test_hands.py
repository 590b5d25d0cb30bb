import jantaku
import pytest


def test_tiles_are_read_in_the_order_written() -> None:
    assert jantaku.read_tiles("34m0p 7z1m") == ["3m", "4m", "0p", "7z", "1m"]
    with pytest.raises(jantaku.JantakuError):
        jantaku.read_tiles("8z")


def test_shanten_and_ukeire_of_a_hand() -> None:
    assert jantaku.shanten("123m456p789s11z23s") == 0
    assert jantaku.ukeire("123m456p789s11z23s") == ["1s", "4s"]
    after = jantaku.discards("123m456p789s11z23s7z")
    assert after["7z"] == (0, ["1s", "4s"])
    assert after["1z"][0] == 1


def test_melds_stand_for_three_tiles_each() -> None:
    assert jantaku.shanten("123m11z23s", melds=2) == 0
    with pytest.raises(jantaku.JantakuError, match="13 or 14 tiles"):
        jantaku.shanten("123m11z23s", melds=1)


def test_three_players_have_no_middle_manzu() -> None:
    assert jantaku.ukeire("13m456789p11122s") == ["2m"]
    assert "2m" not in jantaku.ukeire("13m456789p11122s", rules="tenhou_sanma")


def test_a_win_is_scored_step_by_step() -> None:
    win = jantaku.score("234m567p345s78s88s tsumo:9s riichi dora:4p")
    assert [line["key"] for line in win["yaku"]] == ["riichi", "menzen_tsumo", "pinfu"]
    assert (win["han"], win["fu"], win["points"]) == (4, 20, 5200)


def test_the_groups_of_a_win_are_its_tiles() -> None:
    win = jantaku.score("234m406p1167s555z ron:8s")
    assert sorted("".join(sorted(group)) for group in win["groups"]) == ["0p4p6p", "1s1s", "2m3m4m", "5z5z5z", "6s7s8s"]
    kan = jantaku.score("234m1167s pon:555z ankan:4444z tsumo:8s")
    assert ["4z", "4z", "4z", "4z"] in kan["groups"]


def test_a_win_that_cannot_be_says_which_tile_rules_it_out() -> None:
    with pytest.raises(jantaku.NoWin, match="chankan on 1m: .* the hand has one"):
        jantaku.score("19m19p19s1234567z ron:1m chankan")
    with pytest.raises(jantaku.NoWin, match="only four 4z"):
        jantaku.score("234m456p1167s444z ron:8s dora:4z4z")


def test_what_does_not_win_says_why() -> None:
    with pytest.raises(jantaku.NoWin, match="no yaku"):
        jantaku.score("123m567p888s99p34s ron:5s")
    with pytest.raises(jantaku.JantakuError, match="tsumo:"):
        jantaku.score("123m567p888s99p34s")
    assert jantaku.score("234m567p888s66p34s ron:5s")["han"] == 1
    with pytest.raises(jantaku.NoWin):
        jantaku.score("234m567p66p34s pon:222s ron:5s", rules=jantaku.Rules("tenhou", open_tanyao=False))
