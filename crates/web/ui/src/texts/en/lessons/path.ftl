### The path of the lessons, and what is the same in all of them.

learn-about = New to mahjong? Start here: a few minutes a lesson, and you learn by doing.
learn-begin = Start
learn-continue = Continue
learn-finished = Every lesson done. To the table!
learn-match = Play your first match
learn-ceremony = Set up a real table, step by step
learn-score = Score calculator
learn-state-done = Done
lesson-panel-step = Step { $step } of { $steps }
lesson-panel-back = Back
lesson-panel-next = Next
lesson-panel-hint = Hint
lesson-panel-show = Show me
lesson-panel-check = Check
lesson-panel-shown = Tiles in this step
lesson-panel-pick = Tiles to pick from
lesson-panel-answers = Answers
lesson-panel-points = { $points } points
lesson-panel-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
lesson-panel-right = Right!
lesson-panel-missed = Not quite. The answer is marked now: choose it.
lesson-panel-marked = The answer is marked now: choose it.
lesson-panel-marked-several = The right tiles are marked now: pick them, then press Check.
lesson-panel-too_few = Right so far, but there is more to pick.
lesson-panel-wrong = Not quite. Look again and try once more.
lesson-panel-other_tile = That is not the tile asked for. Try once more.
lesson-panel-discarded = That would discard a tile. Something else is asked here.
lesson-panel-passed = That would let the tile go. Something else is asked here.
lesson-panel-declared = That is possible, but something else is asked here.
lesson-panel-done = Well done! This lesson is finished.
lesson-panel-following = Next: { $title }
lesson-panel-list = All lessons
lesson-panel-match = You can play: to your first match
lesson-option-yes = Yes
lesson-option-no = No
