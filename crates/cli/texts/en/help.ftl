### What `--help`, shell completions and manual pages say, by command and argument: `rules-list` is a command, `play--port`
### an argument, `any--json` an argument of several commands.

jantaku = Riichi mahjong: a table in the browser, and tools for hands, records, rules and bots

any--bots = One bot per seat; they change seats from match to match
any--data = Directory of the server's data [default: the system's data directory]
any--store = Address of the server's store, if it is not in a directory: postgres://USER@HOST/DATABASE [default: the variable JANTAKU_STORE]
any--duplicate = Play every wall once with each distinct seating of the bots
any--force = Write over files that are there already
any--json = Print JSON
any--lang = Language of the names and explanations of rules and yaku, by its two letters [default: that of LC_ALL, LC_MESSAGES or LANG, else en; for JSON en]
any--match = Which match to read from a file with several, counted from 1
any--matches = Number of matches; with --sprt, the most to play
any--records = Write a record of each match to this directory; it must have none of these yet, unless --force is given
any--round = Round wind
any--rules = Rules: a preset or a .toml file
any--sprt = Stop once a sequential test decides whether the first of two bots is ahead of the other by P0 or by P1 places
any--timing = Print the time taken to standard error
any--who = Number or name of the person, or the name of their account; id:5 is the number 5 also where somebody is called 5

wind-E = East
wind-S = South
wind-W = West
wind-N = North

## The table

play = Play in the browser; the default command
play--rules = Rules to preselect: a preset or a .toml file [default: those of the last match]
play--port = Port to listen on, on this machine only [default: 8136, or any free port]
play--no-open = Don't open the browser
play--data = Directory for matches and settings [default: the system's data directory]
play--store = Where to keep them instead: postgres://USER@HOST/DATABASE, or sqlite:DIR as --data
play--records = Directory of game records to draw drill questions from, beside your own matches
play--seed = Derive walls and seats from this number instead of drawing them at random
look = Appearance (can also be changed at the table)
play--speed = Speed of animations
speed-slow = Half as fast
speed-normal = Normal
speed-fast = Fast
speed-none = No animations
play--tile-size = Size of the tiles
size-small = Small
size-normal = Normal
size-large = Large
play--faces = Faces of the tiles
faces-house = As the house has them
faces-japanese = Black winds and a blank white dragon
faces-framed = Blue winds and a framed white dragon
faces-numbered = With digits and letters in the corner
faces-black = Black
play--portrait-size = Size of the players' faces
portraits-normal = Normal
portraits-large = 1.4 times as large
portraits-double = Twice as large
play--language = Language of the page
language-en = English
language-ja = Japanese

serve = Host tables for friends, over the network or on this machine
    .after =
        Settings are also read from the environment, as JANTAKU_BIND. Flags come before the environment, and that before the file.
backup = Copy everything that is kept to a file, also while a server is running
backup--file = File to write; it must not exist yet
backup--data = Directory that is copied [default: the system's data directory]
store = Move everything that is kept to another database
store-copy = Copy everything that is kept from one store to another, and compare both by hash
    .after =
        An address is sqlite:DIR or postgres://USER@HOST/DATABASE. No server may use either store meanwhile. A copy that was interrupted goes on where it stopped; a target with anything else is left alone.

        Examples:
          jantaku store copy --from sqlite:/var/lib/jantaku --to postgres://jantaku@localhost/jantaku
          jantaku store copy --from postgres://jantaku@localhost/jantaku --to sqlite:/var/lib/jantaku-copy
store-copy--from = Address of the store that is copied
store-copy--to = Address of the store to copy to: an empty one, or one that an interrupted copy has begun
admin = People, bans, rooms and matches of a server, whether it runs or not
    .after =
        A running server refuses a banned person from the next request on, and closes their pages and the rooms to be closed within a second.

        Examples:
          jantaku admin people aki
          jantaku admin ban aki --days 7 --reason 'insults'
          jantaku admin reports --json
          jantaku admin grant aki
admin-people = List people, the newest first
admin-people--search = Part of a name or of the name of an account
admin-rooms = List rooms, the newest first
admin-matches = List matches that are not over, the one played last first
admin-reports = List who has reported whom, the last report first
admin-ban = Keep a person off the server: no session of theirs is answered, and they cannot sign in
admin-ban--until = Day on which the ban ends, at its beginning in UTC, as in 2027-01-31 [default: until it is lifted]
admin-ban--days = Number of days for which the ban lasts
admin-ban--reason = Reason, which the person reads
admin-unban = Lift a ban
admin-close = Close a room, and end the match that is played there
admin-close--room = Id of the room, the last part of its link
admin-grant = Let a person administer the server on its page; the person needs an account
admin-revoke = Take this from a person again
serve--bind = Address and port to listen on [default: 127.0.0.1:8136, this machine only]
serve--public-url = Address at which people reach this server, such as https://mahjong.example.org; needed for anyone beyond this machine
serve--proxy = Address of the proxy in front of the server, which adds to X-Forwarded-For for whom it asks [default: none is believed]
serve--data = Directory for matches, people and rooms [default: the system's data directory]
serve--store = Where to keep them instead: postgres://USER@HOST/DATABASE, or sqlite:DIR as --data
serve--rules = Rules to offer first: a preset or a .toml file
serve--tls-certificate = TLS certificate in PEM format; without one, put a proxy with TLS in front
serve--tls-key = Private key of the certificate, in PEM format
serve--put-aside = For how many seconds a table plays on for players who are all away, while nobody has it open [default: 60]
serve--together = Serve the store together with other servers, which reach this one at this address of a network of their own, such as 10.0.0.1:8137 [default: none, another server stands by]
serve--together-bind = Address and port to listen on for other servers [default: that of --together]
serve--metrics = Address and port at which Prometheus reads figures of the server [default: none]
serve--config = File of settings, named as here with _ for -, as in public_url = "https://mahjong.example.org"

## Hands

score = Score a winning hand: yaku, han, fu and payments
    .after =
        Examples:
          jantaku score 234m456678p3367s --win 8s --ron left --riichi --ippatsu --dora 3m
          jantaku score 234m456p3367s --meld 'pon 555z@right' --win 8s --tsumo --rules yakuza
score--hand = Concealed tiles without the winning tile, like 234m456678p3367s
score--meld = A meld, called tile first: 'chii 3-45p', 'pon 555z@right', 'kan 1111p@across', 'ankan 9999s', 'kakan 2222m@left'; repeatable
score--win = Winning tile
score--tsumo = Win by self-draw
score--ron = Win on the discard of this player
side-left = The previous player
side-across = The player opposite
side-right = The next player
score--seat = Winner's seat wind
score--dora = Dora indicators
score--ura = Ura dora indicators
score--riichi = Riichi was declared
score--double-riichi = Double riichi was declared
score--open = Riichi was declared with the hand open
score--from-riichi = The player who dealt in is also in riichi
score--ippatsu = Ippatsu: within one turn of riichi, without a call
score--haitei = Haitei: self-draw of the last tile
score--houtei = Houtei: ron on the last discard
score--rinshan = Rinshan: self-draw of a kan's replacement tile
score--chankan = Chankan: ron on the tile added to a pon
score--tenhou = Tenhou: the dealer's first draw
score--chiihou = Chiihou: another player's first draw, before any call
score--renhou = Renhou: ron before the first draw and before any call
score--kita = Norths declared (kita)
score--honba = Honba on the table
score--sticks = Riichi sticks on the table, including the winner's own
score--explain = Show the arithmetic step by step
score--batch = Check each line of a file of score vectors (- for standard input) and skip lines that can't be read; with --json, print the scores

analyze = Show a hand's shanten and waits, and the ukeire of each discard
    .after =
        Example:
          jantaku analyze 123456789m1p345s7z --visible 77z
analyze--hand = Concealed tiles; with each meld counted as three, 13 or 14
analyze--meld = A meld, written as for `jantaku score`; repeatable
analyze--visible = Tiles visible elsewhere: discards, other players' melds
analyze--dora = Dora indicators
analyze--seat = Seat wind
analyze--batch = Read one hand per line from a file (- for standard input) and print one result per line
analyze--shanten = Print each hand's shanten, -1 for a complete hand; the default
analyze--ukeire = Print each hand's best discards with their ukeire as `discard:count` pairs, or `-:count` for 13 tiles
analyze--timing = Print hands per second to standard error

## Rules

rules = Show, compare and check house rules
rules-list = List the presets
rules-show = Show every rule of a house
rules-show--rules = A preset or a .toml file
rules-show--toml = Print a complete rule file
rules-diff = Show how two houses differ
rules-diff--a = A preset or a .toml file
rules-diff--b = The preset or .toml file to compare it with
rules-check = Check a rule file and list every error
rules-check--file = Rule file (- for standard input)
rules-explain = Explain an option or a yaku: its values, and what each preset says
rules-explain--option = Name of the option or yaku, as in rule files

## Bots

simulate = Play matches between our bots and report places, points and rates
simulate--seed = Seed of the walls and of the bots' random choices
simulate--jobs = Matches to play at once; doesn't affect the results [default: the number of processors]

arena = Play matches between external bots, each its own process, and ours
    .after =
        A BOT is the name of one of our bots, or a shell command that reads messages from standard input and answers on
        standard output. A prefix chooses the protocol:
          jantaku:COMMAND   each choice has all that is needed for it; every house
          gimite:COMMAND    mjai, one message per line, each answered (the default)
          mjai.app:COMMAND  mjai, one array of messages per choice; the seat is the last argument
          mortal:COMMAND    mjai, one message per line, only choices answered; the seat is the last argument
        A bot that listens on a WebSocket is jantaku:ws://HOST:PORT/PATH. For a command with the name of one of our
        bots, write its path. See docs/bots.md.
arena--bot = A bot, one per seat; they change seats from match to match
arena--seed = Seed of the walls and of our bots' random choices
arena--jobs = Matches to play at once, each with its own processes
arena--timeout = Seconds a bot has to answer; ten times as long for its first answer
arena--memory = Memory limit of each process, in MiB
arena--on-fault = What to do with a match when a bot fails
on-fault-stand-in = Play on, discarding each tile the bot draws
on-fault-void = Don't count the match
arena--failures = Write each decision at which a bot failed to this directory; it must have none of these yet, unless --force is given
arena--replay-decision = Ask the bot again for a decision written by --failures
arena--check = Test whether a bot keeps to the protocol and the rules
arena--situation = With --check, run only the situation with this name

bot = Run one of our bots as a process, or as a client of an mjai server
bot--level = Name of the bot, such as `expert`
bot--seat = Seat from 0 to 3, if `start_game` doesn't state it
bot--protocol = Protocol on standard input and output
bot-protocol-mjai = A dialect of mjai
bot-protocol-jantaku = Our own, which states seat and rules: docs/bots.md
bot--mjai = The same as --protocol mjai
bot--mjai-tcp = Join an mjai server for one game: HOST:PORT or mjsonp://HOST:PORT/ROOM
bot--room = Room on the server
bot--name = Name to play under [default: the name of the bot]
bot--dialect = Dialect: gimite (answers every message), mjai.app (arrays) or mortal (answers only choices) [default: detected from the first line]
bot--rules = Rules, which mjai doesn't state: a preset or a .toml file [default: tenhou]
bot--seed = Seed of the bot's random choices

## Records

show = Print a record as text, round by round
show--record = Record in any known format (- for standard input)
show--round = Round to show: E2.1 is East 2 with 1 honba, E2 any honba, 2:E2 East 2 of the second game
show--seat = Show only what this seat could see: 0 to 3, where 0 deals first
show--rules = Read the record of another program under these rules instead of its own: a preset or a .toml file

convert = Convert a record to another format and report what that format can't represent
convert--input = Record to read (- for standard input)
convert--output = File to write (- for standard output); it must not exist yet, unless --force is given
convert--to = Output format [default: by the extension of the output]
format-mjai = mjai, as JSON lines
format-tenhou6 = tenhou.net/6 JSON
format-majiang = JSON of Majiang (電脳麻将)
format-mjlog = Tenhou's mjlog XML
format-jantaku = Jantaku's own record
convert--dialect = Dialect of mjai: mortal (also mjai-reviewer and Akochan), mjai.app, or gimite (also Manue) [default: mortal]
convert--rules = Read the record of another program under these rules instead of its own: a preset or a .toml file

verify = Replay records and check every choice, win and payment
verify--paths = Files, or directories to search for files (- for standard input)
verify--jobs = Files to check at once [default: the number of processors]
verify--rules = Check the records of other programs under these rules instead of their own: a preset or a .toml file

profile = Show, save and restore your profile: money, points, prizes, the ladder, achievements
    .after =
        Examples:
          jantaku profile export me.jsonl
          jantaku profile import me.jsonl --replace
profile-show = Show your characters
profile-show--data = Directory the profile is kept in
profile-export = Write your profile to a file, in which no byte can change unnoticed
profile-export--file = File to write; it must not exist yet, unless --force is given [default: standard output]
profile-export--data = Directory the profile is kept in
profile-import = Read a profile from a file; a damaged one is refused, and yours stays as it is
profile-import--file = File to read (- for standard input)
profile-import--data = Directory the profile is kept in
profile-import--replace = Replace the profile you have
profile-verify = Check that every event of a profile is undamaged and follows from those before it
profile-verify--file = File to check (- for standard input) [default: the profile you have]
profile-verify--data = Directory the profile is kept in

stats = Count what the matches of records add up to, with the error of each figure
    .after =
        Examples:
          jantaku stats logs --player Aki --opponent Beni --since 2026-01-01
          jantaku stats logs --player Aki --hands win --where wait=tanki
        A share has a standard error over matches, and an interval of 95 % that takes hands as independent.
        Files that are no record are skipped. What doesn't replay under its rules isn't counted, and is named.
stats--paths = Files, or directories to search for files (- for standard input)
stats--player = Count the seats of this player only
stats--opponent = Count only matches with this player in another seat
stats--house = Count only matches under rules of this name: a preset's key or title, or the name of a house
stats--players = Count only matches of 3 or 4 players
stats--winds = Count only matches of this many winds: 1 is East only
stats--since = Count only matches of this day or later: 2026-01-31. The day is taken from the name of the file
stats--until = Count only matches of this day or earlier
stats--hands = List the hands, or the matches, behind a figure: each with the command that shows it
stats--where = With --hands, list only hands with this property: wait=ryanmen, dealt_into=tanki, turn=1-6, limit=mangan, yaku=pinfu
stats--rules = Read the records of other programs under these rules instead of their own: a preset or a .toml file
stats--jobs = Files to read at once; doesn't affect the results [default: the number of processors]
figure-win = Win rate
figure-deal_in = Deal-in rate
figure-riichi = Riichi rate
figure-call = Call rate
figure-exhaustive = Exhaustive draws
figure-abortive = Abortive draws
figure-chombo = Chombo
figure-nagashi = Nagashi
figure-tenpai = Tenpai at exhaustive draws
figure-hand_points = Points per hand
figure-win_points = Points per win
figure-deal_in_points = Points per deal-in
figure-tsumo = Self-draws among wins
figure-win_with_riichi = Wins with riichi
figure-win_with_call = Wins with calls
figure-win_silent = Wins without riichi or calls
figure-yakuman = Yakuman among wins
figure-kazoe = Counted yakuman among wins
figure-riichi_win = Win rate after riichi
figure-riichi_deal_in = Deal-in rate after riichi
figure-riichi_points = Points per riichi
figure-riichi_turn = Turn of riichi
figure-call_win = Win rate after calls
figure-call_deal_in = Deal-in rate after calls
figure-call_points = Points per hand with calls
figure-place = Mean place
figure-first = First places
figure-second = Second places
figure-third = Third places
figure-fourth = Fourth places
figure-below_zero = Below zero at the end
figure-final_points = Points at the end
figure-total = Result with uma and oka

dataset = Write the decisions of records or bots as Parquet files
    .after =
        Examples:
          jantaku dataset logs --out data
          jantaku dataset --bots normal,normal,wild,random --matches 10000 --seed 1 --out data
        A run that was broken off goes on where it stopped. The files don't depend on the number of jobs.
        The columns are in data/card.json, with the counts and what was left out.
dataset--records = Directory to search for records of any format
dataset--out = Directory to write to
dataset--bots = Play matches between these bots instead, by name; they change seats from match to match
dataset--matches = With --bots, matches to play
dataset--seed = With --bots, seed of the walls and of the bots' random choices: the matches are those of `simulate` [default: 0]
dataset--rules = Rules to play under [default: tenhou], or to read the records of other programs under instead of their own: a preset or a .toml file
dataset--per-shard = Files of records, or matches, to put into each file
dataset--jobs = Files to write at once; doesn't affect what is in them [default: the number of processors]

wall = Check the walls of a record
wall-verify = Recompute each wall and compare it with its commitment
wall-verify--record = Record (- for standard input)

## The program itself

completions = Print a completion script for a shell
    .after =
        Examples:
          jantaku completions bash > ~/.local/share/bash-completion/completions/jantaku
          jantaku completions fish > ~/.config/fish/completions/jantaku.fish
completions--shell = Shell

man = Print the manual page, or write a page for each command
    .after =
        Example:
          jantaku man ~/.local/share/man/man1 --force
man--dir = Directory to write the pages to; over older ones with --force
