### The administration of a server for friends.

admin-title = Admin
admin-only = Only administrators of this server can see this page.
admin-reload = Refresh

admin-people = Players
admin-find = Search players
admin-nobody = Nobody found
admin-is-admin = administrator
admin-account = account { $name }
admin-guest = guest
admin-since = since { $time }
admin-seen =
    { $count ->
        [one] last seen { $time }, signed in on one device
       *[other] last seen { $time }, signed in on { $count } devices
    }
admin-not-seen = signed in nowhere

admin-banned = Banned permanently
admin-banned-until = Banned until { $time }
admin-banned-reason = { $words } · Reason: { $reason }
admin-ban = Ban…
admin-ban-days = Duration
admin-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
admin-for-good = Permanent
admin-reason = Reason (shown to { $name })
admin-ban-guest = A guest can get round this by clearing the browser’s cookies. Only bans of accounts hold.
admin-ban-it = Ban { $name }
admin-unban = Lift ban

admin-rooms = Rooms
admin-no-rooms = There are no rooms.
admin-room-of = { $host }’s room
admin-seats = bots: { $bots }, open seats: { $open }
admin-opened = opened { $time }
admin-in-play = a match is being played
admin-closing = Being closed
admin-close = Close…
admin-close-it = Close room
admin-close-question = Close { $host }’s room? Everybody leaves it.
admin-close-later-question = Close { $host }’s room? The match in it ends without a result.

admin-matches = Matches in play
admin-no-matches = No match is being played.
admin-only-bots = Bots only
admin-bots = bots: { $bots }
admin-in-room = in a room
admin-begun = begun { $time }
admin-played = last played { $time }

admin-reports = Reports
admin-no-reports = Nobody has been reported.
admin-reported = { $by } reports { $about }
