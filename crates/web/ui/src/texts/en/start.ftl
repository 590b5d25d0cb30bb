### Where a match begins.

tagline = Riichi mahjong against two or three opponents.
open-record = Open a record …
go-on-with = Go on with
resume = Resume
played = Played
result-of = Result
watch = Watch
verb-round = { $verb }: { $round }

length = Length
opponents = Opponents
side-right = Right
side-across = Across
side-left = Left
pace = Their pace
pace-instant = Instant
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
your-name = Your name
start = Start
in-manners = { $level }, in manners of their own

rules = Rules
your-houses = Your houses
rules-short = The rules in short
rules-short-usual = The rules in short, without what is set above
menu = Before the match
menu-reset = Restore the defaults
menu-marks = Marks such as { $mark } name the lines of the house's description that offer each choice.
change-house = Change this house …
change-rules = Change the rules …
not-saved = changed, but not saved
house-broken = The house “{ $name }” cannot be played: { $faults }
delete = Delete
delete-it = Delete { $name }

# Trouble with the server.
no-answer = The server does not answer. Is Jantaku still running?
server-said = The server answered { $status }.
length-east = East only
length-east_south = East and South

more-matches = Show more
match-damaged = Match { $id } is stored but cannot be read.
