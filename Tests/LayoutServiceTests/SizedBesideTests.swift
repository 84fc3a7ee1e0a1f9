import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

@testable import LayoutService

/// What hangs on a view to which its class gives a natural size.
struct SizedBesideTests {
  /// What code says of a label that nothing but the view above it holds.
  private func evidence(_ code: String, class name: String = "Card") throws -> [Evidence.Kind] {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
        <scenes><scene sceneID="s"><objects><viewController id="c">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
              <view translatesAutoresizingMaskIntoConstraints="NO" customClass="\(name)" id="a"><rect key="frame" x="0" y="0" width="375" height="80"/></view>
              <label translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="80" width="40" height="20"/></label>
            </subviews>
            <constraints><constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="k"/></constraints>
          </view>
        </viewController></objects></scene></scenes>
      </document>
      """
    let document = try DocumentFormats.read(Array(storyboard.utf8), path: "App/Main.storyboard")
    let sources = AppSources(
      AppFiles(
        list: { [AppFiles.Entry(path: "App/Card.swift")] },
        bytes: { $0.text == "App/Card.swift" ? Array(code.utf8) : nil }))
    let scene = try #require(document.scenes.first)
    let finding = Finding(
      rule: .ambiguous, severity: .warning, document: "App/Main.storyboard", scene: scene.id,
      view: "b", occurrences: [], message: "")
    return CodeEvidence(
      sources: sources, document: document, scene: scene, path: "App/Main.storyboard",
      head: JudgedScene(document: document, scene: scene, layouts: [], findings: [])
    ).evidence(on: Regression(change: .new, finding: finding, configurations: [])).map(\.kind)
  }

  @Test func `it may be held where the class states the size, and else it is open`() throws {
    let sized = """
      class Card: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 80) }
      }
      """
    #expect(try evidence(sized).contains(.codePlaces))
    #expect(try !evidence("class Card: UIView { func f() {} }").contains(.codePlaces))
    #expect(try !evidence(sized, class: "Other").contains(.codePlaces))
  }
}
