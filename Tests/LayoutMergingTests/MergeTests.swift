import LayoutModel
import Testing

@testable import LayoutMerging

@Suite struct MergeTests {
  let base = Screen.text

  @Test func `edits of different properties of one object come together`() throws {
    let ours = Screen.edited(("constant=\"40\"", "constant=\"48\""))
    let theirs = Screen.edited(
      ("constant=\"40\" id", "priority=\"750\" constant=\"40\" id"),
      ("text=\"Title\"", "text=\"Shop\""))
    let merged = try merge(base, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(
      merged.text
        == Screen.edited(
          ("constant=\"40\" id", "priority=\"750\" constant=\"48\" id"),
          ("text=\"Title\"", "text=\"Shop\"")))
  }

  @Test func `a property set on both sides is a conflict that keeps ours and tells all three`()
    throws
  {
    let ours = Screen.edited(("constant=\"40\"", "constant=\"48\""))
    let theirs = Screen.edited(("constant=\"40\"", "constant=\"56\""))
    let merged = try merge(base, ours, theirs)
    #expect(merged.text == ours)
    let conflict = try #require(merged.conflicts.first)
    #expect(merged.conflicts.count == 1)
    #expect(conflict.kind == .value)
    #expect(conflict.object == "Con-01-Top")
    #expect(conflict.property == "constant")
    #expect(
      [conflict.base.value, conflict.ours.value, conflict.theirs.value] == ["40", "48", "56"])
    #expect(conflict.ours.location?.line == 37)
    #expect(
      conflict.sentence
        == "constant of constraint \"top of titleLabel to view Roo-t0-001\" Con-01-Top: 48 in ours, 56 in "
        + "theirs, 40 before; kept ours")
  }

  @Test func `a color is one value`() throws {
    let ours = Screen.edited(("red=\"0.1\"", "red=\"0.9\""))
    let theirs = Screen.edited(("green=\"0.2\"", "green=\"0.8\""))
    let merged = try merge(base, ours, theirs)
    #expect(merged.text == ours)
    #expect(merged.conflicts.map(\.property) == ["textColor"])
  }

  @Test func `the last digits of a color are nobody's edit`() throws {
    let ours = Screen.edited(("red=\"0.1\"", "red=\"0.10000000149011612\""))
    let theirs = Screen.edited(("red=\"0.1\"", "red=\"0.5\""))
    #expect(try merge(base, ours, theirs).text == theirs)
    #expect(try merge(base, theirs, ours).text == theirs)
  }

  @Test func `a constraint that was turned around is taken whole or not at all`() throws {
    let turned = (
      "firstItem=\"Lab-el-001\" firstAttribute=\"top\" secondItem=\"Roo-t0-001\" secondAttribute=\"top\" constant=\"40\"",
      "firstItem=\"Roo-t0-001\" firstAttribute=\"top\" secondItem=\"Lab-el-001\" secondAttribute=\"top\" constant=\"-40\""
    )
    let ours = Screen.edited(turned)
    let theirs = Screen.edited(("constant=\"40\"", "constant=\"56\""))
    let merged = try merge(base, ours, theirs)
    #expect(merged.text == ours)
    #expect(merged.conflicts.map(\.property) == ["equation"])
    let alone = try merge(base, ours, Screen.edited(("text=\"Title\"", "text=\"Shop\"")))
    #expect(alone.conflicts.isEmpty)
    #expect(alone.text.contains("constant=\"-40\""))
  }

  @Test func `views added in one place stand one after the other, ours first`() throws {
    let ours = Screen.edited((Screen.label, Screen.newLabel("Our-00-001") + Screen.label))
    let theirs = Screen.edited((Screen.label, Screen.newLabel("The-00-001") + Screen.label))
    let merged = try merge(base, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(
      merged.text
        == Screen.edited(
          (
            Screen.label,
            Screen.newLabel("Our-00-001") + Screen.newLabel("The-00-001") + Screen.label
          )))
  }

  @Test func `constraints added on both sides stand in the order of their ids`() throws {
    func adding(_ id: String, before: String) -> (String, String) {
      let line = "                            <constraint firstAttribute=\"width\" id=\"\(id)\"/>\n"
      let next = "                            <constraint firstItem=\"\(before)"
      return (next, line + next)
    }
    let ours = Screen.edited(adding("Con-01-Zzz", before: "Box"))
    let theirs = Screen.edited(adding("Con-01-Uuu", before: "Box"))
    let one = try merge(base, ours, theirs)
    #expect(one.conflicts.isEmpty)
    #expect(one.text == (try merge(base, theirs, ours)).text)
    let places = ["Con-01-Top", "Con-01-Uuu", "Con-01-Zzz", "Con-02-Box"].map {
      one.text.firstRange(of: "id=\"\($0)\"")?.lowerBound
    }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test func `a view that one side moved keeps the edits of the other`() throws {
    let button =
      Screen.text.split(separator: "\n").drop { !$0.contains("<button") }.prefix {
        !$0.contains("</subviews>")
      }.joined(separator: "\n") + "\n"
    let moved = Screen.edited(
      (
        "                                <subviews>\n\(button)                                </subviews>\n",
        ""
      ),
      (
        Screen.label,
        button.split(separator: "\n").map { $0.dropFirst(8) }.joined(separator: "\n") + "\n"
          + Screen.label
      ))
    let renamed = Screen.edited(("title=\"Buy\"", "title=\"Order\""))
    let merged = try merge(base, moved, renamed)
    #expect(merged.conflicts.isEmpty)
    #expect(
      merged.text == moved.split(separator: "title=\"Buy\"").joined(separator: "title=\"Order\""))
    #expect(try merge(base, renamed, moved).text == merged.text)
  }

  @Test func `what one side deleted and nobody edited is gone with what names it`() throws {
    let theirs = Screen.edited(("text=\"Title\"", "text=\"Shop\""))
    let merged = try merge(base, Screen.withoutBox, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(!merged.text.contains("Box-00-001"))
    #expect(merged.text.contains("text=\"Shop\""))
  }

  @Test func `what one side deleted and the other edited is kept with its constraints`() throws {
    let theirs = Screen.edited(("title=\"Buy\"", "title=\"Order\""))
    for (one, other) in [(Screen.withoutBox, theirs), (theirs, Screen.withoutBox)] {
      let merged = try merge(base, one, other)
      #expect(merged.text == theirs)
      #expect(merged.conflicts.map(\.kind) == [.deletedAndEdited])
      #expect(merged.conflicts.first?.object == "Box-00-001")
    }
  }

  @Test func `a deleted view comes back when the other side puts something in it`() throws {
    let inner = "                                    <button"
    let theirs = Screen.edited(
      (inner, "                                    <label id=\"New-00-001\"/>\n" + inner))
    let merged = try merge(base, Screen.withoutBox, theirs)
    #expect(merged.text == theirs)
    #expect(merged.conflicts.map(\.kind) == [.deletedAndEdited])
  }

  @Test func `a deleted view comes back when the other side names it`() throws {
    let outlet = "<outlet property=\"titleLabel\""
    let theirs = Screen.edited(
      (
        outlet,
        "<outlet property=\"box\" destination=\"Box-00-001\" id=\"Out-le-002\"/>\n                        "
          + outlet
      ))
    let merged = try merge(base, Screen.withoutBox, theirs)
    #expect(merged.text.contains("id=\"Box-00-001\""))
    #expect(merged.text.contains("id=\"Out-le-002\""))
    #expect(merged.conflicts.map(\.kind) == [.deletedAndEdited])
  }

  @Test func `a deleted view that only a contested constraint names is one conflict`() throws {
    let constraint = "<constraint firstItem=\"Box-00-001\" firstAttribute=\"top\" "
    let rest =
      "secondItem=\"Lab-el-001\" secondAttribute=\"bottom\" constant=\"19\" id=\"Con-02-Box\"/>"
    let ours = Screen.edited((rest, rest.split(separator: "19").joined(separator: "25")))
    let before = "<constraint firstItem=\"Lab-el-001\" firstAttribute=\"top\""
    let turned = constraint.split(separator: "Box-00-001").joined(separator: "Roo-t0-001") + rest
    let theirs = Screen.withoutBox.split(separator: before).joined(
      separator: turned + "\n                                " + before)
    let (one, other) = (try merge(base, ours, theirs), try merge(base, theirs, ours))
    for merged in [one, other] {
      #expect(merged.conflicts.map(\.object) == ["Con-02-Box"])
      #expect(merged.conflicts.map(\.property) == ["equation"])
    }
    #expect(
      one.text.contains("<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"Box-00-001\""))
    #expect(!other.text.contains("Box-00-001"))
  }

  @Test func `noise on both sides is no conflict, and the newer version wins`() throws {
    let ours = Screen.edited(
      ("toolsVersion=\"21507\"", "toolsVersion=\"22155\""), ("version=\"21505\"", "version=\"9\""),
      ("y=\"40\" width=\"100\"", "y=\"41\" width=\"99\""), ("x=\"10\" y=\"20\"", "x=\"1\" y=\"2\""),
      ("<image name=\"cart\" width=\"24\"", "<image name=\"cart\" width=\"30\""))
    let theirs = Screen.edited(
      ("toolsVersion=\"21507\"", "toolsVersion=\"22154\""),
      ("version=\"21505\"", "version=\"22131\""),
      ("y=\"40\" width=\"100\"", "y=\"42\" width=\"98\""), ("x=\"10\" y=\"20\"", "x=\"3\" y=\"4\""),
      ("<image name=\"cart\" width=\"24\"", "<image name=\"cart\" width=\"36\""))
    let merged = try merge(base, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text.contains("toolsVersion=\"22155\""))
    #expect(merged.text.contains("version=\"22131\""))
    #expect(merged.text.contains("width=\"30\""))
  }

  @Test func `noise does not keep what the other side deleted`() throws {
    let theirs = Screen.edited(("y=\"80\" width=\"200\"", "y=\"81\" width=\"199\""))
    let merged = try merge(base, Screen.withoutBox, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text == Screen.withoutBox)
  }

  @Test func `a guide that Xcode added does not keep what the other side deleted`() throws {
    let theirs = Screen.edited(
      (
        "                                <constraints>",
        "                                <viewLayoutGuide key=\"safeArea\" id=\"Gui-de-001\"/>\n                                <constraints>"
      ))
    let merged = try merge(base, Screen.withoutBox, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text == Screen.withoutBox)
  }

  @Test func `a guide that both sides made for one purpose is one guide`() throws {
    func guided(_ id: String) -> String {
      Screen.edited(
        (
          "secondItem=\"Roo-t0-001\" secondAttribute=\"top\"",
          "secondItem=\"\(id)\" secondAttribute=\"top\""
        ),
        (
          "</constraints>\n                    </view>",
          "</constraints>\n                        <viewLayoutGuide key=\"safeArea\" id=\"\(id)\"/>\n                    </view>"
        ))
    }
    let merged = try merge(base, guided("Gui-de-Our"), guided("Gui-de-The"))
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text == guided("Gui-de-Our"))
  }

  @Test func `a text that became a child element is one property`() throws {
    let long = Screen.edited(
      ("<label text=\"Title\" ", "<label "),
      (
        "<color key=\"textColor\"",
        "<string key=\"text\">Two\nlines</string>\n                                    <color key=\"textColor\""
      ))
    let short = Screen.edited(("text=\"Title\"", "text=\"Shop\""))
    let merged = try merge(base, short, long)
    #expect(merged.text == short)
    #expect(merged.conflicts.map(\.property) == ["text"])
    #expect(try merge(base, base, long).text == long)
  }

  @Test func `a list with an entry for each subview gets one for those of both sides`() throws {
    func stack(_ views: [(String, Int)]) -> String {
      let lines = views.map { "                <view id=\"\($0.0)\"/>\n" }.joined()
      let entries = views.map { "                <integer value=\"\($0.1)\"/>\n" }.joined()
      return """
        <document>
            <objects>
                <stackView id="Sta-ck-001">
                    <subviews>
        \(lines)            </subviews>
                    <visibilityPriorities>
        \(entries)            </visibilityPriorities>
                </stackView>
            </objects>
        </document>

        """
    }
    let old = [("Vie-w0-001", 1000), ("Vie-w0-002", 900)]
    let merged = try merge(
      stack(old), stack([old[0], ("Our-00-001", 1), old[1]]), stack(old + [("The-00-001", 2)]))
    #expect(merged.conflicts.isEmpty)
    #expect(merged.text == stack([old[0], ("Our-00-001", 1), old[1], ("The-00-001", 2)]))
  }

  @Test func `two moves that would make a circle leave one of them`() throws {
    func nested(_ outer: String, _ inner: String) -> String {
      "<document><objects><view id=\"\(outer)\"><subviews><view id=\"\(inner)\"/></subviews></view></objects></document>"
    }
    let flat = "<document><objects><view id=\"a\"/><view id=\"b\"/></objects></document>"
    let merged = try merge(flat, nested("a", "b"), nested("b", "a"))
    #expect(merged.conflicts.map(\.kind) == [.moved])
    #expect(merged.text == nested("a", "b"))
  }

  @Test func `a file that both sides added is merged without a base`() throws {
    #expect(try merge("", base, base).text == base)
    let theirs = Screen.edited(("text=\"Title\"", "text=\"Shop\""))
    let merged = try merge("", base, theirs)
    #expect(merged.text == base)
    #expect(merged.conflicts.map(\.property) == ["text"])
  }

  @Test func `what is no document is refused, and told which it was`() {
    #expect(throws: MergeError.self) { try merge(base, "<document>", base) }
    #expect(throws: MergeError.self) { try merge(base, base, "<archive version=\"7.10\"/>") }
    #expect(throws: MergeError.self) { try merge(base, base, "<<<<<<< HEAD\n" + base) }
  }
}
