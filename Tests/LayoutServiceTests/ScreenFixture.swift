import TestDocuments

/// One screen of 393 by 852 points whose views and constraints a test writes.
enum ScreenFixture {
  static func screen(_ views: String, _ constraints: String, resources: String = "") -> String {
    WrittenScreen.text(
      views, constraints, resources: resources, root: "v0", safe: "g0", number: "0")
  }

  /// One line of 17 points.
  static func label(_ id: String, _ text: String) -> String {
    """
    <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="16" y="300" width="100" height="20.333333333333332"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    """
  }

  /// `first.attribute = second.other + constant`.
  static func equal(
    _ id: String, _ first: String, _ attribute: String, _ second: String? = nil,
    _ other: String? = nil, constant: Double = 0
  ) -> String {
    WrittenScreen.equal(id, first, attribute, second, other, constant: constant)
  }

  /// 16 points from the left of the screen, so far from its top.
  static func pinned(_ id: String, top: Double) -> String {
    equal("\(id)-x", id, "leading", "v0", "leading", constant: 16)
      + equal("\(id)-y", id, "top", "v0", "top", constant: top)
  }
}
