import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline merge-driver`: what git runs for layout files once `keyline git install` has been.
struct MergeDriver: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge-driver",
    abstract: "Merge for git; `keyline git install` sets it up.",
    discussion: """
      git gives the versions as files and takes the result from OURS. Exit 0 is
      merged, 1 is merged with conflicts: they are told, and the file still opens in
      Xcode. Where a version is no document, git's own merge of the text is taken,
      with its markers, and that is said.
      """,
    // Other programs call it.
    shouldDisplay: false)

  @Argument(help: .value("base", "The common ancestor (%O).")) var base: String
  @Argument(help: .value("ours", "Our version, and the result (%A)."))
  var ours: String
  @Argument(help: .value("theirs", "Their version (%B).")) var theirs: String

  @Option(help: .value("count", "Length of markers (%L).")) var markerSize: Int?
  @Option(help: .value("path", "The file's path (%P).")) var path: String?
  @Flag(help: "Leave the layout out of the decision.") var noSolve = false

  func run() async throws {
    let console = Console(environment: OwnProcess.variables)
    let path = self.path ?? ours
    let overrides = noSolve ? [:] : try SourceOptions.declared(for: [path])
    let merge = FileMerge(
      path: path, matrix: noSolve ? nil : SettingsSearch.matrix(telling: console),
      overrides: overrides[DocumentPath(path)] ?? .none)
    do {
      let report = try await merge.merge(
        base: try Disk.read(base), ours: try Disk.read(ours), theirs: try Disk.read(theirs))
      // The file is git's own, and may lie in git's folder.
      try Disk.writeOwn(report.bytes, to: ours)
      for conflict in report.conflicts {
        console.note("\("conflict", .red) \(path): \(conflict.sentence)")
      }
      guard report.conflicts.isEmpty else {
        console.note(
          "keyline: `keyline resolve` lists and decides what is contested in \(path); "
            + "`git commit -a` would take what was kept")
        throw ExitCode(1)
      }
    } catch let code as ExitCode {
      throw code
    } catch {
      try mergeAsText(because: error, path, on: console)
    }
  }

  private func mergeAsText(
    because error: any Error, _ path: String, on console: Console
  ) throws {
    console.note("keyline: \(path): merged as text: \("\(error)")")
    // Files are given relative to the folder git runs the driver in.
    let folder = OwnProcess.folder
    func absolute(_ file: String) -> String { Paths.absolute(file, in: folder) }
    let text = try GitFiles.mergedAsText(
      base: absolute(base), ours: absolute(ours), theirs: absolute(theirs), markerSize: markerSize,
      in: folder)
    // Ours stays as it is, and the path is in conflict.
    guard let text else { throw ExitCode(1) }
    try Disk.writeOwn(text.bytes, to: ours)
    if text.conflicts { throw ExitCode(1) }
  }
}
