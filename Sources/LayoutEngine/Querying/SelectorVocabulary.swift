internal import LayoutModel

/// The words of selectors, each with what it means: what the reference and completions are made of.
package enum SelectorVocabulary {
  /// A word and its meaning, half a sentence.
  package typealias Word = (name: String, meaning: String)

  /// What stands in `[...]` behind a view.
  package static var attributes: [Word] { ViewAttribute.meanings }

  /// What stands in `[...]` behind `@`.
  package static var conditions: [Word] {
    ConfigurationFilter.Key.allCases.map { ($0.rawValue, $0.meaning) }
  }

  /// What stands behind `@` alone.
  package static var quantifiers: [Word] {
    ConfigurationFilter.Quantifier.allCases.map { ($0.rawValue, $0.meaning) }
  }

  /// The numbers of `{...}`.
  package static var fields: [Word] {
    FrameField.Name.allCases.map { ($0.rawValue, $0.meaning) }
  }

  /// What stands behind `:` without and with parentheses.
  package static var pseudos: [Word] {
    ViewState.allCases.map { (":\($0.rawValue)", $0.meaning) }
      + [
        (":has(S)", "has a view below it that S describes; `:has(> S)` directly below"),
        (":not(S)", "is not described by S"),
      ]
      + SpatialRelation.allCases.map { (":\($0.rawValue)(S)", $0.meaning) }
  }

  /// What stands behind `!` besides rules.
  package static var findings: [Word] {
    [("!any", "has a finding")]
      + Severity.allCases.sorted().map { ("!\($0.rawValue)", "has a finding of this severity") }
  }

  /// The rules, by name, each with its number.
  package static var rules: [Word] { Rule.allCases.map { ($0.rawValue, $0.code) } }

  /// The kinds of views; any other kind of a document can be named too.
  package static var kinds: [String] { KnownKinds.all }

  /// The operations of `[...]`.
  package static var operations: [Word] {
    AttributeTest.Operation.allCases.map { ($0.rawValue, $0.meaning) }
  }
}

extension ConfigurationFilter.Key {
  fileprivate var meaning: String {
    switch self {
    case .name: "the configuration's name, or a part of it"
    case .device: "the device's id, or a part of it"
    case .width: "the window's width in points"
    case .height: "the window's height in points"
    case .scale: "pixels per point"
    case .idiom: "phone, pad, tv, mac or watch"
    case .dir: "ltr or rtl"
    case .type: "the text size, XS to AX5; it has an order"
    case .text: "how many times as long every text is, 1 or 2"
    case .bold: "yes or no"
    case .orientation: "portrait or landscape"
    case .system: "the system's major version"
    case .widthClass, .heightClass: "compact, regular or any"
    case .language:
      "the language, such as `de`, which `de-AT` is, too; `base` is the document's own"
    }
  }
}

extension ConfigurationFilter.Quantifier {
  fileprivate var meaning: String {
    switch self {
    case .any: "on at least one of the configurations asked about; so it is without a word"
    case .all: "on every one of them"
    case .only: "on at least one of them, and on none beside them"
    }
  }
}

extension FrameField.Name {
  fileprivate var meaning: String {
    switch self {
    case .x, .left: "the left edge in the superview"
    case .y, .top: "the upper edge in the superview"
    case .w: "the width"
    case .h: "the height"
    case .right: "the right edge in the superview"
    case .bottom: "the lower edge in the superview"
    case .ax: "the left edge on the screen"
    case .ay: "the upper edge on the screen"
    case .needW: "the width that the content asks for"
    case .needH: "the height that the content asks for"
    case .lines: "the lines of text that are shown"
    case .linesNeeded: "the lines that the text needs"
    case .contentW: "the width of what a scroll view scrolls"
    case .contentH: "the height of what a scroll view scrolls"
    case .scale: "pixels per point"
    }
  }
}

extension ViewState {
  fileprivate var meaning: String {
    switch self {
    case .tappable: "takes touches: a control, or a view with a gesture"
    case .ambiguous: "has a place that its constraints leave open"
    case .hidden: "is hidden"
    case .root: "is the root of its scene"
    }
  }
}

extension SpatialRelation {
  fileprivate var meaning: String {
    switch self {
    case .overlaps: "shares a part of the screen with a view that S describes"
    case .leftOf: "ends to the left of one"
    case .rightOf: "begins to the right of one"
    case .above: "ends above one"
    case .below: "begins below one"
    case .inside: "lies within one"
    }
  }
}

extension AttributeTest.Operation {
  fileprivate var meaning: String {
    switch self {
    case .startsWith: "begins with"
    case .endsWith: "ends with"
    case .contains: "has in it"
    case .hasWord: "has as a whole word"
    case .notEqual: "is not"
    case .atMost: "is at most"
    case .atLeast: "is at least"
    case .less: "is less than"
    case .greater: "is more than"
    case .equal: "is"
    }
  }
}
