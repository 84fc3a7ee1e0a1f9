"""Which shapes the answers of each verb have."""

SHAPES_OF = {
    "solve": ["layout", "report"], "preview": ["preview"], "sweep": ["sweep"], "languages": ["languages"],
    "lint": ["lint"], "trace": ["trace"], "why": ["why"], "exercise": ["exercise"], "fit": ["fit"],
    "fidelity": ["fidelity"], "calibrate": ["calibrate"], "overrides suggest": ["declarations"],
    "overrides check": ["overrides"], "overrides fonts": ["fonts"], "devices": ["devices", "matrix"],
    "config": ["config"], "explain": ["rules", "conflicts"], "schema": ["schemas"],
    "visual": ["visual"], "fmt": ["fmt", "layout-tree"], "convert": ["convert"], "states": ["states"],
    "tween": ["tween"], "propose": ["propose"],
    "init": ["init"], "commit": ["commit"], "import": ["import"], "status": ["status"], "tag": ["tags"],
    "branch": ["branches"], "switch": ["branches"],
    "merge": ["tree-merge", "merge-abort"], "resolve": ["resolve"], "cherry-pick": ["tree-merge"],
    "revert": ["tree-merge"], "undo": ["tree-merge"],
    "log": ["log", "heads"], "show": ["show", "alignment"], "diff": ["diff"], "check": ["check", "check-line"],
    "accept": ["accept", "prune"], "baseline write": ["baseline"], "query": ["views", "rows", "view-line"],
    "history": ["history", "first"], "blame": ["blame"], "export": ["export"], "site": ["site"],
    "serve": ["serve"],
    "git install": ["git"], "git uninstall": ["git"], "merge-file": ["merge"], "tidy": ["tidy"],
    "verify": ["verify"], "rebuild": ["rebuild"], "backup": ["backup"], "restore": ["restore"], "gc": ["gc"],
    "migrate": ["migrate"], "stats": ["stats"], "doctor": ["doctor"], "manual": ["manual"],
}
