### The frame of the help, its tables and the sheet.

help-topic-start = Quick start
help-topic-first = Ten yaku to learn first
help-topic-tiles = The tiles
help-topic-hand = Yaku, { -hans }, { -fu } and { -points }
help-topic-yaku = All yaku
help-topic-yakuman = Yakuman
help-topic-double = Double yakuman
help-topic-fu = { CAP(-fu) } table
help-topic-points = { CAP(-points) } table
help-topic-limits = Limits
help-topic-example = A worked example
help-topic-calls = { CAP(-chii) }, { -pon } and { -kan }
help-topic-riichi = { CAP(-riichi) }
help-topic-furiten = { CAP(-furiten) }
help-topic-draws = Draws and { -honbas }
help-topic-course = The course of a match
help-topic-faq = Questions and answers
help-topic-different = What sets the Japanese game apart
help-topic-glossary = Glossary
help-topic-house = The rules of this house
help-topic-operation = Keys and buttons
help-topic-real = At a real table
help-topic-fouls = Fouls
help-topic-background = History and customs
help-topic-about = About this program
help-topic-sheet = Sheet to print
help-contents = Contents
help-find = Find in the help
help-find-hint = pinfu, furiten, dora …
help-found =
    { $count ->
        [0] Nothing found.
        [one] { $count } place found
       *[other] { $count } places found
    }
help-for = Rules
help-of-match = This match: { $rules }
help-group-learn = Learn
help-group-yaku = Yaku
help-group-count = Scoring
help-group-play = Play
help-group-ask = Look up
help-group-more = Around the game
help-beginner = New to mahjong? Begin with the quick start; the settings each house comes with are the recommended ones.
help-previous = Previous: { $topic }
help-next = Next: { $topic }
help-no-topic = There is no such page in the help.
help-has = Has it
help-misses = Just misses
help-example-hand = Example hand
help-seat-round = { $seat } seat, { $round } round
help-no-win = no yaku: not a win
help-closed-only = closed only
help-when-open = { $value } open
help-first-about = These are the yaku that win most hands, in the order worth learning. { CAP(-ippatsu) } is more common than honitsu, but it comes by luck.
help-yaku-about = All yaku of these rules, with a hand that has each and one that just misses it.
help-yakuman-about = The highest hands. Each is worth a yakuman; other yaku and dora are not counted beside it.
help-double-about = Hands that these rules count as two yakuman or more.
help-none-here = These rules have none.
help-fu-about =
    Add these and round up to a multiple of ten. { $freepinfu ->
        [yes] A self-drawn pinfu gets no { -fu } for the draw and has 20.
       *[no] In these rules a self-drawn pinfu gets the { -fu } of the draw, too, and has 30.
    } A triplet completed { -by-ron } counts as open. Seven pairs aren’t rounded.
help-column-for = For
help-column-fu = { CAP(-fu) }
help-column-hand = Hand
help-points-about = In each cell, above: the { -points } of a { -ron }. Below: what each player pays for a { -tsumo }; of two numbers, the second is the dealer’s.
help-points-dealer = Dealer
help-points-others = Non-dealer
help-each = { $points } each
help-column-limit = Limit
help-column-han = { CAP(-hans) }
help-column-dealer = Dealer
help-column-others = Non-dealer
help-han-range = { $least }–{ $most } { -hans }
help-han-from = { $least } { -hans } or more
help-han-fu =
    { $han } { $han ->
        [one] { -han }
       *[other] { -hans }
    }, { $fu }+ { -fu }
help-limits-about = From here on { -fu } no longer matter.
help-example-about = From one hand to its { -points }, step by step.
help-step-yaku = 1. The yaku and dora give the { -hans }.
help-step-fu = 2. The build of the hand gives the { -fu }.
help-step-points = 3. { CAP(-hans) } and { -fu } give the { -points }, without { -honbas } and { -sticks }.
help-page-ceremony = Set up a real table, step by step
help-page-score = Score calculator
help-sum = Total
help-rounded = { $sum } { -fu }, rounded up: { $fu } { -fu }
help-glossary-about = Terms with kanji and reading, and the words other players and rulebooks use.
help-subject-tiles = Tiles
help-subject-sets = Sets and waits
help-subject-play = Play
help-subject-scoring = Scoring
help-subject-yaku = Yaku of these rules
help-say = How the calls are spoken
help-here = here: { $name }
help-house-short = Rules at a glance
help-house-all = Every option
help-print = Print
help-sheet-about = One page with the yaku, { -points } and limits of these rules.
help-sheet-open = open
