/// The identity an object has in its own document, such as `AbC-dE-fGh`.
///
/// Unique within one document. Ordered by the bytes of its text, which is the stable order used
/// wherever a tie must be broken, so that no answer depends on the order of input.
public struct ObjectID: Hashable, Comparable, Sendable, RawRepresentable, CustomStringConvertible,
  ExpressibleByStringLiteral, Codable
{
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { self.rawValue = value }
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  public var description: String { rawValue }
  /// By bytes, as it is ordered: Unicode's equal texts are different ids.
  public static func == (left: Self, right: Self) -> Bool {
    left.rawValue.hasSameBytes(as: right.rawValue)
  }
  public func hash(into hasher: inout Hasher) {
    var text = rawValue
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue.precedes(right.rawValue)
  }
}
