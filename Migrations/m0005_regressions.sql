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
