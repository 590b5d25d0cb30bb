### The table of a match.

you = You
your-hand = Your hand
hand-of = Hand of { $name }
hand-closed = Hand of { $name }: { $count } tiles
hand-open = Hand of { $name }, laid open
just-drawn = just drawn
can-riichi = can declare riichi
good-discard = a best discard
keeps-tenpai = keeps the hand tenpai
discards-of = Discards of { $name }
note-riichi = riichi
note-as-drawn = as drawn
note-claimed = claimed by { $name }

leave = Leave
leave-confirm = Leave the table? The match is kept, and you can go on with it from the start page.
help = Help
help-title = Keys and rules
help-keys = Keys
help-rules = Rules: { $rules }
close = Close
window-grip = Move: ← ↑ → ↓ · resize: ⇧

wall-left =
    { $dead ->
        [0] { $count } tiles left in the wall
       *[other] { $count } tiles left in the wall, the last { $dead } of them not drawn
    }
honba-count = { $count } honba
sticks-count = { $count } riichi sticks on the table
dora = Dora
dora-indicators = Dora indicators
dora-is = the dora is { $tile }
dora-by = indicator { $tile }

plate-you = { $name } (you)
dealer = Dealer
doubles = wins and pays double
doubles-why = The wall was broken here: this player wins and pays double
yakitori-up = Yakitori: no win yet
yakitori-turned = Yakitori turned: has won
mark-ippatsu = Ippatsu
mark-riichi = Riichi
mark-open = Open

# What players call out.
call-chii = Chii
call-pon = Pon
call-kan = Kan
call-kita = Kita
call-tenpai = Tenpai
call-noten = Noten
call-riichi = Riichi
call-open-riichi = Open riichi
call-tsumo = Tsumo
call-ron = Ron

# The buttons of a decision.
your-choice = Your choice
button-tsumo = Tsumo
button-ron = Ron
button-ippatsu = Ippatsu
button-riichi = Riichi
button-open_riichi = Open riichi
button-plain = Just discard
button-kan = Kan
button-pon = Pon
button-chii = Chii
button-kita = Kita
button-nine = Nine kinds
button-nine-again = Deal again
button-show = Show tenpai
button-show-noten = Show my hand
button-hide = Keep hidden
button-foul = Foul
button-pass = Pass
button-continue = Continue
button-book = Book the points
button-cancel-riichi = Cancel riichi
button-cancel = Cancel
button-back = Back

# What the last dealer is asked after winning.
last-question = Finish here?
last-question-why = You are the last dealer and have { $points } points. If it goes on, you deal again.
button-stop = Yes, end it
last-no = No, play on
which-tiles = { $call }: which tiles

# What the table waits for.
status-overtaken = { $name } took it first: { $call }
status-playing = { $name } is playing
status-hands-shown = The wall has run out: hands are shown
status-may-claim = The others may claim
status-riichi = Riichi: choose the tile to declare it with
status-open-riichi = Open riichi: choose the tile to declare it with
status-with-riichi = Throw it with riichi?
status-no-riichi = No riichi: { $why }
status-no-riichi-keeps = No riichi: { $why }. ▽ keeps tenpai
status-no-riichi-hand = this hand cannot declare it
status-no-kan = No kan: { $why }
status-no-kan-hand = you have neither four tiles of one kind nor the fourth tile of a pon
status-foul = A foul: with which tile?
status-which = With which tiles?
status-claim = Claim the { $tile } from { $name }?
status-deal-again = Many terminals and honours: have the hands dealt again?
status-show = The wall has run out: show your tenpai hand?
status-show-noten = The wall has run out: show your noten hand?
status-your-turn = Your turn: choose a discard

# Helpers.
waits-after = After { $tile }
waits-for = Waiting for
waits-none = none left!
waits-left = { $count } not seen
furiten = Furiten
furiten-would = { $tiles } would be among your discards
hint-after =
    { $shanten ->
        [0] tenpai
       *[other] { $shanten } away
    }; { $kinds ->
        [one] one kind
       *[other] { $kinds } kinds
    }, { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
hint-best = best
hint-shape-triplet = One of a triplet: a set already
hint-shape-pair = One of a pair: a head, or with a third a set
hint-shape-run = Part of a run: a set already
hint-shape-near = Near another: one tile more may make a run
hint-shape-lone_honour = A lone honour: only its like can join it
hint-shape-lone = A lone tile: nothing near it
places = Now { $place }
places-if-last = If the match ends with this hand, honba and sticks counted
places-first = You are first.
places-none = No single hand leads higher.
places-ron = ron { $hand } from { $names }
places-ron-any = ron { $hand } from anybody
places-tsumo = tsumo { $hand }
places-tsumo-all = tsumo { $hand } from each
places-limit = { $points } ({ $limit })
from-above = Discards from above
above-legend = ↓ thrown as drawn · → claimed by that wind
why-not = Why not?
intent-ron = Ron
intent-tsumo = Tsumo
intent-riichi = Riichi
intent-chii = Chii
intent-pon = Pon
intent-kan = Kan
intent-discard = Discard
intent-kita = Kita
intent-kyuushu_kyuuhai = Nine kinds
intent-of = { $intent } { $tile }

# What stands between the player and the table.
notice = Notice
notice-replaced = Another tab plays this seat
notice-replaced-why = The seat can be played in one place at a time.
notice-closed = The table is closed
notice-here = Play here
try-again = Try again
back-to-start = Back to start
link-lost = Connection lost. Trying again …
link-sitting = Sitting down …
link-connecting = Connecting …

# Events, for those who hear the table.
heard-seat = Seat { $seat }
heard-dealt =
    { $round }. { $self ->
        [yes] You deal
       *[no] { $name } deals
    }.
heard-drew =
    { $self ->
        [yes] You draw
       *[no] { $name } draws
    } { $tile }.
heard-discarded = { $name }: { $tile }.
heard-riichi = { $name }: riichi, { $tile }.
heard-open-riichi = { $name }: open riichi, { $tile }.
heard-called = { $name }: { $call }, { $tiles }.
heard-said = { $name }: { $call }.
heard-wall = The wall has run out.
heard-dora = New dora: { $tile }.
heard-match-over = The match is over.
heard-game-over = Game { $game } of { $games } is over.

# What the table says of itself, and what it answers who asks it.
told-offered = You can: { $buttons }.
told-button = { $button } ({ $key })
told-turn =
    { $round }. { $whose ->
        [you] It is your turn.
        [other] { $name } is to play.
       *[nobody] Nobody is to play.
    } { $left ->
        [one] One tile is left in the wall.
       *[other] { $left } tiles are left in the wall.
    }
told-hand = Your hand: { $tiles }.{ $melds }
told-drawn = drawn { $tile }
told-dora = Dora: { $tiles }.
told-points = { $name }, { $wind }: { $points }
told-discards =
    { $name }: { $count ->
        [0] no discards
       *[other] { $tiles }
    }.{ $melds }
told-riichi = { $tile } with riichi
told-melds = Laid down: { $melds }.
told-empty-seat = Nobody sits there.

points-window = Points of all
column-distance = Against you
auto = Done for you
auto-autoSort = Sort
auto-autoWin = Win
auto-noCalls = No calls
auto-autoDiscard = Discard
