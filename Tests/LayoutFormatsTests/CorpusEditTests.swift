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

  @Test func `constraints are written as Interface Builder wrote them`() throws {
    var count = 0
    var different: [String] = []
    for (path, editor) in try documents(every: 20) {
      let document = InterfaceBuilderReader.read(editor.tree, path: path)
      for constraint in document.allConstraints where constraint.variations.isEmpty {
        guard !constraint.isSymbolic, !constraint.isPlaceholder,
          let element = try? editor.constraint(constraint.id), element.node.isEmptyTag,
          element["userLabel"] == nil, element["type"] == nil, let owner = element.parent?.parent,
          owner.id == constraint.owner.rawValue
        else { continue }
        let new = NewConstraint(
          firstItem: element["firstItem"].map { ObjectID($0) },
          firstAttribute: constraint.firstAttribute, relation: constraint.relation,
          secondItem: element["secondItem"].map { ObjectID($0) },
          secondAttribute: constraint.secondAttribute, multiplier: constraint.multiplier,
          constant: constraint.constant ?? 0, priority: constraint.priority,
          identifier: constraint.identifier)
        let text = try DocumentEditor.text(of: new, id: constraint.id, owner: constraint.owner)
        let original = String(decoding: editor.tree.bytes[element.range], as: UTF8.self)
        count += 1
        if text != original { different.append("\(original)\n\(text)") }
      }
    }
    #expect(count > 700)
    #expect(different.count * 50 < count, "\(different.count) of \(count): \(different.prefix(5))")
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

  @Test func `adding and removing a constraint brings the file back`() throws {
    for (path, editor) in try documents(every: 40) {
      let document = InterfaceBuilderReader.read(editor.tree, path: path)
      for view in document.scenes.flatMap({ $0.root.all }).filter(\.hasOwnID).prefix(12) {
        let new = NewConstraint(firstAttribute: .width, constant: 77)
        // An empty tag is opened for its first child, and stays open.
        guard let element = editor.index.elements[view.id.rawValue], !element.node.isEmptyTag,
          element.child("constraints")?.node.isEmptyTag != true
        else { continue }
        let (after, id) = try editor.addingConstraint(new, to: view.id, seed: 42)
        let added = lines(after).count - lines(editor.tree.bytes).count
        #expect(added == 1 || added == 3, "\(path) \(view.id)")
        let again = try DocumentEditor(after, path: path)
        #expect(try again.removingConstraint(id) == editor.tree.bytes, "\(path) \(view.id)")
      }
    }
  }

  @Test func `removing a view takes lines away and leaves nothing dangling`() throws {
    for (path, editor) in try documents(every: 40) {
      let document = InterfaceBuilderReader.read(editor.tree, path: path)
      for view in document.scenes.flatMap({ $0.root.subviews }).filter(\.hasOwnID).prefix(4)
      where view.key == nil {
        let after = try editor.removingView(view.id)
        let read = try InterfaceBuilderReader.read(after, path: path)
        let dangling = read.unresolved.count {
          if case .danglingItem = $0.reason { true } else { false }
        }
        let before = document.unresolved.count {
          if case .danglingItem = $0.reason { true } else { false }
        }
        #expect(dangling <= before, "\(path) \(view.id)")
        let text = String(decoding: after, as: UTF8.self)
        for quoted in ["destination", "firstItem", "secondItem"] {
          #expect(!text.utf8.contains(#"\#(quoted)="\#(view.id)""#.utf8), "\(path) \(view.id)")
        }
        #expect(after.count < editor.tree.bytes.count)
        let difference = LineDifference(editor.tree.bytes, after)
        #expect(difference.added.count <= 1, "\(path) \(view.id): \(difference)")
      }
    }
  }
}

extension String.UTF8View {
  /// Whether the bytes of `other` stand here; quick enough for megabytes.
  fileprivate func contains(_ other: String.UTF8View) -> Bool {
    let (text, wanted) = (Array(self), Array(other))
    guard let first = wanted.first, text.count >= wanted.count else { return false }
    return (0...(text.count - wanted.count)).contains { start in
      text[start] == first && text[start..<start + wanted.count].elementsEqual(wanted)
    }
  }
}
