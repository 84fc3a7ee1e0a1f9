import Foundation
import TestDocuments
import Testing

/// The example of a program that embeds the library, built as a stranger's would be.
struct EmbeddingTests {
  @Test func `a program of one's own commits, solves and queries`() throws {
    let program = try #require(BuiltProgram.path("Embedding"), "swift build --build-tests makes it")
    let store = NSTemporaryDirectory() + "embedding-\(UUID().uuidString).sqlite"
    defer {
      for end in ["", ".lock", "-journal"] {
        try? FileManager.default.removeItem(atPath: store + end)
      }
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = [store]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    // 402 points less 16 at each side. Three configurations are 320 points wide: there the title has
    // 320 - 2 * 16 - 2 * 8 = 272 points, and 300 are too many.
    #expect(
      text == """
        A card: 1 scene solved
        iphone-17: 370.0 points wide
        title is narrow on 3 configurations
        A title with a least width: 1 scene solved
          unsatisfiable on 3 configurations
        A title with a least width
        A card

        """)
  }
}
