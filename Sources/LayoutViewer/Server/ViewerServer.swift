internal import FlyingSocks
internal import Foundation

/// Serves the viewer's pages over HTTP to browsers on this machine, and to nobody else.
///
/// One request a connection: on one machine another connection costs less than keeping one.
package struct ViewerServer: Sendable {
  private let viewer: Viewer
  private let access: AccessCheck
  private let port: UInt16
  /// The longest time for a browser to send its request, and again to receive the answer.
  private static let patience = Duration.seconds(30)
  /// The pause before the next connection if the system has no descriptors left.
  private static let pause = Duration.milliseconds(20)

  /// - Parameters:
  ///   - token: what every address begins with; letters and digits that cannot be guessed.
  ///   - port: 0 = one that is free.
  package init(_ viewer: Viewer, token: String, port: UInt16) {
    self.viewer = viewer
    access = AccessCheck(token: token)
    self.port = port
  }

  /// Serves until the task is cancelled.
  /// - Parameter ready: called with the address of the first page once it answers.
  /// - Throws: ``ServingError`` where the port is taken.
  package func run(ready: @Sendable (String) -> Void) async throws {
    do {
      let pool: some AsyncSocketPool = .make()
      try await pool.prepare()
      let socket = try Socket(domain: Int32(AF_INET))
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
      let listener = try AsyncSocket(socket: socket, pool: pool)
      if case .ip4(_, let port) = try socket.sockname() {
        ready("http://127.0.0.1:\(port)/\(access.token)/")
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await pool.run() }
        group.addTask {
          try await withThrowingDiscardingTaskGroup { group in
            let connections = OpenConnections(most: OpenConnections.usual)
            while true {
              guard let socket = try await next(listener, connections) else { continue }
              let place = connections.enter()
              group.addTask { await serve(socket, place, of: connections) }
            }
          }
        }
        try await group.next()
        group.cancelAll()
      }
    } catch let error as SocketError {
      throw ServingError(port: port, reason: "\(error.localizedDescription)")
    }
  }

  /// The next connection, once there is room for it: of those that say nothing the oldest gives
  /// way.
  ///
  /// - Returns: nil where the system had no room; that passes.
  private func next(
    _ listener: AsyncSocket, _ connections: OpenConnections
  ) async throws -> AsyncSocket? {
    let socket: AsyncSocket
    do {
      socket = try await listener.accept()
    } catch SocketError.failed(_, let code, _) where Self.passing.contains(code) {
      connections.shedOldest()
      try await Task.sleep(for: Self.pause)
      return nil
    }
    while connections.isFull {
      connections.shedOldest()
      try await Task.sleep(for: Self.pause / 10)
    }
    return socket
  }

  /// Temporary errors of `accept`: no descriptors, no memory, or a caller that left.
  private static let passing = [
    EMFILE, ENFILE, ENOBUFS, ENOMEM, ECONNABORTED, EINTR, EPROTO, ENETDOWN, EHOSTUNREACH,
  ]

  /// Answers one request; a connection that breaks is of no interest.
  private func serve(
    _ socket: AsyncSocket, _ place: OpenConnections.Place, of connections: OpenConnections
  ) async {
    defer {
      try? socket.close()
      connections.leave(place)
    }
    let reading = Task { try await self.reading(from: socket) }
    connections.wait(place, reading)
    let outcome = await withTaskCancellationHandler {
      await reading.result
    } onCancel: {
      reading.cancel()
    }
    connections.hasAsked(place)
    switch outcome {
    case .success(.more): break
    case .success(.refused(let status)): await send(WireAnswer.refusal(status), on: socket)
    case .success(.request(let request)): await send(await answer(request), on: socket)
    case .failure(let error):
      if error is CancellationError { await send(WireAnswer.refusal(503), on: socket) }
    }
  }

  /// Sends an answer; whoever does not take it in time does not get it.
  private func send(_ data: Data, on socket: AsyncSocket) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask { try? await socket.write(data) }
      group.addTask { try? await Task.sleep(for: Self.patience) }
      await group.next()
      group.cancelAll()
    }
  }

  private func reading(from socket: AsyncSocket) async throws -> RequestReader.Reading {
    try await withThrowingTaskGroup(of: RequestReader.Reading.self) { group in
      group.addTask {
        var reader = RequestReader()
        while true {
          let reading = reader.take(try await socket.read(atMost: 4096))
          if reading != .more { return reading }
        }
      }
      group.addTask {
        try await Task.sleep(for: Self.patience)
        return .refused(408)
      }
      defer { group.cancelAll() }
      return try await group.next() ?? .more
    }
  }

  private func answer(_ request: WireRequest) async -> Data {
    let isChange = request.method == "POST"
    guard isChange || request.method == "GET" else { return WireAnswer.refusal(405) }
    switch access.verdict(
      path: request.path, host: request.headers["host"], origin: request.headers["origin"],
      isChange: isChange)
    {
    case .allowed(let page):
      let text = isChange ? String(decoding: request.body, as: UTF8.self) : request.query
      return WireAnswer.bytes(
        await viewer.answer(
          ViewerRequest(page, Parameters(encoded: text), isChange: isChange)))
    case .lacksSlash:
      return WireAnswer.bytes(ViewerAnswer(status: 308, .elsewhere("/\(access.token)/"), []))
    case .foreignHost: return WireAnswer.refusal(421)
    case .wrongToken: return WireAnswer.refusal(404)
    case .foreignForm: return WireAnswer.refusal(403)
    }
  }
}

/// Why the viewer could not be served.
package struct ServingError: Error, CustomStringConvertible {
  let port: UInt16
  let reason: String
  package var description: String {
    "port \(port) of 127.0.0.1 cannot be served on: \(reason); choose another with --port"
  }
}
