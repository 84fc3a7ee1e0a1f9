import LayoutSettings
import Testing

/// The grammar, seen through settings: what is read, and where each fault is told.
struct TOMLTests {
  private func read(_ text: String) throws(SettingsError) -> ProjectSettings {
    try ProjectSettings.read(Array(text.utf8), path: "keyline.toml")
  }

  private func refusal(_ text: String) -> String? {
    do throws(SettingsError) {
      _ = try read(text)
      return nil
    } catch { return error.description }
  }

  @Test func `one value reads the same in every notation of TOML`() throws {
    let notations = [
      "[paths]\nexclude = [\"a\", 'b\\c']\n",
      "paths.exclude = [ # first\n  \"a\",\n  \"b\\\\c\", # last comma\n]",
      "paths = { exclude = [\"\\u0061\", \"b\\\\c\"] }",
      "\u{FEFF}[ paths ]\r\n\"exclude\" = ['a', 'b\\c']\r\n",
    ]
    for text in notations {
      #expect(try read(text).paths.excluded.map(\.text) == ["a", "b\\c"], "\(text)")
    }
    for (text, value) in [("1", 1.0), ("0.25", 0.25), ("5e-1", 0.5), ("+0.5", 0.5)] {
      #expect(try read("gate.threshold = \(text)").gate.threshold == value)
    }
  }

  @Test(arguments: [
    ("[paths]\nexclude = [\"a\"]\nexclude = [\"b\"]", 3, 1),
    ("[gate]\n[paths]\n[gate]", 3, 2),
    ("gate = { threshold = 0.5 }\n[gate]", 2, 2),
    ("gate = { threshold = 0.5 }\ngate.fail-on = \"error\"", 2, 1),
    ("matrix = \"full", 1, 10), ("matrix = full", 1, 10), ("matrix \"full\"", 1, 8),
    ("matrix = \"full\" x", 1, 17), ("gate.threshold = 0x1", 1, 18),
    ("gate.threshold = 1979-05-27", 1, 18), ("gate.threshold = 01", 1, 18),
    ("matrix = \"\"\"full\"\"\"", 1, 10), ("matrix = \"\\q\"", 1, 11), ("[paths", 1, 7),
    ("paths.exclude = [\"a\" \"b\"]", 1, 22), ("=", 1, 1), ("matrix =", 1, 9),
    ("[[configuration]]\n[configuration.x]\n[[configuration.x]]", 3, 17),
  ])
  func `a fault is told with its line and column`(_ text: String, _ line: Int, _ column: Int) {
    #expect(
      refusal(text)?.hasPrefix("keyline.toml:\(line):\(column): ") == true,
      "\(text): \(refusal(text) ?? "was read")")
  }

  @Test func `no cut or changed byte of a file traps`() throws {
    let text = Array(
      """
      [app]
      devices = ["ipad-9", 'iphone']
      [[configuration]]
      name = "k\\u00e9y"
      size = "375x667"
      keyboard = 3.5e2
      rules = { overlap = "off" }
      """.utf8)
    for cut in text.indices {
      _ = try? ProjectSettings.read(Array(text[..<cut]), path: "f")
      for byte: UInt8 in [0, 0x22, 0x27, 0x5B, 0x5D, 0x7B, 0x2E, 0x5C, 0xFF] {
        var changed = text
        changed[cut] = byte
        _ = try? ProjectSettings.read(changed, path: "f")
      }
    }
    let deep = String(repeating: "[", count: 100_000)
    #expect(refusal("paths.exclude = " + deep)?.contains("nested too deeply") == true)
  }
}
