/// The lints, by the names used in output.
public enum LintKind: String, Sendable, Hashable, Codable, CaseIterable {
  case mayCollide = "may-collide"
  case fixedText = "fixed-text"
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
  public var code: String {
    switch self {
    case .mayCollide: "L017"
    case .fixedText: "L018"
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
}
