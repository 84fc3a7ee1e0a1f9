import LayoutEngine
import LayoutModel
import LayoutStore
import Testing

@testable import LayoutService

/// The history of a view against the documents themselves, compared one by one.
struct ViewHistoryTests {
  /// The button's width, the title's top, by revision; the last one changes nothing of the layout.
  private static let states = [(100, 20), (100, 30), (40, 30), (60, 40), (60, 40)]

  private static func bytes(_ number: Int) -> [UInt8] {
    let (width, top) = states[number]
    return Fixtures.storyboard(
      buttons: [width, 50], top: top, image: number == states.count - 1 ? 9 : nil)
  }

  private static func document(_ number: Int) -> Document? {
    ReadDocument(path: "A.storyboard", bytes: bytes(number)).document
  }

  @Test(arguments: ["b0", "t0", "t1"])
  func `edits are those that the documents of each revision show`(view: String) async throws {
    try await Fixtures.withWorkspace { workspace in
      for number in Self.states.indices {
        try await workspace.commit(
          Fixtures.tree(["A.storyboard": Self.bytes(number)]), "\(number)")
      }
      let report = try workspace.history(of: view)
      #expect(report.entries.last?.edit == .added)
      for entry in report.entries.dropLast() {
        let number = try #require(Int(entry.revision.message))
        let changes = structureChanges(
          base: Self.document(number - 1), head: Self.document(number))
        let own = changes.filter {
          $0.object?.rawValue == view || $0.views.contains(ObjectID(view))
        }
        #expect(entry.structure == own)
        #expect(entry.edit == .changed && !entry.frames.isEmpty)
        #expect(entry.frames.allSatisfy { $0.views == [ObjectID(view)] })
      }
      // The button moves with the title, and has widths of its own; the other screen stays.
      let changed = ["b0": ["3", "2", "1", "0"], "t0": ["3", "1", "0"], "t1": ["0"]]
      #expect(report.entries.map(\.revision.message) == changed[view])
    }
  }

  @Test func `a view is named by its id in one document, by path and id in several`() async throws {
    try await Fixtures.withWorkspace { workspace in
      try await workspace.commit(
        Fixtures.tree([
          "A.storyboard": Fixtures.storyboard(buttons: [100, 50]),
          "B.storyboard": Fixtures.storyboard(buttons: [60]),
        ]))
      #expect(try workspace.history(of: "b1").document == "A.storyboard")
      #expect(try workspace.history(of: "B.storyboard:b0").document == "B.storyboard")
      let error = #expect(throws: WorkspaceError.self) { try workspace.history(of: "b0") }
      guard case .unknownView(let name, let suggestions) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(name == "b0" && suggestions == ["A.storyboard:b0", "B.storyboard:b0"])
      #expect(throws: WorkspaceError.self) { try workspace.history(of: "B.storyboard:b1") }
    }
  }

  private static func buttonTitled(_ title: String) -> [UInt8] {
    let text = String(decoding: Fixtures.storyboard(buttons: [60]), as: UTF8.self)
    return Array(text.replacing("title=\"Buy\"", with: "title=\"\(title)\"").utf8)
  }

  @Test func `a view is named by its name or label, and only documents with such views are read`()
    async throws
  {
    try await Fixtures.withWorkspace { workspace in
      try await workspace.commit(
        Fixtures.tree([
          "A.storyboard": Self.buttonTitled("Sign &quot;in&quot;"),
          "B.storyboard": Self.buttonTitled("Grüße"),
        ]))
      for (name, path) in [("Sign \"in\"", "A.storyboard"), ("Grüße", "B.storyboard")] {
        #expect(try workspace.history(of: name).document.text == path)
        #expect(try workspace.store.paths(ofViewCalled: name).map(\.text) == [path])
      }
      // Written in other bytes, it is the same name.
      #expect(try workspace.history(of: "Gru\u{308}ße").document == "B.storyboard")
      #expect(throws: WorkspaceError.self) { try workspace.history(of: "Sign") }
    }
  }
}
