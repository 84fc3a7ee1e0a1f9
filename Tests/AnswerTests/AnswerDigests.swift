import Foundation
import LayoutEngine
import LayoutModel

/// Digests of the engine's answers on made documents: the file `digests.txt` and what this build gives.
struct AnswerDigests: Equatable {
  /// The version of the engine that answered.
  var engine: Int
  /// A line for each group of documents, edits and each release, in the order of the file.
  var lines: [Line]

  struct Line: Equatable {
    var title: String
    /// One digest for each document, in the order in which they are made.
    var digests: [String]
    /// What each digest is of; empty where the line was read from the file.
    var names: [String] = []

    init(title: String, digests: [String]) {
      self.title = title
      self.digests = digests
    }

    init(_ title: String, _ texts: [(name: String, text: String)]) {
      self.title = title
      digests = texts.map { AnswerText.digest($0.text) }
      names = texts.map(\.name)
    }

    func isSame(as other: Line) -> Bool { title == other.title && digests == other.digests }
  }

  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("digests.txt")

  /// The answers of this build.
  /// - Parameter known: where these are given, nothing is computed beyond the first group that differs.
  static func now(comparedWith known: AnswerDigests? = nil) async throws -> AnswerDigests {
    var digests = AnswerDigests(engine: EngineVersion.current, lines: [])
    let titles = Set(known?.lines.map(\.title) ?? [])
    // The solver's own come first where one difference is enough: they take the least time.
    for group in (known == nil ? [] : solverGroups) + groups {
      let lines = try await group()
      digests.lines += lines
      let isOther = known.map { known in
        lines.contains { line in
          titles.contains(line.title) && !known.lines.contains { $0.isSame(as: line) }
        }
      }
      if isOther == true { break }
    }
    return digests
  }

  /// The groups of answers, each to be computed by itself.
  private static var groups: [() async throws -> [Line]] {
    let documents = DigestedAnswers.documents
    var groups: [() async throws -> [Line]] = []
    for made
      in (documents + ComposedDocuments.all + OtherDocuments.televisions
      + RareDocuments.all + ComposedDocuments.further + MacDocuments.all + NibDocuments.all
      + furtherDocuments)
      .chunked(by: \.group)
    {
      groups.append {
        lines(
          of: made[0].group,
          Array(zip(made.map(\.name), try await each(made, DigestedAnswers.texts))))
      }
    }
    groups.append {
      let made = LiveAnswers.documents
      return [
        Line(
          "live layouts", zip(made, try await each(made, LiveAnswers.text)).map { ($0.name, $1) })
      ]
    }
    groups.append {
      lines(
        of: "written documents",
        try WrittenDocuments.read().map { ($0, DigestedAnswers.texts(of: $1, path: $0)) })
    }
    groups.append {
      lines(
        of: "layouts as text",
        try OtherDocuments.written().map { ($0, DigestedAnswers.texts(of: $1, path: $0)) })
    }
    groups.append {
      let made = ComposedDocuments.all.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
      let texts = try await each(made, OtherDocuments.declaredText)
      return [Line("declared sizes", zip(made, texts).map { ($0.name, $1) })]
    }
    for pairs in edits.chunked(by: \.1.name) {
      groups.append {
        let texts = try await each(pairs) { try DigestedAnswers.text(of: $0.1, on: $0.0) }
        return [
          Line(
            "edits: \(pairs[0].1.name)",
            zip(pairs, texts).map { ("\($0.0.group) \($0.0.name)", $1) })
        ]
      }
    }
    for pairs in (ComposedEdit.all + ComposedEdit.further).chunked(by: \.0.group) {
      groups.append {
        let edited = try await each(pairs) { try DigestedAnswers.edited(by: $0.1, $0.0) }
        let names = pairs.map { "\($0.0.name) seed \($0.1.seed)" }
        let group = "composed edits of \(pairs[0].0.group)"
        return [
          Line(group, zip(names, edited).map { ($0, $1.map { $0.text + $0.details } ?? "") }),
          Line("frames after \(group)", zip(names, edited).map { ($0, $1?.folds ?? "") }),
        ]
      }
    }
    groups += solverGroups + smallGroups + otherGroups
    for tools in ReleaseDocuments.toolsVersions {
      groups.append { [try await release(tools, documents)] }
    }
    return groups
  }

  private static func lines(of group: String, _ texts: [(String, DigestedAnswers.Texts)]) -> [Line]
  {
    [
      Line("frames of \(group)", texts.map { ($0, $1.frames) }),
      Line("findings in \(group)", texts.map { ($0, $1.findings) }),
      Line("details of \(group)", texts.map { ($0, $1.details) }),
      Line("reasons in \(group)", texts.map { ($0, $1.reasons) }),
      Line("\(work) \(group)", texts.map { ($0, $1.work) }),
    ]
  }

  private static func release(_ tools: Int, _ documents: [MadeDocument]) async throws -> Line {
    let seen = try ReleaseDocuments.documents(documents).map { ($0.name, try $0.read()) }
    let texts = try await each(seen) { _, document in
      ReleaseDocuments.canvases.prefix(document.scenes.count > 3 ? 1 : 3).map {
        DigestedAnswers.text(of: document, tools: tools, canvas: $0)
      }.joined()
    }
    return Line("release \(tools)", zip(seen, texts).map { ($0.0, $1) })
  }

  /// What `answer` gives for each item, in their order, worked out on all cores.
  static func each<Item: Sendable, Answer: Sendable>(
    _ items: [Item], _ answer: @escaping @Sendable (Item) throws -> Answer
  ) async throws -> [Answer] {
    try await withThrowingTaskGroup(of: (Int, Answer).self) { group in
      for (at, item) in items.enumerated() { group.addTask { (at, try answer(item)) } }
      var answers: [(Int, Answer)] = []
      for try await answer in group { answers.append(answer) }
      return answers.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  /// Every edit on some documents of each group: each edit meets others.
  static var edits: [(MadeDocument, MadeEdit)] {
    MadeEdit.all.enumerated().flatMap { number, edit in
      DigestedAnswers.documents.enumerated().filter { $0.offset % 40 == (number * 7) % 40 }
        .map { ($0.element, edit) }
    }
  }

  /// The answers as they were when the file was written; nil without a file.
  static func recorded() throws -> AnswerDigests? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    guard let first = rows.first, let engine = Int(first.dropFirst("engine ".count)) else {
      return nil
    }
    return AnswerDigests(
      engine: engine,
      lines: rows.dropFirst().map { row in
        let parts = row.split(separator: "|", maxSplits: 1)
        return Line(
          title: String(parts[0]),
          digests: parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : [])
      })
  }

  /// Writes the file anew.
  func write() throws {
    let rows = lines.map { "\($0.title)|\($0.digests.joined(separator: " "))" }
    try (["engine \(engine)"] + rows).joined(separator: "\n").appending("\n")
      .write(to: Self.file, atomically: true, encoding: .utf8)
  }

  /// The end of the sentence about a line that the file has not got yet.
  static let isNew = ": new"

  /// The beginning of lines about the work that answers took. Work may change under one version: only what takes
  /// too much of it is answered otherwise.
  static let work = "work on"

  /// What differs from `known`, a sentence for each line, with the first document that does.
  func differences(from known: AnswerDigests) -> [String] {
    let before = Dictionary(known.lines.map { ($0.title, $0) }, uniquingKeysWith: { $1 })
    let titles = Set(lines.map(\.title))
    let gone = known.lines.filter { !titles.contains($0.title) }.map {
      "\($0.title): no longer made"
    }
    return lines.compactMap { line -> String? in
      guard let old = before[line.title] else { return line.title + Self.isNew }
      guard old.digests != line.digests else { return nil }
      guard old.digests.count == line.digests.count else {
        return "\(line.title): \(line.digests.count) documents, before \(old.digests.count)"
      }
      let changed = line.digests.indices.filter { old.digests[$0] != line.digests[$0] }
      return
        "\(line.title): \(changed.count) of \(line.digests.count), first \(line.names[changed[0]])"
    } + gone
  }
}

extension Array {
  /// The elements in runs of equal keys.
  func chunked<Key: Equatable>(by key: (Element) -> Key) -> [[Element]] {
    var runs: [[Element]] = []
    for element in self {
      if let last = runs.last?.last, key(last) == key(element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
    return runs
  }
}
