use jantaku_core::notation::{parse_tile, parse_tiles};
use jantaku_core::{Ankan, Chii, Daiminkan, Hand, Kakan, Meld, MeldError, Pon, Relative, Ruleset, Tile, Wind};
use jantaku_score::{NoWin, Riichi, Win, WinBy, WinContext, WinQuery, score};

use crate::SceneError;

/// A win as one line of words.
///
/// The first word is the concealed part without the winning tile. Melds: `chii:` (called tile first), `pon:`, `kan:`,
/// `kakan:`, `ankan:`. The win: `tsumo:` or `ron:`. The moment: `riichi`, `double`, `open`, `from_riichi`, `ippatsu`,
/// `last`, `rinshan`, `chankan`, `first`, `declares`, `declares_double`, `after_kan`, `from:right`, `nippatsu`,
/// `chain:2`, `first_kan`, `seen:3`, `eighth`. Also `seat:` (South if not stated), `round:` (East), `dora:` and `ura:`
/// (indicators), `kita:`, `honba:`.
///
/// ```
/// use jantaku_core::Ruleset;
/// use jantaku_scenario::WinLine;
///
/// let rules = Ruleset::preset("tenhou").unwrap();
/// let line = WinLine::read("234m456p1167s pon:222z ron:8s").unwrap();
/// assert_eq!(line.score(&rules).unwrap().han, 1);
/// assert!(WinLine::read("234m456p1167s222z").unwrap_err().to_string().contains("tsumo:"));
/// ```
#[derive(Debug, Clone)]
pub struct WinLine {
    /// The hand without the winning tile.
    pub hand: Hand,
    /// The tile that completes it.
    pub winning_tile: Tile,
    /// Whose tile it was.
    pub by: WinBy,
    pub seat_wind: Wind,
    pub round_wind: Wind,
    /// What is special about the moment.
    pub context: WinContext,
    pub indicators: Vec<Tile>,
    pub ura_indicators: Vec<Tile>,
    pub kita: u8,
    pub honba: u32,
}

impl WinLine {
    /// Reads a line; fails at the first word that says nothing of a win, and where the tiles are no hand.
    pub fn read(line: &str) -> Result<WinLine, SceneError> {
        let mut reader = Reader::default();
        line.split_whitespace().try_for_each(|word| reader.word(word))?;
        let (by, winning_tile) = reader.won.ok_or_else(|| SceneError::NotWon(line.to_owned()))?;
        Ok(WinLine {
            hand: Hand::new(&reader.concealed, &reader.melds)?,
            winning_tile,
            by,
            seat_wind: reader.seat_wind.unwrap_or(Wind::South),
            round_wind: reader.round_wind.unwrap_or(Wind::East),
            context: reader.context,
            indicators: reader.indicators,
            ura_indicators: reader.ura_indicators,
            kita: reader.kita,
            honba: reader.honba,
        })
    }

    /// The win as the scorer is asked for it.
    pub fn query<'a>(&'a self, rules: &'a Ruleset) -> WinQuery<'a> {
        WinQuery {
            rules,
            hand: &self.hand,
            winning_tile: self.winning_tile,
            by: self.by,
            seat_wind: self.seat_wind,
            round_wind: self.round_wind,
            context: self.context,
            indicators: &self.indicators,
            ura_indicators: &self.ura_indicators,
            kita: self.kita,
            honba: self.honba,
        }
    }

    /// Its score under these rules.
    pub fn score(&self, rules: &Ruleset) -> Result<Win, NoWin> {
        score(&self.query(rules))
    }
}

#[derive(Default)]
struct Reader {
    concealed: Vec<Tile>,
    melds: Vec<Meld>,
    won: Option<(WinBy, Tile)>,
    seat_wind: Option<Wind>,
    round_wind: Option<Wind>,
    context: WinContext,
    indicators: Vec<Tile>,
    ura_indicators: Vec<Tile>,
    kita: u8,
    honba: u32,
}

impl Reader {
    fn word(&mut self, word: &str) -> Result<(), SceneError> {
        let unknown = || SceneError::Word(word.to_owned());
        let Some((key, value)) = word.split_once(':') else {
            if word.starts_with(|first: char| first.is_ascii_digit()) {
                self.concealed = tiles("hand", word)?;
                return Ok(());
            }
            return self.moment(word).ok_or_else(unknown);
        };
        match key {
            "tsumo" => self.won = Some((WinBy::Tsumo, tile("tsumo", value)?)),
            "ron" => self.won = Some((WinBy::Ron, tile("ron", value)?)),
            "seat" => self.seat_wind = Some(wind(value).ok_or_else(unknown)?),
            "round" => self.round_wind = Some(wind(value).ok_or_else(unknown)?),
            "dora" => self.indicators = tiles("dora", value)?,
            "ura" => self.ura_indicators = tiles("ura", value)?,
            "kita" => self.kita = value.parse().map_err(|_| unknown())?,
            "honba" => self.honba = value.parse().map_err(|_| unknown())?,
            "from" => self.context.from = Some(side(value).ok_or_else(unknown)?),
            "chain" => self.context.kan_chain = value.parse().map_err(|_| unknown())?,
            "seen" => self.context.seen_copies = value.parse().map_err(|_| unknown())?,
            _ => self.melds.push(meld(key, &tiles("meld", value)?)?.ok_or_else(unknown)?),
        }
        Ok(())
    }

    /// A word that says something of the moment; `None` if there is no such word.
    fn moment(&mut self, word: &str) -> Option<()> {
        let context = &mut self.context;
        match word {
            "riichi" => context.riichi = Riichi::Riichi,
            "double" => context.riichi = Riichi::Double,
            "open" => context.open_riichi = true,
            "from_riichi" => context.from_riichi = true,
            "ippatsu" => context.ippatsu = true,
            "last" => context.last_tile = true,
            "rinshan" => context.rinshan = true,
            "chankan" => context.chankan = true,
            "first" => context.first_turn = true,
            "declares" => context.declares = Riichi::Riichi,
            "declares_double" => context.declares = Riichi::Double,
            "after_kan" => context.after_kan = true,
            "eighth" => context.eighth_deal = true,
            "nippatsu" => context.nippatsu = true,
            "first_kan" => context.first_kan = true,
            _ => return None,
        }
        Some(())
    }
}

fn tiles(part: &'static str, text: &str) -> Result<Vec<Tile>, SceneError> {
    parse_tiles(text).map_err(|error| SceneError::Tiles { part, text: text.to_owned(), error })
}

fn tile(part: &'static str, text: &str) -> Result<Tile, SceneError> {
    parse_tile(text).map_err(|error| SceneError::Tiles { part, text: text.to_owned(), error })
}

fn wind(letter: &str) -> Option<Wind> {
    Wind::ALL.into_iter().find(|wind| letter.chars().eq([wind.letter()]))
}

fn side(word: &str) -> Option<Relative> {
    match word {
        "right" => Some(Relative::Right),
        "across" => Some(Relative::Across),
        "left" => Some(Relative::Left),
        _ => None,
    }
}

/// The meld of a word such as `pon`, all of whose called tiles come from the left; `None` if no meld of so many tiles is
/// called that.
pub fn meld(call: &str, tiles: &[Tile]) -> Result<Option<Meld>, MeldError> {
    let left = Relative::Left;
    Ok(Some(match (call, tiles) {
        ("chii", &[called, a, b]) => Meld::Chii(Chii::new(called, [a, b])?),
        ("pon", &[called, a, b]) => Meld::Pon(Pon::new(called, [a, b], left)?),
        ("kakan", &[called, a, b, added]) => Meld::Kakan(Kakan::new(Pon::new(called, [a, b], left)?, added)?),
        ("kan", &[called, a, b, c]) => Meld::Daiminkan(Daiminkan::new(called, [a, b, c], left)?),
        ("ankan", &[a, b, c, d]) => Meld::Ankan(Ankan::new([a, b, c, d])?),
        _ => return Ok(None),
    }))
}
