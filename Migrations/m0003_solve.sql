-- Solve: what the documents say, and for which configurations they were solved.
-- Everything from here on is derived from the artifacts: it can be dropped and computed again.

-- The rows written for a revision and the hash over them; a revision without one waits for a rebuild.
CREATE TABLE derivation (
  revision INTEGER PRIMARY KEY REFERENCES revision (id),
  engine TEXT NOT NULL,
  digest BLOB NOT NULL CHECK (length(digest) = 32)
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
