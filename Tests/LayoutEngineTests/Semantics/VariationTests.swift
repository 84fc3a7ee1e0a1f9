import Testing

@testable import LayoutModel

/// Placeholders, size-class variations, masks, and what is not installed.
struct VariationTests {
  private func variation(
    _ key: String, width: SizeClass? = nil, height: SizeClass? = nil, idiom: Idiom? = nil,
    isDefault: Bool = false, undecidable: [String] = [], _ changes: [Variation.Change]
  ) -> Variation {
    Variation(
      condition: TraitCondition(
        key: key, widthClass: width, heightClass: height, idiom: idiom, isDefault: isDefault,
        undecidable: undecidable),
      changes: changes, location: SourceLocation(line: 1, column: 1))
  }

  private let box = [
    "x: view.left = root.left + 10", "view.top = root.top", "w: view.width = 100",
    "view.height = 20",
  ]

  /// The four combinations of size classes.
  private static let classes: [(SizeClass, SizeClass)] = [
    (.compact, .regular), (.compact, .compact), (.regular, .compact), (.regular, .regular),
  ]

  private func x(_ screen: SemanticsScreen, _ w: SizeClass?, _ h: SizeClass?) -> Double? {
    screen.at {
      $0.widthClass = w
      $0.heightClass = h
    }.solved().view("view")?.frame.x
  }

  @Test func `a placeholder constraint holds at design time only`() {
    let screen = SemanticsScreen([.blank("view")], box + ["p: view.width = 300"])
      .changing(constraint: "p") { $0.isPlaceholder = true }
      .changing(constraint: "w") { $0.priority = 999 }
    screen.expectFrames(["view": [10, 0, 100, 20]])
    screen.solvedAsDesigned().expectFrames(["view": [10, 0, 300, 20]])
  }

  @Test func `a placeholder size holds at design time only`() {
    let screen = SemanticsScreen(
      [.sized("view", 50, 20)], ["view.left = root.left", "view.top = root.top"]
    )
    .changing("view") {
      $0.placeholderIntrinsicSize = AxisPair(horizontal: .points(300), vertical: nil)
    }
    screen.expectFrames(["view": [0, 0, 50, 20]])
    screen.solvedAsDesigned().expectFrames(["view": [0, 0, 300, 20]])
  }

  @Test func `a constant by height class`() {
    let screen = SemanticsScreen([.blank("view")], box).changing(constraint: "x") {
      $0.variations = [variation("heightClass=compact", height: .compact, [.constant(4)])]
    }
    let found = Self.classes.map { x(screen, $0.0, $0.1) }
    #expect(found == [10, 4, 4, 10])
    // The old Any canvas matches no class.
    #expect(x(screen, nil, nil) == 10)
  }

  @Test func `a frame is fixed no more where constraints of a size class hold the view`() {
    let screen = SemanticsScreen([.blank("view")], box)
      .changing("view") {
        $0.frame = Frame(x: 77, y: 5, width: 30, height: 40)
        $0.hasFixedFrame = true
      }
      .changing("root") {
        $0.frame = Frame(x: 0, y: 0, width: 375, height: 667)
        let held = $0.constraints.map(\.id)
        $0.variations = [
          variation("default", isDefault: true, [.excludeConstraints(held)]),
          variation("widthClass=compact", width: .compact, [.includeConstraints(held)]),
        ]
      }
    #expect(x(screen, .compact, .regular) == 10)
    #expect(x(screen, .regular, .regular) == 77)
    #expect(x(screen, nil, nil) == 77)
  }

  @Test func `the more specific variation has the last word, whatever the order`() {
    let both = variation(
      "heightClass=regular-widthClass=regular", width: .regular, height: .regular, [.constant(30)])
    let wide = variation("widthClass=regular", width: .regular, [.constant(20)])
    let tall = variation("heightClass=regular", height: .regular, [.constant(15)])
    let base = variation("default", isDefault: true, [.constant(12)])
    for order in [[both, wide, base], [base, wide, both], [wide, base, both]] {
      let screen = SemanticsScreen([.blank("view")], box)
        .changing(constraint: "x") { $0.variations = order }
      #expect(Self.classes.map { x(screen, $0.0, $0.1) } == [12, 12, 20, 30])
    }
    // Width and height alone: both hold in regular-regular, the width comes last. Interface Builder recorded a
    // label at 64 + 72 on an upright phone, with 72 for compact width and 161 for regular height.
    let screen = SemanticsScreen([.blank("view")], box)
      .changing(constraint: "x") { $0.variations = [tall, wide] }
    #expect(Self.classes.map { x(screen, $0.0, $0.1) } == [15, 10, 20, 20])
  }

  @Test func `priority and multiplier vary too`() {
    let screen = SemanticsScreen([.blank("view")], box + ["half: view.width = 0.5 * root.width @1"])
      .changing(constraint: "w") {
        $0.priority = 500
        $0.variations = []
      }
      .changing(constraint: "half") {
        $0.variations = [
          variation(
            "widthClass=regular", width: .regular,
            [.priority(900), .multiplier(Multiplier(numerator: 1, denominator: 3))])
        ]
      }
    screen.expectFrames(["view": [10, 0, 100, 20]])
    // 375 / 3 = 125.
    screen.at { $0.widthClass = .regular }.expectFrames(["view": [10, 0, 125, 20]])
  }

  @Test func `a variation that cannot be decided never applies`() {
    let screen = SemanticsScreen([.blank("view")], box).changing(constraint: "x") {
      $0.variations = [
        variation("device=watch38mm", undecidable: ["device=watch38mm"], [.constant(99)])
      ]
    }
    #expect(Self.classes.map { x(screen, $0.0, $0.1) } == [10, 10, 10, 10])
  }

  @Test func `an idiom varies`() {
    let screen = SemanticsScreen([.blank("view")], box).changing(constraint: "x") {
      $0.variations = [variation("userInterfaceIdiom=pad", idiom: .pad, [.constant(77)])]
    }
    screen.expectFrames(["view": [10, 0, 100, 20]])
    screen.at { $0.idiom = .pad }.expectFrames(["view": [77, 0, 100, 20]])
  }

  @Test func `installed for one class only: default takes out, the class puts back`() {
    // 100 wide, 40 in regular width, by two constraints of which one is installed at a time.
    let screen = SemanticsScreen([.blank("view")], box + ["r: view.width = 40"]).changing("root") {
      $0.variations = [
        variation("default", isDefault: true, [.excludeConstraints(["r"])]),
        variation(
          "widthClass=regular", width: .regular,
          [.includeConstraints(["r"]), .excludeConstraints(["w"])]),
      ]
    }
    screen.expectFrames(["view": [10, 0, 100, 20]])
    screen.at { $0.widthClass = .regular }.expectFrames(["view": [10, 0, 40, 20]])
  }

  @Test func `a view that is not installed takes its subtree and every constraint naming it along`()
  {
    // Without the banner, its height and inner view, the view falls back on its wish at 500.
    let screen = SemanticsScreen(
      [.blank("banner", [.blank("inner")]), .blank("view")],
      [
        "banner.left = root.left", "banner.right = root.right", "banner.top = root.top",
        "banner.height = 50", "inner.left = banner.left", "inner.top = banner.top",
        "inner.width = 10", "inner.height = 10", "view.left = inner.right",
        "view.left = root.left + 3 @999", "view.top = banner.bottom",
        "view.top = root.top + 8 @500", "view.width = 100", "view.height = 20",
      ])
    screen.expectFrames(["banner": [0, 0, 375, 50], "view": [10, 50, 100, 20]])
    let without = screen.changing("root") {
      $0.variations = [
        variation("heightClass=compact", height: .compact, [.excludeSubviews(["banner"])])
      ]
    }.at { $0.heightClass = .compact }
    without.expectFrames(["view": [3, 8, 100, 20]])
    #expect(without.solved().views.map(\.id) == ["root", "view"])
  }

  @Test func `a stack closes the gap of a view that is not installed`() {
    let row = View.stack(
      "row", StackContent(spacing: 10),
      [.sized("a", 50, 20), .sized("b", 60, 20), .sized("c", 70, 20)]
    ).setting(
      \.variations, [variation("default", isDefault: true, [.excludeSubviews(["b"])])])
    SemanticsScreen([row], ["row.left = root.left", "row.top = root.top"])
      .expectFrames(["row": [0, 0, 130, 20], "a": [0, 0, 50, 20], "c": [60, 0, 70, 20]])
  }

  @Test func `fonts by size class change what labels ask for`() {
    // 20.287 -> 20.5; 40 points: 47.734 -> 48.
    let screen = SemanticsScreen(
      [.caption("view", "Ag")], ["view.left = root.left", "view.top = root.top"]
    )
    .changing("view") {
      $0.variations = [variation("widthClass=regular", width: .regular, [.font(.system(40))])]
    }
    screen.expectFrames(["view": [0, 0, nil, 20.5]])
    screen.at { $0.widthClass = .regular }.expectFrames(["view": [0, 0, nil, 48]])
  }

  @Test func `axis, spacing, alignment and hiding vary`() {
    let row = View.stack(
      "row", StackContent(spacing: 10), [.sized("a", 50, 20), .sized("b", 60, 20)]
    )
    .setting(
      \.variations,
      [
        variation(
          "heightClass=compact", height: .compact,
          [.axis(.vertical), .spacing(4), .alignment(.trailing)])
      ])
    let screen = SemanticsScreen([row], ["row.left = root.left", "row.top = root.top"])
    screen.expectFrames(["row": [0, 0, 120, 20], "b": [60, 0, 60, 20]])
    screen.at { $0.heightClass = .compact }
      .expectFrames(["row": [0, 0, 60, 44], "a": [10, 0, 50, 20], "b": [0, 24, 60, 20]])
    let hiding = screen.changing("a") {
      $0.variations = [variation("heightClass=regular", height: .regular, [.hidden(true)])]
    }
    hiding.expectFrames(["row": [0, 0, 60, 20], "b": [0, 0, 60, 20]])
  }

  @Test func `constraints that name a view of nowhere are dropped`() {
    SemanticsScreen([.blank("view")], box + ["view.left = ghost.right", "ghost.width = 5"])
      .expectFrames(["view": [10, 0, 100, 20]])
  }
}
