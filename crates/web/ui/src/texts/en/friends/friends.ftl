### Rooms for friends.

hosting-title = Play with friends on your network
hosting-open = Your table is open
hosting-about = One press opens it. Friends on the same network join with a browser and install nothing.
hosting-note = Nothing is encrypted on your own network, and guests see nothing of your matches and settings. Over the internet, run jantaku serve.
hosting-enter = Go in
hosting-stop = Close
hosting-stop-question = Close it? Friends lose the connection. Rooms and matches wait until you open it again.
hosting-link = Link for your friends
hosting-qr = QR code of the link for your friends

friends-welcome = What is your name?
friends-name-why = Your friends see this name in rooms and at the table. No account or password needed.
friends-sign-in = Continue
friends-come-in = Enter the room
friends-signed-in = You are playing as { $name }.
friends-signed-out = You were signed out on this device, where you were { $name }. To go on as { $name }, use another device or your account.
friends-rename = Change name
friends-save-name = Save name
friends-sign-out-ask = Sign out…
friends-sign-out = Sign out
friends-sign-out-question = Sign out? You are signed in nowhere else, so you cannot get back to your seats and matches.

banned-title = You are banned from this server
banned-until = The ban ends on { $time }.
banned-for-good = This ban is permanent.
banned-reason = Reason: { $reason }
banned-about = The administrator of this server decided this and can lift it. If you are in a match, it continues without you.
banned-again = Check again

friends-new = New room
friends-enter-room = Enter a room
friends-code-typed = Room code
friends-open = Open room
friends-change-rules = Change
friends-more = More options
friends-time-title = Thinking time
friends-time = { $decision }+{ $round } s
friends-time-byoyomi = Byoyomi: { $round } s, then { $decision } s each
friends-time-none = No limit
friends-time-about = The first number is for each decision, the second a reserve for each hand. In byoyomi the reserve is used first. Time that a connection takes is not counted, up to half a second.
friends-pace = Speed of table and bots
friends-seating = Seats
friends-seating-draw = Drawn at random
friends-seating-choice = As seated in the room
friends-talk-always = At any time
friends-talk-between = Between hands only
friends-talk-phrases = phrases and stamps
friends-talk-words = free text too
friends-listed-title = List of rooms
friends-listed-yes = Shown
friends-listed-no = Not shown: only people with the link or the code find it
friends-own-words = Allow free text
friends-window-title = Time to call
friends-window = { $seconds } s for everybody
friends-window-none = Only for players who can call
friends-window-about = With this, everyone gets the same time after each discard, so that no pause shows who can call. It ends early once everyone has answered. How long players think on their own turn still shows.
friends-missing-title = Away players
friends-missing-default = Auto-discard
friends-missing-bot = A bot plays for them
friends-missing-about = Whoever lets the time run out twice in a row is away until they press a button. Without a time limit, whoever has been offline for a minute is away until they return.
friends-watching-title = Spectators
friends-watching-nobody = Not allowed
friends-watching-table = The table only
friends-watching-hands = All hands, each after it is over
friends-watching-about = Anyone with the link may watch. A player’s tiles are shown only when their hand is over and the next one has been dealt.
friends-watch = Watch
friends-just-watch = Just watch
friends-watches = When the match begins, you watch it here.
watch-turn = Change seat
watch-turn-title = Look from the next seat
watch-hands = Replay finished hands
friends-allows-listed = List this room publicly

friends-rooms = Rooms
friends-no-rooms = No room is listed right now. Open one, or follow the link that a friend sent you.
friends-room-of = { $host }’s room
friends-in-play = in play
friends-seats =
    { $open ->
        [0] full
       *[other] { $open } of { $seats } seats open
    }
friends-enter = Enter
friends-back = Return
friends-to-rooms = Rooms

friends-invited = { $host } invites you to a match
friends-table = Seats
friends-open-seat = Open seat
friends-bot = Bot
friends-you = you
friends-host = Host
friends-host-no-seat = Not playing
friends-give-up-seat = Give up my seat
friends-give-up-seat-about = You stay the host, and can sit down again while a seat is open.
friends-here = Online
friends-is-ready = Ready
friends-not-ready = Not ready
friends-sit-down = Sit down
friends-sit = Sit here
friends-move = Move here
friends-make-host = Make host
friends-hand-over = Make { $name } the host? Only the host can change rules and seats.
friends-remove = Remove { $name }
friends-remove-it = Remove
friends-remove-question = Remove { $name }? They can sit down again while a seat is open.
friends-keep-out = Keep out
friends-keep-out-question = Remove { $name } and keep them out of this room? You can let them in again.
friends-keep-out-named = Keep out { $name }
friends-no-seat = You no longer have a seat in this room.
friends-changed = The host has changed: { $what }
friends-kept-out = The host has asked you to leave this room. This page shows the room again when you are let in.
friends-also-here = Also here:
friends-is-kept-out = { $name } is kept out.
friends-let-in = Let in again
friends-report = Report
friends-report-question = Tell the host about { $name }? The host sees your name.
friends-report-host = Report the host
friends-report-host-question = Report { $name }, the host? Whoever runs this server reads it, with your name.
friends-reported = { $by } reports { $about }.
friends-host-desk = For you as the host
friends-remove-bot = Remove bot
friends-bot-level = Level of the bot
friends-add-bot = Add bot

friends-playing = A match is being played
friends-wait-open =
    { $count ->
        [one] One seat is open
       *[other] { $count } seats are open
    }
friends-wait-open-about = The match begins when friends or bots have taken every seat and everyone is ready.
friends-wait-people = Waiting for { $names }
friends-wait-player = Only bots sit here: free a seat for a player
friends-wait-you = Everyone is waiting for you
friends-begins = The match is about to begin
friends-ready = Ready
friends-unready = Cancel ready
friends-leave = Leave room
friends-leave-last = Leave the room? You are the last one here, so it closes.
friends-over = The match is over. The next one begins when everyone is ready.
friends-replay = Watch the replay
friends-room-name = Room name
friends-evening = So far in this room
friends-evening-name = Name
friends-evening-matches = Matches
friends-evening-total = Total (thousands)
friends-ended-early = Ended early
friends-swap = Swap seats
friends-swap-here = Swap with this seat
friends-sit-or-watch = You can sit down, or just watch.
friends-only-watch = You can watch.
room-gone = This room is closed.

friends-invite = Invite friends
friends-link = Link to the room
friends-code = Room code
friends-qr = QR code
friends-qr-label = QR code of the link to the room
friends-copy = Copy link
friends-copied = Link copied
friends-copy-yourself = The browser did not copy the link. It is selected: copy it yourself.
friends-share = Share…
friends-hash = Rules hash

friends-settings = Change settings…
friends-settings-about = When you save, everyone has to press Ready again.
friends-save-settings = Save settings

you-title = Profile
you-link = Name and devices
you-sign-out-question = Sign out on this device?
you-admin-title = Administrator
you-admin-about = You administer this server.
you-admin = Players, rooms and reports
you-device = Use another device
you-device-about = Continue as yourself on a phone or another computer, with your seats, matches and house rules.
you-device-make = Create a sign-in link
you-device-again = Create a new link
you-device-link = Link for your other device
you-device-scan = Or scan this code with its camera:
you-device-qr = QR code of the link
you-device-used = Used: you are signed in on another device now ({ $device }).
you-device-old = This link has expired.
you-device-code = Or open this site there, choose “I already play on another device” and enter this code:
you-device-secret =
    { $minutes ->
        [one] Works once, for a minute. Whoever has it can play as you, so don’t share it with anyone else.
       *[other] Works once, for { $minutes } minutes. Whoever has it can play as you, so don’t share it with anyone else.
    }
you-sessions = Where you are signed in
you-browser-on = { $browser } on { $system }
you-browser-unknown = Unknown browser
you-this-one = this one
you-since = Since { $since } · last used { $seen }
you-end = Sign out
you-end-named = Sign out: { $device }
you-end-others = Sign out everywhere else
you-end-others-question = Sign out on all other devices? Tables that are open there are closed.

device-title = Another device
device-already = I already play on another device
device-question = Go on as { $name } here?
device-before = In this browser you are { $name } now. That ends when you go on: keep { $name } on another device first if you still want to play as { $name }.
device-accept = Go on as { $name }
device-enter = Enter the code
device-enter-about = You find it on the device where you already play: “Friendly match”, “Name and devices”, “Use another device”.
device-code = Code

account-title = Account
account-about = With an account you can sign in anywhere, even without another device at hand. You can play without one.
account-unencrypted = This server is reached without encryption. Choose a password that you use nowhere else.
account-create = Create an account with a password
account-is =
    { $codes ->
        [one] You can sign in as { $name }. One recovery code is left.
       *[other] You can sign in as { $name }. { $codes } recovery codes are left.
    }
account-name = Username
account-password = Password
account-new-password = New password
account-password-about = At least 10 characters.
account-codes = These are your recovery codes. Save them now: they are not shown again. Each works once and lets you set a new password.
account-codes-copy = Copy
account-codes-copied = Codes copied
account-codes-copy-yourself = The browser did not copy the codes. They are selected: copy them yourself.
account-codes-download = Download
account-codes-kept = I have saved these codes
account-codes-done = Done
account-show = Show password
account-change = Change password
account-choose = Choose a password
account-changed = Your new password is set, and you are signed out everywhere else.
account-have = I have an account
account-sign-in = Sign in
account-forgot = Can’t sign in? Use a recovery code
account-forgot-about = Enter one of your recovery codes and a new password. You are then signed out everywhere else.
account-code = Recovery code
account-recover = Set the password and sign in

passkey-title = Passkeys
passkey-about = With a passkey you sign in by fingerprint, face or screen lock instead of a password.
passkey-name = Choose a username. You need it only with a recovery code.
passkey-add = Add a passkey
passkey-added = The passkey is added.
passkey-since = Added { $since } · last used { $used }
passkey-unused = Added { $since } · not used yet
passkey-remove = Remove
passkey-remove-named = Remove the passkey: { $device }
passkey-remove-question = Remove this passkey? You can no longer sign in with it. Delete it on your device as well.
passkey-last = This passkey is your only way to sign in. To remove it, choose a password or add another passkey first.
passkey-sign-in = Sign in with a passkey
passkey-or = Or with a password
passkey-lost = Can’t sign in? Use a recovery code
passkey-none = Your browser did not send a passkey. Try again.
passkey-already = This device already has a passkey for your account.

own-data-title = Your data
own-data-about = The server keeps your name, where you are signed in, your house rules, your career and your matches. Only you can download them.
own-data-download = Download my data
own-data-delete = Delete my account and data…
own-data-delete-about = Your name, account, house rules and career are deleted, and you are signed out everywhere. Matches you play against bots end. Matches that are over stay, with “—” in place of your name. This cannot be undone.
own-data-type = Type your name to confirm: { $name }
own-data-delete-now = Delete everything
