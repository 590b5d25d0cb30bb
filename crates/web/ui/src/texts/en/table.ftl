### The table of a match.

you = You
your-hand = Your hand
hand-of = { $name }’s hand
hand-closed =
    { $name }’s hand: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
hand-open = { $name }’s hand, shown
just-drawn = just drawn
can-riichi = can declare { -riichi }
good-discard = recommended discard
marked = marked
keeps-tenpai = keeps { -a-tenpai }
discards-of = { $name }’s discards
note-riichi = { -riichi }
note-as-drawn = tsumogiri
note-claimed = called by { $name }

leave = Leave
leave-confirm =
    { $loss ->
        [stake] Leave the table? You can come back to the match from the start page. If you give it up there, you lose the 25,000 points you paid for the seat.
        [ladder] Leave the table? You can come back to the match from the start page. If you give it up there, your place on the ladder stays the same.
       *[none] Leave the table? You can come back to the match from the start page.
    }
help = Help
help-title = Keys and rules
whole-help = Help for players: yaku, { -points }, how to play
card = Yaku
card-title = All yaku of these rules
card-near = Within reach
card-open = (open: { $worth })
help-keys = Keys
help-rules = Rules: { $rules }
close = Close

# What the table shows without a word.
looks = Marks on the table
look-tinted = Slightly darker discard
look-tinted-means = tsumogiri: discarded as it was drawn
look-grey = Grey discard
look-grey-means = called by another player
look-sideways = Sideways discard
look-sideways-means = declared { -riichi }
look-plate = 東 in the middle
look-plate-means = the round wind, at the first dealer’s side
look-sticks = Sticks beside the round
look-sticks-means = left: { -honbas } (100 each), right: { -sticks } (1,000 each)
window-grip = Move: ← ↑ → ↓ · Resize: ⇧ + ← ↑ → ↓
seat-windows = Players’ hands as windows
seat-grip-own = Your hand · Move: ← ↑ → ↓ · Resize: ⇧ + ← ↑ → ↓ · Back: ⏎ · Leave: Esc
seat-grip = { $name } · Move: ← ↑ → ↓ · Resize: ⇧ + ← ↑ → ↓ · Back: ⏎ · Leave: Esc
decision-grip = Action buttons · Move: ← ↑ → ↓ · Back: ⏎ · Leave: Esc
decision-tray = Drag to move; double-click to put it back
seat-tray = Drag to move, or the corner to resize; double-click to put it back

wall-left =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } left in the wall{ $dead ->
        [0] {""}
       *[other] , including { $dead } in the dead wall
    }
honba-count =
    { $count } { $count ->
        [one] { -honba }
       *[other] { -honbas }
    }
sticks-count =
    { $count ->
        [one] { $count } { -stick }
       *[other] { $count } { -sticks }
    } on the table
dora = { CAP(-dora) }
dora-indicators = { CAP(-dora-indicator) }s
dora-is = { -dora }: { $tile }
dora-by = { -dora-indicator }: { $tile }

plate-you = { $name } (you)
offline = Offline
offline-why = No page of this match is open there
away = Away
away-bot = Bot plays
away-why = The player has left, or their time ran out twice in a row
rank-of = Level: { $level }
dealer = Dealer
doubles = Wareme
doubles-why = Wareme: the wall was broken here, so this player wins and pays double
yakitori-up = Yakitori: no win yet
yakitori-turned = Yakitori cleared: has won
mark-ippatsu = { CAP(-ippatsu) } possible
mark-riichi = { CAP(-riichi) }
mark-open = Open
mark-honba = { CAP(-honbas) }
mark-sticks = Left over
mark-sticks-count =
    { $count ->
        [one] { $count } { -stick }
       *[other] { $count } { -sticks }
    } left from earlier hands
round-plate = { $wind } round; lies at the first dealer

# What players call out.
call-chii = { CAP(-call-chii) }
call-pon = { CAP(-call-pon) }
call-kan = { CAP(-call-kan) }
call-kita = Kita
call-tenpai = { CAP(-tenpai) }
call-noten = { CAP(-noten) }
call-riichi = { CAP(-riichi) }
call-open-riichi = Open { -riichi }
call-tsumo = { CAP(-call-tsumo) }
call-ron = { CAP(-call-ron) }

# The buttons of a decision.
your-choice = Your options
button-tsumo = { CAP(-call-tsumo) }
button-ron = { CAP(-call-ron) }
button-ippatsu = { CAP(-ippatsu) }
button-riichi = { CAP(-riichi) }
button-open_riichi = Open { -riichi }
button-plain = No { -riichi }
button-kan = { CAP(-call-kan) }
button-pon = { CAP(-call-pon) }
button-chii = { CAP(-call-chii) }
button-kita = Kita
button-nine = Nine terminals
button-nine-again = Redeal
button-show = Show { -a-tenpai }
button-show-noten = Show hand
button-hide = Hide hand
button-foul = Foul
button-pass = Skip
button-continue = Next
button-book = Update scores
button-cancel-riichi = Cancel { -riichi }
button-cancel = Cancel
button-back = Back

# What the marks on the tiles mean, told once.
marks-riichi = { CAP(-riichi) }: you are one tile from a win and say so. You stake 1,000 points and can no longer change your hand, but a win is worth more. Press { CAP(-riichi) }, then choose one of the lit tiles.
marks-call = You may take this discard to complete a set, which is then laid open. After that you cannot declare { -riichi }, so your hand needs another yaku.
marks-dots = A dot above a tile: this discard is recommended.
marks-signs = The signs under your tiles show how safe each is to discard, as an opponent has declared { -riichi } or called twice. The dot also takes your own chance to win into account.
marks-red = The five with red numbers is a red five: as a dora, it makes a winning hand worth more. Otherwise it is a five like any other.
marks-done = OK

# What the last dealer is asked after winning.
last-question = End the match?
last-question-why = You are the last dealer and have { $points } points. If you continue, you stay dealer.
button-stop = End match
last-no = Continue
which-tiles = { $call }: choose the tiles

# What the table waits for.
status-overtaken = { $name } has priority: { $call }
status-playing = { $name }’s turn
status-hands-shown = { CAP(-exhaustive-draw) }: showing hands
status-may-claim = Waiting for calls
status-riichi = { CAP(-riichi) }: choose your discard
status-open-riichi = Open { -riichi }: choose your discard
status-with-riichi = Declare { -riichi }?
status-no-riichi = No { -riichi }: { $why }
status-no-riichi-keeps = No { -riichi }: { $why }. ▽ keeps { -a-tenpai }
status-no-riichi-hand = your hand cannot declare it
status-no-kan = No { -kan }: { $why }
status-no-kan-hand = no four of a kind, and no fourth tile for a { -pon }
status-foul = Foul: choose a tile
status-no-skip = You can win! To pass, press Skip or discard a tile
status-which = Which tiles?
status-window = No call for you: skip, or wait
status-claim = Call the { $tile } from { $name }?
status-ron = { CAP(-call-ron) }?
status-tsumo = You can win!
status-deal-again = Many terminals and honours. Redeal?
status-show = { CAP(-exhaustive-draw) }: show your { -tenpai } hand?
status-show-noten = { CAP(-exhaustive-draw) }: show your hand ({ -noten })?
status-your-turn = Discard a tile
clock = Time left
clock-byoyomi = byoyomi

# Helpers.
why-intent = { $intent }:
waits-after = Discarding { $tile }
waits-for = Waits
waits-none = none left!
waits-left = { $count } left
furiten = { CAP(-furiten) }
furiten-would = { $tiles } would be among your discards
hint-after =
    { $shanten ->
        [0] { -tenpai }
       *[other] { $shanten } from { -a-tenpai }
    } · { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }, { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
hint-best = recommended
barred-not-tenpai = no { -riichi } with this discard: your hand would be { -noten }
barred-riichi = { -in-riichi } only the drawn tile can be discarded
barred-now = cannot be discarded this turn
hint-shape-triplet = Part of a triplet: a complete set
hint-shape-pair = Part of a pair: a pair, or a triplet with one more
hint-shape-run = Part of a run: a complete set
hint-shape-near = Next to another: one more tile can make a run
hint-shape-lone_honour = Lone honour: can only pair with itself
hint-shape-lone = Isolated tile: nothing nearby
places = Currently { $place }
places-if-last = If the match ends with this hand, counting { -honbas } and { -sticks }
places-first = You are in first place.
places-none = No single win moves you up.
places-ron = { -ron } { $hand } off { $names }
places-ron-any = { -ron } { $hand } off anyone
places-tsumo = { -tsumo } { $hand }
places-tsumo-all = { -tsumo } { $hand } all
places-limit = { $points } ({ $limit })
from-above = All discards
above-legend = ↓ tsumogiri · → called by that wind
why-not = Why can’t I…?
intent-ron = { CAP(-ron) }
intent-tsumo = { CAP(-tsumo) }
intent-riichi = { CAP(-riichi) }
intent-chii = { CAP(-chii) }
intent-pon = { CAP(-pon) }
intent-kan = { CAP(-kan) }
intent-discard = Discard
intent-kita = Kita
intent-kyuushu_kyuuhai = Nine terminals
intent-of = { $intent } { $tile }

# What stands between the player and the table.
notice = Notice
notice-replaced = This seat is open in another tab
notice-replaced-why = A seat can be played in only one place at a time.
notice-closed = The table is closed
notice-here = Play here
notice-away = You are away
notice-away-why = Your time ran out twice in a row, so your turns are played for you.
notice-back = I’m back
try-again = Try again
back-to-start = Back to start
link-lost = Connection lost. Reconnecting…
link-sitting = Joining the table…
link-connecting = Connecting…

# Events, for those who hear the table.
heard-seat = Seat { $seat }
heard-dealt =
    { $round }. { $self ->
        [yes] You are
       *[no] { $name } is
    } the dealer.
heard-drew =
    { $self ->
        [yes] You draw
       *[no] { $name } draws
    } { $tile }.
heard-discarded = { $name }: { $tile }.
heard-riichi = { $name }: { -riichi }, { $tile }.
heard-open-riichi = { $name }: open { -riichi }, { $tile }.
heard-called = { $name }: { $call }, { $tiles }.
heard-said = { $name }: { $call }.
heard-wall = No tiles left in the wall.
heard-dora = New { -dora }: { $tile }.
heard-match-over = The match is over.
heard-byoyomi =
    Byoyomi: { $left ->
        [one] { $left } second
       *[other] { $left } seconds
    } for each decision.
heard-time =
    { $left ->
        [one] { $left } second
       *[other] { $left } seconds
    } left.
heard-game-over = Game { $game } of { $games } is over.

# What the table says of itself, and what it answers who asks it.
spoken-offered = You can: { $buttons }.
spoken-button = { $button } ({ $key })
spoken-turn =
    { $round }. { $whose ->
        [you] It is your turn.
        [other] It is { $name }’s turn.
       *[nobody] It is nobody’s turn.
    } { $left ->
        [one] { $left } tile is left in the wall.
       *[other] { $left } tiles are left in the wall.
    }
spoken-hand = Your hand: { $tiles }.{ $melds }
spoken-drawn = drawn { $tile }
spoken-dora = { CAP(-dora) }: { $tiles }.
spoken-points = { $name }, { $wind }: { $points }
spoken-discards =
    { $name }: { $count ->
        [0] no discards
       *[other] { $tiles }
    }.{ $melds }
spoken-riichi = { $tile } with { -riichi }
spoken-melds = Melds: { $melds }.
spoken-empty-seat = That seat is empty.

seats-drawn = Seats and first dealer
seats-drawn-throw =
    { $self ->
        [yes] You throw
       *[no] { $name } throws
    } { $sum }.
seats-drawn-count =
    { $self ->
        [yes] You count
       *[no] { $name } counts
    } as { $sum }
seats-drawn-winds = Each draws a wind tile; whoever has the white dragon draws again.
seats-drawn-dealer =
    { $self ->
        [yes] You are East and deal first.
       *[no] { $name } is East and deals first.
    }
seats-drawn-own = You are { $wind }.
seats-drawn-on = Begin
dice-show = The dice show { $a } and { $b }

points-window = Scores
column-distance = Difference
auto = Automatic play
auto-autoSort = ⇅
auto-autoWin = ★
auto-noCalls = ⊘
auto-autoDiscard = ↑
corner-menu = Menu

practice-bar = Practice
adviser = Adviser
adviser-title = What would a strong player look at?
take-back = Take back
take-back-title = Take back your last choice (U)
hand-again = Play the hand again
hand-again-title = Play the hand again from the same wall
play-from-here = Play from here
play-from-here-title = Practise from this moment on

watchers =
    { $count ->
        [one] 1 watching
       *[other] { $count } watching
    }
