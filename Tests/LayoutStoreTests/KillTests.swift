import Foundation
import LayoutModel
import LayoutStore
import Testing

/// Kills the built `keyline` at random moments of its commits.
///
/// `KEYLINE_COMMAND` names the program, by default `.build/debug/keyline`; `KEYLINE_KILLS` the number
/// of kills, by default 20, 1,000 in a nightly run.
struct `Killed while committing` {
  static let command: String = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    return ProcessInfo.processInfo.environment["KEYLINE_COMMAND"] ?? root + "/.build/debug/keyline"
  }()
  static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: command) }

  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

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
  func `every acknowledged revision survives kill -9 at any moment`() throws {
    let environment = ProcessInfo.processInfo.environment
    let kills = environment["KEYLINE_KILLS"].flatMap { Int($0) } ?? 20
    let setUp = try start(["init"])
    setUp.waitUntilExit()
    try #require(setUp.terminationStatus == 0)
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
    print("kill -9: \(killed) killed, \(acknowledged.count) acknowledged, all present")
  }
}
