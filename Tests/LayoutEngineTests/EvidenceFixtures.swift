import LayoutEngine
import LayoutFormats
import LayoutModel
import TestDocuments

/// One screen of 393 by 852 points whose views and constraints a test writes.
enum EvidenceFixtures {
  static func document(_ views: String, _ constraints: String, resources: String = "") throws
    -> Document
  {
    let text = WrittenScreen.text(
      views, constraints, resources: resources, root: "root", safe: "safe")
    return try DocumentFormats.read(Array(text.utf8), path: "Test.storyboard")
  }

  static func label(
    _ id: String, _ text: String, width: Double, height: Double = 20.5, y: Double = 100,
    font: String = #"type="system" pointSize="17""#, lines: Int = 1
  ) -> String {
    """
    <label text="\(text)" numberOfLines="\(lines)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="20" y="\(y)" width="\(width)" height="\(height)"/>
        <fontDescription key="fontDescription" \(font)/>
    </label>
    """
  }

  static func plain(_ id: String, _ customClass: String, _ frame: Frame) -> String {
    """
    <view customClass="\(customClass)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"/>
    </view>
    """
  }

  /// `first.attribute = second.attribute + constant`.
  static func equal(
    _ id: String, _ first: String, _ attribute: String, _ second: String?,
    _ other: String? = nil, _ constant: Double = 0
  ) -> String {
    WrittenScreen.equal(id, first, attribute, second, other, constant: constant)
  }

  static func pinned(_ id: String, y: Double = 100) -> String {
    equal("\(id)-x", id, "leading", "root", nil, 20) + equal("\(id)-y", id, "top", "root", nil, y)
  }

  static let phone = Configuration(name: "phone", size: Size(width: 393, height: 852), scale: 2)

  static func session(_ document: Document, _ options: LayoutOptions = .standard) -> LayoutSession {
    LayoutSession(document: document, scene: document.scenes[0], options: options)
  }
}
