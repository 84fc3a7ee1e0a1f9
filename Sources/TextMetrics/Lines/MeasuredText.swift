import LayoutModel

/// A text as measured characters: the input of line filling.
struct MeasuredText {
  /// One scalar with what it adds, in points.
  struct Character {
    var scalar: UInt32
    var run: Int32
    /// The break that is allowed before this character.
    var opportunity: LineBreaker.Opportunity
    var isAttached: Bool
    var advance: Double
    /// Void at the start of a line.
    var kern: Double

    var isSpace: Bool { scalar == 0x20 }
    /// Ends a paragraph; never drawn.
    var isBreak: Bool {
      switch scalar {
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
      default: false
      }
    }
  }

  /// The heights that a run of text gives to its lines.
  struct Run {
    var font: ResolvedFont
    var lineHeight: Double
    var lineSpacing: Double
  }

  var characters: [Character] = []
  var runs: [Run] = []
  /// Some character has an advance that stands in for its own.
  private(set) var hasGuesses = false

  /// Measures `content`, repeated as often as the measurer says, in `font` where a run has none.
  init(_ content: TextContent, font: ResolvedFont, measurer: TextMeasurer) {
    characters.reserveCapacity(
      min(1 << 14, content.runs.reduce(1) { $0 + $1.text.utf8.count }))
    for repetition in 0..<measurer.textFactor {
      for (index, run) in content.runs.enumerated() {
        let text = index == 0 && repetition > 0 ? " " + run.text : run.text
        append(text, run, font: font, measurer: measurer)
      }
    }
    findOpportunities()
  }

  private mutating func append(
    _ text: String, _ run: TextContent.Run, font: ResolvedFont, measurer: TextMeasurer
  ) {
    let font =
      run.font.map {
        measurer.resolve($0, defaultSize: font.pointSize, adjustsForContentSize: false)
      } ?? font
    runs.append(
      Run(
        font: font, lineHeight: Self.lineHeight(run, font),
        lineSpacing: Self.length(run.lineSpacing) + font.leading))
    let number = Int32(truncatingIfNeeded: runs.count - 1)
    let toPoints = font.pointSize / 1000
    let extra = run.kern.map { $0.isFinite ? $0 : 0 } ?? 0
    var walker = AdvanceWalker(font: font, measurer: measurer)
    let joined = measurer.joined(text, in: font)
    for (index, scalar) in text.unicodeScalars.enumerated() {
      guard area < Self.mostArea else { return }
      let step = walker.step(joined?[index] ?? scalar.value)
      if step.isGuessed { hasGuesses = true }
      characters.append(
        Character(
          scalar: scalar.value, run: number, opportunity: .none, isAttached: step.isAttached,
          advance: step.advance * toPoints + (step.isAttached ? 0 : extra),
          kern: step.kern * toPoints))
      area += extent(of: characters[characters.count - 1], font)
    }
  }

  /// The area beyond which a text is not measured on, in square points: twenty times that of the
  /// largest window, so that in any window it is too long by far, and how much is no question.
  static let mostArea = 4e7
  private var area = 0.0

  /// What a character takes of the area: a break a line of a narrow screen, a mark of no width
  /// still a little, so that no text is without end.
  private func extent(of character: Character, _ font: ResolvedFont) -> Double {
    let height = max(1, font.lineHeight)
    return character.isBreak ? 320 * height : max(abs(character.advance), 1) * height
  }

  private mutating func findOpportunities() {
    var breaker = LineBreaker()
    for index in characters.indices {
      let next = index + 1 < characters.count ? characters[index + 1].scalar : nil
      characters[index].opportunity = breaker.step(characters[index].scalar, next: next)
    }
  }

  /// A run's line height after its paragraph's rules.
  private static func lineHeight(_ run: TextContent.Run, _ font: ResolvedFont) -> Double {
    var height = font.lineHeight
    let multiple = length(run.lineHeightMultiple)
    if multiple > 0 { height *= multiple }
    let maximum = length(run.maximumLineHeight)
    if maximum > 0 { height = min(height, maximum) }
    return max(height, length(run.minimumLineHeight))
  }

  private static func length(_ value: Double?) -> Double {
    guard let value, value.isFinite, value > 0 else { return 0 }
    return min(value, 100_000)
  }
}
