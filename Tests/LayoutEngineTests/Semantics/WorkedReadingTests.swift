import LayoutEngine
import LayoutFormats
import LayoutModel
import TestDocuments
import Testing

/// Documents from their bytes to their frames.
struct WorkedReadingTests {
  private func session(_ text: String) throws -> LayoutSession {
    let document = try InterfaceBuilderReader.read(Array(text.utf8), path: "Worked.storyboard")
    return LayoutSession(document: document, scene: try #require(document.scenes.first))
  }

  /// A storyboard with one controller, saved by Xcode 15 on a phone of 375 x 667.
  private func storyboard(_ content: String, guides: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="Scn-00-001"><objects>
        <viewController id="Ctl-00-001">\(guides)
          <view key="view" contentMode="scaleToFill" id="Pag-00-001">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            \(content)
          </view>
        </viewController>
      </objects></scene></scenes>
      <resources><image name="cover" width="300" height="100"/></resources>
    </document>
    """
  }

  /// A heading in the margins, 8 below the safe area, over a picture twice as wide as high.
  private var headingAndPicture: String {
    storyboard(
      """
      <subviews>
        <label horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Cover" \
      translatesAutoresizingMaskIntoConstraints="NO" id="Hea-00-001">
          <rect key="frame" x="1" y="2" width="3" height="4"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        <imageView horizontalHuggingPriority="251" verticalHuggingPriority="251" image="cover" \
      translatesAutoresizingMaskIntoConstraints="NO" id="Pic-00-001">
          <rect key="frame" x="5" y="6" width="7" height="8"/>
          <constraints>
            <constraint firstAttribute="width" secondItem="Pic-00-001" secondAttribute="height" \
      multiplier="2:1" id="rat-io-001"/>
          </constraints>
        </imageView>
      </subviews>
      <viewLayoutGuide key="safeArea" id="Saf-00-001"/>
      <constraints>
        <constraint firstItem="Hea-00-001" firstAttribute="leading" secondItem="Pag-00-001" \
      secondAttribute="leadingMargin" id="hea-le-001"/>
        <constraint firstAttribute="trailingMargin" secondItem="Hea-00-001" \
      secondAttribute="trailing" id="hea-tr-001"/>
        <constraint firstItem="Hea-00-001" firstAttribute="top" secondItem="Saf-00-001" \
      secondAttribute="top" constant="8" symbolic="YES" id="hea-to-001"/>
        <constraint firstAttribute="trailing" secondItem="Pic-00-001" secondAttribute="trailing" \
      id="pic-tr-001"/>
        <constraint firstItem="Pic-00-001" firstAttribute="leading" secondItem="Pag-00-001" \
      secondAttribute="leading" id="pic-le-001"/>
        <constraint firstItem="Pic-00-001" firstAttribute="top" secondItem="Hea-00-001" \
      secondAttribute="bottom" constant="8" id="pic-to-001">
          <variation key="heightClass=compact" constant="4"/>
        </constraint>
        <constraint firstAttribute="height" relation="lessThanOrEqual" priority="750" \
      placeholder="YES" constant="900" id="pag-he-001"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="gon-00-001"/></mask>\
      </variation>
      """)
  }

  @Test func `the worked reading comes out as its document says`() throws {
    // Heading: margins 16, 375 - 32 = 343; 20 + 8 = 28; the library's label is 21 high.
    // Picture: 28 + 21 + 8 = 57; 375 / 2 = 187.5.
    var session = try session(headingAndPicture)
    session.solveAsDesigned().expectFrames([
      "Pag-00-001": [0, 0, 375, 667], "Hea-00-001": [16, 28, 343, 21],
      "Pic-00-001": [0, 57, 375, 187.5],
    ])
  }

  @Test func `the worked reading on its side`() throws {
    // Width 667: margins 20, 627 wide; no status bar: 8; the gap is 4 in compact height.
    // 17 points are 20.5 high at 2x: 8 + 20.5 + 4 = 32.5; 667 / 2 = 333.5.
    var session = try session(headingAndPicture)
    let landscape = Configuration(
      name: "landscape", size: Size(width: 667, height: 375), heightClass: .compact)
    session.solve(landscape).expectFrames([
      "Hea-00-001": [20, 8, 627, 20.5], "Pic-00-001": [0, 32.5, 667, 333.5],
    ])
  }

  /// One view below the bars, in the three ways documents have said so.
  private static let generations: [(guides: String, own: String, item: String, attribute: String)] =
    [
      (
        """
        <layoutGuides><viewControllerLayoutGuide type="top" id="Top-00-001"/>\
        <viewControllerLayoutGuide type="bottom" id="Bot-00-001"/></layoutGuides>
        """, "", "Top-00-001", "bottom"
      ),
      ("", "", "Pag-00-001", "topMargin"),
      ("", "<viewLayoutGuide key=\"safeArea\" id=\"Saf-00-001\"/>", "Saf-00-001", "top"),
    ]

  @Test(arguments: 0..<3)
  func `three generations of guides give one frame`(_ generation: Int) throws {
    let way = Self.generations[generation]
    let text = storyboard(
      """
      <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001"/>
      </subviews>
      \(way.own)
      <constraints>
        <constraint firstItem="Box-00-001" firstAttribute="top" secondItem="\(way.item)" \
      secondAttribute="\(way.attribute)" constant="10" id="box-to-001"/>
        <constraint firstItem="Box-00-001" firstAttribute="leading" secondItem="Pag-00-001" \
      secondAttribute="leading" id="box-le-001"/>
        <constraint firstItem="Box-00-001" firstAttribute="width" constant="50" id="box-wi-001"/>
        <constraint firstItem="Box-00-001" firstAttribute="height" constant="60" id="box-he-001"/>
      </constraints>
      """, guides: way.guides)
    var session = try session(text)
    // Status bar 20 on this canvas, 59 on the phone.
    session.solveAsDesigned().expectFrames(["Box-00-001": [0, 30, 50, 60]])
    let phone = Configuration(
      name: "phone", size: Size(width: 393, height: 852), scale: 3,
      safeArea: EdgeInsets(top: 59, bottom: 34))
    session.solve(phone).expectFrames(["Box-00-001": [0, 69, 50, 60]])
  }

  @Test func `the order of attributes and of constraints in the file does not show`() throws {
    let constraints: [[(String, String)]] = [
      [
        ("firstItem", "Box-00-001"), ("firstAttribute", "leading"), ("secondItem", "Pag-00-001"),
        ("secondAttribute", "leading"), ("constant", "20"), ("id", "aaa-00-001"),
      ],
      [
        ("firstAttribute", "trailing"), ("relation", "greaterThanOrEqual"),
        ("secondItem", "Box-00-001"), ("secondAttribute", "trailing"), ("constant", "30"),
        ("id", "bbb-00-001"),
      ],
      [
        ("firstItem", "Box-00-001"), ("firstAttribute", "width"), ("secondItem", "Pag-00-001"),
        ("secondAttribute", "width"), ("multiplier", "0.5"), ("priority", "900"),
        ("id", "ccc-00-001"),
      ],
      [
        ("firstItem", "Box-00-001"), ("firstAttribute", "centerY"), ("secondItem", "Pag-00-001"),
        ("secondAttribute", "centerY"), ("multiplier", "1/2"), ("id", "ddd-00-001"),
      ],
      [
        ("firstItem", "Box-00-001"), ("firstAttribute", "height"), ("constant", "40"),
        ("id", "eee-00-001"),
      ],
    ]
    var shuffler = SeededGenerator(seed: 11)
    for round in 0..<20 {
      let list = round == 0 ? constraints : constraints.shuffled(using: &shuffler)
      let lines = list.map { attributes in
        let order = round == 0 ? attributes : attributes.shuffled(using: &shuffler)
        return "<constraint " + order.map { "\($0.0)=\"\($0.1)\"" }.joined(separator: " ") + "/>"
      }
      var session = try session(
        storyboard(
          """
          <subviews>
            <view id="Box-00-001" translatesAutoresizingMaskIntoConstraints="NO"/>
          </subviews>
          <constraints>\(lines.joined())</constraints>
          """))
      // 0.5 * 375 = 187.5 wide; centre at 0.5 * 333.5 = 166.75, so 146.75 -> 147 to 186.75 -> 187.
      session.solveAsDesigned().expectFrames(["Box-00-001": [20, 147, 187.5, 40]])
    }
  }

  @Test func `conflicts name the constraints by the document's ids`() throws {
    var session = try session(
      storyboard(
        """
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="Box-00-001">
            <constraints>
              <constraint firstAttribute="width" constant="100" id="own-wi-001"/>
              <constraint firstAttribute="height" constant="100" id="own-he-001"/>
            </constraints>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="Box-00-001" firstAttribute="leading" secondItem="Pag-00-001" \
        secondAttribute="leading" id="box-le-001"/>
          <constraint firstAttribute="trailing" secondItem="Box-00-001" \
        secondAttribute="trailing" id="box-tr-001"/>
          <constraint firstItem="Box-00-001" firstAttribute="top" secondItem="Pag-00-001" \
        secondAttribute="top" id="box-to-001"/>
        </constraints>
        """))
    let layout = session.solveAsDesigned()
    #expect(layout.conflictingIDs == [["box-le-001", "box-tr-001", "own-wi-001"]])
    // 375 - 100.
    #expect(layout.conflicts.first?.amount == 275)
  }
}
