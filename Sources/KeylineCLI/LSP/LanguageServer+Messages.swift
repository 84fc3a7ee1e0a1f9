import JSONText

/// Messages of the protocol, and the addresses in them.
extension LanguageServer {
  /// The answer to a request, with its id and what `body` writes beside it.
  static func reply(
    _ id: JSONValue, _ body: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("jsonrpc", "2.0")
      json.key("id")
      json.value(plain: id)
      body(&json)
    }
    return json.bytes
  }

  /// The answer to a request that cannot be met.
  static func reply(_ id: JSONValue, _ fault: MCPServer.Fault) -> [UInt8] {
    reply(id) { json in
      json.object("error") { json in
        json.field("code", fault.code)
        json.field("message", fault.message)
      }
    }
  }

  /// A message that nobody answers.
  static func notification(
    _ method: String, _ parameters: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("jsonrpc", "2.0")
      json.field("method", method)
      json.key("params")
      parameters(&json)
    }
    return json.bytes
  }

  /// The path of a `file:` address; nil for any other.
  static func path(_ uri: String) -> String? {
    guard uri.hasPrefix("file://") else { return nil }
    let rest = Array(uri.dropFirst("file://".count).drop { $0 != "/" }.utf8)
    var bytes: [UInt8] = []
    var at = 0
    while at < rest.count {
      if rest[at] == UInt8(ascii: "%"), at + 2 < rest.count,
        let byte = UInt8(String(decoding: rest[(at + 1)...(at + 2)], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        at += 3
      } else {
        bytes.append(rest[at])
        at += 1
      }
    }
    return bytes.isEmpty ? nil : String(validating: bytes, as: UTF8.self)
  }
}
