### The drills and the daily puzzle.

drill-list = All drills
drill-doors = Drills
drill-days =
    { $days ->
        [one] One day in a row
       *[other] { $days } days in a row
    }
drill-streak = In a row: { $now } · best: { $best }
drill-new = New
drill-level = Difficulty { $level } of 5
drill-rules = Rules: { $rules }
drill-rules-for = Rules for fu, points and waits
drill-source = Positions from
drill-source-bots = Matches of our bots
drill-source-own = My own matches
drill-none-own = Your finished matches have no such position yet.
drill-use-bots = Use matches of our bots
drill-map = Your weak spots
drill-map-none = Answer some questions, and you will see here what to practise.
drill-map-all = All skills
drill-map-weakest = Weakest now:
drill-map-spot = { $drill }: { $skill }
drill-map-share = { $right } of { $asked }

drill-name-discard = What to discard
drill-name-waits = Find the waits
drill-name-fu = Count the fu
drill-name-points = Count the points
drill-name-safety = Find the safe tile
drill-name-riichi = Riichi or not
drill-name-call = Call or skip
drill-name-push = Push or fold
drill-about-discard = Which discard leaves the most improving tiles?
drill-about-waits = Which tiles complete the hand?
drill-about-fu = How many fu is this hand?
drill-about-points = Who pays how much for this win?
drill-about-safety = Which tile is the safest against a riichi?
drill-about-riichi = Declare it, or stay silent?
drill-about-call = Take this tile, or let it go?
drill-about-push = Fight against a riichi, or fold?

drill-skill-discard-tenpai = To tenpai
drill-skill-discard-iishanten = To 1-shanten
drill-skill-discard-ryanshanten = To 2-shanten
drill-skill-discard-sanshanten = To 3-shanten
drill-skill-waits-one = One tile
drill-skill-waits-two = Two tiles
drill-skill-waits-three = Three tiles
drill-skill-waits-four = Four or more
drill-skill-waits-one_suit = One suit
drill-skill-fu-runs = Runs, or seven pairs
drill-skill-fu-triplets = Triplets
drill-skill-fu-kan = Kans
drill-skill-points-ron = Non-dealer ron
drill-skill-points-tsumo = Non-dealer tsumo
drill-skill-points-dealer_ron = Dealer ron
drill-skill-points-dealer_tsumo = Dealer tsumo
drill-skill-points-limit = Mangan and up
drill-skill-safety-genbutsu = Genbutsu
drill-skill-safety-passed = Passed by others
drill-skill-safety-suji = Suji
drill-skill-safety-wall = Walls
drill-skill-safety-honour = Honours
drill-skill-riichi-good_wait = Good waits
drill-skill-riichi-bad_wait = Bad waits
drill-skill-riichi-late = Late in the hand
drill-skill-riichi-against_riichi = Against a riichi
drill-skill-riichi-last_round = Last round
drill-skill-call-yakuhai = Yakuhai
drill-skill-call-pon = Other pon
drill-skill-call-chii = Chii
drill-skill-call-against_riichi = Against a riichi
drill-skill-push-tenpai = In tenpai
drill-skill-push-iishanten = At 1-shanten
drill-skill-push-ryanshanten = At 2-shanten

drill-ask-discard = What would you discard?
drill-in-hand = Choose a tile of your hand.
drill-ask-waits = Which tiles complete this hand?
drill-ask-fu = How many fu?
drill-ask-points = What does it pay?
drill-ask-safety = Which of these is the safest against { $seat }’s riichi?
drill-ask-riichi = Do you declare riichi?
drill-ask-call = Do you call { $tile } from { $seat }?
drill-ask-push = Push or fold against { $seat }’s riichi?
drill-seat = { $wind }
drill-choices = Choices
drill-choice-all = { $points } all
drill-choice-split = { $others }/{ $dealer }
drill-yes-riichi = Riichi
drill-no-riichi = No riichi
drill-yes-call = Call
drill-no-call = Skip
drill-yes-push = Push
drill-no-push = Fold
drill-check = Check
drill-next = Next
drill-right = Right!
drill-wrong = Not the best choice.
drill-wrong-plain = Wrong.
drill-missed = { $what }. Try once more.
drill-does = { $choice }: { $what }
drill-not = Not { $choice }
drill-no-wait = { $choice } does not complete the hand
drill-more = Right so far, but there are more
drill-mark-right = right
drill-mark-wrong = wrong
drill-mark-yours = your choice

drill-hand = Hand
drill-seat-round = { $seat } seat, { $round } round
drill-dora-is = Dora indicator
drill-ura-is = Ura-dora indicator
drill-solution = Solution
drill-adviser = The adviser
drill-best = best
drill-less = worth about { $points } points less
drill-win = wins { $percent }%
drill-danger = dealing in costs about { $points }
drill-judged = What our bot Expert expects, in points over the whole match.

daily-title = Daily puzzle
daily-about = One position a day, the same for everybody. The first answer counts.
daily-done-right = Today: right
daily-done-wrong = Today: wrong
daily-open = Answer
daily-look = See the solution
daily-days =
    { $days ->
        [one] One day so far
       *[other] { $days } days in a row
    }
daily-chose = { $levels } chose { $choice }
daily-chose-none = { $levels } chose something else
daily-joined = { $before }; { $after }
daily-copy = Copy result
daily-copied = Copied
daily-share-right = Jantaku daily puzzle { $date }: ✓ right, days in a row: { $days }
daily-share-wrong = Jantaku daily puzzle { $date }: ✗ wrong, days in a row: { $days }
