package import LayoutModel

extension AppFiles {
  /// The files of a state of git, read from its objects: no work tree is needed. Files that are
  /// only on disk, as those of a work tree that differs, are read by `disk`.
  ///
  /// - Parameters:
  ///   - repository: a folder of the repository.
  ///   - head: a commit, what is staged, or the files on disk.
  ///   - disk: the bytes of a file of the work tree, by its path from the root.
  package static func git(
    _ repository: String, at head: GitRange.Head,
    disk: @escaping @Sendable (DocumentPath) throws -> [UInt8]? = { _ in nil }
  ) -> AppFiles {
    AppFiles(
      list: {
        switch head {
        case .commit(let name):
          let git = try GitRepository(path: repository, allowsShallow: true)
          return try git.allFiles(at: try git.commit(named: name)).map {
            Entry(path: $0.path, blob: $0.blob)
          }
        case .index:
          return try staged(repository)
        case .worktree:
          let names = try GitProcess.output(
            repository: repository,
            [
              "ls-files", "--cached", "--others", "--exclude-standard", "-z", "--full-name", "--",
              ":(top)",
            ])
          return names.split(separator: 0).map {
            Entry(path: DocumentPath(String(decoding: $0, as: UTF8.self)))
          }
        }
      },
      read: { files, take in
        let objects = try GitRepository(path: repository, allowsShallow: true).objects()
        defer { objects.end() }
        let known = files.indices.filter { files[$0].blob != nil }
        try objects.read(known.compactMap { files[$0].blob }) { take(known[$0], $1) }
        for position in files.indices where files[position].blob == nil {
          if let bytes = (try? disk(files[position].path)) ?? nil { take(position, bytes) }
        }
      })
  }

  /// The index of git: `mode blob stage`, a tabulator, the path.
  private static func staged(_ repository: String) throws(GitError) -> [Entry] {
    let output = try GitProcess.output(
      repository: repository, ["ls-files", "--stage", "-z", "--full-name", "--", ":(top)"])
    return output.split(separator: 0).compactMap { entry in
      let sides = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard sides.count == 2 else { return nil }
      let parts = String(decoding: sides[0], as: UTF8.self).split(separator: " ")
      guard parts.count == 3, parts[0].hasPrefix("100") else { return nil }
      return Entry(
        path: DocumentPath(String(decoding: sides[1], as: UTF8.self)), blob: String(parts[1]))
    }
  }
}
