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
-- codec: 0 = data as it is, 1 = LZMA. With a base, data is a delta against it.
-- place: position on the delta chain; 0 = whole. See Payload and DeltaChain in LayoutStore.
CREATE TABLE artifact (
  id INTEGER PRIMARY KEY,
  digest BLOB NOT NULL CHECK (length(digest) = 32),
  byteCount INTEGER NOT NULL CHECK (byteCount >= 0),
  codec INTEGER NOT NULL CHECK (codec IN (0, 1)),
  base INTEGER REFERENCES artifact (id) CHECK (base < id),
  place INTEGER NOT NULL CHECK (place BETWEEN 0 AND 1023 AND (place = 0) = (base IS NULL)),
  data BLOB NOT NULL
) STRICT;
-- Six bytes tell a hundred million versions apart but for a handful; the row decides.
CREATE INDEX artifact_digest ON artifact (substr(digest, 1, 6));

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

-- Solve: what the documents say, and for which configurations they were solved.
-- Everything from here on is derived from the artifacts: it can be dropped and computed again.

-- The engines that derived rows, by name and version.
CREATE TABLE engine (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL
) STRICT;

-- The rows written for a revision and the first 16 bytes of the SHA-256 over them, the engine's name
-- included; a revision without one waits for a rebuild.
CREATE TABLE derivation (
  revision INTEGER PRIMARY KEY REFERENCES revision (id),
  engine INTEGER NOT NULL REFERENCES engine (id),
  digest BLOB NOT NULL CHECK (length(digest) = 16)
) STRICT;

-- Something with an identity of its own.
-- kind: 0 document, 1 scene, 2 view, 3 guide, 4 constraint, 5 variation, 6 finding, 7 broken
-- constraint, 8 unresolved constraint, 9 assumption. Kinds 0, 1 and 8 belong to the document, the
-- others to a scene, their owner.
CREATE TABLE entity (
  id INTEGER PRIMARY KEY,
  document INTEGER NOT NULL REFERENCES document (id),
  owner INTEGER REFERENCES entity (id) CHECK (owner < id),
  kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 9 AND (owner IS NULL) = (kind IN (0, 1, 8))),
  uid TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX entity_document ON entity (document, kind, uid) WHERE owner IS NULL;
CREATE UNIQUE INDEX entity_owner ON entity (owner, kind, uid) WHERE owner IS NOT NULL;

-- One state of an entity, as canonical JSON; shared by all that are equal. Found by its seal.
CREATE TABLE content (
  id INTEGER PRIMARY KEY,
  seal INTEGER NOT NULL,
  data TEXT NOT NULL CHECK (data LIKE '{%}')
) STRICT;
CREATE INDEX content_seal ON content (seal);

-- The state an entity has from a revision on; no content = gone.
CREATE TABLE entity_change (
  entity INTEGER NOT NULL REFERENCES entity (id),
  lane INTEGER NOT NULL REFERENCES lane (id),
  seq INTEGER NOT NULL,
  content INTEGER REFERENCES content (id),
  PRIMARY KEY (entity, lane, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX entity_change_place ON entity_change (lane, seq);

-- A window, its traits and its text, by a name unique in the store; definition is JSON.
CREATE TABLE configuration (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  definition TEXT NOT NULL UNIQUE CHECK (definition LIKE '{%}'),
  seal INTEGER NOT NULL
) STRICT;

-- The configurations of a frame vector, by position: a JSON list of their numbers.
CREATE TABLE configuration_set (
  id INTEGER PRIMARY KEY,
  members TEXT NOT NULL UNIQUE CHECK (members LIKE '[%]'),
  seal INTEGER NOT NULL
) STRICT;

-- The content key of a scene from a revision on, and the configurations it was solved for;
-- no key = the scene is gone, no set = not solved.
CREATE TABLE scene_key (
  scene INTEGER NOT NULL REFERENCES entity (id),
  lane INTEGER NOT NULL REFERENCES lane (id),
  seq INTEGER NOT NULL,
  key BLOB CHECK (length(key) = 32),
  configurationSet INTEGER REFERENCES configuration_set (id),
  PRIMARY KEY (scene, lane, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX scene_key_place ON scene_key (lane, seq);

-- Which constraints have ever named a view or guide, so that the history of a view is a range of its
-- own constraints' changes. Follows from the contents of the constraints.
CREATE TABLE constraint_item (
  item INTEGER NOT NULL REFERENCES entity (id),
  entity INTEGER NOT NULL REFERENCES entity (id),
  PRIMARY KEY (item, entity)
) STRICT, WITHOUT ROWID;

-- What a revision changed in a document, so that the history of a view reads no document.
-- A row for each document that was read before and after the revision, also where nothing was
-- edited; none: the documents tell. data: see StoredEdit and EditTable in LayoutStore.
CREATE TABLE document_edit (
  revision INTEGER NOT NULL REFERENCES revision (id),
  document INTEGER NOT NULL REFERENCES document (id),
  data BLOB NOT NULL,
  PRIMARY KEY (revision, document)
) STRICT, WITHOUT ROWID;

-- Frames: vectors with one value per configuration, as spans of history.

-- Integers, run-length coded; with a base, their differences to it. Found by the seal over the
-- decoded values. depth: deltas to undo before the values are known.
CREATE TABLE vector (
  id INTEGER PRIMARY KEY,
  seal INTEGER NOT NULL,
  base INTEGER REFERENCES vector (id) CHECK (base < id),
  depth INTEGER NOT NULL CHECK (depth BETWEEN 0 AND 16 AND (depth = 0) = (base IS NULL)),
  data BLOB NOT NULL
) STRICT;
CREATE INDEX vector_seal ON vector (seal);

-- One component of a view's solved frame from a revision on; no vector = the default, zero.
-- Lengths in sixths of a point. low and high are the least and greatest value over the
-- configurations that have the view, for pruning. Components: see FrameComponent in LayoutStore.
CREATE TABLE frame_span (
  view INTEGER NOT NULL REFERENCES entity (id),
  component INTEGER NOT NULL CHECK (component BETWEEN 0 AND 31),
  lane INTEGER NOT NULL REFERENCES lane (id),
  seq INTEGER NOT NULL,
  vector INTEGER REFERENCES vector (id),
  low INTEGER,
  high INTEGER,
  PRIMARY KEY (view, component, lane, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX frame_span_place ON frame_span (lane, seq);

-- Lines and columns from a revision on. Of a document: its scenes and unresolved constraints; of a
-- scene: its views, guides, constraints and variations, lines counted from the scene's own. In the
-- order of kind and uid.
CREATE TABLE location_span (
  entity INTEGER NOT NULL REFERENCES entity (id),
  lane INTEGER NOT NULL REFERENCES lane (id),
  seq INTEGER NOT NULL,
  lines INTEGER REFERENCES vector (id),
  columns INTEGER REFERENCES vector (id),
  PRIMARY KEY (entity, lane, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX location_span_place ON location_span (lane, seq);

-- Regressions: what a revision made worse, or better, against its first parent.

-- configurations: a JSON list of configuration numbers.
CREATE TABLE regression (
  revision INTEGER NOT NULL REFERENCES revision (id),
  ordinal INTEGER NOT NULL,
  finding INTEGER NOT NULL REFERENCES entity (id),
  change TEXT NOT NULL CHECK (change IN ('new', 'new-with-view', 'spread', 'worse', 'fixed')),
  gates INTEGER NOT NULL CHECK (gates IN (0, 1)),
  configurations TEXT NOT NULL CHECK (configurations LIKE '[%]'),
  baseAmount REAL,
  content INTEGER NOT NULL REFERENCES content (id),
  PRIMARY KEY (revision, ordinal)
) STRICT, WITHOUT ROWID;
CREATE INDEX regression_finding ON regression (finding);

-- Brought edits: what commits of git edited whose work a merge brought. An import follows first
-- parents, so that these commits have no revisions of their own.

-- A row for each such commit and document, 0 the newest. Nothing else in the store tells it: it stays
-- as documents and revisions do. message: its first line. data: as in document_edit.
CREATE TABLE brought_edit (
  revision INTEGER NOT NULL REFERENCES revision (id),
  document INTEGER NOT NULL REFERENCES document (id),
  ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
  origin TEXT NOT NULL,
  author TEXT NOT NULL,
  time INTEGER NOT NULL,
  message TEXT NOT NULL,
  data BLOB NOT NULL,
  seal INTEGER NOT NULL,
  PRIMARY KEY (revision, document, ordinal)
) STRICT, WITHOUT ROWID;

-- Ledger: how many rows the tables have whose missing rows no other hash would tell.
--
-- sum: the rows' own hashes added up, so that a row comes and goes without the others being read.
-- The rows of all other tables are covered by a hash over what they belong to: a revision's tree,
-- its derivation, or what follows from a branch.
CREATE TABLE ledger (
  name TEXT NOT NULL PRIMARY KEY,
  rows INTEGER NOT NULL CHECK (rows >= 0),
  sum INTEGER NOT NULL,
  seal INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
