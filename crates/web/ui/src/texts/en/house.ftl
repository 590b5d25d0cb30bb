### The page of rules, where a house of one's own is made.

house-rules = House rules
no-such-rules = There are no rules called “{ $name }”.
house-name = Name of your rules
house-new = My { $title }
undo-all = Undo all changes
delete-house = Delete these rules
delete-house-confirm = Delete the rules “{ $name }”? Matches already played keep them.
save-file = Save to a file
open-file = Open a rule file…
file-faulty = This file has errors:
file-line = Line { $line }: { $fault }
save-copy = Save a copy
save-house = Save rules
save = Save
show = Show
faults-many =
    { $count ->
        [one] { $count } error
       *[other] { $count } errors
    }
differences-none = No changes yet. Whatever you change below is listed here.
differ =
    { $count ->
        [0] Same as { $base }
        [one] { $count } rule differs from { $base }
       *[other] { $count } rules differ from { $base }
    }
in-base = { $base }: { $value }
changed-from = Changed ({ $base }: { $value })
reset = Reset
reset-to = Reset { $title } to { $value }
find-rule = Find a rule or a yaku
find-hint = riichi, red fives, chanta …
found =
    { $count ->
        [0] No matches.
       *[other] { $count } found
    }
each-yaku = All yaku
changed-count = { $count } changed
wrong-count =
    { $count ->
        [one] { $count } error
       *[other] { $count } errors
    }
yaku-counts = { $yaku } allowed
yaku-usually = Usually { $worth }.
yaku-unsure = sources disagree
nth-of = { $label }, { $nth }
add = Add
add-to = Add one to { $label }
remove = Remove
remove-from = Remove the last one from { $label }

# Values of rules in words.
value-yes = yes
value-no = no
value-none = none
value-of-suit = { $count } { $suit }
worth = Value
worth-han = Han
worth-yakuman = Yakuman
worth-limit = Limit
worth-closed = Closed hand
worth-open = Open hand (0: closed only)
worth-times = Multiple
limit = Limit
not-counted = not counted
at-least = at least { $limit }
yakuman-units =
    { $count ->
        [1] yakuman
        [2] double yakuman
        [3] triple yakuman
       *[other] { $count }× yakuman
    }
han-closed-only = { $closed } han, closed only
han-open-only = { $open } han, open only
han-both = { $closed } han, { $open } open
