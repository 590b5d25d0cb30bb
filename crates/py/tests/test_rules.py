import copy
import pickle

import jantaku
import pytest


def test_every_preset_plays() -> None:
    for name in jantaku.presets():
        rules = jantaku.Rules(name)
        assert (rules.name, rules.players in (3, 4)) == (name, True)
        assert not jantaku.Match(rules).over


def test_options_are_read_and_changed() -> None:
    rules = jantaku.Rules("tenhou", open_tanyao=False)
    assert rules["open_tanyao"] is False
    assert jantaku.Rules("tenhou")["open_tanyao"] is True
    assert rules != jantaku.Rules("tenhou")
    assert jantaku.Rules.from_toml(rules.to_toml()) == rules
    assert pickle.loads(pickle.dumps(rules)) == copy.copy(rules) == rules


def test_a_wrong_option_is_named() -> None:
    with pytest.raises(jantaku.RulesError, match="did you mean `open_tanyao`"):
        jantaku.Rules("tenhou", open_tanyo=True)
    with pytest.raises(jantaku.RulesError, match="no preset `tenho`"):
        jantaku.Match("tenho")
    with pytest.raises(jantaku.RulesError, match="no option `nonsense`"):
        jantaku.Rules()["nonsense"]
