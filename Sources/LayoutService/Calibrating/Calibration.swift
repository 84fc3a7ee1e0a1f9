internal import DeviceCatalogue
internal import LayoutFormats
package import LayoutModel

/// Compares what a running app measured with what Keyline says of its documents.
///
/// A view that asks for another size than Keyline believes has a cause of its own: its font, class
/// or image. Scenes are solved a second time with the measured sizes. Views that agree then were
/// moved by those views; the others are reported as unexplained.
package struct Calibration: Sendable {
  package var options: SolveOptions
  /// The scene of a dump that names none.
  package var scene: ObjectID?

  package init(options: SolveOptions = SolveOptions(), scene: ObjectID? = nil) {
    self.options = options
    self.scene = scene
  }

  /// Frames of Interface Builder's canvas agree within half a point, and so do these.
  static let tolerance = 0.5

  /// - Throws: ``CalibrationError`` with the place in the dump, or what is wrong with a document.
  package func run(_ file: SourceFile, _ documents: [SourceFile]) throws -> CalibrationReport {
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
