-- The views of the query contract are no steps any more: `views.sql` holds them, and whoever opens
-- the store for writing makes them of it.

DROP VIEW revisions;
DROP VIEW tags;
DROP VIEW documents;
DROP VIEW entity_state;
DROP VIEW screens;
DROP VIEW views;
DROP VIEW guides;
DROP VIEW constraints;
DROP VIEW variations;
DROP VIEW unresolved;
DROP VIEW configs;
DROP VIEW findings;
DROP VIEW broken;
DROP VIEW assumptions;
DROP VIEW regressions;
DROP VIEW changes;
DROP VIEW frame_history;
DROP VIEW blame;
DROP VIEW first_small;
