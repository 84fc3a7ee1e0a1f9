/// A request to the viewer.
package struct ViewerRequest: Sendable {
  /// The name of the page, such as `screen`; empty for the first one.
  package var page: String
  package var parameters: Parameters
  /// A form was sent that asks for a change.
  package var isChange: Bool

  package init(_ page: String, _ parameters: Parameters = Parameters(), isChange: Bool = false) {
    self.page = page
    self.parameters = parameters
    self.isChange = isChange
  }
}

/// The viewer's answer to a request.
package struct ViewerAnswer: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case html, svg, script
    /// The reader is to go on to this address.
    case elsewhere(String)
  }

  /// As in HTTP.
  package var status: Int
  package var kind: Kind
  package var bytes: [UInt8]

  init(status: Int = 200, _ kind: Kind = .html, _ bytes: [UInt8]) {
    self.status = status
    self.kind = kind
    self.bytes = bytes
  }
}
