import Foundation
import Testing

/// `keyline explain --log`, run whole.
@Suite struct `Explaining a log` {
  /// As UIKit would write it for the screen below: the button's width, its edges and the window.
  private static let log = """
    2026-01-31 12:00:01.000 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x600001 UIButton:0x7f1.width == 340   (active)>",
        "<NSLayoutConstraint:0x600002 H:|-(16)-[UIButton:0x7f1]   (active, names: '|':UIView:0x7f2 )>",
        "<NSLayoutConstraint:0x600003 UIView:0x7f2.trailing == UIButton:0x7f1.trailing + 16   (active)>",
        "<NSLayoutConstraint:0x600004 'UIView-Encapsulated-Layout-Width' UIView:0x7f2.width == 320   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600001 UIButton:0x7f1.width == 340   (active)>
    """

  private static let screen = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes><scene sceneID="s"><objects>
            <viewController id="vc" title="Shop" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="root">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    <subviews>
                        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="buy">
                            <rect key="frame" x="16" y="100" width="340" height="44"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="340" id="wide"/>
                            </constraints>
                            <state key="normal" title="Buy"/>
                        </button>
                    </subviews>
                    <constraints>
                        <constraint firstItem="buy" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="16" id="near"/>
                        <constraint firstAttribute="trailing" secondItem="buy" secondAttribute="trailing" constant="16" id="far"/>
                        <constraint firstItem="buy" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="top"/>
                    </constraints>
                </view>
            </viewController>
        </objects></scene></scenes>
    </document>

    """

  @Test func `constraints of a log are found by line, with the smallest contradiction`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Self.screen, to: "App/Shop.storyboard")
      try keyline.write(Fixtures.screen(), to: "App/Other.storyboard")
      try keyline.write(Self.log, to: "console.txt")
      let run = try keyline.run("explain", "--log", "console.txt", "App", "--json")
      #expect(run.code == 0, "\(run.err)")
      let conflict = try #require((run.json?["conflicts"] as? [[String: Any]])?.first)
      #expect(conflict["document"] as? String == "App/Shop.storyboard")
      let members = try #require(conflict["members"] as? [[String: Any]])
      #expect(members.map { $0["id"] as? String } == ["wide", "near", "far", nil])
      #expect(members.map { $0["line"] as? Int } == [12, 18, 19, nil])
      #expect(members.map { $0["broken"] as? Bool } == [true, false, false, false])
      #expect((members[3]["origin"] as? String)?.contains("gives UIView") == true)
      // The width and both edges contradict on every window that is not 372 points wide.
      let minimal = try #require(conflict["minimal"] as? [String])
      #expect(minimal.contains { $0.contains("width of Buy = 340") })
      #expect(
        try keyline.run("explain", "--log", "console.txt", "App").out.contains(
          "App/Shop.storyboard:12:"))
    }
  }

  @Test func `what is not there is said`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(Fixtures.screen(), to: "App/Other.storyboard")
      try keyline.write(Self.log.replacing("340", with: "777"), to: "console.txt")
      try keyline.write("nothing here\n", to: "empty.txt")
      let other = try keyline.run("explain", "--log", "console.txt", "App")
      #expect(other.code == 0)
      #expect(
        other.out.contains("in none of these documents") || other.out.contains("in no document"))
      #expect(try keyline.run("explain", "--log", "empty.txt", "App").code == 2)
      #expect(try keyline.run("explain", "--log", "console.txt").code == 2)
    }
  }
}
