/// Pseudo-random numbers that are the same in every run: SplitMix64 (Steele, Lea, Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// One edit of one row: what a person does between two commits.
struct Edit {
  enum Kind: String {
    case gap, height, leading, iconWidth, titleGap, buttonWidth, title, fontSize, priority, minimum
  }
  var screen: Int
  var row: Int
  var kind: Kind
  var apply: (inout Screens.Row) -> Void

  private static let titles = [
    "Notifications", "Sounds", "Do Not Disturb", "Screen Time", "General", "Control Centre",
    "Display and Brightness", "Home Screen", "Accessibility", "Wallpaper", "Battery", "Privacy",
  ]

  init(_ generator: inout SeededGenerator) {
    screen = Int.random(in: 0..<Screens.count, using: &generator)
    row = Int.random(in: 0..<Screens.rows, using: &generator)
    let number = Int.random(in: 0..<1_000_000, using: &generator)
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<16: (kind, apply) = (.gap, { $0.gap = 4 + number % 29 })
    case 16..<26: (kind, apply) = (.height, { $0.height = 44 + number % 45 })
    case 26..<34: (kind, apply) = (.leading, { $0.leading = 8 + number % 25 })
    case 34..<48: (kind, apply) = (.iconWidth, { $0.iconWidth = 20 + number % 29 })
    case 48..<64: (kind, apply) = (.titleGap, { $0.titleGap = 4 + number % 29 })
    case 64..<78: (kind, apply) = (.buttonWidth, { $0.buttonWidth = 36 + number % 49 })
    case 78..<88:
      (kind, apply) = (.title, { $0.titleText = Self.titles[number % Self.titles.count] })
    case 88..<92: (kind, apply) = (.fontSize, { $0.fontSize = 13 + number % 10 })
    case 92..<96: (kind, apply) = (.priority, { $0.titlePriority = 250 + 250 * (number % 3) })
    default: (kind, apply) = (.minimum, { $0.hasMinimum.toggle() })
    }
  }
}
