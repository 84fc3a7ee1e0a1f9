import LayoutModel
import Testing

@testable import LayoutFormats

@Suite struct XMLTreeTests {
  private func failure(_ text: String) -> FormatError? { failure(Array(text.utf8)) }

  private func failure(_ bytes: [UInt8]) -> FormatError? {
    do throws(FormatError) {
      _ = try XMLTree(parsing: bytes, path: "f.xib")
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "<a/>", "<a></a>", "<a b='1' c = \"2\"\n\t d=\"x &amp; &#x41;\" />",
    "<?xml version=\"1.0\" standalone=\"no\"?>\r\n<!-- x -- y -->\r\n<a>\r\n <b/> text </a >\r\n\r\n",
    "<a><![CDATA[ <b> & ]]><?pi data?>t</a>", "\u{FEFF}<a>é日本</a>", "<a>]]></a>",
  ])
  func `a file is written back as it was`(text: String) throws {
    let tree = try XMLTree(parsing: Array(text.utf8), path: "f.xib")
    #expect(String(decoding: tree.written(), as: UTF8.self) == text)
  }

  @Test func `entities are decoded in attributes and text`() throws {
    let text =
      "<a b=\"&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;\">x&#10;y<!-- no --><![CDATA[<&]]></a>"
    let root = try XMLTree(parsing: Array(text.utf8), path: "f.xib").root
    #expect(root["b"] == "<>&\"'A😀")
    #expect(root.text == "x\ny<&")
  }

  @Test func `raw line breaks are spaces in attributes and line feeds in text`() throws {
    let text = "<a b=\"1\r\n2\n3\t4&#10;5\">x\r\ny\rz</a>"
    let root = try XMLTree(parsing: Array(text.utf8), path: "f.xib").root
    #expect(root["b"] == "1 2 3 4\n5")
    #expect(root.text == "x\ny\nz")
  }

  @Test func `children, parents and places are those of the file`() throws {
    let text = "<a>\n  <b id=\"1\"/>\n  <c key=\"k\"><d/></c>\n</a>"
    let root = try XMLTree(parsing: Array(text.utf8), path: "f.xib").root
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.descendants.map(\.name) == ["a", "b", "c", "d"])
    #expect(root.child(keyed: "k")?.location == SourceLocation(line: 3, column: 3))
    #expect(root.child("c")?.child("d")?.parent?.name == "c")
    #expect(root.child("b")?.id == "1")
  }

  @Test(
    arguments: [
      ("<a>\n <b></c></a>", 2, 5, "unbalanced-tags"),
      ("<a>\n", 2, 1, "unexpected-end"),
      ("</a>", 1, 1, "unbalanced-tags"),
      ("<a/><b/>", 1, 5, "content-outside-root"),
      ("text<a/>", 1, 1, "content-outside-root"),
      ("", 1, 1, "empty"),
      ("<!-- only -->", 1, 1, "empty"),
      ("<a b=\"1\" b=\"2\"/>", 1, 10, "duplicate-attribute"),
      ("<a b=\"1\"c=\"2\"/>", 1, 9, "malformed"),
      ("<a b=1/>", 1, 6, "malformed"),
      ("<a b/>", 1, 5, "malformed"),
      ("<a b=\"<\"/>", 1, 7, "malformed"),
      ("<a b=\"1", 1, 4, "unexpected-end"),
      ("<a", 1, 1, "unexpected-end"),
      ("<a>&nbsp;</a>", 1, 4, "unknown-entity"),
      ("<a>& </a>", 1, 4, "malformed"),
      ("<a>&#0;</a>", 1, 4, "unknown-entity"),
      ("<a>&#xD800;</a>", 1, 4, "unknown-entity"),
      ("<!DOCTYPE a [<!ENTITY x \"y\">]><a/>", 1, 1, "document-type"),
      ("<a><!ELEMENT></a>", 1, 4, "malformed"),
      ("<a><!-- </a>", 1, 4, "unexpected-end"),
      ("<a><![CDATA[ </a>", 1, 4, "unexpected-end"),
      ("<a>\u{1}</a>", 1, 4, "invalid-character"),
      ("<1a/>", 1, 1, "malformed"),
      ("< a/>", 1, 1, "malformed"),
    ] as [(String, Int, Int, String)])
  func `what is not XML is refused at its place`(
    text: String, line: Int, column: Int, code: String
  ) throws {
    let error = try #require(failure(text))
    #expect(error.reason.code == code)
    #expect(error.location == SourceLocation(line: line, column: column))
  }

  @Test(
    arguments: [
      [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
      [0x80],
      [0xE2, 0x82],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused`(sequence: [UInt8]) throws {
    let error = try #require(failure(Array("<a>\n".utf8) + sequence + Array("</a>".utf8)))
    #expect(error.reason == .invalidUTF8(sequence[0]))
    #expect(error.location == SourceLocation(line: 2, column: 1))
  }

  @Test func `UTF-16 is refused`() throws {
    let error = try #require(failure([0xFF, 0xFE, 0x3C, 0x00, 0x61, 0x00]))
    #expect(error.reason == .invalidUTF8(0xFF))
  }

  @Test func `each conflict of an unfinished merge is told by its first line`() {
    let conflict = "<<<<<<< HEAD\n<b/>\n=======\n<c/>\n>>>>>>> branch\n"
    do throws(FormatError) {
      _ = try XMLTree(parsing: Array("<a>\n\(conflict)<d/>\n\(conflict)</a>\n".utf8), path: "A.xib")
      Issue.record("it was read")
    } catch {
      #expect(error.all.map(\.location.line) == [2, 8])
      #expect(error.all.allSatisfy { $0.reason == .mergeConflictMarkers })
    }
  }

  @Test func `conflict markers are named, wherever they stand`() throws {
    let text = "<a>\n<<<<<<< HEAD\n<b/>\n=======\n<c/>\n>>>>>>> branch\n</a>\n"
    let error = try #require(failure(text))
    #expect(error.reason == .mergeConflictMarkers)
    #expect(error.location == SourceLocation(line: 2, column: 1))
    #expect(error.description.contains("unresolved merge conflict markers"))
    #expect(failure("<a>\n>>>>>>> left over\n</a>")?.reason == .mergeConflictMarkers)
  }

  @Test func `nesting has a limit and no depth overflows the stack`() throws {
    let deep = 512
    let good = String(repeating: "<a>", count: deep) + String(repeating: "</a>", count: deep)
    #expect(failure(good) == nil)
    let bad = String(repeating: "<a>", count: 100_000)
    #expect(failure(bad)?.reason == .nestedTooDeep(limit: 512))
    #expect(failure(bad)?.element == "a")
  }

  @Test func `attributes have a limit`() {
    let many = (0..<257).map { " a\($0)=\"\"" }.joined()
    #expect(failure("<a\(many)/>")?.reason == .tooManyAttributes(limit: 256))
  }

  @Test func `a file over the limit is refused before it is read`() {
    let bytes = [UInt8](repeating: 0x20, count: (64 << 20) + 1)
    #expect(failure(bytes)?.reason.code == "file-too-large")
  }

  @Test func `an error says file, place, what and what to do`() throws {
    let error = try #require(failure("<a>\n <b></c></a>"))
    #expect(
      error.description
        == "f.xib:2:5: </c> closes an open <b> (in <b>); "
        + "repair the XML, or restore the file from an earlier revision")
  }

  @Test(arguments: [
    // A slip in an attribute, an entity and a value does not hide those behind it.
    ("<a>\n<b c=\"1\" c=\"2\"/>\n<d e=4 f=\"&nbsp;\"/>\n<g>&</g>\n</a>", [2, 3, 3, 4]),
    // An element that was not closed, and below it a name that was given twice.
    ("<a>\n<b>\n<c>\n</b>\n<d e=\"1\" e=\"1\"/></a>", [4, 5]),
    // A slip in a closing tag: the next is right again.
    ("<a>\n<view>\n</veiw>\n<b c=1/>\n</a>", [3, 4]),
    // A closing tag too many: what follows from it is told once.
    ("<a>\n<b>\n<c>\n</d></c>\n</b></a>", [4, 4]),
    // What cannot be passed ends the list.
    ("<a>\n<b c=\"1\" c=\"2\"/>\n<!DOCTYPE x>\n<b c=1/></a>", [2, 3]),
  ])
  func `faults that one can read past are told together, by line`(text: String, lines: [Int])
    throws
  {
    #expect(try #require(failure(text)).all.map(\.location.line) == lines)
  }

  @Test func `no more than 20 faults of a file are told`() throws {
    let text = "<a>" + String(repeating: "<b c=1/>\n", count: 50) + "</a>"
    #expect(try #require(failure(text)).all.map(\.location.line) == Array(1...20))
  }

  @Test func `damaged files never trap`() throws {
    let good = Array(Fixtures.card.utf8)
    var state: UInt64 = 7
    for _ in 0..<2000 {
      var bytes = good
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let place = Int(state >> 33) % bytes.count
        switch state >> 20 & 3 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: state >> 40)
        case 1: bytes.remove(at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + 40))
        default: bytes.insert(UInt8(ascii: "<"), at: place)
        }
      }
      do throws(FormatError) {
        let tree = try XMLTree(parsing: bytes, path: "f.xib")
        #expect(tree.written() == bytes)
        _ = try InterfaceBuilderReader.read(bytes, path: "f.xib")
      } catch {
        #expect(error.location.line >= 1)
      }
    }
  }
}
