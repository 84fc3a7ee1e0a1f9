extension GitRepository {
  /// The commits of a line of first parents, its merges with the commits whose work they brought.
  ///
  /// - Parameters:
  ///   - line: commits of the line, as `line(to:paths:)` gives them.
  ///   - head: the commit the line ends with.
  ///   - paths: the files that count, as there.
  /// - Complexity: one pass over all commits before `head`, in two runs of git.
  func withBrought(
    _ line: [GitCommit], to head: String, paths: [String]
  ) throws(GitError) -> [GitCommit] {
    let merges = try ids("rev-list", "--first-parent", "--min-parents=2", head).map(String.init)
    let wanted = Set(line.map(\.id)).intersection(merges)
    guard !wanted.isEmpty else { return line }
    let sides = CommitGraph(try ids("rev-list", "--date-order", "--parents", head))
      .brought(by: wanted)
    let bytes = try GitProcess.output(
      repository: path,
      [
        "log", "--no-walk=unsorted", "--stdin", "--raw", "--no-abbrev", "--no-renames",
        "--no-ext-diff", "--no-textconv", "--no-color", "--no-notes", "--encoding=UTF-8", "-z",
        "--format=tformat:" + GitLogReader.format, "--",
      ] + scope(of: paths), input: sides.values.joined().map { $0 + "\n" }.joined())
    let commits = try GitLogReader.commits(bytes) { FileRole($0) == .document }
    let known = Dictionary(commits.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return line.map { merge in
      guard let ids = sides[merge.id] else { return merge }
      let changed = Set(merge.changes.map(\.path))
      var merge = merge
      merge.brought = ids.compactMap { id in
        guard var commit = known[id] else { return nil }
        commit.changes.removeAll { !changed.contains($0.path) || !$0.isText }
        return commit.changes.isEmpty ? nil : commit
      }
      return merge
    }
  }

  private func ids(_ arguments: String...) throws(GitError) -> [Substring] {
    String(decoding: try GitProcess.output(repository: path, arguments + ["--"]), as: UTF8.self)
      .split(separator: "\n")
  }
}

/// All commits before one, with their parents, the newest first.
struct CommitGraph {
  private var ids: [Substring] = []
  private var parents: [[Int]] = []

  /// - Parameter lines: a commit and its parents each, children before parents.
  init(_ lines: [Substring]) {
    let rows = lines.map { $0.split(separator: " ") }
    ids = rows.compactMap(\.first)
    let places = Dictionary(
      ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    parents = rows.map { $0.dropFirst().compactMap { places[$0] } }
  }

  /// Commits that merges brought to the line of first parents, each commit by the first merge that has
  /// it, the newest first.
  func brought(by merges: Set<String>) -> [String: [String]] {
    var line: [Int] = []
    var next = ids.isEmpty ? nil : 0
    while let place = next {
      line.append(place)
      // A parent stands behind its child; a graph that says otherwise has no end.
      next = parents[place].first.flatMap { $0 > place ? $0 : nil }
    }
    var isMet = [Bool](repeating: false, count: ids.count)
    var brought: [String: [String]] = [:]
    for place in line.reversed() {
      isMet[place] = true
      var found: [Int] = []
      var open = Array(parents[place].dropFirst())
      while let other = open.popLast() {
        guard !isMet[other] else { continue }
        isMet[other] = true
        found.append(other)
        open += parents[other]
      }
      let id = String(ids[place])
      guard merges.contains(id), !found.isEmpty else { continue }
      brought[id] = found.sorted().map { String(ids[$0]) }
    }
    return brought
  }
}
