### Where a match begins.

more-unfinished = Other unfinished matches ({ $count })
resume = Continue
give-up = Give up…
give-up-question =
    { $loss ->
        [stake] Give up { $match }? You lose the 25,000 points you paid for the seat, and this cannot be undone.
        [ladder] Give up { $match }? Your place on the ladder stays the same, and this cannot be undone.
       *[none] Give up { $match }? It leaves your lists, and this cannot be undone.
    }
give-up-it = Give up
find-match = Find by player or rules
no-match-found = No matches found.
with-points = { $points } points
against = against { $names }
result-of = Result
watch = Replay
verb-match = { $verb }: { $match }

play = Play
opponents-alike =
    { $count ->
        [one] one bot: { $bot }
       *[other] { $count } bots: { $bot }
    }
opponents-mixed = bots: { $bots }
play-new = New match
never-played = Never played?
never-played-about = Learn in ten minutes
first-match = First match
first-match-about = Easy bots and an adviser

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
you-named = You: { $name }
start = Start
in-manners = { $level }, by style

rules = Rules
rules-modern = Modern rules
rules-described = Other rulebooks
rules-own = Your rules
rules-short = Rules at a glance
rules-short-usual = Rules at a glance, before your changes above
menu = Match options
menu-more = { $count } more to agree on, if you like
menu-reset = Reset to defaults
change-house = Edit these rules…
change-rules = Edit rules…
not-saved = unsaved changes
house-broken = The rules “{ $name }” cannot be played: { $faults }
delete = Delete
delete-it = Delete { $name }

# Trouble with the server.
no-answer = No answer from the server. Is Jantaku still running?
server-said = The server responded with { $status }.
length-east = { CAP(-east-only) }
length-east_south = { CAP(-hanchan) }
length-east-about = Each player deals once
length-east_south-about = Each player deals twice: an East round and a South round

more-matches = Show more
match-damaged = Match { $id } is damaged and cannot be opened.
save-rounds =
    { $rounds ->
        [one] Save its first round
       *[other] Save its first { $rounds } rounds
    }

# Other things to play for.
door-parlour = Parlour
door-ladder = Ladder
door-club = Rate match
door-achievements = Achievements
door-statistics = Statistics
home = Home
you-link-of = { $name }: name and devices
to-page = Back to { $page }
door-practice = Practice
door-friends = Friendly match
door-learn = Learn
door-drills = Drills
door-daily = Daily puzzle
door-help = Help
match-practice = Practice
home-learn = Learn
home-career = Career
home-records = Records
tab-lessons = Lessons
tab-matches = Matches
tab-open = Open a game record
nowhere = Page not found
nowhere-about = Nobody plays at this table: come in by another door
home-about = Japanese mahjong against bots or friends. Free, no account.
home-play = Play
home-friends = Friends
home-friends-about = A room, and a link to send
home-learn-about = Lessons, drills, a puzzle a day
home-career-about = Parlour, ladder, statistics
home-records-about = Your matches, and any other
home-friends-open = Open or join a room
home-career-new = Create a character, win prizes and climb the ladder from 30th to 1st.
nothing-played = No finished match yet
players = Players
learn-done = { $done } of { $all } lessons done
