import LayoutModel

/// How far the frames of AppKit's controls reach beyond their alignment rectangles, in points.
///
/// Read off constraints of recorded frames between a control and a view whose frame is its alignment
/// rectangle.
enum MacOverhang {
  static func insets(of content: MacContent, at release: XcodeRelease) -> EdgeInsets {
    if content.control == .separator {
      return content.isVertical ? EdgeInsets(left: 2, right: 2) : EdgeInsets(top: 2, bottom: 2)
    }
    var insets = places.row(of: content).map { rules[$0].table[release] } ?? .zero
    if let line = boxedLine(of: content, at: release) {
      let room = max(0, insets.top + insets.bottom + line.usual - line.height) / 2
      insets.top = room
      insets.bottom = room
    }
    let symbol = symbolInsets(of: content, at: release)
    let untitled = untitledInsets(of: content, at: release)
    let lifted = content.hasMarksBelow && content.controlSize == .regular ? marksBelow[release] : 0
    return EdgeInsets(
      top: insets.top + symbol.top + untitled.top + lifted, left: insets.left,
      bottom: insets.bottom + symbol.bottom + untitled.bottom - lifted,
      right: insets.right + untitled.right)
  }

  static let marksBelow = ReleaseTable(
    "Slider with marks below it: reaches farther up, and less far down, than one with marks above it"
  )
  .first(1.0, "frames beside edges", views: 10, repositories: 5, .sure)
  .from(.xcode12, 0, "frames beside edges", views: 7, repositories: 4, .sure)

  /// The line of a check box or radio button, and the one that its row tells of: since macOS 11 these are aligned by
  /// their title, in whatever font it is, in the middle of a frame of one height.
  static func boxedLine(of content: MacContent, at release: XcodeRelease) -> (
    height: Double, usual: Double
  )? {
    guard content.control == .check || content.control == .radio, content.controlSize != .mini,
      isAlignedByLine[release],
      content.text?.isEmpty == false, let font = content.font, case .system = font.face,
      let size = font.pointSize, let usual = MacSizeRules.height(of: content, at: release)
    else { return nil }
    return (MacTextRules.systemLine(size: size, at: release).height, usual)
  }

  static let isAlignedByLine = ReleaseTable(
    "Check box and radio button: as high as the line of its title, in a frame of one height"
  )
  .first(false, "as high as the box", .thin)
  .from(.xcode12, true, "frames beside stated heights and edges", views: 63, repositories: 5, .sure)
  .from(.xcode26, false, "frames 14 and 16 high", views: 12, repositories: 4, .sure)

  /// What a check box or radio button that has no title reaches farther beyond than one that has: it is
  /// aligned by the box that it draws.
  static func untitledInsets(of content: MacContent, at release: XcodeRelease) -> EdgeInsets {
    guard content.control == .check || content.control == .radio,
      content.text?.isEmpty ?? true
    else { return .zero }
    return switch content.controlSize {
    case .regular: untitledBox[release]
    case .small: smallUntitledBox[release]
    default: .zero
    }
  }

  static let untitledBox = table(
    "Check box and radio button without a title, farther than with one"
  )
  .first(.zero, "as with a title", .thin)
  .from(
    .xcode12, EdgeInsets(top: 1, bottom: 1, right: 2), "edges beside flat views", views: 12,
    repositories: 5, .sure
  )
  .flat("as with a title")

  static let smallUntitledBox = table(
    "Small check box and radio button without a title, farther than with one"
  )
  .first(.zero, "as with a title", .thin)
  .from(
    .xcode12, EdgeInsets(top: 1, bottom: 1, right: 1), "edges beside flat views", views: 4,
    repositories: 2, .thin
  )
  .flat("as with a title")

  /// Symbols are aligned by the height of a capital letter, in the middle of their pictures.
  private static func symbolInsets(of content: MacContent, at release: XcodeRelease) -> EdgeInsets {
    switch content.control {
    case .image, .shadowless, .plainButton, .plainPush, .plainRoundRect: break
    default: return .zero
    }
    guard let picture = content.symbolHeight, content.control == .image || content.showsImageAlone,
      symbolLetter[release] > 0
    else { return .zero }
    let letter = symbolLetter[release]
    let room = (picture - letter) / 2
    return EdgeInsets(top: room.rounded(.up), bottom: room.rounded(.down))
  }

  static let symbolLetter = ReleaseTable(
    "Mac image view and button without a border with a symbol of 13 points: what it is aligned by is as "
      + "high (0: as the picture)"
  )
  .first(0.0, "there were no symbols", .thin)
  .from(.xcode12, 9, "frame heights beside stated heights", views: 31, repositories: 11, .sure)

  static let rules = buttons + others

  private static let places = [MacControl: [MacControlSize?: Int]](rules)

  static func table(_ name: String) -> ReleaseTable<EdgeInsets> {
    ReleaseTable(
      "\(name): the frame is larger than what it asks for, at the top, left, bottom and right")
  }
}

extension ReleaseTable where Value == EdgeInsets {
  /// Since Xcode 26 frames are alignment rectangles.
  func flat(_ measured: String, views: Int? = nil, repositories: Int? = nil) -> Self {
    from(
      .xcode26, .zero, measured, views: views, repositories: repositories,
      (repositories ?? 0) > 2 ? .sure : .thin)
  }
}
