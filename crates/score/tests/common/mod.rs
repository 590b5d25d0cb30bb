//! Wins as one line of words, for tests: those of [`jantaku_scenario::WinLine`], and `rules:` (Yakuza if not stated).

use std::ops::{Deref, DerefMut};

use jantaku_core::{Meld, Ruleset, Tile, Yaku};
use jantaku_score::{NoWin, Value, Win, score_stated};

#[derive(Debug, Clone)]
pub struct WinLine {
    pub rules: Ruleset,
    pub win: jantaku_scenario::WinLine,
}

impl WinLine {
    pub fn read(line: &str) -> WinLine {
        let (named, words): (Vec<&str>, Vec<&str>) =
            line.split_whitespace().partition(|word| word.starts_with("rules:"));
        let rules = named.first().map_or("yakuza", |word| &word["rules:".len()..]);
        let win = jantaku_scenario::WinLine::read(&words.join(" "));
        let win = win.unwrap_or_else(|error| panic!("{line}: {error}"));
        WinLine { rules: Ruleset::preset(rules).unwrap(), win }
    }

    pub fn with(mut self, change: impl FnOnce(&mut Ruleset)) -> WinLine {
        change(&mut self.rules);
        self
    }

    pub fn score(&self) -> Result<Win, NoWin> {
        score_stated(&self.win.query(&self.rules))
    }
}

impl Deref for WinLine {
    type Target = jantaku_scenario::WinLine;

    fn deref(&self) -> &Self::Target {
        &self.win
    }
}

impl DerefMut for WinLine {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.win
    }
}

/// The score of a hand that must win.
pub fn win(line: &str) -> Win {
    WinLine::read(line).score().unwrap_or_else(|no_win| panic!("{line}: {no_win}"))
}

pub fn value_of(win: &Win, yaku: Yaku) -> Option<Value> {
    win.yaku.iter().find(|line| line.yaku == yaku).map(|line| line.value)
}

/// The keys of the yaku, separated by blanks.
pub fn keys(win: &Win) -> String {
    win.yaku.iter().map(|line| line.yaku.key()).collect::<Vec<_>>().join(" ")
}

pub fn meld(call: &str, tiles: &[Tile]) -> Meld {
    jantaku_scenario::meld(call, tiles).unwrap().unwrap_or_else(|| panic!("{call} {tiles:?}"))
}
