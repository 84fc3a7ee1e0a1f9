import Foundation
import Testing

/// Constraints between axes are refused by the compiler itself.
struct AxisTypeTests {
  /// Whether the compiler accepts a constraint, given two views; nil where there is no compiler or
  /// no built module.
  private func compiles(_ constraint: String) throws -> Bool? {
    guard let modules = Self.modules, let compiler = Self.compiler else { return nil }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "main.swift")
    try Data(
      """
      import LayoutAuthoring
      let view = LayoutView("view"), box = LayoutView("box")
      _ = \(constraint)
      """.utf8
    ).write(to: file)
    let process = Process()
    process.executableURL = compiler
    process.arguments = [
      "-typecheck", "-I", modules.path, "-module-cache-path", folder.path, file.path,
    ]
    process.standardError = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  private static var modules: URL? {
    guard let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    var places = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    places += [Bundle.main.bundleURL, URL(filePath: own).deletingLastPathComponent()]
    return places.map { $0.appending(path: "Modules") }.first {
      FileManager.default.fileExists(atPath: $0.appending(path: "LayoutAuthoring.swiftmodule").path)
    }
  }

  private static var compiler: URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: "swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  @Test func `anchors of one axis go together`() throws {
    guard let accepted = try compiles("box.top.equal(to: view.centerY, constant: 50)") else {
      print("skipped: no compiler, or no modules beside the tests")
      return
    }
    #expect(accepted)
  }

  @Test(arguments: [
    "box.top.equal(to: view.left)", "box.top.equal(to: view.centerX)",
    "box.width.equal(to: view.leading)", "box.leading.equal(to: view.left)",
    "box.leading.equal(to: 20)",
  ])
  func `anchors of different axes do not`(_ constraint: String) throws {
    guard let accepted = try compiles(constraint) else { return }
    #expect(!accepted, "\(constraint)")
  }
}
