import TestDocuments
import Testing
import TextMetrics

@testable import LayoutModel

/// What is remembered of a text is what measuring it anew says.
struct TextMemoryTests {
  private static let words = [
    "Sign", "in", "with", "Überraschung", "Überraschung", "日本語の", "🙂", "a\u{0301}b", "áb",
    "Straße\n", "\u{2028}", "WAVE", "1,000", "שלום", "",
  ]

  private struct Question {
    var content: TextContent
    var font: ResolvedFont
    var measurer: TextMeasurer
    var width: Double?
    var lines: Int
    var breaking: LineBreaking
  }

  private func questions(_ count: Int, seed: UInt64) -> [Question] {
    var random = SeededGenerator(seed: seed)
    let styles: [FontDescription] = [
      .system(17), .system(12), FontDescription(face: .textStyle("UICTFontTextStyleBody")),
      FontDescription(face: .named("Avenir-Heavy", family: nil), pointSize: 15),
    ]
    return (0..<count).map { _ in
      let measurer = TextMeasurer(
        era: FontEra.allCases.randomElement(using: &random) ?? .new, scale: 2,
        contentSize: Bool.random(using: &random) ? .large : .accessibility2,
        isBoldText: Bool.random(using: &random), textFactor: Int.random(in: 1...2, using: &random),
        avoidsOrphans: Bool.random(using: &random))
      let runs = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        TextContent.Run(
          text: (0..<Int.random(in: 0...2, using: &random)).map { _ in
            Self.words.randomElement(using: &random) ?? ""
          }.joined(separator: " "),
          font: Bool.random(using: &random) ? styles.randomElement(using: &random) : nil,
          kern: Bool.random(using: &random) ? nil : 1)
      }
      return Question(
        content: TextContent(runs: runs),
        font: measurer.resolve(
          styles.randomElement(using: &random) ?? .system(17), defaultSize: 17,
          adjustsForContentSize: false),
        measurer: measurer,
        width: Bool.random(using: &random)
          ? nil : Double(Int.random(in: -1...12, using: &random)) * 10,
        lines: Int.random(in: 0...2, using: &random),
        breaking: [.words, .characters, .clipped, .truncating].randomElement(using: &random)
          ?? .words)
    }
  }

  private func check(_ questions: [Question], _ memory: TextMemory) {
    for question in questions {
      let remembered = memory.text(question.content, font: question.font, by: question.measurer)
        .size(
          maximumWidth: question.width, maximumLines: question.lines, breaking: question.breaking)
      let fresh = question.measurer.measure(
        question.content, font: question.font, maximumWidth: question.width,
        maximumLines: question.lines, breaking: question.breaking)
      #expect(remembered == fresh, "\(question.content) at \(String(describing: question.width))")
    }
  }

  @Test(arguments: 0..<4)
  func `texts in any order have the sizes of fresh ones`(_ seed: Int) {
    let questions = questions(2_000, seed: UInt64(seed))
    let memory = TextMemory(fonts: [:], systemFont: nil)
    check(questions, memory)
    check(questions.reversed(), memory)
  }

  @Test func `texts that Unicode calls equal are kept apart`() {
    let measurer = TextMeasurer(era: .new, scale: 2)
    let memory = TextMemory(fonts: [:], systemFont: nil)
    let font = measurer.resolve(
      FontDescription(face: .named("Courier", family: nil)), defaultSize: 17,
      adjustsForContentSize: false)
    // The second is the character of a unit, which reading keeps as it is written.
    for text in ["\u{03A9}", "\u{2126}", "a\u{0301}", "\u{00E1}", "\u{03A9}"] {
      let remembered = memory.text(TextContent(text), font: font, by: measurer).size(
        maximumWidth: nil, maximumLines: 0, breaking: .words)
      #expect(
        remembered
          == measurer.measure(
            TextContent(text), font: font, maximumWidth: nil, maximumLines: 0, breaking: .words))
    }
  }

  @Test func `more texts than are kept are measured all the same`() {
    let measurer = TextMeasurer(era: .new, scale: 2)
    let memory = TextMemory(fonts: [:], systemFont: nil)
    let font = measurer.resolve(.system(17), defaultSize: 17, adjustsForContentSize: false)
    let long = String(repeating: "many words of one text ", count: 4_000)
    for number in 0..<8 {
      let content = TextContent("\(number % 4) \(long)")
      let size = memory.text(content, font: font, by: measurer).size(
        maximumWidth: 300, maximumLines: 0, breaking: .words)
      #expect(
        size
          == measurer.measure(
            content, font: font, maximumWidth: 300, maximumLines: 0, breaking: .words))
    }
  }
}
