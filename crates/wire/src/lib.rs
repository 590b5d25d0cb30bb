//! The protocol between the table in the browser and the server, as types of its own: nothing of the engine's is
//! serialised as it is, and no rule has to be known to read it. The TypeScript types under `crates/web/ui/src/wire`
//! are generated from these.
//!
//! Every request brings the key of the link that opens the page, as a cookie or as `Authorization: Bearer KEY`; on a server for friends it brings
//! the session of whoever has said a name, in the same ways.
//!
//! **HTTP** (JSON): `GET /api/start` answers a [`StartPage`]; `POST /api/matches` takes a [`NewMatch`] and answers
//! [`Created`]; `GET /api/matches?after=` answers a [`MatchPage`], `GET /api/matches/{id}/seat` an [`OwnSeat`];
//! `GET /api/matches/{id}/record` is the record of a finished match, `GET /api/matches/{id}/replay` the same
//! as a [`Replay`], which of a match that is played has the rounds before this one, where [`Watching::Hands`] allows it; `POST /api/replay?rules=NAME` takes the bytes of a record in any known format, or a link that holds
//! one, and answers a [`Replay`]; the rules are named only where the record does not state them. `GET /api/rules` answers
//! a [`Catalogue`]; `POST /api/rules/check` takes a [`HouseDraft`] and answers [`HouseChecked`]; `POST /api/rules/read`
//! takes the text of a rule file and answers [`HouseRead`]; `POST /api/houses` takes a [`SaveHouse`],
//! `DELETE /api/houses/{name}` forgets one. `GET /api/career` answers a [`CareerPage`]; `POST /api/career` takes a
//! [`CareerCommand`] and answers the page that follows; `POST /api/career/matches` takes a [`NewCareerMatch`] and answers
//! [`Created`]. `GET /api/career/profile` is the player's profile as a file; `POST /api/career/profile` takes the bytes of
//! such a file, puts it in place of the profile and answers the [`CareerPage`] that follows. `POST /api/practice` takes a
//! [`NewPractice`] and answers [`Created`]. `GET /api/matches/{id}/advice?discard=TILE` answers [`Advised`]: what the adviser
//! says of the player's decision in a practice match, and of a discard if one is named. `GET /api/matches/{id}/review` answers a
//! [`LookBack`] at the hand that has just ended there. `GET /api/matches/{id}/reach` answers a [`YakuInReach`], and of a finished match `GET /api/matches/{id}/why?seat=SEAT&step=STEP` a [`PastDiscard`]. `GET /api/drills` answers a
//! [`DrillList`], `GET /api/drills/question?drill=KEY&skill=KEY&n=NUMBER` a [`DrillQuestion`], under the `rules` of a name where it is of a hand, and with
//! `from=own` from the player's own matches; `GET /api/drills/daily?date=2026-11-25` a [`DailyPuzzle`]. `GET /api/lessons` answers a [`LessonList`],
//! `GET /api/lessons/{key}` a [`Lesson`]. `GET /api/statistics` answers a [`StatisticsPage`]; its query filters the matches
//! by `mode`, `rules`, `opponent`, and `since` and `until`, in seconds since 1970. `GET /api/statistics/hands` with the same
//! filters answers a [`StatisticsList`]: what the `figure` of this key counts, or the hands with the `value` of a `group`, or
//! those that are both, from `after` on. An error is a [`Failure`] with a status of 4xx or 5xx.
//!
//! `GET /api/me` answers a [`Visitor`]. On a server for friends `POST /api/me` takes a [`SignIn`] and answers the [`Visitor`] that
//! follows, with a cookie that keeps them signed in; `DELETE /api/me` signs them out. `GET /api/rooms` answers a [`RoomList`],
//! `POST /api/rooms` takes [`RoomSettings`] and answers the [`Room`], where whoever asks sits as its host; `GET /api/rooms/{id}` answers
//! a [`Room`], but not to anybody whom its host keeps out, and `POST /api/rooms/{id}` takes a [`RoomCommand`].
//!
//! `GET /api/sessions` answers a [`SessionList`]; `DELETE /api/sessions/{id}` ends one of them, `DELETE /api/sessions` all but the one that
//! asks. `POST /api/devices/offer` answers a [`DeviceOffer`]. On the other device `POST /api/devices/name` takes its [`DeviceCode`] and answers
//! an [`OfferedName`], and `POST /api/devices` takes it and answers the [`Visitor`] that follows, with a cookie.
//!
//! `GET /api/account` answers an [`AccountState`]; `POST /api/account` takes [`Credentials`] and answers [`RecoveryCodes`];
//! `POST /api/account/password` takes a [`PasswordChange`]. `POST /api/account/sign-in` takes [`Credentials`], `POST /api/account/recover` a
//! [`Recovery`], and both answer the [`Visitor`] that follows, with a cookie.
//!
//! Passkeys are added and used in two requests each, with WebAuthn's own JSON between them. `POST /api/passkeys/options` takes a [`NewPasskey`] and
//! answers a `PublicKeyCredentialCreationOptionsJSON`; `POST /api/passkeys` takes the `RegistrationResponseJSON` and answers [`RecoveryCodes`];
//! `DELETE /api/passkeys/{id}` removes a passkey. `POST /api/passkeys/sign-in/options` answers a `PublicKeyCredentialRequestOptionsJSON`, and
//! `POST /api/passkeys/sign-in` takes the `AuthenticationResponseJSON` and answers the [`Visitor`] that follows, with a cookie.
//!
//! **WebSocket** at `/ws`: each frame is one JSON text.
//!
//! 1. The client opens with [`ClientMessage::Hello`]: the match, the secret of its seat ([`SeatToken`](ids::SeatToken), which
//!    `GET /api/matches/{id}/seat` gives to whose seat it is), and the number of the last event it has kept. A spectator
//!    opens with [`ClientMessage::Watch`], and is sent [`ServerMessage::Watching`], [`ServerMessage::PublicView`] and
//!    [`ServerMessage::PublicEvent`] in the same way. Nobody watches a match of their own.
//! 2. The server answers [`ServerMessage::Welcome`]. Then, if the client's `last_event` is one of this stream, the
//!    events after it; else a full [`ServerMessage::View`], whose `next_event` says which number the next event has.
//! 3. Each [`ServerMessage::Event`] has the next number of this seat's stream, from 0, without gaps. It brings with it
//!    what changed beside the fact itself ([`After`]), so that the browser need not know why.
//! 4. Whenever the seat has to decide, a [`ServerMessage::Prompt`] follows. Its `decision_id` is the number the next
//!    event will have: any later event voids the prompt. The client answers [`ClientMessage::Act`] and gets
//!    [`ServerMessage::Ack`] once the answer is stored; the same answer sent again is acked again and has no effect.
//!    A prompt still open is sent again after a reconnect. Between rounds, where walls are shared, it names the next wall, and
//!    the answer may bring the seal of a share. If one does, [`ServerMessage::Seals`] follows the last answer, whoever has sealed a share sends
//!    [`ClientMessage::Open`], and gets [`ServerMessage::Opened`] once the share is stored. The deal waits ten seconds for that at most.
//!    Where time counts, the prompt says how much is left; when it has run out, the engine's default is chosen. After two such choices in a row
//!    on the seat's turn or between rounds the table chooses at once, until [`ClientMessage::Back`] or an answer. Everybody at the table is sent
//!    [`ServerMessage::Away`] whenever somebody is away or back.
//!    Where the match has a claim window, no clock runs for claims: [`ServerMessage::ClaimWindow`] opens one for everybody after each discard, and answers are stored
//!    and acked when it is over.
//! 5. [`ServerMessage::Replaced`]: another tab took the seat, and the connection is closed. [`ServerMessage::Bye`]:
//!    the table is closed, or [the server stops](ErrorCode::ServerStops) and may soon be back.
//!
//! At the table of a room [`ServerMessage::Watchers`] says how many people watch, whenever that changes.
//!
//! A socket may be opened with [`ClientMessage::Room`] instead: it is sent [`ServerMessage::Room`] at once and whenever the room changes, and
//! [`ServerMessage::Bye`] when the room is gone or the server stops. Whom the host keeps out is sent [`ServerMessage::KeptOut`] in place of the room, until they are
//! let in.
//!
//! People in a room, and those with a seat at its table, say something with [`ClientMessage::Say`]. Everybody there is sent it as [`ServerMessage::Said`];
//! who comes into the room is first sent what was [said before](ServerMessage::SaidBefore), and who takes a seat what [may be said](ServerMessage::TalkRules).
//! What is not passed on is answered with [`ServerMessage::NotSaid`]. Nothing of it is stored.
//!
//! Tiles are `"1m"` to `"9m"`, `p`, `s`, `"1z"` to `"7z"` (east, south, west, north, white, green, red); `"0m"`,
//! `"0p"`, `"0s"` are the red fives. Seats are numbers from 0, the first dealer.

mod account;
mod admin;
mod advice;
mod career;
mod ceremony;
mod client;
pub mod convert;
mod display;
mod drill;
mod end;
mod ending;
mod event;
mod help;
pub mod ids;
mod info;
mod lesson;
pub mod names;
mod outcome;
mod people;
mod pieces;
mod placement;
mod practice;
mod prompt;
mod replay;
mod room;
mod rules;
mod score;
mod server;
mod session;
mod start;
mod statistics;
pub mod summary;
mod table;
mod talk;

pub use account::{
    AccountState, Credentials, NewPasskey, PasskeyEntry, Password, PasswordChange, Recovery, RecoveryCodes,
};
pub use admin::{AdminMatch, AdminPeople, AdminPerson, AdminReport, AdminRoom, Ban, NewBan};
pub use advice::{
    Advice, AdviceFact, Advised, BestDiscard, DiscardDanger, Explanation, HandOutlook, HandReview, LookBack,
    PastDiscard, SafestDiscard, YakuInReach,
};
pub use career::{
    AccountMove, Achievement, AchievementState, Buyer, CareerCharacter, CareerCommand, CareerGame, CareerPage, Club,
    Feature, Item, LadderMove, LadderReward, LadderState, MatchNews, Mode, NewCareerMatch, OpenGame, Owned, Pack,
    PackOffer, Parlour, ParlourTable, Price, ResultsRecord, Rival, Slot, TableOffer,
};
pub use ceremony::{Ceremony, DealStep, SeatTake, SeatThrow, SeatingDraw, SeatsDrawn, StackRef};
pub use client::{Action, ClientMessage};
pub use display::{DeadWall, Display, RiichiButton, Words};
pub use drill::{
    DailyAnswer, DailyPuzzle, DrillChoice, DrillDiscard, DrillEntry, DrillEstimate, DrillList, DrillQuestion,
    DrillSkill, DrillSolution,
};
pub use end::{
    Account, EndReason, Leftover, MatchEnd, ResultLine, RoundEnd, ScoreChange, SettleUnit, Standing, Transfer,
    TransferReason,
};
pub use ending::{EndedBy, Proposal, Vote};
pub use event::{After, Event, PublicAfter};
pub use help::{
    AcceptedTile, FuHelp, HelpBook, HelpFacts, HelpHand, HelpScore, LimitByFu, LimitRow, NagashiHand, NearMiss,
    PointsCell, PointsRow, StrategyFigure, StrategyMeasure, StudyExample, StudyHelp, YakuHelp,
};
pub use info::{MatchInfo, Welcome};
pub use lesson::{Lesson, LessonEntry, LessonGoal, LessonList, LessonMistake, LessonOption, LessonPart, LessonStep};
pub use outcome::{DoraCount, FuItem, FuReason, LimitName, Outcome, Showing, ShownHand, Winner, YakuLine, YakuValue};
pub use people::Person;
pub use pieces::{Dora, Meld, RiverTile, RoundName, Side, Tile, Wind};
pub use placement::{BetterPlace, PlacementByRon, PlacementByTsumo, PlacementTarget};
pub use practice::{CustomHand, NewPractice};
pub use prompt::{
    AfterDiscard, Choice, Connection, DiscardHint, IllegalIntent, Intent, KanWarning, SafetyClass, SafetyGrade,
    SafetyMark, SafetyWall, TileSafety,
};
pub use replay::{Noted, Replay, ReplayNote, ReplayRound, ReplayStep, ReplayTable};
pub use room::{
    Bystander, Forget, Report, Room, RoomCommand, RoomEntry, RoomFound, RoomHost, RoomList, RoomMatch, RoomNext,
    RoomPlayed, RoomRules, RoomSeat, RoomSettings, RoomStanding, RoomTotal, Seating, SignIn, Visitor, Watching,
};
pub use rules::{
    Catalogue, ChoiceEntry, HouseChecked, HouseDraft, HouseRead, OptionEntry, OptionGroup, PresetRules, RuleFault,
    RuleValue, SaveHouse, ValueKind, YakuEntry,
};
pub use score::{NoWinReason, Payer, PaymentStep, ScoreAnswer, ScoredHand};
pub use server::{ErrorCode, NextWall, ServerMessage, TimeLeft};
pub use session::{DeviceCode, DeviceOffer, OfferedName, SessionEntry, SessionList};
pub use start::{
    BotInfo, BrokenHouse, Created, DamagedMatch, Failure, HouseGroup, Length, MatchPage, MatchSummary, MenuChoice,
    MenuLine, NewMatch, OwnSeat, Pace, Preset, StartPage, TimeControl, TimePart,
};
pub use statistics::{
    FigureGroup, FigureLine, FigurePart, HandEnd, Listed, ListedEntry, ListedHand, MeasuredFigure, PointsAfter,
    QuotedFigure, RulesChoice, StatisticsChoices, StatisticsList, StatisticsPage, WonHand, YakuName,
};
pub use summary::{RuleFact, RuleLine, RuleTopic};
pub use table::{
    ClaimOn, DrawFrom, OpenedHand, Phase, PublicView, Riichi, RoundStart, SeatState, SeatView, View, WaitLeft, Why,
};
pub use talk::{NotSaid, Phrase, Said, Stamp, Talk, TalkRules};

/// The version of this protocol: a client of another version is refused.
pub const VERSION: u32 = 6;
