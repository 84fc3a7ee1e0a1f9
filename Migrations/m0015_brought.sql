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
