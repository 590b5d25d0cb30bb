-- What a room is called, and the matches that began in it. Programs of version 2 name no room and note no match, and lose neither. They
-- read `name` from rooms joined with players, so no column of rooms may have that name.
ALTER TABLE rooms ADD COLUMN called TEXT COLLATE "C";
CREATE TABLE room_matches (
    room TEXT COLLATE "C" NOT NULL REFERENCES rooms (id) ON DELETE CASCADE,
    nth BIGINT NOT NULL,
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    PRIMARY KEY (room, nth)
);
INSERT INTO room_matches SELECT id, played, match_id FROM rooms WHERE match_id IS NOT NULL;
