internal import CLibrary
internal import Foundation
internal import Synchronization

/// A running `git`, with its input and output.
///
/// Arguments go to the process one by one: no shell ever reads a path or a name.
final class GitProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()
  private let complaint = Complaint()
  private let name: String
  private let repository: String
  private var waiting: [UInt8] = []
  private var start = 0

  /// The standard error of git, collected aside so that neither side waits for the other.
  private final class Complaint: Sendable {
    let text = Mutex("")
    let isDone = DispatchSemaphore(value: 0)

    /// Waits until git has said everything; any number of times.
    func wait() {
      isDone.wait()
      isDone.signal()
    }
  }

  init(repository: String, _ arguments: [String]) throws(GitError) {
    name = arguments.first ?? ""
    self.repository = repository
    process.executableURL = URL(fileURLWithPath: try Self.executable())
    // What a user's or a repository's settings could change in the output is set here.
    process.arguments =
      [
        "-C", repository, "--no-pager", "--no-replace-objects", "-c", "log.showRoot=true",
        "-c", "log.follow=false", "-c", "log.showSignature=false", "-c", "core.quotePath=false",
      ] + arguments
    process.environment = Self.environment(for: repository)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw .failed(command: name, reason: "it could not be started")
    }
    let (handle, complaint) = (errors.fileHandleForReading, complaint)
    DispatchQueue.global().async {
      let bytes = (try? handle.readToEnd()) ?? Data()
      complaint.text.withLock { $0 = String(decoding: bytes.prefix(4096), as: UTF8.self) }
      complaint.isDone.signal()
    }
  }

  /// Whether git may fetch what a partial clone left out; only after a user asked for it.
  static let mayFetch = Mutex(false)

  /// Runs git to its end and returns what it said.
  /// - Parameter input: the standard input of a command that reads all of it before it answers.
  static func output(
    repository: String, _ arguments: [String], input: String = ""
  ) throws(GitError) -> [UInt8] {
    let git = try GitProcess(repository: repository, arguments)
    if !input.isEmpty { try git.write(input) }
    try? git.input.fileHandleForWriting.close()
    while git.fill() {}
    let bytes = git.waiting
    try git.end()
    return bytes
  }

  /// Runs git to its end and returns what it said, whatever its exit code.
  static func outcome(
    repository: String, _ arguments: [String]
  ) throws(GitError) -> (code: Int32, output: [UInt8]) {
    let git = try GitProcess(repository: repository, arguments)
    try? git.input.fileHandleForWriting.close()
    while git.fill() {}
    git.process.waitUntilExit()
    git.complaint.wait()
    return (git.process.terminationStatus, git.waiting)
  }

  /// Waits for the end; throws git's own complaint if it failed.
  func end() throws(GitError) {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    complaint.wait()
    guard process.terminationStatus == 0 else {
      if isLackingObjects { throw .leftOut(path: repository) }
      let text = complaint.text.withLock { $0 }.split(separator: "\n")
        .first { !$0.allSatisfy(\.isWhitespace) }
      throw .failed(command: name, reason: text.map(String.init) ?? "no reason was given")
    }
  }

  /// git ended because the clone left out an object that git may not, or cannot, fetch.
  private var isLackingObjects: Bool {
    complaint.text.withLock { $0.contains("lazy fetching disabled") || $0.contains("promisor") }
  }

  /// Why git says nothing more.
  private func earlyEnd() -> GitError {
    process.waitUntilExit()
    complaint.wait()
    return isLackingObjects
      ? .leftOut(path: repository) : .failed(command: name, reason: "it ended too early")
  }

  func write(_ line: String) throws(GitError) {
    let bytes = Array(line.utf8)
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        // `Foundation` has a `write` of its own, which traps where a pipe is closed.
        systemWrite(input.fileHandleForWriting.fileDescriptor, buffer, from: done)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw earlyEnd() }
      done += count
    }
  }

  /// Bytes up to the next line break, which is left out.
  func readLine() throws(GitError) -> String {
    var searched = start
    while true {
      if let end = waiting[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return String(decoding: waiting[start..<end], as: UTF8.self)
      }
      searched = waiting.count
      guard searched - start < 4096 else {
        throw .failed(command: name, reason: "it said what cannot be understood")
      }
      guard fill() else { throw earlyEnd() }
    }
  }

  func read(_ count: Int) throws(GitError) -> [UInt8] {
    if start > 0 {
      waiting.removeFirst(start)
      start = 0
    }
    while waiting.count < count {
      guard fill() else { throw earlyEnd() }
    }
    start = count
    return Array(waiting[..<count])
  }

  /// Takes in what there is; false at the end.
  private func fill() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        systemRead(output.fileHandleForReading.fileDescriptor, $0)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      waiting.append(contentsOf: buffer[..<count])
      return true
    }
  }

  // MARK: Surroundings

  private static func executable() throws(GitError) -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    for folder in path.split(separator: ":") where folder.hasPrefix("/") {
      let candidate = folder + "/git"
      if access(String(candidate), X_OK) == 0 { return String(candidate) }
    }
    throw .missing
  }

  /// The output of git as one line, without the line break that ends it: a path may have more of them.
  static func line(_ output: [UInt8]) -> String {
    String(
      decoding: output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...], as: UTF8.self)
  }

  /// The index that a hook of this repository is to look at, which `git commit -a` has made for it.
  private static func index(of repository: String) -> String? {
    guard let given = ProcessInfo.processInfo.environment["GIT_INDEX_FILE"], !given.isEmpty else {
      return nil
    }
    let index = URL(fileURLWithPath: given)
    var above = URL(fileURLWithPath: repository)
    while !FileManager.default.fileExists(atPath: above.appendingPathComponent(".git").path) {
      guard above.path != "/", !above.path.isEmpty else { return nil }
      above.deleteLastPathComponent()
    }
    var folder = above.appendingPathComponent(".git")
    // Of a further working tree, or a submodule, it is a file that names the folder.
    if let text = try? String(contentsOf: folder, encoding: .utf8), text.hasPrefix("gitdir: ") {
      folder = URL(
        fileURLWithPath: text.dropFirst("gitdir: ".count).trimmingCharacters(in: .newlines),
        relativeTo: above)
    }
    let isOwn =
      index.deletingLastPathComponent().resolvingSymlinksInPath().standardizedFileURL.path
      == folder.resolvingSymlinksInPath().standardizedFileURL.path
    return isOwn ? index.path : nil
  }

  /// Ours without what would point git at another repository, and without questions or downloads.
  private static func environment(for repository: String) -> [String: String] {
    var variables = ProcessInfo.processInfo.environment
    let index = index(of: repository)
    for name in variables.keys where name.hasPrefix("GIT_") && !name.hasPrefix("GIT_CONFIG") {
      variables[name] = nil
    }
    variables["GIT_INDEX_FILE"] = index
    variables["GIT_TERMINAL_PROMPT"] = "0"
    variables["GIT_OPTIONAL_LOCKS"] = "0"
    if !mayFetch.withLock({ $0 }) { variables["GIT_NO_LAZY_FETCH"] = "1" }
    variables["LC_ALL"] = "C"
    return variables
  }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawBufferPointer, from place: Int) -> Int {
  guard let base = bytes.baseAddress else { return 0 }
  return write(file, base + place, bytes.count - place)
}

private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(file, bytes.baseAddress, bytes.count)
}
