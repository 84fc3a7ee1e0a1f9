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
  }

  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("digests.txt")

  /// The answers of this build.
  static func now() async throws -> AnswerDigests {
    var lines: [String: Line] = [:]
    var titles: [String] = []
    func add(_ digest: String, of name: String, to title: String) {
      if lines[title] == nil { titles.append(title) }
      lines[title, default: Line(title: title, digests: [])].digests.append(digest)
      lines[title]?.names.append(name)
    }
    let documents = DigestedAnswers.documents
    for (made, texts) in zip(documents, try await each(documents, DigestedAnswers.texts)) {
      add(AnswerText.digest(texts.frames), of: made.name, to: "frames of \(made.group)")
      add(AnswerText.digest(texts.findings), of: made.name, to: "findings in \(made.group)")
    }
    for (name, document) in try WrittenDocuments.read() {
      let texts = DigestedAnswers.texts(of: document, path: name)
      add(AnswerText.digest(texts.frames), of: name, to: "frames of written documents")
      add(AnswerText.digest(texts.findings), of: name, to: "findings in written documents")
    }
    let edits = edits
    let edited = try await each(edits) { try DigestedAnswers.text(of: $0.1, on: $0.0) }
    for ((made, edit), text) in zip(edits, edited) {
      add(AnswerText.digest(text), of: "\(made.group) \(made.name)", to: "edits: \(edit.name)")
    }
    let seen = try ReleaseDocuments.documents(documents).map { ($0.name, try $0.read()) }
    let shown = ReleaseDocuments.toolsVersions.flatMap { tools in seen.map { (tools, $0.0, $0.1) } }
    let canvases = try await each(shown) { tools, _, document in
      ReleaseDocuments.canvases.prefix(document.scenes.count > 3 ? 1 : 3).map {
        DigestedAnswers.text(of: document, tools: tools, canvas: $0)
      }.joined()
    }
    for ((tools, name, _), text) in zip(shown, canvases) {
      add(AnswerText.digest(text), of: name, to: "release \(tools)")
    }
    return AnswerDigests(
      engine: EngineVersion.current, lines: titles.compactMap { lines[$0] })
  }

  /// What `answer` gives for each item, in their order, worked out on all cores.
  private static func each<Item: Sendable, Answer: Sendable>(
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

  /// What differs from `known`, a sentence for each line, with the first document that does.
  func differences(from known: AnswerDigests) -> [String] {
    let before = Dictionary(known.lines.map { ($0.title, $0) }, uniquingKeysWith: { $1 })
    let titles = Set(lines.map(\.title))
    let gone = known.lines.filter { !titles.contains($0.title) }.map {
      "\($0.title): no longer made"
    }
    return lines.compactMap { line -> String? in
      guard let old = before[line.title] else { return "\(line.title): new" }
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
