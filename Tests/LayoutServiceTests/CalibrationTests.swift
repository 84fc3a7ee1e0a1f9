import Testing

@testable import LayoutModel
@testable import LayoutService

/// Dumps are written by hand in the form that UIKit prints.
struct CalibrationTests {
  /// A label, a view of class `Stars` below it, and a text below that, each 10 points apart.
  private let storyboard = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s"><objects><viewController id="c-1" title="Rating" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews>
    <label opaque="NO" text="AV" translatesAutoresizingMaskIntoConstraints="NO" id="title">
    <rect key="frame" x="16" y="69" width="40" height="20"/>
    <fontDescription key="fontDescription" name="Made-Bold" family="Made" pointSize="20"/></label>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="stars" customClass="Stars" customModule="Shop">
    <rect key="frame" x="16" y="99" width="50" height="50"/></view>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="line">
    <rect key="frame" x="16" y="159" width="100" height="1"/></view>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>
    <constraint firstItem="title" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="10" id="a"/>
    <constraint firstItem="title" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="16" id="b"/>
    <constraint firstItem="stars" firstAttribute="top" secondItem="title" secondAttribute="bottom" constant="10" id="c"/>
    <constraint firstItem="stars" firstAttribute="leading" secondItem="title" secondAttribute="leading" id="d"/>
    <constraint firstItem="line" firstAttribute="top" secondItem="stars" secondAttribute="bottom" constant="10" id="e"/>
    <constraint firstItem="line" firstAttribute="leading" secondItem="stars" secondAttribute="leading" id="f"/>
    <constraint firstItem="line" firstAttribute="width" constant="100" id="g"/>
    <constraint firstItem="line" firstAttribute="height" constant="1" id="h"/>
    </constraints></view></viewController></objects></scene></scenes></document>
    """.utf8)

  private let screen = """
    screen: nib = 'c-1-view-root'; size = (393 852); scale = 3; insets = (59 0 34 0); classes = compact,regular; type = L; direction = ltr; bold = NO; system = 17.5
    """
  /// As the app shows it: the title is 31 x 24, the stars 120 x 24, and the line 10 below them.
  private func views(lineAt y: Double = 137) -> String {
    """
    <UIView: 0x7f8a10; frame = (0 0; 393 852); autoresize = W+H; layer = <CALayer: 0x6000>>
       | <UILabel: 0x7f8a11; frame = (16 69; 31 24); text = 'AV'; intrinsic = (31 24); opaque = NO; layer = <_UILabelLayer: 0x6001>>
       | <Shop.Stars: 0x7f8a12; baseClass = UIView; frame = (16 103; 120 24); intrinsic = (120 24)>
       |    | <UIImageView: 0x7f8a13; frame = (0 0; 24 24)>
       | <UIView: 0x7f8a14; frame = (16 \(y); 100 1); intrinsic = (-1 -1)>

    """
  }
  private let fonts = """
    font: name = 'Made-Bold'; ascender = 0.95; descender = -0.25; leading = 0
    text: font = 'Made-Bold'; text = 'A'; width = 0.8
    text: font = 'Made-Bold'; text = 'V'; width = 0.8
    text: font = 'Made-Bold'; text = 'AV'; width = 1.55

    """

  private func run(
    _ dump: String, options: SolveOptions = SolveOptions(textSource: .model), scene: ObjectID? = nil
  ) throws -> CalibrationReport {
    try Calibration(options: options, scene: scene).run(
      SourceFile(path: "dump.txt", bytes: Array(dump.utf8)),
      [SourceFile(path: "App/Rating.storyboard", bytes: storyboard)])
  }

  @Test func `each difference has its cause, and what it moves follows`() throws {
    let report = try run("noise\n\(screen)\n\(views())2026-01-01 App[1:2] log\n\(fonts)")
    let screen = try #require(report.screens.first)
    #expect(screen.scene == "root")
    #expect(screen.viewCount == 4)
    #expect(screen.foreignCount == 1)
    #expect(screen.missing == [])
    let causes = Dictionary(uniqueKeysWithValues: screen.differences.map { ($0.view, $0.cause) })
    #expect(
      causes == ["title": .font("Made-Bold"), "stars": .customClass("Stars"), "line": .follows])
    #expect(screen.differences.first { $0.view == "line" }?.location.line == 7)
  }

  @Test func `a view that no measured size explains is told so`() throws {
    let report = try run("\(screen)\n\(views(lineAt: 141))\(fonts)")
    #expect(report.causes.map(\.differences.count) == [1, 1, 1])
    #expect(report.screens[0].differences.first { $0.view == "line" }?.cause == .unexplained)
    #expect(report.screens[0].remainingCount == 1)
  }

  // (0.8 + 0.8 - 0.05) x 20 = 31, and (0.95 + 0.25) x 20 = 24.
  @Test func `measured sizes and fonts are declarations that make the frames agree`() throws {
    let report = try run("\(screen)\n\(views())\(fonts)")
    #expect(report.overrides.classes == ["Stars": DeclaredView(width: 120, height: 24)])
    #expect(report.overrides.views.isEmpty)
    let font = try #require(report.overrides.fonts["Made-Bold"])
    #expect(font.advances == ["A": 0.8, "V": 0.8])
    #expect(font.kerning.values == [-0.05])
    #expect(report.screens.map(\.remainingCount) == [0])
    let again = try run(
      "\(screen)\n\(views())\(fonts)",
      options: SolveOptions(textSource: .model, overrides: report.overrides))
    #expect(again.differenceCount == 0)
    #expect(again.overrides.isEmpty)
  }

  @Test func `a class whose views differ is declared view by view, and a known font not at all`()
    throws
  {
    let other = views().replacing("(120 24)", with: "(90 24)").replacing(
      "120 24)", with: "90 24)")
    let known = LayoutOverrides(fonts: ["Made-Bold": DeclaredFont(ascender: 1, descender: 0.2)])
    let report = try run(
      "\(screen)\n\(views())\(screen)\n\(other)\(fonts)",
      options: SolveOptions(textSource: .model, overrides: known))
    #expect(report.overrides.classes.isEmpty)
    #expect(report.overrides.views.keys.sorted() == ["stars"])
    #expect(report.overrides.fonts.isEmpty)
  }

  @Test func `what recursiveDescription prints of one screen is read with its name`() throws {
    let report = try run(views(), scene: "root")
    #expect(report.screens.first?.viewCount == 4)
    #expect(throws: CalibrationError.self) { try run(views()) }
  }

  @Test func `apostrophes, quotes and line breaks of a text are read`() throws {
    let dump = try UIKitDumpReader.read(
      Array(
        """
        <UILabel: 0x1; frame = (0 0; 1 1); text = 'Don't; it's 'so''; opaque = NO>
        <UILabel: 0x2; frame = (0 0; 1 1); text = 'a\\nb\\'; c'; layer = <CALayer: 0x3>>
        """.utf8), path: "d")
    #expect(dump.screens.map(\.root.text) == ["Don't; it's 'so'", "a\nb'; c"])
  }

  @Test(arguments: [
    ("<UIView: 0x1; frame = (0 0; 10)>", 1, 23, "four numbers"),
    ("\n<UIView: 0x1; frame = (0 x; 10 1)>", 2, 23, "\"x\" is no length"),
    (
      "<UIView: 0x1; frame = (0 0; 1 1)>\n   |    | <UIView: 0x2; frame = (0 0; 1 1)>", 2, 11,
      "2 levels"
    ),
    ("<UIView: 0x1; frame = (0 0; 1 1); text = 'a>", 1, 42, "does not end"),
    ("screen: nib = 'a'; insets = (1 2)", 1, 29, "insets needs 4 numbers"),
    ("font: name = 'F'; descender = low; ascender = 1", 1, 31, "descender is no number"),
    ("screen: nib = 'Nowhere'\n<UIView: 0x1; frame = (0 0; 1 1)>", 1, 8, "no document given"),
    ("nothing", 1, 1, "no view of UIKit"),
  ])
  func `errors tell their place`(_ dump: String, line: Int, column: Int, words: String) throws {
    let error = try #require(throws: CalibrationError.self) { try run(dump) }
    #expect(error.location == SourceLocation(line: line, column: column), "\(error)")
    #expect(error.description.contains(words), "\(error)")
  }
}
