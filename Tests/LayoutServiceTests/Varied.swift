import LayoutModel

/// A value of which there are others: what a field can be changed to.
protocol Varied: Equatable {
  var variants: [Self] { get }
}

extension Bool: Varied { var variants: [Bool] { [!self] } }
extension Int: Varied { var variants: [Int] { [self + 1] } }
extension Double: Varied { var variants: [Double] { [self + 1, self + 0.001] } }
extension String: Varied { var variants: [String] { [self + "x", ""] } }
extension ObjectID: Varied { var variants: [ObjectID] { [ObjectID(rawValue + "x")] } }
extension ViewKind: Varied { var variants: [ViewKind] { [ViewKind(rawValue: rawValue + "x")] } }
extension AutoresizingMask: Varied {
  var variants: [Self] { [AutoresizingMask(rawValue: rawValue ^ 1)] }
}
extension Optional: Varied where Wrapped: Varied {
  var variants: [Self] { [nil] + (self?.variants.map { $0 } ?? []) }
}
extension Array: Varied where Element: Varied {
  var variants: [Self] { [[], self + self] + (first?.variants.map { [$0] + dropFirst() } ?? []) }
}
extension Frame: Varied {
  var variants: [Frame] {
    [
      Frame(x: x + 1, y: y, width: width, height: height),
      Frame(x: x, y: y + 1, width: width, height: height),
      Frame(x: x, y: y, width: width + 1, height: height),
      Frame(x: x, y: y, width: width, height: height + 1),
    ]
  }
}
extension Size: Varied {
  var variants: [Size] {
    [Size(width: width + 1, height: height), Size(width: width, height: height + 1)]
  }
}
extension EdgeInsets: Varied {
  var variants: [EdgeInsets] {
    [
      EdgeInsets(top: top + 1, left: left, bottom: bottom, right: right),
      EdgeInsets(top: top, left: left + 1, bottom: bottom, right: right),
      EdgeInsets(top: top, left: left, bottom: bottom + 1, right: right),
      EdgeInsets(top: top, left: left, bottom: bottom, right: right + 1),
    ]
  }
}
extension Multiplier: Varied {
  var variants: [Multiplier] {
    [
      Multiplier(numerator: numerator + 1, denominator: denominator),
      Multiplier(numerator: numerator, denominator: denominator + 1),
    ]
  }
}
extension AxisPair: Varied where Value: Varied {
  var variants: [Self] {
    horizontal.variants.map { AxisPair(horizontal: $0, vertical: vertical) }
      + vertical.variants.map { AxisPair(horizontal: horizontal, vertical: $0) }
  }
}
extension Dictionary: Varied where Key == ObjectID, Value == ObjectID {
  var variants: [Self] { [[:], mapValues { ObjectID($0.rawValue + "x") }] }
}
extension Set: Varied where Element == ObjectID {
  var variants: [Self] { [["other"], union(["another"])] }
}
extension Language: Varied { var variants: [Self] { [Language(tag + "-x")] } }

extension GroupCondition: Varied {
  var variants: [Self] {
    [field("group", \Self.group), field("comparisons", \.comparisons)].flatMap { $0.changes(self) }
  }
}
extension GroupCondition.Comparison: Varied {
  var variants: [Self] {
    [
      field("left", \Self.left), field("relation", \.relation), field("right", \.right),
      field("number", \.number),
    ].flatMap { $0.changes(self) }
  }
}
extension GroupCondition.Side: Varied {
  var variants: [Self] {
    [field("view", \Self.view), field("attribute", \.attribute)].flatMap { $0.changes(self) }
  }
}

extension SceneKind: Varied { var variants: [Self] { [.bar] } }
extension Simulation.Bar: Varied { var variants: [Self] { [.toolbar] } }
extension ControllerContext.NavigationBar: Varied { var variants: [Self] { [.largeTitle] } }
extension CellContext.Kind: Varied { var variants: [Self] { [.reusable] } }
extension SemanticContent: Varied { var variants: [Self] { [.spatial] } }
extension LayoutAttribute: Varied { var variants: [Self] { [.centerY] } }
extension LayoutRelation: Varied { var variants: [Self] { [.lessThanOrEqual] } }
extension SizeClass: Varied { var variants: [Self] { [self == .compact ? .regular : .compact] } }
extension Idiom: Varied { var variants: [Self] { [.tv] } }
extension LayoutDirection: Varied { var variants: [Self] { [.rightToLeft] } }
extension ContentSizeCategory: Varied { var variants: [Self] { [.small] } }
extension Axis: Varied { var variants: [Self] { [self == .horizontal ? .vertical : .horizontal] } }
extension StackContent.Distribution: Varied { var variants: [Self] { [.equalCentering] } }
extension StackContent.Alignment: Varied { var variants: [Self] { [.lastBaseline] } }
extension DocumentKind: Varied { var variants: [Self] { [self == .xib ? .storyboard : .xib] } }
extension Platform: Varied { var variants: [Self] { [.tvOS] } }
extension PlaceholderSize: Varied { var variants: [Self] { [.points(77), .infinite] } }
extension LayoutGuide.Kind: Varied {
  var variants: [Self] { [.readableContent, .other("safeArea"), .other("else")] }
}
extension Margins: Varied {
  var variants: [Self] {
    switch self {
    case .absolute(let insets): insets.variants.map { .absolute($0) } + [.directional(insets)]
    case .directional(let insets): insets.variants.map { .directional($0) } + [.absolute(insets)]
    }
  }
}
extension FontDescription.Face: Varied {
  var variants: [Self] {
    [
      .system(weight: "w", italic: true), .system(weight: "w", italic: false),
      .system(weight: "v", italic: false), .textStyle("w"), .named("w", family: nil),
      .named("w", family: "f"),
    ]
  }
}
extension FontDescription: Varied {
  var variants: [Self] {
    face.variants.map { FontDescription(face: $0, pointSize: pointSize) }
      + pointSize.variants.map { FontDescription(face: face, pointSize: $0) }
  }
}
extension TextContent: Varied {
  var variants: [Self] {
    [
      TextContent("other"), TextContent(runs: runs, isAttributed: !isAttributed),
      TextContent(runs: []),
    ]
  }
}
extension ImageContent: Varied { var variants: [Self] { [ImageContent(name: "other")] } }
extension ButtonConfiguration: Varied {
  var variants: [Self] { [ButtonConfiguration(style: "other")] }
}
extension DeclaredView: Varied {
  var variants: [Self] { [DeclaredView(), DeclaredView(height: 5)] }
}
extension FrameInset: Varied { var variants: [Self] { [FrameInset()] } }
extension Simulation: Varied { var variants: [Self] { [Simulation.none] } }
extension ControllerContext: Varied { var variants: [Self] { [ControllerContext(id: "other")] } }
extension CellContext: Varied { var variants: [Self] { [CellContext(kind: .collection, id: nil)] } }
extension WindowContext: Varied {
  var variants: [Self] { [WindowContext(minimum: Size(width: 480, height: 320))] }
}
