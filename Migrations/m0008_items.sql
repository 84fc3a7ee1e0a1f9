-- Solve, continued: which constraints have ever named a view or guide, so that the history of a view
-- is a range of its own constraints' changes. Follows from the contents of the constraints.

CREATE TABLE constraint_item (
  item INTEGER NOT NULL REFERENCES entity (id),
  entity INTEGER NOT NULL REFERENCES entity (id),
  PRIMARY KEY (item, entity)
) STRICT, WITHOUT ROWID;

INSERT INTO constraint_item
SELECT DISTINCT i.id, e.id FROM entity e JOIN entity_change n ON n.entity = e.id
JOIN content c ON c.id = n.content
JOIN entity i ON i.owner = e.owner AND i.kind IN (2, 3)
  AND i.uid IN (c.data ->> 'a', c.data ->> 'b')
WHERE e.kind = 4;
