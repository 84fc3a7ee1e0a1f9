import Foundation
import TestDocuments
import Testing

/// The built `keyline`, run whole on a folder of its own.
struct Keyline {
  let folder: URL

  /// What a run left behind.
  struct Outcome {
    var code: Int32
    var out: String
    var err: String
    var bytes: Data

    /// Standard output as JSON; nil when it is none.
    var json: [String: Any]? {
      (try? JSONSerialization.jsonObject(with: bytes)) as? [String: Any]
    }
  }

  /// Runs `body` with a store whose one revision holds ``Fixtures/screen(button:top:title:)`` as `Main.storyboard`.
  static func inStore(_ body: (Keyline) throws -> Void) throws {
    try inFolder { keyline in
      try keyline.write(Fixtures.screen(), to: "Main.storyboard")
      try keyline.run("init")
      #expect(try keyline.run("commit", ".", "-m", "one").code == 0)
      try body(keyline)
    }
  }

  /// Runs `body` with an empty folder that goes away afterwards.
  static func inFolder(_ body: (Keyline) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "keyline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(Keyline(folder: folder))
  }

  /// - Parameter answers: what is typed; nothing if left out.
  @discardableResult
  func run(
    _ arguments: String..., environment: [String: String] = [:], answers: String? = nil
  ) throws -> Outcome {
    guard let answers else {
      let process = try start(arguments, environment: environment)
      process.process.waitUntilExit()
      return try process.outcome()
    }
    let input = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(answers.utf8).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let process = try start(
      arguments, environment: environment, input: FileHandle(forReadingFrom: input))
    process.process.waitUntilExit()
    return try process.outcome()
  }

  /// The same of a list.
  @discardableResult
  func run(_ arguments: [String]) throws -> Outcome {
    let process = try start(arguments, environment: [:])
    process.process.waitUntilExit()
    return try process.outcome()
  }

  /// A run under way, with its output in files: pipes would fill up and stop it.
  struct Running {
    let process: Process
    let out: URL
    let err: URL

    func outcome() throws -> Outcome {
      let bytes = try Data(contentsOf: out)
      let outcome = Outcome(
        code: process.terminationStatus, out: String(decoding: bytes, as: UTF8.self),
        err: String(decoding: try Data(contentsOf: err), as: UTF8.self), bytes: bytes)
      try? FileManager.default.removeItem(at: out)
      try? FileManager.default.removeItem(at: err)
      // Whatever a test asks for: an answer that names its shape is as that shape's schema says.
      if bytes.starts(with: Data("{\"schema\":".utf8)), let answer = outcome.json {
        #expect(try JSONSchema(of: answer).problems(answer) == [], "\(process.arguments ?? [])")
      }
      return outcome
    }
  }

  /// - Parameter program: what is run; Keyline if left out.
  func start(
    _ arguments: [String], environment: [String: String] = [:], input: FileHandle = .nullDevice,
    program: URL? = nil
  ) throws -> Running {
    let process = Process()
    process.executableURL = try program ?? Self.binary
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ["KEYLINE_AUTHOR": "Ada", "PATH": "/usr/bin:/bin"]
      .merging(environment) { _, given in given }
    let base = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let (out, err) = (base.appendingPathExtension("out"), base.appendingPathExtension("err"))
    for file in [out, err] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    process.standardInput = input
    try process.run()
    return Running(process: process, out: out, err: err)
  }

  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Beside the test bundle, or beside the program that runs the tests.
  static var binary: URL {
    get throws {
      var places = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
      places.append(Bundle.main.bundleURL)
      if let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
        places.append(URL(filePath: own).deletingLastPathComponent())
      }
      let found = places.map { $0.appending(path: "keyline") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      return try #require(found, "the keyline binary is not beside the tests")
    }
  }
}

extension Keyline.Outcome {
  /// Runs a process to its end; it must not read a terminal.
  init(of process: Process) throws {
    let (out, err) = (Pipe(), Pipe())
    process.standardOutput = out
    process.standardError = err
    try process.run()
    let bytes = try out.fileHandleForReading.readToEnd() ?? Data()
    let complaint = try err.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    self.init(
      code: process.terminationStatus, out: String(decoding: bytes, as: UTF8.self),
      err: String(decoding: complaint, as: UTF8.self), bytes: bytes)
  }
}

/// Documents written for these tests.
enum Fixtures {
  /// A screen with a title and a button of a fixed width.
  static func screen(button: Int = 100, top: Int = 20, title: String = "Welcome") -> String {
    TitledScreen.document(TitledScreen.scene(button: button, top: top, title: title))
  }

  /// So many of those screens in one document, with the roots `root0`, `root1` and so on.
  static func screens(_ count: Int) -> String {
    TitledScreen.document(
      (0..<count).map { number in
        TitledScreen.scene(button: 60 + number, title: "Welcome")
          .replacing(#/(\bid|sceneID|Item)="(\w+)"/#) { "\($0.1)=\"\($0.2)\(number)\"" }
      }.joined(separator: "\n"))
  }
}
