internal import Foundation
internal import Synchronization

/// Who writes to a store, as the holder wrote it into the lock file.
public struct LockHolder: Sendable, Hashable, CustomStringConvertible {
  package var pid: Int32
  /// The command line it was started with.
  public var command: String
  /// Seconds since 1970, UTC.
  package var since: Int64
  /// It holds the lock while it solves as well, because others came first several times.
  var isWholeTurn = false

  public var description: String {
    let date = Date(timeIntervalSince1970: TimeInterval(since))
    return "process \(pid) (\(command)) since \(date.formatted(.iso8601))"
  }

  init(pid: Int32, command: String, since: Int64, isWholeTurn: Bool = false) {
    self.pid = pid
    self.command = command
    self.since = since
    self.isWholeTurn = isWholeTurn
  }

  /// Reads what `encoded` wrote; nil for anything else.
  init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 3, let pid = Int32(lines[0]), let since = Int64(lines[1]) else {
      return nil
    }
    self.init(
      pid: pid, command: String(lines[2].prefix(200)), since: since,
      isWholeTurn: lines.count > 3 && lines[3] == Self.wholeTurn)
  }

  var encoded: String {
    let line = command.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(pid)\n\(since)\n\(line.prefix(200))\n" + (isWholeTurn ? Self.wholeTurn + "\n" : "")
  }

  private static let wholeTurn = "whole turn"
}

/// One writer between processes: an advisory lock on `<store>.lock`.
///
/// The system lets go of it when the process ends, however it ends; the file stays and means
/// nothing by itself. Taken for the length of a write, and again by the same store without waiting.
final class WriterLock: Sendable {
  let path: String
  private let state = Mutex<(descriptor: Int32, depth: Int)>((-1, 0))

  init(storePath: String) { path = storePath + ".lock" }

  /// Who the lock file names; nil when nobody writes, or it cannot be read.
  var holder: LockHolder? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return Self.holder(descriptor)
  }

  /// Runs `body` with the lock held, after waiting up to `seconds` for it.
  func whileHeld<Value>(
    storePath: String, waiting seconds: Double, _ body: () throws -> Value
  ) throws -> Value {
    try take(storePath: storePath, waiting: seconds)
    defer { letGo() }
    return try body()
  }

  /// Holds the lock until `letGo` is called as often.
  ///
  /// Who waits for a writer that holds it for a whole turn waits thirty times as long.
  func take(storePath: String, waiting seconds: Double, isWholeTurn: Bool = false) throws {
    let alreadyHeld = state.withLock { state in
      if state.depth > 0 { state.depth += 1 }
      return state.depth > 0
    }
    if alreadyHeld { return }
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else {
      throw StoreError.system(path: path, reason: String(cString: strerror(errno)))
    }
    let start = ContinuousClock.now
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let waited = (ContinuousClock.now - start) / .seconds(1)
      let isWaiting = errno == EWOULDBLOCK || errno == EINTR
      let holder = waited < seconds ? nil : Self.holder(descriptor)
      let patience = holder?.isWholeTurn == true ? seconds * 30 : seconds
      guard isWaiting, waited < patience else {
        close(descriptor)
        throw StoreError.locked(path: storePath, holder: holder, waitedSeconds: waited)
      }
      usleep(10_000)
    }
    write(
      LockHolder(
        pid: getpid(), command: CommandLine.arguments.joined(separator: " "),
        since: Int64(Date().timeIntervalSince1970), isWholeTurn: isWholeTurn), to: descriptor)
    state.withLock { $0 = (descriptor, 1) }
  }

  func letGo() {
    state.withLock { state in
      state.depth -= 1
      guard state.depth == 0 else { return }
      ftruncate(state.descriptor, 0)
      close(state.descriptor)
      state.descriptor = -1
    }
  }

  private func write(_ holder: LockHolder, to descriptor: Int32) {
    let bytes = Array(holder.encoded.utf8)
    // A lock without a name is still a lock: failures here only cost the name.
    guard ftruncate(descriptor, 0) == 0 else { return }
    _ = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  private static func holder(_ descriptor: Int32) -> LockHolder? {
    var buffer = [UInt8](repeating: 0, count: 512)
    let count = buffer.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    guard count > 0 else { return nil }
    return LockHolder(String(decoding: buffer.prefix(count), as: UTF8.self))
  }
}
