/// The lints, by the names used in output.
package enum LintKind: String, Sendable, Hashable, Codable, CaseIterable {
  case baselineOff = "baseline-off"
  case orderFlip = "order-flip"
  case scrollOverflow = "scroll-overflow"
  case equalityBroken = "equality-broken"
  case mayCollide = "may-collide"
  case fixedText = "fixed-text"
  case distortedImage = "distorted-image"
  case isolated = "isolated"
  case tinyText = "tiny-text"
  case ownSize = "own-size"
  case requiredContent = "required-content"
  case negativeConstant = "negative-constant"
  case leftRight = "left-right"
  case mixedMask = "mixed-mask"
  case stretchedBaseline = "stretched-baseline"
  case oddPriority = "odd-priority"
  case fractionalMultiplier = "fractional-multiplier"

  /// The number printed beside the name: `L031`.
  package var code: String {
    switch self {
    case .baselineOff: "L012"
    case .orderFlip: "L013"
    case .scrollOverflow: "L015"
    case .equalityBroken: "L016"
    case .mayCollide: "L017"
    case .fixedText: "L018"
    case .distortedImage: "L019"
    case .isolated: "L020"
    case .tinyText: "L021"
    case .ownSize: "L030"
    case .requiredContent: "L031"
    case .negativeConstant: "L032"
    case .leftRight: "L033"
    case .mixedMask: "L034"
    case .stretchedBaseline: "L035"
    case .oddPriority: "L036"
    case .fractionalMultiplier: "L037"
    }
  }

  /// Whether the lint looks at solved layouts; the others only read the document.
  package var needsLayouts: Bool {
    switch self {
    case .baselineOff, .orderFlip, .scrollOverflow, .equalityBroken, .distortedImage, .isolated:
      true
    default: false
    }
  }

  /// The lints that are looked for if nobody names any: all but `isolated`, which is most often intended.
  package static var usual: Set<LintKind> { Set(allCases.filter { $0 != .isolated }) }

  /// The lints that only read the document.
  package static var written: Set<LintKind> { Set(allCases.filter { !$0.needsLayouts }) }
}
