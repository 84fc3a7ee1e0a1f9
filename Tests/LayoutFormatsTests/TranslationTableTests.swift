import Foundation
import LayoutModel
import TestDocuments
import Testing

@testable import LayoutFormats

@Suite struct TranslationTableTests {
  private static let path: DocumentPath = "App/de.lproj/Main.strings"

  private func table(_ bytes: [UInt8]) throws -> TranslationTable {
    try #require(try TranslationTables.read(bytes, at: Self.path).first)
  }

  private func texts(_ text: String) throws -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: try table(Array(text.utf8)).translations.map {
        ("\($0.key)", $0.value.text)
      })
  }

  @Test func `a table gives texts by object and property`() throws {
    let table = try table(
      Array(
        """
        /* Class = "UILabel"; text = "Name"; ObjectID = "abc-12-xyz"; */
        "abc-12-xyz.text" = "Vorname";

        /* Class = "UISegmentedControl"; but-34-uvw.segmentTitles[0] = "A \\"B\\""; */
          "but-34-uvw.segmentTitles[0]" = "Erster";
        """.utf8))
    #expect(table.language == Language("de"))
    let label = try #require(
      table.translations[TranslationKey(object: "abc-12-xyz", property: "text")])
    #expect(label.text == "Vorname")
    #expect(label.source == "Name")
    #expect(label.location == SourceLocation(line: 2, column: 1))
    let segment = try #require(
      table.translations[TranslationKey(object: "but-34-uvw", property: "segmentTitles[0]")])
    #expect(segment.source == #"A "B""#)
    #expect(segment.location == SourceLocation(line: 5, column: 3))
  }

  @Test(arguments: [
    (#"a.text = word;"#, "word"),
    (#"a.text = "one\ntwo\t\"three\"\\";"#, "one\ntwo\t\"three\"\\"),
    (#"a.text = "\U00e9\U20AC";"#, "é€"),
    (#"a.text = "\Ud83d\Ude00";"#, "😀"),
    (#"a.text = "\101\303";"#, "AÃ"),
    (#"a.text = "\é";"#, "é"),
    ("{ a.text = \"x\"; }", "x"),
    ("// line\na.text /* between */ = // again\n 'x y';", "x y"),
    ("a.text = \"two\nlines\";", "two\nlines"),
    (#""a.text" = "first"; "a.text" = "second";"#, "second"),
  ])
  func `every form of an entry is read`(text: String, expected: String) throws {
    #expect(try texts(text) == ["a.text": expected])
  }

  @Test func `half of a character written as two is told apart from the whole`() throws {
    #expect(try texts(#"a.text = "\Ud83d!";"#) == ["a.text": "\u{FFFD}!"])
  }

  @Test(arguments: [
    String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32,
  ])
  func `a table is read in every encoding`(encoding: String.Encoding) throws {
    let text = "\"abc.text\" = \"Größe 日本\";\n"
    var bytes = [UInt8](try #require(text.data(using: encoding)))
    #expect(try table(bytes).translations.values.map(\.text) == ["Größe 日本"])
    if encoding == .utf8 {
      bytes = [0xEF, 0xBB, 0xBF] + bytes
      #expect(try table(bytes).translations.values.map(\.text) == ["Größe 日本"])
    }
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func `a property list is a table too`(
    format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["abc.text": "Größe", "loose": "x", "abc.count": 3], format: format,
      options: 0)
    let read = try table([UInt8](data))
    #expect(
      read.translations.mapValues(\.text) == [
        TranslationKey(object: "abc", property: "text"): "Größe"
      ])
  }

  @Test(arguments: [
    ("\"a.text\" = \"x\"", "1:15: a semicolon is due after the text of \"a.text\""),
    ("a.text \"x\";", "1:8: an equals sign is due after the key \"a.text\""),
    ("ok = 1;\na.text = \"x", "2:10: the text of \"a.text\" has no closing quote"),
    ("/* never", "1:1: the comment is never closed"),
    ("{ a = b;", "1:9: the opening brace is never closed"),
    ("a.text = ;", "1:10: the text of \"a.text\" cannot begin with \";\""),
    ("a.text =", "1:9: the file ends where the text of \"a.text\" is due"),
    ("ok = 1;\n<<<<<<< HEAD\n", "2:1: unresolved merge conflict markers"),
    ("a.text = \"\\Uzz\";", "1:13: \\U needs hexadecimal digits"),
  ])
  func `what is wrong is told with its place`(text: String, expected: String) throws {
    let error = #expect(throws: FormatError.self) { _ = try texts(text) }
    #expect(error?.description.contains("Main.strings:" + expected) == true, "\(error as Any)")
  }

  @Test func `bytes of another encoding are told with their place`() throws {
    let error = #expect(throws: FormatError.self) {
      _ = try table(Array("a = b;\n\"x\" = \"".utf8) + [0xE9] + Array("\";".utf8))
    }
    #expect(error?.location == SourceLocation(line: 2, column: 8))
    #expect(error?.reason == .invalidUTF8(0xE9))
  }

  @Test func `a catalogue holds the texts of all its languages`() throws {
    let text = """
      {
        "sourceLanguage" : "en", "version" : "1.0",
        "strings" : {
          "abc.text" : {
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "new", "value" : "Name" } },
              "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Vorname" } },
              "fr" : { "variations" : { "device" : {
                "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Nom" } },
                "other" : { "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "value" : "Nom" } },
                  "other" : { "stringUnit" : { "value" : "Noms et prénoms" } } } } } } } }
            }
          },
          "def.text" : { "shouldTranslate" : false, "localizations" : {
            "de" : { "stringUnit" : { "value" : "nie" } } } },
          "loose" : { }
        }
      }
      """
    let tables = try TranslationTables.read(
      Array(text.utf8), at: "App/mul.lproj/Main.xcstrings")
    #expect(tables.map(\.language.tag) == ["de", "fr"])
    let key = TranslationKey(object: "abc", property: "text")
    #expect(tables[0].translations.keys.map(\.self) == [key])
    #expect(
      tables[0].translations[key]
        == Translation(
          text: "Vorname", source: "Name", state: "needs_review",
          location: SourceLocation(line: 7, column: 9)))
    #expect(tables[1].translations[key]?.text(on: .phone) == "Nom")
    #expect(tables[1].translations[key]?.text(on: .pad) == "Noms et prénoms")
  }

  @Test(arguments: [
    ("{", "1:2"), ("[]", "1:1"), ("{\"strings\": 3}", "1:13"),
    ("{\"strings\": {\"a.b\": {\"localizations\": []}}}", "1:39"),
    ("{\"strings\": {\"a.b\": {\"localizations\": {\"de\": 1}}}}", "1:46"),
  ])
  func `a broken catalogue is told with its place`(text: String, place: String) throws {
    let error = #expect(throws: FormatError.self) {
      _ = try TranslationTables.read(Array(text.utf8), at: "mul.lproj/Main.xcstrings")
    }
    #expect(error.map { "\($0.location.line):\($0.location.column)" } == place)
  }

  @Test func `tables lie in language folders beside their document`() {
    let document: DocumentPath = "App/Base.lproj/Main.storyboard"
    func belongs(_ table: DocumentPath, to document: DocumentPath) -> Bool {
      TablePlace(table: table)?.belongs(to: document) == true
    }
    #expect(belongs("App/de.lproj/Main.strings", to: document))
    #expect(belongs("App/mul.lproj/Main.xcstrings", to: document))
    #expect(belongs("App/de.lproj/Main.strings", to: "App/Main.xib"))
    #expect(belongs("de.lproj/Main.strings", to: "en.lproj/Main.xib"))
    #expect(!belongs("App/de.lproj/Other.strings", to: document))
    #expect(!belongs("de.lproj/Main.strings", to: document))
    #expect(TablePlace(table: "App/Main.strings") == nil)
    #expect(TablePlace(table: "App/Base.lproj/Main.strings") == nil)
  }

  @Test func `languages fall back part by part and know their direction`() {
    #expect(Language("pt_BR").fallbacks.map(\.tag) == ["pt-BR", "pt"])
    for tag in ["ar", "he", "fa-IR", "ur", "uz-Arab"] { #expect(Language(tag).isRightToLeft) }
    for tag in ["de", "az", "uz", "pa", "ar-Latn"] { #expect(!Language(tag).isRightToLeft) }
    for tag in ["", "d", "../x", "de lproj", "12"] { #expect(!Language(tag).isWellFormed) }
  }

  @Test func `damaged tables are refused or read, never a trap`() throws {
    let good = Array(
      "/* text = \"A\"; */\n\"a-b.text\" = \"x\\U00e9\\n\\\"\";\n{k.text = v;}\n".utf8)
    let catalogue = Array(
      #"{"strings":{"a.b":{"localizations":{"de":{"stringUnit":{"value":"x"}}}}}}"#.utf8)
    let signs = Array("\"\\;={}/*<U\n\0é".utf8)
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for round in 0..<20_000 {
      var bytes = round.isMultiple(of: 2) ? good : catalogue
      for _ in 0...next(4) {
        let place = next(bytes.count)
        switch next(3) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(signs[next(signs.count)], at: place)
        default: bytes[place] = UInt8(next(256))
        }
        if bytes.isEmpty { break }
      }
      let path: DocumentPath = round.isMultiple(of: 2) ? Self.path : "mul.lproj/Main.xcstrings"
      do {
        _ = try TranslationTables.read(bytes, at: path)
      } catch let error as FormatError {
        #expect(error.location.line >= 1 && error.location.column >= 1)
      }
    }
  }

  @Test(.enabled(if: Corpus.root != nil, Comment(rawValue: Corpus.skipped)))
  func `every table of the corpus is read and names objects of its document`() throws {
    let root = try #require(Corpus.root)
    let list = "\(root)/strings.tsv"
    guard FileManager.default.fileExists(atPath: list) else { return }
    let rows = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").dropFirst()
    var objects: [String: Set<ObjectID>] = [:]
    var known = 0
    var entries = 0
    for row in rows {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let document = fields[0]
      if objects[document] == nil {
        let bytes = try Corpus.bytes("\(root)/\(document)")
        objects[document] = try TranslatableTexts(bytes, path: document).objects
      }
      let tables = try TranslationTables.read(
        try Corpus.bytes("\(root)/\(fields[2])"), at: DocumentPath(fields[7]))
      #expect(tables.map(\.language.tag) == [fields[1]])
      for key in tables.flatMap(\.translations.keys) {
        entries += 1
        if objects[document]?.contains(key.object) == true { known += 1 }
      }
    }
    #expect(rows.count == 794)
    #expect(Double(known) > 0.9 * Double(entries))
  }
}
