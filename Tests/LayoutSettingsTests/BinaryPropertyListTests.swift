import Testing

@testable import LayoutSettings

/// Binary property lists; the one here was written by Python's plistlib.
struct BinaryPropertyListTests {
  private static let bytes: [UInt8] = {
    let digits = Array(hexadecimal)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }()

  @Test func `a binary list is read as the same list in XML`() throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>Title</key><string>Grüß</string>
        <key>UIMainStoryboardFile</key><string>Main</string>
        <key>On</key><true/>
        <key>List</key><array><string>a</string><dict><key>b</key><string>Side</string></dict></array>
        <key>Long</key><string>a text that is longer than fifteen signs</string>
      </dict></plist>
      """
    let binary = try #require(PropertyList(Self.bytes))
    let plain = try #require(PropertyList(Array(xml.utf8)))
    for key in plain.keys { #expect(binary[key] == plain[key], "\(key)") }
    #expect(Set(binary.keys) == Set(plain.keys + ["Number"]))
  }

  @Test func `every text is told, wherever it stands`() throws {
    let texts = try #require(BinaryPropertyList(Self.bytes)).texts
    #expect(
      Set(texts) == [
        "UIMainStoryboardFile", "Main", "Title", "Grüß", "On", "List", "a", "b", "Side", "Number",
        "Long", "a text that is longer than fifteen signs",
      ])
  }

  @Test func `a damaged list is none, or says less, and never stops the reader`() {
    for end in 0..<Self.bytes.count {
      _ = BinaryPropertyList(Array(Self.bytes[..<end]))?.tree
    }
    for at in Self.bytes.indices {
      for value: UInt8 in [0, 0x0F, 0x7F, 0xA1, 0xD1, 0xFF] {
        var damaged = Self.bytes
        damaged[at] = value
        let list = BinaryPropertyList(damaged)
        _ = (list?.texts, list?.tree)
      }
    }
    #expect(BinaryPropertyList(Array("bplist00".utf8)) == nil)
  }

  private static let hexadecimal = [
    "62706c6973743030d6010203040506070c0d0e0f10544c697374544c6f6e67564e756d626572524f",
    "6e555469746c655f101455494d61696e53746f7279626f61726446696c65a208095161d10a0b5162",
    "54536964655f10286120746578742074686174206973206c6f6e676572207468616e206669667465",
    "656e207369676e73100709640047007200fc00df544d61696e08151a1f26292f46494b4e50558082",
    "838c0000000000000101000000000000001100000000000000000000000000000091",
  ].joined()
}
