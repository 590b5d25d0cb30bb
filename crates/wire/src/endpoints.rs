//! The HTTP endpoints, each said once: its name, method, path, what it takes and answers, and where it is answered. The server
//! registers a handler for each of them, and the page's client and the OpenAPI document are generated from this list.

use jantaku_record::LONGEST_RECORD;

use super::*;
use crate::contract::*;
use crate::ids::{MatchId, PlayerId, RoomId};

/// The longest rule file, in bytes.
const RULES_LEN: usize = 64 * 1024;
/// The longest profile, in bytes: that of some ten thousand matches.
const PROFILE_LEN: usize = 16 * 1024 * 1024;

endpoints! {
    FetchVisitor: Get "/api/me", => 200 Json<Visitor>, who: Anybody;
    /// Signs somebody in as a guest, or gives whoever is signed in another name or face.
    SayWho: Post "/api/me", body: Json<SignIn>, => 201 Signed, at: Eldest, who: Anybody;
    /// Signs whoever asks out.
    LeaveSession: Delete "/api/me", => 204 Nothing, who: Anybody;
    /// Everything that is kept of whoever asks, as a file.
    OwnDataFile: Get "/api/me/data", => 200 File;
    /// Forgets whoever asks; the body has their name, so that nobody is forgotten by mistake.
    ForgetMe: Delete "/api/me/data", body: Json<Forget>, => 204 Nothing;
    /// Where whoever asks is signed in.
    FetchSessions: Get "/api/sessions", => 200 Json<SessionList>;
    /// Ends all sessions of whoever asks but this one.
    EndOtherSessions: Delete "/api/sessions", => 204 Nothing;
    /// Ends a session of whoever asks.
    EndSession: Delete "/api/sessions/{id}", path: u32, => 204 Nothing;
    /// Signs in whoever has the code.
    TakeDevice: Post "/api/devices", body: Json<DeviceCode>, => 201 Signed, at: Eldest, who: Anybody;
    /// Whom a code signs in.
    FetchOfferedName: Post "/api/devices/name", body: Json<DeviceCode>, => 200 Json<OfferedName>, at: Eldest, who: Anybody;
    /// Makes a code by which whoever asks goes on at another device; any code before is void.
    OfferDevice: Post "/api/devices/offer", => 200 Json<DeviceOffer>, at: Eldest;
    /// The account of whoever asks.
    FetchAccount: Get "/api/account", => 200 Json<AccountState>, at: Eldest;
    /// Gives whoever asks an account. Its recovery codes are sent this one time.
    CreateAccount: Post "/api/account", body: Json<Credentials>, => 201 Json<RecoveryCodes>, at: Eldest;
    /// Changes the password of whoever asks; all their other sessions end.
    ChangePassword: Post "/api/account/password", body: Json<PasswordChange>, => 204 Nothing, at: Eldest;
    EnterByPassword: Post "/api/account/sign-in", body: Json<Credentials>, => 201 Signed, at: Eldest, who: Anybody;
    /// Signs in by a recovery code and a new password; all other sessions end.
    EnterByCode: Post "/api/account/recover", body: Json<Recovery>, => 201 Signed, at: Eldest, who: Anybody;
    /// Asks the browser of whoever asks for a new passkey. Whoever has no account gets one of this name.
    AskForPasskey: Post "/api/passkeys/options", body: Json<NewPasskey>, => 200 Json<PasskeyWanted>, at: Eldest;
    /// Adds the passkey that their device has made.
    KeepPasskey: Post "/api/passkeys", body: Json<PasskeySaid>, => 201 Json<RecoveryCodes>, at: Eldest;
    /// Removes a passkey of whoever asks.
    RemovePasskey: Delete "/api/passkeys/{id}", path: u32, => 204 Nothing, at: Eldest;
    /// Asks the browser for a passkey to sign in by.
    AskWhichPasskey: Post "/api/passkeys/sign-in/options", => 200 Json<PasskeyAsked>, at: Eldest, who: Anybody;
    /// Signs in whoever's passkey the device has answered with.
    EnterByPasskey: Post "/api/passkeys/sign-in", body: Json<PasskeySaid>, => 201 Signed, at: Eldest, who: Anybody;

    /// The rooms that whoever asks may find.
    FetchRooms: Get "/api/rooms", => 200 Json<RoomList>;
    /// Opens a room, where whoever asks has the first seat.
    OpenRoom: Post "/api/rooms", body: Json<RoomSettings>, => 201 Json<Room>;
    /// A room, for anybody with its link whom its host does not keep out.
    FetchRoom: Get "/api/rooms/{id}", path: RoomId, => 200 Json<Room>, at: Room, who: Anybody;
    /// Does something in a room. Where nothing is left of it, there is nothing to answer.
    OrderInRoom: Post "/api/rooms/{id}", path: RoomId, body: Json<RoomCommand>, => 200 Maybe<Room>, at: Room;
    /// The room of a code, as somebody has typed it.
    FindRoom: Get "/api/codes/{code}", path: String, => 200 Json<RoomFound>, at: Eldest;

    /// What the start page shows.
    FetchStart: Get "/api/start", => 200 Json<StartPage>;
    /// Begins a match against bots.
    BeginMatch: Post "/api/matches", body: Json<NewMatch>, => 201 Json<Created>;
    /// Gives up a match of the player's that is not over.
    GiveUp: Delete "/api/matches/{id}", path: MatchId, => 204 Nothing, at: Table;
    /// The player's seat in a match, with its secret.
    FetchSeat: Get "/api/matches/{id}/seat", path: MatchId, => 200 Json<OwnSeat>, at: Table;
    SocketLine: Get "/ws", => 101 Socket;

    /// The player's matches that are over.
    FetchMatches: Get "/api/matches", query: MatchesQuery, => 200 Json<MatchPage>;
    /// The record of a finished match.
    RecordFile: Get "/api/matches/{id}/record", path: MatchId, => 200 File, at: Table;
    /// A finished match, to be looked at again; of one that is played, the rounds before this one, where [`Watching::Hands`] allows it.
    FetchReplay: Get "/api/matches/{id}/replay", path: MatchId, => 200 Json<Replay>, at: Table;
    /// The same of a record in any known format, or of a link that holds one.
    ReplayRecord: Post "/api/replay", query: ReplayQuery, body: Bytes, most: LONGEST_RECORD as usize, => 200 Json<Replay>;
    /// What the player's matches add up to.
    FetchStatistics: Get "/api/statistics", query: StatisticsQuery, => 200 Json<StatisticsPage>;
    /// The hands or results behind a number.
    FetchHands: Get "/api/statistics/hands", query: StatisticsQuery, => 200 Json<StatisticsList>;

    /// What the help says of rules.
    FetchHelp: Get "/api/help", query: HelpQuery, => 200 Json<HelpBook>;
    /// The score of a hand, step by step.
    FetchScore: Get "/api/score", query: ScoreQuery, => 200 Json<ScoreAnswer>;
    /// A table to be set up by hand.
    FetchCeremony: Get "/api/ceremony", => 200 Json<Ceremony>;
    /// The lessons in their order.
    FetchLessons: Get "/api/lessons", => 200 Json<LessonList>;
    /// A lesson with everything its tables are sent.
    FetchLesson: Get "/api/lessons/{key}", path: String, => 200 Json<Lesson>;
    /// The drills in their order.
    FetchDrills: Get "/api/drills", => 200 Json<DrillList>;
    /// A question with its solution.
    FetchQuestion: Get "/api/drills/question", query: QuestionQuery, => 200 Json<DrillQuestion>;
    /// The puzzle of a day.
    FetchDaily: Get "/api/drills/daily", query: DailyQuery, => 200 Json<DailyPuzzle>;
    /// Begins a match for practice, or one from an earlier point of another.
    BeginPractice: Post "/api/practice", body: Json<NewPractice>, => 201 Json<Created>;
    /// What the adviser says of the player's decision in a practice match, and of a discard if one is named.
    FetchAdvice: Get "/api/matches/{id}/advice", path: MatchId, query: AdviceQuery, => 200 Json<Advised>, at: Table;
    /// A look back at the player's last hand.
    FetchReview: Get "/api/matches/{id}/review", path: MatchId, => 200 Json<LookBack>, at: Table;
    /// The yaku within reach of the player's hand.
    FetchReach: Get "/api/matches/{id}/reach", path: MatchId, => 200 Json<YakuInReach>, at: Table;
    /// Why the discard at a step of a replay was good or bad, by what that seat knew.
    FetchPastDiscard: Get "/api/matches/{id}/why", path: MatchId, query: PastStep, => 200 Json<PastDiscard>, at: Table;

    /// All rules that can be chosen, with everything that can be set in them.
    FetchCatalogue: Get "/api/rules", => 200 Json<Catalogue>;
    /// The faults of a house, or a summary of its rules.
    CheckHouse: Post "/api/rules/check", body: Json<HouseDraft>, most: RULES_LEN, => 200 Json<HouseChecked>;
    /// A rule file as a house that is not saved yet.
    ReadRuleFile: Post "/api/rules/read", body: Bytes, most: RULES_LEN, => 200 Json<HouseRead>;
    KeepHouse: Post "/api/houses", body: Json<SaveHouse>, most: RULES_LEN, => 204 Nothing;
    DeleteHouse: Delete "/api/houses/{name}", path: String, => 204 Nothing;

    FetchCareer: Get "/api/career", => 200 Json<CareerPage>;
    /// Does something between matches; the answer is the career that follows.
    OrderInCareer: Post "/api/career", body: Json<CareerCommand>, => 200 Json<CareerPage>;
    /// Begins a match of the career.
    CreateCareerMatch: Post "/api/career/matches", body: Json<NewCareerMatch>, => 201 Json<Created>;
    ProfileFile: Get "/api/career/profile", => 200 File;
    /// Puts a saved profile in place of the player's; the answer is the career that follows.
    ImportProfile: Post "/api/career/profile", body: Bytes, most: PROFILE_LEN, => 200 Json<CareerPage>;

    /// People, the newest first.
    FetchSomePeople: Get "/api/admin/people", query: PeopleQuery, => 200 Json<AdminPeople>;
    /// Keeps somebody off the server.
    BanPerson: Post "/api/admin/people/{id}/ban", path: PlayerId, body: Json<NewBan>, => 204 Nothing;
    UnbanPerson: Delete "/api/admin/people/{id}/ban", path: PlayerId, => 204 Nothing;
    FetchAllRooms: Get "/api/admin/rooms", => 200 Json<Vec<AdminRoom>>;
    /// Closes a room, at once or when its match is over.
    CloseRoom: Delete "/api/admin/rooms/{id}", path: RoomId, => 204 Nothing;
    /// The matches that are not over.
    FetchOpenMatches: Get "/api/admin/matches", => 200 Json<Vec<AdminMatch>>;
    /// Who has reported whom.
    FetchReports: Get "/api/admin/reports", => 200 Json<Vec<AdminReport>>;
}
