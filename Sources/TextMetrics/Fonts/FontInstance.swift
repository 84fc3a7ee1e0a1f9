import LayoutModel

/// A variable font at one weight and size. Answers are per mille of the size.
///
/// Documents of the old era had two cuts, text below 20 points and display from there: the ends of
/// the file's sizes. What was added between characters then is that era's table, for the file has
/// it for its own shapes, which at most sizes lie between the two.
struct FontInstance: Sendable {
  private let font: VariableFontMetrics
  private let perMille: Double
  /// The four cells around, as places in a character's cells, and how much each counts.
  private let cells: (Int, Int, Int, Int)
  private let shares: (Double, Double, Double, Double)
  /// Points added to every character.
  let tracking: Double

  init(_ font: VariableFontMetrics, weight: FontWeight, size: Double, era: FontEra) {
    self.font = font
    perMille = 1000 / font.unitsPerEm
    let low = font.sizes.first?.place ?? size
    let high = font.sizes.last?.place ?? size
    let cut = era == .new ? size : size < 20 ? low : high
    let across = Self.between(font.weightStops, at: font.weights[weight.rawValue])
    let along = Self.between(font.sizeStops, at: Polyline(font.sizes).value(at: cut))
    let width = font.weightStops.count
    cells = (
      along.lower * width + across.lower, along.lower * width + across.upper,
      along.upper * width + across.lower, along.upper * width + across.upper
    )
    shares = (
      (1 - along.share) * (1 - across.share), (1 - along.share) * across.share,
      along.share * (1 - across.share), along.share * across.share
    )
    tracking =
      era == .new && !font.tracking.isEmpty
      ? Polyline(font.tracking).value(at: size) * 1000 / font.unitsPerEm
      : Tracking.published(era).value(atSize: size)
  }

  /// The stops around a place, and how far it is from the lower to the upper.
  private static func between(
    _ stops: [Double], at place: Double
  ) -> (lower: Int, upper: Int, share: Double) {
    guard let upper = stops.firstIndex(where: { $0 >= place }) else {
      return (stops.count - 1, stops.count - 1, 0)
    }
    guard upper > 0 else { return (0, 0, 0) }
    return (upper - 1, upper, (place - stops[upper - 1]) / (stops[upper] - stops[upper - 1]))
  }

  /// The number of a character; nil where the font has none.
  func index(of scalar: UInt32) -> Int? {
    let characters = font.characters
    // Most fonts begin with the characters from space to tilde.
    let guess = Int(scalar) - 0x20
    if characters.indices.contains(guess), characters[guess].value == scalar { return guess }
    var low = 0
    var high = characters.count
    while low < high {
      let middle = (low + high) / 2
      if characters[middle].value < scalar { low = middle + 1 } else { high = middle }
    }
    return low < characters.count && characters[low].value == scalar ? low : nil
  }

  func advance(at index: Int) -> Double { blend(font.advances, from: index * font.cellCount) }

  /// The class of a character as the first of a pair, counted from one; 0 = none.
  func leftClass(at index: Int) -> Int { Int(font.leftClasses[index]) + 1 }

  /// Kerning between such a class and the character after it.
  func kern(_ left: Int, at index: Int) -> Double {
    let right = Int(font.rightClasses[index])
    guard left > 0, right >= 0 else { return 0 }
    return blend(font.kerning.values, from: font.kerning.offset(left - 1, right))
  }

  private func blend(_ numbers: [Double], from start: Int) -> Double {
    let one = numbers[start + cells.0] * shares.0 + numbers[start + cells.1] * shares.1
    let two = numbers[start + cells.2] * shares.2 + numbers[start + cells.3] * shares.3
    return (one + two) * perMille
  }
}
