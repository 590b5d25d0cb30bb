//! The HTTP endpoints: name, method, path, parameters, body, answer, and the server that answers. The server registers
//! a handler for each of them, and the page's client and the OpenAPI document are generated from this list.

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
    /// Signs in a guest, or changes the name or face of a person who is signed in.
    SayWho: Post "/api/me", body: Json<SignIn>, => 201 Signed, at: Eldest, who: Anybody;
    /// Signs the person out.
    LeaveSession: Delete "/api/me", => 204 Nothing, who: Anybody;
    /// Everything that is kept of the person, as a file.
    OwnDataFile: Get "/api/me/data", => 200 File;
    /// Forgets the person; the body has their name, so that nobody is forgotten by mistake.
    ForgetMe: Delete "/api/me/data", body: Json<Forget>, => 204 Nothing;
    /// The sessions of the person.
    FetchSessions: Get "/api/sessions", => 200 Json<SessionList>;
    /// Ends all sessions of the person but this one.
    EndOtherSessions: Delete "/api/sessions", => 204 Nothing;
    /// Ends a session of the person.
    EndSession: Delete "/api/sessions/{id}", path: u32, => 204 Nothing;
    /// Signs in with the code.
    TakeDevice: Post "/api/devices", body: Json<DeviceCode>, => 201 Signed, at: Eldest, who: Anybody;
    /// The person whom a code signs in.
    FetchOfferedName: Post "/api/devices/name", body: Json<DeviceCode>, => 200 Json<OfferedName>, at: Eldest, who: Anybody;
    /// Makes a code with which the person signs in at another device; any code before is void.
    OfferDevice: Post "/api/devices/offer", => 200 Json<DeviceOffer>, at: Eldest;
    /// The account of the person.
    FetchAccount: Get "/api/account", => 200 Json<AccountState>, at: Eldest;
    /// Gives the person an account. Its recovery codes are sent this one time.
    CreateAccount: Post "/api/account", body: Json<Credentials>, => 201 Json<RecoveryCodes>, at: Eldest;
    /// Changes the password of the person; all their other sessions end.
    ChangePassword: Post "/api/account/password", body: Json<PasswordChange>, => 204 Nothing, at: Eldest;
    EnterByPassword: Post "/api/account/sign-in", body: Json<Credentials>, => 201 Signed, at: Eldest, who: Anybody;
    /// Signs in with a recovery code and a new password; all other sessions end.
    EnterByCode: Post "/api/account/recover", body: Json<Recovery>, => 201 Signed, at: Eldest, who: Anybody;
    /// Asks the browser for a new passkey. A person without an account gets one of this name.
    AskForPasskey: Post "/api/passkeys/options", body: Json<NewPasskey>, => 200 Json<PasskeyWanted>, at: Eldest;
    /// Adds the passkey that the device has made.
    KeepPasskey: Post "/api/passkeys", body: Json<PasskeySaid>, => 201 Json<RecoveryCodes>, at: Eldest;
    /// Removes a passkey of the person.
    RemovePasskey: Delete "/api/passkeys/{id}", path: u32, => 204 Nothing, at: Eldest;
    /// Asks the browser for a passkey to sign in with.
    AskWhichPasskey: Post "/api/passkeys/sign-in/options", => 200 Json<PasskeyAsked>, at: Eldest, who: Anybody;
    /// Signs in with the passkey of the device's answer.
    EnterByPasskey: Post "/api/passkeys/sign-in", body: Json<PasskeySaid>, => 201 Signed, at: Eldest, who: Anybody;

    /// The rooms that the person may find.
    FetchRooms: Get "/api/rooms", => 200 Json<RoomList>;
    /// Opens a room, where the person has the first seat.
    OpenRoom: Post "/api/rooms", body: Json<RoomSettings>, => 201 Json<Room>;
    /// A room, for anybody with its link whom its host does not keep out.
    FetchRoom: Get "/api/rooms/{id}", path: RoomId, => 200 Json<Room>, at: Room, who: Anybody;
    /// Carries out a command in a room. The answer is empty if the room is gone.
    OrderInRoom: Post "/api/rooms/{id}", path: RoomId, body: Json<RoomCommand>, => 200 Maybe<Room>, at: Room;
    /// The room of a code, as it was typed.
    FindRoom: Get "/api/codes/{code}", path: String, => 200 Json<RoomFound>, at: Eldest;

    /// The server for friends that the player's own program has opened, if it has.
    FetchHosting: Get "/api/hosting", => 200 Json<Hosting>;
    /// Opens a server for friends on this machine's network.
    OpenHosting: Post "/api/hosting", => 201 Json<Hosting>;
    /// Closes it; matches played there go on when it is opened again.
    CloseHosting: Delete "/api/hosting", => 204 Nothing;

    /// The contents of the start page.
    FetchStart: Get "/api/start", => 200 Json<StartPage>;
    /// Begins a match against bots.
    BeginMatch: Post "/api/matches", body: Json<NewMatch>, => 201 Json<Created>;
    /// Gives up a running match of the player.
    GiveUp: Delete "/api/matches/{id}", path: MatchId, => 204 Nothing, at: Table;
    /// The player's seat in a match, with its secret.
    FetchSeat: Get "/api/matches/{id}/seat", path: MatchId, => 200 Json<OwnSeat>, at: Table;
    SocketLine: Get "/ws", => 101 Socket;

    /// The player's finished matches.
    FetchMatches: Get "/api/matches", query: MatchesQuery, => 200 Json<MatchPage>;
    /// The record of a finished match.
    RecordFile: Get "/api/matches/{id}/record", path: MatchId, => 200 File, at: Table;
    /// The replay of a finished match; of a running one, its earlier rounds, where [`Watching::Hands`] allows it.
    FetchReplay: Get "/api/matches/{id}/replay", path: MatchId, => 200 Json<Replay>, at: Table;
    /// The replay of a record in any known format, or of a link that contains one.
    ReplayRecord: Post "/api/replay", query: ReplayQuery, body: Bytes, most: LONGEST_RECORD as usize, => 200 Json<Replay>;
    /// The statistics of the player's matches.
    FetchStatistics: Get "/api/statistics", query: StatisticsQuery, => 200 Json<StatisticsPage>;
    /// The hands or results behind a number.
    FetchHands: Get "/api/statistics/hands", query: StatisticsQuery, => 200 Json<StatisticsList>;

    /// The help on rules.
    FetchHelp: Get "/api/help", query: HelpQuery, => 200 Json<HelpBook>;
    /// The score of a hand, step by step.
    FetchScore: Get "/api/score", query: ScoreQuery, => 200 Json<ScoreAnswer>;
    /// A table to be set up by hand.
    FetchCeremony: Get "/api/ceremony", => 200 Json<Ceremony>;
    /// The lessons in their order.
    FetchLessons: Get "/api/lessons", => 200 Json<LessonList>;
    /// A lesson with all messages of its tables.
    FetchLesson: Get "/api/lessons/{key}", path: String, => 200 Json<Lesson>;
    /// The drills in their order.
    FetchDrills: Get "/api/drills", => 200 Json<DrillList>;
    /// A question with its solution.
    FetchQuestion: Get "/api/drills/question", query: QuestionQuery, => 200 Json<DrillQuestion>;
    /// The puzzle of a day.
    FetchDaily: Get "/api/drills/daily", query: DailyQuery, => 200 Json<DailyPuzzle>;
    /// Begins a practice match, from its start or from a point of another match.
    BeginPractice: Post "/api/practice", body: Json<NewPractice>, => 201 Json<Created>;
    /// The adviser's view of the player's decision in a practice match, and of a discard if one is named.
    FetchAdvice: Get "/api/matches/{id}/advice", path: MatchId, query: AdviceQuery, => 200 Json<Advised>, at: Table;
    /// A look back at the player's last hand.
    FetchReview: Get "/api/matches/{id}/review", path: MatchId, => 200 Json<LookBack>, at: Table;
    /// The yaku within reach of the player's hand.
    FetchReach: Get "/api/matches/{id}/reach", path: MatchId, => 200 Json<YakuInReach>, at: Table;
    /// Why the discard at a step of a replay was good or bad, by what that seat knew.
    FetchPastDiscard: Get "/api/matches/{id}/why", path: MatchId, query: PastStep, => 200 Json<PastDiscard>, at: Table;

    /// All rules that can be chosen, with all their options.
    FetchCatalogue: Get "/api/rules", => 200 Json<Catalogue>;
    /// The faults of a house, or a summary of its rules.
    CheckHouse: Post "/api/rules/check", body: Json<HouseDraft>, most: RULES_LEN, => 200 Json<HouseChecked>;
    /// A rule file as a house that is not saved yet.
    ReadRuleFile: Post "/api/rules/read", body: Bytes, most: RULES_LEN, => 200 Json<HouseRead>;
    KeepHouse: Post "/api/houses", body: Json<SaveHouse>, most: RULES_LEN, => 204 Nothing;
    DeleteHouse: Delete "/api/houses/{name}", path: String, => 204 Nothing;

    FetchCareer: Get "/api/career", => 200 Json<CareerPage>;
    /// Carries out a command between matches; the answer is the career after it.
    OrderInCareer: Post "/api/career", body: Json<CareerCommand>, => 200 Json<CareerPage>;
    /// Begins a match of the career.
    CreateCareerMatch: Post "/api/career/matches", body: Json<NewCareerMatch>, => 201 Json<Created>;
    ProfileFile: Get "/api/career/profile", => 200 File;
    /// Replaces the player's profile with a saved one; the answer is the career after it.
    ImportProfile: Post "/api/career/profile", body: Bytes, most: PROFILE_LEN, => 200 Json<CareerPage>;

    /// People, the newest first.
    FetchSomePeople: Get "/api/admin/people", query: PeopleQuery, => 200 Json<AdminPeople>;
    /// Bans a person from the server.
    BanPerson: Post "/api/admin/people/{id}/ban", path: PlayerId, body: Json<NewBan>, => 204 Nothing;
    UnbanPerson: Delete "/api/admin/people/{id}/ban", path: PlayerId, => 204 Nothing;
    FetchAllRooms: Get "/api/admin/rooms", => 200 Json<Vec<AdminRoom>>;
    /// Closes a room, at once or when its match is over.
    CloseRoom: Delete "/api/admin/rooms/{id}", path: RoomId, => 204 Nothing;
    /// The matches that are not over.
    FetchOpenMatches: Get "/api/admin/matches", => 200 Json<Vec<AdminMatch>>;
    /// The reports of people.
    FetchReports: Get "/api/admin/reports", => 200 Json<Vec<AdminReport>>;
}
