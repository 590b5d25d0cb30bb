//! The tags of a log: tiles, calls, rules.

use jantaku_core::rules::{RedFives, Yame};
use jantaku_core::{Ankan, Chii, Daiminkan, Kakan, Kind, Meld, MeldError, Pon, Relative, Ruleset, Suit, Tile, Wind};

/// A tag of a log: its name and attributes.
#[derive(Debug, Clone)]
pub struct Tag {
    pub name: String,
    pub attributes: Vec<(String, String)>,
}

impl Tag {
    pub fn get(&self, key: &str) -> Option<&str> {
        self.attributes.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    pub fn numbers(&self, key: &str) -> Vec<i32> {
        let text = self.get(key).unwrap_or_default();
        text.split(',').filter_map(|number| number.parse().ok()).collect()
    }

    pub fn number(&self, key: &str) -> Option<usize> {
        self.get(key)?.parse().ok()
    }

    /// `T12`, `d7`: whose, and which tile.
    pub fn tile(&self, letters: &str) -> Option<(usize, usize)> {
        let id = self.name.get(1..)?.parse().ok()?;
        Some((letters.find(self.name.chars().next()?)?, id))
    }
}

pub fn tags(text: &str) -> Vec<Tag> {
    let bodies = text.split('<').filter_map(|part| part.split('>').next());
    let tag = |body: &str| {
        let name = body.split(|c: char| c.is_whitespace() || c == '/').next().unwrap_or_default().to_owned();
        let pieces: Vec<&str> = body[name.len()..].split('"').collect();
        let pairs = pieces.chunks_exact(2);
        let attributes = pairs
            .map(|pair| (pair[0].trim_matches(|c: char| c.is_whitespace() || c == '=').to_owned(), pair[1].to_owned()))
            .collect();
        Tag { name, attributes }
    };
    bodies.map(tag).collect()
}

/// The tiles of a log are numbered 0 to 135, four of a kind in turn; of the fives the first of each suit may be red.
pub fn tile(id: usize, reds: bool) -> Tile {
    match id {
        16 if reds => Tile::red(Suit::Man),
        52 if reds => Tile::red(Suit::Pin),
        88 if reds => Tile::red(Suit::Sou),
        _ => Kind::from_index(id / 4).expect("a tile of the set").tile(),
    }
}

/// Whether a call of the log is a north laid aside.
pub fn is_kita(bits: usize) -> bool {
    bits & 0x3c == 0x20
}

/// A call as the log packs it, but for a north laid aside.
pub fn meld(bits: usize, reds: bool) -> Result<Meld, String> {
    let tile_of = |id: usize| tile(id, reds);
    let side = match bits & 3 {
        1 => Relative::Right,
        2 => Relative::Across,
        _ => Relative::Left,
    };
    let fault = |error: MeldError| error.to_string();
    let all = |ids: &[usize]| -> Vec<Tile> { ids.iter().map(|&id| tile_of(id)).collect() };
    let without = |ids: &[usize], called: usize| -> Vec<Tile> {
        ids.iter().enumerate().filter(|(at, _)| *at != called).map(|(_, &id)| tile_of(id)).collect()
    };
    if bits & 4 != 0 {
        let (pattern, called) = (bits >> 10, (bits >> 10) % 3);
        let low = pattern / 3 / 7 * 9 + pattern / 3 % 7;
        let ids: Vec<usize> = (0..3).map(|nth| (low + nth) * 4 + (bits >> (3 + 2 * nth) & 3)).collect();
        let own = without(&ids, called).try_into().map_err(|_| "no run")?;
        Chii::new(tile_of(ids[called]), own).map(Meld::Chii).map_err(fault)
    } else if bits & 24 != 0 {
        let (base, called, unused) = ((bits >> 9) / 3 * 4, (bits >> 9) % 3, bits >> 5 & 3);
        let ids: Vec<usize> = (0..4).filter(|nth| *nth != unused).map(|nth| base + nth).collect();
        let own = without(&ids, called).try_into().map_err(|_| "no pon")?;
        let pon = Pon::new(tile_of(ids[called]), own, side).map_err(fault)?;
        if bits & 8 != 0 {
            return Ok(Meld::Pon(pon));
        }
        Kakan::new(pon, tile_of(base + unused)).map(Meld::Kakan).map_err(fault)
    } else {
        let (base, called) = ((bits >> 8) / 4 * 4, (bits >> 8) % 4);
        let ids: Vec<usize> = (base..base + 4).collect();
        if bits & 3 == 0 {
            let tiles = all(&ids).try_into().map_err(|_| "no kan")?;
            return Ankan::new(tiles).map(Meld::Ankan).map_err(fault);
        }
        let own = without(&ids, called).try_into().map_err(|_| "no kan")?;
        Daiminkan::new(tile_of(ids[called]), own, side).map(Meld::Daiminkan).map_err(fault)
    }
}

/// The rules of a log by its flags. Where a private room's flags say East only, its hands may say more; and the
/// dealer's stop at a draw came after the years of the old shuffle.
pub fn rules(tags: &[Tag]) -> Ruleset {
    let kind = tags.iter().find(|tag| tag.name == "GO").and_then(|tag| tag.number("type")).unwrap_or(0);
    let preset = if kind & 16 == 0 { "tenhou" } else { "tenhou_sanma" };
    let mut rules = Ruleset::preset(preset).expect("a preset");
    if kind & 2 != 0 {
        rules.red_fives = RedFives { m: 0, p: 0, s: 0 };
    }
    rules.open_tanyao = kind & 4 == 0;
    let last = tags.iter().filter_map(|tag| tag.numbers("seed").first().copied()).max();
    if kind & 8 == 0 && last.is_none_or(|last| last < 8) {
        rules.round_winds = vec![Wind::East];
    }
    let shuffles = tags.iter().find_map(|tag| tag.get("shuffle"));
    if shuffles.is_some_and(|shuffle| shuffle.starts_with("mt19937ar,")) {
        rules.tenpai_yame = Yame::Off;
    }
    rules
}
