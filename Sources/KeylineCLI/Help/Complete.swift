import ArgumentParser
import DeviceCatalogue
import LayoutModel
import LayoutService
import LayoutSettings

/// Completions of values. The shells' generated completions ask this program.
///
/// Whatever goes wrong offers nothing: a shell has no place for an error.
enum Complete {
  typealias Answer = @Sendable ([String], Int, String) -> [String]

  static let devices: Answer = { _, _, _ in
    DeviceLine.all().map(\.id)
      + ((try? SettingsSearch.load())?.configurations.map(\.name) ?? [])
  }

  static let matrices: Answer = { _, _, _ in Matrix.names + [MatrixOptions.project] }

  static let configurations: Answer = { _, _, _ in
    ((try? SettingsSearch.load())?.matrix ?? .standard).configurations.map(\.name)
  }

  static let queries: Answer = { _, _, _ in
    ((try? SettingsSearch.load())?.queries ?? []).map(\.name)
  }

  static let rules: Answer = { _, _, _ in SelectorReference.rules.map(\.name) }

  /// Branches, tags and the newest revisions of the store; without one, git's.
  static let revisions: Answer = { words, index, prefix in
    guard let place = StorePlace.find(), let workspace = try? place.workspace(for: .reading) else {
      return git(words, index, prefix)
    }
    let tags = ((try? workspace.tags()) ?? []).map(\.name)
    let branches = ((try? workspace.branches()) ?? []).map(\.name)
    let newest = ((try? workspace.logLines(nil, limit: 10)) ?? []).map(\.revision.id.short)
    return ["HEAD", "HEAD~1"] + branches + tags + newest
  }

  /// Branches and tags of the git repository here; behind `A..` the other side.
  static let git: Answer = { _, _, prefix in
    let names = (try? GitFiles.names(in: OwnProcess.folder)) ?? []
    guard let dots = prefix.range(ofLast: "..") else { return ["HEAD", "HEAD~1"] + names }
    let start = prefix[..<dots]
    return (["HEAD"] + names).map { start + $0 }
  }

  /// The titles or ids of the scenes of the document that stands on the line already.
  static let scenes: Answer = { words, _, _ in
    names(of: words).map { $0.title.isEmpty ? $0.scene.rawValue : $0.title }
  }

  /// What messages call the views of the document that stands on the line already; where none does,
  /// of the documents of the current folder.
  static let views: Answer = { words, _, _ in
    var found = names(of: words)
    if found.isEmpty { found = names(of: (try? Disk.names(in: ".")) ?? []) }
    var seen: Set<String> = []
    return found.flatMap(\.views).filter { !$0.contains("\n") && seen.insert($0).inserted }
  }

  static let documents = CompletionKind.file(extensions: FileRole.extensions)

  private static func names(of words: [String]) -> [SceneNames] {
    words.filter { Paths.isDocument($0) && Disk.kind(of: $0) == .file }.prefix(20)
      .flatMap { (try? SceneNames.all(in: DocumentSearch.source($0))) ?? [] }
  }
}

extension String {
  /// The end of the last occurrence of a text.
  fileprivate func range(ofLast text: String) -> String.Index? {
    var found: String.Index?
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      found = range.upperBound
      rest = rest[range.upperBound...]
    }
    return found
  }
}
