-- Query, continued: who made what is there now, and since when a view is too small to tap.

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
WHERE e.kind = 4;

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
WHERE e.kind = 2;
