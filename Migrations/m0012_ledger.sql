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
