-- Edits: what a revision changed in a document, so that the history of a view reads no document.

-- A row for each document that was read before and after the revision, also where nothing was
-- edited; none: the documents tell. data: see StoredEdit and EditTable in LayoutStore.
CREATE TABLE document_edit (
  revision INTEGER NOT NULL REFERENCES revision (id),
  document INTEGER NOT NULL REFERENCES document (id),
  data BLOB NOT NULL,
  PRIMARY KEY (revision, document)
) STRICT, WITHOUT ROWID;
