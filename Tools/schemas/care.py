"""Shapes of verbs that write files, set git up, or look after a store; and of errors."""
from notation import *
from parts import *

FIELDS_OF_DECLARED = dict(
    width=Optional(number("Points across.")), height=Optional(number("Points down.")),
    alignmentInsets=Optional(fields(
        "From the frame to the alignment rectangle, in points.",
        top=number(), left=number(), bottom=number(), right=number())),
    firstBaseline=Optional(number("Points from the top to the first baseline.")),
    lastBaseline=Optional(number("Points from the bottom to the last baseline.")),
    flips=Optional(flag("It mirrors its content from right to left.")))

SHAPES = {
    "export": ("A document of a revision: `keyline export --json`.", dict(
        revision=text("The revision's id."), path=text("The document's path."), bytes=count("How long it is."),
        sha256=text("64 hexadecimal digits of its bytes."),
        output=or_null(text("The file it was written to; null: none.")),
        text=Optional(or_null(text("The document, unless it was written to a file; null where it is not UTF-8."))))),
    "site": ("Pages that were written: `keyline site --json`.", dict(
        folder=text("The folder."), pages=count("Files in it."))),
    "serve": ("Where the viewer is: the line `keyline serve --json` begins with.", dict(address=text("The address to open."))),
    "git": ("Git's settings: `keyline git install --json` and `uninstall`.", dict(
        done=one_of("What was done.", "installed", "uninstalled"), attributes=text("The file of attributes."))),
    "tidy": ("What only saving had changed: `keyline tidy --json`.", {**fields(
        schema={"const": "keyline.tidy/1"}, checked=count("Files that were looked at."),
        tidied=Optional(texts("The files that were tidied.")),
        untidy=Optional(texts("The files that are to be tidied; with --check, in place of tidied."))),
        "oneOf": [{"required": ["tidied"]}, {"required": ["untidy"]}]}),
    "verify": ("The store against its hashes: `keyline verify --json`.", dict(
        isIntact=flag("Everything is as it was written."), problems=texts("What is not, in words."),
        revisions=count("Revisions."), artifacts=count("Contents of documents."),
        derived=count("Revisions whose computed rows were hashed again."),
        layouts=count("Layouts that were solved again."),
        skipped=count("Scenes that another engine recorded, which are not comparable."),
        foreignViews=count("Views of the query contract that another Keyline made; `migrate` makes them anew."),
        outdated=part("outdated"))),
    "rebuild": ("Frames and findings computed again: `keyline rebuild --json`.", dict(
        revisions=count("Revisions that were done."), remaining=count("Revisions left when it was stopped."),
        work=part("work"))),
    "backup": ("A copy of the store: `keyline backup --json`.", dict(file=text("The copy's path."))),
    "restore": ("A store out of a backup: `keyline restore --json`.", dict(
        file=text("The store's path."), revisions=count("Its revisions."))),
    "gc": ("Rows that no revision needs: `keyline gc --json`.", dict(
        isDry=flag("Nothing was deleted."), rows=count("How many."), bytes=count("What they take."),
        fileBytesBefore=count("The size of the store's file before."), fileBytesAfter=count("The size after."))),
    "migrate": ("A store brought up to date: `keyline migrate --json`.", dict(
        versionBefore=count("The version of its tables before."), versionAfter=count("The version after."),
        renewsViews=flag("The views of the query contract were another Keyline's and are this one's now."))),
    "stats": ("How large the store is: `keyline stats --json`.", dict(
        bytes=count("The size of its file."), revisions=count("Revisions."), documents=count("Documents."),
        tables=many(fields(name=text("The table's name."), bytes=count("What it takes.")), "The tables and indexes."))),
    "doctor": ("The settings that the store's safety stands on: `keyline doctor --json`.", dict(
        isSafe=flag("All of them are as they should be."),
        settings=by_name(text(), "Each setting in words, by its name."),
        notes=texts("Faults of this machine's SQLite, and what to do."))),
    "manual": ("Manual pages: `keyline manual --json`.", dict(
        folder=text("The folder."), pages=count("Pages that were written."))),
    "schemas": ("The shapes there are: `keyline schema --json`.", dict(verbs=many(fields(
        verb=text("The verb, with its part where it has some."), shapes=texts("The shapes of its answers.")),
        "In the order of `keyline help`."),
        failure=text("The shape of any verb's answer whose exit code is 2."))),
    "declarations": ("The file that `keyline overrides suggest` prints: keyline.overrides.json.", None, fields(
        classes=Optional(by_name(part("declaredView"), "By the class's name.")),
        views=Optional(by_name(part("declaredView"), "By the view's id.")),
        images=Optional(by_name(fields(width=number("In points."), height=number("In points.")), "By the image's name.")),
        fonts=Optional(by_name(fields(
            ascender=number("In parts of the font's size."), descender=number("In parts of the font's size."),
            lineGap=Optional(number("In parts of the font's size.")),
            averageAdvance=Optional(number("Of characters that are not listed.")),
            advances=Optional(by_name(number(), "By the character.")),
            kerning=Optional(fields(
                left=texts("The characters of each class before."), right=texts("The characters of each class after."),
                values=many(number(), "Row by row.")))), "By the font's PostScript name."))),
        {"declaredView": fields("Sizes that a document does not hold.", **FIELDS_OF_DECLARED)}),
    "error": ("Why it could not be done: the answer of any verb with --json whose exit code is 2.", dict(
        together={"format": ["position"], "position": ["format"]},
        error=text("One sentence."), format=Optional(text("The visual format that could not be read.")),
        position=Optional(integer("The character in it, from 1.", least=1)))),
}

# The shapes of what each verb prints.
VERBS = {
    "schema": ["schemas"], "export": ["export"], "site": ["site"],
    "serve": ["serve"], "git install": ["git"], "git uninstall": ["git"], "tidy": ["tidy"],
    "verify": ["verify"], "rebuild": ["rebuild"], "backup": ["backup"], "restore": ["restore"], "gc": ["gc"],
    "migrate": ["migrate"], "stats": ["stats"], "doctor": ["doctor"], "manual": ["manual"],
}
