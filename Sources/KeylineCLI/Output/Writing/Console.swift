import ArgumentParser
import CLibrary
import LayoutService
import Synchronization

/// Standard output and standard error: data goes to the first, talk to the second.
///
/// Output is kept back and written in large pieces; `finish` writes the rest.
final class Console {
  enum ColorChoice: String, CaseIterable, ExpressibleByArgument { case auto, always, never }

  private var waiting: [UInt8] = []
  let isCollecting: Bool
  /// Its output is the answer as JSON, for a program that reads the text as well.
  private var isBeside = false
  private let isColored: Bool
  private let areErrorsColored: Bool
  let isErrorTerminal = isatty(STDERR_FILENO) == 1

  init(color: ColorChoice = .auto, environment: [String: String]) {
    func colored(_ descriptor: Int32) -> Bool {
      switch color {
      case .always: return true
      case .never: return false
      case .auto:
        let isRefused = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
        return !isRefused && isatty(descriptor) == 1
      }
    }
    isCollecting = false
    isColored = colored(STDOUT_FILENO)
    areErrorsColored = colored(STDERR_FILENO)
  }

  /// Output that goes to a file later, without colours: it is kept in `collected`.
  init(collecting: Void) {
    isCollecting = true
    isColored = false
    areErrorsColored = false
  }

  /// The text that a collecting console received.
  var collected: [UInt8] { waiting }

  /// Why standard output takes no more.
  enum OutputError: Error {
    /// Its reader is gone: nothing more needs to be said.
    case closed
    /// Anything else, such as a full disk: what was written is not whole.
    case failed(String)
  }

  /// The first failure to write to standard output, whoever met it; a command that met one has
  /// failed, whatever it thinks itself.
  private static let lost = Mutex<String?>(nil)

  func print(_ line: Line = "") throws(OutputError) {
    try write(line.text(isColored: isColored).utf8)
    try write(CollectionOfOne(UInt8(ascii: "\n")))
  }

  func write(_ bytes: some Collection<UInt8>) throws(OutputError) {
    waiting.append(contentsOf: bytes)
    if waiting.count >= 1 << 16 { try finish() }
  }

  /// A value as one line of JSON.
  func json(_ body: (inout JSONWriter) throws -> Void) throws {
    var writer = JSONWriter()
    try body(&writer)
    writer.endLine()
    try write(writer.bytes)
  }

  /// An answer of a shape as one line of JSON.
  func json(_ shape: AnswerShape, _ body: (inout JSONWriter) throws -> Void) throws {
    try json { json in try json.answer(shape, body) }
  }

  /// Output kept for a program: the text of all consoles, notes included, and the same as JSON.
  struct Redirected {
    var text: [UInt8] = []
    var json: [UInt8] = []
  }

  /// nil while output goes where it belongs.
  private static let redirected = Mutex<Redirected?>(nil)

  /// From now on nothing goes to standard output and error: it is kept until `endRedirecting`.
  static func beginRedirecting() { redirected.withLock { $0 = Redirected() } }

  /// Returns what was printed since `beginRedirecting`.
  static func endRedirecting() -> Redirected {
    redirected.withLock { kept in
      defer { kept = nil }
      return kept ?? Redirected()
    }
  }

  /// Where a verb that prints text writes the same as JSON; nil where nobody reads it.
  static var beside: Console? {
    guard redirected.withLock({ $0 != nil }) else { return nil }
    let console = Console(collecting: ())
    console.isBeside = true
    return console
  }

  private static func redirect(_ bytes: [UInt8]) -> Bool {
    redirected.withLock { kept in
      guard kept != nil else { return false }
      kept?.text.append(contentsOf: bytes)
      return true
    }
  }

  func finish() throws(OutputError) {
    if isBeside {
      let bytes = waiting
      waiting = []
      return Self.redirected.withLock { $0?.json.append(contentsOf: bytes) }
    }
    if isCollecting { return }
    let bytes = waiting
    waiting = []
    if Self.redirect(bytes) { return }
    let code = Descriptor.write(bytes, to: STDOUT_FILENO)
    guard code != 0 else { return }
    guard code != EPIPE else { throw .closed }
    let reason = Disk.reason(code)
    Self.lost.withLock { $0 = $0 ?? reason }
    throw .failed(reason)
  }

  /// Closes standard output at the end of a command, and answers the process's exit code: 2, with a
  /// sentence, when not all of the output arrived.
  static func close(after code: Int32) -> Int32 {
    let failure = Descriptor.close(STDOUT_FILENO)
    guard let reason = lost.withLock({ $0 }) ?? (failure == 0 ? nil : Disk.reason(failure)) else {
      return code
    }
    Console(environment: OwnProcess.variables).note(
      error: "standard output: \(reason); the output is not whole")
    return 2
  }

  /// A sentence to standard error, after all output so far.
  func note(_ line: Line) {
    try? finish()
    // The console that prints the text says it, too.
    if isBeside { return }
    let bytes = Array((line.text(isColored: areErrorsColored) + "\n").utf8)
    if Self.redirect(bytes) { return }
    _ = Descriptor.write(bytes, to: STDERR_FILENO)
  }

  /// A sentence to standard error that says what went wrong.
  func note(error line: Line) { note("\("error:", .red) " + line) }

  /// The same of each line of a text: a file that cannot be read has several faults.
  func note(errors text: String) {
    for line in text.split(separator: "\n") { note(error: "\(String(line))") }
  }

  /// The same of what a check could not judge.
  func note(missed problems: [CheckReport.Problem]) {
    for problem in problems where problem.isMissed {
      note(errors: problem.kind == .givenUp ? "\(problem.path): \(problem.reason)" : problem.reason)
    }
  }

  /// A line about work under way, to standard error.
  static func progress(_ text: String) {
    _ = Descriptor.write(Array((harmless(text) + "\n").utf8), to: STDERR_FILENO)
  }

  /// One rewritten line on a terminal; an empty one takes it away.
  static func status(_ text: String) {
    // A line that runs over would not be taken away again.
    let room = (Terminal.columns(of: STDERR_FILENO) ?? 80) - 1
    let bytes = Array("\r\u{1B}[2K\(harmless(text).prefix(max(0, room)))".utf8)
    _ = Descriptor.write(bytes, to: STDERR_FILENO)
  }
}
