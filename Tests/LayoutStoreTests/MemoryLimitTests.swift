import Foundation
import LayoutModel
import LayoutStore
import Testing

/// A commit by a process that may not have the memory it wants.
///
/// `KEYLINE_COMMAND` names the program. The shell sets the limit: `ulimit -v` bounds the address
/// space, so that allocations are refused instead of the process being killed.
@Suite(.serialized) struct `Under a limit on memory` {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String, megabytes: Int? = nil) throws -> (code: Int32, text: String)
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let limit = megabytes.map { "ulimit -v \($0 << 10) && " } ?? ""
    process.arguments = [
      "-c", "\(limit)exec timeout 120 '\(`Killed at any moment`.command)' \(arguments) 2>&1",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    var environment = ProcessInfo.processInfo.environment
    // A crash is told by its signal; a trace of it takes a minute.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["KEYLINE_AUTHOR"] = "Ada <ada@example.org>"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let code =
      process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return (code, String(decoding: text, as: UTF8.self))
  }

  private func put(_ text: [UInt8]) throws {
    try Data(text).write(to: URL(fileURLWithPath: folder.path + "/a.xib"))
  }

  /// So many copies of the sample's scenes in one document that can be read.
  private func document(_ copies: Int = 1, mark: Int = 0) -> [UInt8] {
    let scenes = (0..<copies).map { copy in
      String(decoding: sampleText(marks: [copy % 20: copy + mark]), as: UTF8.self)
        .split(separator: "\n").dropFirst(2).dropLast().joined(separator: "\n")
    }
    return Array(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      \(scenes.joined(separator: "\n"))
      </document>
      """.utf8)
  }

  private func store() throws -> DocumentStore {
    try DocumentStore(path: folder.path + "/.keyline/store.sqlite", access: .readWrite)
  }

  @Test(.enabled(if: `Killed at any moment`.isBuilt, "the keyline command is not built"))
  func `a commit is refused with a clean error, or done; nothing is lost`() throws {
    try put(document())
    try #require(try run("init").code == 0)
    try #require(try run("commit a.xib -m one --no-solve").code == 0)
    let first = try store().head()

    // Enough for the program to be loaded, less than it says it needs.
    for megabytes in [200, 300, 400, 511] {
      let (code, text) = try run("commit a.xib -m two --no-solve", megabytes: megabytes)
      #expect(code == 2)
      #expect(text.contains("the limit on memory (ulimit -v) is \(megabytes) MB"), "\(text)")
      #expect(try store().head() == first)
    }

    // Documents that outgrow the limit: whatever happens to the process, the store has the revision,
    // whole and acknowledged, or has not got it.
    var stored = 1
    for copies in [20, 60, 200] {
      try put(document(copies))
      let (code, text) = try run("commit a.xib -m \(copies) --no-solve", megabytes: 512)
      let store = try store()
      let log = try store.log()
      if code == 0 {
        stored += 1
        #expect(log.first?.message == "\(copies)")
      } else {
        #expect(code == 2 && text.contains("memory"), "\(code) \(text)")
      }
      #expect(log.count == stored)
      #expect(try store.verify().problems == [])
      print(
        "\(copies) times the text under 512 MB: \(code == 0 ? "stored" : "not stored, \(code)")")
    }
    try Data(count: 40 << 20).write(to: URL(fileURLWithPath: folder.path + "/a.xib"))
    let (code, text) = try run("commit a.xib -m long --no-solve", megabytes: 512)
    #expect(code == 2)
    #expect(
      text.contains("has 40 MB; the limit on memory (ulimit -v) has room for 32 MB"), "\(text)")
    #expect(try store().log().count == stored)
    // Half a million small views: what is read of them has many times their bytes.
    let views = (0..<500_000).map { "<view id=\"v\($0)\"/>" }.joined()
    try put(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>\
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="568"/>\
        <subviews>\(views)</subviews></view></objects></document>
        """.utf8))
    for verb in ["solve a.xib", "commit a.xib -m wide"] {
      let (code, text) = try run(verb, megabytes: 512)
      #expect(code == 2)
      #expect(
        text.contains("the memory was used up under the limit of 512 MB"), "\(text.suffix(500))")
      #expect(try store().log().count == stored)
      #expect(try store().verify().problems == [])
    }
    try put(document(mark: 1))
    #expect(try run("commit a.xib -m last --no-solve").code == 0)
    #expect(try store().log().count == stored + 1)
  }
}
