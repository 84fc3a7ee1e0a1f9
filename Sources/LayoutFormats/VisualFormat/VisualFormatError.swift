public import LayoutModel

/// Why a line of the visual format is not accepted, and the character that shows it.
public struct VisualFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// As written.
  public var format: String
  /// 1-based, in characters; one more than there are characters where the end comes too soon.
  public var column: Int
  public var reason: Reason

  /// The fault in a format.
  public enum Reason: Sendable, Hashable {
    case empty
    case notASCII
    /// `V|[a]`: the letter without its colon.
    case missingColon(orientation: String)
    /// Something else stands where `what` should; what to write, if there is more to say.
    case expected(String, advice: String? = nil)
    case notInViews(String, nearest: String?)
    case notInMetrics(String, nearest: String?)
    /// A view's name as a distance: it stands for a size only.
    case viewAsDistance(String)
    /// `[a(2*b)]`, `[a(b/2)]`: the visual format has no factors.
    case ratio
    /// `[a(b.width)]`, `[self.a]`.
    case keyPath
    case badNumber(String)
    case badPriority(Double)
    /// An option that aligns along the line instead of across it.
    case alignmentAlongAxis(option: String, axis: Axis)
    /// Two of the three directions.
    case severalDirections
    case unknownOption(String, nearest: String?)
  }

  /// The reason in one sentence.
  public var sentence: String {
    switch reason {
    case .empty: "it is an empty string"
    case .notASCII: "it contains a character that is not ASCII"
    case .missingColon(let orientation):
      "expected a ':' after '\(orientation)' to specify "
        + "\(orientation == "V" ? "vertical" : "horizontal") arrangement"
    case .expected(let what, let advice): "expected \(what)" + (advice.map { "; \($0)" } ?? "")
    case .notInViews(let name, let nearest):
      "\(name) is not a key in the views dictionary" + Self.question(nearest)
    case .notInMetrics(let name, let nearest):
      "encountered metric with name \"\(name)\", but value was not specified in metrics or views"
        + Self.question(nearest)
    case .viewAsDistance(let name):
      "\"\(name)\" is a view; a view stands for a width or height only, not for a distance"
    case .ratio:
      "a ratio cannot be expressed in the visual format; write it as an equation"
    case .keyPath: "a name is one word; attributes and key paths are not accepted here"
    case .badNumber(let text): "\"\(text)\" is not a number of points that can be laid out"
    case .badPriority(let number):
      "a priority is above 0 and at most 1000, not \(number.formattedPoints)"
    case .alignmentAlongAxis(let option, let axis):
      "\(option) aligns views along the \(axis.rawValue) axis, which is not allowed for a layout "
        + "that is also \(axis.rawValue)"
    case .severalDirections: "only one direction can be chosen"
    case .unknownOption(let name, let nearest):
      "\"\(name)\" is not an option" + Self.question(nearest)
    }
  }

  private static func question(_ nearest: String?) -> String {
    nearest.map { "; did you mean \"\($0)\"?" } ?? ""
  }

  /// The sentence, and below it the format with a mark under the character.
  public var description: String {
    "unable to parse constraint format: \(sentence)\n\(format)\n"
      + String(repeating: " ", count: max(0, column - 1)) + "^"
  }
}

extension Double {
  /// Without a needless fraction: `8`, `7.5`.
  package var formattedPoints: String {
    if let whole = Int(exactly: self), abs(whole) < 1 << 53 { return "\(whole)" }
    return description
  }
}
