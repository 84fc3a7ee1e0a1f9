import LayoutEngine
import LayoutModel
import Testing

/// Sizes that a document's own canvas recorded: 393 by 852 points at 3x.
struct CanvasEvidenceTests {
  typealias Fixture = EvidenceFixtures

  private func layout(
    _ document: Document, _ texts: TextSource = .document
  ) -> SolvedLayout {
    var session = Fixture.session(document, LayoutOptions(textSource: texts))
    return session.solveAsDesigned()
  }

  private func uses(_ document: Document) -> [SizeUse] { layout(document).uses }

  /// Says how high a view is, so that its recorded height tells nothing.
  private func height(_ id: String, _ value: Double = 20.5) -> String {
    Fixture.equal("\(id)-h", id, "height", nil, nil, value)
  }

  @Test func `a recorded height is the label's on its canvas, and the model's elsewhere`() throws {
    let document = try Fixture.document(
      Fixture.label("a", "Measured", width: 90, height: 23), Fixture.pinned("a"))
    #expect(layout(document).view("a")?.frame.height == 23)
    // The library's label is 21 points high; a line of 17 points, 20.29, is 20.5 in pixels at 2x.
    #expect(layout(document, .model).view("a")?.frame.height == 21)
    var session = Fixture.session(document)
    #expect(session.solve(Fixture.phone).view("a")?.frame.height == 20.5)
  }

  @Test func `each use is listed, one for each view`() throws {
    let document = try Fixture.document(
      Fixture.label("a", "Measured", width: 90), Fixture.pinned("a"))
    #expect(uses(document) == [SizeUse(view: "a", source: .recordedSize)])
    #expect(layout(document, .model).uses == [])
  }

  @Test func `a size that constraints decide says nothing`() throws {
    let document = try Fixture.document(
      Fixture.label("a", "Measured", width: 90, height: 23),
      Fixture.pinned("a") + height("a", 40) + Fixture.equal("w", "a", "width", nil, nil, 110))
    #expect(uses(document) == [])
    #expect(layout(document).view("a")?.frame == Frame(x: 20, y: 100, width: 110, height: 40))
  }

  @Test func `a height between two pinned edges says nothing`() throws {
    let document = try Fixture.document(
      Fixture.label("a", "Measured", width: 90, height: 500),
      Fixture.pinned("a") + Fixture.equal("b", "root", "bottom", "a", "bottom", 252)
        + Fixture.equal("w", "a", "width", nil, nil, 90))
    #expect(uses(document) == [])
  }

  @Test func `a text beside a field that fills the rest is as wide as recorded`() throws {
    let field = """
      <textField borderStyle="roundedRect" placeholder="Anything" horizontalHuggingPriority="249" translatesAutoresizingMaskIntoConstraints="NO" id="f">
          <rect key="frame" x="100" y="93" width="273" height="34"/>
          <fontDescription key="fontDescription" type="system" pointSize="14"/>
          <textInputTraits key="textInputTraits"/>
      </textField>
      """
    let document = try Fixture.document(
      Fixture.label("a", "Measured", width: 72) + field,
      Fixture.pinned("a") + height("a") + height("f", 34)
        + Fixture.equal("c", "f", "centerY", "a")
        + Fixture.equal("l", "f", "leading", "a", "trailing", 8)
        + Fixture.equal("t", "root", "trailing", "f", "trailing", 20))
    let layout = layout(document)
    #expect(layout.uses == [SizeUse(view: "a", source: .recordedSize)])
    // 393 less the label's 72, 20 at either side and 8 between.
    #expect(layout.view("f")?.frame.width == 273)
  }

  @Test func `of two texts that hug alike in a line held at both ends, neither tells`() throws {
    let document = try Fixture.document(
      Fixture.label("a", "Measured", width: 200) + Fixture.label("b", "Measured", width: 145),
      Fixture.pinned("a") + height("a") + height("b")
        + Fixture.equal("c", "b", "centerY", "a")
        + Fixture.equal("l", "b", "leading", "a", "trailing", 8)
        + Fixture.equal("t", "root", "trailing", "b", "trailing", 20))
    #expect(uses(document) == [])
  }

  @Test func `of texts kept equally wide, the widest is as wide as recorded`() throws {
    let document = try Fixture.document(
      Fixture.label("a", "Abcdef", width: 62) + Fixture.label("b", "Abcdefi", width: 62, y: 200),
      Fixture.pinned("a") + Fixture.pinned("b", y: 200) + height("a") + height("b")
        + Fixture.equal("e", "a", "width", "b"))
    let layout = layout(document)
    #expect(layout.uses == [SizeUse(view: "b", source: .recordedSize)])
    #expect(layout.view("a")?.frame.width == 62)
    // The other's text comes near, so nothing is said about devices.
    var session = Fixture.session(document)
    #expect(session.solve(Fixture.phone).uses == [])
  }

  @Test func `a recording that cannot be of the text is not taken for its share of a width`()
    throws
  {
    // Kept equally wide, and nothing else decides how wide: but none is near 300 points.
    let document = try Fixture.document(
      Fixture.label("a", "Abcdef", width: 300) + Fixture.label("b", "Abcdefi", width: 300, y: 200),
      Fixture.pinned("a") + Fixture.pinned("b", y: 200) + height("a") + height("b")
        + Fixture.equal("e", "a", "width", "b"))
    #expect(uses(document) == [])
  }

  @Test func `text that wraps is as high as recorded where it is as wide, and only there`() throws {
    let text = "A text of several words that does not stand on one line of so narrow a label"
    let document = try Fixture.document(
      Fixture.label("a", text, width: 353, height: 61, lines: 0),
      Fixture.pinned("a") + Fixture.equal("t", "root", "trailing", "a", "trailing", 20))
    #expect(layout(document).view("a")?.frame.height == 61)
    var session = Fixture.session(document)
    var byModel = Fixture.session(document, LayoutOptions(textSource: .model))
    for width in [353.0, 393, 500] {
      var device = Fixture.phone
      device.size.width = width
      #expect(
        session.solve(device).view("a")?.frame.height
          == byModel.solve(device).view("a")?.frame.height)
    }
  }

  @Test func `titles, symbols and segments count, pictures do not`() throws {
    func button(_ id: String, _ state: String, y: Double) -> String {
      """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
          <rect key="frame" x="20" y="\(y)" width="77" height="35"/>
          <state key="normal" \(state)/>
      </button>
      """
    }
    let segments = """
      <segmentedControl segmentControlStyle="plain" selectedSegmentIndex="0" translatesAutoresizingMaskIntoConstraints="NO" id="s">
          <rect key="frame" x="20" y="400" width="150" height="32"/>
          <segments><segment title="One"/><segment title="Other"/></segments>
      </segmentedControl>
      """
    let document = try Fixture.document(
      button("t", #"title="Measured title""#, y: 100)
        + button("g", #"image="star" catalog="system""#, y: 200)
        + button("p", #"image="photo""#, y: 300) + segments,
      Fixture.pinned("t") + Fixture.pinned("g", y: 200) + Fixture.pinned("p", y: 300)
        + Fixture.pinned("s", y: 400),
      resources: #"<image name="photo" width="50" height="60"/>"#)
    let layout = layout(document)
    #expect(layout.view("t")?.frame.size == Size(width: 77, height: 35))
    #expect(layout.view("g")?.frame.size == Size(width: 77, height: 35))
    #expect(layout.view("p")?.frame.size == Size(width: 50, height: 60))
    #expect(layout.view("s")?.frame.size == Size(width: 150, height: 32))
    #expect(Set(layout.uses.map(\.view)) == ["t", "g", "s"])
  }

  @Test func `a frame that the file calls misplaced is not evidence`() throws {
    let label = Fixture.label("a", "Measured", width: 90)
      .replacing("<label ", with: #"<label misplaced="YES" "#)
    let document = try Fixture.document(label, Fixture.pinned("a"))
    #expect(uses(document) == [])
  }
}
