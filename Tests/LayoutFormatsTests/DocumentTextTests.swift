import LayoutModel
import Testing

@testable import LayoutFormats

@Suite struct DocumentTextTests {
  private func text(_ source: String) throws -> String {
    DocumentText.text(try Fixtures.read(source))
  }

  @Test func `a card reads as its lines`() throws {
    #expect(
      try text(Fixtures.card) == """
        document xib iOS auto-layout safe-areas trait-variations
        image "p" 40x20
        image "star" 128x116
        scene V topLevel
          view V frame=0.0,0.0,375,667 translatesMask opaque contentMode=scaleToFill
            guide S safeArea
            when default: excludeConstraints=c9
            c1: L.leading = V.leadingMargin
            c2: V.trailingMargin = L.trailing
            c3: L.top = S.top + 8
            c5: V.trailing = I.trailing
            c6: I.leading = V.leading
            c7: I.top = L.bottom + 8
              when heightClass=compact: constant=4
            c8: V.height <= 900 @750 placeholder
            label L no-interaction contentMode=left huggingH=251 huggingV=251 text="Hi" \
        font=system-regular:17
            imageView I label="picture" clips no-interaction contentMode=scaleAspectFit \
        huggingH=251 huggingV=251 image="p"
              c4: I.width = 2 * I.height

        """)
  }

  @Test func `what changes by itself is not in the text`() throws {
    let plain = try text(Fixtures.card)
    for (old, new) in [
      ("toolsVersion=\"23504\"", "toolsVersion=\"24000\""),
      ("x=\"16\" y=\"28\" width=\"343\"", "x=\"16\" y=\"30\" width=\"340\""),
      ("text=\"Hi\"", "misplaced=\"YES\" text=\"Hi\""),
      ("appearance=\"light\"", "appearance=\"dark\""),
    ] {
      #expect(try text(Fixtures.card.replacing(old, with: new)) == plain, "\(new)")
    }
  }

  @Test func `a constant changes one line of the text`() throws {
    let edited = Fixtures.card.replacing("constant=\"900\"", with: "constant=\"901\"")
    let difference = LineDifference(
      Array(try text(Fixtures.card).utf8), Array(try text(edited).utf8))
    #expect(difference.removed == ["    c8: V.height <= 900 @750 placeholder"])
    #expect(difference.added == ["    c8: V.height <= 901 @750 placeholder"])
  }
}
