import Foundation
import LayoutModel
import Testing

/// Lists of a macOS stack view that count its views: an entry belongs to a view.
@Suite struct AlignedListTests {
  /// A stack view of these views in this order, each with its spacing.
  private func stack(_ views: [(id: String, spacing: String)], lists: Bool = true) -> String {
    let inside = views.map { "            <button id=\"\($0.id)\"/>\n" }.joined()
    let spacings = views.map { "            <real value=\"\($0.spacing)\"/>\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0">
          <objects>
              <stackView id="Sta-ck-001">
                  <subviews>
      \(inside)            </subviews>
      \(lists ? "            <customSpacing>\n\(spacings)            </customSpacing>\n" : "")\
              </stackView>
          </objects>
      </document>

      """
  }

  /// Ids of the views and values of the spacings, as written.
  private func read(_ text: String) -> [String] {
    let ids = text.matches(of: #/<button id="([^"]+)"/#).map { String($0.1) }
    let values = text.matches(of: #/<real value="([^"]+)"/#).map { String($0.1) }
    return ids + values
  }

  private let base = [("Aaa-aa-001", "8"), ("Bbb-bb-001", "9")]

  @Test func `a view of one side and a spacing of the other come together in both orders`() throws {
    let added = stack([("Aaa-aa-001", "8"), ("Ccc-cc-001", "5"), ("Bbb-bb-001", "9")])
    let spaced = stack([("Aaa-aa-001", "8"), ("Bbb-bb-001", "20")])
    for (ours, theirs) in [(added, spaced), (spaced, added)] {
      let merged = try merge(stack(base), ours, theirs)
      #expect(merged.conflicts.isEmpty)
      #expect(
        read(merged.text) == ["Aaa-aa-001", "Ccc-cc-001", "Bbb-bb-001", "8", "5", "20"])
    }
  }

  @Test func `spacings of different views come together`() throws {
    let merged = try merge(
      stack(base), stack([("Aaa-aa-001", "1"), ("Bbb-bb-001", "9")]),
      stack([("Aaa-aa-001", "8"), ("Bbb-bb-001", "2")]))
    #expect(merged.conflicts.isEmpty)
    #expect(read(merged.text).suffix(2) == ["1", "2"])
  }

  @Test func `two spacings of one view are a conflict that names the view`() throws {
    let merged = try merge(
      stack(base), stack([("Aaa-aa-001", "1"), ("Bbb-bb-001", "9")]),
      stack([("Aaa-aa-001", "3"), ("Bbb-bb-001", "2")]))
    let conflict = try #require(merged.conflicts.first)
    #expect(merged.conflicts.count == 1 && conflict.object == "Sta-ck-001")
    #expect(conflict.property == "customSpacing" && conflict.detail == "of button")
    #expect([conflict.ours.value, conflict.theirs.value] == ["value 1", "value 3"])
    #expect(read(merged.text).suffix(2) == ["1", "2"])
  }

  @Test func `another order takes the spacings along`() throws {
    let turned = stack([("Bbb-bb-001", "9"), ("Aaa-aa-001", "8")])
    let spaced = stack([("Aaa-aa-001", "8"), ("Bbb-bb-001", "20")])
    for (ours, theirs) in [(turned, spaced), (spaced, turned)] {
      let merged = try merge(stack(base), ours, theirs)
      #expect(merged.conflicts.isEmpty)
      #expect(read(merged.text) == ["Bbb-bb-001", "Aaa-aa-001", "20", "8"])
    }
  }

  @Test func `a list taken away by one side and edited by the other is told`() throws {
    let edited = stack([("Aaa-aa-001", "1"), ("Bbb-bb-001", "9")])
    for (ours, theirs) in [
      (edited, stack(base, lists: false)), (stack(base, lists: false), edited),
    ] {
      let merged = try merge(stack(base), ours, theirs)
      #expect(merged.conflicts.map(\.property) == ["customSpacing"])
      #expect(read(merged.text).suffix(2) == ["1", "9"])
    }
  }

  @Test func `a list that does not count the views is one value, and told where both edit it`()
    throws
  {
    func odd(_ value: String) -> String {
      stack(base).replacing("<real value=\"9\"/>", with: "").replacing(
        "\"8\"", with: "\"\(value)\"")
    }
    let merged = try merge(odd("8"), odd("1"), odd("2"))
    #expect(merged.conflicts.count == 1 && read(merged.text).last == "1")
    #expect(try merge(odd("8"), odd("8"), odd("2")).conflicts.isEmpty)
  }

  /// A stack view whose list lost its last entry by hand.
  private func short(_ views: [(id: String, spacing: String)]) -> String {
    let text = stack(views)
    let last = views.last.map { "            <real value=\"\($0.spacing)\"/>\n" } ?? ""
    guard let place = text.range(of: last, options: .backwards) else { return text }
    return text.replacingCharacters(in: place, with: "")
  }

  @Test func `a list that lost an entry by hand is mended by the side whose list fits`() throws {
    let added = stack([("Aaa-aa-001", "8"), ("Bbb-bb-001", "9"), ("Ccc-cc-001", "5")])
    for (ours, theirs) in [(short(base), added), (added, short(base))] {
      let merged = try merge(stack(base), ours, theirs)
      #expect(merged.conflicts.isEmpty)
      #expect(read(merged.text).suffix(3) == ["8", "9", "5"])
    }
  }

  @Test func `a base whose list does not fit leaves a list that fits the merged views`() throws {
    let three = [("Aaa-aa-001", "8"), ("Bbb-bb-001", "8"), ("Ccc-cc-001", "8")]
    let fewer = stack([("Aaa-aa-001", "8"), ("Ccc-cc-001", "8")])
    for (ours, theirs) in [(fewer, stack(three)), (stack(three), fewer)] {
      let merged = try merge(short(three), ours, theirs)
      #expect(merged.conflicts.isEmpty)
      #expect(read(merged.text) == ["Aaa-aa-001", "Ccc-cc-001", "8", "8"])
    }
  }
}
