-- Revision: the chain of recorded states, on lines of history.

-- A line of history; its name is the branch's. A line begins after forkSeq of its parent and counts
-- on from there, so that a sequence number is unique on every path back to the first revision.
CREATE TABLE lane (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 255),
  parent INTEGER REFERENCES lane (id) CHECK (parent < id),
  forkSeq INTEGER NOT NULL CHECK (forkSeq >= 0 AND (parent IS NOT NULL OR forkSeq = 0)),
  seal INTEGER NOT NULL
) STRICT;

-- What a line can see: its own rows, and those of each ancestor up to maxSeq. An ancestor without
-- rows up to there is left out, so that maxSeq is unique and "the newest row that the line sees" is
-- the first one found from the highest maxSeq down. The key's columns come first: the integrity
-- check of SQLite 3.40 misreads WITHOUT ROWID tables in which they do not.
CREATE TABLE lane_scope (
  lane INTEGER NOT NULL REFERENCES lane (id),
  maxSeq INTEGER NOT NULL,
  ancestor INTEGER NOT NULL REFERENCES lane (id),
  PRIMARY KEY (lane, maxSeq)
) STRICT, WITHOUT ROWID;

-- digest: SHA-256 of the canonical record, which holds the parents' digests.
-- state: SHA-256 over the sorted paths and artifact digests of the tree.
-- origin: where an imported revision came from, such as a git commit id.
CREATE TABLE revision (
  id INTEGER PRIMARY KEY,
  digest BLOB NOT NULL CHECK (length(digest) = 32),
  lane INTEGER NOT NULL REFERENCES lane (id),
  seq INTEGER NOT NULL CHECK (seq >= 1),
  parent INTEGER REFERENCES revision (id) CHECK (parent < id),
  mergeParent INTEGER REFERENCES revision (id) CHECK (mergeParent < id),
  time INTEGER NOT NULL,
  author TEXT NOT NULL,
  message TEXT NOT NULL,
  origin TEXT,
  state BLOB NOT NULL CHECK (length(state) = 32),
  seal INTEGER NOT NULL,
  UNIQUE (lane, seq)
) STRICT;
CREATE UNIQUE INDEX revision_name ON revision (lower(hex(digest)));

CREATE TABLE tag (
  name TEXT NOT NULL PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 255),
  revision INTEGER NOT NULL REFERENCES revision (id),
  seal INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Facts about the store itself, such as the line that is worked on (`lane`).
CREATE TABLE setting (
  name TEXT NOT NULL PRIMARY KEY,
  value TEXT NOT NULL,
  seal INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
