-- The faces that people chose, and those that players have in a match where they are not those of their names. Programs of version 3 know
-- none of either.
ALTER TABLE players ADD COLUMN face TEXT COLLATE "C";
ALTER TABLE seats ADD COLUMN face TEXT COLLATE "C";
