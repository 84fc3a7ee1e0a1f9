import LayoutService

/// The reference of sets of revisions.
enum RevisionsPage {
  static var text: String {
    """
    # Sets of revisions

    `log`, `query -r`, `bisect -r` and `check -r` take sets of revisions; where one revision is asked for,
    as by `show`, `diff` and `check --base`, a set that holds one will do.

    A name is `HEAD` (or `@`), a tag, a branch, the first digits of an id or of a git commit that was
    imported; `~2` behind it goes two back, `^2` to the merged parent. In double quotes a name can have
    any letters.

    ## Examples

    \(Page.table(("set", "holds"), examples))

    ## Marks

    `&` and `~` bind closer than `|`.

    \(Page.table(("mark", "holds"), RevisionSetReference.marks))

    `query -r A..B` and `diff A..B` compare B with A, as they always did: `(A..B)` is the set.

    ## Functions

    A text stands in double quotes where it has blanks, commas or parentheses. Dates are `2026-01-31`,
    `2026-01-31T12:00:00Z` or seconds since 1970.

    \(Page.table(("function", "holds"), RevisionSetReference.functions))

    """
  }

  /// Run by the tests.
  static let examples: [(name: String, meaning: String)] = [
    ("main..@", "what the current branch has and main has not"),
    ("red()", "the revisions that a check would have stopped"),
    ("latest(red())", "the newest of them"),
    ("red() & touching(\"App/Login*\")", "those that changed what lies there"),
    ("red(truncated) | red(clipped)", "those that brought one of two faults"),
    ("author(ada) ~ merges()", "what Ada made, without merges"),
    ("::@ & after(2026-01-01)", "what the current branch got this year"),
    ("latest(~red() & ::@)", "the newest of this branch that broke nothing"),
    ("latest(tags())..@", "what came since the last tag"),
    ("oldest(fixed(), 3)", "the first three that mended something"),
  ]
}
