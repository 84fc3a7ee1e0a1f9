/// One screen of 393 by 852 points whose views and constraints a test writes.
enum ScreenFixture {
  static func screen(_ views: String, _ constraints: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s0"><objects>
            <viewController id="c0" sceneMemberID="viewController">
                <view key="view" id="v0">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews>\(views)</subviews>
                    <viewLayoutGuide key="safeArea" id="g0"/>
                    <constraints>\(constraints)</constraints>
                </view>
            </viewController>
        </objects></scene></scenes>
        <resources>\(resources)</resources>
    </document>
    """
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
    let right = second.map { " secondItem=\"\($0)\" secondAttribute=\"\(other ?? attribute)\"" }
    return "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\"\(right ?? "") "
      + "constant=\"\(constant)\" id=\"\(id)\"/>"
  }

  /// 16 points from the left of the screen, so far from its top.
  static func pinned(_ id: String, top: Double) -> String {
    equal("\(id)-x", id, "leading", "v0", "leading", constant: 16)
      + equal("\(id)-y", id, "top", "v0", "top", constant: top)
  }
}
