internal import LayoutEngine
public import LayoutFormats
public import LayoutModel

/// Views laid out in one superview by lines of the visual format.
///
/// ```swift
/// let layout = try VisualLayout(["H:|-[name]-[value(>=100)]-|", "V:|-[name]"])
/// let solved = layout.solve(configuration)
/// ```
///
/// The superview is the root of a window. A view called `superview` is that root too, unless it is
/// declared, so that a view can be centred in it as Apple's guide does.
public struct VisualLayout: Sendable {
  /// The root; constraints to it stand for `|`.
  public static let root: ObjectID = "superview"

  /// All lines' constraints in the order in which they are read; the order decides no frame.
  public let constraints: [LayoutConstraint]
  /// The window's root with the views in the order of their declarations, else as first named.
  public let scene: Scene
  /// The document with the scene.
  public let document: Document

  /// - Parameters:
  ///   - formats: lines such as `V:|-[name]`.
  ///   - options: count for all lines.
  ///   - metrics: numbers by name.
  ///   - declared: what the views are; nil: every name in brackets is a view without content.
  public init(
    _ formats: [String], options: VisualFormatOptions = .none, metrics: [String: Double] = [:],
    views declared: [ViewDeclaration]? = nil
  ) throws(VisualFormatError) {
    var lines: [VisualFormat] = []
    for format in formats { lines.append(try VisualFormat(format)) }
    let views = declared ?? Self.named(in: lines)
    var names = VisualFormatNames(superview: Self.root, views: [:], metrics: metrics)
    for view in views { names.views[view.name] = ObjectID(view.name) }
    var root = View(id: Self.root, kind: .view)
    if names.views[Self.root.rawValue] != nil {
      // A view of that name takes it; the root then needs another.
      root.id = "/"
      names.superview = root.id
    } else {
      names.views[Self.root.rawValue] = root.id
    }
    var constraints: [LayoutConstraint] = []
    for (place, line) in lines.enumerated() {
      constraints += try line.constraints(names, options: options) { index in
        ObjectID("\(Self.digits(place + 1)).\(Self.digits(index + 1))")
      }
    }
    self.constraints = constraints
    root.subviews = views.map(\.view)
    root.constraints = constraints
    scene = Scene(
      id: root.id, kind: .controller, title: "visual format", root: root,
      controller: ControllerContext(id: "controller"),
      location: SourceLocation(line: 1, column: 1))
    document = Document(kind: .layout, platform: .iOS, scenes: [scene])
  }

  /// The layout in a window.
  public func solve(_ configuration: Configuration) -> SolvedLayout {
    var session = LayoutSession(
      document: document, scene: scene, options: LayoutOptions(textSource: .model))
    return session.solve(configuration)
  }

  /// The item as visual formats name it; nil: the superview.
  public func name(of item: ObjectID) -> String? { item == scene.id ? nil : item.rawValue }

  private static func named(in lines: [VisualFormat]) -> [ViewDeclaration] {
    var seen: Set<String> = [root.rawValue]
    return lines.flatMap(\.views).filter { seen.insert($0.name).inserted }
      .map { ViewDeclaration(name: $0.name) }
  }

  /// Numbers whose order as texts is theirs.
  private static func digits(_ number: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, 6 - text.count)) + text
  }
}
