import ArgumentParser
import LayoutModel
import LayoutService

/// One scene of a file or of a committed document, in one window.
struct InspectionOptions: ParsableArguments {
  @Option(
    help: .value("id", "Only this scene, by its root's id or its title."),
    completion: .custom(Complete.scenes))
  var scene: SceneName?

  @Option(
    name: [.customShort("r"), .customLong("rev")],
    help: .value("rev", "The document as it was committed in this revision; git:REV asks git."),
    completion: .custom(Complete.revisions))
  var revision: String?

  @OptionGroup(title: "Window; an iPhone 17 if left out") var window: WindowOptions

  @OptionGroup(title: "Where sizes come from") var source: SourceOptions

  @OptionGroup(title: "Store") var store: StoreOptions

  /// - Parameter view: chooses the scene that has a view of that name.
  func inspection(of file: String, holding view: String? = nil) throws -> LayoutInspection {
    try LayoutInspection(
      try document(file), scene: scene, holding: view, at: try window.configuration(),
      options: try source.solving([file]))
  }

  private func document(_ file: String) throws -> SourceFile {
    guard let revision else { return DocumentSearch.source(file) }
    if revision.hasPrefix("git:") {
      guard let version = VersionedPath(file, at: revision) else {
        throw CommandError.needsOne("\(file) at \(revision) is no document of git")
      }
      return SourceFile(path: version.path) { () throws(FileProblem) in try version.read() }
    }
    let (workspace, place) = try store.open(for: .reading)
    let path = try place.relative(file)
    let found = try workspace.export(path, at: workspace.judgedSpec(revision))
    return SourceFile(path: path, bytes: found.bytes)
  }
}
