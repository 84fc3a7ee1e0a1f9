import DeviceCatalogue
import Foundation
import LayoutModel
import LayoutService
import Testing

/// Selectors are answered from stored frames where those are current. The oracle is the same store
/// without frames, for which every scene is solved.
struct `Selectors over stored frames` {
  private static let selectors = [
    "*", "button{w < 44}", "label{ax > 16}:root", "*{right > parent.w}", "*:hidden", "*:tappable",
    "button{abs(y - self@base.y) > 2}", "*{w = 100} @all", "button{h < 45} @[text=2]", "*!error",
    "* !hit-target @only", "button", "UILabel", ".Missing", "label.Missing",
    "*:has(button{w < 44})", "label:not({w > 100})", "*{ay * scale > 300}",
  ]
  private static let beyond = [
    "button{needW > w}", "label{lines < linesNeeded}", "*:overlaps(button)", "*:ambiguous",
  ]

  /// What a query finds, to a sixth of a point, and whether anything was solved for it.
  private func ask(_ selector: String, _ workspace: Workspace) async throws -> ([FoundView], Bool) {
    var hasSolved = false
    var found = try await workspace.query(selector) { _, _ in hasSolved = true }
    func sixths(_ value: Double) -> Double { (value * 6).rounded() }
    func rounded(_ frame: Frame) -> Frame {
      return Frame(
        x: sixths(frame.x), y: sixths(frame.y), width: sixths(frame.width),
        height: sixths(frame.height))
    }
    for view in found.indices {
      for place in found[view].places.indices {
        found[view].places[place].frame = rounded(found[view].places[place].frame)
        let origin = found[view].places[place].absoluteOrigin
        found[view].places[place].absoluteOrigin = Point(x: sixths(origin.x), y: sixths(origin.y))
      }
    }
    return (found, hasSolved)
  }

  private func record(_ versions: [[DocumentPath: [UInt8]]], _ workspace: Workspace, solved: Bool)
    async throws
  {
    for (number, files) in versions.enumerated() {
      var request = CommitRequest(
        tree: Fixtures.tree(files), message: "version \(number)", author: "Ada",
        time: 1_700_000_000 + Int64(number))
      request.isUnsolved = !solved
      _ = try await workspace.commit(request)
    }
  }

  private func compare(_ versions: [[DocumentPath: [UInt8]]], minimum: Int) async throws {
    try await Fixtures.withWorkspace { stored in
      try await record(versions, stored, solved: true)
      try await Fixtures.withWorkspace { bare in
        try await record(versions, bare, solved: false)
        var count = 0
        for selector in Self.selectors + Self.beyond {
          let (found, hasSolved) = try await ask(selector, stored)
          let (expected, mustSolve) = try await ask(selector, bare)
          #expect(found == expected, "\(selector)")
          // Of more than are wanted, the rest is counted, from less than their frames.
          for limit in [0, 1, 3] {
            var first: [FoundView] = []
            let all = try await stored.query(selector, limit: limit) { first.append($0) }
            #expect(all == expected.count, "\(selector) counted after \(limit)")
            #expect(first.map(\.view) == expected.prefix(limit).map(\.view), "\(selector)")
          }
          #expect(mustSolve, "\(selector)")
          #expect(hasSolved == Self.beyond.contains(selector), "\(selector)")
          count += found.count
        }
        #expect(count >= minimum)
      }
    }
  }

  @Test func `stored frames answer as solving does, and nothing is solved`() async throws {
    try await compare(
      [
        ["A.storyboard": Fixtures.storyboard(buttons: [30, 100])],
        ["A.storyboard": Fixtures.storyboard(buttons: [36, 100], top: 30)],
      ], minimum: 15)
  }

  @Test func `examples are answered alike`() async throws {
    var files: [DocumentPath: [UInt8]] = [:]
    for file in try Fixtures.examples() { files[file.path] = try file.read() }
    try await compare([files], minimum: 20)
  }

  @Test func `a scene of another engine or matrix is solved`() async throws {
    try await Fixtures.withWorkspace { workspace in
      try await record(
        [["A.storyboard": Fixtures.storyboard(buttons: [30])]], workspace, solved: true)
      var hasSolved = false
      let full = try await workspace.query("button{w < 44}", matrix: .full) { _, _ in
        hasSolved = true
      }
      #expect(hasSolved)
      #expect(full.first?.places.count ?? 0 > 36)
    }
  }
}
