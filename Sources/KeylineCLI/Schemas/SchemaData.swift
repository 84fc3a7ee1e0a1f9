// swift-format-ignore-file
// Written by Tools/schemas/generate.py; do not edit.

/// The JSON Schemas of `docs/schemas`, and the shapes of each verb's answers.
enum SchemaData {
  /// The shapes of each verb, in the order of the help.
  static let verbs: [(verb: String, shapes: [String])] = [
    ("check", ["check", "check-line"]),
    ("findings", ["findings"]),
    ("accept", ["accept", "prune"]),
    ("baseline write", ["baseline"]),
    ("lint", ["lint"]),
    ("languages", ["languages"]),
    ("sweep", ["sweep"]),
    ("explain", ["rules", "conflicts"]),
    ("config", ["config"]),
    ("solve", ["layout", "report"]),
    ("preview", ["preview"]),
    ("why", ["why"]),
    ("trace", ["trace"]),
    ("fit", ["fit"]),
    ("exercise", ["exercise"]),
    ("propose", ["propose"]),
    ("init", ["init"]),
    ("commit", ["commit"]),
    ("import", ["import"]),
    ("status", ["status"]),
    ("log", ["log", "heads"]),
    ("show", ["show", "alignment"]),
    ("export", ["export"]),
    ("tag", ["tags"]),
    ("branch", ["branches"]),
    ("switch", ["branches"]),
    ("diff", ["diff"]),
    ("query", ["views", "rows", "view-line"]),
    ("history", ["history", "first"]),
    ("blame", ["blame"]),
    ("site", ["site"]),
    ("serve", ["serve"]),
    ("git install", ["git"]),
    ("git uninstall", ["git"]),
    ("merge", ["tree-merge", "merge-abort"]),
    ("resolve", ["resolve"]),
    ("cherry-pick", ["tree-merge"]),
    ("revert", ["tree-merge"]),
    ("undo", ["tree-merge"]),
    ("merge-file", ["merge"]),
    ("tidy", ["tidy"]),
    ("visual", ["visual"]),
    ("fmt", ["fmt", "layout-tree"]),
    ("convert", ["convert"]),
    ("states", ["states"]),
    ("tween", ["tween"]),
    ("devices", ["devices", "matrix"]),
    ("overrides suggest", ["declarations"]),
    ("overrides check", ["overrides"]),
    ("overrides fonts", ["fonts"]),
    ("calibrate", ["calibrate"]),
    ("fidelity", ["fidelity"]),
    ("verify", ["verify"]),
    ("rebuild", ["rebuild"]),
    ("backup", ["backup"]),
    ("restore", ["restore"]),
    ("gc", ["gc"]),
    ("migrate", ["migrate"]),
    ("stats", ["stats"]),
    ("doctor", ["doctor"]),
    ("schema", ["schemas"]),
    ("manual", ["manual"]),
  ]

  /// Each schema as JSON text without its parts, by its shape's name; and the places of these.
  static let texts: [(shape: String, text: StaticString, parts: [Int])] = [
    ("accept", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:accept",
      "title": "keyline.accept/1",
      "description": "What was accepted: `keyline accept --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.accept/1"
        },
        "accepted": {
          "description": "One for each cause.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/acceptance"
          }
        }
      },
      "required": [
        "schema",
        "accepted"
      ],
      "additionalProperties": false
    }
    """#, [0, 1]),
    ("alignment", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:alignment",
      "title": "keyline.alignment/1",
      "description": "Frames beside alignment rectangles: `keyline show FILE --alignment --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.alignment/1"
        },
        "document": {
          "description": "The document's path, as given.",
          "type": "string"
        },
        "configuration": {
          "description": "The configuration's name.",
          "type": "string"
        },
        "views": {
          "description": "From the root down.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "view": {
                "description": "The view's id.",
                "type": "string"
              },
              "frame": {
                "$ref": "#/$defs/frame"
              },
              "alignment": {
                "description": "The rectangle that constraints hold, in the superview.",
                "$ref": "#/$defs/frame"
              },
              "baselines": {
                "description": "The first and last baseline below the frame's top, in points; empty for views without text.",
                "type": "array",
                "items": {
                  "type": "number"
                }
              }
            },
            "required": [
              "view",
              "frame",
              "alignment",
              "baselines"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "schema",
        "document",
        "configuration",
        "views"
      ],
      "additionalProperties": false
    }
    """#, [2]),
    ("backup", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:backup",
      "title": "keyline.backup/1",
      "description": "A copy of the store: `keyline backup --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.backup/1"
        },
        "file": {
          "description": "The copy's path.",
          "type": "string"
        }
      },
      "required": [
        "schema",
        "file"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("baseline", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:baseline",
      "title": "keyline.baseline/1",
      "description": "Everything accepted at once: `keyline baseline write --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.baseline/1"
        },
        "accepted": {
          "description": "Findings that were accepted, a line each.",
          "type": "integer",
          "minimum": 0
        },
        "file": {
          "description": "The file they were written to.",
          "type": "string"
        }
      },
      "required": [
        "schema",
        "accepted",
        "file"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("blame", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:blame",
      "title": "keyline.blame/1",
      "description": "Who last changed each constraint or frame: `keyline blame --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.blame/1"
        },
        "document": {
          "description": "The document's path.",
          "type": "string"
        },
        "at": {
          "description": "The revision that was looked at.",
          "$ref": "#/$defs/revision"
        },
        "configuration": {
          "description": "The configuration of the frames; null: constraints were asked for.",
          "type": [
            "string",
            "null"
          ]
        },
        "lines": {
          "description": "In the order of the document.",
          "type": "array",
          "items": {
            "oneOf": [
              {
                "description": "A constraint.",
                "type": "object",
                "properties": {
                  "scene": {
                    "description": "The id of the scene's root view.",
                    "type": "string"
                  },
                  "constraint": {
                    "description": "The constraint's id.",
                    "type": "string"
                  },
                  "text": {
                    "description": "The constraint in words.",
                    "type": "string"
                  },
                  "line": {
                    "$ref": "#/$defs/line"
                  },
                  "column": {
                    "$ref": "#/$defs/column"
                  },
                  "revision": {
                    "description": "The revision that made it what it is.",
                    "$ref": "#/$defs/revision"
                  }
                },
                "required": [
                  "scene",
                  "constraint",
                  "text",
                  "revision"
                ],
                "dependentRequired": {
                  "line": [
                    "column"
                  ],
                  "column": [
                    "line"
                  ]
                },
                "additionalProperties": false
              },
              {
                "description": "A frame.",
                "type": "object",
                "properties": {
                  "scene": {
                    "description": "The id of the scene's root view.",
                    "type": "string"
                  },
                  "view": {
                    "description": "The view's id.",
                    "type": "string"
                  },
                  "text": {
                    "description": "What a person calls it.",
                    "type": "string"
                  },
                  "frame": {
                    "$ref": "#/$defs/frame"
                  },
                  "line": {
                    "$ref": "#/$defs/line"
                  },
                  "column": {
                    "$ref": "#/$defs/column"
                  },
                  "revision": {
                    "description": "The revision that made it what it is.",
                    "$ref": "#/$defs/revision"
                  }
                },
                "required": [
                  "scene",
                  "view",
                  "text",
                  "frame",
                  "revision"
                ],
                "dependentRequired": {
                  "line": [
                    "column"
                  ],
                  "column": [
                    "line"
                  ]
                },
                "additionalProperties": false
              }
            ]
          }
        }
      },
      "required": [
        "schema",
        "document",
        "at",
        "configuration",
        "lines"
      ],
      "additionalProperties": false
    }
    """#, [3, 2, 4, 5]),
    ("branches", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:branches",
      "title": "keyline.branches/1",
      "description": "Branches: `keyline branch --json` and `keyline switch --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.branches/1"
        },
        "branches": {
          "description": "By name.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/named"
          }
        }
      },
      "required": [
        "schema",
        "branches"
      ],
      "additionalProperties": false
    }
    """#, [6]),
    ("calibrate", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:calibrate",
      "title": "keyline.calibrate/1",
      "description": "Frames of the running app beside solved ones: `keyline calibrate --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.calibrate/1"
        },
        "screens": {
          "description": "One for each screen measured.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "path": {
                "description": "The document's path.",
                "type": "string"
              },
              "scene": {
                "description": "The id of the scene's root view.",
                "type": "string"
              },
              "configuration": {
                "description": "The configuration it was measured on.",
                "type": "string"
              },
              "views": {
                "description": "Views that both have.",
                "type": "integer",
                "minimum": 0
              },
              "missing": {
                "description": "Views of the document that the app did not show.",
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "foreign": {
                "description": "Views of the app that the document does not have.",
                "type": "integer",
                "minimum": 0
              },
              "remaining": {
                "description": "Views that still differ once what was measured is declared.",
                "type": "integer",
                "minimum": 0
              },
              "differences": {
                "description": "Views that differ by more than half a point.",
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "view": {
                      "description": "The view's id.",
                      "type": "string"
                    },
                    "cause": {
                      "description": "Why, in words.",
                      "type": "string"
                    },
                    "measured": {
                      "description": "The frame that the app had.",
                      "$ref": "#/$defs/frame"
                    },
                    "solved": {
                      "description": "The solved frame.",
                      "$ref": "#/$defs/frame"
                    },
                    "line": {
                      "description": "The line of the measurements, from 1.",
                      "$ref": "#/$defs/line"
                    },
                    "column": {
                      "$ref": "#/$defs/column"
                    }
                  },
                  "required": [
                    "view",
                    "cause",
                    "measured",
                    "solved",
                    "line",
                    "column"
                  ],
                  "additionalProperties": false
                }
              }
            },
            "required": [
              "path",
              "scene",
              "configuration",
              "views",
              "missing",
              "foreign",
              "remaining",
              "differences"
            ],
            "additionalProperties": false
          }
        },
        "written": {
          "description": "The file that was written with --write; null where none was.",
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "schema",
        "screens",
        "written"
      ],
      "additionalProperties": false
    }
    """#, [3, 2, 4]),
    ("check", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:check",
      "title": "keyline.check/1",
      "description": "What got worse: `keyline check --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.check/1"
        },
        "base": {
          "description": "What was compared with; null without a store.",
          "anyOf": [
            {
              "$ref": "#/$defs/revision"
            },
            {
              "type": "null"
            }
          ]
        },
        "comparedWith": {
          "description": "The same in words; null where there was nothing to compare with.",
          "type": [
            "string",
            "null"
          ]
        },
        "gates": {
          "description": "The check failed: a regression or, without a base, an error is probable.",
          "type": "boolean"
        },
        "documents": {
          "description": "Documents that were looked at.",
          "type": "integer",
          "minimum": 0
        },
        "unchanged": {
          "description": "Those of them that are as in the base.",
          "type": "integer",
          "minimum": 0
        },
        "configurations": {
          "description": "How many configurations each scene was solved for.",
          "type": "integer",
          "minimum": 0
        },
        "regressions": {
          "description": "What became of findings, the worst first; those that stayed are left out.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/regression"
          }
        },
        "kept": {
          "description": "Findings that stayed as they were.",
          "type": "integer",
          "minimum": 0
        },
        "findings": {
          "description": "Every finding where there is no base; empty with one.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/finding"
          }
        },
        "accepted": {
          "description": "Findings that were accepted.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/acceptedFinding"
          }
        },
        "stale": {
          "description": "Acceptances that have expired or accept nothing any more; with --strict-acceptances.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/acceptance"
          }
        },
        "problems": {
          "description": "Documents that could not be read or are not solved.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/problem"
          }
        },
        "remaining": {
          "description": "Scenes left when it was stopped.",
          "type": "integer",
          "minimum": 0
        },
        "work": {
          "$ref": "#/$defs/work"
        }
      },
      "required": [
        "schema",
        "base",
        "comparedWith",
        "gates",
        "documents",
        "unchanged",
        "configurations",
        "regressions",
        "kept",
        "findings",
        "accepted",
        "stale",
        "problems",
        "remaining",
        "work"
      ],
      "additionalProperties": false
    }
    """#, [0, 7, 8, 3, 9, 10, 4, 11, 12, 13, 5, 1, 14, 15, 16]),
    ("check-line", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:check-line",
      "title": "keyline.check-line/1",
      "description": "One line of `keyline check --format jsonl`.",
      "oneOf": [
        {
          "description": "The first line.",
          "type": "object",
          "properties": {
            "schema": {
              "const": "keyline.check/1"
            },
            "kind": {
              "const": "header"
            },
            "base": {
              "description": "The id of the revision compared with; null without a store.",
              "type": [
                "string",
                "null"
              ]
            }
          },
          "required": [
            "schema",
            "kind",
            "base"
          ],
          "additionalProperties": false
        },
        {
          "$ref": "#/$defs/regression"
        },
        {
          "$ref": "#/$defs/finding"
        },
        {
          "description": "The last line: without it the stream was cut off.",
          "type": "object",
          "properties": {
            "schema": {
              "const": "keyline.check/1"
            },
            "kind": {
              "const": "summary"
            },
            "gates": {
              "description": "The check failed.",
              "type": "boolean"
            },
            "regressions": {
              "description": "Lines with regressions.",
              "type": "integer",
              "minimum": 0
            },
            "findings": {
              "description": "Lines with findings.",
              "type": "integer",
              "minimum": 0
            },
            "kept": {
              "description": "Findings that stayed as they were.",
              "type": "integer",
              "minimum": 0
            },
            "remaining": {
              "description": "Scenes left when it was stopped.",
              "type": "integer",
              "minimum": 0
            }
          },
          "required": [
            "schema",
            "kind",
            "gates",
            "regressions",
            "findings",
            "kept",
            "remaining"
          ],
          "additionalProperties": false
        }
      ]
    }
    """#, [8, 3, 9, 10, 4, 11, 13, 1, 14, 15]),
    ("commit", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:commit",
      "title": "keyline.commit/1",
      "description": "What was recorded: `keyline commit --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.commit/1"
        },
        "revision": {
          "description": "The revision; null where nothing had changed.",
          "anyOf": [
            {
              "$ref": "#/$defs/revision"
            },
            {
              "type": "null"
            }
          ]
        },
        "documents": {
          "description": "The documents that changed, by path.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/document"
          }
        },
        "lookalikes": {
          "$ref": "#/$defs/lookalikes"
        },
        "givenUp": {
          "description": "Scenes that would take too much work.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "path": {
                "description": "The document's path.",
                "type": "string"
              },
              "scene": {
                "description": "The id of the scene's root view.",
                "type": "string"
              },
              "line": {
                "description": "The line of the document where the scene begins.",
                "type": "integer",
                "minimum": 0
              }
            },
            "required": [
              "path",
              "scene",
              "line"
            ],
            "additionalProperties": false
          }
        },
        "refused": {
          "description": "Frames too large to be stored.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "path": {
                "description": "The document's path.",
                "type": "string"
              },
              "scene": {
                "description": "The id of the scene's root view.",
                "type": "string"
              },
              "view": {
                "description": "The view's id.",
                "type": "string"
              },
              "configurations": {
                "description": "On which configurations.",
                "type": "array",
                "items": {
                  "type": "string"
                }
              }
            },
            "required": [
              "path",
              "scene",
              "view",
              "configurations"
            ],
            "additionalProperties": false
          }
        },
        "configurations": {
          "description": "How many configurations each scene was solved for.",
          "type": "integer",
          "minimum": 0
        },
        "work": {
          "$ref": "#/$defs/work"
        },
        "found": {
          "$ref": "#/$defs/found"
        },
        "regressions": {
          "description": "What became of findings, the worst first; those that stayed are left out.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/regression"
          }
        }
      },
      "required": [
        "schema",
        "revision",
        "documents",
        "givenUp",
        "refused",
        "configurations",
        "work",
        "found",
        "regressions"
      ],
      "additionalProperties": false
    }
    """#, [8, 3, 17, 18, 9, 19, 4, 20, 11, 13, 5, 1, 14, 15, 16]),
    ("config", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:config",
      "title": "keyline.config/1",
      "description": "The settings that count: `keyline config --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.config/1"
        },
        "settings": {
          "description": "Every setting.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "name": {
                "description": "The setting, as keyline.toml names it.",
                "type": "string"
              },
              "value": {
                "description": "Its value.",
                "type": "string"
              },
              "origin": {
                "description": "The file it comes from; null for the usual value.",
                "type": [
                  "string",
                  "null"
                ]
              }
            },
            "required": [
              "name",
              "value",
              "origin"
            ],
            "additionalProperties": false
          }
        },
        "configurations": {
          "description": "The names of the configurations that follow from them.",
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "schema",
        "settings",
        "configurations"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("conflicts", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:conflicts",
      "title": "keyline.conflicts/1",
      "description": "Contradictions in an app's log: `keyline explain --log --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.conflicts/1"
        },
        "conflicts": {
          "description": "One for each contradiction of the log.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "logLine": {
                "description": "The line of the log on which it begins, from 1.",
                "type": "integer",
                "minimum": 1
              },
              "document": {
                "description": "The path of the document that most of its constraints are in.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "scene": {
                "description": "The id of that scene's root view.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "members": {
                "description": "Each constraint, in the order of the log.",
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "text": {
                      "description": "The constraint as the log has it.",
                      "type": "string"
                    },
                    "id": {
                      "description": "Its id in the document; null where no document has it.",
                      "type": [
                        "string",
                        "null"
                      ]
                    },
                    "sentence": {
                      "description": "The constraint in the document's words.",
                      "type": [
                        "string",
                        "null"
                      ]
                    },
                    "origin": {
                      "description": "Where it comes from, in words; null for one that somebody wrote.",
                      "type": [
                        "string",
                        "null"
                      ]
                    },
                    "line": {
                      "description": "The line in the document, from 1.",
                      "type": [
                        "integer",
                        "null"
                      ],
                      "minimum": 1
                    },
                    "broken": {
                      "description": "The one that UIKit gave up.",
                      "type": "boolean"
                    }
                  },
                  "required": [
                    "text",
                    "id",
                    "sentence",
                    "origin",
                    "line",
                    "broken"
                  ],
                  "additionalProperties": false
                }
              },
              "minimal": {
                "description": "What of them already contradicts; empty where that happens on no configuration.",
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "configuration": {
                "description": "The configuration on which it does.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "cheapest": {
                "description": "The constraint that gives way least.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "givesWayBy": {
                "description": "By how many points.",
                "type": [
                  "number",
                  "null"
                ]
              }
            },
            "required": [
              "logLine",
              "document",
              "scene",
              "members",
              "minimal",
              "configuration",
              "cheapest",
              "givesWayBy"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "schema",
        "conflicts"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("convert", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:convert",
      "title": "keyline.convert/1",
      "description": "A document in another format: `keyline convert --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.convert/1"
        },
        "output": {
          "description": "The file that was written.",
          "type": "string"
        },
        "lost": {
          "description": "What cannot be said in that format.",
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "schema",
        "output",
        "lost"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("declarations", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:declarations",
      "title": "keyline.declarations/1",
      "description": "The file that `keyline overrides suggest` prints: keyline.overrides.json.",
      "type": "object",
      "properties": {
        "classes": {
          "description": "By the class's name.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/declaredView"
          }
        },
        "views": {
          "description": "By the view's id.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/declaredView"
          }
        },
        "images": {
          "description": "By the image's name.",
          "type": "object",
          "additionalProperties": {
            "type": "object",
            "properties": {
              "width": {
                "description": "In points.",
                "type": "number"
              },
              "height": {
                "description": "In points.",
                "type": "number"
              }
            },
            "required": [
              "width",
              "height"
            ],
            "additionalProperties": false
          }
        },
        "fonts": {
          "description": "By the font's PostScript name.",
          "type": "object",
          "additionalProperties": {
            "type": "object",
            "properties": {
              "ascender": {
                "description": "In parts of the font's size.",
                "type": "number"
              },
              "descender": {
                "description": "In parts of the font's size.",
                "type": "number"
              },
              "lineGap": {
                "description": "In parts of the font's size.",
                "type": "number"
              },
              "averageAdvance": {
                "description": "Of characters that are not listed.",
                "type": "number"
              },
              "advances": {
                "description": "By the character.",
                "type": "object",
                "additionalProperties": {
                  "type": "number"
                }
              },
              "kerning": {
                "type": "object",
                "properties": {
                  "left": {
                    "description": "The characters of each class before.",
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  },
                  "right": {
                    "description": "The characters of each class after.",
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  },
                  "values": {
                    "description": "Row by row.",
                    "type": "array",
                    "items": {
                      "type": "number"
                    }
                  }
                },
                "required": [
                  "left",
                  "right",
                  "values"
                ],
                "additionalProperties": false
              }
            },
            "required": [
              "ascender",
              "descender"
            ],
            "additionalProperties": false
          }
        }
      },
      "additionalProperties": false
    }
    """#, [21]),
    ("devices", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:devices",
      "title": "keyline.devices/1",
      "description": "The known devices: `keyline devices --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.devices/1"
        },
        "devices": {
          "description": "In the catalogue's order.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "id": {
                "description": "The name that options take.",
                "type": "string"
              },
              "name": {
                "description": "What a person calls it.",
                "type": "string"
              },
              "idiom": {
                "description": "The kind of device.",
                "enum": [
                  "phone",
                  "pad",
                  "tv",
                  "mac",
                  "watch"
                ]
              },
              "width": {
                "description": "Points across, upright.",
                "type": "number"
              },
              "height": {
                "description": "Points down, upright.",
                "type": "number"
              },
              "scale": {
                "description": "Pixels for each point.",
                "type": "integer",
                "minimum": 1
              },
              "year": {
                "description": "The year it came out.",
                "type": "integer"
              },
              "systems": {
                "description": "The first and last iOS.",
                "type": "string"
              }
            },
            "required": [
              "id",
              "name",
              "idiom",
              "width",
              "height",
              "scale",
              "year",
              "systems"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "schema",
        "devices"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("diff", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:diff",
      "title": "keyline.diff/1",
      "description": "Two revisions compared: `keyline diff --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.diff/1"
        },
        "base": {
          "description": "The older one; null where it is no revision of the store.",
          "anyOf": [
            {
              "$ref": "#/$defs/revision"
            },
            {
              "type": "null"
            }
          ]
        },
        "head": {
          "description": "The newer one; null for files on the disk and states of git.",
          "anyOf": [
            {
              "$ref": "#/$defs/revision"
            },
            {
              "type": "null"
            }
          ]
        },
        "comparedWith": {
          "description": "The base in words, where it is no revision of the store.",
          "type": "string"
        },
        "configurations": {
          "description": "How many configurations each scene was solved for.",
          "type": "integer",
          "minimum": 0
        },
        "documents": {
          "description": "The documents that differ, by path.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/changedDocument"
          }
        },
        "regressions": {
          "description": "What became of findings, the worst first.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/regression"
          }
        },
        "kept": {
          "description": "Findings that stayed as they were.",
          "type": "integer",
          "minimum": 0
        },
        "found": {
          "$ref": "#/$defs/found"
        },
        "work": {
          "$ref": "#/$defs/work"
        }
      },
      "required": [
        "schema",
        "base",
        "head",
        "configurations",
        "documents",
        "regressions",
        "kept",
        "found",
        "work"
      ],
      "additionalProperties": false
    }
    """#, [8, 22, 3, 18, 9, 19, 23, 4, 11, 13, 5, 1, 14, 15, 24, 16]),
    ("doctor", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:doctor",
      "title": "keyline.doctor/1",
      "description": "The settings that the store's safety stands on: `keyline doctor --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.doctor/1"
        },
        "isSafe": {
          "description": "All of them are as they should be.",
          "type": "boolean"
        },
        "settings": {
          "description": "Each setting in words, by its name.",
          "type": "object",
          "additionalProperties": {
            "type": "string"
          }
        },
        "notes": {
          "description": "Faults of this machine's SQLite, and what to do.",
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "schema",
        "isSafe",
        "settings",
        "notes"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("error", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:error",
      "title": "keyline.error/1",
      "description": "Why it could not be done: the answer of any verb with --json whose exit code is 2.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.error/1"
        },
        "error": {
          "description": "One sentence.",
          "type": "string"
        },
        "format": {
          "description": "The visual format that could not be read.",
          "type": "string"
        },
        "position": {
          "description": "The character in it, from 1.",
          "type": "integer",
          "minimum": 1
        }
      },
      "required": [
        "schema",
        "error"
      ],
      "dependentRequired": {
        "format": [
          "position"
        ],
        "position": [
          "format"
        ]
      },
      "additionalProperties": false
    }
    """#, []),
    ("exercise", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:exercise",
      "title": "keyline.exercise/1",
      "description": "The two layouts between which an ambiguous scene lies: `keyline exercise --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.exercise/1"
        },
        "document": {
          "description": "The document's path, as given.",
          "type": "string"
        },
        "configuration": {
          "description": "The configuration's name.",
          "type": "string"
        },
        "views": {
          "description": "The views that are elsewhere at both ends; empty: nothing is open.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "view": {
                "description": "The view's id.",
                "type": "string"
              },
              "lower": {
                "description": "At one end.",
                "$ref": "#/$defs/frame"
              },
              "upper": {
                "description": "At the other.",
                "$ref": "#/$defs/frame"
              }
            },
            "required": [
              "view",
              "lower",
              "upper"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "schema",
        "document",
        "configuration",
        "views"
      ],
      "additionalProperties": false
    }
    """#, [2]),
    ("export", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:export",
      "title": "keyline.export/1",
      "description": "A document of a revision: `keyline export --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.export/1"
        },
        "revision": {
          "description": "The revision's id.",
          "type": "string"
        },
        "path": {
          "description": "The document's path.",
          "type": "string"
        },
        "bytes": {
          "description": "How long it is.",
          "type": "integer",
          "minimum": 0
        },
        "sha256": {
          "description": "64 hexadecimal digits of its bytes.",
          "type": "string"
        },
        "output": {
          "description": "The file it was written to; null: none.",
          "type": [
            "string",
            "null"
          ]
        },
        "text": {
          "description": "The document, unless it was written to a file; null where it is not UTF-8.",
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "schema",
        "revision",
        "path",
        "bytes",
        "sha256",
        "output"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("fidelity", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:fidelity",
      "title": "keyline.fidelity/1",
      "description": "Solved frames beside recorded ones: `keyline fidelity --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.fidelity/1"
        },
        "documents": {
          "description": "Documents that were compared.",
          "type": "integer",
          "minimum": 0
        },
        "remaining": {
          "description": "Documents left when it was stopped.",
          "type": "integer",
          "minimum": 0
        },
        "unsatisfiable": {
          "description": "Scenes whose required constraints contradict.",
          "type": "integer",
          "minimum": 0
        },
        "ambiguous": {
          "description": "Scenes with more than one solution.",
          "type": "integer",
          "minimum": 0
        },
        "counts": {
          "description": "Views by what they have in common.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "section": {
                "description": "What the row sorts by.",
                "enum": [
                  "all",
                  "text",
                  "recording",
                  "certain",
                  "rests on",
                  "platform",
                  "tools",
                  "scene kind",
                  "feature",
                  "kind",
                  "device",
                  "folder"
                ]
              },
              "name": {
                "description": "Which of these.",
                "type": "string"
              },
              "views": {
                "description": "Views with a recorded frame.",
                "type": "integer",
                "minimum": 0
              },
              "solved": {
                "description": "Views that were placed.",
                "type": "integer",
                "minimum": 0
              },
              "withinHalf": {
                "description": "Views within half a point.",
                "type": "integer",
                "minimum": 0
              },
              "withinOne": {
                "description": "Views within a point.",
                "type": "integer",
                "minimum": 0
              },
              "share": {
                "description": "The share of all views that the row has, 0 to 1.",
                "type": "number",
                "minimum": 0,
                "maximum": 1
              }
            },
            "required": [
              "section",
              "name",
              "views",
              "solved",
              "withinHalf",
              "withinOne",
              "share"
            ],
            "additionalProperties": false
          }
        },
        "repositories": {
          "description": "How evenly right answers are spread, as shares from 0 to 1; with two repositories or more.",
          "type": "object",
          "properties": {
            "count": {
              "description": "Repositories, or folders below the path given.",
              "type": "integer",
              "minimum": 0
            },
            "median": {
              "description": "The median.",
              "type": "number"
            },
            "lowerQuartile": {
              "description": "What three quarters of them reach.",
              "type": "number"
            },
            "mean": {
              "description": "The mean.",
              "type": "number"
            },
            "leastWithoutOne": {
              "description": "The least share of all cases but those of one.",
              "type": "number"
            },
            "greatestWithoutOne": {
              "description": "The greatest share of all cases but those of one.",
              "type": "number"
            }
          },
          "required": [
            "count",
            "median",
            "lowerQuartile",
            "mean",
            "leastWithoutOne",
            "greatestWithoutOne"
          ],
          "additionalProperties": false
        },
        "scenes": {
          "description": "Whole scenes.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "name": {
                "description": "consistent: whose recordings fulfil their own constraints.",
                "enum": [
                  "all",
                  "consistent"
                ]
              },
              "scenes": {
                "description": "Scenes that were judged.",
                "type": "integer",
                "minimum": 0
              },
              "right": {
                "description": "Scenes with every view within half a point.",
                "type": "integer",
                "minimum": 0
              }
            },
            "required": [
              "name",
              "scenes",
              "right"
            ],
            "additionalProperties": false
          }
        },
        "notJudged": {
          "description": "Views that were left out, by reason.",
          "type": "object",
          "additionalProperties": {
            "description": "Views.",
            "type": "integer",
            "minimum": 0
          }
        },
        "passedOver": {
          "description": "Documents that could not be read or are not solved.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "document": {
                "description": "The document's path.",
                "type": "string"
              },
              "reason": {
                "description": "Why.",
                "type": "string"
              }
            },
            "required": [
              "document",
              "reason"
            ],
            "additionalProperties": false
          }
        },
        "worst": {
          "description": "The documents with most misses.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "document": {
                "description": "The document's path.",
                "type": "string"
              },
              "missed": {
                "description": "Views off by more than half a point.",
                "type": "integer",
                "minimum": 0
              },
              "views": {
                "description": "Views with a recorded frame.",
                "type": "integer",
                "minimum": 0
              }
            },
            "required": [
              "document",
              "missed",
              "views"
            ],
            "additionalProperties": false
          }
        },
        "farthest": {
          "description": "The views that are farthest off.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "document": {
                "description": "The document's path.",
                "type": "string"
              },
              "scene": {
                "description": "The id of the scene's root view.",
                "type": "string"
              },
              "view": {
                "description": "The view's id.",
                "type": "string"
              },
              "kind": {
                "description": "The kind of view.",
                "type": "string"
              },
              "isTextFree": {
                "description": "No text's size reaches its frame.",
                "type": "boolean"
              },
              "recorded": {
                "description": "The frame that Interface Builder recorded.",
                "$ref": "#/$defs/frame"
              },
              "frame": {
                "description": "The solved frame; null where the view was not placed.",
                "anyOf": [
                  {
                    "$ref": "#/$defs/frame"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "line": {
                "$ref": "#/$defs/line"
              }
            },
            "required": [
              "document",
              "scene",
              "view",
              "kind",
              "isTextFree",
              "recorded",
              "frame",
              "line"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "schema",
        "documents",
        "remaining",
        "unsatisfiable",
        "ambiguous",
        "counts",
        "scenes",
        "notJudged",
        "passedOver",
        "worst",
        "farthest"
      ],
      "additionalProperties": false
    }
    """#, [2, 4]),
    ("findings", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:findings",
      "title": "keyline.findings/1",
      "description": "What is wrong now: `keyline findings --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.findings/1"
        },
        "documents": {
          "description": "Documents that were looked at.",
          "type": "integer",
          "minimum": 0
        },
        "configurations": {
          "description": "How many configurations each scene was solved for.",
          "type": "integer",
          "minimum": 0
        },
        "findings": {
          "description": "Every finding that was asked for.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/finding"
          }
        },
        "accepted": {
          "description": "Findings that were accepted.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/acceptedFinding"
          }
        },
        "problems": {
          "description": "Documents that could not be read or are not solved.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/problem"
          }
        },
        "remaining": {
          "description": "Scenes left when it was stopped.",
          "type": "integer",
          "minimum": 0
        }
      },
      "required": [
        "schema",
        "documents",
        "configurations",
        "findings",
        "accepted",
        "problems",
        "remaining"
      ],
      "additionalProperties": false
    }
    """#, [7, 3, 9, 10, 4, 11, 12, 1, 14, 15]),
    ("first", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:first",
      "title": "keyline.first/1",
      "description": "Since when something holds of a frame: `keyline history --first --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.first/1"
        },
        "document": {
          "description": "The document's path.",
          "type": "string"
        },
        "view": {
          "description": "The view's id.",
          "type": "string"
        },
        "name": {
          "description": "What a person calls it.",
          "type": "string"
        },
        "configuration": {
          "description": "The configuration's name.",
          "type": "string"
        },
        "condition": {
          "description": "The condition.",
          "type": "string"
        },
        "revision": {
          "description": "The first revision in which it holds; null: it never held.",
          "anyOf": [
            {
              "$ref": "#/$defs/revision"
            },
            {
              "type": "null"
            }
          ]
        },
        "frame": {
          "description": "The frame there; left out where it never held.",
          "$ref": "#/$defs/frame"
        },
        "before": {
          "description": "The frame before; left out where the view was new.",
          "$ref": "#/$defs/frame"
        },
        "stillHolds": {
          "description": "It holds in the newest revision.",
          "type": "boolean"
        }
      },
      "required": [
        "schema",
        "document",
        "view",
        "name",
        "configuration",
        "condition",
        "revision"
      ],
      "dependentRequired": {
        "frame": [
          "stillHolds"
        ],
        "stillHolds": [
          "frame"
        ],
        "before": [
          "frame"
        ]
      },
      "additionalProperties": false
    }
    """#, [2, 5]),
    ("fit", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:fit",
      "title": "keyline.fit/1",
      "description": "A view's fitting sizes: `keyline fit --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.fit/1"
        },
        "document": {
          "description": "The document's path, as given.",
          "type": "string"
        },
        "configuration": {
          "description": "The configuration's name.",
          "type": "string"
        },
        "view": {
          "description": "The view's id.",
          "type": "string"
        },
        "compressed": {
          "description": "The smallest width and height, in points.",
          "type": "array",
          "items": {
            "type": "number"
          },
          "minItems": 2,
          "maxItems": 2
        },
        "expanded": {
          "description": "The largest width and height, in points.",
          "type": "array",
          "items": {
            "type": "number"
          },
          "minItems": 2,
          "maxItems": 2
        },
        "atWidth": {
          "description": "Width and height at the width of --width, in points.",
          "type": "array",
          "items": {
            "type": "number"
          },
          "minItems": 2,
          "maxItems": 2
        }
      },
      "required": [
        "schema",
        "document",
        "configuration",
        "view",
        "compressed",
        "expanded"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("fmt", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:fmt",
      "title": "keyline.fmt/1",
      "description": "Files that were formatted: `keyline fmt --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.fmt/1"
        },
        "files": {
          "description": "Files that were read.",
          "type": "integer",
          "minimum": 0
        },
        "changed": {
          "description": "The files that were not formatted, by path.",
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "schema",
        "files",
        "changed"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("fonts", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:fonts",
      "title": "keyline.fonts/1",
      "description": "Where the metrics of fonts come from: `keyline overrides fonts --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.fonts/1"
        },
        "fonts": {
          "description": "By name.",
          "type": "array",
          "items": {
            "description": "A font that documents name.",
            "type": "object",
            "properties": {
              "name": {
                "description": "The font's PostScript name.",
                "type": "string"
              },
              "source": {
                "description": "file: a font file of the tree; declared: keyline.overrides.json; published: metrics that Keyline has; assumed: not found.",
                "enum": [
                  "file",
                  "declared",
                  "published",
                  "assumed"
                ]
              },
              "file": {
                "description": "The path of the font file; with source file only.",
                "type": "string"
              },
              "registeredBy": {
                "description": "The Info.plist files that name it.",
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "documents": {
                "description": "The documents that name it.",
                "type": "array",
                "items": {
                  "type": "string"
                }
              }
            },
            "required": [
              "name",
              "source",
              "documents"
            ],
            "dependentRequired": {
              "file": [
                "registeredBy"
              ],
              "registeredBy": [
                "file"
              ]
            },
            "additionalProperties": false
          }
        },
        "remarks": {
          "description": "What is wrong with the fonts of the tree.",
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "schema",
        "fonts",
        "remarks"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("gc", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:gc",
      "title": "keyline.gc/1",
      "description": "Rows that no revision needs: `keyline gc --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.gc/1"
        },
        "isDry": {
          "description": "Nothing was deleted.",
          "type": "boolean"
        },
        "rows": {
          "description": "How many.",
          "type": "integer",
          "minimum": 0
        },
        "bytes": {
          "description": "What they take.",
          "type": "integer",
          "minimum": 0
        },
        "fileBytesBefore": {
          "description": "The size of the store's file before.",
          "type": "integer",
          "minimum": 0
        },
        "fileBytesAfter": {
          "description": "The size after.",
          "type": "integer",
          "minimum": 0
        }
      },
      "required": [
        "schema",
        "isDry",
        "rows",
        "bytes",
        "fileBytesBefore",
        "fileBytesAfter"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("git", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:git",
      "title": "keyline.git/1",
      "description": "Git's settings: `keyline git install --json` and `uninstall`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.git/1"
        },
        "done": {
          "description": "What was done.",
          "enum": [
            "installed",
            "uninstalled"
          ]
        },
        "attributes": {
          "description": "The file of attributes.",
          "type": "string"
        }
      },
      "required": [
        "schema",
        "done",
        "attributes"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("heads", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:heads",
      "title": "keyline.heads/1",
      "description": "A signed note of the newest revisions: `keyline log --signed --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.heads/1"
        },
        "note": {
          "description": "The note; `keyline verify --signed` takes it.",
          "type": "string"
        }
      },
      "required": [
        "schema",
        "note"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("history", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:history",
      "title": "keyline.history/1",
      "description": "When a view changed: `keyline history --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.history/1"
        },
        "document": {
          "description": "The document's path.",
          "type": "string"
        },
        "view": {
          "description": "The view's id.",
          "type": "string"
        },
        "name": {
          "description": "What a person calls it.",
          "type": "string"
        },
        "entries": {
          "description": "Newest first.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "revision": {
                "$ref": "#/$defs/revision"
              },
              "edit": {
                "description": "What happened to the view.",
                "$ref": "#/$defs/edit"
              },
              "movedFrom": {
                "description": "Where the document was before, in the revision that moved it as it was.",
                "type": "string"
              },
              "authors": {
                "description": "Who made the edit: of what a merge brought those who made it.",
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "brought": {
                "description": "Of a merge: the revisions whose edits of the view it brought.",
                "type": "array",
                "items": {
                  "$ref": "#/$defs/revision"
                }
              },
              "broughtCommits": {
                "description": "Of an imported merge: the commits of git whose edits of the view it brought, newest first; they have no revisions. Where only its frame changed, those that edited the document.",
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "commit": {
                      "description": "The commit's id in git.",
                      "type": "string"
                    },
                    "author": {
                      "description": "Name and address.",
                      "type": "string"
                    },
                    "time": {
                      "description": "Seconds since 1970, UTC.",
                      "type": "integer"
                    },
                    "date": {
                      "description": "The same as a date.",
                      "type": "string"
                    },
                    "message": {
                      "description": "The first line of its message.",
                      "type": "string"
                    }
                  },
                  "required": [
                    "commit",
                    "author",
                    "time",
                    "date",
                    "message"
                  ],
                  "additionalProperties": false
                }
              },
              "structure": {
                "description": "Edits of the view and of constraints on it.",
                "type": "array",
                "items": {
                  "$ref": "#/$defs/structure"
                }
              },
              "frames": {
                "description": "Its frame before and after, on every configuration on which it changed.",
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "configuration": {
                      "description": "The configuration's name.",
                      "type": "string"
                    },
                    "before": {
                      "description": "The frame before; null where there was none.",
                      "anyOf": [
                        {
                          "$ref": "#/$defs/frame"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    },
                    "after": {
                      "description": "The frame after; null where there is none.",
                      "anyOf": [
                        {
                          "$ref": "#/$defs/frame"
                        },
                        {
                          "type": "null"
                        }
                      ]
                    }
                  },
                  "required": [
                    "configuration",
                    "before",
                    "after"
                  ],
                  "additionalProperties": false
                }
              }
            },
            "required": [
              "revision",
              "edit",
              "authors",
              "brought",
              "broughtCommits",
              "structure",
              "frames"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "schema",
        "document",
        "view",
        "name",
        "entries"
      ],
      "additionalProperties": false
    }
    """#, [3, 18, 2, 4, 5, 24]),
    ("import", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:import",
      "title": "keyline.import/1",
      "description": "What was recorded of a git history: `keyline import --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.import/1"
        },
        "known": {
          "description": "Commits that the store had already.",
          "type": "integer",
          "minimum": 0
        },
        "remaining": {
          "description": "Commits left when it was stopped.",
          "type": "integer",
          "minimum": 0
        },
        "configurations": {
          "description": "How many configurations each scene was solved for.",
          "type": "integer",
          "minimum": 0
        },
        "seconds": {
          "description": "How long it took.",
          "type": "number"
        },
        "work": {
          "$ref": "#/$defs/work"
        },
        "revisions": {
          "description": "In the order in which they were recorded.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "revision": {
                "$ref": "#/$defs/revision"
              },
              "origin": {
                "description": "The git commit's id.",
                "type": "string"
              },
              "branch": {
                "description": "The branch it is on.",
                "type": "string"
              },
              "documents": {
                "description": "The documents it changed, by path.",
                "type": "array",
                "items": {
                  "$ref": "#/$defs/document"
                }
              },
              "regressions": {
                "description": "What became of findings, the worst first; those that stayed are left out.",
                "type": "array",
                "items": {
                  "$ref": "#/$defs/regression"
                }
              }
            },
            "required": [
              "revision",
              "origin",
              "branch",
              "documents",
              "regressions"
            ],
            "additionalProperties": false
          }
        },
        "lookalikes": {
          "$ref": "#/$defs/lookalikes"
        },
        "leftOut": {
          "description": "Branches and files that were left out.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/problem"
          }
        }
      },
      "required": [
        "schema",
        "known",
        "remaining",
        "configurations",
        "seconds",
        "work",
        "revisions",
        "leftOut"
      ],
      "additionalProperties": false
    }
    """#, [8, 3, 17, 18, 9, 4, 20, 11, 12, 13, 5, 1, 14, 15, 16]),
    ("init", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:init",
      "title": "keyline.init/1",
      "description": "A new store: `keyline init --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.init/1"
        },
        "store": {
          "description": "The store's path.",
          "type": "string"
        }
      },
      "required": [
        "schema",
        "store"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("languages", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:languages",
      "title": "keyline.languages/1",
      "description": "Screens in every language: `keyline languages --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.languages/1"
        },
        "layouts": {
          "description": "Layouts that were solved.",
          "type": "integer",
          "minimum": 0
        },
        "fails": {
          "description": "A screen is spoilt in a language; exit is 1.",
          "type": "boolean"
        },
        "accepted": {
          "description": "Findings that were accepted.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/acceptedFinding"
          }
        },
        "documents": {
          "description": "One for each document.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "path": {
                "description": "The document's path, as given.",
                "type": "string"
              },
              "languages": {
                "description": "What the tables of each language have.",
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "language": {
                      "description": "The language, as de or pt-BR.",
                      "type": "string"
                    },
                    "tables": {
                      "description": "The paths of the tables asked.",
                      "type": "array",
                      "items": {
                        "type": "string"
                      }
                    },
                    "missing": {
                      "description": "Texts that no table has.",
                      "type": "array",
                      "items": {
                        "type": "object",
                        "properties": {
                          "key": {
                            "description": "The key in the tables.",
                            "type": "string"
                          },
                          "text": {
                            "description": "The document's own text.",
                            "type": "string"
                          },
                          "line": {
                            "$ref": "#/$defs/line"
                          }
                        },
                        "required": [
                          "key",
                          "text",
                          "line"
                        ],
                        "additionalProperties": false
                      }
                    },
                    "outdated": {
                      "description": "Translations of a text that has changed since.",
                      "type": "array",
                      "items": {
                        "$ref": "#/$defs/tableNote"
                      }
                    },
                    "unfinished": {
                      "description": "Translations that are not finished, and keys given twice.",
                      "type": "array",
                      "items": {
                        "$ref": "#/$defs/tableNote"
                      }
                    },
                    "stale": {
                      "description": "Keys of objects that the document has no more.",
                      "type": "array",
                      "items": {
                        "$ref": "#/$defs/tableNote"
                      }
                    }
                  },
                  "required": [
                    "language",
                    "tables",
                    "missing",
                    "outdated",
                    "unfinished",
                    "stale"
                  ],
                  "additionalProperties": false
                }
              },
              "screens": {
                "description": "Each screen in each language.",
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "scene": {
                      "description": "The id of the scene's root view.",
                      "type": "string"
                    },
                    "title": {
                      "description": "What a person calls it.",
                      "type": "string"
                    },
                    "language": {
                      "description": "The language.",
                      "type": "string"
                    },
                    "missing": {
                      "description": "Texts that no table has.",
                      "type": "integer",
                      "minimum": 0
                    },
                    "stale": {
                      "description": "Entries that are stale, outdated or not finished.",
                      "type": "integer",
                      "minimum": 0
                    },
                    "truncated": {
                      "description": "Views whose text is cut short.",
                      "type": "integer",
                      "minimum": 0
                    },
                    "wrapped": {
                      "description": "Views whose text takes more lines than in the document's language.",
                      "type": "integer",
                      "minimum": 0
                    },
                    "overlapping": {
                      "description": "Pairs of views that are in each other's way.",
                      "type": "integer",
                      "minimum": 0
                    },
                    "findings": {
                      "description": "What is found with the translation and not without it.",
                      "type": "array",
                      "items": {
                        "type": "object",
                        "properties": {
                          "finding": {
                            "$ref": "#/$defs/finding"
                          },
                          "entry": {
                            "description": "The entry behind it, where there is one.",
                            "$ref": "#/$defs/tableNote"
                          }
                        },
                        "required": [
                          "finding"
                        ],
                        "additionalProperties": false
                      }
                    }
                  },
                  "required": [
                    "scene",
                    "title",
                    "language",
                    "missing",
                    "stale",
                    "truncated",
                    "wrapped",
                    "overlapping",
                    "findings"
                  ],
                  "additionalProperties": false
                }
              }
            },
            "required": [
              "path",
              "languages",
              "screens"
            ],
            "additionalProperties": false
          }
        },
        "problems": {
          "description": "Documents that could not be read or are not solved.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/problem"
          }
        }
      },
      "required": [
        "schema",
        "layouts",
        "fails",
        "accepted",
        "documents",
        "problems"
      ],
      "additionalProperties": false
    }
    """#, [7, 3, 9, 10, 4, 11, 12, 1, 14, 15, 25]),
    ("layout", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:layout",
      "title": "keyline.layout/1",
      "description": "Frames: the whole answer of `keyline solve --json`, or one line of `--format jsonl`.",
      "oneOf": [
        {
          "description": "The whole answer.",
          "type": "object",
          "properties": {
            "schema": {
              "const": "keyline.layout/1"
            },
            "layouts": {
              "description": "One for each scene and configuration, in the order of the documents.",
              "type": "array",
              "items": {
                "oneOf": [
                  {
                    "$ref": "#/$defs/layout"
                  },
                  {
                    "$ref": "#/$defs/unsolved"
                  }
                ]
              }
            },
            "proofs": {
              "description": "What an independent checker proved; with --certify.",
              "type": "object",
              "properties": {
                "systems": {
                  "description": "Systems of linear constraints that scenes became.",
                  "type": "integer",
                  "minimum": 0
                },
                "answers": {
                  "description": "Answers that were judged.",
                  "type": "integer",
                  "minimum": 0
                },
                "certified": {
                  "description": "Answers proved feasible, and best at every priority.",
                  "type": "integer",
                  "minimum": 0
                },
                "contradictions": {
                  "description": "Contradictions in those answers.",
                  "type": "integer",
                  "minimum": 0
                },
                "certifiedContradictions": {
                  "description": "Contradictions that were proved.",
                  "type": "integer",
                  "minimum": 0
                },
                "parts64": {
                  "description": "Parts of systems that were solved in 64 bits.",
                  "type": "integer",
                  "minimum": 0
                },
                "parts128": {
                  "description": "Parts that needed 128 bits.",
                  "type": "integer",
                  "minimum": 0
                },
                "partsUnlimited": {
                  "description": "Parts that needed unlimited numbers.",
                  "type": "integer",
                  "minimum": 0
                },
                "flaws": {
                  "description": "What failed proofs lacked; empty unless there is a fault in Keyline.",
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                }
              },
              "required": [
                "systems",
                "answers",
                "certified",
                "contradictions",
                "certifiedContradictions",
                "parts64",
                "parts128",
                "partsUnlimited",
                "flaws"
              ],
              "additionalProperties": false
            },
            "interrupted": {
              "description": "It was stopped before all was done.",
              "const": true
            }
          },
          "required": [
            "schema",
            "layouts"
          ],
          "additionalProperties": false
        },
        {
          "$ref": "#/$defs/layout"
        },
        {
          "$ref": "#/$defs/unsolved"
        }
      ]
    }
    """#, [2, 26, 27]),
    ("layout-tree", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:layout-tree",
      "title": "keyline.layout-tree/1",
      "description": "The statements of a .layout file as they are written: what `keyline fmt FILE --tree` prints.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.layout-tree/1"
        },
        "document": {
          "description": "The file's path, as given.",
          "type": "string"
        },
        "statements": {
          "description": "In their order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/statement"
          }
        }
      },
      "required": [
        "schema",
        "document",
        "statements"
      ],
      "additionalProperties": false
    }
    """#, [28, 3, 29, 4, 30, 31, 32]),
    ("lint", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:lint",
      "title": "keyline.lint/1",
      "description": "What good layouts avoid: `keyline lint --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.lint/1"
        },
        "documents": {
          "description": "Documents that were looked at.",
          "type": "integer",
          "minimum": 0
        },
        "lints": {
          "description": "What was found, in the order of the documents.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "lint": {
                "description": "The habit; `keyline lint --help` lists them.",
                "enum": [
                  "baseline-off",
                  "order-flip",
                  "scroll-overflow",
                  "equality-broken",
                  "may-collide",
                  "fixed-text",
                  "distorted-image",
                  "isolated",
                  "tiny-text",
                  "own-size",
                  "required-content",
                  "negative-constant",
                  "left-right",
                  "mixed-mask",
                  "stretched-baseline",
                  "odd-priority",
                  "fractional-multiplier"
                ]
              },
              "code": {
                "description": "Its number.",
                "enum": [
                  "L012",
                  "L013",
                  "L015",
                  "L016",
                  "L017",
                  "L018",
                  "L019",
                  "L020",
                  "L021",
                  "L030",
                  "L031",
                  "L032",
                  "L033",
                  "L034",
                  "L035",
                  "L036",
                  "L037"
                ]
              },
              "document": {
                "description": "The document's path, as given.",
                "type": "string"
              },
              "scene": {
                "description": "The id of the scene's root view.",
                "type": "string"
              },
              "object": {
                "description": "The id of the view or constraint.",
                "type": "string"
              },
              "message": {
                "description": "One sentence for people.",
                "type": "string"
              },
              "line": {
                "$ref": "#/$defs/line"
              },
              "column": {
                "$ref": "#/$defs/column"
              }
            },
            "required": [
              "lint",
              "code",
              "document",
              "scene",
              "object",
              "message",
              "line",
              "column"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "schema",
        "documents",
        "lints"
      ],
      "additionalProperties": false
    }
    """#, [3, 4]),
    ("log", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:log",
      "title": "keyline.log/1",
      "description": "Revisions, newest first: `keyline log --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.log/1"
        },
        "revisions": {
          "description": "Newest first.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/entry"
          }
        }
      },
      "required": [
        "schema",
        "revisions"
      ],
      "additionalProperties": false
    }
    """#, [8, 3, 33, 9, 4, 11, 13, 5, 1, 14, 15]),
    ("manual", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:manual",
      "title": "keyline.manual/1",
      "description": "Manual pages: `keyline manual --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.manual/1"
        },
        "folder": {
          "description": "The folder.",
          "type": "string"
        },
        "pages": {
          "description": "Pages that were written.",
          "type": "integer",
          "minimum": 0
        }
      },
      "required": [
        "schema",
        "folder",
        "pages"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("matrix", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:matrix",
      "title": "keyline.matrix/1",
      "description": "The configurations of a matrix: `keyline devices --matrix NAME --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.matrix/1"
        },
        "matrix": {
          "description": "The matrix's name.",
          "type": "string"
        },
        "configurations": {
          "description": "In their order.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/configuration"
          }
        }
      },
      "required": [
        "schema",
        "matrix",
        "configurations"
      ],
      "additionalProperties": false
    }
    """#, [34]),
    ("merge", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:merge",
      "title": "keyline.merge/1",
      "description": "A merge of one document: `keyline merge-file --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.merge/1"
        },
        "path": {
          "description": "The document's path.",
          "type": "string"
        },
        "conflicts": {
          "description": "What both sides changed.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "kind": {
                "$ref": "#/$defs/conflictKind"
              },
              "object": {
                "description": "The id of the object; null for a whole document or a layout.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "name": {
                "description": "What a person calls it.",
                "type": "string"
              },
              "property": {
                "description": "Which value of it is contested; null where it is the object itself.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "base": {
                "description": "In the common ancestor.",
                "$ref": "#/$defs/version"
              },
              "ours": {
                "description": "In our version.",
                "$ref": "#/$defs/version"
              },
              "theirs": {
                "description": "In their version.",
                "$ref": "#/$defs/version"
              },
              "kept": {
                "$ref": "#/$defs/kept"
              },
              "sentence": {
                "description": "The conflict in words.",
                "type": "string"
              }
            },
            "required": [
              "kind",
              "object",
              "name",
              "property",
              "base",
              "ours",
              "theirs",
              "kept",
              "sentence"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "schema",
        "path",
        "conflicts"
      ],
      "additionalProperties": false
    }
    """#, [35, 36, 37]),
    ("merge-abort", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:merge-abort",
      "title": "keyline.merge-abort/1",
      "description": "A merge that was given up: `keyline merge --abort --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.merge-abort/1"
        },
        "documents": {
          "description": "The documents that are as in HEAD again.",
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "schema",
        "documents"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("migrate", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:migrate",
      "title": "keyline.migrate/1",
      "description": "A store brought up to date: `keyline migrate --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.migrate/1"
        },
        "versionBefore": {
          "description": "The version of its tables before.",
          "type": "integer",
          "minimum": 0
        },
        "versionAfter": {
          "description": "The version after.",
          "type": "integer",
          "minimum": 0
        },
        "renewsViews": {
          "description": "The views of the query contract were another Keyline's and are this one's now.",
          "type": "boolean"
        }
      },
      "required": [
        "schema",
        "versionBefore",
        "versionAfter",
        "renewsViews"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("overrides", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:overrides",
      "title": "keyline.overrides/1",
      "description": "What a file declares: `keyline overrides check --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.overrides/1"
        },
        "classes": {
          "description": "Classes.",
          "type": "integer",
          "minimum": 0
        },
        "views": {
          "description": "Views.",
          "type": "integer",
          "minimum": 0
        },
        "images": {
          "description": "Images.",
          "type": "integer",
          "minimum": 0
        },
        "fonts": {
          "description": "Fonts.",
          "type": "integer",
          "minimum": 0
        },
        "systemFont": {
          "description": "It declares the system font.",
          "type": "boolean"
        }
      },
      "required": [
        "schema",
        "classes",
        "views",
        "images",
        "fonts",
        "systemFont"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("preview", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:preview",
      "title": "keyline.preview/1",
      "description": "What was drawn: `keyline preview --json`, which draws to a file only.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.preview/1"
        },
        "document": {
          "description": "The document's path, as given.",
          "type": "string"
        },
        "output": {
          "description": "The file written; null: none.",
          "type": [
            "string",
            "null"
          ]
        },
        "pictures": {
          "description": "The screens there are to draw.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "scene": {
                "description": "The id of the scene's root view.",
                "type": "string"
              },
              "title": {
                "description": "What a person calls it.",
                "type": "string"
              },
              "file": {
                "description": "The file written; with -o only.",
                "type": "string"
              }
            },
            "required": [
              "scene",
              "title"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "schema",
        "document",
        "output",
        "pictures"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("propose", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:propose",
      "title": "keyline.propose/1",
      "description": "Edits that were tried: `keyline propose --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.propose/1"
        },
        "lines": {
          "description": "The lines that would change.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "line": {
                "description": "The line in its state of the document, from 1.",
                "$ref": "#/$defs/line"
              },
              "isNew": {
                "description": "It is of the state with the edits; else of the one before.",
                "type": "boolean"
              },
              "text": {
                "description": "The line.",
                "type": "string"
              }
            },
            "required": [
              "line",
              "isNew",
              "text"
            ],
            "additionalProperties": false
          }
        },
        "configurations": {
          "description": "How many configurations each scene was solved for.",
          "type": "integer",
          "minimum": 0
        },
        "documents": {
          "description": "The documents that differ, by path.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/changedDocument"
          }
        },
        "regressions": {
          "description": "What became of findings, the worst first.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/regression"
          }
        },
        "kept": {
          "description": "Findings that stayed as they were.",
          "type": "integer",
          "minimum": 0
        },
        "found": {
          "$ref": "#/$defs/found"
        },
        "work": {
          "$ref": "#/$defs/work"
        }
      },
      "required": [
        "schema",
        "lines",
        "configurations",
        "documents",
        "regressions",
        "kept",
        "found",
        "work"
      ],
      "additionalProperties": false
    }
    """#, [8, 22, 3, 18, 9, 19, 23, 4, 11, 13, 1, 14, 15, 24, 16]),
    ("prune", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:prune",
      "title": "keyline.prune/1",
      "description": "Acceptances that were removed: `keyline accept --prune --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.prune/1"
        },
        "removed": {
          "description": "Lines that had expired or accepted nothing.",
          "type": "integer",
          "minimum": 0
        },
        "left": {
          "description": "Lines that stay.",
          "type": "integer",
          "minimum": 0
        }
      },
      "required": [
        "schema",
        "removed",
        "left"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("rebuild", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:rebuild",
      "title": "keyline.rebuild/1",
      "description": "Frames and findings computed again: `keyline rebuild --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.rebuild/1"
        },
        "revisions": {
          "description": "Revisions that were done.",
          "type": "integer",
          "minimum": 0
        },
        "remaining": {
          "description": "Revisions left when it was stopped.",
          "type": "integer",
          "minimum": 0
        },
        "work": {
          "$ref": "#/$defs/work"
        }
      },
      "required": [
        "schema",
        "revisions",
        "remaining",
        "work"
      ],
      "additionalProperties": false
    }
    """#, [16]),
    ("report", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:report",
      "title": "keyline.report/1",
      "description": "What answers rest on: `keyline solve --report --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.report/1"
        },
        "documents": {
          "description": "One for each document.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "document": {
                "description": "The document's path, as given.",
                "type": "string"
              },
              "error": {
                "description": "Why it has no layouts; null when it has.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "report": {
                "description": "What concerns the whole document.",
                "type": "array",
                "items": {
                  "$ref": "#/$defs/reportLine"
                }
              },
              "scenes": {
                "description": "The scenes; left out for a document without layouts.",
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "scene": {
                      "description": "The id of the scene's root view.",
                      "type": "string"
                    },
                    "title": {
                      "description": "What a person calls it.",
                      "type": "string"
                    },
                    "report": {
                      "description": "What concerns this scene.",
                      "type": "array",
                      "items": {
                        "$ref": "#/$defs/reportLine"
                      }
                    }
                  },
                  "required": [
                    "scene",
                    "title",
                    "report"
                  ],
                  "additionalProperties": false
                }
              }
            },
            "required": [
              "document",
              "error",
              "report"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "schema",
        "documents"
      ],
      "additionalProperties": false
    }
    """#, [3, 4, 38]),
    ("resolve", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:resolve",
      "title": "keyline.resolve/1",
      "description": "What a merge left open: `keyline resolve --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.resolve/1"
        },
        "open": {
          "description": "Conflicts that are not decided.",
          "type": "integer",
          "minimum": 0
        },
        "conflicts": {
          "description": "All conflicts of the merge, decided ones too.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "number": {
                "description": "From 1; the same while the merge is under way.",
                "type": "integer",
                "minimum": 1
              },
              "path": {
                "description": "The document's path.",
                "type": "string"
              },
              "kind": {
                "$ref": "#/$defs/conflictKind"
              },
              "object": {
                "description": "The id of the object; null for a whole document or a layout.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "property": {
                "description": "Which value of it is contested; null where it is the object itself.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "ours": {
                "description": "Our value; null where it is absent.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "theirs": {
                "description": "Their value; null where it is absent.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "oursEdit": {
                "description": "Who made our side, where history tells.",
                "$ref": "#/$defs/conflictEdit"
              },
              "theirsEdit": {
                "description": "Who made their side, where history tells.",
                "$ref": "#/$defs/conflictEdit"
              },
              "open": {
                "description": "It is not decided.",
                "type": "boolean"
              },
              "sentence": {
                "description": "The conflict in words.",
                "type": "string"
              }
            },
            "required": [
              "number",
              "path",
              "kind",
              "object",
              "property",
              "ours",
              "theirs",
              "open",
              "sentence"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "schema",
        "open",
        "conflicts"
      ],
      "additionalProperties": false
    }
    """#, [39, 35]),
    ("restore", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:restore",
      "title": "keyline.restore/1",
      "description": "A store out of a backup: `keyline restore --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.restore/1"
        },
        "file": {
          "description": "The store's path.",
          "type": "string"
        },
        "revisions": {
          "description": "Its revisions.",
          "type": "integer",
          "minimum": 0
        }
      },
      "required": [
        "schema",
        "file",
        "revisions"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("rows", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:rows",
      "title": "keyline.rows/1",
      "description": "The answer to SQL: `keyline query --sql --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.rows/1"
        },
        "columns": {
          "description": "The names of the columns.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "rows": {
          "description": "Values in the order of the columns.",
          "type": "array",
          "items": {
            "type": "array",
            "items": {
              "anyOf": [
                {
                  "type": [
                    "null",
                    "number",
                    "string"
                  ]
                },
                {
                  "description": "A blob, byte by byte.",
                  "type": "array",
                  "items": {
                    "description": "A byte.",
                    "type": "integer",
                    "minimum": 0
                  }
                }
              ]
            }
          }
        },
        "isTruncated": {
          "description": "There are more rows than --limit.",
          "type": "boolean"
        }
      },
      "required": [
        "schema",
        "columns",
        "rows",
        "isTruncated"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("rules", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:rules",
      "title": "keyline.rules/1",
      "description": "What findings mean: `keyline explain --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.rules/1"
        },
        "rules": {
          "description": "The rules asked for.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "code": {
                "$ref": "#/$defs/ruleCode"
              },
              "rule": {
                "$ref": "#/$defs/rule"
              },
              "meaning": {
                "description": "What it is.",
                "type": "string"
              },
              "cause": {
                "description": "Why it happens.",
                "type": "string"
              },
              "remedy": {
                "description": "How to mend it.",
                "type": "string"
              }
            },
            "required": [
              "code",
              "rule",
              "meaning",
              "cause",
              "remedy"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "schema",
        "rules"
      ],
      "additionalProperties": false
    }
    """#, [1, 14]),
    ("schemas", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:schemas",
      "title": "keyline.schemas/1",
      "description": "The shapes there are: `keyline schema --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.schemas/1"
        },
        "verbs": {
          "description": "In the order of `keyline help`.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "verb": {
                "description": "The verb, with its part where it has some.",
                "type": "string"
              },
              "shapes": {
                "description": "The shapes of its answers.",
                "type": "array",
                "items": {
                  "type": "string"
                }
              }
            },
            "required": [
              "verb",
              "shapes"
            ],
            "additionalProperties": false
          }
        },
        "failure": {
          "description": "The shape of any verb's answer whose exit code is 2.",
          "type": "string"
        }
      },
      "required": [
        "schema",
        "verbs",
        "failure"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("serve", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:serve",
      "title": "keyline.serve/1",
      "description": "Where the viewer is: the line `keyline serve --json` begins with.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.serve/1"
        },
        "address": {
          "description": "The address to open.",
          "type": "string"
        }
      },
      "required": [
        "schema",
        "address"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("show", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:show",
      "title": "keyline.show/1",
      "description": "A revision: `keyline show --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.show/1"
        },
        "entry": {
          "$ref": "#/$defs/entry"
        },
        "changes": {
          "description": "What it changed against its parent.",
          "type": "object",
          "properties": {
            "configurations": {
              "description": "How many configurations each scene was solved for.",
              "type": "integer",
              "minimum": 0
            },
            "documents": {
              "description": "The documents that differ, by path.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/changedDocument"
              }
            },
            "regressions": {
              "description": "What became of findings, the worst first.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/regression"
              }
            },
            "kept": {
              "description": "Findings that stayed as they were.",
              "type": "integer",
              "minimum": 0
            },
            "found": {
              "$ref": "#/$defs/found"
            },
            "work": {
              "$ref": "#/$defs/work"
            }
          },
          "required": [
            "configurations",
            "documents",
            "regressions",
            "kept",
            "found",
            "work"
          ],
          "additionalProperties": false
        }
      },
      "required": [
        "schema",
        "entry",
        "changes"
      ],
      "additionalProperties": false
    }
    """#, [8, 22, 3, 18, 33, 9, 19, 23, 4, 11, 13, 5, 1, 14, 15, 24, 16]),
    ("site", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:site",
      "title": "keyline.site/1",
      "description": "Pages that were written: `keyline site --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.site/1"
        },
        "folder": {
          "description": "The folder.",
          "type": "string"
        },
        "pages": {
          "description": "Files in it.",
          "type": "integer",
          "minimum": 0
        }
      },
      "required": [
        "schema",
        "folder",
        "pages"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("states", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:states",
      "title": "keyline.states/1",
      "description": "Groups that depend on the layout: `keyline states --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.states/1"
        },
        "document": {
          "description": "The file's path, as given.",
          "type": "string"
        },
        "configurations": {
          "description": "One for each configuration.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "configuration": {
                "description": "The configuration's name.",
                "type": "string"
              },
              "groups": {
                "description": "The groups that are on at the end.",
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "rounds": {
                "description": "How often the layout was solved.",
                "type": "integer",
                "minimum": 0
              },
              "settled": {
                "description": "Solving once more changes nothing.",
                "type": "boolean"
              },
              "cycle": {
                "description": "The groups that are on in each of the states that follow one another for ever; empty where it settles.",
                "type": "array",
                "items": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                }
              },
              "frames": {
                "description": "Each view's frame, by the view's id.",
                "type": "object",
                "additionalProperties": {
                  "$ref": "#/$defs/frame"
                }
              }
            },
            "required": [
              "configuration",
              "groups",
              "rounds",
              "settled",
              "cycle",
              "frames"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "schema",
        "document",
        "configurations"
      ],
      "additionalProperties": false
    }
    """#, [2]),
    ("stats", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:stats",
      "title": "keyline.stats/1",
      "description": "How large the store is: `keyline stats --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.stats/1"
        },
        "bytes": {
          "description": "The size of its file.",
          "type": "integer",
          "minimum": 0
        },
        "revisions": {
          "description": "Revisions.",
          "type": "integer",
          "minimum": 0
        },
        "documents": {
          "description": "Documents.",
          "type": "integer",
          "minimum": 0
        },
        "tables": {
          "description": "The tables and indexes.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "name": {
                "description": "The table's name.",
                "type": "string"
              },
              "bytes": {
                "description": "What it takes.",
                "type": "integer",
                "minimum": 0
              }
            },
            "required": [
              "name",
              "bytes"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "schema",
        "bytes",
        "revisions",
        "documents",
        "tables"
      ],
      "additionalProperties": false
    }
    """#, []),
    ("status", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:status",
      "title": "keyline.status/1",
      "description": "What a commit would record: `keyline status --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.status/1"
        },
        "branch": {
          "description": "The branch that commits go to; null without a store.",
          "type": [
            "string",
            "null"
          ]
        },
        "head": {
          "description": "Its newest revision; null while there is none.",
          "anyOf": [
            {
              "$ref": "#/$defs/revision"
            },
            {
              "type": "null"
            }
          ]
        },
        "undecided": {
          "description": "Documents of a merge with conflicts that nobody decided yet.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "path": {
                "description": "The document's path.",
                "type": "string"
              },
              "conflicts": {
                "description": "How many conflicts are open.",
                "type": "integer",
                "minimum": 0
              }
            },
            "required": [
              "path",
              "conflicts"
            ],
            "additionalProperties": false
          }
        },
        "documents": {
          "description": "The documents that differ, by path.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/document"
          }
        },
        "lookalikes": {
          "$ref": "#/$defs/lookalikes"
        },
        "unchanged": {
          "description": "Documents that do not differ.",
          "type": "integer",
          "minimum": 0
        },
        "outdated": {
          "$ref": "#/$defs/outdated"
        }
      },
      "required": [
        "schema",
        "branch",
        "head",
        "documents",
        "unchanged",
        "outdated"
      ],
      "additionalProperties": false
    }
    """#, [17, 18, 20, 40, 5]),
    ("sweep", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:sweep",
      "title": "keyline.sweep/1",
      "description": "A screen along all widths, heights or text sizes: `keyline sweep --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.sweep/1"
        },
        "document": {
          "description": "The document's path, as given.",
          "type": "string"
        },
        "remaining": {
          "description": "Scenes that were left when it was stopped.",
          "type": "integer",
          "minimum": 0
        },
        "scenes": {
          "description": "One for each scene and pair of size classes.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "root": {
                "description": "The id of the scene's root view.",
                "type": "string"
              },
              "title": {
                "description": "What a person calls it.",
                "type": "string"
              },
              "configuration": {
                "description": "The configuration that is held but for what moves.",
                "type": "string"
              },
              "moving": {
                "description": "What moves.",
                "enum": [
                  "width",
                  "height",
                  "text size"
                ]
              },
              "from": {
                "description": "Where it begins.",
                "$ref": "#/$defs/place"
              },
              "to": {
                "description": "Where it ends.",
                "$ref": "#/$defs/place"
              },
              "complete": {
                "description": "All of the way was followed.",
                "type": "boolean"
              },
              "spans": {
                "description": "What is wrong where.",
                "type": "array",
                "items": {
                  "description": "Something that is wrong from one place to another.",
                  "type": "object",
                  "properties": {
                    "rule": {
                      "$ref": "#/$defs/rule"
                    },
                    "code": {
                      "$ref": "#/$defs/ruleCode"
                    },
                    "severity": {
                      "$ref": "#/$defs/severity"
                    },
                    "view": {
                      "description": "The view's id; null for contradictions.",
                      "type": [
                        "string",
                        "null"
                      ]
                    },
                    "message": {
                      "description": "One sentence, for findings of the worst place.",
                      "type": "string"
                    },
                    "line": {
                      "$ref": "#/$defs/line"
                    },
                    "column": {
                      "$ref": "#/$defs/column"
                    },
                    "from": {
                      "description": "Where it begins.",
                      "$ref": "#/$defs/end"
                    },
                    "to": {
                      "description": "Where it ends.",
                      "$ref": "#/$defs/end"
                    }
                  },
                  "required": [
                    "rule",
                    "code",
                    "severity",
                    "view",
                    "message",
                    "from",
                    "to"
                  ],
                  "dependentRequired": {
                    "line": [
                      "column"
                    ],
                    "column": [
                      "line"
                    ]
                  },
                  "additionalProperties": false
                }
              },
              "breakpoints": {
                "description": "The places, in order.",
                "type": "array",
                "items": {
                  "description": "A place at which the layout changes its behaviour.",
                  "type": "object",
                  "properties": {
                    "exact": {
                      "description": "The place as a fraction, as 685/2, or the name of a text size; null where it was closed in on to four millionths of a point.",
                      "type": [
                        "string",
                        "null"
                      ]
                    },
                    "value": {
                      "description": "The nearest number in points; a text size's rank from 0.",
                      "type": "number"
                    },
                    "changes": {
                      "description": "What changes there.",
                      "type": "array",
                      "items": {
                        "oneOf": [
                          {
                            "type": "object",
                            "properties": {
                              "change": {
                                "const": "slope"
                              },
                              "view": {
                                "description": "The view's id.",
                                "type": "string"
                              },
                              "quantity": {
                                "description": "The side.",
                                "enum": [
                                  "x",
                                  "y",
                                  "width",
                                  "height"
                                ]
                              },
                              "before": {
                                "description": "Points for each point of the way, before, as a fraction: 1/2.",
                                "type": "string"
                              },
                              "after": {
                                "description": "Points for each point of the way, after, as a fraction.",
                                "type": "string"
                              }
                            },
                            "required": [
                              "change",
                              "view",
                              "quantity",
                              "before",
                              "after"
                            ],
                            "additionalProperties": false
                          },
                          {
                            "type": "object",
                            "properties": {
                              "change": {
                                "const": "jump"
                              },
                              "view": {
                                "description": "The view's id.",
                                "type": "string"
                              },
                              "quantity": {
                                "description": "The side.",
                                "enum": [
                                  "x",
                                  "y",
                                  "width",
                                  "height"
                                ]
                              },
                              "before": {
                                "description": "The value before, in points.",
                                "type": "number"
                              },
                              "after": {
                                "description": "The value after, in points.",
                                "type": "number"
                              }
                            },
                            "required": [
                              "change",
                              "view",
                              "quantity",
                              "before",
                              "after"
                            ],
                            "additionalProperties": false
                          },
                          {
                            "type": "object",
                            "properties": {
                              "change": {
                                "const": "begins"
                              },
                              "span": {
                                "description": "Which of the spans, from 0.",
                                "type": "integer",
                                "minimum": 0
                              }
                            },
                            "required": [
                              "change",
                              "span"
                            ],
                            "additionalProperties": false
                          },
                          {
                            "type": "object",
                            "properties": {
                              "change": {
                                "const": "ends"
                              },
                              "span": {
                                "description": "Which of the spans, from 0.",
                                "type": "integer",
                                "minimum": 0
                              }
                            },
                            "required": [
                              "change",
                              "span"
                            ],
                            "additionalProperties": false
                          }
                        ]
                      }
                    }
                  },
                  "required": [
                    "exact",
                    "value",
                    "changes"
                  ],
                  "additionalProperties": false
                }
              },
              "pixelSteps": {
                "description": "Where views go by steps of a pixel.",
                "type": "array",
                "items": {
                  "description": "A range on which rounding to pixels makes a view go by steps.",
                  "type": "object",
                  "properties": {
                    "view": {
                      "description": "The view's id.",
                      "type": "string"
                    },
                    "from": {
                      "description": "Where it begins.",
                      "$ref": "#/$defs/place"
                    },
                    "to": {
                      "description": "Where it ends.",
                      "$ref": "#/$defs/place"
                    }
                  },
                  "required": [
                    "view",
                    "from",
                    "to"
                  ],
                  "additionalProperties": false
                }
              }
            },
            "required": [
              "root",
              "title",
              "configuration",
              "moving",
              "from",
              "to",
              "complete",
              "spans",
              "breakpoints",
              "pixelSteps"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "schema",
        "document",
        "remaining",
        "scenes"
      ],
      "additionalProperties": false
    }
    """#, [3, 41, 4, 42, 1, 14, 15]),
    ("tags", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:tags",
      "title": "keyline.tags/1",
      "description": "Tags: `keyline tag --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.tags/1"
        },
        "tags": {
          "description": "By name.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/named"
          }
        }
      },
      "required": [
        "schema",
        "tags"
      ],
      "additionalProperties": false
    }
    """#, [6]),
    ("tidy", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:tidy",
      "title": "keyline.tidy/1",
      "description": "What only saving had changed: `keyline tidy --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.tidy/1"
        },
        "checked": {
          "description": "Files that were looked at.",
          "type": "integer",
          "minimum": 0
        },
        "tidied": {
          "description": "The files that were tidied.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "untidy": {
          "description": "The files that are to be tidied; with --check, in place of tidied.",
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "schema",
        "checked"
      ],
      "additionalProperties": false,
      "oneOf": [
        {
          "required": [
            "tidied"
          ]
        },
        {
          "required": [
            "untidy"
          ]
        }
      ]
    }
    """#, []),
    ("trace", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:trace",
      "title": "keyline.trace/1",
      "description": "A scene's views and what holds them: `keyline trace --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.trace/1"
        },
        "document": {
          "description": "The document's path, as given.",
          "type": "string"
        },
        "configuration": {
          "description": "The configuration's name.",
          "type": "string"
        },
        "views": {
          "description": "From the root down.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "view": {
                "description": "The view's id.",
                "type": "string"
              },
              "depth": {
                "description": "How many views it is inside of.",
                "type": "integer",
                "minimum": 0
              },
              "frame": {
                "$ref": "#/$defs/frame"
              },
              "ambiguous": {
                "description": "What of it another solution would choose otherwise.",
                "type": "array",
                "items": {
                  "enum": [
                    "horizontal position",
                    "horizontal size",
                    "vertical position",
                    "vertical size"
                  ]
                }
              },
              "held": {
                "description": "The constraints that name it.",
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "constraint": {
                      "description": "The constraint's id.",
                      "type": "string"
                    },
                    "sentence": {
                      "description": "The constraint in words.",
                      "type": [
                        "string",
                        "null"
                      ]
                    },
                    "broken": {
                      "description": "It does not hold.",
                      "type": "boolean"
                    }
                  },
                  "required": [
                    "constraint",
                    "sentence",
                    "broken"
                  ],
                  "additionalProperties": false
                }
              }
            },
            "required": [
              "view",
              "depth",
              "frame",
              "ambiguous",
              "held"
            ],
            "additionalProperties": false
          }
        },
        "contradictions": {
          "description": "Contradictions of required constraints.",
          "type": "integer",
          "minimum": 0
        }
      },
      "required": [
        "schema",
        "document",
        "configuration",
        "views",
        "contradictions"
      ],
      "additionalProperties": false
    }
    """#, [2]),
    ("tree-merge", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:tree-merge",
      "title": "keyline.tree-merge/1",
      "description": "A merge of whole states: `merge`, `cherry-pick`, `revert` and `undo` with --json.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.tree-merge/1"
        },
        "revision": {
          "description": "What was recorded; null where conflicts are open, or with --dry-run.",
          "anyOf": [
            {
              "$ref": "#/$defs/revision"
            },
            {
              "type": "null"
            }
          ]
        },
        "upToDate": {
          "description": "There was nothing to do.",
          "type": "boolean"
        },
        "written": {
          "description": "Documents were written to the disk.",
          "type": "boolean"
        },
        "documents": {
          "description": "The documents that differ from HEAD, by path.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "path": {
                "description": "The document's path.",
                "type": "string"
              },
              "edit": {
                "description": "A: added; M: changed; D: deleted.",
                "enum": [
                  "A",
                  "M",
                  "D"
                ]
              }
            },
            "required": [
              "path",
              "edit"
            ],
            "additionalProperties": false
          }
        },
        "conflicts": {
          "description": "What both sides changed.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "path": {
                "description": "The document's path.",
                "type": "string"
              },
              "kind": {
                "$ref": "#/$defs/conflictKind"
              },
              "object": {
                "description": "The id of the object; null for a whole document or a layout.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "property": {
                "description": "Which value of it is contested; null where it is the object itself.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "ours": {
                "description": "Our value; null where it is absent.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "theirs": {
                "description": "Their value; null where it is absent.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "kept": {
                "$ref": "#/$defs/kept"
              },
              "oursEdit": {
                "description": "Who made our side, where history tells.",
                "$ref": "#/$defs/conflictEdit"
              },
              "theirsEdit": {
                "description": "Who made their side, where history tells.",
                "$ref": "#/$defs/conflictEdit"
              },
              "sentence": {
                "description": "The conflict in words.",
                "type": "string"
              }
            },
            "required": [
              "path",
              "kind",
              "object",
              "property",
              "ours",
              "theirs",
              "kept",
              "sentence"
            ],
            "additionalProperties": false
          }
        },
        "regressions": {
          "description": "What became of findings, the worst first; those that stayed are left out.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/regression"
          }
        }
      },
      "required": [
        "schema",
        "revision",
        "upToDate",
        "written",
        "documents",
        "conflicts",
        "regressions"
      ],
      "additionalProperties": false
    }
    """#, [8, 3, 39, 35, 9, 36, 4, 11, 13, 5, 1, 14, 15]),
    ("tween", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:tween",
      "title": "keyline.tween/1",
      "description": "The way between two states of a layout: `keyline tween --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.tween/1"
        },
        "moving": {
          "description": "The ids of constraints whose constant moves.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "atOnce": {
          "description": "What differs by more than a constant and is changed at the start, in words.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "jumps": {
          "description": "The largest way each view jumps at once.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "view": {
                "description": "The view's id.",
                "type": "string"
              },
              "amount": {
                "description": "In points.",
                "type": "number"
              }
            },
            "required": [
              "view",
              "amount"
            ],
            "additionalProperties": false
          }
        },
        "steps": {
          "description": "In the order of time.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "time": {
                "description": "From 0 to 1.",
                "type": "number",
                "minimum": 0,
                "maximum": 1
              },
              "solved": {
                "description": "Frames with constants in between, solved, by the view's id.",
                "type": "object",
                "additionalProperties": {
                  "$ref": "#/$defs/frame"
                }
              },
              "moved": {
                "description": "Frames in between, not solved, by the view's id.",
                "type": "object",
                "additionalProperties": {
                  "$ref": "#/$defs/frame"
                }
              },
              "difference": {
                "description": "How far these two differ at most, in points.",
                "type": "number"
              },
              "contradictions": {
                "description": "Contradictions of required constraints.",
                "type": "integer",
                "minimum": 0
              },
              "seen": {
                "description": "Rectangles around what is seen of turned views, by the view's id.",
                "type": "object",
                "additionalProperties": {
                  "$ref": "#/$defs/frame"
                }
              },
              "apart": {
                "description": "Constraints whose edges turned views seem to leave.",
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "constraint": {
                      "description": "The constraint's id.",
                      "type": "string"
                    },
                    "view": {
                      "description": "The id of the turned view.",
                      "type": "string"
                    },
                    "edge": {
                      "$ref": "#/$defs/attribute"
                    },
                    "amount": {
                      "description": "Points from the edge that is held to the one that is seen.",
                      "type": "number"
                    }
                  },
                  "required": [
                    "constraint",
                    "view",
                    "edge",
                    "amount"
                  ],
                  "additionalProperties": false
                }
              }
            },
            "required": [
              "time",
              "solved",
              "moved",
              "difference",
              "contradictions",
              "seen",
              "apart"
            ],
            "additionalProperties": false
          }
        },
        "broken": {
          "description": "Constraints that hold at both ends and not on the way.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "constraint": {
                "description": "The constraint's id.",
                "type": "string"
              },
              "sentence": {
                "description": "The constraint in words.",
                "type": "string"
              },
              "from": {
                "description": "The first time at which it does not hold, 0 to 1.",
                "type": "number"
              },
              "to": {
                "description": "The last time.",
                "type": "number"
              },
              "required": {
                "description": "It is required.",
                "type": "boolean"
              }
            },
            "required": [
              "constraint",
              "sentence",
              "from",
              "to",
              "required"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "schema",
        "moving",
        "atOnce",
        "jumps",
        "steps",
        "broken"
      ],
      "additionalProperties": false
    }
    """#, [28, 2]),
    ("verify", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:verify",
      "title": "keyline.verify/1",
      "description": "The store against its hashes: `keyline verify --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.verify/1"
        },
        "isIntact": {
          "description": "Everything is as it was written.",
          "type": "boolean"
        },
        "problems": {
          "description": "What is not, in words.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "revisions": {
          "description": "Revisions.",
          "type": "integer",
          "minimum": 0
        },
        "artifacts": {
          "description": "Contents of documents.",
          "type": "integer",
          "minimum": 0
        },
        "derived": {
          "description": "Revisions whose computed rows were hashed again.",
          "type": "integer",
          "minimum": 0
        },
        "layouts": {
          "description": "Layouts that were solved again.",
          "type": "integer",
          "minimum": 0
        },
        "skipped": {
          "description": "Scenes that another engine recorded, which are not comparable.",
          "type": "integer",
          "minimum": 0
        },
        "foreignViews": {
          "description": "Views of the query contract that another Keyline made; `migrate` makes them anew.",
          "type": "integer",
          "minimum": 0
        },
        "outdated": {
          "$ref": "#/$defs/outdated"
        }
      },
      "required": [
        "schema",
        "isIntact",
        "problems",
        "revisions",
        "artifacts",
        "derived",
        "layouts",
        "skipped",
        "foreignViews",
        "outdated"
      ],
      "additionalProperties": false
    }
    """#, [40]),
    ("view-line", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:view-line",
      "title": "keyline.view-line/1",
      "description": "One line of `keyline query --format jsonl` with a selector.",
      "oneOf": [
        {
          "$ref": "#/$defs/view"
        }
      ]
    }
    """#, [3, 2, 4, 43]),
    ("views", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:views",
      "title": "keyline.views/1",
      "description": "The answer to a selector: `keyline query --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.views/1"
        },
        "views": {
          "description": "In the order of the documents.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/view"
          }
        }
      },
      "required": [
        "schema",
        "views"
      ],
      "additionalProperties": false
    }
    """#, [3, 2, 4, 43]),
    ("visual", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:visual",
      "title": "keyline.visual/1",
      "description": "Constraints and frames of visual formats: what `keyline visual --json` prints.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.visual/1"
        },
        "constraints": {
          "description": "In the order of the formats.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "first": {
                "description": "A view; null is the superview.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "firstAttribute": {
                "$ref": "#/$defs/attribute"
              },
              "relation": {
                "description": "The relation.",
                "enum": [
                  "==",
                  ">=",
                  "<="
                ]
              },
              "second": {
                "description": "A view; null with an attribute is the superview.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "secondAttribute": {
                "anyOf": [
                  {
                    "$ref": "#/$defs/attribute"
                  },
                  {
                    "type": "null"
                  }
                ]
              },
              "multiplier": {
                "description": "Of the second attribute.",
                "type": "number"
              },
              "constant": {
                "description": "In points.",
                "type": "number"
              },
              "priority": {
                "description": "1000 is required.",
                "type": "number",
                "minimum": 0,
                "maximum": 1000
              }
            },
            "required": [
              "first",
              "firstAttribute",
              "relation",
              "second",
              "secondAttribute",
              "multiplier",
              "constant",
              "priority"
            ],
            "additionalProperties": false
          }
        },
        "frames": {
          "description": "Each view's frame, by its name.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/frame"
          }
        },
        "unsatisfiable": {
          "description": "Required constraints contradict one another.",
          "type": "boolean"
        },
        "conflicts": {
          "description": "Smallest contradictions: the places of constraints in the list above, from 0, or words for what has none.",
          "type": "array",
          "items": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        },
        "ambiguous": {
          "description": "Views that another solution would place elsewhere.",
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "schema",
        "constraints",
        "frames",
        "unsatisfiable",
        "conflicts",
        "ambiguous"
      ],
      "additionalProperties": false
    }
    """#, [28, 2]),
    ("why", #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:keyline:why",
      "title": "keyline.why/1",
      "description": "What decides a view's frame: `keyline why --json`.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.why/1"
        },
        "document": {
          "description": "The document's path, as given.",
          "type": "string"
        },
        "configuration": {
          "description": "The configuration's name.",
          "type": "string"
        },
        "view": {
          "description": "The view's id.",
          "type": "string"
        },
        "frame": {
          "$ref": "#/$defs/frame"
        },
        "ambiguous": {
          "description": "Another solution would place it elsewhere.",
          "type": "boolean"
        },
        "reasons": {
          "description": "What would move the view if it were other, by priority.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "kind": {
                "description": "What it is.",
                "enum": [
                  "constraint",
                  "content width",
                  "content height",
                  "window width",
                  "window height",
                  "safe area",
                  "margins",
                  "baseline"
                ]
              },
              "constraint": {
                "description": "The constraint's id; null for everything else.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "sentence": {
                "description": "The constraint in words.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "of": {
                "description": "The id of the view whose content, insets or text it is; null: the window.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "priority": {
                "description": "1000 is required; null: a fact.",
                "type": [
                  "number",
                  "null"
                ]
              },
              "moves": {
                "description": "Points that x, y, width and height move for each point of it.",
                "type": "array",
                "items": {
                  "type": "number"
                },
                "minItems": 4,
                "maxItems": 4
              }
            },
            "required": [
              "kind",
              "constraint",
              "sentence",
              "of",
              "priority",
              "moves"
            ],
            "additionalProperties": false
          }
        },
        "givenUp": {
          "description": "Optional constraints that do not hold.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "constraint": {
                "description": "The constraint's id.",
                "type": "string"
              },
              "sentence": {
                "description": "The constraint in words.",
                "type": [
                  "string",
                  "null"
                ]
              },
              "amount": {
                "description": "Points it misses by.",
                "type": "number"
              }
            },
            "required": [
              "constraint",
              "sentence",
              "amount"
            ],
            "additionalProperties": false
          }
        },
        "conflicts": {
          "description": "Smallest contradictions: the ids of the constraints, or words for what has none.",
          "type": "array",
          "items": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        }
      },
      "required": [
        "schema",
        "document",
        "configuration",
        "view",
        "frame",
        "ambiguous",
        "reasons",
        "givenUp",
        "conflicts"
      ],
      "additionalProperties": false
    }
    """#, [2]),
  ]

  /// What schemas refer to, in no order.
  static let parts: [(name: String, text: StaticString)] = [
    ("acceptance", #"""
    {
      "description": "Findings of one cause that were accepted.",
      "type": "object",
      "properties": {
        "key": {
          "description": "The key of its first finding.",
          "type": "string"
        },
        "document": {
          "description": "Where the document was then.",
          "type": "string"
        },
        "why": {
          "description": "The reason, in somebody's words.",
          "type": "string"
        },
        "until": {
          "description": "The last day on which it counts, as 2027-03-01; left out: for good.",
          "type": "string"
        },
        "findings": {
          "description": "What is accepted.",
          "type": "array",
          "items": {
            "description": "An accepted finding.",
            "type": "object",
            "properties": {
              "key": {
                "description": "The finding's key.",
                "type": "string"
              },
              "rule": {
                "$ref": "#/$defs/rule"
              },
              "view": {
                "description": "The view's id.",
                "type": "string"
              },
              "other": {
                "description": "The id of the other view of a pair.",
                "type": "string"
              },
              "configurations": {
                "description": "Where it is accepted; on any other configuration it alarms again.",
                "type": "array",
                "items": {
                  "type": "string"
                }
              }
            },
            "required": [
              "key",
              "rule",
              "view",
              "configurations"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "key",
        "document",
        "why",
        "findings"
      ],
      "additionalProperties": false
    }
    """#),
    ("rule", #"""
    {
      "description": "The rule that is broken; `keyline explain RULE` says more.",
      "enum": [
        "unsatisfiable",
        "ambiguous",
        "clipped",
        "protrudes",
        "off-screen",
        "unsafe-area",
        "overlap",
        "zero-size",
        "truncated",
        "compressed",
        "hit-target",
        "not-mirrored",
        "ignored-constraint",
        "unsettled-groups"
      ]
    }
    """#),
    ("frame", #"""
    {
      "description": "x, y, width and height in points; in the superview unless said otherwise.",
      "type": "array",
      "items": {
        "type": "number"
      },
      "minItems": 4,
      "maxItems": 4
    }
    """#),
    ("column", #"""
    {
      "description": "The column in that line, from 1.",
      "type": "integer",
      "minimum": 1
    }
    """#),
    ("line", #"""
    {
      "description": "The line in the document, from 1.",
      "type": "integer",
      "minimum": 1
    }
    """#),
    ("revision", #"""
    {
      "description": "A recorded state of all documents.",
      "type": "object",
      "properties": {
        "id": {
          "description": "64 hexadecimal digits.",
          "type": "string"
        },
        "parents": {
          "description": "The ids of the revisions it continues: first that of its own branch, then a merged one; empty for the first revision.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "author": {
          "description": "Who recorded it.",
          "type": "string"
        },
        "time": {
          "description": "Seconds since 1970, UTC.",
          "type": "integer"
        },
        "date": {
          "description": "The same for people, in UTC.",
          "type": "string"
        },
        "message": {
          "description": "What changed and why, in the author's words.",
          "type": "string"
        },
        "sequence": {
          "description": "Its place on its branch, from 1.",
          "type": "integer",
          "minimum": 1
        },
        "commit": {
          "description": "The git commit it was made of; left out for one that was recorded here.",
          "type": "string"
        }
      },
      "required": [
        "id",
        "parents",
        "author",
        "time",
        "date",
        "message",
        "sequence"
      ],
      "additionalProperties": false
    }
    """#),
    ("named", #"""
    {
      "type": "object",
      "properties": {
        "name": {
          "description": "The name.",
          "type": "string"
        },
        "revision": {
          "description": "The revision's id; null for a branch without revisions.",
          "type": [
            "string",
            "null"
          ]
        },
        "isCurrent": {
          "description": "Commits go to this branch.",
          "type": "boolean"
        }
      },
      "required": [
        "name",
        "revision",
        "isCurrent"
      ],
      "additionalProperties": false
    }
    """#),
    ("acceptedFinding", #"""
    {
      "description": "A finding that was accepted.",
      "type": "object",
      "properties": {
        "key": {
          "description": "The finding's key.",
          "type": "string"
        },
        "why": {
          "description": "The reason it was accepted for.",
          "type": "string"
        },
        "outgrown": {
          "description": "Configurations on which it was not accepted; it counts there.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "finding": {
          "$ref": "#/$defs/finding"
        }
      },
      "required": [
        "key",
        "why",
        "outgrown",
        "finding"
      ],
      "additionalProperties": false
    }
    """#),
    ("cause", #"""
    {
      "description": "The edit a finding is put down to.",
      "type": "object",
      "properties": {
        "edit": {
          "description": "The edit in words; empty where no single one explains it.",
          "type": "string"
        },
        "line": {
          "$ref": "#/$defs/line"
        },
        "column": {
          "$ref": "#/$defs/column"
        },
        "leader": {
          "description": "RULE|DOCUMENT|SCENE|VIEW|OTHER|AXIS of the finding that stands for all of this cause; null for that one itself.",
          "type": [
            "string",
            "null"
          ]
        },
        "others": {
          "description": "How many other findings this one stands for.",
          "type": "integer",
          "minimum": 0
        }
      },
      "required": [
        "edit",
        "leader",
        "others"
      ],
      "dependentRequired": {
        "line": [
          "column"
        ],
        "column": [
          "line"
        ]
      },
      "additionalProperties": false
    }
    """#),
    ("evidence", #"""
    {
      "description": "Something that speaks for a finding or against it.",
      "type": "object",
      "properties": {
        "kind": {
          "description": "What was looked at.",
          "enum": [
            "rule",
            "only-look",
            "added-scene",
            "new-view",
            "edit-contradicts",
            "edit-on-view",
            "edit-elsewhere",
            "recorded-sizes",
            "several-edits",
            "no-edit",
            "looks-as-before",
            "told-otherwise-before",
            "elsewhere-before",
            "lesser-before",
            "as-small-before",
            "shared-place",
            "copied",
            "moved",
            "unreadable-base",
            "lost-from-sight",
            "left-loose",
            "scales-now",
            "doubled-text",
            "bold-text",
            "foreign-devices",
            "hidden-status-bar",
            "no-room",
            "narrow-windows",
            "designed-on-pad",
            "unfolding",
            "unusual-windows",
            "right-to-left",
            "usual-devices",
            "one-configuration",
            "configurations",
            "free-view",
            "size-of-its-own",
            "presented",
            "unreached",
            "borrowed-size",
            "self-sizing-row",
            "sample-text",
            "text-outlet",
            "image-outlet",
            "sample-beside",
            "fixed-text",
            "translated-text",
            "shown-by-turns",
            "hidden-by-turns",
            "hidden",
            "closed",
            "frame-set-by-code",
            "plain-frame",
            "shares-by-classes",
            "constraint-outlet",
            "own-class",
            "size-unknown",
            "content-from-code",
            "scrolled-by-code",
            "handed-to-code",
            "picture-button",
            "blank-button",
            "code-hides",
            "code-places",
            "code-sets-content",
            "code-sizes-row",
            "severe",
            "slight",
            "slight-spread",
            "small",
            "only-edge",
            "mostly-inside",
            "frames-only",
            "blank-only",
            "hardly-there",
            "title-may-wrap",
            "title-behind-picture",
            "unknown-font",
            "always-short",
            "overlap-everywhere",
            "picture-over-edge",
            "shrinks-by-itself",
            "competes-for-room",
            "size-left-open",
            "yields",
            "larger-twin",
            "recorded-otherwise",
            "recorded-whole",
            "drawn-so",
            "unseen",
            "marked-ambiguous",
            "launch-screen",
            "said-by-document",
            "left-over"
          ]
        },
        "weight": {
          "description": "How often it doubles the odds; below zero it halves them.",
          "type": "number"
        },
        "value": {
          "description": "How much there is of it; 1 where there are no degrees.",
          "type": "number"
        },
        "text": {
          "description": "The same in words.",
          "type": "string"
        }
      },
      "required": [
        "kind",
        "weight",
        "value",
        "text"
      ],
      "additionalProperties": false
    }
    """#),
    ("finding", #"""
    {
      "description": "A rule that a view, or a pair of views, breaks.",
      "type": "object",
      "properties": {
        "key": {
          "description": "The finding's name: 12 hexadecimal digits that stay the same while it moves or grows.",
          "type": "string"
        },
        "rule": {
          "$ref": "#/$defs/rule"
        },
        "code": {
          "$ref": "#/$defs/ruleCode"
        },
        "severity": {
          "$ref": "#/$defs/severity"
        },
        "document": {
          "description": "The document's path.",
          "type": "string"
        },
        "scene": {
          "description": "The id of the scene's root view.",
          "type": "string"
        },
        "view": {
          "description": "The id of the view that breaks the rule.",
          "type": "string"
        },
        "other": {
          "description": "The id of the other view of a pair; null where there is none.",
          "type": [
            "string",
            "null"
          ]
        },
        "axis": {
          "description": "The axis on which it holds; null where it holds on no particular one.",
          "enum": [
            "horizontal",
            "vertical",
            null
          ]
        },
        "message": {
          "description": "One sentence for people; its words are no contract.",
          "type": "string"
        },
        "line": {
          "$ref": "#/$defs/line"
        },
        "column": {
          "$ref": "#/$defs/column"
        },
        "confidence": {
          "description": "How probable it is that this is a defect, 0 to 1; left out where nobody weighed it.",
          "type": "number",
          "minimum": 0,
          "maximum": 1
        },
        "evidence": {
          "description": "What speaks for it and against it.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/evidence"
          }
        },
        "occurrences": {
          "description": "Where it holds, in the order of the configurations.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/occurrence"
          }
        }
      },
      "required": [
        "key",
        "rule",
        "code",
        "severity",
        "document",
        "scene",
        "view",
        "other",
        "axis",
        "message",
        "occurrences"
      ],
      "dependentRequired": {
        "line": [
          "column"
        ],
        "column": [
          "line"
        ],
        "confidence": [
          "evidence"
        ],
        "evidence": [
          "confidence"
        ]
      },
      "additionalProperties": false
    }
    """#),
    ("occurrence", #"""
    {
      "description": "A configuration on which a finding holds.",
      "type": "object",
      "properties": {
        "configuration": {
          "description": "The configuration's name.",
          "type": "string"
        },
        "amount": {
          "description": "How bad it is, in points; for lost text the share lost, 0 to 1.",
          "type": "number"
        },
        "severity": {
          "$ref": "#/$defs/severity"
        }
      },
      "required": [
        "configuration",
        "amount",
        "severity"
      ],
      "additionalProperties": false
    }
    """#),
    ("problem", #"""
    {
      "description": "A file that was left out.",
      "type": "object",
      "properties": {
        "path": {
          "description": "Its path.",
          "type": "string"
        },
        "reason": {
          "description": "Why.",
          "type": "string"
        }
      },
      "required": [
        "path",
        "reason"
      ],
      "additionalProperties": false
    }
    """#),
    ("regression", #"""
    {
      "description": "What became of a finding between a base and a head.",
      "type": "object",
      "properties": {
        "change": {
          "description": "new: not in the base, though its view was; new-with-view: nor was its view; spread: on more configurations; worse: larger or graver; fixed: gone from some or all configurations. Those that stayed are only counted.",
          "enum": [
            "new",
            "new-with-view",
            "spread",
            "worse",
            "fixed"
          ]
        },
        "gates": {
          "description": "It fails a check.",
          "type": "boolean"
        },
        "configurations": {
          "description": "Where it is new, or gone if it is fixed.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "isAlarm": {
          "description": "It would fail a check if it were probable and the only one of its cause.",
          "type": "boolean"
        },
        "baseAmount": {
          "description": "The worst amount in the base; null where it was not there.",
          "type": [
            "number",
            "null"
          ]
        },
        "cause": {
          "$ref": "#/$defs/cause"
        },
        "key": {
          "description": "The finding's name: 12 hexadecimal digits that stay the same while it moves or grows.",
          "type": "string"
        },
        "rule": {
          "$ref": "#/$defs/rule"
        },
        "code": {
          "$ref": "#/$defs/ruleCode"
        },
        "severity": {
          "$ref": "#/$defs/severity"
        },
        "document": {
          "description": "The document's path.",
          "type": "string"
        },
        "scene": {
          "description": "The id of the scene's root view.",
          "type": "string"
        },
        "view": {
          "description": "The id of the view that breaks the rule.",
          "type": "string"
        },
        "other": {
          "description": "The id of the other view of a pair; null where there is none.",
          "type": [
            "string",
            "null"
          ]
        },
        "axis": {
          "description": "The axis on which it holds; null where it holds on no particular one.",
          "enum": [
            "horizontal",
            "vertical",
            null
          ]
        },
        "message": {
          "description": "One sentence for people; its words are no contract.",
          "type": "string"
        },
        "line": {
          "$ref": "#/$defs/line"
        },
        "column": {
          "$ref": "#/$defs/column"
        },
        "confidence": {
          "description": "How probable it is that this is a defect, 0 to 1; left out where nobody weighed it.",
          "type": "number",
          "minimum": 0,
          "maximum": 1
        },
        "evidence": {
          "description": "What speaks for it and against it.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/evidence"
          }
        },
        "occurrences": {
          "description": "Where it holds, in the order of the configurations.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/occurrence"
          }
        }
      },
      "required": [
        "change",
        "gates",
        "configurations",
        "isAlarm",
        "baseAmount",
        "key",
        "rule",
        "code",
        "severity",
        "document",
        "scene",
        "view",
        "other",
        "axis",
        "message",
        "occurrences"
      ],
      "dependentRequired": {
        "line": [
          "column"
        ],
        "column": [
          "line"
        ],
        "confidence": [
          "evidence"
        ],
        "evidence": [
          "confidence"
        ]
      },
      "additionalProperties": false
    }
    """#),
    ("ruleCode", #"""
    {
      "description": "The rule's number.",
      "enum": [
        "L001",
        "L002",
        "L003",
        "L004",
        "L005",
        "L006",
        "L007",
        "L008",
        "L009",
        "L010",
        "L011",
        "L014",
        "L022",
        "L023"
      ]
    }
    """#),
    ("severity", #"""
    {
      "description": "How grave it is.",
      "enum": [
        "info",
        "warning",
        "error"
      ]
    }
    """#),
    ("work", #"""
    {
      "description": "What was computed.",
      "type": "object",
      "properties": {
        "solved": {
          "description": "Scenes that were solved.",
          "type": "integer",
          "minimum": 0
        },
        "reused": {
          "description": "Scenes that did not have to be, for nothing that decides them had changed.",
          "type": "integer",
          "minimum": 0
        },
        "layouts": {
          "description": "Layouts that were computed: scenes times configurations.",
          "type": "integer",
          "minimum": 0
        }
      },
      "required": [
        "solved",
        "reused",
        "layouts"
      ],
      "additionalProperties": false
    }
    """#),
    ("document", #"""
    {
      "description": "What a revision did to a document.",
      "type": "object",
      "properties": {
        "path": {
          "description": "The document's path.",
          "type": "string"
        },
        "edit": {
          "$ref": "#/$defs/edit"
        },
        "notSolved": {
          "description": "Why it has no layouts; null when it has.",
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "path",
        "edit",
        "notSolved"
      ],
      "additionalProperties": false
    }
    """#),
    ("edit", #"""
    {
      "description": "What happened to the document; redeclared: its bytes stayed, what is declared for it did not.",
      "enum": [
        "added",
        "changed",
        "removed",
        "redeclared"
      ]
    }
    """#),
    ("found", #"""
    {
      "description": "Findings of the scenes that differ, by severity.",
      "type": "object",
      "properties": {
        "errors": {
          "description": "Findings of severity error.",
          "type": "integer",
          "minimum": 0
        },
        "warnings": {
          "description": "Findings of severity warning.",
          "type": "integer",
          "minimum": 0
        },
        "notes": {
          "description": "Findings of severity info.",
          "type": "integer",
          "minimum": 0
        }
      },
      "required": [
        "errors",
        "warnings",
        "notes"
      ],
      "additionalProperties": false
    }
    """#),
    ("lookalikes", #"""
    {
      "description": "Paths that are alike but for case or Unicode normal form; left out where there are none.",
      "type": "array",
      "items": {
        "type": "array",
        "items": {
          "type": "string"
        }
      }
    }
    """#),
    ("declaredView", #"""
    {
      "description": "Sizes that a document does not hold.",
      "type": "object",
      "properties": {
        "width": {
          "description": "Points across.",
          "type": "number"
        },
        "height": {
          "description": "Points down.",
          "type": "number"
        },
        "alignmentInsets": {
          "description": "From the frame to the alignment rectangle, in points.",
          "type": "object",
          "properties": {
            "top": {
              "type": "number"
            },
            "left": {
              "type": "number"
            },
            "bottom": {
              "type": "number"
            },
            "right": {
              "type": "number"
            }
          },
          "required": [
            "top",
            "left",
            "bottom",
            "right"
          ],
          "additionalProperties": false
        },
        "firstBaseline": {
          "description": "Points from the top to the first baseline.",
          "type": "number"
        },
        "lastBaseline": {
          "description": "Points from the bottom to the last baseline.",
          "type": "number"
        },
        "flips": {
          "description": "It mirrors its content from right to left.",
          "type": "boolean"
        }
      },
      "additionalProperties": false
    }
    """#),
    ("changedDocument", #"""
    {
      "description": "A document that differs.",
      "type": "object",
      "properties": {
        "path": {
          "description": "The document's path.",
          "type": "string"
        },
        "edit": {
          "$ref": "#/$defs/edit"
        },
        "notSolved": {
          "description": "Why it has no layouts; null when it has.",
          "type": [
            "string",
            "null"
          ]
        },
        "structure": {
          "description": "What was edited.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/structure"
          }
        },
        "scenes": {
          "description": "The scenes whose frames differ.",
          "type": "array",
          "items": {
            "description": "A scene whose frames differ.",
            "type": "object",
            "properties": {
              "scene": {
                "description": "The id of the scene's root view.",
                "type": "string"
              },
              "title": {
                "description": "What a person calls it.",
                "type": "string"
              },
              "isNew": {
                "description": "The base does not have it.",
                "type": "boolean"
              },
              "frames": {
                "description": "How its frames changed, alike ones together.",
                "type": "array",
                "items": {
                  "$ref": "#/$defs/frames"
                }
              }
            },
            "required": [
              "scene",
              "title",
              "isNew",
              "frames"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "path",
        "edit",
        "notSolved",
        "structure",
        "scenes"
      ],
      "additionalProperties": false
    }
    """#),
    ("frames", #"""
    {
      "description": "Frames that changed alike.",
      "type": "object",
      "properties": {
        "text": {
          "description": "The change in words.",
          "type": "string"
        },
        "views": {
          "description": "The ids of the views.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "configurations": {
          "description": "The configurations on which they changed so.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "delta": {
          "description": "The common change of x, y, width and height, in points.",
          "type": "array",
          "items": {
            "type": "number"
          },
          "minItems": 4,
          "maxItems": 4
        },
        "suspicion": {
          "description": "How much it looks unintended, 0 to 6.",
          "type": "number",
          "minimum": 0,
          "maximum": 6
        },
        "isBelowPoint": {
          "description": "No side changed by a point.",
          "type": "boolean"
        }
      },
      "required": [
        "text",
        "views",
        "configurations",
        "delta",
        "suspicion",
        "isBelowPoint"
      ],
      "additionalProperties": false
    }
    """#),
    ("structure", #"""
    {
      "description": "An edit of a document.",
      "type": "object",
      "properties": {
        "kind": {
          "description": "What was edited, and how.",
          "enum": [
            "document-added",
            "document-removed",
            "document-changed",
            "scene-added",
            "scene-removed",
            "scene-changed",
            "view-added",
            "view-removed",
            "view-moved",
            "view-changed",
            "guide-added",
            "guide-removed",
            "constraint-added",
            "constraint-removed",
            "constraint-changed"
          ]
        },
        "scene": {
          "description": "The id of the scene's root view.",
          "type": [
            "string",
            "null"
          ]
        },
        "object": {
          "description": "The id of what was edited.",
          "type": [
            "string",
            "null"
          ]
        },
        "attribute": {
          "description": "Which value of it was edited.",
          "type": [
            "string",
            "null"
          ]
        },
        "before": {
          "description": "The value before.",
          "type": [
            "string",
            "null"
          ]
        },
        "after": {
          "description": "The value after.",
          "type": [
            "string",
            "null"
          ]
        },
        "text": {
          "description": "The edit in words.",
          "type": "string"
        },
        "line": {
          "$ref": "#/$defs/line"
        },
        "column": {
          "$ref": "#/$defs/column"
        }
      },
      "required": [
        "kind",
        "scene",
        "object",
        "attribute",
        "before",
        "after",
        "text"
      ],
      "dependentRequired": {
        "line": [
          "column"
        ],
        "column": [
          "line"
        ]
      },
      "additionalProperties": false
    }
    """#),
    ("tableNote", #"""
    {
      "description": "An entry of a table that somebody should look at.",
      "type": "object",
      "properties": {
        "key": {
          "description": "The key.",
          "type": "string"
        },
        "table": {
          "description": "The table's path.",
          "type": "string"
        },
        "line": {
          "description": "The line in the table, from 1.",
          "$ref": "#/$defs/line"
        },
        "column": {
          "$ref": "#/$defs/column"
        },
        "reason": {
          "description": "What is the matter.",
          "type": "string"
        }
      },
      "required": [
        "key",
        "table",
        "line",
        "column",
        "reason"
      ],
      "additionalProperties": false
    }
    """#),
    ("layout", #"""
    {
      "description": "One scene on one configuration.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.layout/1"
        },
        "document": {
          "description": "The document's path, as given.",
          "type": "string"
        },
        "root": {
          "description": "The id of the scene's root view.",
          "type": "string"
        },
        "configuration": {
          "description": "The configuration's name.",
          "type": "string"
        },
        "views": {
          "description": "Each view's frame in its superview, by the view's id.",
          "type": "object",
          "additionalProperties": {
            "$ref": "#/$defs/frame"
          }
        },
        "unsatisfiable": {
          "description": "Required constraints contradict one another.",
          "type": "boolean"
        },
        "conflicts": {
          "description": "Smallest contradictions: the ids of the constraints, or words for what has none.",
          "type": "array",
          "items": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        },
        "ambiguous": {
          "description": "The ids of views that another solution would place elsewhere.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "assumed": {
          "description": "The ids of views of which something was not known.",
          "type": "array",
          "items": {
            "type": "string"
          }
        }
      },
      "required": [
        "schema",
        "document",
        "root",
        "configuration",
        "views",
        "unsatisfiable",
        "conflicts",
        "ambiguous",
        "assumed"
      ],
      "additionalProperties": false
    }
    """#),
    ("unsolved", #"""
    {
      "description": "A document without layouts.",
      "type": "object",
      "properties": {
        "schema": {
          "const": "keyline.layout/1"
        },
        "document": {
          "description": "The document's path, as given.",
          "type": "string"
        },
        "error": {
          "description": "Why it has none.",
          "type": [
            "string",
            "null"
          ]
        }
      },
      "required": [
        "schema",
        "document",
        "error"
      ],
      "additionalProperties": false
    }
    """#),
    ("attribute", #"""
    {
      "description": "An attribute of a constraint, as NSLayoutAttribute names it.",
      "enum": [
        "left",
        "right",
        "leading",
        "trailing",
        "top",
        "bottom",
        "width",
        "height",
        "centerX",
        "centerY",
        "baseline",
        "firstBaseline",
        "lastBaseline",
        "leftMargin",
        "rightMargin",
        "leadingMargin",
        "trailingMargin",
        "topMargin",
        "bottomMargin",
        "centerXWithinMargins",
        "centerYWithinMargins"
      ]
    }
    """#),
    ("comparison", #"""
    {
      "description": "A condition of a group.",
      "type": "object",
      "properties": {
        "left": {
          "$ref": "#/$defs/side"
        },
        "relation": {
          "description": "The relation.",
          "enum": [
            ">=",
            "<="
          ]
        },
        "right": {
          "oneOf": [
            {
              "$ref": "#/$defs/side"
            },
            {
              "$ref": "#/$defs/value"
            }
          ]
        }
      },
      "required": [
        "left",
        "relation",
        "right"
      ],
      "additionalProperties": false
    }
    """#),
    ("side", #"""
    {
      "description": "An attribute of an item; without words it is of the view around.",
      "type": "object",
      "properties": {
        "item": {
          "description": "The names on the way to the view.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "attribute": {
          "$ref": "#/$defs/attribute"
        }
      },
      "required": [
        "item",
        "attribute"
      ],
      "additionalProperties": false
    }
    """#),
    ("statement", #"""
    {
      "oneOf": [
        {
          "description": "A view controller's view.",
          "type": "object",
          "properties": {
            "statement": {
              "const": "screen"
            },
            "line": {
              "$ref": "#/$defs/line"
            },
            "column": {
              "$ref": "#/$defs/column"
            },
            "name": {
              "description": "Its name.",
              "type": "string"
            },
            "title": {
              "description": "What a person calls it.",
              "type": "string"
            },
            "body": {
              "description": "The statements in its braces.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/statement"
              }
            }
          },
          "required": [
            "statement",
            "line",
            "column",
            "name",
            "body"
          ],
          "additionalProperties": false
        },
        {
          "description": "A view that is used many times.",
          "type": "object",
          "properties": {
            "statement": {
              "const": "component"
            },
            "line": {
              "$ref": "#/$defs/line"
            },
            "column": {
              "$ref": "#/$defs/column"
            },
            "name": {
              "description": "Its name.",
              "type": "string"
            },
            "parameters": {
              "description": "The names of its parameters.",
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "body": {
              "description": "The statements in its braces.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/statement"
              }
            }
          },
          "required": [
            "statement",
            "line",
            "column",
            "name",
            "parameters",
            "body"
          ],
          "additionalProperties": false
        },
        {
          "description": "A number with a name.",
          "type": "object",
          "properties": {
            "statement": {
              "const": "metric"
            },
            "line": {
              "$ref": "#/$defs/line"
            },
            "column": {
              "$ref": "#/$defs/column"
            },
            "name": {
              "description": "Its name.",
              "type": "string"
            },
            "value": {
              "$ref": "#/$defs/value"
            }
          },
          "required": [
            "statement",
            "line",
            "column",
            "name",
            "value"
          ],
          "additionalProperties": false
        },
        {
          "description": "A view in the view around it.",
          "type": "object",
          "properties": {
            "statement": {
              "const": "view"
            },
            "line": {
              "$ref": "#/$defs/line"
            },
            "column": {
              "$ref": "#/$defs/column"
            },
            "name": {
              "description": "Its name.",
              "type": "string"
            },
            "class": {
              "description": "Its class.",
              "type": "string"
            },
            "superclass": {
              "description": "The class of UIKit it is.",
              "type": "string"
            },
            "text": {
              "$ref": "#/$defs/value"
            },
            "body": {
              "description": "The statements in its braces.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/statement"
              }
            }
          },
          "required": [
            "statement",
            "line",
            "column",
            "name",
            "body"
          ],
          "additionalProperties": false
        },
        {
          "description": "An instance of a component.",
          "type": "object",
          "properties": {
            "statement": {
              "const": "use"
            },
            "line": {
              "$ref": "#/$defs/line"
            },
            "column": {
              "$ref": "#/$defs/column"
            },
            "name": {
              "description": "Its name.",
              "type": "string"
            },
            "component": {
              "description": "The component's name.",
              "type": "string"
            },
            "arguments": {
              "description": "In the order of the parameters.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/value"
              }
            },
            "body": {
              "description": "The statements in its braces.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/statement"
              }
            }
          },
          "required": [
            "statement",
            "line",
            "column",
            "name",
            "component",
            "arguments",
            "body"
          ],
          "additionalProperties": false
        },
        {
          "description": "A property of the view around.",
          "type": "object",
          "properties": {
            "statement": {
              "const": "property"
            },
            "line": {
              "$ref": "#/$defs/line"
            },
            "column": {
              "$ref": "#/$defs/column"
            },
            "name": {
              "description": "Its name.",
              "type": "string"
            },
            "values": {
              "description": "Its values.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/value"
              }
            }
          },
          "required": [
            "statement",
            "line",
            "column",
            "name",
            "values"
          ],
          "additionalProperties": false
        },
        {
          "description": "left relation numerator / denominator * right + constant @ priority # identifier.",
          "type": "object",
          "properties": {
            "statement": {
              "const": "equation"
            },
            "line": {
              "$ref": "#/$defs/line"
            },
            "column": {
              "$ref": "#/$defs/column"
            },
            "left": {
              "$ref": "#/$defs/side"
            },
            "relation": {
              "description": "The relation.",
              "enum": [
                "=",
                ">=",
                "<="
              ]
            },
            "numerator": {
              "$ref": "#/$defs/value"
            },
            "denominator": {
              "$ref": "#/$defs/value"
            },
            "right": {
              "$ref": "#/$defs/side"
            },
            "constant": {
              "$ref": "#/$defs/value"
            },
            "subtracted": {
              "description": "The constant is taken away.",
              "const": true
            },
            "priority": {
              "$ref": "#/$defs/value"
            },
            "identifier": {
              "description": "The constraint's identifier.",
              "type": "string"
            }
          },
          "required": [
            "statement",
            "line",
            "column",
            "left",
            "relation"
          ],
          "additionalProperties": false
        },
        {
          "description": "A line of the visual format.",
          "type": "object",
          "properties": {
            "statement": {
              "const": "visual"
            },
            "line": {
              "$ref": "#/$defs/line"
            },
            "column": {
              "$ref": "#/$defs/column"
            },
            "format": {
              "description": "The line.",
              "type": "string"
            },
            "options": {
              "description": "Its options.",
              "type": "array",
              "items": {
                "type": "string"
              }
            }
          },
          "required": [
            "statement",
            "line",
            "column",
            "format",
            "options"
          ],
          "additionalProperties": false
        },
        {
          "description": "Statements for size classes, devices or languages.",
          "type": "object",
          "properties": {
            "statement": {
              "const": "when"
            },
            "line": {
              "$ref": "#/$defs/line"
            },
            "column": {
              "$ref": "#/$defs/column"
            },
            "condition": {
              "description": "For which.",
              "type": "string"
            },
            "body": {
              "description": "The statements in its braces.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/statement"
              }
            }
          },
          "required": [
            "statement",
            "line",
            "column",
            "condition",
            "body"
          ],
          "additionalProperties": false
        },
        {
          "description": "Statements that are switched on and off.",
          "type": "object",
          "properties": {
            "statement": {
              "const": "group"
            },
            "line": {
              "$ref": "#/$defs/line"
            },
            "column": {
              "$ref": "#/$defs/column"
            },
            "name": {
              "description": "Its name.",
              "type": "string"
            },
            "on": {
              "description": "It is on from the beginning.",
              "type": "boolean"
            },
            "conditions": {
              "description": "What has to hold of the layout; all of them.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/comparison"
              }
            },
            "body": {
              "description": "The statements in its braces.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/statement"
              }
            }
          },
          "required": [
            "statement",
            "line",
            "column",
            "name",
            "on",
            "conditions",
            "body"
          ],
          "additionalProperties": false
        },
        {
          "description": "Other values of a view, or of a constraint.",
          "type": "object",
          "properties": {
            "statement": {
              "const": "change"
            },
            "line": {
              "$ref": "#/$defs/line"
            },
            "column": {
              "$ref": "#/$defs/column"
            },
            "item": {
              "description": "The view, by the names on the way to it.",
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "constraint": {
              "description": "The constraint's identifier.",
              "type": "string"
            },
            "constant": {
              "$ref": "#/$defs/value"
            },
            "priority": {
              "$ref": "#/$defs/value"
            },
            "body": {
              "description": "The statements in its braces.",
              "type": "array",
              "items": {
                "$ref": "#/$defs/statement"
              }
            }
          },
          "required": [
            "statement",
            "line",
            "column"
          ],
          "additionalProperties": false
        },
        {
          "description": "A view or constraint that is taken out.",
          "type": "object",
          "properties": {
            "statement": {
              "const": "remove"
            },
            "line": {
              "$ref": "#/$defs/line"
            },
            "column": {
              "$ref": "#/$defs/column"
            },
            "item": {
              "description": "The view, by the names on the way to it.",
              "type": "array",
              "items": {
                "type": "string"
              }
            },
            "constraint": {
              "description": "The constraint's identifier.",
              "type": "string"
            }
          },
          "required": [
            "statement",
            "line",
            "column"
          ],
          "additionalProperties": false
        }
      ]
    }
    """#),
    ("value", #"""
    {
      "oneOf": [
        {
          "type": "number"
        },
        {
          "description": "A text in quotes.",
          "type": "object",
          "properties": {
            "text": {
              "type": "string"
            }
          },
          "required": [
            "text"
          ],
          "additionalProperties": false
        },
        {
          "description": "The name of a metric, parameter or option.",
          "type": "object",
          "properties": {
            "name": {
              "type": "string"
            },
            "negative": {
              "description": "A minus is before it.",
              "type": "boolean"
            }
          },
          "required": [
            "name",
            "negative"
          ],
          "additionalProperties": false
        }
      ]
    }
    """#),
    ("entry", #"""
    {
      "description": "A revision with what it did.",
      "type": "object",
      "properties": {
        "revision": {
          "$ref": "#/$defs/revision"
        },
        "branches": {
          "description": "Branches that end there.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "tags": {
          "description": "Tags that name it.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "paths": {
          "description": "The documents it changed.",
          "type": "array",
          "items": {
            "type": "string"
          }
        },
        "regressions": {
          "description": "What became of findings, the worst first; those that stayed are left out.",
          "type": "array",
          "items": {
            "$ref": "#/$defs/regression"
          }
        }
      },
      "required": [
        "revision",
        "branches",
        "tags",
        "paths",
        "regressions"
      ],
      "additionalProperties": false
    }
    """#),
    ("configuration", #"""
    {
      "description": "What a scene is solved for.",
      "type": "object",
      "properties": {
        "name": {
          "description": "Its name.",
          "type": "string"
        },
        "device": {
          "description": "The device's id; null for a window of one's own.",
          "type": [
            "string",
            "null"
          ]
        },
        "width": {
          "description": "The window's width in points.",
          "type": "number"
        },
        "height": {
          "description": "The window's height in points.",
          "type": "number"
        },
        "scale": {
          "description": "Pixels for each point.",
          "type": "integer",
          "minimum": 1
        },
        "safeArea": {
          "description": "The insets top, left, bottom and right, in points.",
          "type": "array",
          "items": {
            "type": "number"
          },
          "minItems": 4,
          "maxItems": 4
        },
        "widthClass": {
          "description": "The horizontal size class.",
          "enum": [
            "compact",
            "regular",
            null
          ]
        },
        "heightClass": {
          "description": "The vertical size class.",
          "enum": [
            "compact",
            "regular",
            null
          ]
        },
        "idiom": {
          "description": "The kind of device.",
          "enum": [
            "phone",
            "pad",
            "tv",
            "mac",
            "watch"
          ]
        },
        "direction": {
          "description": "The direction of the layout.",
          "enum": [
            "ltr",
            "rtl"
          ]
        },
        "type": {
          "description": "The text size that the user chose.",
          "enum": [
            "XS",
            "S",
            "M",
            "L",
            "XL",
            "XXL",
            "XXXL",
            "AX1",
            "AX2",
            "AX3",
            "AX4",
            "AX5"
          ]
        },
        "textFactor": {
          "description": "Every text is taken so many times.",
          "type": "integer",
          "minimum": 1
        },
        "bold": {
          "description": "Bold text is switched on.",
          "type": "boolean"
        },
        "language": {
          "description": "The language of the texts, as de or pt-BR; null: the document's own.",
          "type": [
            "string",
            "null"
          ]
        },
        "system": {
          "description": "The major version of iOS.",
          "type": "integer"
        }
      },
      "required": [
        "name",
        "device",
        "width",
        "height",
        "scale",
        "safeArea",
        "widthClass",
        "heightClass",
        "idiom",
        "direction",
        "type",
        "textFactor",
        "bold",
        "language",
        "system"
      ],
      "additionalProperties": false
    }
    """#),
    ("conflictKind", #"""
    {
      "description": "value: each side set another value; deleted-and-edited: one deleted what the other edited; moved: each moved it elsewhere; order: both changed the order of a list; replaced: each put another object in the same place; layout: the merged layout does not hold, or is worse.",
      "enum": [
        "value",
        "deleted-and-edited",
        "moved",
        "order",
        "replaced",
        "layout"
      ]
    }
    """#),
    ("kept", #"""
    {
      "description": "The side that the merged document has for now.",
      "enum": [
        "base",
        "ours",
        "theirs"
      ]
    }
    """#),
    ("version", #"""
    {
      "description": "A side of a conflict.",
      "type": "object",
      "properties": {
        "value": {
          "description": "The value; null where it is absent.",
          "type": [
            "string",
            "null"
          ]
        },
        "line": {
          "description": "The line of that side's document, from 1; null where it has none.",
          "type": [
            "integer",
            "null"
          ],
          "minimum": 1
        }
      },
      "required": [
        "value",
        "line"
      ],
      "additionalProperties": false
    }
    """#),
    ("reportLine", #"""
    {
      "description": "Something that the document does not decide, or that is not taken from it.",
      "type": "object",
      "properties": {
        "kind": {
          "description": "assumed: not in the document, something was taken for it; kept: nothing decides it, the recorded frame was kept; used: taken from a recording or a declaration; ignored: in the document, without effect on these frames; undecided: the document leaves it open.",
          "enum": [
            "assumed",
            "kept",
            "used",
            "ignored",
            "undecided"
          ]
        },
        "subject": {
          "description": "The id of what it is about; null: the whole.",
          "type": [
            "string",
            "null"
          ]
        },
        "name": {
          "description": "What a person calls it.",
          "type": [
            "string",
            "null"
          ]
        },
        "text": {
          "description": "The line in words.",
          "type": "string"
        },
        "line": {
          "$ref": "#/$defs/line"
        },
        "column": {
          "$ref": "#/$defs/column"
        }
      },
      "required": [
        "kind",
        "subject",
        "name",
        "text"
      ],
      "dependentRequired": {
        "line": [
          "column"
        ],
        "column": [
          "line"
        ]
      },
      "additionalProperties": false
    }
    """#),
    ("conflictEdit", #"""
    {
      "description": "Who made a side of a conflict.",
      "type": "object",
      "properties": {
        "revision": {
          "description": "The revision's id; of git, the commit's.",
          "type": "string"
        },
        "author": {
          "description": "Who recorded it.",
          "type": "string"
        },
        "time": {
          "description": "Seconds since 1970, UTC.",
          "type": "integer"
        },
        "title": {
          "description": "The first line of the message.",
          "type": "string"
        }
      },
      "required": [
        "revision",
        "author",
        "time",
        "title"
      ],
      "additionalProperties": false
    }
    """#),
    ("outdated", #"""
    {
      "description": "Frames and findings in the store that another engine computed; `keyline rebuild` renews them.",
      "type": "array",
      "items": {
        "description": "Answers of one other engine.",
        "type": "object",
        "properties": {
          "engine": {
            "description": "The engine that computed them.",
            "type": "string"
          },
          "revisions": {
            "description": "The revisions that hold such.",
            "type": "integer",
            "minimum": 0
          }
        },
        "required": [
          "engine",
          "revisions"
        ],
        "additionalProperties": false
      }
    }
    """#),
    ("end", #"""
    {
      "type": "object",
      "properties": {
        "exact": {
          "description": "The place as a fraction, as 685/2, or the name of a text size; null where it was closed in on to four millionths of a point.",
          "type": [
            "string",
            "null"
          ]
        },
        "value": {
          "description": "The nearest number in points; a text size's rank from 0.",
          "type": "number"
        },
        "included": {
          "description": "The place itself belongs to the range.",
          "type": "boolean"
        }
      },
      "required": [
        "exact",
        "value",
        "included"
      ],
      "additionalProperties": false
    }
    """#),
    ("place", #"""
    {
      "type": "object",
      "properties": {
        "exact": {
          "description": "The place as a fraction, as 685/2, or the name of a text size; null where it was closed in on to four millionths of a point.",
          "type": [
            "string",
            "null"
          ]
        },
        "value": {
          "description": "The nearest number in points; a text size's rank from 0.",
          "type": "number"
        }
      },
      "required": [
        "exact",
        "value"
      ],
      "additionalProperties": false
    }
    """#),
    ("view", #"""
    {
      "description": "A view that a selector describes.",
      "type": "object",
      "properties": {
        "document": {
          "description": "The document's path.",
          "type": "string"
        },
        "scene": {
          "description": "The id of the scene's root view.",
          "type": "string"
        },
        "view": {
          "description": "The view's id.",
          "type": "string"
        },
        "name": {
          "description": "What a person calls it.",
          "type": "string"
        },
        "line": {
          "$ref": "#/$defs/line"
        },
        "column": {
          "$ref": "#/$defs/column"
        },
        "places": {
          "description": "Where it was found, in the order of the configurations.",
          "type": "array",
          "items": {
            "type": "object",
            "properties": {
              "configuration": {
                "description": "The configuration's name.",
                "type": "string"
              },
              "frame": {
                "$ref": "#/$defs/frame"
              },
              "absoluteFrame": {
                "description": "The frame in the scene's root view.",
                "$ref": "#/$defs/frame"
              }
            },
            "required": [
              "configuration",
              "frame",
              "absoluteFrame"
            ],
            "additionalProperties": false
          }
        }
      },
      "required": [
        "document",
        "scene",
        "view",
        "name",
        "places"
      ],
      "dependentRequired": {
        "line": [
          "column"
        ],
        "column": [
          "line"
        ]
      },
      "additionalProperties": false
    }
    """#),
  ]
}
