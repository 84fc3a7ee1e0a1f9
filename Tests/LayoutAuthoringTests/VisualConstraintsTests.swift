import LayoutAuthoring
import LayoutFormats
import LayoutModel
import Testing

/// The forms of Apple's visual format guide, each with the constraints it stands for by hand.
struct VisualConstraintsTests {
  /// A layout's constraints as equations; the superview is `|`.
  private func equations(
    _ formats: String..., options: [String] = [], metrics: [String: Double] = [:],
    views: [String]? = nil
  ) throws -> [String] {
    let layout = try VisualLayout(
      formats, options: VisualFormatOptions(names: options), metrics: metrics,
      views: views?.map { ViewDeclaration(name: $0) })
    return layout.constraints.map { constraint in
      func side(_ item: ObjectID, _ attribute: LayoutAttribute) -> String {
        "\(layout.name(of: item) ?? "|").\(attribute.rawValue)"
      }
      let sign =
        switch constraint.relation {
        case .equal: "="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
      var text = "\(side(constraint.firstItem, constraint.firstAttribute)) \(sign) "
      if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
        text += "\(side(item, attribute)) + "
      }
      text += (constraint.constant ?? .nan).formatted
      return constraint.priority == 1000 ? text : text + " @\(constraint.priority.formatted)"
    }
  }

  @Test func `standard space is 8 between siblings`() throws {
    #expect(
      try equations("[button]-[textField]") == ["textField.leading = button.trailing + 8"])
  }

  @Test func `a width constraint has no second item`() throws {
    #expect(try equations("[button(>=50)]") == ["button.width >= 50"])
  }

  @Test func `a connection to the superview counts inwards on both sides`() throws {
    #expect(
      try equations("|-50-[purpleBox]-50-|") == [
        "purpleBox.leading = |.leading + 50", "|.trailing = purpleBox.trailing + 50",
      ])
    #expect(
      try equations("|-[box]-|") == [
        "box.leading = |.leadingMargin + 0", "|.trailingMargin = box.trailing + 0",
      ])
    #expect(
      try equations("|[box]|") == ["box.leading = |.leading + 0", "|.trailing = box.trailing + 0"])
  }

  @Test func `a vertical layout goes from top to bottom`() throws {
    #expect(
      try equations("V:[topField]-10-[bottomField]") == [
        "bottomField.top = topField.bottom + 10"
      ])
    #expect(
      try equations("V:|-[a(30)]") == ["a.top = |.topMargin + 0", "a.height = 30"])
  }

  @Test func `flush views touch`() throws {
    #expect(
      try equations("[maroonView][blueView]") == ["blueView.leading = maroonView.trailing + 0"])
  }

  @Test func `a priority follows its constant`() throws {
    #expect(try equations("[button(100@20)]") == ["button.width = 100 @20"])
  }

  @Test func `equal widths name the other view`() throws {
    #expect(
      try equations("[button1(==button2)]", "[button2]") == [
        "button1.width = button2.width + 0"
      ])
    #expect(
      try equations("V:[a(<=b@200)]-[b]") == [
        "a.height <= b.height + 0 @200", "b.top = a.bottom + 8",
      ])
  }

  @Test func `several predicates are several constraints`() throws {
    #expect(
      try equations("[flexibleButton(>=70,<=100)]") == [
        "flexibleButton.width >= 70", "flexibleButton.width <= 100",
      ])
    #expect(
      try equations("[a]-(>=20,<=60@750,==40@1)-[b]") == [
        "b.leading >= a.trailing + 20", "b.leading <= a.trailing + 60 @750",
        "b.leading = a.trailing + 40 @1",
      ])
  }

  @Test func `a complete line has a constraint for each space and size`() throws {
    #expect(
      try equations("|-[find]-[findNext]-[findField(>=20)]-|") == [
        "find.leading = |.leadingMargin + 0", "findNext.leading = find.trailing + 8",
        "findField.leading = findNext.trailing + 8", "findField.width >= 20",
        "|.trailingMargin = findField.trailing + 0",
      ])
  }

  @Test func `metrics stand for distances, sizes and priorities`() throws {
    #expect(
      try equations(
        "H:|-margin-[a(side@high)]-(>=margin@low)-|",
        metrics: ["margin": 12.5, "side": 40, "high": 750, "low": 250]) == [
          "a.leading = |.leading + 12.5", "a.width = 40 @750",
          "|.trailing >= a.trailing + 12.5 @250",
        ])
    // A metric goes before a view of its name.
    #expect(try equations("[a(b)][b]", metrics: ["b": 7]).first == "a.width = 7")
  }

  @Test func `numbers are read as C reads them`() throws {
    #expect(
      try equations("[a(.5)]", "[a(1e2)]", "[a(0x10)]", "[a(+3.25)]", "[a]-(-8)-[b]") == [
        "a.width = 0.5", "a.width = 100", "a.width = 16", "a.width = 3.25",
        "b.leading = a.trailing + -8",
      ])
  }

  @Test func `white space between the parts means nothing`() throws {
    #expect(
      try equations(" H : | - 20 - [ a ( >= 10 , <= 20 @ 5 ) ] - | ")
        == equations("H:|-20-[a(>=10,<=20@5)]-|"))
  }

  @Test func `alignments make one constraint for each pair of neighbours`() throws {
    let views = "[a][b][c]"
    for (option, attribute) in [
      ("alignAllTop", "top"), ("alignAllBottom", "bottom"), ("alignAllCenterY", "centerY"),
      ("alignAllFirstBaseline", "firstBaseline"), ("alignAllLastBaseline", "lastBaseline"),
      ("alignAllBaseline", "lastBaseline"),
    ] {
      #expect(
        try equations(views, options: [option]).suffix(2) == [
          "b.\(attribute) = a.\(attribute) + 0", "c.\(attribute) = b.\(attribute) + 0",
        ], "\(option)")
    }
    for (option, attribute) in [
      ("alignAllLeft", "left"), ("alignAllRight", "right"), ("alignAllLeading", "leading"),
      ("alignAllTrailing", "trailing"), ("alignAllCenterX", "centerX"),
    ] {
      #expect(
        try equations("V:" + views, options: [option]).suffix(2) == [
          "b.\(attribute) = a.\(attribute) + 0", "c.\(attribute) = b.\(attribute) + 0",
        ], "\(option)")
    }
    #expect(
      try equations("[a]-[b]", options: ["alignAllTop", "alignAllBottom"]).suffix(2) == [
        "b.top = a.top + 0", "b.bottom = a.bottom + 0",
      ])
  }

  @Test func `directions choose the edges`() throws {
    #expect(
      try equations("|-[a]-5-[b]-|", options: ["directionLeftToRight"]) == [
        "a.left = |.leftMargin + 0", "b.left = a.right + 5", "|.rightMargin = b.right + 0",
      ])
    #expect(
      try equations("|-[a]-(>=5)-[b]-|", options: ["directionRightToLeft"]) == [
        "|.rightMargin = a.right + 0", "a.left >= b.right + 5", "b.left = |.leftMargin + 0",
      ])
    #expect(
      try equations("V:[a]-[b]", options: ["directionRightToLeft"]) == ["b.top = a.bottom + 8"])
    #expect(
      try equations("[a]-[b]", options: ["directionLeadingToTrailing"]) == [
        "b.leading = a.trailing + 8"
      ])
  }

  @Test func `a view can be centred in the superview by an alignment`() throws {
    #expect(
      try equations("V:[superview]-(<=1)-[subview]", options: ["alignAllCenterX"]) == [
        "subview.top <= |.bottom + 1", "subview.centerX = |.centerX + 0",
      ])
    // Unless it is declared as a view like any other.
    #expect(
      try equations("|[superview]", views: ["superview"]) == ["superview.leading = |.leading + 0"])
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var formatted: String {
    Int(exactly: self).map { "\($0)" } ?? "\(self)"
  }
}
