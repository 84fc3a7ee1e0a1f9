import Foundation
import GRDB
import LayoutModel
import TestDocuments
import Testing

@testable import LayoutStore

/// Kills the built `keyline` at random moments of a commit, an import and a rebuild.
///
/// `KEYLINE_COMMAND` names the program, by default the one built with the tests; `KEYLINE_KILLS` the
/// number of kills over all four, by default 100, 1,000 in a nightly run.
@Suite(.serialized) struct `Killed at any moment` {
  static let command: String =
    ProcessInfo.processInfo.environment["KEYLINE_COMMAND"] ?? BuiltProgram.path("keyline") ?? ""
  static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: command) }

  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  /// Kills of one kind: four tenths commits, two tenths each of the others.
  private func count(_ tenths: Int) -> Int {
    let all = ProcessInfo.processInfo.environment["KEYLINE_KILLS"].flatMap { Int($0) } ?? 100
    return max(1, all * tenths / 10)
  }

  private var storePath: String { folder.path + "/.keyline/store.sqlite" }

  /// Runs a command to its end and says how long it took.
  @discardableResult
  private func run(_ arguments: String...) throws -> Double {
    let begin = ContinuousClock.now
    let process = try start(arguments)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(arguments)")
    return (ContinuousClock.now - begin) / .seconds(1)
  }

  /// Starts a command and kills it within `usual` seconds; whether it was hit before its end.
  private func killed(
    _ arguments: String..., within usual: Double, _ generator: inout SeededGenerator
  ) throws -> Bool {
    let process = try start(arguments)
    usleep(UInt32(Double.random(in: 0...1, using: &generator) * usual * 1_050_000))
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }

  private func start(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.command)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// A view with one label whose distance from the leading edge is `constant`.
  private func document(_ constant: Int) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
          <objects>
              <view contentMode="scaleToFill" id="root-0-0">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                  <subviews>
                      <label text="Total" translatesAutoresizingMaskIntoConstraints="NO" id="label-0">
                          <rect key="frame" x="16" y="16" width="40" height="20.5"/>
                          <fontDescription key="fontDescription" type="system" pointSize="17"/>
                      </label>
                  </subviews>
                  <constraints>
                      <constraint firstItem="label-0" firstAttribute="leading" \
      secondItem="root-0-0" secondAttribute="leading" constant="\(constant)" id="c-0"/>
                      <constraint firstItem="label-0" firstAttribute="top" \
      secondItem="root-0-0" secondAttribute="top" constant="16" id="c-1"/>
                  </constraints>
              </view>
          </objects>
      </document>

      """.utf8)
  }

  @Test(.enabled(if: Self.isBuilt, "the keyline command is not built"))
  func `every acknowledged revision survives a killed commit`() throws {
    let kills = count(4)
    try run("init")
    let file = URL(fileURLWithPath: folder.path + "/Card.xib")
    var acknowledged: [(message: String, bytes: [UInt8])] = []
    var killed = 0
    var number = 0
    var usual = 0.0
    var generator = SeededGenerator(seed: 9)
    while killed < kills, number < kills * 4 {
      number += 1
      let bytes = document(number)
      try Data(bytes).write(to: file)
      let begin = ContinuousClock.now
      let process = try start(["commit", "Card.xib", "-m", "n\(number)"])
      // Every third one runs to its end, so that there is something to lose.
      if number % 3 != 1 {
        usleep(UInt32(Double.random(in: 0...1, using: &generator) * usual * 1_100_000))
        kill(process.processIdentifier, SIGKILL)
      }
      process.waitUntilExit()
      if process.terminationReason == .exit, process.terminationStatus == 0 {
        acknowledged.append(("n\(number)", bytes))
        if number % 3 == 1 { usual = (ContinuousClock.now - begin) / .seconds(1) }
      } else if process.terminationReason == .uncaughtSignal {
        killed += 1
      }
      let store = try DocumentStore(path: folder.path + "/.keyline/store.sqlite", access: .readOnly)
      let log = try store.log()
      for (message, bytes) in acknowledged.suffix(3) {
        let revision = try #require(log.first { $0.message == message })
        #expect(try store.bytes(path: "Card.xib", at: revision.id) == bytes)
      }
      let report = try store.verify(level: .quick)
      #expect(report.isClean, "\(report.problems)")
    }
    let store = try DocumentStore(path: folder.path + "/.keyline/store.sqlite", access: .readOnly)
    #expect(try store.verify(level: .full).isClean)
    let messages = Set(try store.log().map(\.message))
    for (message, _) in acknowledged { #expect(messages.contains(message)) }
    #expect(killed >= kills / 2, "only \(killed) were hit; \(acknowledged.count) were acknowledged")
    print("kill -9, commit: \(killed) killed, \(acknowledged.count) acknowledged, all present")
  }

  /// A store with `count` revisions of one document, and their bytes.
  private func makeHistory(_ count: Int) throws -> [[UInt8]] {
    try run("init")
    return try (0..<count).map { number in
      let bytes = document(10 + number)
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/Card.xib"))
      try run("commit", "Card.xib", "-m", "n\(number)")
      return bytes
    }
  }

  @Test(.enabled(if: Self.isBuilt, "the keyline command is not built"))
  func `a killed rebuild loses no revision, and the next one completes`() throws {
    let versions = try makeHistory(12)
    let usual = try run("rebuild")
    var store = try DocumentStore(path: storePath, access: .readOnly)
    let log = try store.log()
    let frames = try log.map {
      try store.frames(scene: "root-0-0", path: "Card.xib", at: $0.id)
    }
    var generator = SeededGenerator(seed: 10)
    var hits = 0
    let kills = count(2)
    for number in 0..<(kills * 4) where hits < kills {
      let arguments = number.isMultiple(of: 2) ? "rebuild" : "--resume"
      let isHit =
        arguments == "rebuild"
        ? try killed("rebuild", within: usual, &generator)
        : try killed("rebuild", "--resume", within: usual, &generator)
      if isHit { hits += 1 }
      store = try DocumentStore(path: storePath, access: .readOnly)
      #expect(try store.log() == log)
      #expect(try store.verify().problems == [])
      #expect(
        try zip(log, versions.reversed()).allSatisfy {
          try store.bytes(path: "Card.xib", at: $0.id) == $1
        })
    }
    try run("rebuild", "--resume")
    store = try DocumentStore(path: storePath, access: .readOnly)
    #expect(
      try log.map { try store.frames(scene: "root-0-0", path: "Card.xib", at: $0.id) } == frames)
    #expect(try store.verify().problems == [])
    print("kill -9, rebuild: \(hits) killed, all revisions and frames there")
  }

  private static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments =
      ["-C", folder.path + "/repository", "-c", "user.name=Ada", "-c", "user.email=a@example.org"]
      + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  @Test(
    .enabled(if: Self.isBuilt, "the keyline command is not built"),
    .enabled(if: Self.hasGit, "git is not installed"))
  func `a killed import keeps what it recorded, and the next one goes on`() throws {
    let repository = folder.path + "/repository"
    try FileManager.default.createDirectory(
      atPath: repository, withIntermediateDirectories: true)
    try git("init", "-q")
    let versions = (0..<20).map { document(10 + $0) }
    for (number, bytes) in versions.enumerated() {
      try Data(bytes).write(to: URL(fileURLWithPath: repository + "/Card.xib"))
      try git("add", "-A")
      try git("commit", "-q", "-m", "n\(number)")
    }
    try run("init")
    let usual = try run("import", "--git", "repository")
    var generator = SeededGenerator(seed: 11)
    var hits = 0
    var before = versions.count
    let kills = count(2)
    for _ in 0..<(kills * 4) where hits < kills {
      if before == versions.count {
        // Complete: begin again with an empty store.
        try FileManager.default.removeItem(atPath: folder.path + "/.keyline")
        try run("init")
        before = 0
      }
      if try killed("import", "--git", "repository", within: usual, &generator) { hits += 1 }
      let store = try DocumentStore(path: storePath, access: .readOnly)
      let log = Array(try store.log().reversed())
      #expect(log.count >= before, "a revision of the run before is gone")
      before = log.count
      #expect(log.map(\.message) == (0..<log.count).map { "n\($0)" })
      #expect(try store.verify().problems == [])
      for (revision, bytes) in zip(log, versions).suffix(2) {
        #expect(try store.bytes(path: "Card.xib", at: revision.id) == bytes)
      }
    }
    try run("import", "--git", "repository")
    let store = try DocumentStore(path: storePath, access: .readOnly)
    #expect(try store.log().count == versions.count)
    #expect(try store.verify().problems == [])
    print("kill -9, import: \(hits) killed, every version there")
  }
}
