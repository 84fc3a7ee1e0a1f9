import LayoutEngine
import LayoutModel
import Testing

struct EvidenceTests {
  typealias Fixture = EvidenceFixtures

  private func width(
    _ document: Document, _ id: ObjectID, _ configuration: Configuration = Fixture.phone,
    texts: TextSource? = nil
  ) -> Double {
    var session = Fixture.session(document, LayoutOptions(textSource: texts))
    return session.solve(configuration).view(id)?.frame.width ?? -1
  }

  @Test func `a width that only the text decided is the text's width on devices`() throws {
    let document = try Fixture.document(
      Fixture.label("a", "Measured", width: 90), Fixture.pinned("a"))
    #expect(width(document, "a") == 90)
    #expect(width(document, "a", texts: .model) != 90)
  }

  @Test func `a recording that is the modelled width in whole points changes nothing`() throws {
    func widths(_ recorded: Double) throws -> (byDocument: Double, byModel: Double) {
      let document = try Fixture.document(
        Fixture.label("a", "Abc", width: recorded), Fixture.pinned("a"))
      return (width(document, "a"), width(document, "a", texts: .model))
    }
    // "Abc" has 30 1/3 points by the model, 30.5 in pixels at 2x.
    #expect(try widths(31) == (30.5, 30.5))
    #expect(try widths(30.5) == (30.5, 30.5))
    // A pixel more is none of rounding, nor is a point more, or less.
    for other in [30, 31.5, 32] { #expect(try widths(other) == (other, 30.5)) }
  }

  @Test func `each use is listed, and none where the model is asked for`() throws {
    let document = try Fixture.document(
      Fixture.label("a", "Measured", width: 90), Fixture.pinned("a"))
    var session = Fixture.session(document)
    #expect(session.solve(Fixture.phone).uses == [SizeUse(view: "a", source: .recordedText)])
    #expect(session.solveAsDesigned().uses == [])
  }

  @Test func `the document's own canvas is solved by the model unless the document is asked for`()
    throws
  {
    let document = try Fixture.document(
      Fixture.label("a", "Measured", width: 90), Fixture.pinned("a"))
    var byModel = Fixture.session(document)
    #expect(byModel.solveAsDesigned().view("a")?.frame.width != 90)
    var byDocument = Fixture.session(document, LayoutOptions(textSource: .document))
    #expect(byDocument.solveAsDesigned().view("a")?.frame.width == 90)
  }

  @Test func `a width that constraints decide says nothing about the text`() throws {
    let document = try Fixture.document(
      Fixture.label("a", "Measured", width: 90),
      Fixture.pinned("a") + Fixture.equal("w", "a", "width", nil, nil, 90))
    var session = Fixture.session(document)
    #expect(session.solve(Fixture.phone).uses == [])
  }

  @Test func `a width that no font gives a text is of an edit that freed the view since`() throws {
    // 75 points by the model, and a quarter more, and 8.
    let document = try Fixture.document(
      Fixture.label("a", "Measured", width: 140), Fixture.pinned("a"))
    #expect(width(document, "a") == width(document, "a", texts: .model))
  }

  @Test func `a text at the limit of an inequality says nothing`() throws {
    let limit =
      #"<constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" constant="60" id="w"/>"#
    let document = try Fixture.document(
      Fixture.label("a", "Measured", width: 60), Fixture.pinned("a") + limit)
    var session = Fixture.session(document)
    #expect(session.solve(Fixture.phone).uses == [])
  }

  @Test func `of texts kept equally wide, the widest alone is evidence`() throws {
    let views =
      Fixture.label("a", "A much longer text", width: 160)
      + Fixture.label("b", "Short", width: 160, y: 200)
    let constraints =
      Fixture.pinned("a") + Fixture.pinned("b", y: 200) + Fixture.equal("e", "a", "width", "b")
    var session = Fixture.session(try Fixture.document(views, constraints))
    let layout = session.solve(Fixture.phone)
    #expect(layout.uses == [SizeUse(view: "a", source: .recordedText)])
    #expect(layout.view("b")?.frame.width == 160)
  }

  @Test func `of texts kept equally wide and about as long, none is evidence`() throws {
    let views =
      Fixture.label("a", "Abcdef", width: 80) + Fixture.label("b", "Fedcba", width: 80, y: 200)
    let constraints =
      Fixture.pinned("a") + Fixture.pinned("b", y: 200) + Fixture.equal("e", "a", "width", "b")
    var session = Fixture.session(try Fixture.document(views, constraints))
    #expect(session.solve(Fixture.phone).uses == [])
  }

  @Test func `a doubled text is twice the recorded one and a space`() throws {
    let document = try Fixture.document(
      Fixture.label("a", "Measured", width: 90), Fixture.pinned("a"))
    var twice = Fixture.phone
    twice.textFactor = 2
    // A space in the system font at 17 points is 4 to 5 points wide.
    #expect((184...186).contains(width(document, "a", twice)))
  }

  @Test func `a text style grows in proportion to what was recorded`() throws {
    let body = #"style="UICTFontTextStyleBody""#
    let document = try Fixture.document(
      Fixture.label("a", "Measured", width: 90, font: body), Fixture.pinned("a"))
    var large = Fixture.phone
    large.contentSize = .accessibility3
    let byModel = width(document, "a", large, texts: .model)
    let plain = width(document, "a", texts: .model)
    // Body is 40 points at AX3 and 17 by default; the recording is 90 of the model's width.
    let expected = byModel * 90 / plain
    #expect(abs(width(document, "a", large) - expected) <= 2)
  }

  @Test func `the same text in the same font has the recorded width elsewhere in the scene`() throws
  {
    let views =
      Fixture.label("a", "Measured", width: 90) + Fixture.label("b", "Measured", width: 60, y: 200)
    let limit =
      #"<constraint firstItem="b" firstAttribute="width" relation="lessThanOrEqual" secondItem="root" secondAttribute="width" multiplier="0.15267" id="w"/>"#
    let document = try Fixture.document(
      views, Fixture.pinned("a") + Fixture.pinned("b", y: 200) + limit)
    var wide = Fixture.phone
    wide.size.width = 800
    #expect(width(document, "b", wide) == 90)
  }

  @Test func `a text as wide as recorded is not cut off`() throws {
    let document = try Fixture.document(
      Fixture.label("a", "Measured", width: 60), Fixture.pinned("a"))
    var session = Fixture.session(document)
    let text = session.solve(Fixture.phone).view("a")?.text
    #expect(text?.lostShare == 0)
    #expect((text?.neededWidth ?? 100) <= 60)
  }
}
