import ArgumentParser

/// The output of a verb as the result of a tool.
struct MCPAnswer {
  /// The most bytes of the text: what is longer than an agent wants to read is cut at a line.
  static let most = 1 << 16
  /// The most bytes of the answer as JSON, which cannot be cut.
  static let mostJSON = 1 << 18

  var text: String
  /// The verb's `--json` output, on one line; nil where it printed none, or more than `mostJSON`.
  var json: [UInt8]?
  /// How long the JSON is that was left out.
  private var omitted: Int?
  /// The verb's exit code: 0 fine, 1 findings or differences, 2 could not.
  var code: Int32

  /// Runs a command line of Keyline in this process; what it prints is the answer.
  static func of(_ words: [String]) async -> MCPAnswer {
    Console.beginRedirecting()
    let code = await Keyline.run(words)
    let printed = Console.endRedirecting()
    // Line breaks stand between the parts of a long answer only: in a text they are escaped.
    let json = printed.json.filter { $0 != 0x0A }
    let isShown = !json.isEmpty && json.count <= mostJSON
    return MCPAnswer(
      text: cut(printed.text), json: isShown ? json : nil,
      omitted: isShown || json.isEmpty ? nil : json.count, code: code)
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
      json.objects("content", CollectionOfOne(text)) { json, text in
        json.field("type", "text")
        json.field("text", text)
      }
      json.object("structuredContent") { json in structured(&json) }
      json.field("isError", code > 1)
    }
  }

  /// Clients that show this show nothing else: without the result it holds the text.
  private func structured(_ json: inout JSONWriter) {
    json.field("exitCode", Int(code))
    if let result = self.json {
      json.key("result")
      json.value(json: result)
      if code > 1 { json.field("text", text) }
    } else {
      json.field("text", text)
      if let omitted {
        json.field(
          "omitted",
          "the result has \(omitted >> 10) KB, more than \(Self.mostJSON >> 10); ask for one scene, one "
            + "device or a summary")
      }
    }
  }
}
