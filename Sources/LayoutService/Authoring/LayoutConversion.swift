internal import LayoutEngine
internal import LayoutFormats
internal import LayoutModel

/// A document written in another format.
package struct LayoutConversion: Sendable {
  package var bytes: [UInt8]
  /// Facts of the document that the other format cannot write, each with its place.
  package var lost: [String]

  /// Writes a file's document as a storyboard or in Keyline's own text format, as `target` is named.
  ///
  /// A storyboard gets the frames that the document has on its own canvas.
  package init(_ file: SourceFile, to target: String) throws {
    let document = try file.solvableDocument(of: file.read())
    guard !document.scenes.isEmpty else {
      throw WorkspaceError.notSolved(path: file.path.text, reason: "it has no screen to write")
    }
    let converted: ConvertedDocument
    if DocumentFormats.isLayoutText(target) {
      converted = LayoutTextWriter.text(document)
    } else if DocumentFormats.isStoryboard(target) {
      var frames: [ObjectID: Frame] = [:]
      for scene in document.scenes {
        var session = LayoutSession(document: document, scene: scene)
        for view in session.solveAsDesigned().views { frames[view.id] = view.frame }
      }
      converted = InterfaceBuilderWriter.storyboard(document, frames: frames)
    } else {
      throw WorkspaceError.unreadable(
        FileProblem(path: target, reason: "name a .layout or .storyboard file to write"))
    }
    bytes = converted.bytes
    lost = converted.unsaid.map { "\(file.path):\($0)" }
    // What cannot be read again, such as views that are nested too deep, is lost as a whole.
    if let reason = Self.whyUnreadable(bytes, at: target) {
      throw WorkspaceError.unreadable(
        FileProblem(path: file.path.text, reason: "\(target) could not be read again: \(reason)"))
    }
  }

  private static func whyUnreadable(_ bytes: [UInt8], at target: String) -> String? {
    do {
      _ = try DocumentFormats.read(bytes, path: target)
      return nil
    } catch {
      return error.reason.summary
    }
  }
}
