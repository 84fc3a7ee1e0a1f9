-- Query: the read-only contract `layout/1`. Tables are private and may change; these views stay.
--
-- rev is a revision's id (lower-case hex). A view's id is unique within its document only, so joins
-- on `view` also name `document`. Lengths are in points. The columns `line` are filled, and the view
-- `frames` exists, on the connections of Keyline's own `query`, which decodes them for the bound
-- revisions: a plain SQLite shell sees NULL there.

CREATE VIEW revisions AS
SELECT lower(hex(r.digest)) AS rev, substr(lower(hex(r.digest)), 1, 10) AS short, l.name AS branch,
  r.seq, lower(hex(p.digest)) AS parent, lower(hex(m.digest)) AS merge_parent, r.author, r.time,
  datetime(r.time, 'unixepoch') AS date, r.message, r.origin, lower(hex(r.state)) AS state
FROM revision r
JOIN lane l ON l.id = r.lane
LEFT JOIN revision p ON p.id = r.parent
LEFT JOIN revision m ON m.id = r.mergeParent;

CREATE VIEW tags AS
SELECT t.name AS tag, lower(hex(r.digest)) AS rev FROM tag t JOIN revision r ON r.id = t.revision;

-- Every document of every revision.
CREATE VIEW documents AS
SELECT lower(hex(r.digest)) AS rev, d.path AS document, lower(hex(a.digest)) AS digest,
  a.byteCount AS bytes, c.keptReason IS NULL AS parsed, c.keptReason AS kept_reason
FROM revision r CROSS JOIN document d
JOIN lane_scope s ON s.lane = r.lane
JOIN document_change c ON c.document = d.id AND c.lane = s.ancestor AND c.seq = (
  SELECT n.seq FROM lane_scope q CROSS JOIN document_change n ON n.document = d.id
    AND n.lane = q.ancestor AND n.seq <= min(r.seq, q.maxSeq)
  WHERE q.lane = r.lane ORDER BY q.maxSeq DESC, n.seq DESC LIMIT 1)
  AND c.seq <= s.maxSeq
JOIN artifact a ON a.id = c.artifact;

-- Private: the state each entity has in each revision.
CREATE VIEW entity_state AS
SELECT r.id AS revision, lower(hex(r.digest)) AS rev, e.id AS entity, e.document, e.owner, e.kind,
  e.uid, (
    SELECT n.content FROM lane_scope s CROSS JOIN entity_change n ON n.entity = e.id
      AND n.lane = s.ancestor AND n.seq <= min(r.seq, s.maxSeq)
    WHERE s.lane = r.lane ORDER BY s.maxSeq DESC, n.seq DESC LIMIT 1) AS content
FROM revision r CROSS JOIN entity e;

CREATE VIEW screens AS
SELECT s.rev, d.path AS document, d.path, s.uid AS screen, c.data ->> 'title' AS title,
  c.data ->> 'kind' AS kind, NULL AS line, s.entity
FROM entity_state s JOIN content c ON c.id = s.content JOIN document d ON d.id = s.document
WHERE s.kind = 1;

CREATE VIEW views AS
SELECT s.rev, d.path AS document, o.uid AS screen, s.uid AS view, c.data ->> 'parent' AS parent,
  c.data ->> 'path' AS path, c.data ->> 'name' AS name, c.data ->> 'type' AS type,
  c.data ->> 'class' AS class, c.data ->> 'label' AS label, c.data ->> 'text' AS text,
  coalesce(c.data ->> 'tappable', 0) AS tappable, coalesce(c.data ->> 'hidden', 0) AS hidden,
  c.data -> 'attributes' AS attributes, NULL AS line, s.entity
FROM entity_state s JOIN content c ON c.id = s.content JOIN document d ON d.id = s.document
JOIN entity o ON o.id = s.owner
WHERE s.kind = 2;

CREATE VIEW guides AS
SELECT s.rev, d.path AS document, o.uid AS screen, s.uid AS guide, c.data ->> 'view' AS view,
  c.data ->> 'kind' AS kind, NULL AS line, s.entity
FROM entity_state s JOIN content c ON c.id = s.content JOIN document d ON d.id = s.document
JOIN entity o ON o.id = s.owner
WHERE s.kind = 3;

CREATE VIEW constraints AS
SELECT s.rev, d.path AS document, o.uid AS screen, s.uid AS cid, c.data ->> 'owner' AS owner,
  c.data ->> 'a' AS a, c.data ->> 'aAttribute' AS a_attr, c.data ->> 'relation' AS relation,
  c.data ->> 'b' AS b, c.data ->> 'bAttribute' AS b_attr,
  coalesce(c.data ->> 'multiplier', 1) AS multiplier, c.data ->> 'constant' AS constant,
  coalesce(c.data ->> 'priority', 1000) AS priority, c.data ->> 'identifier' AS identifier,
  coalesce(c.data ->> 'symbolic', 0) AS symbolic,
  coalesce(c.data ->> 'placeholder', 0) AS placeholder, NULL AS line, s.entity
FROM entity_state s JOIN content c ON c.id = s.content JOIN document d ON d.id = s.document
JOIN entity o ON o.id = s.owner
WHERE s.kind = 4;

CREATE VIEW variations AS
SELECT s.rev, d.path AS document, o.uid AS screen, c.data ->> 'owner' AS owner,
  c.data ->> 'condition' AS condition, c.data -> 'changes' AS changes, NULL AS line, s.entity
FROM entity_state s JOIN content c ON c.id = s.content JOIN document d ON d.id = s.document
JOIN entity o ON o.id = s.owner
WHERE s.kind = 5;

CREATE VIEW unresolved AS
SELECT s.rev, d.path AS document, s.uid AS cid, c.data ->> 'reason' AS reason, NULL AS line, s.entity
FROM entity_state s JOIN content c ON c.id = s.content JOIN document d ON d.id = s.document
WHERE s.kind = 8;

CREATE VIEW configs AS
SELECT name AS config, definition ->> 'device' AS device,
  CASE WHEN definition ->> 'width' > definition ->> 'height' THEN 'landscape' ELSE 'portrait' END
    AS orientation,
  definition ->> 'width' AS width, definition ->> 'height' AS height,
  definition ->> 'scale' AS scale, definition ->> 'idiom' AS idiom,
  definition ->> 'widthClass' AS width_class, definition ->> 'heightClass' AS height_class,
  definition ->> 'direction' AS direction, definition ->> 'type' AS type_size,
  definition ->> 'typeRank' AS type_rank, definition ->> 'textFactor' AS text_factor,
  definition ->> 'bold' AS bold, definition ->> 'system' AS system,
  definition ->> 'top' AS safe_top, definition ->> 'left' AS safe_left,
  definition ->> 'bottom' AS safe_bottom, definition ->> 'right' AS safe_right
FROM configuration;
