-- Compact: the same facts in fewer bytes. Rows of before stay readable as they are.

-- Migrations run with foreign keys off and check them at the end, so that tables can be made again.
CREATE TABLE artifact_before AS SELECT * FROM artifact;
DROP TABLE artifact;

-- The bytes of one version of a file, found by their SHA-256.
-- codec: 0 = data as it is, 1 = zlib, 2 = LZMA. With a base, data is a delta against it.
-- place: position on the delta chain; 0 = whole. See Payload and DeltaChain in LayoutStore.
CREATE TABLE artifact (
  id INTEGER PRIMARY KEY,
  digest BLOB NOT NULL CHECK (length(digest) = 32),
  byteCount INTEGER NOT NULL CHECK (byteCount >= 0),
  codec INTEGER NOT NULL CHECK (codec IN (0, 1, 2)),
  base INTEGER REFERENCES artifact (id) CHECK (base < id),
  place INTEGER NOT NULL CHECK (place BETWEEN 0 AND 1023 AND (place = 0) = (base IS NULL)),
  data BLOB NOT NULL
) STRICT;
INSERT INTO artifact SELECT id, digest, byteCount, codec, base, place, data FROM artifact_before
ORDER BY id;
DROP TABLE artifact_before;
-- Six bytes tell a hundred million versions apart but for a handful; the row decides.
CREATE INDEX artifact_digest ON artifact (substr(digest, 1, 6));

-- The engines that derived rows, by name and version.
CREATE TABLE engine (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL
) STRICT;
INSERT INTO engine (name) SELECT DISTINCT engine FROM derivation ORDER BY engine;

-- The rows written for a revision and the hash over them, the engine's name included: the first 16
-- bytes of a SHA-256, or all 32 in rows of before.
CREATE TABLE derivation_before AS SELECT * FROM derivation;
DROP TABLE derivation;
CREATE TABLE derivation (
  revision INTEGER PRIMARY KEY REFERENCES revision (id),
  engine INTEGER NOT NULL REFERENCES engine (id),
  digest BLOB NOT NULL CHECK (length(digest) IN (16, 32))
) STRICT;
INSERT INTO derivation SELECT b.revision, e.id, b.digest FROM derivation_before b
JOIN engine e ON e.name = b.engine ORDER BY b.revision;
DROP TABLE derivation_before;
