### The page of rules, where a house of one's own is made.

house-rules = House rules
no-such-rules = There are no rules called “{ $name }”.
house-name = Name of your house
house-new = Our { $title }
undo-all = Undo all changes
delete-house = Delete this house
delete-house-confirm = Delete the house “{ $name }”? Matches played under it keep its rules.
save-file = Save as a file
open-file = Open a rule file …
file-faulty = This file has errors:
file-line = Line { $line }: { $fault }
save-copy = Save a copy
save-house = Save house
save = Save
show = Show
faults-many =
    { $count ->
        [one] { $count } error
       *[other] { $count } errors
    }
differences-none = Choose other values below; they are listed here.
differ =
    { $count ->
        [0] The rules of { $base }, unchanged
        [one] { $count } rule differs from { $base }
       *[other] { $count } rules differ from { $base }
    }
in-base = { $base }: { $value }
changed-from = Changed; { $base }: { $value }
reset = Reset
reset-to = Reset { $title } to { $value }
find-rule = Find a rule or a yaku
find-hint = riichi, red fives, chanta …
found =
    { $count ->
        [0] No matches.
       *[other] { $count } found
    }
each-yaku = Each yaku
changed-count = { $count } changed
wrong-count = { $count } wrong
yaku-counts = { $yaku } counts
yaku-usually = Usually worth { $worth }.
yaku-unsure = the sources differ over this one
nth-of = { $label }, { $nth }
add = Add
add-to = Add one to { $label }
remove = Remove
remove-from = Remove the last of { $label }

# Values of rules in words.
value-yes = yes
value-no = no
value-none = none
value-of-suit = { $count } of { $suit }
dots = dots
worth = Worth
worth-han = Han
worth-yakuman = Yakuman
worth-limit = At least
worth-closed = Closed hand
worth-open = Open hand, 0: closed only
worth-times = Times
limit = Limit
not-counted = not counted
at-least = at least { $limit }
yakuman-units =
    { $count ->
        [1] yakuman
        [2] double yakuman
       *[other] { $count } yakuman
    }
han-closed-only = { $closed } han, closed only
han-open-only = { $open } han, open only
han-both = { $closed } han, { $open } open
