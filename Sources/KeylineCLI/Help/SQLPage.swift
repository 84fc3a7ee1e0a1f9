import LayoutService

/// The reference of `keyline query --sql`.
enum SQLPage {
  static var text: String {
    """
    # SQL

    `keyline query --sql 'SELECT ...'` runs one SELECT of SQLite without a way to write, over the tables
    below (the contract `layout/1`; a column keeps its name and meaning). `--format csv`, `tsv`, `json` and
    `jsonl` are for programs, `-p name=value` fills `:name`, `--expect N` makes it an assertion.

    ## Revisions

    `:r` is the revision asked about, `:base` its first parent. `-r REV` sets `:r` to any revision: an id,
    `HEAD~3`, a tag, a branch, `git:COMMIT`; `-r BASE..HEAD` sets both. `frames` holds those two alone. The
    other tables hold every revision, so ask `WHERE rev = :r`; `rev IN (SELECT rev FROM tags)` asks about
    several. `line` is filled in a query that uses `:r` or `:base`.

    ## Ten questions

    \(questions.map { question in "\(question.words)\n\n```sql\n\(question.sql)\n```" }
      .joined(separator: "\n\n"))

    ## Tables

    A finding has a severity on each configuration, and counts once for each in a query that groups by it;
    `keyline findings` and `keyline check` count it once, by the gravest: `max(severity = 'error')`. A check
    without a base also needs the finding to be probable, which no column tells.

    A view's id is unique within its document only: joins on `view` name `document`, too. `screen` is a
    scene. Lengths are in points.

    \(QueryTables.all.map { table in
      "### \(table.name)\n\n\(table.meaning)\n\n\(Page.table(("column", "is"), table.columns))"
    }.joined(separator: "\n\n"))

    """
  }

  /// Run by the tests on the history of `Examples/history`.
  static let questions: [(words: String, sql: String)] = [
    (
      "What is too small to tap, and on how many configurations?",
      """
      SELECT v.name, min(f.w) AS w, min(f.h) AS h, count(*) AS configs
      FROM frames f JOIN views v USING (rev, document, screen, view)
      WHERE rev = :r AND v.tappable AND NOT f.hidden AND (f.w < 44 OR f.h < 44)
      GROUP BY document, view ORDER BY configs DESC
      """
    ),
    (
      "What is wrong, by rule?",
      """
      SELECT rule, severity, count(DISTINCT fingerprint) AS findings, count(*) AS places
      FROM findings WHERE rev = :r GROUP BY rule, severity ORDER BY findings DESC
      """
    ),
    (
      "What is wrong on the smallest phone, and in which line?",
      """
      SELECT document, line, severity, message FROM findings
      WHERE rev = :r AND config = 'iphone-se-1' ORDER BY document, line
      """
    ),
    (
      "Which revisions broke something?",
      """
      SELECT r.short, r.date, r.author, r.message, count(*) AS broke
      FROM regressions g JOIN revisions r USING (rev)
      WHERE g.change = 'new' AND g.severity = 'error' GROUP BY rev ORDER BY r.seq
      """
    ),
    (
      "What became wider or narrower in the last revision?",
      """
      SELECT h.document, h.view, b.w AS before, h.w AS after
      FROM frames h JOIN frames b USING (document, screen, view, config)
      WHERE h.rev = :r AND b.rev = :base AND h.config = 'iphone-17' AND abs(h.w - b.w) > 1
      """
    ),
    (
      "What was edited in it?",
      """
      SELECT document, kind, id, change, before ->> 'constant' AS was, after ->> 'constant' AS now
      FROM changes WHERE rev = :r ORDER BY document, kind
      """
    ),
    (
      "Which constraints were given up so that the others can hold?",
      """
      SELECT document, cid, description, count(*) AS configs
      FROM broken WHERE rev = :r AND role = 'dropped' GROUP BY document, cid ORDER BY configs DESC
      """
    ),
    (
      "Who last changed the constraints that there are?",
      """
      SELECT author, count(*) AS constraints, max(date) AS last FROM blame
      WHERE branch = (SELECT branch FROM revisions WHERE rev = :r) GROUP BY author ORDER BY 2 DESC
      """
    ),
    (
      "Since when is a view narrower than 44 points? (`-p name='Sign In'`)",
      """
      SELECT r.short, r.date, r.author, h.low, h.high
      FROM frame_history h JOIN revisions r USING (rev)
      WHERE h.component = 'width' AND h.low < 44
        AND (h.document, h.view) IN (SELECT document, view FROM views WHERE rev = :r AND name = :name)
      ORDER BY r.seq
      """
    ),
    (
      "Which priorities are odd?",
      """
      SELECT document, line, cid, priority FROM constraints
      WHERE rev = :r AND priority NOT IN (250, 500, 750, 999, 1000) ORDER BY document, line
      """
    ),
  ]
}
