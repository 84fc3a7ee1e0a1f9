import JSONText
import LayoutModel
import LayoutService
import LayoutSettings

/// The Language Server Protocol as far as layouts need it: JSON-RPC 2.0, whole texts.
///
/// Source: the specification of the protocol, version 3.17, its chapters on lifecycle, synchronization,
/// diagnostics, hover, definition and code actions.
struct LanguageServer {
  /// The editor has said good-bye.
  private(set) var isOver = false
  /// It asked for the end before, as the protocol wants.
  private(set) var isShutDown = false
  private var documents: [String: OpenDocument] = [:]
  /// Documents whose text changed since they were judged.
  private var changed: Set<String> = []
  /// Fixes that were tried already, by document, text and finding.
  private var fixes: [String: [TriedFix]] = [:]

  /// The answer to one message; nil to a notification.
  mutating func answer(to bytes: [UInt8]) async -> [UInt8]? {
    guard let message = try? JSONText.read(bytes), let method = message["method"]?.text else {
      return nil
    }
    let id = message["id"]
    do {
      let result = try await result(of: method, message["params"])
      return id.map { id in
        Self.reply(id) { json in
          json.key("result")
          result(&json)
        }
      }
    } catch let fault as MCPServer.Fault {
      return id.map { Self.reply($0, fault) }
    } catch {
      return id.map {
        Self.reply($0, MCPServer.Fault(code: -32603, message: sentence(of: error)))
      }
    }
  }

  /// What the editor is to be told now that nothing more arrives: the findings of what changed.
  mutating func diagnostics() async -> [[UInt8]] {
    defer { changed = [] }
    let total = (try? SettingsSearch.load().matrix.configurations.count) ?? 0
    var messages: [[UInt8]] = []
    for uri in changed.sorted() {
      guard var document = documents[uri] else {
        messages.append(
          Self.notification("textDocument/publishDiagnostics") { json in
            json.object { json in
              json.field("uri", uri)
              json.key("diagnostics")
              json.array { _ in }
            }
          })
        continue
      }
      do {
        try await document.judge()
      } catch {
        messages.append(
          Self.notification("window/logMessage") { json in
            json.object { json in
              json.field("type", 1)
              json.field("message", sentence(of: error))
            }
          })
      }
      documents[uri] = document
      messages.append(
        Self.notification("textDocument/publishDiagnostics") { json in
          document.diagnostics(&json, total: total)
        })
    }
    return messages
  }

  private typealias Result = (inout JSONWriter) -> Void

  private mutating func result(of method: String, _ parameters: JSONValue?) async throws -> Result {
    switch method {
    case "initialize": return try initialize(parameters)
    case "shutdown":
      isShutDown = true
    case "exit": isOver = true
    case "textDocument/didOpen":
      open(parameters?["textDocument"], text: parameters?["textDocument"]?["text"]?.text)
    case "textDocument/didChange":
      if case .array(let changes)? = parameters?["contentChanges"]?.kind {
        open(parameters?["textDocument"], text: changes.last?["text"]?.text)
      }
    case "textDocument/didSave":
      if let uri = parameters?["textDocument"]?["uri"]?.text, documents[uri] != nil {
        changed.insert(uri)
      }
    case "textDocument/didClose":
      if let uri = parameters?["textDocument"]?["uri"]?.text {
        documents[uri] = nil
        changed.insert(uri)
      }
    case "textDocument/hover": return try hover(parameters)
    case "textDocument/definition": return definition(parameters)
    case "textDocument/codeAction": return try await actions(parameters)
    default:
      guard method.hasPrefix("$/") || method == "initialized" else {
        throw MCPServer.Fault(code: -32601, message: "there is no method \"\(method)\"")
      }
    }
    return { json in json.null() }
  }

  private func initialize(_ parameters: JSONValue?) throws -> Result {
    if let root = parameters?["rootUri"]?.text.flatMap(Self.path) { try Disk.enter(root) }
    return { json in
      json.object { json in
        json.object("capabilities") { json in
          json.object("textDocumentSync") { json in
            json.field("openClose", true)
            json.field("change", 1)
            json.field("save", true)
          }
          json.field("hoverProvider", true)
          json.field("definitionProvider", true)
          json.object("codeActionProvider") { $0.field("codeActionKinds", ["quickfix"]) }
        }
        json.object("serverInfo") { json in
          json.field("name", "keyline")
          json.field("version", Versions.text)
        }
      }
    }
  }

  private mutating func open(_ document: JSONValue?, text: String?) {
    guard let uri = document?["uri"]?.text, let text, let path = Self.path(uri),
      Paths.isDocument(path)
    else { return }
    documents[uri] = OpenDocument(uri: uri, path: path, text: text)
    changed.insert(uri)
  }

  private func object(_ parameters: JSONValue?) -> (document: OpenDocument, object: ObjectID)? {
    guard let uri = parameters?["textDocument"]?["uri"]?.text, let document = documents[uri],
      let place = document.text.location(parameters?["position"]),
      let object = document.edited.object(at: place)
    else { return nil }
    return (document, object)
  }

  private func hover(_ parameters: JSONValue?) throws -> Result {
    guard let (document, object) = object(parameters),
      let text = try HoverText(document).text(of: object)
    else { return { $0.null() } }
    return { json in
      json.object { json in
        json.object("contents") { json in
          json.field("kind", "markdown")
          json.field("value", text)
        }
      }
    }
  }

  private func definition(_ parameters: JSONValue?) -> Result {
    guard let (document, object) = object(parameters),
      let place = document.edited.definition(of: object)
    else { return { $0.null() } }
    return { json in
      json.object { json in
        json.field("uri", document.uri)
        json.key("range")
        document.text.range(place, &json)
      }
    }
  }

  /// The fixes of what is found on the lines that are asked about; each was tried.
  private mutating func actions(_ parameters: JSONValue?) async throws -> Result {
    guard let uri = parameters?["textDocument"]?["uri"]?.text, var document = documents[uri],
      let first = document.text.location(parameters?["range"]?["start"]),
      let last = document.text.location(parameters?["range"]?["end"])
    else { return { json in json.array { _ in } } }
    if changed.contains(uri) {
      // The editor asks before it was told.
      try await document.judge()
      documents[uri] = document
    }
    var offered: [TriedFix] = []
    let judging = try OpenDocument.Judging(document)
    for finding in document.findings {
      guard let line = finding.location?.line,
        (first.line...max(first.line, last.line)).contains(line)
      else { continue }
      let key = "\(uri)|\(document.text.bytes.hashValue)|\(finding.identity)"
      let found: [TriedFix]
      if let known = fixes[key] {
        found = known
      } else {
        found = try await TriedFix.fixes(
          of: finding, in: document.edited.file, matrix: judging.matrix, options: judging.options,
          policy: judging.policy)
      }
      fixes[key] = found
      offered += found.filter { fix in !offered.contains { $0.edit == fix.edit } }
    }
    let text = document.text
    return { json in
      json.array { json in
        for fix in offered {
          json.object { json in
            json.field("title", "Keyline: \(fix.title)")
            json.field("kind", "quickfix")
            json.object("edit") { json in
              json.object("changes") { json in
                json.key(uri)
                json.array { text.edit(to: fix.bytes, &$0) }
              }
            }
          }
        }
      }
    }
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

extension LanguageServer {
  private static func reply(
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

  private static func reply(_ id: JSONValue, _ fault: MCPServer.Fault) -> [UInt8] {
    reply(id) { json in
      json.object("error") { json in
        json.field("code", fault.code)
        json.field("message", fault.message)
      }
    }
  }

  private static func notification(
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
}
