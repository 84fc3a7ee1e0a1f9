import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The pages that `keyline site` writes.
struct SiteCommandTests {
  private func page(_ url: URL) throws -> ElementReader {
    try ElementReader(page: Data(contentsOf: url))
  }

  @Test func `pages refer to one another, tell what broke and show every configuration`() throws {
    try Keyline.inFolder { keyline in
      try keyline.run("init")
      try keyline.write(Fixtures.screen(), to: "App/Main.storyboard")
      try keyline.run("commit", ".", "-m", "First <script>alert(1)</script>")
      try keyline.write(Fixtures.screen(button: 340), to: "App/Main.storyboard")
      try keyline.run("commit", ".", "-m", "Wide button")
      let site = try keyline.run("site", "public")
      #expect(site.code == 0, "\(site.err)")
      let folder = keyline.folder.appending(path: "public")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names.count { $0.hasPrefix("r-") } == 2 && names.count { $0.hasPrefix("s-") } == 1)
      for name in names {
        let reader = try page(folder.appending(path: name))
        #expect(!reader.elements.contains { $0.name == "script" })
        for (_, attributes) in reader.elements {
          guard let link = attributes["href"], !link.hasPrefix("#"), !link.hasPrefix("data:") else {
            continue
          }
          #expect(names.contains(link), "\(name) refers to \(link)")
        }
      }
      let index = try page(folder.appending(path: "index.html"))
      #expect(index.text.contains("Wide button") && index.text.contains("1 worse"))
      #expect(index.text.contains("First <script>"))
      let screen = try page(folder.appending(path: "s-1.html"))
      #expect(screen.elements.count { $0.name == "figure" } == 36)
      let newest = try #require(
        index.elements.first { $0.attributes["href"]?.hasPrefix("r-") == true }?.attributes["href"])
      let revision = try page(folder.appending(path: newest))
      #expect(revision.text.contains("L003") || revision.text.contains("L005"))
      let labels = revision.elements.compactMap { $0.attributes["aria-label"] }
      #expect(labels.contains { $0.hasPrefix("before, on ") })
      // What was there before stays.
      try "mine".write(to: folder.appending(path: "mine.txt"), atomically: true, encoding: .utf8)
      #expect(try keyline.run("site", "public", "--limit", "1").code == 0)
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: "mine.txt").path))
    }
  }
}
