import Foundation
import LayoutEngine
import LayoutFormats
import LayoutModel
import Synchronization
import TestDocuments
import Testing

/// No sample, half a point from the next, finds anything that a sweep does not tell.
///
/// The whole corpus takes hours: set KEYLINE_SWEEP_CORPUS=1 and build for release with
/// `-Xswiftc -enable-testing`. It is cut into parts of some 18 documents that say when they are through,
/// so that a run that was stopped can go on: KEYLINE_SWEEP_CORPUS=horizontal:3,vertical:0 asks for
/// these parts alone.
struct SweepSamplingTests {
  /// The parts of the corpus that are to be sampled.
  private static let parts: [Part] = {
    guard let asked = ProcessInfo.processInfo.environment["KEYLINE_SWEEP_CORPUS"] else { return [] }
    let all = [Axis.horizontal, .vertical].flatMap { axis in
      (0..<Part.count).map { Part(axis: axis, number: $0) }
    }
    let names = asked.split(separator: ",")
    let wanted = all.filter { part in names.contains { $0 == part.description } }
    return wanted.isEmpty ? all : wanted
  }()

  /// One axis of the documents whose place, divided by the number of parts, leaves `number`.
  struct Part: CustomStringConvertible, Sendable {
    static let count = 64
    let axis: Axis
    let number: Int

    var description: String { "\(axis == .horizontal ? "horizontal" : "vertical"):\(number)" }
  }

  private static func examples() throws -> [String] {
    let found = Examples.files
    try #require(found.count >= 3)
    return found
  }

  private let window = Configuration(
    name: "window", size: Size(width: 375, height: 667),
    safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

  /// Answers how many scenes there were.
  @discardableResult
  private func check(
    _ path: String, _ axis: Axis, from lower: Double, to upper: Double,
    only isWanted: (Int) -> Bool = { _ in true }
  ) throws -> (scenes: Int, missing: Int) {
    let bytes = try Corpus.bytes(path)
    guard let document = try? DocumentFormats.read(bytes, path: path),
      document.reasonNotSolved == nil
    else { return (0, 0) }
    var found = (scenes: 0, missing: 0)
    for (number, scene) in document.scenes.enumerated()
    where scene.kind != .bar && isWanted(number) {
      let sampled = SampledSweep(
        document: document, scene: scene, configuration: window, axis: axis)
      let misses = sampled.misses(from: lower, to: upper, step: 0.5)
      #expect(misses.isEmpty, "\(path) \(scene.id): \(misses.prefix(3))")
      found.scenes += 1
      if !misses.isEmpty { found.missing += 1 }
    }
    return found
  }

  @Test func `the examples have no other breakpoints over widths`() throws {
    for path in try Self.examples() {
      try check(path, .horizontal, from: 370, to: 420)
    }
  }

  @Test func `a text that fits before frames are rounded to pixels is not cut short`() throws {
    // One line less is needed from 392.075 on; the label's rounded width is that of 392.
    let path = "\(Examples.folder)/Product.storyboard"
    let bytes = try Corpus.bytes(path)
    let document = try DocumentFormats.read(bytes, path: path)
    let scene = try #require(document.scenes.first { $0.title == "Product" })
    var tall = window
    tall.size.height = 874
    tall.scale = 3
    let sweep = sweep(scene, in: document, at: tall, .width(from: 392, to: 392.5))
    #expect(sweep.breakpoints.count == 1 && sweep.spans.isEmpty)
  }

  @Test func `the examples have no other breakpoints over heights`() throws {
    for path in try Self.examples() {
      try check(path, .vertical, from: 480, to: 510)
    }
  }

  @Test(.enabled(if: Corpus.root != nil, "\(Corpus.skipped)"))
  func `real documents have no other breakpoints`() throws {
    for (number, path) in Corpus.files(["dev"]).enumerated() {
      if number % 97 == 0 { try check(path, .horizontal, from: 380, to: 420) { $0 < 2 } }
      if number % 97 == 48 { try check(path, .vertical, from: 560, to: 590) { $0 < 2 } }
    }
  }

  private static let total = Mutex((parts: 0, scenes: 0, missing: 0))

  @Test(
    .enabled(if: Corpus.root != nil && !parts.isEmpty, "set KEYLINE_SWEEP_CORPUS=1: takes hours"),
    arguments: parts)
  func `no real document has another breakpoint`(part: Part) throws {
    var own = (scenes: 0, missing: 0)
    for (number, path) in Corpus.files(["dev"]).enumerated()
    where number % Part.count == part.number {
      let found =
        part.axis == .horizontal
        ? try check(path, part.axis, from: 320, to: 1376)
        : try check(path, part.axis, from: 480, to: 1376)
      own.scenes += found.scenes
      own.missing += found.missing
    }
    let total = Self.total.withLock { total in
      total.parts += 1
      total.scenes += own.scenes
      total.missing += own.missing
      return total
    }
    print(
      "sweep: \(part) is through, \(own.scenes) scenes, \(own.missing) with a miss; "
        + "\(total.parts) of \(Self.parts.count) parts, \(total.scenes) scenes, "
        + "\(total.missing) with a miss")
    fflush(nil)
  }
}
