"""Shapes of verbs that record, join, compare and ask."""
from notation import *
from parts import *

NAMED = fields(
    name=text("The name."), revision=or_null(text("The revision's id; null for a branch without revisions.")),
    isCurrent=flag("Commits go to this branch."))
NAMES = many(part("named"), "By name.")
ENTRY = fields(
    "A revision with what it did.",
    revision=part("revision"), branches=texts("Branches that end there."), tags=texts("Tags that name it."),
    paths=texts("The documents it changed."), regressions=REGRESSIONS)
SUMMARY = dict(gates=flag("The check failed."), kept=count("Findings that stayed as they were."),
               remaining=count("Scenes left when it was stopped."))
VIEW = located(
    "A view that a selector describes.",
    document=text("The document's path."), scene=text("The id of the scene's root view."),
    view=text("The view's id."), name=text("What a person calls it."), **LOCATION,
    places=many(fields(
        configuration=text("The configuration's name."), frame=part("frame"),
        absoluteFrame=part("frame", "The frame in the scene's root view.")),
        "Where it was found, in the order of the configurations."))
BLAMED = dict(scene=text("The id of the scene's root view."))
BLAMED_BY = dict(**LOCATION, revision=part("revision", "The revision that made it what it is."))

SHAPES = {
    "init": ("A new store: `keyline init --json`.", dict(store=text("The store's path."))),
    "commit": ("What was recorded: `keyline commit --json`.", dict(
        revision=or_null(part("revision", "The revision; null where nothing had changed.")),
        documents=many(part("document"), "The documents that changed, by path."),
        lookalikes=Optional(part("lookalikes")),
        givenUp=many(fields(path=text("The document's path."), scene=text("The id of the scene's root view."),
                            line=count("The line of the document where the scene begins.")),
                     "Scenes that would take too much work."),
        refused=many(fields(
            path=text("The document's path."), scene=text("The id of the scene's root view."),
            view=text("The view's id."), configurations=texts("On which configurations.")),
            "Frames too large to be stored."),
        configurations=count("How many configurations each scene was solved for."),
        work=part("work"), found=part("found"), regressions=REGRESSIONS)),
    "import": ("What was recorded of a git history: `keyline import --json`.", dict(
        known=count("Commits that the store had already."), remaining=count("Commits left when it was stopped."),
        configurations=count("How many configurations each scene was solved for."),
        seconds=number("How long it took."), work=part("work"),
        revisions=many(fields(
            revision=part("revision"), origin=text("The git commit's id."), branch=text("The branch it is on."),
            documents=many(part("document"), "The documents it changed, by path."), regressions=REGRESSIONS),
            "In the order in which they were recorded."),
        lookalikes=Optional(part("lookalikes")),
        leftOut=many(part("problem"), "Branches and files that were left out."))),
    "status": ("What a commit would record: `keyline status --json`.", dict(
        branch=or_null(text("The branch that commits go to; null without a store.")),
        head=or_null(part("revision", "Its newest revision; null while there is none.")),
        undecided=Optional(many(fields(
            path=text("The document's path."), conflicts=count("How many conflicts are open.")),
            "Documents of a merge with conflicts that nobody decided yet.")),
        documents=many(part("document"), "The documents that differ, by path."),
        lookalikes=Optional(part("lookalikes")), unchanged=count("Documents that do not differ."),
        outdated=part("outdated"))),
    "tags": ("Tags: `keyline tag --json`.", dict(tags=NAMES), {"named": NAMED}),
    "branches": ("Branches: `keyline branch --json` and `keyline switch --json`.", dict(branches=NAMES), {"named": NAMED}),
    "tree-merge": (
        "A merge of whole states: `merge`, `cherry-pick`, `revert` and `undo` with --json.", dict(
            revision=or_null(part("revision", "What was recorded; null where conflicts are open, or with "
                                              "--dry-run.")),
            upToDate=flag("There was nothing to do."), written=flag("Documents were written to the disk."),
            documents=many(fields(path=text("The document's path."),
                                  edit=one_of("A: added; M: changed; D: deleted.", "A", "M", "D")),
                           "The documents that differ from HEAD, by path."),
            conflicts=many(fields(
                None, None, **conflict(path=text("The document's path.")), kept=part("kept"), **EDITS,
                sentence=text("The conflict in words.")), "What both sides changed."),
            regressions=REGRESSIONS)),
    "merge-abort": ("A merge that was given up: `keyline merge --abort --json`.", dict(
        documents=texts("The documents that are as in HEAD again."))),
    "merge": ("A merge of one document: `keyline merge-file --json`.", dict(
        path=text("The document's path."),
        conflicts=many(fields(
            kind=part("conflictKind"),
            object=or_null(text("The id of the object; null for a whole document or a layout.")),
            name=text("What a person calls it."),
            property=or_null(text("Which value of it is contested; null where it is the object itself.")),
            base=part("version", "In the common ancestor."), ours=part("version", "In our version."),
            theirs=part("version", "In their version."), kept=part("kept"),
            sentence=text("The conflict in words.")), "What both sides changed.")), {
            "version": fields(
                "A side of a conflict.", value=or_null(text("The value; null where it is absent.")),
                line=or_null(line("The line of that side's document, from 1; null where it has none.")))}),
    "resolve": ("What a merge left open: `keyline resolve --json`.", dict(
        open=count("Conflicts that are not decided."),
        conflicts=many(fields(
            None, None, number=integer("From 1; the same while the merge is under way.", least=1),
            **conflict(path=text("The document's path.")), **EDITS, open=flag("It is not decided."),
            sentence=text("The conflict in words.")), "All conflicts of the merge, decided ones too."))),
    "log": ("Revisions, newest first: `keyline log --json`.", dict(revisions=many(part("entry"), "Newest first.")),
            {"entry": ENTRY}),
    "heads": ("A signed note of the newest revisions: `keyline log --signed --json`.", dict(
        note=text("The note; `keyline verify --signed` takes it."))),
    "show": ("A revision: `keyline show --json`.", dict(
        entry=part("entry"), changes=fields("What it changed against its parent.", **COMPARISON)),
        {"entry": ENTRY}),
    "diff": ("Two revisions compared: `keyline diff --json`.", dict(
        base=or_null(part("revision", "The older one; null where it is no revision of the store.")),
        head=or_null(part("revision", "The newer one; null for files on the disk and states of git.")),
        comparedWith=Optional(text("The base in words, where it is no revision of the store.")), **COMPARISON)),
    "check": ("What got worse: `keyline check --json`.", dict(
        base=or_null(part("revision", "What was compared with; null without a store.")),
        comparedWith=or_null(text("The same in words; null where there was nothing to compare with.")),
        gates=flag("The check failed: a regression or, without a base, an error is probable."),
        documents=count("Documents that were looked at."), unchanged=count("Those of them that are as in the base."),
        configurations=count("How many configurations each scene was solved for."),
        regressions=REGRESSIONS, kept=count("Findings that stayed as they were."),
        findings=many(part("finding"), "Every finding where there is no base; empty with one."),
        accepted=many(part("acceptedFinding"), "Findings that were accepted."),
        stale=many(part("acceptance"), "Acceptances that have expired or accept nothing any more; with "
                                       "--strict-acceptances."),
        problems=PROBLEMS, remaining=count("Scenes left when it was stopped."), work=part("work"))),
    "findings": ("What is wrong now: `keyline findings --json`.", dict(
        documents=count("Documents that were looked at."),
        configurations=count("How many configurations each scene was solved for."),
        findings=many(part("finding"), "Every finding that was asked for."),
        accepted=many(part("acceptedFinding"), "Findings that were accepted."),
        problems=PROBLEMS, remaining=count("Scenes left when it was stopped."))),
    "check-line": ("One line of `keyline check --format jsonl`.", None, {"oneOf": [
        fields("The first line.", schema={"const": "keyline.check/1"}, kind={"const": "header"},
               base=or_null(text("The id of the revision compared with; null without a store."))),
        part("regression"), part("finding"),
        fields("The last line: without it the stream was cut off.", schema={"const": "keyline.check/1"},
               kind={"const": "summary"}, gates=SUMMARY["gates"], regressions=count("Lines with regressions."),
               findings=count("Lines with findings."), kept=SUMMARY["kept"], remaining=SUMMARY["remaining"])]}),
    "accept": ("What was accepted: `keyline accept --json`.", dict(
        accepted=many(part("acceptance"), "One for each cause."))),
    "prune": ("Acceptances that were removed: `keyline accept --prune --json`.", dict(
        removed=count("Lines that had expired or accepted nothing."), left=count("Lines that stay."))),
    "baseline": ("Everything accepted at once: `keyline baseline write --json`.", dict(
        accepted=count("Findings that were accepted, a line each."), file=text("The file they were written to."))),
    "rows": ("The answer to SQL: `keyline query --sql --json`.", dict(
        columns=texts("The names of the columns."),
        rows=many(many({"anyOf": [{"type": ["null", "number", "string"]},
                                  many(integer("A byte.", least=0), "A blob, byte by byte.")]}),
                  "Values in the order of the columns."),
        isTruncated=flag("There are more rows than --limit."))),
    "views": ("The answer to a selector: `keyline query --json`.",
              dict(views=many(part("view"), "In the order of the documents.")), {"view": VIEW}),
    "view-line": ("One line of `keyline query --format jsonl` with a selector.", None,
                  {"oneOf": [part("view")]}, {"view": VIEW}),
    "history": ("When a view changed: `keyline history --json`.", dict(
        document=text("The document's path."), view=text("The view's id."), name=text("What a person calls it."),
        entries=many(fields(
            revision=part("revision"), edit=part("edit", "What happened to the view."),
            movedFrom=Optional(text("Where the document was before, in the revision that moved it as it was.")),
            authors=texts("Who made the edit: of what a merge brought those who made it."),
            brought=many(part("revision"), "Of a merge: the revisions whose edits of the view it brought."),
            broughtCommits=many(fields(
                commit=text("The commit's id in git."), author=text("Name and address."),
                time=integer("Seconds since 1970, UTC."), date=text("The same as a date."),
                message=text("The first line of its message.")),
                "Of an imported merge: the commits of git whose edits of the view it brought, newest first; they "
                "have no revisions. Where only its frame changed, those that edited the document."),
            structure=many(part("structure"), "Edits of the view and of constraints on it."),
            frames=many(fields(
                configuration=text("The configuration's name."),
                before=or_null(part("frame", "The frame before; null where there was none.")),
                after=or_null(part("frame", "The frame after; null where there is none."))),
                "Its frame before and after, on every configuration on which it changed.")), "Newest first."))),
    "first": ("Since when something holds of a frame: `keyline history --first --json`.", dict(
        together={"frame": ["stillHolds"], "stillHolds": ["frame"], "before": ["frame"]},
        document=text("The document's path."), view=text("The view's id."), name=text("What a person calls it."),
        configuration=text("The configuration's name."), condition=text("The condition."),
        revision=or_null(part("revision", "The first revision in which it holds; null: it never held.")),
        frame=Optional(part("frame", "The frame there; left out where it never held.")),
        before=Optional(part("frame", "The frame before; left out where the view was new.")),
        stillHolds=Optional(flag("It holds in the newest revision.")))),
    "blame": ("Who last changed each constraint or frame: `keyline blame --json`.", dict(
        document=text("The document's path."), at=part("revision", "The revision that was looked at."),
        configuration=or_null(text("The configuration of the frames; null: constraints were asked for.")),
        lines=many({"oneOf": [
            located("A constraint.", None, **BLAMED, constraint=text("The constraint's id."),
                    text=text("The constraint in words."), **BLAMED_BY),
            located("A frame.", None, **BLAMED, view=text("The view's id."), text=text("What a person calls it."),
                    frame=part("frame"), **BLAMED_BY)]}, "In the order of the document."))),
}

# The shapes of what each verb prints.
VERBS = {
    "init": ["init"], "commit": ["commit"], "import": ["import"], "status": ["status"], "tag": ["tags"],
    "branch": ["branches"], "switch": ["branches"], "merge": ["tree-merge", "merge-abort"],
    "resolve": ["resolve"], "cherry-pick": ["tree-merge"], "revert": ["tree-merge"], "undo": ["tree-merge"],
    "log": ["log", "heads"], "show": ["show", "alignment"], "diff": ["diff"],
    "check": ["check", "check-line"], "findings": ["findings"], "accept": ["accept", "prune"], "baseline write": ["baseline"],
    "query": ["views", "rows", "view-line"], "history": ["history", "first"], "blame": ["blame"],
    "merge-file": ["merge"],
}
