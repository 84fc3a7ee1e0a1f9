import Foundation
import LayoutModel
import TestDocuments
import Testing

@testable import LayoutFormats

@Suite(.enabled(if: Corpus.root != nil, "\(Corpus.skipped)"))
struct CorpusTests {
  @Test func `every document is read, or refused for the right reason, and written back`() throws {
    var refused: [String: Int] = [:]
    for path in Corpus.files(["dev", "dev-mac"]) {
      let bytes = try Corpus.bytes(path)
      do throws(FormatError) {
        let tree = try XMLTree(parsing: bytes, path: path)
        #expect(tree.written() == bytes, "\(path)")
        let document = try InterfaceBuilderReader.read(bytes, path: path)
        guard document.platform != .watchOS else { continue }
        try checkConstraints(of: document, in: tree, path: path)
      } catch {
        refused[error.reason.code, default: 0] += 1
        #expect(Array("<archive".utf8).allSatisfy(bytes.prefix(300).contains), "\(error)")
      }
    }
    #expect(refused.keys.allSatisfy { $0 == "old-archive" }, "\(refused)")
  }

  /// Each constraint of the file is in one scene or in the list of unresolved ones.
  private func checkConstraints(
    of document: Document, in tree: XMLTree, path: String
  ) throws(FormatError) {
    let written = tree.root.descendants.count { $0.name == "constraint" && $0["reference"] == nil }
    let read = document.allConstraints.map(\.location) + document.unresolved.map(\.location)
    #expect(read.count == written, "\(path)")
    #expect(Set(read).count == written, "\(path)")
    let views = document.scenes.flatMap { $0.root.all }
    #expect(Set(document.scenes.map(\.id)).count == document.scenes.count, "\(path)")
    #expect(Set(views.map(\.location)).count == views.count, "\(path)")
  }

  @Test func `histories and merges are read or refused with a place`() throws {
    var codes: Set<String> = []
    for path in Corpus.files(["histories", "merges"]) {
      let bytes = try Corpus.bytes(path)
      do throws(FormatError) {
        let tree = try XMLTree(parsing: bytes, path: path)
        #expect(tree.written() == bytes, "\(path)")
        _ = try InterfaceBuilderReader.read(bytes, path: path)
      } catch {
        codes.insert(error.reason.code)
        #expect(error.location.line > 0)
      }
    }
    #expect(codes.isSubset(of: ["conflict-markers", "unbalanced-tags", "old-archive"]), "\(codes)")
  }

  @Test func `reading is the same every time`() throws {
    for path in Corpus.files(["dev"]).enumerated().filter({ $0.offset % 50 == 0 }).map(\.element) {
      let bytes = try Corpus.bytes(path)
      guard let first = try? InterfaceBuilderReader.read(bytes, path: path) else { continue }
      let second = try InterfaceBuilderReader.read(bytes, path: path)
      #expect(second == first, "\(path)")
    }
  }
}
