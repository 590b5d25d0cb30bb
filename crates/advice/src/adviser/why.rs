//! Why a discard is good or bad.

use jantaku_core::{Seat, Tile, Yaku};
use jantaku_engine::{Action, View};
use jantaku_score::{shanten, ukeire};

use super::ground::{Discard, Ground};
use crate::blocks::blocks;
use crate::safety::Mark;
use crate::{WaitLeft, shows_waits, waits_left};

/// The shanten of a hand, and the tiles that improve it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "types",
    derive(serde::Serialize, serde::Deserialize, ts_rs::TS),
    ts(export_to = "wire.ts", rename = "HandOutlook")
)]
pub struct Outlook {
    /// Tiles missing to tenpai; 0 is tenpai.
    pub shanten: u8,
    /// The kinds that lower it, of those that are left.
    pub ukeire: Vec<WaitLeft>,
}

impl Outlook {
    /// The number of tiles that lower the shanten.
    pub fn tiles(&self) -> u32 {
        self.ukeire.iter().map(|wait| u32::from(wait.left)).sum()
    }
}

/// How safe the tile is against a player who threatens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Threat {
    /// The player who threatens the hand.
    pub seat: Seat,
    /// The assessment of the tile.
    pub mark: Mark,
}

/// What the hand is worth after the discard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Worth {
    /// The dora left in the hand.
    pub dora: u8,
    /// The number of dora that the discard gives away.
    pub dora_lost: u8,
    /// The yaku that the hand still suggests.
    pub yaku: Vec<Yaku>,
    /// In tenpai: the points by ron on its cheapest and its dearest wait with a yaku.
    pub points: Option<(i32, i32)>,
}

/// The explanation of a discard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// The tile whose discard is explained.
    pub tile: Tile,
    /// The hand before the draw; `None` after a call.
    pub before: Option<Outlook>,
    /// The hand after the discard.
    pub after: Outlook,
    /// Seven pairs or thirteen orphans, if that is nearer than four sets and a pair.
    pub plan: Option<Yaku>,
    /// The concealed tiles after the discard: sets, pairs, shapes that lack a tile, and single tiles, in this order.
    pub blocks: Vec<Vec<Tile>>,
    /// The discard that leaves the most, if it leaves clearly more.
    pub best: Option<(Tile, Outlook)>,
    /// The risk against each player who threatens, the next to play first.
    pub danger: Vec<Threat>,
    /// What the hand is worth.
    pub worth: Worth,
    /// The player's place now; `None` while all have the same points.
    pub place: Option<u8>,
}

/// Explains a discard, with riichi or without; `None` if the choice is none, the player is in riichi, or the house
/// gives no help.
///
/// ```
/// use jantaku_advice::why;
/// use jantaku_core::{Ruleset, Wall};
/// use jantaku_engine::Match;
///
/// let rules = Ruleset::preset("tenhou")?;
/// let wall = Wall::from_seed([7; 32], &rules.tile_set());
/// let (game, _) = Match::start(rules.into(), wall)?;
/// let view = game.view(game.table().dealer()).expect("the dealer sits");
/// let choice = view.legal_actions().legal[0];
/// let explained = why(&view, choice).expect("a discard");
/// println!("{} leaves shanten {}", explained.tile, explained.after.shanten);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn why(view: &View, choice: Action) -> Option<Explanation> {
    let (Action::Discard { tile, .. } | Action::Riichi { tile, .. } | Action::OpenRiichi { tile, .. }) = choice else {
        return None;
    };
    let choices = view.legal_actions().legal;
    if !shows_waits(view) || !choices.contains(&choice) {
        return None;
    }
    let ground = Ground::new(view, &choices);
    let discard = ground.discards.iter().find(|discard| discard.kind == tile.kind())?;
    let best = ground.best().filter(|_| !ground.wide(discard));
    let danger = ground.threats().map(|caution| Threat { seat: caution.seat, mark: caution.mark(tile.kind()) });
    let discarded = Discard { action: choice, tile, ..*discard };
    Some(Explanation {
        tile,
        before: before(&ground),
        after: after(&ground, discard)?,
        plan: plan(discard),
        blocks: blocks_after(&ground, &discarded)?,
        best: best.and_then(|best| Some((best.tile, after(&ground, best)?))),
        danger: danger.collect(),
        worth: worth(&ground, &discarded)?,
        place: place(view),
    })
}

fn outlook(ground: &Ground, shanten: i8, ukeire: jantaku_core::KindSet) -> Option<Outlook> {
    let ukeire = waits_left(ground.view, ukeire).into_iter().filter(|wait| wait.left > 0).collect();
    Some(Outlook { shanten: u8::try_from(shanten).ok()?, ukeire })
}

fn before(ground: &Ground) -> Option<Outlook> {
    let drawn = ground.view.hand().drawn()?;
    let mut counts = ground.counts;
    let _held = counts.take(drawn.kind());
    let (melds, played) = (ground.melds(), ground.table.rules.tile_set);
    outlook(ground, shanten(&counts, melds, played).min(), ukeire(&counts, melds, played))
}

fn after(ground: &Ground, discard: &Discard) -> Option<Outlook> {
    outlook(ground, discard.shanten, discard.ukeire)
}

fn blocks_after(ground: &Ground, discard: &Discard) -> Option<Vec<Vec<Tile>>> {
    let hand = ground.hand_after(discard)?;
    Some(hand.grouped(None, blocks(&hand.counts(), ground.melds(), ground.table.rules.tile_set)))
}

fn worth(ground: &Ground, discard: &Discard) -> Option<Worth> {
    let hand = ground.hand_after(discard)?;
    let lost = ground.dora.of(discard.kind) + u8::from(discard.tile.is_red());
    let riichi = !matches!(discard.action, Action::Discard { .. });
    let wins = ground.priced(discard, riichi).into_iter().filter_map(|(_, win)| win);
    let points: Vec<i32> = wins.map(|win| ground.ron_points(win.base)).collect();
    Some(Worth {
        dora: ground.dora_held() - lost,
        dora_lost: lost,
        yaku: ground.suggested(&hand),
        points: points.iter().copied().min().zip(points.iter().copied().max()),
    })
}

/// What is nearer after this discard than four sets and a pair.
fn plan(discard: &Discard) -> Option<Yaku> {
    if discard.shanten == discard.standard {
        return None;
    }
    Some(if discard.pairs == Some(discard.shanten) { Yaku::Chiitoitsu } else { Yaku::Kokushi })
}

/// One more than the players with more points, or as many and nearer to the first dealer.
fn place(view: &View) -> Option<u8> {
    let (scores, me) = (&view.table().scores, view.seat());
    let ahead = |(seat, score): (Seat, &i32)| *score > scores[me] || (*score == scores[me] && seat < me);
    let level = scores.values().all(|score| *score == scores[me]);
    (!level).then(|| 1 + scores.iter().filter(|&entry| ahead(entry)).count() as u8)
}
