import Testing

/// `keyline lint`, run whole.
@Suite struct `Lint` {
  /// A label whose left edge is pinned; line 9 has the constraint.
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects><view id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
            <subviews><label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <rect key="frame" x="20" y="8" width="40" height="21"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
            </label></subviews>
            <constraints>
                <constraint firstItem="a" firstAttribute="left" secondItem="v" secondAttribute="left" constant="20" id="c1"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" constant="8" id="c2"/>
            </constraints>
        </view></objects>
    </document>
    """

  @Test func `lints name their line and stop only when asked to`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Self.document, to: "Card.xib")
      let run = try keyline.run("lint", "Card.xib", "--json")
      #expect(run.code == 0, "\(run.err)")
      let lints = try #require(run.json?["lints"] as? [[String: Any]])
      #expect(lints.compactMap { $0["lint"] as? String } == ["left-right"])
      #expect(lints.compactMap { $0["line"] as? Int } == [9])
      #expect(try keyline.run("lint", "Card.xib", "--strict").code == 1)
      // Asked for by its number, a lint of layouts has them solved; this label has none.
      let solved = try keyline.run("lint", "Card.xib", "--kind", "L019", "--strict")
      #expect(solved.code == 0 && solved.out.contains("nothing to advise on"), "\(solved.err)")
    }
  }
}
