/// A storyboard of one screen of 393 by 852 points whose views and constraints a test writes.
public enum WrittenScreen {
  /// - Parameters:
  ///   - root: the id of the root view; the safe area's is `safe`.
  ///   - number: stands at the end of the scene's and the controller's ids.
  public static func text(
    _ views: String, _ constraints: String, resources: String = "", root: String, safe: String,
    number: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s\(number)"><objects>
            <viewController id="c\(number)" sceneMemberID="viewController">
                <view key="view" id="\(root)">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews>\(views)</subviews>
                    <viewLayoutGuide key="safeArea" id="\(safe)"/>
                    <constraints>\(constraints)</constraints>
                </view>
            </viewController>
        </objects></scene></scenes>
        <resources>\(resources)</resources>
    </document>
    """
  }

  /// `first.attribute = second.other + constant`.
  public static func equal(
    _ id: String, _ first: String, _ attribute: String, _ second: String? = nil,
    _ other: String? = nil, constant: Double = 0
  ) -> String {
    let right = second.map { " secondItem=\"\($0)\" secondAttribute=\"\(other ?? attribute)\"" }
    return "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\"\(right ?? "") "
      + "constant=\"\(constant)\" id=\"\(id)\"/>"
  }
}
