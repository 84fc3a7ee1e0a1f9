import LayoutFormats
import LayoutModel
import Testing

@testable import LayoutMerging

/// A screen with a title, a button in a box, and what goes with them.
enum Screen {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" systemVersion="21G72" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" initialViewController="Con-tr-olr">
        <device id="retina6_1" orientation="portrait"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        </dependencies>
        <scenes>
            <!--Shop-->
            <scene sceneID="Sce-ne-001">
                <objects>
                    <viewController title="Shop" id="Con-tr-olr" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="Roo-t0-001">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                            <subviews>
                                <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="Lab-el-001">
                                    <rect key="frame" x="20" y="40" width="100" height="21"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <color key="textColor" red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                                </label>
                                <view translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
                                    <rect key="frame" x="20" y="80" width="200" height="100"/>
                                    <subviews>
                                        <button translatesAutoresizingMaskIntoConstraints="NO" id="But-to-001">
                                            <rect key="frame" x="8" y="8" width="60" height="30"/>
                                            <state key="normal" title="Buy"/>
                                            <connections>
                                                <action selector="buy:" destination="Con-tr-olr" eventType="touchUpInside" id="Act-io-001"/>
                                            </connections>
                                        </button>
                                    </subviews>
                                    <constraints>
                                        <constraint firstItem="But-to-001" firstAttribute="top" secondItem="Box-00-001" secondAttribute="top" constant="8" id="Con-in-Box"/>
                                    </constraints>
                                </view>
                            </subviews>
                            <constraints>
                                <constraint firstItem="Lab-el-001" firstAttribute="top" secondItem="Roo-t0-001" secondAttribute="top" constant="40" id="Con-01-Top"/>
                                <constraint firstItem="Box-00-001" firstAttribute="top" secondItem="Lab-el-001" secondAttribute="bottom" constant="19" id="Con-02-Box"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="titleLabel" destination="Lab-el-001" id="Out-le-001"/>
                        </connections>
                    </viewController>
                </objects>
                <point key="canvasLocation" x="10" y="20"/>
            </scene>
        </scenes>
        <resources>
            <image name="cart" width="24" height="24"/>
        </resources>
    </document>

    """

  /// The screen with each first text replaced by the second; every first text must be there.
  static func edited(_ edits: (String, String)...) -> String {
    var result = text
    for (old, new) in edits {
      #expect(result.contains(old), "\(old) is not in the fixture")
      result = result.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }
    return result
  }

  /// The screen without its lines from one that holds `first` to one that holds `last`.
  static func without(_ first: String, through last: String? = nil, in text: String = text)
    -> String
  {
    var lines: [Substring] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.contains(first) { isInside = true }
      if !isInside { lines.append(line) }
      if isInside, line.contains(last ?? first) { isInside = false }
    }
    #expect(lines.joined(separator: "\n") != text, "\(first) is not in the fixture")
    return lines.joined(separator: "\n")
  }

  static let label =
    "                            "
    + "<label text=\"Title\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"Lab-el-001\">\n"

  /// The screen without its box, the button in it and what names them.
  static var withoutBox: String {
    let bare = without("id=\"Box-00-001\">", through: "                            </view>")
    return without("id=\"Con-02-Box\"", in: bare)
  }

  /// A label as a line of its own.
  static func newLabel(_ id: String) -> String {
    "                            <label text=\"\(id)\" id=\"\(id)\"/>\n"
  }
}

func merge(
  _ base: String, _ ours: String, _ theirs: String
) throws -> (text: String, conflicts: [MergeConflict]) {
  let merged = try LayoutMerge.merge(
    base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8),
    path: "Shop.storyboard")
  // Whatever was merged must be a document again.
  _ = try XMLTree(parsing: merged.bytes, path: "merged")
  return (String(decoding: merged.bytes, as: UTF8.self), merged.conflicts)
}
