-- What players have sealed for the next wall of a match, and for the first one of a room's next match: a seal for each of its seats. Programs of
-- version 4 know no seals, and speak another protocol with players. Whoever was ready without a seal is not any more.
CREATE TABLE seals (
    match_id TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    round BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    seal BYTEA NOT NULL,
    PRIMARY KEY (match_id, round, seat)
);
ALTER TABLE room_seats ADD COLUMN seals BYTEA;
UPDATE room_seats SET ready = 0, share = NULL;
-- Programs of version 4 that have slept past their leases have none any more.
DELETE FROM lease;
