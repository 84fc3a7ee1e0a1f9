import Foundation
import LayoutEngine
import LayoutFormats
import LayoutModel
import TestDocuments

/// Digests of the answers on real documents, by the digests of the documents' bytes: another collection
/// of documents is compared as far as it holds the same ones.
struct CorpusAnswers: Equatable {
  var engine: Int
  var digests: [String: String]

  /// Documents of the collection that are looked at: every so many.
  private static let step = 40

  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("corpus-digests.txt")

  /// The answers of this build.
  static func now() async throws -> CorpusAnswers {
    let paths = Corpus.files(["dev"]).enumerated().filter { $0.offset % step == 0 }.map(\.element)
    let pairs = try await AnswerDigests.each(paths) { path -> (String, String)? in
      let bytes = try Corpus.bytes(path)
      guard let document = try? DocumentFormats.read(bytes, path: path),
        document.reasonNotSolved == nil
      else { return nil }
      let texts = DigestedAnswers.texts(of: document, path: "real.storyboard")
      return (
        AnswerText.digest(bytes),
        AnswerText.digest(texts.frames + texts.details + texts.findings + texts.reasons)
      )
    }
    return CorpusAnswers(
      engine: EngineVersion.current,
      digests: Dictionary(pairs.compactMap { $0 }, uniquingKeysWith: { first, _ in first }))
  }

  /// The answers as they were when the file was written; nil without a file.
  static func recorded() throws -> CorpusAnswers? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
    guard let engine = rows.first?.last.flatMap({ Int($0) }) else { return nil }
    return CorpusAnswers(
      engine: engine,
      digests: Dictionary(
        rows.dropFirst().map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first }))
  }

  func write() throws {
    let rows = digests.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    try (["engine \(engine)"] + rows).joined(separator: "\n").appending("\n")
      .write(to: Self.file, atomically: true, encoding: .utf8)
  }

  /// How many documents both know, and how many of them have other answers.
  func compared(with known: CorpusAnswers) -> (common: Int, changed: Int) {
    let common = digests.keys.filter { known.digests[$0] != nil }
    return (common.count, common.count { known.digests[$0] != digests[$0] })
  }
}
