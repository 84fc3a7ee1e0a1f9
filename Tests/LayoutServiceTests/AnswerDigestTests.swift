import Foundation
import LayoutService
import Testing

/// Stored frames are reused wherever the engine's version is the same, so two builds of one version
/// must not answer differently.
struct `Answers and the engine's version` {
  private static let renewal =
    "KEYLINE_RENEW_ANSWERS=1 swift test --filter AnswerDigestTests, and say in the commit why"

  @Test func `frames and findings change only together with the engine's version`() throws {
    let now = try AnswerDigests.now()
    let recorded = try AnswerDigests.recorded()
    if ProcessInfo.processInfo.environment["KEYLINE_RENEW_ANSWERS"] != nil {
      if let recorded, recorded.lines != now.lines {
        try #require(
          now.engine > recorded.engine,
          "frames changed: raise EngineVersion above \(recorded.engine) before renewing")
      }
      try now.write()
      return
    }
    let known = try #require(recorded, "no digests: \(Self.renewal)")
    let changed = zip(known.lines, now.lines).filter { $0 != $1 }.map(\.1)
    let isSame = known.lines == now.lines
    #expect(
      isSame,
      """
      frames changed: raise EngineVersion, renew with \(Self.renewal)
      \(changed.prefix(12).joined(separator: "\n"))
      """)
    #expect(
      known.engine == now.engine, "the engine's version was raised: renew with \(Self.renewal)")
  }
}
