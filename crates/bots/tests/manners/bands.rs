//! The bands.

/// What is expected of a bot.
#[derive(Debug, Clone, Copy)]
pub struct Bands {
    /// The bot.
    pub name: &'static str,
    /// The place in `bands` of what sets it apart from the others of its level, if one of them does.
    pub apart: Option<usize>,
    /// The least and the most, in percent, of calls, folds, riichi, furiten and flushes; see [`crate::manners::measure::Manners`].
    pub bands: [(f64, f64); 5],
}

const fn bot(name: &'static str, apart: Option<usize>, bands: [(f64, f64); 5]) -> Bands {
    Bands { name, apart, bands }
}

#[rustfmt::skip]
pub const BOTS: [Bands; 27] = [
    bot("easy", None, [(47.0, 57.0), (58.0, 68.0), (9.0, 17.0), (0.0, 1.0), (0.0, 6.0)]),
    bot("easy/caller", Some(0), [(80.0, 92.0), (59.0, 69.0), (1.0, 9.0), (0.0, 1.0), (0.0, 6.0)]),
    bot("easy/flush", Some(4), [(36.0, 46.0), (61.0, 71.0), (3.0, 11.0), (0.0, 1.0), (85.0, 99.0)]),
    bot("easy/stubborn", Some(1), [(47.0, 57.0), (37.0, 49.0), (9.0, 17.0), (0.0, 1.0), (0.0, 6.0)]),
    bot("easy/forgetful", Some(3), [(50.0, 60.0), (59.0, 69.0), (7.0, 15.0), (12.0, 22.0), (0.0, 7.0)]),
    bot("normal", None, [(27.0, 37.0), (66.0, 76.0), (22.0, 30.0), (2.0, 8.0), (0.0, 5.0)]),
    bot("normal/attacker", Some(1), [(34.0, 44.0), (55.0, 64.0), (22.0, 30.0), (3.0, 9.0), (0.0, 5.0)]),
    bot("normal/folder", Some(1), [(22.0, 32.0), (75.0, 84.0), (18.0, 26.0), (2.0, 8.0), (0.0, 5.0)]),
    bot("normal/caller", Some(0), [(48.0, 60.0), (63.0, 73.0), (16.0, 24.0), (3.0, 9.0), (0.0, 7.0)]),
    bot("normal/closed", Some(0), [(5.0, 15.0), (64.0, 74.0), (30.0, 38.0), (3.0, 9.0), (0.0, 6.0)]),
    bot("normal/dama", Some(2), [(27.0, 37.0), (65.0, 75.0), (14.0, 19.0), (4.0, 10.0), (0.0, 5.0)]),
    bot("normal/riichi", Some(2), [(22.0, 32.0), (64.0, 74.0), (28.0, 32.0), (2.0, 8.0), (0.0, 5.0)]),
    bot("normal/flush", None, [(28.0, 38.0), (65.0, 75.0), (22.0, 30.0), (2.0, 8.0), (0.0, 7.0)]),
    bot("normal/dealer", None, [(27.0, 37.0), (62.0, 72.0), (22.0, 30.0), (2.0, 8.0), (0.0, 5.0)]),
    bot("normal/dora", None, [(27.0, 37.0), (66.0, 76.0), (23.0, 31.0), (3.0, 9.0), (0.0, 5.0)]),
    bot("hard", None, [(35.0, 45.0), (64.0, 74.0), (25.0, 33.0), (3.0, 9.0), (2.0, 9.0)]),
    bot("hard/attacker", Some(1), [(38.0, 48.0), (55.0, 64.0), (26.0, 34.0), (4.0, 10.0), (3.0, 10.0)]),
    bot("hard/folder", Some(1), [(28.0, 38.0), (75.0, 84.0), (22.0, 30.0), (3.0, 9.0), (0.0, 7.0)]),
    bot("hard/closed", Some(0), [(5.0, 15.0), (62.0, 72.0), (37.0, 45.0), (2.0, 8.0), (0.0, 4.0)]),
    bot("hard/dama", Some(2), [(35.0, 45.0), (65.0, 75.0), (14.0, 22.0), (3.0, 9.0), (2.0, 8.0)]),
    bot("hard/riichi", Some(2), [(28.0, 38.0), (62.0, 72.0), (32.0, 38.0), (1.0, 7.0), (0.0, 7.0)]),
    bot("expert", None, [(37.0, 47.0), (65.0, 75.0), (26.0, 34.0), (2.0, 8.0), (1.0, 8.0)]),
    bot("expert/attacker", Some(1), [(42.0, 52.0), (55.0, 64.0), (27.0, 35.0), (1.0, 7.0), (2.0, 9.0)]),
    bot("expert/folder", Some(1), [(29.0, 39.0), (75.0, 84.0), (24.0, 32.0), (1.0, 7.0), (2.0, 9.0)]),
    bot("expert/closed", Some(0), [(5.0, 15.0), (67.0, 77.0), (36.0, 44.0), (1.0, 7.0), (1.0, 8.0)]),
    bot("expert/dama", Some(2), [(38.0, 48.0), (65.0, 75.0), (14.0, 22.0), (3.0, 9.0), (2.0, 9.0)]),
    bot("expert/riichi", Some(2), [(32.0, 42.0), (65.0, 75.0), (32.0, 38.0), (1.0, 7.0), (1.0, 8.0)]),
];
