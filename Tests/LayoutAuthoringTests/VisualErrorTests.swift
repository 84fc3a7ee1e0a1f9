import LayoutAuthoring
import Testing

@testable import LayoutFormats

/// What the grammar of Apple's guide does not have, with the character that shows it.
struct VisualErrorTests {
  private func refusal(
    _ format: String, options: [String] = [], views: [String]? = nil
  ) -> VisualFormatError? {
    do {
      _ = try VisualLayout(
        [format], options: VisualFormatOptions(names: options), metrics: ["margin": 20],
        views: views?.map { ViewDeclaration(name: $0) })
      return nil
    } catch {
      return error
    }
  }

  /// Columns counted by hand.
  @Test(arguments: [
    ("", 1), ("V|[backgroundBox]|", 2), ("H[a]", 2), ("|", 2), ("||", 2), ("-[a]", 1), ("a", 1),
    ("[", 2), ("[]", 2), ("[1a]", 2), ("[a", 3), ("[a]x", 4), ("[a]-", 5), ("[a]--[b]", 5),
    ("[a]-20[b]", 7), ("[a]-20-", 8), ("[a]->=20-[b]", 5), ("[a]-20@750-[b]", 7),
    ("[a]-(20@750)[b]", 13), ("[a]--20-[b]", 5), ("[a]-()-[b]", 6), ("[a]-(20-[b]", 8),
    ("[a(=20)]", 4), ("[a(>20)]", 4), ("[a()]", 4), ("[a(20]", 6), ("[a(20,)]", 7),
    ("[a(20@)]", 7), ("[a]|[b]", 5), ("[a]-|-[b]", 6), ("[a]-[é]", 6), ("W:[a]", 1),
    ("[a(1e999)]", 4), ("[a(20@0)]", 7), ("[a(20@1001)]", 7), ("[a(20@-1)]", 7),
    ("[a b]", 4), ("|-20-|", 6),
  ])
  func `the error points at the character`(_ form: (format: String, column: Int)) {
    #expect(refusal(form.format)?.column == form.column, "\(form.format)")
  }

  @Test(arguments: [("[a(2*b)][b]", 5), ("[a(b*2)][b]", 5), ("[a(==b/2)][b]", 7)])
  func `ratios are refused`(_ form: (format: String, column: Int)) {
    #expect(
      refusal(form.format)
        == VisualFormatError(format: form.format, column: form.column, reason: .ratio))
  }

  @Test func `key paths are refused`() {
    #expect(refusal("[self.a]")?.reason == .keyPath)
    #expect(refusal("[a(b.width)][b]")?.reason == .keyPath)
  }

  @Test func `a name that stands for nothing is refused with the nearest one`() {
    #expect(
      refusal("[buton]", views: ["button"])
        == VisualFormatError(
          format: "[buton]", column: 2, reason: .notInViews("buton", nearest: "button")))
    #expect(
      refusal("|-margn-[a]")
        == VisualFormatError(
          format: "|-margn-[a]", column: 3, reason: .notInMetrics("margn", nearest: "margin")))
    #expect(refusal("[a(wide)]")?.reason == .notInMetrics("wide", nearest: nil))
    #expect(refusal("[a(20@a)]")?.reason == .notInMetrics("a", nearest: nil))
  }

  @Test func `a view is no distance`() {
    #expect(refusal("[a]-a-[b]")?.reason == .viewAsDistance("a"))
  }

  @Test func `options that align along the line are refused`() {
    for option in ["Left", "Right", "Leading", "Trailing", "CenterX"] {
      #expect(refusal("[a]-[b]", options: ["alignAll" + option]) != nil)
      #expect(refusal("V:[a]-[b]", options: ["alignAll" + option]) == nil)
    }
    for option in ["Top", "Bottom", "CenterY", "FirstBaseline", "LastBaseline"] {
      #expect(refusal("[a]-[b]", options: ["alignAll" + option]) == nil)
      #expect(refusal("V:[a]-[b]", options: ["alignAll" + option]) != nil)
    }
    #expect(
      refusal("[a]", options: ["alignAllLeft"])?.sentence
        == "alignAllLeft aligns views along the horizontal axis, which is not allowed for a layout "
        + "that is also horizontal")
  }

  @Test func `one direction at most is chosen and every option has a name`() {
    #expect(
      refusal("[a]", options: ["directionLeftToRight", "directionRightToLeft"])?.reason
        == .severalDirections)
    #expect(
      refusal("[a]", options: ["alignAllTops"])?.reason
        == .unknownOption("alignAllTops", nearest: "alignAllTop"))
  }

  @Test func `the description marks the character`() {
    #expect(
      refusal("V|[a]|")?.description == """
        unable to parse constraint format: expected a ':' after 'V' to specify vertical arrangement
        V|[a]|
         ^
        """)
  }

  @Test func `no text is a trap`() {
    var state: UInt64 = 7
    let pieces = [
      "H:", "V:", "|", "-", "[a]", "[b(20)]", "[a(>=b@5)]", "-(>=20,<=30@2)-", "-20-", "[", "]",
      "(", ")", "@", ",", "==", ">", "1e", "0x", "9", ".", "*", " ", "a", "é", "\r\n",
    ]
    var accepted = 0
    for _ in 0..<20_000 {
      var text = ""
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      for _ in 0..<(state >> 61) {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += pieces[Int(state >> 33) % pieces.count]
      }
      if let error = refusal(text) {
        #expect(error.column >= 1 && error.column <= text.count + 1)
        #expect(!error.description.isEmpty)
      } else {
        accepted += 1
      }
    }
    #expect(accepted > 100)
  }
}
