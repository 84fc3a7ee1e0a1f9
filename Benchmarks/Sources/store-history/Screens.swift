import LayoutFormats
import LayoutModel

/// A storyboard of screens that are lists of rows: 50 views each, as an app's settings have them.
///
/// The text is made line by line, so that an edit is what a person's edit is: one line of a file
/// that otherwise stays as it was.
struct Screens {
  static let count = 20
  static let rows = 9
  static let path: DocumentPath = "Settings.storyboard"

  /// What a person may change in one row.
  struct Row {
    var gap = 8
    var height = 56
    var leading = 16
    var iconWidth = 28
    var titleGap = 12
    var buttonWidth = 60
    var titleText = "Notifications"
    var fontSize = 17
    var titlePriority = 750
    var hasMinimum = false
  }

  struct Screen {
    var rows = [Row](repeating: Row(), count: Screens.rows)
    var text: [UInt8] = [] {
      didSet { lines = text.count { $0 == UInt8(ascii: "\n") } }
    }
    private(set) var lines = 0
    var scene: Scene {
      didSet { placed = nil }
    }
    /// The scene where it was in the whole document when it was last asked for.
    var placed: (line: Int, scene: Scene)?

    /// The scene `line` lines further down.
    mutating func scene(at line: Int) -> Scene {
      if let placed, placed.line == line { return placed.scene }
      var moved = scene
      if line > 0 { moved.shift(by: line) }
      placed = (line, moved)
      return moved
    }
  }

  var screens: [Screen] = []

  init() throws {
    for number in 0..<Self.count {
      let rows = (0..<Self.rows).map { _ in Row() }
      let text = Self.text(of: rows, number)
      var screen = Screen(rows: rows, scene: try Self.read(text))
      screen.text = text
      screens.append(screen)
    }
  }

  /// Applies an edit to the text, and to what was read of it.
  mutating func apply(_ edit: Edit) throws {
    edit.apply(&screens[edit.screen].rows[edit.row])
    let rows = screens[edit.screen].rows
    screens[edit.screen].text = Self.text(of: rows, edit.screen)
    // One number of one constraint is set in the reading as well; whatever else is read anew.
    let r = "s\(edit.screen)-r\(edit.row)"
    let row = rows[edit.row]
    let constant: (id: String, value: Int)? =
      switch edit.kind {
      case .gap: ("\(r)-t", row.gap)
      case .leading: ("\(r)-l", row.leading)
      case .height: ("\(r)-c0", row.height)
      case .titleGap: ("\(r)-c3", row.titleGap)
      case .iconWidth: ("\(r)-i1", row.iconWidth)
      case .buttonWidth: ("\(r)-b0", row.buttonWidth)
      case .title, .fontSize, .priority, .minimum: nil
      }
    if let constant {
      screens[edit.screen].scene.root.set(ObjectID(constant.id), to: Double(constant.value))
    } else {
      screens[edit.screen].scene = try Self.read(screens[edit.screen].text)
    }
  }

  // MARK: The whole document

  private static let head = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>

    """.utf8)
  private static let tail = Array("    </scenes>\n</document>\n".utf8)

  var bytes: [UInt8] {
    var bytes = Self.head
    bytes.reserveCapacity(1 << 20)
    for screen in screens { bytes.append(contentsOf: screen.text) }
    bytes.append(contentsOf: Self.tail)
    return bytes
  }

  /// The document as reading `bytes` gives it, from the scenes that were read one by one.
  mutating func document() -> Document {
    var document = Self.empty
    var line = 0
    document.scenes = screens.indices.map { index in
      let scene = screens[index].scene(at: line)
      line += screens[index].lines
      return scene
    }
    return document
  }

  private static let empty: Document = {
    guard var document = try? DocumentFormats.read(head + tail, path: path.text) else {
      return Document(kind: .storyboard, platform: .iOS)
    }
    document.scenes = []
    return document
  }()

  private static func read(_ text: [UInt8]) throws -> Scene {
    let document = try DocumentFormats.read(head + text + tail, path: path.text)
    guard let scene = document.scenes.first else {
      throw Problem(text: "the generated screen was not read")
    }
    return scene
  }

  // MARK: One screen

  private static func text(of rows: [Row], _ screen: Int) -> [UInt8] {
    let s = "s\(screen)"
    var text = """
              <scene sceneID="\(s)-scene">
                  <objects>
                      <viewController title="Screen \(screen)" id="\(s)-vc" \
      sceneMemberID="viewController">
                          <view key="view" contentMode="scaleToFill" id="\(s)-root">
                              <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                              <autoresizingMask key="autoresizingMask" widthSizable="YES" \
      heightSizable="YES"/>
                              <subviews>
                                  <view contentMode="scaleToFill" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(s)-head">
                                      <rect key="frame" x="0.0" y="59" width="393" height="64"/>
                                      <subviews>
      \(label("\(s)-caption", "Settings", 28))
      \(button("\(s)-close", "Close"))
                                      </subviews>
                                      <constraints>
      \(constraint("\(s)-k1", "\(s)-caption", "leading", "\(s)-head", "leading", 16))
      \(constraint("\(s)-k2", "\(s)-caption", "centerY", "\(s)-head", "centerY", 0))
      \(constraint("\(s)-k3", "\(s)-head", "trailing", "\(s)-close", "trailing", 16))
      \(constraint("\(s)-k4", "\(s)-close", "centerY", "\(s)-head", "centerY", 0))
      \(size("\(s)-k5", "height", 64))
                                      </constraints>
                                  </view>

      """
    for (number, row) in rows.enumerated() { text += view(row, "\(s)-r\(number)") }
    text += button("\(s)-done", "Done") + "\n"
    text += """
                              </subviews>
                              <viewLayoutGuide key="safeArea" id="\(s)-safe"/>
                              <constraints>
      \(constraint("\(s)-h1", "\(s)-head", "top", "\(s)-safe", "top", 0))
      \(constraint("\(s)-h2", "\(s)-head", "leading", "\(s)-root", "leading", 0))
      \(constraint("\(s)-h3", "\(s)-root", "trailing", "\(s)-head", "trailing", 0))

      """
    var above = "\(s)-head"
    for (number, row) in rows.enumerated() {
      let r = "\(s)-r\(number)"
      text += constraint("\(r)-t", r, "top", above, "bottom", row.gap) + "\n"
      text += constraint("\(r)-l", r, "leading", "\(s)-root", "leading", row.leading) + "\n"
      text += constraint("\(r)-e", "\(s)-root", "trailing", r, "trailing", 16) + "\n"
      above = r
    }
    text += constraint("\(s)-d1", "\(s)-done", "top", above, "bottom", 20) + "\n"
    text += constraint("\(s)-d2", "\(s)-done", "centerX", "\(s)-root", "centerX", 0) + "\n"
    text += """
                              </constraints>
                          </view>
                      </viewController>
                      <placeholder placeholderIdentifier="IBFirstResponder" id="\(s)-first" \
      userLabel="First Responder" sceneMemberID="firstResponder"/>
                  </objects>
                  <point key="canvasLocation" x="\(screen * 900)" y="0.0"/>
              </scene>

      """
    return halvingIndents(Array(text.utf8))
  }

  /// Two spaces a level are what a person sees here; a storyboard of 1,000 views has some 0.8 MB.
  private static func halvingIndents(_ text: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(text.count)
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
      output.append(contentsOf: line.dropFirst(indent / 2))
      output.append(UInt8(ascii: "\n"))
    }
    output.removeLast()
    return output
  }

  private static func view(_ row: Row, _ r: String) -> String {
    """
                                <view contentMode="scaleToFill" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(r)">
                                    <rect key="frame" x="16" y="131" width="361" height="56"/>
                                    <subviews>
                                        <imageView userInteractionEnabled="NO" \
    contentMode="scaleAspectFit" horizontalHuggingPriority="251" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(r)-icon">
                                            <rect key="frame" x="16" y="14" width="28" height="28"/>
                                            <constraints>
    \(size("\(r)-i1", "width", row.iconWidth))
    \(size("\(r)-i2", "height", 28))
                                            </constraints>
                                        </imageView>
    \(label("\(r)-title", row.titleText, row.fontSize, compression: row.titlePriority))
    \(label("\(r)-detail", "Off", 15))
    \(button("\(r)-edit", "Edit", width: row.buttonWidth, id: "\(r)-b0"))
                                    </subviews>
                                    <constraints>
    \(constraint("\(r)-c1", "\(r)-icon", "leading", r, "leading", 16))
    \(constraint("\(r)-c2", "\(r)-icon", "centerY", r, "centerY", 0))
    \(constraint("\(r)-c3", "\(r)-title", "leading", "\(r)-icon", "trailing", row.titleGap))
    \(constraint("\(r)-c4", "\(r)-title", "centerY", r, "centerY", 0))
    \(constraint("\(r)-c5", "\(r)-detail", "leading", "\(r)-title", "trailing", 8,
      relation: " relation=\"greaterThanOrEqual\""))
    \(constraint("\(r)-c6", "\(r)-detail", "firstBaseline", "\(r)-title", "firstBaseline", 0))
    \(constraint("\(r)-c7", "\(r)-edit", "leading", "\(r)-detail", "trailing", 12))
    \(constraint("\(r)-c8", r, "trailing", "\(r)-edit", "trailing", 12))
    \(constraint("\(r)-c9", "\(r)-edit", "centerY", r, "centerY", 0))
    \(size("\(r)-c0", "height", row.height))

    """
      + (row.hasMinimum
        ? size("\(r)-cm", "width", 120, relation: " relation=\"greaterThanOrEqual\"") + "\n" : "")
        + """
                                        </constraints>
                                    </view>

        """
  }

  private static func label(
    _ id: String, _ text: String, _ points: Int, compression: Int = 750
  ) -> String {
    """
                                        <label opaque="NO" userInteractionEnabled="NO" \
    contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" \
    horizontalCompressionResistancePriority="\(compression)" text="\(text)" \
    textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
    adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                                            <rect key="frame" x="56" y="17" width="102" height="21"/>
                                            <fontDescription key="fontDescription" type="system" \
    pointSize="\(points)"/>
                                            <nil key="textColor"/>
                                            <nil key="highlightedColor"/>
                                        </label>
    """
  }

  private static func button(
    _ id: String, _ title: String, width: Int? = nil, id own: String = ""
  ) -> String {
    """
                                        <button opaque="NO" contentMode="scaleToFill" \
    contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" \
    lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
                                            <rect key="frame" x="289" y="11" width="60" height="34"/>

    """
      + (width.map {
        """
                                              <constraints>
        \(size(own, "width", $0))
                                              </constraints>

        """
      } ?? "")
        + """
                                                <state key="normal" title="\(title)"/>
                                            </button>
        """
  }

  private static func constraint(
    _ id: String, _ a: String, _ aAttribute: String, _ b: String, _ bAttribute: String,
    _ constant: Int, relation: String = ""
  ) -> String {
    let value = constant == 0 ? "" : " constant=\"\(constant)\""
    return """
                                      <constraint firstItem="\(a)" firstAttribute="\(aAttribute)"\
      \(relation) secondItem="\(b)" secondAttribute="\(bAttribute)"\(value) id="\(id)"/>
      """
  }

  private static func size(
    _ id: String, _ attribute: String, _ constant: Int, relation: String = ""
  ) -> String {
    """
                                        <constraint firstAttribute="\(attribute)"\(relation) \
    constant="\(constant)" id="\(id)"/>
    """
  }
}

struct Problem: Error, CustomStringConvertible {
  var text: String
  var description: String { text }
}

extension Scene {
  /// Moves every place in the file by so many lines.
  mutating func shift(by lines: Int) {
    location.line += lines
    root.shift(by: lines)
  }
}

extension View {
  /// Sets a constraint's constant, here or below.
  mutating func set(_ constraint: ObjectID, to constant: Double) {
    for index in constraints.indices where constraints[index].id == constraint {
      constraints[index].constant = constant
    }
    for index in subviews.indices { subviews[index].set(constraint, to: constant) }
  }

  mutating func shift(by lines: Int) {
    location.line += lines
    for index in guides.indices { guides[index].location.line += lines }
    for index in constraints.indices { constraints[index].location.line += lines }
    for index in subviews.indices { subviews[index].shift(by: lines) }
  }
}
