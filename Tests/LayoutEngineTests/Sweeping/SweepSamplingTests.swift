import Foundation
import LayoutFormats
import LayoutModel
import Testing

/// No sample, half a point from the next, finds anything that a sweep does not tell.
struct SweepSamplingTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let corpus: String? = {
    let path =
      ProcessInfo.processInfo.environment["KEYLINE_CORPUS"]
      ?? package.appendingPathComponent("../shared/corpus").standardizedFileURL.path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }()

  private static func documents(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)
    return (names?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .map { "\(folder)/\($0)" }.sorted()
  }

  private static func examples() throws -> [String] {
    let folder = package.appendingPathComponent("Examples").path
    let found = documents(in: folder).filter { !$0.contains("/history/") }
    try #require(found.count >= 3)
    return found
  }

  private let window = Configuration(
    name: "window", size: Size(width: 375, height: 667),
    safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

  private func check(
    _ path: String, _ axis: Axis, from lower: Double, to upper: Double,
    only isWanted: (Int) -> Bool = { _ in true }
  ) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    guard let document = try? DocumentFormats.read(bytes, path: path),
      document.reasonNotSolved == nil
    else { return }
    for (number, scene) in document.scenes.enumerated()
    where scene.kind != .bar && isWanted(number) {
      let sampled = SampledSweep(
        document: document, scene: scene, configuration: window, axis: axis)
      let misses = sampled.misses(from: lower, to: upper, step: 0.5)
      #expect(misses.isEmpty, "\(path) \(scene.id): \(misses.prefix(3))")
    }
  }

  @Test func `the examples have no other breakpoints over widths`() throws {
    for path in try Self.examples() {
      try check(path, .horizontal, from: 320, to: 440)
    }
  }

  @Test func `the examples have no other breakpoints over heights`() throws {
    for path in try Self.examples() {
      try check(path, .vertical, from: 480, to: 560)
    }
  }

  @Test(.enabled(if: corpus != nil, "no corpus: set KEYLINE_CORPUS"))
  func `real documents have no other breakpoints`() throws {
    for (number, path) in Self.documents(in: "\(Self.corpus ?? "")/dev").enumerated()
    where number % 97 == 0 {
      try check(path, .horizontal, from: 360, to: 430) { $0 < 2 }
    }
  }
}
