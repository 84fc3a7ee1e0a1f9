internal import LayoutModel

enum XcodeProject {
  /// A configuration of a target, with what the project says for all targets below it.
  struct Build {
    var settings: [String: PropertyList]
    /// Settings that Xcode itself defines: the names of the project and the target.
    var names: [String: String] = [:]
    /// Nothing that could set more is missing: every `.xcconfig` was read.
    var isWhole = true

    /// The version of the Xcode that last checked the project: 511 for 5.1.1, 1230 for 12.3.
    var xcode: Int?

    /// The value of a setting, variables put in; nil where it is not set or a variable is not known.
    func text(_ key: String) -> String? {
      settings[key]?.strings.flatMap { expanded($0.joined(separator: " ")) }
    }

    /// The path of Info.plist from the project's folder.
    var infoPlist: String? { text("INFOPLIST_FILE") }

    /// Variables within variables: deeper is a circle.
    private static let deepest = 8

    private func expanded(_ text: String, depth: Int = 0) -> String? {
      guard let start = text.firstRange(of: "$(") ?? text.firstRange(of: "${") else { return text }
      let close: Character = text[start].last == "(" ? ")" : "}"
      guard depth < Self.deepest, let end = text[start.upperBound...].firstIndex(of: close),
        let value = value(of: String(text[start.upperBound..<end]), depth: depth)
      else { return nil }
      var rest = text[text.index(after: end)...]
      // The folder of the project is where its paths begin.
      if value.isEmpty, rest.first == "/" { rest = rest.dropFirst() }
      return expanded(text[..<start.lowerBound] + value + rest, depth: depth + 1)
    }

    private func value(of name: String, depth: Int) -> String? {
      switch name {
      case "SRCROOT", "PROJECT_DIR", "SOURCE_ROOT": ""
      default:
        names[name]
          ?? settings[name]?.strings.flatMap {
            expanded($0.joined(separator: " "), depth: depth + 1)
          }
      }
    }
  }
}

extension XcodeProject.Build {
  /// Where nothing says which devices an app is for, Xcode makes it for phones.
  var families: Set<Idiom>? {
    guard let written = settings["TARGETED_DEVICE_FAMILY"] else {
      return isWhole && text("SDKROOT").flatMap(SystemPlatform.init(sdk:)) == .iOS ? [.phone] : nil
    }
    guard written.strings != nil, let text = text("TARGETED_DEVICE_FAMILY") else { return nil }
    let idioms = text.split(whereSeparator: { $0 == "," || $0.isWhitespace }).compactMap {
      switch $0 {
      case "1": Idiom.phone
      case "2": Idiom.pad
      default: nil
      }
    }
    return idioms.isEmpty ? nil : Set(idioms)
  }

  var isForPhoneOrPad: Bool {
    guard let platform = text("SDKROOT") else { return true }
    // An SDK may be named with its version: `iphoneos9.3`.
    return SystemPlatform(sdk: platform) == .iOS || platform == "auto"
  }
}
