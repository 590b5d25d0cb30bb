### What the commands print for people, by command. A macro makes each a call, `text!("play-no-browser")`.

any-match-progress = { $bar } { $done }/{ $all } matches, { $left } left
any-match-timing = { $matches } matches in { $seconds } s, { $rate } matches/s

convert-dialect-without-mjai = --dialect needs the format mjai
convert-filled-in = filled in: tiles of the walls that the record does not show
convert-no-format = the name of the output implies no format: choose one with --to
convert-not-carried = not carried: { $fact }
convert-one-seat = the stream of one seat is not a whole record
convert-players = which players are programs

play-no-browser = No browser could be opened: visit the address above.
play-no-data-dir = this system has no data directory: name one with --data DIR

profile-events = { $events } events, { $achievements } achievements
profile-holds = { $events } events, all undamaged and in order
profile-imported = { $events } events imported
profile-there-is-one = there is a profile with { $events } events already: replace it with --replace, and export it first to keep it

records-no-match = --match is a number from 1 to { $matches }, not { $number }
records-several-matches = the file has { $matches } matches: choose one with --match

rules-differences = { $count ->
    [one] 1 difference
   *[other] { $count } differences
}
rules-errors = { $count ->
    [one] 1 error
   *[other] { $count } errors
}
rules-same = { $a } and { $b } play the same rules

verify-no-file = there is no such file
verify-progress = { $bar } { $done }/{ $all } files, { $rate }, { $left } left
