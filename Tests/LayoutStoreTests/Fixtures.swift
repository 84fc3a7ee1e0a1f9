import Foundation
import LayoutModel
import LayoutStore
import Testing

/// A folder that is gone when the test is over.
final class TemporaryFolder {
  let path: String
  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/keyline-store-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(atPath: path) }
  var store: String { path + "/test.keyline" }
}

extension DocumentStore {
  /// Commits onto the current head.
  @discardableResult
  func commit(
    _ message: String, _ changes: [DocumentPath: DocumentChange],
    derivation: DerivationContext? = nil,
    branch: String? = nil, mergeParent: RevisionID? = nil
  ) throws -> Revision {
    try commit(
      RevisionDraft(
        expectedHead: try head(of: branch)?.id, branch: branch, mergeParent: mergeParent,
        author: "Ada <ada@example.org>", time: 1_700_000_000 + Int64(message.utf8.count),
        message: message, changes: changes, derivation: derivation))
  }
}

extension DocumentChange {
  static func text(_ text: String) -> DocumentChange { .put(Array(text.utf8), .parsed, nil) }
}

/// A made-up storyboard's text: long enough for deltas to pay.
func sampleText(scenes: Int = 20, marks: [Int: Int] = [:]) -> [UInt8] {
  var text = "<?xml version=\"1.0\"?>\n<document>\n"
  for scene in 0..<scenes {
    text += "  <scene id=\"s\(scene)\">\n"
    for view in 0..<20 {
      text += "    <view id=\"v\(scene)-\(view)\"><constraint id=\"c\(scene * 31 + view * 7)\" "
      text +=
        "firstAttribute=\"leading\" constant=\"\(marks[scene] ?? (view * scene % 13))\"/></view>\n"
    }
    text += "  </scene>\n"
  }
  return Array((text + "</document>\n").utf8)
}

/// Screens made by hand: `count` scenes with a root, a button and a label in a fixed place.
enum Sample {
  static let phone = Configuration(
    name: "phone", device: "iPhone SE", size: Size(width: 320, height: 568))
  static let large = Configuration(
    name: "large", device: "iPhone 17", size: Size(width: 402, height: 874), scale: 3)

  static func scene(_ number: Int, leading: Double = 16, line: Int? = nil) -> Scene {
    let line = line ?? 10 + number * 10
    func at(_ offset: Int) -> LayoutModel.SourceLocation {
      LayoutModel.SourceLocation(line: line + offset, column: 5)
    }
    let root = View(
      id: ObjectID("root\(number)"), kind: .view,
      subviews: [
        View(id: ObjectID("button\(number)"), kind: .button, label: "Buy", location: at(2)),
        View(
          id: ObjectID("label\(number)"), kind: .label, customClass: "PriceLabel",
          content: .label(LabelContent(text: TextContent("9.99"))), location: at(3)),
      ],
      constraints: [
        LayoutConstraint(
          id: ObjectID("c\(number)"), owner: ObjectID("root\(number)"),
          firstItem: ObjectID("button\(number)"), firstAttribute: .leading,
          secondItem: ObjectID("root\(number)"), secondAttribute: .leading, constant: leading,
          location: at(5))
      ], location: at(1))
    return Scene(
      id: ObjectID("root\(number)"), kind: .controller, title: "Screen \(number)", root: root,
      location: at(0))
  }

  static func layout(_ number: Int, leading: Double, on configuration: Configuration)
    -> SolvedLayout
  {
    let root = ObjectID("root\(number)")
    let width = configuration.size.width
    func view(_ id: String, _ frame: Frame, text: TextOutcome? = nil) -> SolvedView {
      SolvedView(
        id: ObjectID(id), superview: root, frame: frame, absoluteOrigin: frame.origin, text: text)
    }
    return SolvedLayout(
      scene: root, configuration: configuration.name, size: configuration.size,
      scale: configuration.scale, safeArea: EdgeInsets(top: 20),
      views: [
        SolvedView(
          id: root, superview: nil,
          frame: Frame(x: 0, y: 0, width: width, height: configuration.size.height),
          absoluteOrigin: Point(x: 0, y: 0)),
        view("button\(number)", Frame(x: leading, y: 20, width: width / 2, height: 44)),
        view(
          "label\(number)", Frame(x: leading, y: 80, width: 60, height: 20.5),
          text: TextOutcome(
            neededWidth: 48, neededLines: 1, availableLines: 1, widestWord: 48, lostShare: 0,
            pointSize: 17, isAssumed: false)),
      ])
  }

  static func context(_ regressions: [Regression] = []) -> DerivationContext {
    DerivationContext(
      engine: "test 1", configurations: [phone, large], regressions: regressions)
  }

  /// A document of `count` scenes; `leading` names those with a value of their own.
  static func document(
    _ count: Int, leading: [Int: Double] = [:], findings: [Int: [Finding]] = [:],
    solving: Set<Int>? = nil, lineShift: Int = 0
  ) -> DerivedDocument {
    let scenes = (0..<count).map { number in
      scene(number, leading: leading[number] ?? 16, line: 10 + number * 10 + lineShift)
    }
    let solved = (0..<count).map { number in
      let value = leading[number] ?? 16
      let isGiven = solving?.contains(number) ?? true
      return DerivedScene(
        scene: ObjectID("root\(number)"),
        key: ContentHash(of: "\(number) \(value) \(findings[number]?.count ?? 0)"),
        layouts: isGiven
          ? [phone, large].map { layout(number, leading: value, on: $0) } : nil,
        findings: findings[number] ?? [])
    }
    var derived = DerivedDocument(
      document: Document(kind: .storyboard, platform: .iOS, scenes: scenes), scenes: solved)
    derived.edits = leading.sorted { $0.key < $1.key }.map { edit($0, to: $1) }
    return derived
  }

  /// That the button of a scene lies elsewhere.
  static func edit(_ number: Int, to leading: Double) -> StructureChange {
    StructureChange(
      kind: .constraintChanged, scene: ObjectID("root\(number)"), object: "leading",
      views: [ObjectID("button\(number)")], attribute: "constant", before: nil,
      after: "\(leading)", text: "leading of Buy: \(leading)",
      location: LayoutModel.SourceLocation(line: 7, column: 9))
  }
}
