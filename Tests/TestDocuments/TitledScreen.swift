/// A storyboard of one screen with a title and a button of a fixed width below it.
public enum TitledScreen {
  /// A storyboard with these scenes.
  public static func document(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>\(scenes)</scenes>
    </document>

    """
  }

  /// The scene of the screen, with views `root`, `title` and `buy`.
  ///
  /// - Parameters:
  ///   - button: the width of the button.
  ///   - top: the room between the safe area and the title.
  ///   - title: the text of the title.
  ///   - name: the title of the controller.
  ///   - label: the title's label in Interface Builder.
  ///   - background: the system colour of the root.
  public static func scene(
    button: Int, top: Int = 20, title: String, name: String = "Screen", label: String? = nil,
    background: String? = nil
  ) -> String {
    let label = label.map { " userLabel=\"\($0)\"" } ?? ""
    let colour = background.map {
      "                <color key=\"backgroundColor\" systemColor=\"\($0)\"/>\n"
    }
    return """
      <scene sceneID="s"><objects>
              <viewController id="vc" title="\(name)" sceneMemberID="viewController">
                  <view key="view" contentMode="scaleToFill" id="root">
                      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                      <subviews>
                          <label opaque="NO" text="\(title)" translatesAutoresizingMaskIntoConstraints="NO" id="title"\(label)>
                              <rect key="frame" x="16" y="79" width="361" height="21"/>
                              <fontDescription key="fontDescription" type="system" pointSize="17"/>
                          </label>
                          <button opaque="NO" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="buy">
                              <rect key="frame" x="16" y="124" width="\(button)" height="44"/>
                              <constraints>
                                  <constraint firstAttribute="width" constant="\(button)" id="width"/>
                                  <constraint firstAttribute="height" constant="44" id="height"/>
                              </constraints>
                              <state key="normal" title="Buy"/>
                          </button>
                      </subviews>
                      <viewLayoutGuide key="safeArea" id="safe"/>
      \(colour ?? "")                <constraints>
                          <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="\(top)" id="a"/>
                          <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="b"/>
                          <constraint firstItem="safe" firstAttribute="trailing" secondItem="title" secondAttribute="trailing" constant="16" id="c"/>
                          <constraint firstItem="buy" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="24" id="d"/>
                          <constraint firstItem="buy" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="e"/>
                      </constraints>
                  </view>
              </viewController>
          </objects></scene>
      """
  }
}
