internal import LayoutModel
package import LayoutSettings

extension GitRange.Head {
  /// The tree settings are read from: the head's own; nil for the files on disk.
  package func settingsFiles(in repository: String) -> SettingsFiles? {
    let revision: String
    let listing: [String]
    let everything: [String]
    switch self {
    case .worktree: return nil
    case .index:
      revision = ""
      listing = [
        "ls-files", "-z", "--full-name", "--", ":(top,glob)**/project.pbxproj",
        ":(top,glob)**/" + SettingsFiles.generated,
      ]
      everything = ["ls-files", "-z", "--full-name", "--", ":(top)"]
    case .commit(let name):
      guard !name.hasPrefix("-") else { return nil }
      revision = name
      listing = ["ls-tree", "-r", "-z", "--name-only", "--full-tree", name]
      everything = listing
    }
    return SettingsFiles(
      read: { path in
        if let bytes = try GitFiles.blob(path.text, at: revision, in: repository) { return bytes }
        if path.text == ProjectSettings.fileName {
          try GitFiles.refuseFolder(path.text, at: revision, in: repository)
        }
        guard path.name.hasSuffix(".plist") else { return nil }
        // A project is written on a disk that takes letters of either case.
        let (_, names) = try GitProcess.outcome(repository: repository, everything)
        let wanted = path.text.lowercased()
        let alike = names.split(separator: 0).lazy.map { String(decoding: $0, as: UTF8.self) }
          .first { $0.lowercased() == wanted }
        return try alike.flatMap { try GitFiles.blob($0, at: revision, in: repository) }
      },
      projects: {
        // A commit that is not there is told by the check itself.
        let (_, names) = try GitProcess.outcome(repository: repository, listing)
        return names.split(separator: 0).map { DocumentPath(String(decoding: $0, as: UTF8.self)) }
          .filter(SettingsFiles.isProject).sorted()
      })
  }
}
