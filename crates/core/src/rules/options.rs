//! The values of the options. Names follow the field's terms; see [`super::Ruleset`] for what each decides.

use serde::{Deserialize, Serialize};

use super::info::{Choice, OptionType, Shape};
use crate::Suit;

macro_rules! choice {
    ($($(#[doc = $doc:literal])+ $name:ident { $($(#[doc = $value_doc:literal])+ $value:ident),* $(,)? })*) => {
        $(
            $(#[doc = $doc])+
            #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
            #[serde(rename_all = "snake_case")]
            pub enum $name {
                $($(#[doc = $value_doc])+ $value,)*
            }

            impl OptionType for $name {
                const SHAPE: Shape = Shape::Choice(&[$(Choice {
                    name: stringify!($value),
                    meaning: concat!($($value_doc),+).trim_ascii(),
                },)*]);
            }
        )*
    };
}

choice! {
    /// What keeps the deal (連荘); an abortive draw always does.
    Renchan {
        /// Nothing: the deal passes even after the dealer's win.
        None,
        /// The dealer's win.
        Win,
        /// The dealer's win, or being tenpai at an exhaustive draw.
        Tenpai,
        /// All but another player's win.
        Noten,
    }

    /// An exhaustive draw in the very last hand.
    LastHandDraw {
        /// As in any other hand.
        Normal,
        /// The dealer deals on until somebody wins.
        DealerStaysUntilWon,
    }

    /// May the last dealer end the match, who must be on top unless said otherwise?
    Yame {
        /// No.
        Off,
        /// The dealer is asked.
        LeaderChoice,
        /// It ends by itself.
        LeaderAutomatic,
        /// The dealer is asked, on top or not.
        DealerChoice,
    }

    /// Play after the last wind.
    Extension {
        /// None: the match ends.
        None,
        /// Until somebody has the goal, checked after each hand.
        SuddenDeath,
        /// Until somebody has the goal; a dealer who repeats plays on first.
        SuddenDeathRepeatFirst,
        /// A whole further wind.
        ExtraRound,
    }

    /// Does the match end when a score falls?
    Bust {
        /// No.
        Off,
        /// Below zero; exactly zero plays on.
        BelowZero,
        /// At zero or below.
        ZeroOrBelow,
    }

    /// What happens to the honba.
    HonbaAfter {
        /// One more.
        Increment,
        /// Back to none.
        Reset,
        /// As before.
        Keep,
    }

    /// Who gets the oka.
    Oka {
        /// There is none.
        None,
        /// The first place.
        ToFirst,
    }

    /// How results are rounded to thousands.
    Rounding {
        /// Not at all.
        None,
        /// To the nearest, a half up.
        Nearest,
        /// A half goes down.
        HalfDown,
        /// A half goes away from zero.
        HalfAway,
        /// Always up.
        Ceil,
    }

    /// Where the rest goes that rounding leaves.
    SettleRest {
        /// Into the result of the first place.
        Winner,
        /// Nowhere: each result stands by itself, and they need not add up.
        None,
    }

    /// Leftover sticks of players who share the first place, split in hundreds.
    LeftoverSplit {
        /// What cannot be split goes to the seat nearest the first dealer.
        SeatRemainder,
        /// What cannot be split is lost.
        Floor,
    }

    /// Order of equal scores.
    TieBreak {
        /// The seat nearer to the first dealer is ahead.
        FirstDealerOrder,
        /// They share the places.
        Shared,
    }

    /// Sticks left at the end.
    LeftoverSticks {
        /// To the first place.
        ToFirst,
        /// Lost.
        Lost,
    }

    /// Who gets the honba when several win with one tile.
    MultiRonHonba {
        /// The first in turn order from the discarder.
        First,
        /// Each winner gets all of them.
        Each,
    }

    /// Who gets the riichi sticks when several win with one tile.
    MultiRonSticks {
        /// The first in turn order from the discarder.
        First,
        /// Each winner gets the own stick back, the first also the rest.
        OwnBackRestFirst,
    }

    /// Several rons on one tile.
    MultiRon {
        /// Only the next in turn wins (頭ハネ).
        HeadBump,
        /// Two are paid, three end the round (三家和).
        DoublePayTripleAbort,
        /// All are paid.
        AllPay,
    }

    /// When furiten from a passed tile ends.
    TempFuritenUntil {
        /// At the own draw.
        OwnDraw,
        /// At the own draw or call.
        OwnDrawOrCall,
        /// At the own discard.
        OwnDiscard,
    }

    /// Is a wait dead whose four tiles the player holds?
    DeadWaitScope {
        /// Only tiles in the concealed part make it dead.
        Concealed,
        /// Tiles in melds make it dead too.
        ConcealedAndMelds,
    }

    /// The stick when the declaring discard is ronned.
    StakeOnRon {
        /// It is not paid.
        Returned,
        /// It is paid.
        Lost,
    }

    /// Riichi with a furiten wait.
    FuritenRiichi {
        /// Allowed.
        Allowed,
        /// Forbidden.
        Forbidden,
    }

    /// A closed kan after riichi.
    RiichiAnkan {
        /// Never.
        Never,
        /// When the waits stay the same.
        WaitsUnchanged,
        /// When every reading of the waiting hand has the triplet.
        NoReadingChanged,
        /// The same, and the hand loses no yaku by it on any of its waits.
        NoReadingOrYakuChanged,
        /// Always; one that changes the waits is a foul.
        UncheckedPenalised,
    }

    /// Fouls (錯和): riichi with a hand that is not tenpai, a kan in riichi that breaks the hand.
    ChomboMode {
        /// Nobody can commit one.
        Prevented,
        /// They are marked, and whoever is found in riichi without tenpai when hands are shown pays a mangan; the sticks
        /// of the hand go back and it is dealt again without a further honba.
        Penalised,
    }

    /// When a kan turns its indicator.
    KanDoraTiming {
        /// Before the supplement tile is drawn.
        BeforeDraw,
        /// With the next discard: too late for a win on the supplement tile, in time for a ron on the discard.
        WithNextDiscard,
        /// Once that discard has passed.
        AfterDiscardPasses,
    }

    /// What may not be discarded right after a call (喰い替え).
    Kuikae {
        /// Everything may.
        Allowed,
        /// Not the kind just called.
        NoSame,
        /// Neither that kind nor the kind at the other end of the run.
        NoSameOrSuji,
        /// Nor any other kind of the run.
        NoTileOfRun,
    }

    /// Four discards of one wind.
    SuufonRenda {
        /// Play goes on.
        Off,
        /// They end the round when they are the first four discards and nobody called.
        FirstGoAround,
        /// They end the round whenever all four players discard it one after another, without a call or kan between.
        AnyGoAround,
    }

    /// Four kans of several players (四開槓); those of one player never end the round.
    Suukaikan {
        /// Play goes on.
        Off,
        /// They end the round as soon as the fourth stands, before its supplement tile.
        AtFourthKan,
        /// They end the round once the discard after the fourth has passed without ron.
        AfterLastDiscard,
    }

    /// Nine kinds of terminals and honours (九種九牌).
    KyuushuKyuuhai {
        /// They end no round.
        Off,
        /// A player with nine kinds in the first turn, before any call, may end the round.
        NineKindsOptional,
        /// A player may have the deal repeated: before the first draw the dealer with exactly nine kinds, or anyone
        /// with exactly eight and one of them twice; at the own first draw whoever has exactly eight and draws another.
        Shanghai,
    }

    /// Showing a tenpai hand at an exhaustive draw.
    TenpaiDeclaration {
        /// Every tenpai hand is shown.
        Automatic,
        /// In turn order from the dealer, each tenpai player shows the hand or counts as noten; in riichi it is shown.
        Voluntary,
    }

    /// A kan after four of one player.
    AfterFourKans {
        /// Nobody may declare one.
        NoMoreKans,
        /// It ends the round, once nobody has robbed it.
        FifthKanAborts,
    }

    /// A pon and a chii of the same discard.
    CallPriority {
        /// The pon, or open kan.
        PonOverChii,
        /// Whichever was called first, in the order in which the answers came in.
        FirstCall,
    }

    /// Which hands may score nagashi.
    NagashiHand {
        /// Any.
        Any,
        /// Closed ones, closed kans among them.
        Closed,
        /// Closed ones without any closed kan.
        ClosedNoAnkan,
    }

    /// How the match goes on after nagashi.
    NagashiAfter {
        /// As after a self-draw of whoever scored it: its dealer repeats, another's passes the deal, sticks are taken.
        AsTsumoWin,
        /// As after any exhaustive draw.
        AsDrawDealerRule,
        /// The dealer deals again, whoever scored it.
        WindsStay,
    }

    /// What nagashi is worth.
    Nagashi {
        /// Nothing.
        Off,
        /// A mangan, base 2000, paid as a self-draw.
        Mangan,
        /// A haneman, paid as a self-draw.
        Haneman,
        /// A baiman, paid as a self-draw.
        Baiman,
        /// A sanbaiman, paid as a self-draw.
        Sanbaiman,
        /// A yakuman, paid as a self-draw.
        Yakuman,
    }

    /// Where the fu of an edge, middle or pair wait count.
    WaitFuScope {
        /// Wherever the reading of the hand has such a wait.
        Decomposition,
        /// Only where no other kind would complete the hand.
        SingleTileOnly,
    }

    /// The share of a fourth player in a self-draw at a table of three.
    TsumoLoss {
        /// Nobody pays it.
        Loss,
        /// The two others pay half of it each.
        NorthSplit,
    }

    /// The dora after an indicator of characters.
    ManzuCycle {
        /// The next number, also where it is not played with.
        Normal,
        /// 1m and 9m point to each other.
        OneToNine,
    }

    /// The self-draw's 2 fu in a pinfu hand.
    PinfuTsumo {
        /// Not counted: 20 fu.
        ZeroFu,
        /// Counted: 2 fu.
        Counted,
    }

    /// An open hand of 20 fu won on a discard.
    OpenPinfuFu {
        /// Raised by 2, so 30.
        Thirty,
        /// Left at 20.
        Twenty,
    }

    /// The suits of daisharin.
    DaisharinSuits {
        /// Dots only.
        Pinzu,
        /// Any suit.
        AnySuit,
    }

    /// A hand with liability (包).
    PaoHand {
        /// The third dragon set.
        Daisangen,
        /// The fourth wind set.
        Daisuushii,
        /// The fourth set of honours.
        Tsuuiisou,
        /// The fourth set of terminals.
        Chinroutou,
        /// The fourth green set.
        Ryuuiisou,
        /// The fourth quad.
        Suukantsu,
        /// An open kan whose supplement tile wins, whatever the hand.
        DaiminkanRinshan,
    }

    /// What the liable player pays for.
    PaoScope {
        /// The yakuman fed only.
        LiableOnly,
        /// The whole hand.
        WholeHand,
    }

    /// Who pays what is covered when another player than the liable one deals in.
    PaoRon {
        /// The liable player and the discarder, half each.
        HalfEach,
        /// The liable player alone.
        LiablePaysAll,
    }

    /// Who pays honba on a ron from a third player.
    PaoHonba {
        /// The liable player.
        Liable,
        /// The discarder.
        Discarder,
    }

    /// Who pays the honba of a self-draw with liability.
    PaoHonbaTsumo {
        /// The liable player, for all.
        Liable,
        /// Each player the own share.
        Each,
    }
}

/// Red fives of each suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RedFives {
    /// Characters.
    pub m: u8,
    /// Dots.
    pub p: u8,
    /// Bamboo.
    pub s: u8,
}

impl RedFives {
    /// The number in a suit.
    pub const fn of(self, suit: Suit) -> u8 {
        match suit {
            Suit::Man => self.m,
            Suit::Pin => self.p,
            Suit::Sou => self.s,
        }
    }
}

impl OptionType for RedFives {
    const SHAPE: Shape = Shape::RedFives;

    fn numbers(&self) -> Vec<i64> {
        Suit::ALL.map(|suit| i64::from(self.of(suit))).to_vec()
    }
}
