-- Several programs may serve the store together: each has a row as long as it does, and those of earlier versions have none any more.
DELETE FROM lease;
ALTER TABLE lease ADD PRIMARY KEY (term);
ALTER TABLE lease ADD COLUMN together BIGINT NOT NULL;
UPDATE jantaku SET term = term + 1;

-- The oldest version of which programs can use these tables beside those of their own.
ALTER TABLE jantaku ADD COLUMN oldest BIGINT NOT NULL DEFAULT 2;

-- Which of these programs has a room, and which has the table of a match: what one of them had is free once its row is gone.
CREATE TABLE room_owners (
    room TEXT COLLATE "C" PRIMARY KEY REFERENCES rooms (id) ON DELETE CASCADE,
    term BIGINT NOT NULL REFERENCES lease (term) ON DELETE CASCADE
);
CREATE INDEX room_owners_by_term ON room_owners (term);
CREATE TABLE match_owners (
    match_id TEXT COLLATE "C" PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    term BIGINT NOT NULL REFERENCES lease (term) ON DELETE CASCADE
);
CREATE INDEX match_owners_by_term ON match_owners (term);
CREATE INDEX rooms_by_match ON rooms (match_id);

-- How often each room was changed.
ALTER TABLE rooms ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
