import ArgumentParser

/// The output of a verb as the result of a tool.
struct MCPAnswer {
  /// The most bytes of an answer: what is longer than an agent wants to read is cut at a line.
  static let most = 1 << 16

  var text: String
  /// The verb's exit code: 0 fine, 1 findings or differences, 2 could not.
  var code: Int32

  /// Runs a command line of Keyline in this process; what it prints is the answer.
  static func of(_ words: [String]) async -> MCPAnswer {
    Console.beginRedirecting()
    let code = await Keyline.run(words)
    return MCPAnswer(text: cut(Console.endRedirecting()), code: code)
  }

  private static func cut(_ bytes: [UInt8]) -> String {
    guard bytes.count > most else { return String(decoding: bytes, as: UTF8.self) }
    let end = bytes[..<most].lastIndex(of: 0x0A).map { $0 + 1 } ?? most
    let rest = bytes[end...].count { $0 == 0x0A }
    return String(decoding: bytes[..<end], as: UTF8.self)
      + "\(rest) more lines; ask for one scene, one device or a summary\n"
  }

  func write(_ json: inout JSONWriter) {
    json.object { json in
      json.list("content", CollectionOfOne(text)) { json, text in
        json.object { json in
          json.field("type", "text")
          json.field("text", text)
        }
      }
      // Clients that show this show nothing else.
      json.object("structuredContent") { json in
        json.field("exitCode", Int(code))
        json.field("answer", text)
      }
      json.field("isError", code > 1)
    }
  }
}
