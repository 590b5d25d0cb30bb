### The lists of keys.

key-raise = raise a tile
key-ends = raise the first or the last tile; the last is the one just drawn
key-confirm = discard the raised tile; continue after a hand
key-riichi = riichi: then choose among the tiles that can declare it; where the house asks: yes
key-open-riichi = where the house has it: riichi with your hand laid open
key-calls = chii, pon, kan; where there are several, choose with 1 – 9
key-kita = kita: lay a north aside for another tile
key-win = win: tsumo or ron
key-nine = nine kinds: end the hand
key-show = at a draw, where the rules leave it to you: show your tenpai hand or keep it hidden
key-foul = where fouls are punished: commit one (riichi without tenpai, a kan that breaks the hand)
key-pass = pass; where the house asks whether to declare riichi: no
key-cancel = step back from a choice; else pass
key-stop = after a hand, where the rules allow it: end the match
key-why = why something is not possible now
key-peek = after a hand: look at the table under the sheet
key-auto = done for you, on or off: sort the hand, win, no calls, discard in riichi
key-help = these keys
key-event = one event on, or back
key-turn = one turn on, or back
key-hand = the next hand, or the one before
key-edges = the end, or the beginning
key-play = play, or stop
key-seat = look from the next seat
key-hands = hands open, or hidden
key-why-past = why something was not possible
keys-raise = ← →  or  1 – 9, 0, -, =
keys-ends = Home, End or D
keys-confirm = Enter or Space
keys-calls = C, P, K
keys-win = T or W
keys-show = S or X
keys-peek = V (hold)
keys-pages = Page down, Page up
keys-edges = End, Home
keys-play = Space or P
