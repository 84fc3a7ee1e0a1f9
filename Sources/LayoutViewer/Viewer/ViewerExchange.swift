/// What a reader asks the viewer for.
public struct ViewerRequest: Sendable {
  /// The name of the page, such as `screen`; empty for the first one.
  public var page: String
  public var parameters: Parameters
  /// A form was sent that asks for a change.
  public var isChange: Bool

  public init(_ page: String, _ parameters: Parameters = Parameters(), isChange: Bool = false) {
    self.page = page
    self.parameters = parameters
    self.isChange = isChange
  }
}

/// What the viewer answers.
public struct ViewerAnswer: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    case html, svg, script
    /// The reader is to go on to this address.
    case elsewhere(String)
  }

  /// As in HTTP.
  public var status: Int
  public var kind: Kind
  public var bytes: [UInt8]

  init(status: Int = 200, _ kind: Kind = .html, _ bytes: [UInt8]) {
    self.status = status
    self.kind = kind
    self.bytes = bytes
  }
}
