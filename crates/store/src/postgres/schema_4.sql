-- The faces that people chose, and those that players have in a match where they are not those of their names. Programs of version 3 know
-- none of either.
ALTER TABLE players ADD COLUMN face TEXT COLLATE "C";
ALTER TABLE seats ADD COLUMN face TEXT COLLATE "C";
-- The host of a room, where they have no seat. Programs of version 3 write no organiser and lose none: beside one, `host` is a seat where a
-- person sits, so that they read the room, too. A room where nobody sits is not there for them.
ALTER TABLE rooms ADD COLUMN organiser BIGINT REFERENCES players (id);
