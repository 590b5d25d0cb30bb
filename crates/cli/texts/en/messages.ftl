### What the commands print for people, by command. A macro makes each a call, `text!("play-no-browser")`.

admin-about = about
admin-account = account
admin-at = when (UTC)
admin-banned = { $who } is banned: { $until }
admin-banned-guest = A guest can come back under another name by clearing the browser's cookies: only accounts are kept off for good.
admin-banned-until = banned until
admin-begun = begun
admin-bots = bots
admin-by = by
admin-closing = { $room } is being closed, and its match ends with it
admin-for-good = until it is lifted
admin-granted = { $who } is an administrator of this server
admin-guest = guest
admin-host = host
admin-id = id
admin-is-admin = (administrator)
admin-is-closing = (closing)
admin-match = match
admin-more-people = The list ends after { $listed } people: search for part of a name.
admin-name = name
admin-no-account = { $who } has no account: only accounts administer a server
admin-no-room = there is no room { $room }
admin-nobody = there is nobody with the number or the name { $who }
admin-not-admin = { $who } is no administrator of this server
admin-not-banned = { $who } is not banned
admin-open = open
admin-opened = opened
admin-past = a ban ends in the future
admin-people = people
admin-played = last played
admin-reason = a reason is one line of at most { $most } visible characters
admin-revoked = { $who } is no longer an administrator of this server
admin-room = room
admin-rules = rules
admin-seen = last seen
admin-sessions = sessions
admin-several = { $who } is the name or the number of several people: { $people }; name one of them by the number alone, such as { $id }
admin-since = since (UTC)
admin-unbanned = { $who } is no longer banned

any-file-exists = { $file } is there already, and stays: write over it with --force, or name another
any-file-progress = { $bar } { $done }/{ $all } files, { $rate }, { $left } left
any-is-directory = this is a directory: name a file
any-match-progress = { $bar } { $done }/{ $all } matches, { $left } left
any-own-rules = { $records ->
    [one] 1 record of our own states its rules: those of --rules are not used for it
   *[other] { $records } records of our own state their rules: those of --rules are not used for them
}
any-match-timing = { $matches } matches in { $seconds } s, { $rate } matches/s
any-no-file = there is no such file
any-too-large = { $path }: there are more than { $most } MiB, the most that is read

backup-done = { $file }: { $matches } matches, and all people, houses and rooms

convert-dialect-without-mjai = --dialect needs the format mjai
convert-filled-in = filled in: tiles of the walls that the record does not show
convert-no-format = the name of the output implies no format: choose one with --to
convert-not-carried = not carried: { $fact }
convert-onto-itself = { $file }: the new record would take the place of the one that it is made from; name another file
convert-one-seat = the stream of one seat is not a whole record
convert-players = which players are programs

dataset-action = action
dataset-decisions = decisions
dataset-differs = does not follow from the rules
dataset-head = { $decisions } decisions in { $matches } matches and { $rounds } rounds, in { $shards } files
dataset-left-out = { $times } left out ({ $reason }): { $file }: { $first }
dataset-no-record = no record
dataset-rest = { $hidden } more that the records do not tell; matches whose end is not known: { $open }
dataset-rigged = rigged wall
dataset-unknown-rules = unknown rules
dataset-unreadable = unreadable

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

serve-everybody = Everybody who opens { $url } can sit down here under a name of their own. They need the link of a room to find it, unless its host lists it.
serve-half-together = together_bind is for servers that serve together: set together to the address where the others reach this one, too
serve-together-address = { $address } is no address where other servers reach this one, such as 10.0.0.1:8137; with a name in place of the number, together_bind says where to listen
serve-together-without-postgres = together is for servers that share a PostgreSQL database: set store to its address, too
serve-few-files = This system lets the server have no more than { $connections } connections at a time: allow it to open more files.
serve-unnamed-proxy = Behind a proxy everybody comes from the proxy's address, and limits hold for all of them together: name the address with --proxy, such as --proxy 127.0.0.1, if the proxy sets X-Forwarded-For.
serve-half-tls = tls_certificate and tls_key belong together: set both, or neither
serve-not-unicode = { $variable } is not UTF-8 text
serve-metrics = Figures for Prometheus: { $url }
serve-no-public-url = { $address } can be reached by other machines: name its address with --public-url, such as http://192.168.1.5:{ $port }, or listen on 127.0.0.1
serve-this-machine = Only this machine can open it. For friends elsewhere: --bind 0.0.0.0:{ $port } --public-url http://ADDRESS:{ $port }
serve-tls-without-https = a certificate needs an address that begins with https: name it with --public-url
serve-unencrypted = Everybody who opens { $url } can sit down here. What is sent is not encrypted: whoever shares the network can read along. Put a proxy with TLS in front of it to prevent that.

stats-best = The best hands
stats-by-dealt-into = Deal-ins by the winner's wait
stats-by-limit = Wins by limit
stats-by-turn = Riichi by turn
stats-by-wait = Wins by wait
stats-by-yaku = Yaku
stats-everybody = All players
stats-files = records: { $records }, other files: { $others }, errors: { $errors }
stats-head = { $who }: { $matches } matches, { $rounds } rounds
stats-learn-first = The yaku to learn first, in the quoted order, in wins
stats-matches = matches
stats-more-players = and { $more } more: --json lists all
stats-no-match = no match fits
stats-no-property = the property is wait, dealt_into, turn, limit, yaku, quoted, learn_first or rare
stats-no-record = there is no record with a round that counts
stats-no-value = { $property } is one of { $values }
stats-of-hands = Hands
stats-of-matches = Matches
stats-over-time = Results over time
stats-per-match = yakuman per match
stats-players = Players
stats-property-of-match = --where divides hands, and this is a figure of matches
stats-quoted = Quoted shares of wins
stats-quoted-figure = quoted
stats-rare = Named as rare, in all hands
stats-result = place { $place }, { $points } points
stats-sum = sum
stats-timing = { $kyoku } kyoku in { $seconds } s, { $rate } kyoku/s (files read and replayed; threads: { $threads })
stats-yakuman = Yakuman
store-address = an address of a store is sqlite:DIRECTORY, or postgres://USER@HOST/DATABASE
store-and-data = the address of a store and a data directory say the same thing: give one of them
store-copy-compared = { $table }: { $rows } rows compared
store-copy-copied = { $table }: { $rows } rows copied
store-copy-in-use = another jantaku uses the store ({ $holder }): stop it first
store-copy-rows = rows
store-copy-sha256 = SHA-256, the same on both sides
store-copy-table = table
store-copy-verified = { $table }: { $rows } rows verified
store-away = The database of the store is not there: { $why }. It is waited for.
store-in-use = Another jantaku serves this store ({ $holder }). This one takes over when it stops.
store-taken-over = another jantaku has taken over the store, or may have: its database has not been reached for too long
