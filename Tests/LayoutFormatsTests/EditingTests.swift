import Foundation
import LayoutModel
import Testing

@testable import LayoutFormats

@Suite struct EditingTests {
  private let card = Fixtures.bytes(Fixtures.card)
  private func editor() throws -> DocumentEditor { try DocumentEditor(card, path: "Card.xib") }

  private func expectDifference(
    _ after: [UInt8], removed: [String], added: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let found = LineDifference(card, after)
    let expected = LineDifference(removed: removed.sorted(), added: added.sorted())
    #expect(found == expected, sourceLocation: sourceLocation)
    // What was written must be a document again.
    #expect(throws: Never.self, sourceLocation: sourceLocation) {
      _ = try InterfaceBuilderReader.read(after, path: "Card.xib")
    }
  }

  private func line(_ depth: Int, _ text: String) -> String {
    String(repeating: "    ", count: depth) + text
  }

  @Test func `changing a constant changes its line`() throws {
    let after = try editor().settingConstant(of: "c7", to: 12.5)
    expectDifference(
      after,
      removed: [
        line(
          4,
          #"<constraint firstItem="I" firstAttribute="top" secondItem="L" secondAttribute="bottom" constant="8" id="c7">"#
        )
      ],
      added: [
        line(
          4,
          #"<constraint firstItem="I" firstAttribute="top" secondItem="L" secondAttribute="bottom" constant="12.5" id="c7">"#
        )
      ])
  }

  @Test func `a constant that was absent takes its place in the order`() throws {
    let after = try editor().settingConstant(of: "c1", to: 24)
    expectDifference(
      after,
      removed: [
        line(
          4,
          #"<constraint firstItem="L" firstAttribute="leading" secondItem="V" secondAttribute="leadingMargin" id="c1"/>"#
        )
      ],
      added: [
        line(
          4,
          #"<constraint firstItem="L" firstAttribute="leading" secondItem="V" secondAttribute="leadingMargin" constant="24" id="c1"/>"#
        )
      ])
  }

  @Test func `zero is the default and is not written`() throws {
    let after = try editor().settingConstant(of: "c7", to: 0)
    #expect(
      LineDifference(card, after).added == [
        line(
          4,
          #"<constraint firstItem="I" firstAttribute="top" secondItem="L" secondAttribute="bottom" id="c7">"#
        )
      ])
    // Symbolic without a number would mean the standard distance.
    let symbolic = try editor().settingConstant(of: "c3", to: 0)
    #expect(
      LineDifference(card, symbolic).added == [
        line(
          4,
          #"<constraint firstItem="L" firstAttribute="top" secondItem="S" secondAttribute="top" constant="0.0" symbolic="YES" id="c3"/>"#
        )
      ])
  }

  @Test func `setting what is already there changes nothing`() throws {
    #expect(try editor().settingConstant(of: "c7", to: 8) == card)
    #expect(try editor().settingAttribute("hidden", of: "L", to: nil) == card)
  }

  @Test func `a new attribute stands where Interface Builder puts it`() throws {
    let hidden = try editor().settingAttribute("hidden", of: "L", to: "YES")
    #expect(
      LineDifference(card, hidden).added.first?.contains("<label hidden=\"YES\" opaque=") == true)
    let fixed = try editor().settingAttribute("fixedFrame", of: "L", to: "YES")
    #expect(
      LineDifference(card, fixed).added.first?.contains(
        #"verticalHuggingPriority="251" fixedFrame="YES" text="Hi""#) == true)
    let label = try editor().settingAttribute("userLabel", of: "L", to: "A \"b\" & <c>")
    #expect(
      LineDifference(card, label).added.first?.hasSuffix(
        #"id="L" userLabel="A &quot;b&quot; &amp; &lt;c&gt;">"#) == true)
    let odd = try editor().settingAttribute("somethingNew", of: "L", to: "1")
    #expect(
      LineDifference(card, odd).added.first?.contains(
        #"text="Hi" somethingNew="1" translates"#) == true)
  }

  @Test func `an attribute can be taken away`() throws {
    let after = try editor().settingAttribute("placeholder", of: "c8", to: nil)
    expectDifference(
      after,
      removed: [
        line(
          4,
          #"<constraint firstAttribute="height" relation="lessThanOrEqual" priority="750" placeholder="YES" constant="900" id="c8"/>"#
        )
      ],
      added: [
        line(
          4,
          #"<constraint firstAttribute="height" relation="lessThanOrEqual" priority="750" constant="900" id="c8"/>"#
        )
      ])
  }

  @Test func `fresh ids have Interface Builder's form, repeat with the seed, and are new`() {
    func first(_ seed: UInt64, taken: String? = nil) -> String {
      var ids = NewObjectID(seed: seed)
      return ids.next { $0 == taken }.rawValue
    }
    #expect(first(5) == first(5))
    #expect(first(6) != first(5))
    #expect(first(5).split(separator: "-").map(\.count) == [3, 2, 3])
    #expect(first(5, taken: first(5)) != first(5))
  }

  @Test func `a constraint leaves with the outlets and masks that name it`() throws {
    let after = try editor().removingConstraint("c7")
    expectDifference(
      after,
      removed: [
        line(
          4,
          #"<constraint firstItem="I" firstAttribute="top" secondItem="L" secondAttribute="bottom" constant="8" id="c7">"#
        ),
        line(5, #"<variation key="heightClass=compact" constant="4"/>"#),
        line(4, "</constraint>"),
        line(4, #"<outlet property="gap" destination="c7" id="o2"/>"#),
      ], added: [])
  }

  @Test func `a mask that becomes empty leaves with its variation`() throws {
    let text = Fixtures.card.replacing(
      "<exclude reference=\"c9\"/>", with: "<exclude reference=\"c6\"/>")
    let editor = try DocumentEditor(Fixtures.bytes(text), path: "Card.xib")
    let difference = LineDifference(Fixtures.bytes(text), try editor.removingConstraint("c6"))
    #expect(difference.added.isEmpty)
    #expect(difference.removed.count == 6)
    #expect(difference.removed.contains(line(3, "<variation key=\"default\">")))
  }

  @Test func `the only constraint of a list leaves with the list`() throws {
    expectDifference(
      try editor().removingConstraint("c4"),
      removed: [
        line(5, "<constraints>"),
        line(
          6,
          #"<constraint firstAttribute="width" secondItem="I" secondAttribute="height" multiplier="2:1" id="c4"/>"#
        ),
        line(5, "</constraints>"),
      ], added: [])
  }

  @Test func `edits that make no sense are refused`() throws {
    let editor = try editor()
    #expect(throws: EditError.noSuchObject("nope")) {
      try editor.removingConstraint("nope")
    }
    #expect(throws: EditError.wrongObject("L", element: "label", expected: "a constraint")) {
      try editor.settingConstant(of: "L", to: 1)
    }
    #expect(throws: EditError.badNumber(1e9)) { try editor.settingConstant(of: "c1", to: 1e9) }
    #expect(throws: EditError.badName("a b")) {
      try editor.settingAttribute("a b", of: "L", to: "")
    }
  }

  @Test func `a file with carriage returns keeps them`() throws {
    let text = Fixtures.card.split(separator: "\n", omittingEmptySubsequences: false).joined(
      separator: "\r\n")
    let editor = try DocumentEditor(Fixtures.bytes(text), path: "Card.xib")
    let after = try editor.removingConstraint("c7")
    #expect(after.count < editor.tree.bytes.count)
    #expect(
      !String(decoding: after, as: UTF8.self).unicodeScalars.split(separator: "\n").dropLast()
        .contains { $0.last != "\r" })
  }
}
