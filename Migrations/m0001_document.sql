-- Document: what was committed, byte for byte.
--
-- A seal is the first eight bytes of a SHA-256 over the other columns of its row, as a signed
-- integer. Tables whose rows are covered by a longer hash elsewhere carry none.

-- The migrations this file has been through.
CREATE TABLE schema_migration (
  id TEXT NOT NULL PRIMARY KEY,
  sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
  appliedAt INTEGER NOT NULL,
  appVersion TEXT NOT NULL,
  seal INTEGER NOT NULL
) STRICT;

-- A file's path. Rows are never removed, so the number stands for the path for good.
CREATE TABLE document (
  id INTEGER PRIMARY KEY,
  path TEXT NOT NULL UNIQUE CHECK (length(path) BETWEEN 1 AND 4096)
) STRICT;

-- The bytes of one version of a file, found by their SHA-256.
-- codec: 0 = data as it is, 1 = data in zlib's format. With a base, data is a delta against it.
-- place: position on the delta chain; 0 = whole. See DeltaChain in LayoutStore.
CREATE TABLE artifact (
  id INTEGER PRIMARY KEY,
  digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
  byteCount INTEGER NOT NULL CHECK (byteCount >= 0),
  codec INTEGER NOT NULL CHECK (codec IN (0, 1)),
  base INTEGER REFERENCES artifact (id) CHECK (base < id),
  place INTEGER NOT NULL CHECK (place BETWEEN 0 AND 1023 AND (place = 0) = (base IS NULL)),
  data BLOB NOT NULL
) STRICT;

-- Where a document changed on a line of history; no artifact = removed.
-- keptReason: why the bytes were kept without being read; NULL = parsed.
CREATE TABLE document_change (
  document INTEGER NOT NULL REFERENCES document (id),
  lane INTEGER NOT NULL REFERENCES lane (id),
  seq INTEGER NOT NULL,
  artifact INTEGER REFERENCES artifact (id),
  keptReason TEXT,
  seal INTEGER NOT NULL,
  PRIMARY KEY (document, lane, seq),
  FOREIGN KEY (lane, seq) REFERENCES revision (lane, seq) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
CREATE INDEX document_change_place ON document_change (lane, seq);
