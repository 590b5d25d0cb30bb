### Where a match begins.

tagline = Riichi mahjong for three or four players, against bots.
open-record = Open a game record…
go-on-with = Continue a match
resume = Resume
played = Recent matches
result-of = Result
watch = Replay
verb-round = { $verb }: { $round }

length = Length
opponents = Opponents
side-right = Right
side-across = Across
side-left = Left
pace = Opponent speed
pace-instant = Instant
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
your-name = Your name
start = Start
in-manners = { $level }, by style

rules = Rules
your-houses = Your rules
rules-short = Rules at a glance
rules-short-usual = Rules at a glance, before your changes above
menu = Match options
menu-reset = Reset to defaults
menu-marks = Marks such as { $mark } give the lines of the original rules that offer each choice.
change-house = Edit these rules…
change-rules = Edit rules…
not-saved = unsaved changes
house-broken = The rules “{ $name }” cannot be played: { $faults }
delete = Delete
delete-it = Delete { $name }

# Trouble with the server.
no-answer = No answer from the server. Is Jantaku still running?
server-said = The server responded with { $status }.
length-east = East only
length-east_south = East–South

more-matches = Show more
match-damaged = Match { $id } is damaged and cannot be opened.
save-rounds =
    { $rounds ->
        [one] Save its first round
       *[other] Save its first { $rounds } rounds
    }
