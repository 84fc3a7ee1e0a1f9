import LayoutEngine
import LayoutModel
import Testing

/// Lines with fonts and spacing of their own, in a label as high as they are.
struct SpacedTextTests {
  typealias Fixture = EvidenceFixtures

  /// Two lines in 15 points, with spacing between them, in a label that would be set in 17.
  private func outcome(height: String) throws -> TextOutcome? {
    let label = """
      <label usesAttributedText="YES" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="a">
          <rect key="frame" x="20" y="100" width="218" height="39"/>
          <attributedString key="attributedText"><fragment content="Access logins saved in the browser from your phone">
              <attributes>
                  <font key="NSFont" metaFont="system" size="15"/>
                  <paragraphStyle key="NSParagraphStyle" alignment="natural" lineBreakMode="wordWrapping" baseWritingDirection="natural" lineSpacing="3"/>
              </attributes>
          </fragment></attributedString>
      </label>
      """
    let document = try Fixture.document(
      label, Fixture.pinned("a") + Fixture.equal("w", "a", "width", nil, nil, 218) + height)
    var session = Fixture.session(document)
    return session.solve(Fixture.phone).view("a")?.text
  }

  @Test func `a text in a label of its own height has room for all of its lines`() throws {
    let text = try #require(try outcome(height: ""))
    #expect(text.neededLines == 2 && text.availableLines == 2 && text.lostShare == 0)
  }

  @Test func `spacing counts between lines, not below the last`() throws {
    // 17.9 + 3 + 17.9 points for two lines: 38 leave out half a point, 36 do not do.
    let enough = try outcome(height: Fixture.equal("h", "a", "height", nil, nil, 39))
    #expect(enough?.availableLines == 2)
    let short = try outcome(height: Fixture.equal("h", "a", "height", nil, nil, 36))
    #expect(short?.availableLines == 1 && short?.neededLines == 2)
    let plenty = try outcome(height: Fixture.equal("h", "a", "height", nil, nil, 60))
    #expect(plenty?.availableLines == 3)
  }
}
