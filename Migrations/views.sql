-- Query: the read-only contract `layout/1`. Tables are private and may change; these views stay.
--
-- This file is edited in place: a store keeps the digest of the views it holds, and whoever opens it
-- for writing makes them anew where this file says otherwise. Every view stands as one statement that
-- begins with `CREATE VIEW name AS` and ends with the only `;` at the end of a line. A word in braces
-- stands for numbers of the schema: a kind of entity, or components of frames (`StoredViews`).
--
-- rev is a revision's id (lower-case hex). A view's id is unique within its document only, so joins
-- on `view` also name `document`. Lengths are in points. The columns `line` are filled, and the view
-- `frames` exists, on the connections of Keyline's own `query`, which decodes them for the revisions
-- that are asked for, or the bound ones: a plain SQLite shell sees NULL there.
--
-- A list of configurations holds numbers, and pairs [first, last] for runs; a list of one number is
-- that number. The last element of a group is its list, the one before it the amount; a severity in
-- front stands only where it is not the finding's own. Older groups fit this too.

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
WHERE s.kind = {scene};

CREATE VIEW views AS
SELECT s.rev, d.path AS document, o.uid AS screen, s.uid AS view, c.data ->> 'parent' AS parent,
  c.data ->> 'path' AS path, c.data ->> 'name' AS name, c.data ->> 'type' AS type,
  c.data ->> 'class' AS class, c.data ->> 'label' AS label, c.data ->> 'text' AS text,
  coalesce(c.data ->> 'tappable', 0) AS tappable, coalesce(c.data ->> 'hidden', 0) AS hidden,
  c.data -> 'attributes' AS attributes, NULL AS line, s.entity
FROM entity_state s JOIN content c ON c.id = s.content JOIN document d ON d.id = s.document
JOIN entity o ON o.id = s.owner
WHERE s.kind = {view};

CREATE VIEW guides AS
SELECT s.rev, d.path AS document, o.uid AS screen, s.uid AS guide, c.data ->> 'view' AS view,
  c.data ->> 'kind' AS kind, NULL AS line, s.entity
FROM entity_state s JOIN content c ON c.id = s.content JOIN document d ON d.id = s.document
JOIN entity o ON o.id = s.owner
WHERE s.kind = {guide};

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
WHERE s.kind = {constraint};

CREATE VIEW variations AS
SELECT s.rev, d.path AS document, o.uid AS screen, c.data ->> 'owner' AS owner,
  c.data ->> 'condition' AS condition, c.data -> 'changes' AS changes, NULL AS line, s.entity
FROM entity_state s JOIN content c ON c.id = s.content JOIN document d ON d.id = s.document
JOIN entity o ON o.id = s.owner
WHERE s.kind = {variation};

CREATE VIEW unresolved AS
SELECT s.rev, d.path AS document, s.uid AS cid, c.data ->> 'reason' AS reason, NULL AS line, s.entity
FROM entity_state s JOIN content c ON c.id = s.content JOIN document d ON d.id = s.document
WHERE s.kind = {unresolved};

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

-- One row per finding and configuration.
CREATE VIEW findings AS
SELECT s.rev, d.path AS document, o.uid AS screen, c.data ->> 'view' AS view,
  c.data ->> 'other' AS other, c.data ->> 'rule' AS rule, c.data ->> 'code' AS code,
  c.data ->> 'axis' AS axis, coalesce(c.data ->> 'axis', '') AS detail,
  (c.data ->> 'rule') || '|' || d.path || '|' || o.uid || '|' || (c.data ->> 'view') || '|'
    || coalesce(c.data ->> 'other', '') || '|' || coalesce(c.data ->> 'axis', '') AS fingerprint,
  -- What is only noted is noted on each configuration.
  iif(json_array_length(g.value) = 3 AND c.data ->> 'severity' <> 'info',
    g.value ->> 0, c.data ->> 'severity') AS severity,
  'open' AS status, k.name AS config, g.value ->> '$[#-2]' AS amount,
  c.data ->> 'message' AS message, NULL AS line, s.entity
FROM entity_state s JOIN content c ON c.id = s.content JOIN document d ON d.id = s.document
JOIN entity o ON o.id = s.owner
JOIN json_each(c.data, '$.on') g JOIN json_each(g.value, '$[#-1]') n
JOIN configuration k ON k.id BETWEEN iif(n.type = 'array', n.value ->> 0, n.value)
  AND iif(n.type = 'array', n.value ->> 1, n.value)
WHERE s.kind = {finding};

-- Constraints that do not hold, per configuration. role: dropped = given up so that the other
-- required ones can hold; member = of a conflict; optional = below priority 1000.
CREATE VIEW broken AS
SELECT s.rev, d.path AS document, o.uid AS screen, c.data ->> 'cid' AS cid,
  c.data ->> 'role' AS role, c.data ->> 'description' AS description, k.name AS config,
  g.value ->> '$[#-2]' AS amount, s.entity
FROM entity_state s JOIN content c ON c.id = s.content JOIN document d ON d.id = s.document
JOIN entity o ON o.id = s.owner
JOIN json_each(c.data, '$.on') g JOIN json_each(g.value, '$[#-1]') n
JOIN configuration k ON k.id BETWEEN iif(n.type = 'array', n.value ->> 0, n.value)
  AND iif(n.type = 'array', n.value ->> 1, n.value)
WHERE s.kind = {broken};

-- What a document leaves open and what was taken for it, per configuration.
CREATE VIEW assumptions AS
SELECT s.rev, d.path AS document, o.uid AS screen, c.data ->> 'view' AS view,
  c.data ->> 'reason' AS reason, k.name AS config, s.entity
FROM entity_state s JOIN content c ON c.id = s.content JOIN document d ON d.id = s.document
JOIN entity o ON o.id = s.owner
JOIN json_each(c.data, '$.on') n
JOIN configuration k ON k.id BETWEEN iif(n.type = 'array', n.value ->> 0, n.value)
  AND iif(n.type = 'array', n.value ->> 1, n.value)
WHERE s.kind = {assumption};

-- What each revision made of its first parent's findings.
CREATE VIEW regressions AS
SELECT lower(hex(r.digest)) AS rev, lower(hex(p.digest)) AS base, d.path AS document,
  o.uid AS screen, c.data ->> 'view' AS view, c.data ->> 'other' AS other,
  c.data ->> 'rule' AS rule, c.data ->> 'severity' AS severity, g.change, g.gates,
  g.baseAmount AS base_amount, c.data ->> 'worst' AS amount,
  (SELECT group_concat(k.name, ', ') FROM json_each(g.configurations) n
    JOIN configuration k ON k.id BETWEEN iif(n.type = 'array', n.value ->> 0, n.value)
      AND iif(n.type = 'array', n.value ->> 1, n.value)) AS configs,
  c.data ->> 'message' AS message
FROM regression g JOIN revision r ON r.id = g.revision LEFT JOIN revision p ON p.id = r.parent
JOIN entity e ON e.id = g.finding JOIN entity o ON o.id = e.owner
JOIN document d ON d.id = e.document JOIN content c ON c.id = g.content;

-- What each revision changed in the documents' meaning against its first parent.
CREATE VIEW changes AS
SELECT lower(hex(r.digest)) AS rev, lower(hex(p.digest)) AS base, d.path AS document,
  coalesce(o.uid, iif(e.kind = {scene}, e.uid, NULL)) AS screen,
  CASE e.kind WHEN {document} THEN 'document' WHEN {scene} THEN 'screen' WHEN {view} THEN 'view'
    WHEN {guide} THEN 'guide' WHEN {constraint} THEN 'constraint'
    WHEN {variation} THEN 'variation' ELSE 'unresolved' END AS kind,
  e.uid AS id,
  CASE WHEN b.id IS NULL THEN 'added' WHEN a.id IS NULL THEN 'removed' ELSE 'changed' END AS change,
  b.data AS before, a.data AS after
FROM revision r JOIN entity_change n ON n.lane = r.lane AND n.seq = r.seq
JOIN entity e ON e.id = n.entity AND e.kind IN (
  {document}, {scene}, {view}, {guide}, {constraint}, {variation}, {unresolved})
JOIN document d ON d.id = e.document
LEFT JOIN entity o ON o.id = e.owner
LEFT JOIN revision p ON p.id = r.parent
LEFT JOIN content a ON a.id = n.content
LEFT JOIN content b ON b.id = (
  SELECT h.content FROM lane_scope s CROSS JOIN entity_change h ON h.entity = e.id
    AND h.lane = s.ancestor AND h.seq <= min(r.seq - 1, s.maxSeq)
  WHERE s.lane = r.lane ORDER BY s.maxSeq DESC, h.seq DESC LIMIT 1);

-- The revisions in which a component of a view's frame changed, with its range over the
-- configurations. component: x, y, width, height relative to the superview, and so on.
CREATE VIEW frame_history AS
SELECT lower(hex(r.digest)) AS rev, l.name AS branch, r.seq, d.path AS document, o.uid AS screen,
  e.uid AS view,
  CASE f.component {names} ELSE 'inset' END AS component,
  iif(f.component IN ({counts}), f.low, f.low / 6.0) AS low,
  iif(f.component IN ({counts}), f.high, f.high / 6.0) AS high
FROM frame_span f JOIN revision r ON r.lane = f.lane AND r.seq = f.seq
JOIN lane l ON l.id = r.lane JOIN entity e ON e.id = f.view
LEFT JOIN entity o ON o.id = e.owner JOIN document d ON d.id = e.document;

-- The revision that last changed each constraint of a branch's newest revision.
CREATE VIEW blame AS
SELECT l.name AS branch, d.path AS document, o.uid AS screen, e.uid AS cid,
  lower(hex(r.digest)) AS rev, r.author, datetime(r.time, 'unixepoch') AS date, r.message
FROM lane l CROSS JOIN entity e JOIN document d ON d.id = e.document JOIN entity o ON o.id = e.owner
JOIN lane_scope s ON s.lane = l.id
JOIN entity_change n ON n.entity = e.id AND n.lane = s.ancestor AND n.content IS NOT NULL
  AND n.seq = (
    SELECT h.seq FROM lane_scope q CROSS JOIN entity_change h ON h.entity = e.id
      AND h.lane = q.ancestor AND h.seq <= q.maxSeq
    WHERE q.lane = l.id ORDER BY q.maxSeq DESC, h.seq DESC LIMIT 1)
  AND n.seq <= s.maxSeq
JOIN revision r ON r.lane = n.lane AND r.seq = n.seq
WHERE e.kind = {constraint};

-- The first revision, on each branch, in which a view was narrower or lower than 44 points on some
-- configuration. Other bounds: min(seq) over `frame_history`.
CREATE VIEW first_small AS
SELECT l.name AS branch, d.path AS document, o.uid AS screen, e.uid AS view,
  iif(f.component = 2, 'width', 'height') AS component, f.low / 6.0 AS low,
  lower(hex(r.digest)) AS rev, f.seq, r.author, datetime(r.time, 'unixepoch') AS date, r.message
FROM lane l CROSS JOIN entity e JOIN (SELECT 2 AS component UNION ALL SELECT 3) p
JOIN document d ON d.id = e.document JOIN entity o ON o.id = e.owner
JOIN lane_scope s ON s.lane = l.id
JOIN frame_span f ON f.view = e.id AND f.component = p.component AND f.lane = s.ancestor
  AND f.seq <= s.maxSeq AND f.seq = (
    SELECT h.seq FROM lane_scope q CROSS JOIN frame_span h ON h.view = e.id
      AND h.component = p.component AND h.lane = q.ancestor AND h.seq <= q.maxSeq
    WHERE q.lane = l.id AND h.low < 264 ORDER BY q.maxSeq, h.seq LIMIT 1)
JOIN revision r ON r.lane = f.lane AND r.seq = f.seq
WHERE e.kind = {view};
