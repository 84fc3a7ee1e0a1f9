/// Who may ask the viewer: whoever knows the token, and comes by a name of this machine.
///
/// A page elsewhere can make a reader's browser ask this machine. It does not know the token, which
/// stands at the beginning of every address; and where it lets its own name point here, the browser
/// sends that name along as the host.
struct AccessCheck: Sendable {
  let token: String

  enum Verdict: Equatable {
    /// The page asked for, without the token.
    case allowed(page: String)
    /// The address ends with the token and lacks its slash.
    case lacksSlash
    case foreignHost
    case wrongToken
    /// A form of another site.
    case foreignForm
  }

  /// - Parameters:
  ///   - path: of the address, with its leading slash.
  ///   - origin: where the browser says that a form stands, which every browser says of a form that
  ///     changes something; nil = it says nothing.
  func verdict(path: String, host: String?, origin: String?, isChange: Bool) -> Verdict {
    guard let host, Self.isOwn(host) else { return .foreignHost }
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard let given = parts.popFirst(), isToken(given) else { return .wrongToken }
    guard let page = parts.popFirst() else { return .lacksSlash }
    if isChange, origin?.lowercased() != "http://" + host.lowercased() { return .foreignForm }
    return .allowed(page: parts.isEmpty ? String(page) : "?")
  }

  /// Names by which this machine asks itself, with any port.
  private static func isOwn(_ host: String) -> Bool {
    let lowered = host.lowercased()
    let names = ["127.0.0.1", "localhost", "[::1]"]
    return names.contains { name in
      guard lowered.hasPrefix(name) else { return false }
      let rest = lowered.dropFirst(name.count)
      return rest.isEmpty
        || rest.first == ":" && rest.dropFirst().allSatisfy { $0.isASCII && $0.isNumber }
    }
  }

  /// Takes the same time wherever the texts differ.
  private func isToken(_ given: Substring) -> Bool {
    let (one, other) = (Array(token.utf8), Array(given.utf8))
    guard one.count == other.count, !one.isEmpty else { return false }
    return zip(one, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
