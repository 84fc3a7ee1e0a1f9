import Foundation
import LayoutFidelity
import LayoutModel
import LayoutService
import TestDocuments
import Testing

struct FidelityTests {
  private func file(_ bytes: [UInt8], folder: String = "f") -> FidelityFile {
    FidelityFile(
      source: SourceFile(path: "\(folder)/Main.storyboard", bytes: bytes), folder: folder)
  }

  /// The fixture's title is recorded at (16, 79) with 361 x 21, its button at y = 300, which its
  /// constraints contradict: 59 + 20 + the title's height + 24.
  @Test func `views count when they lie where they were recorded`() async throws {
    let report = try await FidelityCheck().run([file(Fixtures.storyboard(buttons: [100]))])
    #expect(report.sceneCount == 1)
    #expect(report.table.total.cases == 2)
    #expect(report.table.total.answered == 2)
    #expect(report.misses.map(\.view.rawValue).contains("b0"))
    #expect(report.table[.folder, "f"].cases == 2)
    #expect(report.table[.kind, "label"].cases == 1)
    #expect(report.table[.feature, "safe area"].cases == 2)
    // The title's height is its text's, and the button hangs from it.
    #expect(report.table[.text, "text-dependent"].cases == 2)
    #expect(report.rightSceneCount == 0)
  }

  @Test func `what answers rest on is counted by reason`() async throws {
    let text = String(decoding: Fixtures.storyboard(buttons: [100]), as: UTF8.self)
      .replacing("type=\"system\"", with: "name=\"Unheard-Of\" family=\"U\"")
    let report = try await FidelityCheck().run([file(Array(text.utf8))])
    #expect(report.table[.basis, "an assumed font"].cases == 1)
    #expect(report.table[.basis, "nothing else"].cases == 1)
    #expect(report.table.share(of: .init(.basis, "an assumed font")) == 0.5)
    #expect(report.table[.platform, "iPhone"].cases == 2)
  }

  /// Latin, Cyrillic, Han, Hangul and kana are in the tables; Thai is not.
  @Test(arguments: [("Title", 0), ("Заголовок", 0), ("标题한국ひら", 0), ("หัวข้อ", 1)])
  func `a text in a script without a table rests on a guess`(_ text: String, count: Int)
    async throws
  {
    let document = String(decoding: Fixtures.storyboard(buttons: [100]), as: UTF8.self)
      .replacing("text=\"Title\"", with: "text=\"\(text)\"")
    let report = try await FidelityCheck().run([file(Array(document.utf8))])
    #expect(report.table[.basis, "characters of unknown width"].cases == count)
  }

  @Test func `a scene marked misplaced is not judged, an unreadable file is named`() async throws {
    let text = String(decoding: Fixtures.storyboard(buttons: [100]), as: UTF8.self)
      .replacing("<label ", with: "<label misplaced=\"YES\" ")
    let report = try await FidelityCheck().run([
      file(Array(text.utf8)), file(Array("<document".utf8), folder: "g"),
    ])
    #expect(report.sceneCount == 0)
    #expect(report.excluded.values.reduce(0, +) == 1)
    #expect(report.refused.map(\.path) == ["g/Main.storyboard"])
  }

  @Test func `counts are written and read back, and a fall is told`() async throws {
    let report = try await FidelityCheck().run([file(Fixtures.storyboard(buttons: [100, 120]))])
    let ratchet = FidelityRatchet(report)
    let again = try FidelityRatchet(ratchet.text)
    #expect(again == ratchet)
    #expect(ratchet.losses(in: ratchet) == [])
    let raised = try FidelityRatchet("scenes\tall\t99 of 99\nkind\tlabel\t50 of 50\n")
    let losses = raised.losses(in: ratchet)
    #expect(losses.count == 2)
    #expect(losses.first?.hasPrefix("whole scenes: ") == true)
    #expect(throws: FidelityRatchet.ReadingError.noScenes) { try FidelityRatchet("") }
    #expect(throws: FidelityRatchet.ReadingError.badLine(1, "kind label 5")) {
      try FidelityRatchet("kind label 5")
    }
  }

  /// The counts of `Tests/fidelity.tsv` hold for the corpus they were made from.
  @Test(.enabled(if: Corpus.root != nil, "\(Corpus.skipped)"))
  func `no count of the ratchet has fallen`() async throws {
    let folder = "\(Corpus.root ?? "")/dev/"
    let marks = Fixtures.root.appending(path: "Tests/fidelity.tsv")
    let before = try FidelityRatchet(String(contentsOf: marks, encoding: .utf8))
    let files = Corpus.files(["dev"]).map { path in
      let name = String(path.dropFirst(folder.count))
      return FidelityFile(
        source: SourceFile(path: DocumentPath(name)) { () throws(FileProblem) in
          guard let data = FileManager.default.contents(atPath: path) else {
            throw FileProblem(path: name, reason: "cannot be read")
          }
          return [UInt8](data)
        }, folder: name.split(separator: "/").first.map { String($0) } ?? ".")
    }
    let report = try await FidelityCheck().run(files)
    #expect(before.losses(in: FidelityRatchet(report)) == [])
  }
}
