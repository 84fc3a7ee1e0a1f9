import LayoutEngine
import LayoutFormats

@testable import LayoutModel

/// The documents of other groups where other rules count: on televisions, and with declared sizes.
enum OtherDocuments {
  /// Every fourth document as one for televisions.
  static let televisions: [MadeDocument] = DigestedAnswers.documents.enumerated()
    .filter { $0.offset % 4 == 0 && $0.element.group != "bars" }.map { _, made in
      var other = made
      other.name = "\(made.group)-\(made.name)"
      other.group = "televisions"
      other.header.runtime = "AppleTV"
      other.header.device = "appleTV"
      other.header.orientation = "landscape"
      return other
    }

  /// What an app says of its classes and images.
  static let declared = LayoutOverrides(
    classes: [
      "OwnView": DeclaredView(
        width: 90, height: 30, alignmentInsets: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
        firstBaseline: 20, lastBaseline: 6),
      "Other": DeclaredView(height: 61),
    ],
    views: ["v": DeclaredView(width: 77), "b1": DeclaredView(height: 51, flips: true)],
    images: ["missing": Size(width: 21, height: 33), "picture": Size(width: 60, height: 20)])

  /// The frames of a document whose sizes are declared.
  static func declaredText(of made: MadeDocument) throws -> String {
    let document = try made.read()
    return document.scenes.map { scene in
      var session = LayoutSession(
        document: document, scene: scene, options: LayoutOptions(overrides: declared))
      let few = DigestedAnswers.configurations.prefix(3).map { session.solve($0) }
      return ([session.solveAsDesigned()] + few).map {
        AnswerText.text(of: $0) + AnswerText.details(of: $0)
      }.joined()
    }.joined()
  }

  /// Layouts as text, whose groups depend on the layout they lead to.
  static func written() throws -> [(name: String, document: Document)] {
    try texts.enumerated().map { number, text in
      let name = "Written\(number).layout"
      return (name, try DocumentFormats.read(Array("screen S {\n\(text)\n}\n".utf8), path: name))
    }
  }

  /// Documents of a watch, which are not solved.
  static let watches: [MadeDocument] = (0..<24).map { number in
    var dice = Dice(500 + number)
    var made = MadeDocument(
      "watches", "\(number)", controllers: [],
      header: .init(runtime: "watchKit", switches: ""))
    made.scenes =
      #"<scene sceneID="s"><objects><controller id="C" customClass="Start"><items>\#(watchItems(&dice, 2))</items></controller></objects></scene>"#
    return made
  }

  private static func watchItems(_ dice: inout Dice, _ depth: Int) -> String {
    (0..<4).map { place in
      let id = "w\(depth)\((place * 3 + dice.roll(2)) % 7)"
      let look = dice.pick(["", #"hidden="YES""#, #"alignment="center""#, #"spacing="4""#])
      guard depth > 0, dice.isLess(than: 40) else {
        let text = dice.pick(["4 / 4", "120 BPM", "Go"])
        return dice.pick([
          #"<label id="\#(id)" text="\#(text)" \#(look)/>"#, #"<timer id="\#(id)" \#(look)/>"#,
          #"<label id="\#(id)" text="Two\#(text)"><fontDescription key="font" type="system" pointSize="\#(20 + dice.roll(3))"/></label>"#,
        ])
      }
      return
        #"<group id="\#(id)" \#(look)><items>\#(watchItems(&dice, depth - 1))</items></group>"#
    }.joined()
  }

  /// What leads from a watch's document to the next one.
  static func watchEdits(_ made: MadeDocument) throws -> String {
    let at = watches.firstIndex { $0.name == made.name } ?? 0
    return try differences(made, watches[(at + 1) % watches.count])
  }

  /// What leads from one document to another, as if both were of one file.
  static func differences(_ made: MadeDocument, _ other: MadeDocument) throws -> String {
    let (base, head) = (try made.read(), try other.read())
    let sentences = constraintSentences(base).sorted { $0.key < $1.key }.map { "\($0.value)\n" }
    return structureChanges(base: base, head: head).map(AnswerText.text).joined()
      + structureChanges(base: base, head: nil).map(AnswerText.text).joined() + sentences.joined()
  }

  private static let texts = [
    """
    view a { contentSize 100 20 }
    view b { contentSize none 20; hugging 1 250 }
    view room
    H:|[a]
    V:|[a]
    H:[b]|
    H:[a]-10-[room]|
    V:|[room(1)]
    group two if room.width <= 300 { b.leading = superview.leading; b.top = a.bottom }
    group one if room.width >= 300.5 { b.leading = a.trailing + 10; b.top = superview.top }
    """,
    """
    view a
    H:|[a]
    V:|[a(20)]
    a.width = 50 @500
    group grow if a.width <= 60 { a.width = 100 }
    """,
    """
    view a { contentSize 40 20 }
    view b
    H:|[a]
    V:|[a]
    b.height = 10
    group first if a.width <= 40 and superview.width <= 400 { b.width = 70 }
    group second if b.width >= 70 { b.height = 30 @999 }
    """,
    """
    view a { contentSize 200 20 }
    view b { contentSize 200 20 }
    H:|[a][b]
    V:|[a]
    V:|[b]
    group drop if b.trailing >= superview.trailing { remove b }
    """,
    """
    view title: UILabel "A title that is longer than a narrow window" { lines 0 }
    view stack: UIStackView {
      axis vertical
      spacing 4
      view one: UIButton "One"
      view two: UILabel "Two" { font body }
    }
    H:|-16-[title]-16-|
    V:|-20-[title]-8-[stack]
    stack.leading = title.leading
    group tall if title.height >= 30 { change stack { spacing 12 }; stack.top = title.bottom + 40 @999 }
    """,
    """
    view card
    V:|[card(50)]
    card.leading = superview.leading + 16 #edge
    card.centerX = superview.centerX
    when width regular {
      remove #edge
      card.width = 400
    }
    """,
  ]
}
