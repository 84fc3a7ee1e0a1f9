internal import LayoutModel

/// The part after `@`: which configurations are asked about, and how many of them must match.
struct ConfigurationFilter: Sendable, Hashable {
  var quantifier = Quantifier.any
  /// Names or device texts; one of them must fit.
  var names: [String] = []
  /// All must hold.
  var conditions: [Condition] = []

  enum Quantifier: String, Sendable, Hashable, CaseIterable {
    /// At least one of them.
    case any
    /// Every one of them.
    case all
    /// At least one of them, and none beside them.
    case only
  }

  struct Condition: Sendable, Hashable {
    let key: Key
    let operation: AttributeTest.Operation
    let value: String
    /// The value's rank where the key has an order.
    let rank: Double?
  }

  enum Key: String, Sendable, Hashable, CaseIterable {
    case name, device, width, height, scale, idiom, dir, type, text, bold, orientation, system
    case widthClass, heightClass, language
  }

  /// Whether a configuration is asked about; `isExact` says that names must be met in full.
  func admits(_ configuration: Configuration, isExact: Bool) -> Bool {
    (names.isEmpty || names.contains { fits($0, configuration, isExact: isExact) })
      && conditions.allSatisfy { $0.holds(configuration) }
  }

  private func fits(_ text: String, _ configuration: Configuration, isExact: Bool) -> Bool {
    let wanted = plain(text)
    return [configuration.name, configuration.device ?? ""].map(plain).contains {
      isExact ? $0 == wanted : !wanted.isEmpty && $0.contains(wanted)
    }
  }
}

/// Letters and digits only: `iPhone SE` finds `iphone-se-1`.
private func plain(_ text: String) -> String {
  String(text.lowercased().filter { $0.isLetter || $0.isNumber })
}

extension ConfigurationFilter.Condition {
  func holds(_ configuration: Configuration) -> Bool {
    let found: Double?
    switch key {
    case .name: return compare(configuration.name)
    case .device: return compare(configuration.device ?? configuration.name)
    case .idiom: return compare(configuration.idiom.rawValue)
    case .dir: return compare(configuration.direction.rawValue)
    case .widthClass: return compare(configuration.widthClass?.rawValue ?? "any")
    case .heightClass: return compare(configuration.heightClass?.rawValue ?? "any")
    case .orientation:
      return compare(
        configuration.size.width > configuration.size.height ? "landscape" : "portrait")
    case .language: return compare(language: configuration.language)
    case .bold: return compare(configuration.isBoldText ? "yes" : "no")
    case .width: found = configuration.size.width
    case .height: found = configuration.size.height
    case .scale: found = Double(configuration.scale)
    case .text: found = Double(configuration.textFactor)
    case .system: found = Double(configuration.system)
    case .type: found = Double(configuration.contentSize.rank)
    }
    guard let found, let rank else { return false }
    return switch operation {
    case .equal: abs(found - rank) < 1e-6
    case .notEqual: abs(found - rank) >= 1e-6
    case .less: found < rank
    case .atMost: found <= rank
    case .greater: found > rank
    case .atLeast: found >= rank
    default: false
    }
  }

  /// `de` holds for `de-AT`; a configuration without a language shows what the document says.
  private func compare(language: Language?) -> Bool {
    let found = language?.tag.lowercased() ?? Self.baseLanguage
    let wanted = value.lowercased()
    let isSame = found == wanted || found.hasPrefix(wanted + "-")
    return operation == .notEqual ? !isSame : isSame
  }

  /// What the language of the documents themselves is called.
  private static let baseLanguage = "base"

  private func compare(_ text: String) -> Bool {
    let (found, wanted) = (plain(text), plain(value))
    let isLoose = key == .device || key == .name
    let isSame = isLoose ? found.contains(wanted) : found == wanted
    return operation == .notEqual ? !isSame : isSame
  }
}
