internal import DeviceCatalogue
internal import LayoutEngine
internal import LayoutFormats
public import LayoutModel

/// Compares what a running app measured with what Keyline says of its documents.
///
/// A view that asks for another size than Keyline believes has a cause of its own: its font, class
/// or image. Scenes are solved a second time with the measured sizes in place; what agrees then was
/// moved by those views, and what does not is told as unexplained.
public struct Calibration: Sendable {
  public var options: SolveOptions
  /// The scene of a dump that names none.
  public var scene: ObjectID?

  public init(options: SolveOptions = SolveOptions(), scene: ObjectID? = nil) {
    self.options = options
    self.scene = scene
  }

  /// Frames of Interface Builder's canvas agree within half a point, and so do these.
  static let tolerance = 0.5

  /// - Throws: ``CalibrationError`` with the place in the dump, or what is wrong with a document.
  public func run(_ file: SourceFile, _ documents: [SourceFile]) throws -> CalibrationReport {
    let dump = try UIKitDumpReader.read(try file.read(), path: file.path.text)
    let path = file.path.text
    guard !dump.screens.isEmpty else {
      throw CalibrationError(
        file: path, location: SourceLocation(line: 1, column: 1),
        reason: "no view of UIKit is in it; Integrations/calibrate prints what is needed")
    }
    let read = try documents.map { file in
      (
        path: file.path,
        document: try DocumentFormats.read(try file.read(), path: file.path.text)
      )
    }
    let compared = try dump.screens.map { screen throws in
      let (place, scene) = try self.place(of: screen, among: read, path)
      return ComparedScreen(
        screen, path: read[place].path, document: read[place].document, scene: scene,
        at: try configuration(of: screen, path),
        options: options.layoutOptions(of: read[place].path))
    }
    var report = CalibrationReport()
    report.overrides = measuredOverrides(compared, dump, known: options)
    report.screens = compared.map { $0.report(declaring: report.overrides) }
    return report
  }

  private func place(
    of screen: MeasuredScreen, among read: [(path: DocumentPath, document: Document)],
    _ path: String
  ) throws(CalibrationError) -> (Int, Scene) {
    func error(_ reason: String) -> CalibrationError {
      CalibrationError(file: path, location: screen.location, reason: reason)
    }
    guard let nib = screen.nib ?? scene?.rawValue else {
      throw error(
        "these views are of no screen; print a screen: line before them, or name the scene")
    }
    // A storyboard's nibs are called controller-view-root.
    let id = nib.components(afterLast: "-view-") ?? nib
    for (number, entry) in read.enumerated() {
      guard let found = entry.document.scenes.first(where: { $0.id.rawValue == id }) else {
        continue
      }
      return (number, found)
    }
    for (number, entry) in read.enumerated() where entry.path.stem == nib {
      if let found = entry.document.scenes.first(where: { $0.cell == nil }) {
        return (number, found)
      }
    }
    throw error("no document given has the screen \(nib); name the one it is in")
  }

  private func configuration(
    of screen: MeasuredScreen, _ path: String
  ) throws(CalibrationError) -> Configuration {
    var words = ConfigurationWords()
    // A sheet is smaller than its window.
    words.size = "\(screen.root.frame.width)x\(screen.root.frame.height)"
    words.insets = screen.window.insets
    words.scale = screen.window.scale
    words.classes = screen.window.classes
    words.type = screen.window.type
    words.direction = screen.window.direction
    words.system = screen.window.system
    words.isBoldText = screen.window.isBoldText
    do throws(ConfigurationRequestError) {
      return try words.configuration()
    } catch {
      throw CalibrationError(file: path, location: screen.location, reason: "\(error)")
    }
  }
}

extension DocumentPath {
  /// The name without folders and extension.
  fileprivate var stem: String {
    let name = String(self.name)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}

extension String {
  fileprivate func components(afterLast separator: String) -> String? {
    ranges(of: separator).last.map { String(self[$0.upperBound...]) }
  }
}

/// One screen in both worlds.
struct ComparedScreen {
  let path: DocumentPath
  let scene: Scene
  let matching: ViewMatching
  let views: [View]
  let solved: SolvedLayout
  private let document: Document
  private let configuration: Configuration
  private let options: LayoutOptions

  init(
    _ screen: MeasuredScreen, path: DocumentPath, document: Document, scene: Scene,
    at configuration: Configuration, options: LayoutOptions
  ) {
    self.path = path
    self.document = document
    self.scene = scene
    self.configuration = configuration
    self.options = options
    matching = ViewMatching(scene.root, screen.root)
    views = Array(scene.views)
    solved = Self.solve(scene, document, configuration, options)
  }

  private static func solve(
    _ scene: Scene, _ document: Document, _ configuration: Configuration, _ options: LayoutOptions
  ) -> SolvedLayout {
    var session = LayoutSession(document: document, scene: scene, options: options)
    return session.solve(configuration)
  }

  /// The layout with something else declared.
  private func layout(declaring overrides: LayoutOverrides) -> SolvedLayout {
    var options = options
    options.overrides = overrides
    return Self.solve(scene, document, configuration, options)
  }

  /// What a view asks for in the app, on the axes on which Keyline believes something else.
  func measuredSize(of view: View) -> AxisPair<Double?> {
    var size = AxisPair<Double?>(horizontal: nil, vertical: nil)
    guard let measured = matching.measured[view.id], let own = solved.view(view.id) else {
      return size
    }
    for axis in Axis.allCases {
      guard let wanted = measured.intrinsicSize[axis] else { continue }
      let isKnown = own.intrinsicSize[axis].map { abs($0 - wanted) <= Calibration.tolerance }
      if isKnown != true { size[axis] = wanted }
    }
    return size
  }

  func report(declaring overrides: LayoutOverrides) -> CalibrationReport.Screen {
    var sizes = options.overrides
    for view in views {
      let size = measuredSize(of: view)
      guard size.horizontal != nil || size.vertical != nil else { continue }
      sizes.views[view.id] = DeclaredView(width: size.horizontal, height: size.vertical)
    }
    let settled = sizes == options.overrides ? solved : layout(declaring: sizes)
    var differences: [CalibrationReport.Difference] = []
    for view in views {
      guard let found = difference(of: view, in: solved) else { continue }
      var difference = found
      if let own = ownCause(of: view) {
        difference.cause = own
      } else if self.difference(of: view, in: settled) == nil {
        difference.cause = .follows
      }
      differences.append(difference)
    }
    var declared = overrides
    declared.add(options.overrides)
    let last = declared == options.overrides ? solved : layout(declaring: declared)
    let shown = Set(solved.views.map(\.id))
    return CalibrationReport.Screen(
      document: path, title: scene.title, scene: scene.id, configuration: configuration.name,
      viewCount: views.count { matching.measured[$0.id] != nil && shown.contains($0.id) },
      differences: differences,
      missing: views.map(\.id).filter { matching.measured[$0] == nil && shown.contains($0) },
      foreignCount: matching.foreignCount,
      remainingCount: views.count { difference(of: $0, in: last) != nil })
  }

  private func difference(
    of view: View, in layout: SolvedLayout
  ) -> CalibrationReport.Difference? {
    guard let measured = matching.measured[view.id], let own = layout.view(view.id) else {
      return nil
    }
    var (solved, frame) = (own.frame, measured.frame)
    // Where the root stands is its surroundings' affair.
    if view.id == scene.root.id {
      solved = Frame(x: 0, y: 0, width: solved.width, height: solved.height)
      frame = Frame(x: 0, y: 0, width: frame.width, height: frame.height)
    }
    let difference = CalibrationReport.Difference(
      view: view.id, name: view.displayName, solved: solved, measured: frame, cause: .unexplained,
      location: measured.location)
    return difference.amount > Calibration.tolerance ? difference : nil
  }

  private func ownCause(of view: View) -> CalibrationReport.Cause? {
    let size = measuredSize(of: view)
    guard size.horizontal != nil || size.vertical != nil else { return nil }
    if let name = view.content.fontNames.first { return .font(name) }
    if view.content.isText { return .systemFont }
    if let name = view.customClass { return .customClass(name) }
    if let name = view.content.imageNames.first { return .image(name) }
    return .kind(view.kind)
  }
}

extension View {
  /// What a person knows it by: a text it shows, its label or its id.
  fileprivate var displayName: String {
    let text = content.shownText ?? ""
    return label ?? (text.isEmpty ? "\(kind) \(id)" : String(text.prefix(32)))
  }
}

extension ViewContent {
  /// Whether its size follows from a text.
  var isText: Bool {
    switch self {
    case .label, .textField, .textView: true
    case .button(let button): button.shownTitle?.isEmpty == false
    default: false
    }
  }
}
