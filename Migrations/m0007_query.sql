-- Query, continued: the views over findings and over history.

-- One row per finding and configuration.
CREATE VIEW findings AS
SELECT s.rev, d.path AS document, o.uid AS screen, c.data ->> 'view' AS view,
  c.data ->> 'other' AS other, c.data ->> 'rule' AS rule, c.data ->> 'code' AS code,
  c.data ->> 'axis' AS axis, coalesce(c.data ->> 'axis', '') AS detail,
  (c.data ->> 'rule') || '|' || d.path || '|' || o.uid || '|' || (c.data ->> 'view') || '|'
    || coalesce(c.data ->> 'other', '') || '|' || coalesce(c.data ->> 'axis', '') AS fingerprint,
  g.value ->> 0 AS severity, 'open' AS status, k.name AS config, g.value ->> 1 AS amount,
  c.data ->> 'message' AS message, NULL AS line, s.entity
FROM entity_state s JOIN content c ON c.id = s.content JOIN document d ON d.id = s.document
JOIN entity o ON o.id = s.owner
JOIN json_each(c.data, '$.on') g JOIN json_each(g.value, '$[2]') n
JOIN configuration k ON k.id = n.value
WHERE s.kind = 6;

-- Constraints that do not hold, per configuration. role: dropped = given up so that the other
-- required ones can hold; member = of a conflict; optional = below priority 1000.
CREATE VIEW broken AS
SELECT s.rev, d.path AS document, o.uid AS screen, c.data ->> 'cid' AS cid,
  c.data ->> 'role' AS role, c.data ->> 'description' AS description, k.name AS config,
  g.value ->> 0 AS amount, s.entity
FROM entity_state s JOIN content c ON c.id = s.content JOIN document d ON d.id = s.document
JOIN entity o ON o.id = s.owner
JOIN json_each(c.data, '$.on') g JOIN json_each(g.value, '$[1]') n
JOIN configuration k ON k.id = n.value
WHERE s.kind = 7;

-- What a document leaves open and what was taken for it, per configuration.
CREATE VIEW assumptions AS
SELECT s.rev, d.path AS document, o.uid AS screen, c.data ->> 'view' AS view,
  c.data ->> 'reason' AS reason, k.name AS config, s.entity
FROM entity_state s JOIN content c ON c.id = s.content JOIN document d ON d.id = s.document
JOIN entity o ON o.id = s.owner
JOIN json_each(c.data, '$.on') n JOIN configuration k ON k.id = n.value
WHERE s.kind = 9;

-- What each revision made of its first parent's findings.
CREATE VIEW regressions AS
SELECT lower(hex(r.digest)) AS rev, lower(hex(p.digest)) AS base, d.path AS document,
  o.uid AS screen, c.data ->> 'view' AS view, c.data ->> 'other' AS other,
  c.data ->> 'rule' AS rule, c.data ->> 'severity' AS severity, g.change, g.gates,
  g.baseAmount AS base_amount, c.data ->> 'worst' AS amount,
  (SELECT group_concat(k.name, ', ') FROM json_each(g.configurations) n
    JOIN configuration k ON k.id = n.value) AS configs,
  c.data ->> 'message' AS message
FROM regression g JOIN revision r ON r.id = g.revision LEFT JOIN revision p ON p.id = r.parent
JOIN entity e ON e.id = g.finding JOIN entity o ON o.id = e.owner
JOIN document d ON d.id = e.document JOIN content c ON c.id = g.content;

-- What each revision changed in the documents' meaning against its first parent.
CREATE VIEW changes AS
SELECT lower(hex(r.digest)) AS rev, lower(hex(p.digest)) AS base, d.path AS document,
  coalesce(o.uid, iif(e.kind = 1, e.uid, NULL)) AS screen,
  CASE e.kind WHEN 0 THEN 'document' WHEN 1 THEN 'screen' WHEN 2 THEN 'view' WHEN 3 THEN 'guide'
    WHEN 4 THEN 'constraint' WHEN 5 THEN 'variation' ELSE 'unresolved' END AS kind,
  e.uid AS id,
  CASE WHEN b.id IS NULL THEN 'added' WHEN a.id IS NULL THEN 'removed' ELSE 'changed' END AS change,
  b.data AS before, a.data AS after
FROM revision r JOIN entity_change n ON n.lane = r.lane AND n.seq = r.seq
JOIN entity e ON e.id = n.entity AND e.kind IN (0, 1, 2, 3, 4, 5, 8)
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
  CASE f.component WHEN 0 THEN 'x' WHEN 1 THEN 'y' WHEN 2 THEN 'width' WHEN 3 THEN 'height'
    WHEN 4 THEN 'x_offset' WHEN 5 THEN 'y_offset' WHEN 6 THEN 'state' WHEN 7 THEN 'lines'
    WHEN 8 THEN 'lines_needed' WHEN 9 THEN 'need_w' WHEN 10 THEN 'content_w'
    WHEN 11 THEN 'content_h' ELSE 'inset' END AS component,
  iif(f.component IN (6, 7, 8), f.low, f.low / 6.0) AS low,
  iif(f.component IN (6, 7, 8), f.high, f.high / 6.0) AS high
FROM frame_span f JOIN revision r ON r.lane = f.lane AND r.seq = f.seq
JOIN lane l ON l.id = r.lane JOIN entity e ON e.id = f.view
LEFT JOIN entity o ON o.id = e.owner JOIN document d ON d.id = e.document;
