import Foundation
import Testing

/// tvOS documents, which have no other window than a television's.
@Suite(.serialized) struct `Documents of televisions` {
  private func withScreen(_ body: (Keyline) throws -> Void) throws {
    try Keyline.inFolder { keyline in
      try keyline.write(
        Fixtures.screen().replacing(
          "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
          with: "com.apple.InterfaceBuilder.AppleTV.Storyboard"
        ).replacing("iOS.CocoaTouch", with: "AppleTV")
          .replacing(
            "<device id=\"retina6_12\" orientation=\"portrait\"", with: "<device id=\"appleTV\""),
        to: "tv.storyboard")
      try body(keyline)
    }
  }

  @Test func `they are inspected on televisions, whatever device is named`() throws {
    try withScreen { keyline in
      for device in [[], ["--device", "iphone-17"]] {
        let trace = try keyline.run(["trace", "tv.storyboard", "--json"] + device)
        #expect(trace.json?["configuration"] as? String == "apple-tv", "\(trace.out)\(trace.err)")
        let views = try #require(trace.json?["views"] as? [[String: Any]])
        #expect(views.first?["frame"] as? [Double] == [0, 0, 1920, 1080])
      }
      let why = try keyline.run("why", "buy", "tv.storyboard", "--json")
      #expect(why.json?["configuration"] as? String == "apple-tv", "\(why.err)")
    }
  }

  @Test func `their one size is no course of a sweep, and a note tells where they were solved`()
    throws
  {
    try withScreen { keyline in
      let sweep = try keyline.run("sweep", "tv.storyboard")
      #expect(sweep.code == 2 && sweep.err.contains("1920 x 1080"), "\(sweep.out)\(sweep.err)")
      let solve = try keyline.run("solve", "tv.storyboard", "--device", "iphone-17")
      #expect(solve.err.contains("is a tvOS document: it was solved on televisions"))
    }
  }
}
