import LayoutEngine
import LayoutFormats
import LayoutModel
import TestDocuments
import Testing

/// What a session keeps of earlier answers never shows.
struct RememberedLayoutTests {
  /// Windows of few sizes under many settings, so that much can be taken for the same.
  private static let configurations: [Configuration] = {
    var all: [Configuration] = []
    var shuffler = SeededGenerator(seed: 7)
    let sizes = [(320.0, 568.0), (402, 874), (874, 402), (810, 1080)]
    let categories = [ContentSizeCategory.extraSmall, .large, .accessibility5]
    for number in 0..<48 {
      let (width, height) = sizes[number % sizes.count]
      let isPad = width == 810
      all.append(
        Configuration(
          name: "\(number)", size: Size(width: width, height: height),
          scale: Bool.random(using: &shuffler) ? 2 : 3,
          safeArea: Bool.random(using: &shuffler) ? .zero : EdgeInsets(top: 62, bottom: 34),
          widthClass: isPad ? .regular : .compact, heightClass: height < 500 ? .compact : .regular,
          idiom: isPad ? .pad : .phone,
          direction: Bool.random(using: &shuffler) ? .leftToRight : .rightToLeft,
          contentSize: categories.randomElement(using: &shuffler) ?? .large,
          textFactor: Bool.random(using: &shuffler) ? 1 : 2,
          isBoldText: Bool.random(using: &shuffler)))
    }
    return all
  }()

  private func compare(_ path: String, _ configurations: [Configuration]) throws -> Int {
    let document = try DocumentFormats.read(Corpus.bytes(path), path: path)
    guard document.reasonNotSolved == nil else { return 0 }
    var count = 0
    for scene in document.scenes {
      var session = LayoutSession(document: document, scene: scene)
      for configuration in configurations {
        var fresh = LayoutSession(document: document, scene: scene)
        #expect(
          session.solve(configuration) == fresh.solve(configuration),
          "\(path) \(scene.id) \(configuration)")
        count += 1
      }
    }
    return count
  }

  @Test func `a session answers like a fresh one, whatever it was asked before`() throws {
    var count = 0
    for (number, path) in Examples.files.enumerated() {
      var shuffler = SeededGenerator(seed: UInt64(number))
      count += try compare(path, Self.configurations.shuffled(using: &shuffler))
    }
    #expect(count > 300)
  }

  @Test(.enabled(if: Corpus.root != nil, "\(Corpus.skipped)"))
  func `so it does for real documents`() throws {
    var count = 0
    for (number, path) in Corpus.files(["dev"]).enumerated() where number % 40 == 11 {
      var shuffler = SeededGenerator(seed: UInt64(number))
      count += try compare(
        path, Array(Self.configurations.shuffled(using: &shuffler).prefix(12)))
    }
    #expect(count > 300)
  }

  @Test func `a scene that asks for more than is kept gets the same answers`() throws {
    let numbers = 0..<300
    let document = try EvidenceFixtures.document(
      numbers.map {
        EvidenceFixtures.label("l\($0)", "Label \($0) of many", width: 120, y: Double($0), lines: 0)
      }.joined(),
      numbers.map {
        EvidenceFixtures.pinned("l\($0)", y: Double($0))
          + EvidenceFixtures.equal("t\($0)", "root", "trailing", "l\($0)", "trailing", 20)
      }.joined())
    func configuration(_ width: Int) -> Configuration {
      Configuration(
        name: "\(width)", size: Size(width: Double(width), height: 852), scale: 2)
    }
    var session = EvidenceFixtures.session(document, LayoutOptions(textSource: .model))
    var answers: [Int: SolvedLayout] = [:]
    for width in 80..<200 { answers[width] = session.solve(configuration(width)) }
    for width in [80, 139, 199] {
      var fresh = EvidenceFixtures.session(document, LayoutOptions(textSource: .model))
      let expected = fresh.solve(configuration(width))
      let (first, again) = (answers[width] == expected, session.solve(configuration(width)))
      #expect(first && again == expected, "\(width)")
    }
  }

  @Test func `settings of texts show where a view follows them`() throws {
    let document = try EvidenceFixtures.document(
      EvidenceFixtures.label("a", "Some text", width: 80), EvidenceFixtures.pinned("a"))
    var session = EvidenceFixtures.session(document)
    var doubled = EvidenceFixtures.phone
    doubled.textFactor = 2
    var bold = EvidenceFixtures.phone
    bold.isBoldText = true
    func width(_ configuration: Configuration) -> Double? {
      session.solve(configuration).view("a")?.frame.width
    }
    let usual = try #require(width(EvidenceFixtures.phone))
    #expect(try #require(width(doubled)) > 1.9 * usual)
    #expect(try #require(width(bold)) > usual)
    #expect(width(EvidenceFixtures.phone) == usual)
  }
}
