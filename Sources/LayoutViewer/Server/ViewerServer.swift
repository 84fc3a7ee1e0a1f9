internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// Serves the viewer's pages over HTTP to browsers on this machine, and to nobody else.
public struct ViewerServer: Sendable {
  private let viewer: Viewer
  private let access: AccessCheck
  private let port: UInt16
  /// Longest form that is read.
  private static let mostBytes = 1 << 20
  /// Seconds after which an answer is given up.
  private static let timeout = 120.0

  /// - Parameters:
  ///   - token: what every address begins with; letters and digits that cannot be guessed.
  ///   - port: 0 = one that is free.
  public init(_ viewer: Viewer, token: String, port: UInt16) {
    self.viewer = viewer
    access = AccessCheck(token: token)
    self.port = port
  }

  /// Serves until the task is cancelled.
  /// - Parameter ready: told the address of the first page once it answers.
  /// - Throws: ``ServingError`` where the port is taken.
  public func run(ready: @Sendable (String) -> Void) async throws {
    let server = HTTPServer(
      address: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), timeout: Self.timeout,
      logger: .disabled, handler: ClosureHTTPHandler { await answer($0) })
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        group.addTask { try await server.waitUntilListening() }
        try await group.next()
        if case .ip4(_, let port) = await server.listeningAddress {
          ready("http://127.0.0.1:\(port)/\(access.token)/")
        }
        try await group.next()
      }
    } catch let error as SocketError {
      throw ServingError(port: port, reason: "\(error.localizedDescription)")
    }
  }

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    let isChange = request.method == .POST
    guard isChange || request.method == .GET else { return Self.refusal(.methodNotAllowed) }
    switch access.verdict(
      path: request.target.path(), host: request.headers[.host],
      origin: request.headers[HTTPHeader("Origin")], isChange: isChange)
    {
    case .allowed(let page):
      var parameters = Parameters(encoded: request.target.query())
      if isChange {
        guard let count = request.bodySequence.count, count <= Self.mostBytes,
          let body = try? await request.bodyData
        else { return Self.refusal(.payloadTooLarge) }
        parameters = Parameters(encoded: String(decoding: body, as: UTF8.self))
      }
      return Self.response(
        await viewer.answer(ViewerRequest(page, parameters, isChange: isChange)))
    case .lacksSlash:
      return Self.response(
        ViewerAnswer(status: 308, .elsewhere("/\(access.token)/"), []))
    case .foreignHost: return Self.refusal(.misdirectedRequest)
    case .wrongToken: return Self.refusal(.notFound)
    case .foreignForm: return Self.refusal(.forbidden)
    }
  }

  /// Says nothing to somebody who may not ask.
  private static func refusal(_ status: HTTPStatusCode) -> HTTPResponse {
    HTTPResponse(statusCode: status, headers: [.contentType: "text/plain; charset=utf-8"])
  }

  private static func response(_ answer: ViewerAnswer) -> HTTPResponse {
    var headers: HTTPHeaders = [
      .cacheControl: "no-store", HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Referrer-Policy"): "no-referrer", HTTPHeader("X-Frame-Options"): "DENY",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    ]
    switch answer.kind {
    case .html:
      headers[.contentType] = "text/html; charset=utf-8"
      headers[HTTPHeader("Content-Security-Policy")] =
        Page.servedPolicy + "; frame-ancestors 'none'"
    case .svg:
      headers[.contentType] = "image/svg+xml; charset=utf-8"
      headers[HTTPHeader("Content-Security-Policy")] =
        "default-src 'none'; img-src data:; frame-ancestors 'none'"
    case .script: headers[.contentType] = "text/javascript; charset=utf-8"
    case .elsewhere(let address): headers[.location] = address
    }
    return HTTPResponse(
      statusCode: HTTPStatusCode(answer.status, phrase: phrase(answer.status)), headers: headers,
      body: Data(answer.bytes))
  }

  private static func phrase(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 303: "See Other"
    case 308: "Permanent Redirect"
    case 405: "Method Not Allowed"
    case 409: "Conflict"
    default: status < 500 ? "Not Found" : "Internal Server Error"
    }
  }
}

/// Why the viewer could not be served.
public struct ServingError: Error, CustomStringConvertible {
  let port: UInt16
  let reason: String
  public var description: String {
    "port \(port) of 127.0.0.1 cannot be served on: \(reason); choose another with --port"
  }
}
