internal import Foundation
internal import LayoutFormats

/// Makes git use Keyline for layout files, and undoes it.
///
/// Settings go to the repository's own configuration, or the user's; nothing that is committed is
/// written. Another setting that is there already, such as attributes, is left as it is.
package struct GitSetup: Sendable {
  /// A folder of the repository.
  package var folder: String
  /// For all of the user's repositories.
  package var isGlobal: Bool
  /// The command git runs.
  package var executable: String
  /// Whether what is added is tidied on its way in.
  package var hasFilter: Bool

  package init(folder: String, isGlobal: Bool, executable: String, hasFilter: Bool = false) {
    self.folder = folder
    self.isGlobal = isGlobal
    self.executable = executable
    self.hasFilter = hasFilter
  }

  /// The sections of git's configuration that are Keyline's.
  static let sections = ["diff.keyline", "merge.keyline", "difftool.keyline", "filter.keyline"]

  /// Writes a file whole or not at all, by its absolute path.
  package typealias Write = (_ bytes: [UInt8], _ path: String) throws -> Void

  /// Writes settings and attributes; returns the file that holds the attributes.
  package func install(_ write: Write) throws -> String {
    let command = Self.quoted(executable)
    // In these two git looks for its own words, which begin with the sign.
    let filter = command.replacingOccurrences(of: "%", with: "%%")
    var settings = [
      ("diff.keyline.textconv", "\(command) textconv --"),
      ("diff.keyline.xfuncname", "^ *((scene|viewController|view) .*)$"),
      ("merge.keyline.name", "merge of Interface Builder documents by object"),
      ("merge.keyline.driver", "\(filter) merge-driver --marker-size=%L --path=%P -- %O %A %B"),
      ("difftool.keyline.cmd", Self.difftool(command)),
    ]
    if hasFilter {
      settings.append(("filter.keyline.clean", "\(filter) tidy --clean=%f"))
    }
    for (name, value) in settings { try set(name, value) }
    let file = try attributesFile()
    let lines = Self.lines(hasFilter: hasFilter)
    try Self.makeFolder(of: file)
    try write(Array((Self.without(try Self.read(file)) + lines).utf8), file)
    return file
  }

  /// Takes away what `install` wrote; nothing happens where there is nothing.
  package func uninstall(_ write: Write) throws -> String {
    for section in Self.sections {
      _ = try GitProcess.outcome(
        repository: folder, ["config", scope, "--remove-section", section])
    }
    let file = try attributesFile()
    let text = try Self.read(file)
    let rest = Self.without(text)
    if rest != text { try write(Array(rest.utf8), file) }
    return file
  }

  // MARK: Steps

  private var scope: String { isGlobal ? "--global" : "--local" }

  private func set(_ name: String, _ value: String) throws(GitError) {
    _ = try GitProcess.output(repository: folder, ["config", scope, name, value])
  }

  /// Compares the lines of both versions; git gives them as files with names of its own.
  private static func difftool(_ command: String) -> String {
    "t=$(mktemp -d) && \(command) textconv -- \"$LOCAL\" > \"$t/old\""
      + " && \(command) textconv -- \"$REMOTE\" > \"$t/new\""
      + " && git --no-pager diff --no-index \"$t/old\" \"$t/new\"; rm -r \"$t\""
  }

  private static func lines(hasFilter: Bool) -> String {
    let filter = hasFilter ? " filter=keyline" : ""
    // A written layout is read as it is, and nothing in it changes by itself.
    return InterfaceBuilderReader.extensions.sorted()
      .map { "*.\($0) diff=keyline merge=keyline\(filter)\n" }.joined()
      + LayoutTextReader.extensions.map { "*.\($0) merge=keyline\n" }.joined()
  }

  /// The text without our own lines.
  private static func without(_ text: String) -> String {
    let own = Set(
      [true, false].flatMap { lines(hasFilter: $0).split(separator: "\n").map(String.init) })
    let kept = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !own.contains(String($0)) }.joined(separator: "\n")
    return kept.isEmpty || kept.hasSuffix("\n") ? kept : kept + "\n"
  }

  private func attributesFile() throws(GitError) -> String {
    guard isGlobal else {
      let output = try GitProcess.output(
        repository: folder,
        ["rev-parse", "--path-format=absolute", "--git-path", "info/attributes"]
      )
      return Self.line(output)
    }
    let (code, output) = try GitProcess.outcome(
      repository: folder, ["config", "--global", "--type=path", "core.attributesFile"])
    if code == 0, !output.isEmpty { return Self.line(output) }
    let variables = ProcessInfo.processInfo.environment
    if let folder = variables["XDG_CONFIG_HOME"], !folder.isEmpty {
      return folder + "/git/attributes"
    }
    return (variables["HOME"] ?? "") + "/.config/git/attributes"
  }

  private static func line(_ output: [UInt8]) -> String {
    GitProcess.line(output)
  }

  private static func read(_ file: String) throws(GitError) -> String {
    guard let bytes = FileManager.default.contents(atPath: file) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func makeFolder(of file: String) throws(GitError) {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: file).deletingLastPathComponent(),
        withIntermediateDirectories: true)
    } catch {
      throw .failed(command: "attributes", reason: "\(file) cannot be written")
    }
  }

  /// A word for the shell that git hands its commands to.
  private static func quoted(_ word: String) -> String {
    "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}
