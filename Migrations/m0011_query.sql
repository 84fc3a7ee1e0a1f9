-- Query, continued: the views over findings read configurations as they are listed now.
--
-- A list of configurations holds numbers, and pairs [first, last] for runs; a list of one number is
-- that number. The last element of a group is its list, the one before it the amount; a severity in
-- front stands only where it is not the finding's own. Older groups fit this too.

DROP VIEW findings;
DROP VIEW broken;
DROP VIEW assumptions;
DROP VIEW regressions;

-- One row per finding and configuration.
CREATE VIEW findings AS
SELECT s.rev, d.path AS document, o.uid AS screen, c.data ->> 'view' AS view,
  c.data ->> 'other' AS other, c.data ->> 'rule' AS rule, c.data ->> 'code' AS code,
  c.data ->> 'axis' AS axis, coalesce(c.data ->> 'axis', '') AS detail,
  (c.data ->> 'rule') || '|' || d.path || '|' || o.uid || '|' || (c.data ->> 'view') || '|'
    || coalesce(c.data ->> 'other', '') || '|' || coalesce(c.data ->> 'axis', '') AS fingerprint,
  iif(json_array_length(g.value) = 3, g.value ->> 0, c.data ->> 'severity') AS severity,
  'open' AS status, k.name AS config, g.value ->> '$[#-2]' AS amount,
  c.data ->> 'message' AS message, NULL AS line, s.entity
FROM entity_state s JOIN content c ON c.id = s.content JOIN document d ON d.id = s.document
JOIN entity o ON o.id = s.owner
JOIN json_each(c.data, '$.on') g JOIN json_each(g.value, '$[#-1]') n
JOIN configuration k ON k.id BETWEEN iif(n.type = 'array', n.value ->> 0, n.value)
  AND iif(n.type = 'array', n.value ->> 1, n.value)
WHERE s.kind = 6;

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
WHERE s.kind = 7;

-- What a document leaves open and what was taken for it, per configuration.
CREATE VIEW assumptions AS
SELECT s.rev, d.path AS document, o.uid AS screen, c.data ->> 'view' AS view,
  c.data ->> 'reason' AS reason, k.name AS config, s.entity
FROM entity_state s JOIN content c ON c.id = s.content JOIN document d ON d.id = s.document
JOIN entity o ON o.id = s.owner
JOIN json_each(c.data, '$.on') n
JOIN configuration k ON k.id BETWEEN iif(n.type = 'array', n.value ->> 0, n.value)
  AND iif(n.type = 'array', n.value ->> 1, n.value)
WHERE s.kind = 9;

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
