import JSONText

/// The Model Context Protocol as far as tools need it: JSON-RPC 2.0, one message a line.
///
/// Source: the specification's chapters on lifecycle, tools and the stdio transport, in the
/// versions listed in `versions`.
struct MCPServer {
  /// Versions of the protocol whose messages are those that are used here; the newest last.
  static let versions = ["2024-11-05", "2025-03-26", "2025-06-18"]

  /// Why a message has no result; codes of JSON-RPC.
  struct Fault: Error {
    var code: Int
    var message: String

    static func parameters(_ message: String) -> Fault { Fault(code: -32602, message: message) }
  }

  /// The most bytes of a message.
  static let mostBytes = 1 << 20

  /// The folder outside of which no file is read, without links.
  let root: String

  /// The answer to a message that is too long to be read.
  static func answerToLong() -> [UInt8] {
    fault(Fault(code: -32600, message: "a message has at most \(mostBytes >> 10) KB"), id: nil)
  }

  /// The answer to one message, as a line; nil to a notification, which has none.
  mutating func answer(to line: [UInt8]) async -> [UInt8]? {
    guard String(validating: line, as: UTF8.self) != nil else {
      return Self.fault(Fault(code: -32700, message: "a message is UTF-8"), id: nil)
    }
    let message: JSONValue
    do throws(JSONText.Problem) {
      message = try JSONText.read(line)
    } catch {
      return Self.fault(Fault(code: -32700, message: error.text), id: nil)
    }
    let id = message["id"]
    guard case .string("2.0")? = message["jsonrpc"]?.kind,
      case .string(let method)? = message["method"]?.kind
    else {
      // An answer of the client's to a question that was never asked.
      if message["result"] != nil || message["error"] != nil { return nil }
      return Self.fault(Fault(code: -32600, message: "no request of JSON-RPC 2.0"), id: id)
    }
    guard let id else { return nil }
    switch id.kind {
    case .string, .number: break
    default:
      return Self.fault(Fault(code: -32600, message: "an id is a text or a number"), id: nil)
    }
    do {
      switch message["params"]?.kind {
      case .object?, nil: break
      default: throw Fault.parameters("\"params\" is an object")
      }
      let result = try await result(of: method, message["params"])
      var json = JSONWriter()
      json.object { json in
        json.field("jsonrpc", "2.0")
        json.key("id")
        json.value(plain: id)
        json.key("result")
        result(&json)
      }
      json.endLine()
      return json.bytes
    } catch let fault as Fault {
      return Self.fault(fault, id: id)
    } catch {
      return Self.fault(Fault(code: -32603, message: sentence(of: error)), id: id)
    }
  }

  private func result(
    of method: String, _ parameters: JSONValue?
  ) async throws -> (inout JSONWriter) -> Void {
    switch method {
    case "initialize":
      let asked = parameters?["protocolVersion"]?.text
      let version = asked.flatMap { Self.versions.contains($0) ? $0 : nil }
      return { json in
        json.object { json in
          json.field("protocolVersion", version ?? Self.versions[Self.versions.count - 1])
          json.object("capabilities") { $0.object("tools") { _ in } }
          json.object("serverInfo") { json in
            json.field("name", "keyline")
            json.field("version", Versions.text)
          }
          json.field("instructions", Self.instructions)
        }
      }
    case "ping": return { json in json.object { _ in } }
    case "tools/list":
      return { json in
        json.object { json in
          json.list("tools", MCPTool.all) { json, tool in tool.describe(&json) }
        }
      }
    case "tools/call":
      guard let name = parameters?["name"]?.text else {
        throw Fault.parameters("\"name\" is missing")
      }
      guard let tool = MCPTool.all.first(where: { $0.name == name }) else {
        throw Fault.parameters(
          "there is no tool \"\(name)\"; there are "
            + MCPTool.all.map(\.name).joined(separator: ", "))
      }
      let answer = await MCPAnswer.of(try tool.commandLine(parameters?["arguments"], root: root))
      return { json in answer.write(&json) }
    default: throw Fault(code: -32601, message: "there is no method \"\(method)\"")
    }
  }

  private static let instructions =
    "Keyline solves Auto Layout documents (.xib, .storyboard, .layout) exactly, without a Mac. Find "
    + "what is wrong with check, ask for views with query, try an edit with propose before writing it."

  private static func fault(_ fault: Fault, id: JSONValue?) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("jsonrpc", "2.0")
      json.key("id")
      if let id { json.value(plain: id) } else { json.null() }
      json.object("error") { json in
        json.field("code", fault.code)
        json.field("message", fault.message)
      }
    }
    json.endLine()
    return json.bytes
  }
}

extension JSONValue {
  subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.key == key }?.value
  }

  var text: String? { if case .string(let text) = kind { text } else { nil } }
}

extension JSONWriter {
  /// An id as it came: a text or a number; anything else is none.
  mutating func value(plain id: JSONValue) {
    switch id.kind {
    case .string(let text): value(text)
    case .number(let number):
      if let whole = Int(exactly: number) { value(whole) } else { value(number) }
    default: null()
    }
  }
}
