import LayoutModel
import Testing

/// Screens that use much of the engine at once, for claims that hold of every screen.
enum SemanticsSamples {
  static let all: [SemanticsScreen] = [form, feed, tangle, open, broken, sprung]

  /// Labels, a field and a button in rows: hugging, baselines, margins, safe area.
  static let form = SemanticsScreen(
    [
      .caption("name", "Name", hugging: 251), .sized("field", 97, 34),
      .caption("hint", "Between one and eighty letters, please", size: 13, lines: 0),
      .sized("send", 60, 30),
    ],
    [
      "name.leading = root.leadingMargin", "name.firstBaseline = safe.top + 40",
      "field.leading = name.trailing + 8", "field.trailing = root.trailingMargin",
      "field.centerY = name.centerY", "hint.leading = name.leading",
      "hint.trailing <= field.trailing", "hint.width <= 0.5 * root.width",
      "hint.top = field.bottom + 8", "send.trailing = field.trailing",
      "send.top >= hint.bottom + 20", "send.bottom = safe.bottom - 12 @750",
      "send.width >= 0.25 * root.width",
    ]
  ).changing("root") { $0 = $0.guide("safe", .safeArea) }
    .at { $0.safeArea = EdgeInsets(top: 47, bottom: 34) }

  /// A scroll view around a stack of stacks.
  static let feed = SemanticsScreen(
    [
      .scroll(
        "scroll",
        [
          .stack(
            "column", StackContent(axis: .vertical, spacing: 8),
            [
              .stack(
                "row", StackContent(distribution: .fillEqually, spacing: 7),
                [.sized("a", 30, 40), .sized("b", 50, 20), .sized("c", 10, 10)]),
              .caption("text", "A story about nothing much that goes on for a while", lines: 0),
              .stack(
                "spread", StackContent(distribution: .equalSpacing, alignment: .center),
                [.sized("d", 33, 44), .sized("e", 21, 12), .sized("f", 45, 30)]),
            ])
        ])
    ],
    [
      "scroll.leading = root.leading", "scroll.trailing = root.trailing",
      "scroll.top = root.top", "scroll.bottom = root.bottom",
      "column.leading = scroll.leading + 16", "column.trailing = scroll.trailing - 16",
      "column.top = scroll.top + 16", "column.bottom = scroll.bottom - 16",
      "column.width = scroll.width - 32",
    ])

  /// Priorities of many levels on one row.
  static let tangle = SemanticsScreen(
    [
      .sized("a", 100, 20), .sized("b", 120, 30, hugging: 249),
      .sized("c", 90, 20, resistance: 740),
    ],
    [
      "a.left = root.left + 12.5", "b.left >= a.right + 8", "b.left = a.right + 8 @200",
      "c.left >= b.right + 8", "c.right = root.right - 12.5", "a.width = c.width @300",
      "b.width <= 0.5 * root.width", "b.width = 300 @260", "a.top = root.top + 10.3",
      "b.centerY = a.centerY", "c.bottom = a.bottom @999", "c.top >= b.top",
    ])

  /// Two views that constraints leave open.
  static let open = SemanticsScreen(
    [.sized("a", 80, 20), .sized("b", 80, 20)],
    [
      "a.left = root.left", "b.left = a.right", "b.right = root.right", "a.top >= root.top + 5",
      "b.top = a.top", "a.bottom <= root.bottom",
    ])

  /// Required constraints that cannot all hold.
  static let broken = SemanticsScreen(
    [.blank("a"), .blank("b")],
    [
      "a.left = root.left + 10", "a.width = 500", "b.left = a.right + 10", "b.width >= 200",
      "b.right <= root.right - 10", "a.top = root.top", "b.top = root.top", "a.height = 20",
      "b.height = 20", "b.height = 30",
    ])

  /// Masks beside constraints.
  static let sprung = SemanticsScreen(
    [
      .sprung("a", Frame(x: 31, y: 17, width: 101, height: 53), [.flexibleMinX, .flexibleWidth]),
      .blank("b"),
    ],
    ["b.top = a.bottom + 8", "b.left = a.left", "b.right = a.right", "b.height = 0.5 * a.height"]
  ).changing("root") { $0.frame = Frame(x: 0, y: 0, width: 375, height: 667) }
}
