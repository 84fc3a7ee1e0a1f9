import LayoutModel
import TestDocuments
import Testing

@testable import LayoutFormats

@Suite(.enabled(if: Corpus.root != nil, "\(Corpus.skipped)"))
struct CorpusEditTests {
  /// Every `step`-th document that can be read.
  private func documents(every step: Int) throws -> [(path: String, editor: DocumentEditor)] {
    var result: [(String, DocumentEditor)] = []
    for path in Effort.part(of: Corpus.files(["dev"]), every: step) {
      guard let editor = try? DocumentEditor(try Corpus.bytes(path), path: path),
        editor.tree.root.name == "document"
      else { continue }
      result.append((path, editor))
    }
    return result
  }

  private func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  @Test func `numbers are written as they were read`() throws {
    var count = 0
    var different: [String] = []
    for (_, editor) in try documents(every: 20) {
      for element in editor.tree.root.descendants {
        let names: [String]
        switch element.name {
        case "rect", "size": names = ["x", "y", "width", "height"]
        case "constraint": names = ["constant", "priority"]
        default: continue
        }
        for text in names.compactMap({ element[$0] }) {
          guard let number = NumberText.number(text), !text.hasPrefix("2.2250738585072014e-308")
          else { continue }
          count += 1
          if NumberText.text(number) != text { different.append(text) }
        }
      }
    }
    #expect(count > 2_500)
    // A few files were written by hand or by other tools.
    #expect(different.count * 1000 < count, "\(different.prefix(20))")
  }

  @Test func `a new constant changes one line, the old one brings the file back`() throws {
    for (path, editor) in try documents(every: 60) {
      let constraints = editor.tree.root.descendants.filter { $0.name == "constraint" }
      for element in constraints.prefix(3) {
        guard let id = element.id, let old = NumberText.number(element["constant"] ?? "0"),
          element["constant"].map({ NumberText.text(old) == $0 }) ?? true, old != 12345.5,
          !element.isYES("symbolic")
        else { continue }
        let after = try editor.settingConstant(of: ObjectID(id), to: 12345.5)
        let difference = zip(lines(editor.tree.bytes), lines(after)).count { $0 != $1 }
        #expect(difference == 1, "\(path) \(id)")
        let back = try DocumentEditor(after, path: path).settingConstant(of: ObjectID(id), to: old)
        // An explicit zero is not written again.
        if element["constant"] != "0.0" { #expect(back == editor.tree.bytes, "\(path) \(id)") }
      }
    }
  }
}
