/// Constraints: every attribute, relation, band of priorities and multiplier.
enum ConstraintDocuments {
  static let all: [MadeDocument] = attributes + priorities + multipliers + ties

  private static var attributes: [MadeDocument] {
    let horizontal = [
      "leading", "trailing", "left", "right", "centerX", "leadingMargin", "trailingMargin",
      "leftMargin",
      "rightMargin", "centerXWithinMargins",
    ]
    let vertical = [
      "top", "bottom", "centerY", "firstBaseline", "lastBaseline", "baseline", "topMargin",
      "bottomMargin", "centerYWithinMargins",
    ]
    return horizontal.map {
      document("attribute-\($0)", ["v.\($0) = o.\($0) + 7", "v.top = safe.top + 9"])
    }
      + vertical.map {
        document("attribute-\($0)", ["v.\($0) = o.\($0) + 7", "v.leading = safe.leading + 9"])
      }
      + ["width", "height"].map { side in
        document(
          "attribute-\(side)",
          ["v.\(side) = o.\(side) * 0.4 + 7", "v.leading = safe.leading", "v.top = safe.top"])
      }
  }

  private static var priorities: [MadeDocument] {
    [1, 49, 50, 51, 249, 250, 251, 252, 749, 750, 751, 999, 1000].flatMap { priority in
      ["=", "<=", ">="].map { relation in
        let name =
          "priority-\(priority)-\(relation == "=" ? "equal" : relation == "<=" ? "most" : "least")"
        return document(
          name,
          [
            "v.leading = safe.leading + 12", "v.top = safe.top + 12",
            "v.width \(relation) \(relation == "<=" ? 50 : 260) @\(priority)",
            "v.height \(relation) o.height * 0.3 @\(priority)", "v.height = 90 @500",
          ])
      }
    }
  }

  private static var multipliers: [MadeDocument] {
    ["0.5", "2", "16:9", "1:3", "0.75", "1.000001"].flatMap { factor in
      [
        document(
          "size-\(factor)",
          [
            "v.leading = safe.leading", "v.top = safe.top", "v.width = v.height * \(factor)",
            "v.height = 60",
          ]),
        document(
          "place-\(factor)",
          ["v.centerX = root.centerX * \(factor)", "v.top = root.bottom * \(factor) - 100"]),
        document(
          "side-\(factor)",
          ["v.leading = o.trailing * \(factor) + 3", "v.bottom = o.bottom * \(factor)"]),
      ]
    }
  }

  /// Ties that the solver settles, and rows that it can only keep in part.
  private static var ties: [MadeDocument] {
    [
      (
        "halves",
        [
          "v.width = o.width", "v.leading = safe.leading", "o2.leading = v.trailing",
          "o2.trailing = safe.trailing", "o2.width = v.width @400", "v.top = safe.top",
          "o2.top = v.top",
        ]
      ),
      (
        "median",
        [
          "v.top = safe.top", "v.leading = 10 @300", "v.leading = safe.leading + 10 @300",
          "v.leading = safe.leading + 40 @300", "v.leading = safe.leading + 90 @300",
        ]
      ),
      (
        "chain",
        [
          "v.leading = safe.leading", "o2.leading = v.trailing + 8", "safe.trailing = o2.trailing",
          "v.top = safe.top", "o2.top = safe.top", "v.width = 300 @600", "o2.width = 300 @600",
        ]
      ),
      (
        "weighed",
        [
          "v.leading = safe.leading", "v.top = safe.top", "v.width = 500 @700",
          "v.width <= o.width @701", "v.width >= 120 @702",
        ]
      ),
      (
        "squares",
        [
          "v.leading = safe.leading", "v.top = safe.top", "v.width = v.height",
          "v.width <= root.width", "v.height <= root.height", "v.width = root.width @750",
          "v.height = root.height @750",
        ]
      ),
    ].map { document("tie-\($0.0)", $0.1) }
  }

  private static func document(_ name: String, _ constraints: [String]) -> MadeDocument {
    MadeDocument(
      "constraints", name, [.label("v", "View"), .button("o2", "Second"), .box("o", 150, 130)],
      [
        "o.centerX = root.centerX + 20", "o.centerY = root.centerY", "o2.top = o.bottom + 8 @20",
        "o2.leading = o.leading @20",
      ] + constraints)
  }
}
