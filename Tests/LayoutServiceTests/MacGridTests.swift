import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

/// Grid views: columns and rows as long as their cells ask for, and views placed in them.
struct MacGridTests {
  private func frames(_ grid: String, width: Int = 340) throws -> [ObjectID: Frame] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="20037" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><customView id="M">
      <rect key="frame" x="0.0" y="0.0" width="480" height="270"/><subviews>\(grid)</subviews>
      <constraints>
      <constraint firstItem="G" firstAttribute="leading" secondItem="M" secondAttribute="leading" \
      constant="20" id="l"/>
      <constraint firstItem="G" firstAttribute="top" secondItem="M" secondAttribute="top" \
      constant="20" id="t"/>
      <constraint firstItem="G" firstAttribute="width" constant="\(width)" id="w"/></constraints>
      </customView></objects></document>
      """
    let document = try InterfaceBuilderReader.read(Array(text.utf8), path: "View.xib")
    let scene = try #require(document.scenes.first)
    var session = LayoutSession(document: document, scene: scene)
    return Dictionary(
      session.solveAsDesigned().views.map { ($0.id, $0.frame) },
      uniquingKeysWith: { first, _ in first })
  }

  private func cell(_ row: String, _ column: String, _ placement: String, _ view: String) -> String
  {
    "<gridCell row=\"\(row)\" column=\"\(column)\" \(placement) id=\"\(row)\(column)\">\(view)</gridCell>"
  }

  private func box(_ id: String, _ width: Int, _ height: Int) -> String {
    """
    <customView key="contentView" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0" y="0" width="5" height="5"/><constraints>
    <constraint firstAttribute="width" constant="\(width)" id="\(id)w"/>
    <constraint firstAttribute="height" constant="\(height)" id="\(id)h"/></constraints></customView>
    """
  }

  private func grid(_ attributes: String, columns: String, cells: String) -> String {
    """
    <gridView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="G">
    <rect key="frame" x="20" y="20" width="340" height="48"/>
    <rows><gridRow id="r"/><gridRow bottomPadding="4" id="s"/></rows>
    <columns>\(columns)</columns><gridCells>\(cells)</gridCells></gridView>
    """
  }

  /// 340 wide, 220 for the second column and 10 between: 110 are left for the first, whose view stands at its
  /// end. Rows are 30 and 40 high, with 6 between and 4 below.
  @Test func `a column without a width takes what is left, and cells place their views`() throws {
    let found = try frames(
      grid(
        #"xPlacement="leading" yPlacement="bottom" columnSpacing="10""#,
        columns: #"<gridColumn id="a"/><gridColumn width="220" id="b"/>"#,
        cells: cell("r", "a", #"xPlacement="trailing" yPlacement="center""#, box("A", 60, 20))
          + cell("r", "b", #"xPlacement="center""#, box("B", 100, 30))
          + cell("s", "a", "", box("C", 50, 40)) + cell("s", "b", "", box("D", 50, 10))))
    #expect(found["G"] == Frame(x: 20, y: 20, width: 340, height: 30 + 6 + 40 + 4))
    #expect(found["A"] == Frame(x: 50, y: 5, width: 60, height: 20))
    #expect(found["B"] == Frame(x: 120 + 60, y: 0, width: 100, height: 30))
    #expect(found["C"] == Frame(x: 0, y: 36, width: 50, height: 40))
    #expect(found["D"] == Frame(x: 120, y: 36 + 30, width: 50, height: 10))
  }

  /// The first cell of the second row reaches over both columns, to 340 points.
  @Test func `a merged cell reaches over its columns`() throws {
    let found = try frames(
      grid(
        #"xPlacement="leading" yPlacement="top""#,
        columns: #"<gridColumn width="94" id="a"/><gridColumn id="b"/>"#,
        cells: cell("r", "a", "", box("A", 94, 20)) + cell("r", "b", "", box("B", 100, 20))
          + cell("s", "a", #"xPlacement="trailing""#, box("C", 50, 40))
          + cell("s", "b", #"headOfMergedCell="sa""#, "")))
    #expect(found["B"] == Frame(x: 100, y: 0, width: 100, height: 20))
    #expect(found["C"] == Frame(x: 290, y: 26, width: 50, height: 40))
  }

  private func label(_ id: String, hugging: (across: Int, down: Int)) -> String {
    """
    <textField key="contentView" horizontalHuggingPriority="\(hugging.across)" \
    verticalHuggingPriority="\(hugging.down)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="0" y="0" width="5" height="5"/><textFieldCell key="cell" \
    lineBreakMode="clipping" title="Label" id="\(id)c"><font key="font" metaFont="system"/>
    </textFieldCell></textField>
    """
  }

  /// Recorded of a label that hugs at 251 in a grid that hugs at 750, though it stands at the start of its column, and
  /// not of a button beside it that hugs at 751. The column is as wide as its widest view, 200 points.
  @Test(arguments: [(251, 750, true), (751, 750, false), (251, 240, false)])
  func `a view that hugs less than its grid is as long as its line`(
    _ own: Int, _ ofGrid: Int, _ isStretched: Bool
  ) throws {
    let found = try frames(
      grid(
        "xPlacement=\"leading\" yPlacement=\"top\" horizontalHuggingPriority=\"\(ofGrid)\"",
        columns: #"<gridColumn id="a"/><gridColumn width="134" id="b"/>"#,
        cells: cell("r", "a", "", label("A", hugging: (own, 750)))
          + cell("s", "a", "", box("B", 200, 20))))
    let width = try #require(found["A"]?.width)
    #expect(isStretched ? width == 200 + 4 : width < 50)
  }

  /// Of 80 points 16 and 14 beside are taken. Recorded of labels on a row's baseline that hug at 256 in a grid that
  /// hugs at 260: they reach the row's bottom, and the row takes what is left.
  @Test func `what a grid has left goes to a row whose view hugs less than the grid`() throws {
    let cells = [
      cell("r", "c", "", label("A", hugging: (251, 256))),
      cell("s", "c", "", label("B", hugging: (251, 750))),
    ]
    let grid = """
      <gridView yPlacement="fill" rowAlignment="firstBaseline" rowSpacing="10" columnSpacing="6" \
      verticalHuggingPriority="260" translatesAutoresizingMaskIntoConstraints="NO" id="G">
      <rect key="frame" x="20" y="20" width="340" height="80"/>
      <constraints><constraint firstAttribute="height" constant="80" id="h"/></constraints>
      <rows><gridRow id="r"/><gridRow bottomPadding="4" id="s"/></rows>
      <columns><gridColumn id="c"/></columns>
      <gridCells>\(cells.joined())</gridCells></gridView>
      """
    let found = try frames(grid)
    #expect(found["A"]?.height == 50)
    #expect(found["B"]?.height == 16)
  }
}
