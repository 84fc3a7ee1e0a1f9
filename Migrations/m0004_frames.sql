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
