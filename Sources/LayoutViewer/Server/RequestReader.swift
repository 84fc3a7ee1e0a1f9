internal import LayoutModel

/// A request as it came over the wire, no more of it than the viewer looks at.
struct WireRequest: Equatable {
  var method: String
  /// With its leading slash, percent-encoded.
  var path: String
  /// The part after `?`, percent-encoded.
  var query: String
  /// By their names in small letters.
  var headers: [String: String]
  var body: [UInt8] = []
}

/// Reads one HTTP/1.1 request (RFC 9112) from bytes as they come.
///
/// Anything unusual is refused rather than guessed at: folded or repeated headers, transfer codings,
/// addresses with a host, bytes outside of ASCII.
struct RequestReader {
  enum Reading: Equatable {
    case more
    case request(WireRequest)
    /// The status to answer with.
    case refused(Int)
  }

  private var bytes: [UInt8] = []
  private var head: WireRequest?
  private var bodyLength = 0
  private static let mostHead = 16 << 10
  private static let mostBody = 1 << 20

  /// Takes the next bytes; they may end anywhere.
  mutating func take(_ more: some Collection<UInt8>) -> Reading {
    bytes += more
    if head == nil {
      guard let end = headEnd() else {
        return bytes.count > Self.mostHead ? .refused(431) : .more
      }
      guard end <= Self.mostHead else { return .refused(431) }
      let text = bytes[..<end]
      bytes.removeFirst(end + 4)
      switch Self.parsed(text) {
      case .success(let parsed): (head, bodyLength) = (parsed.request, parsed.length)
      case .failure(let refusal): return .refused(refusal.status)
      }
    }
    guard var request = head, bytes.count >= bodyLength else { return .more }
    request.body = Array(bytes.prefix(bodyLength))
    return .request(request)
  }

  /// Where the empty line begins that ends the head.
  private func headEnd() -> Int? {
    guard bytes.count >= 4 else { return nil }
    return (0...(bytes.count - 4)).first { bytes[$0..<($0 + 4)].elementsEqual([13, 10, 13, 10]) }
  }

  private struct Refusal: Error { var status: Int }

  private static func parsed(
    _ head: ArraySlice<UInt8>
  ) -> Result<(request: WireRequest, length: Int), Refusal> {
    guard head.allSatisfy({ 0x20..<0x7F ~= $0 || [9, 10, 13].contains($0) }) else {
      return .failure(Refusal(status: 400))
    }
    let lines = String(decoding: head, as: UTF8.self).split(
      separator: "\r\n", omittingEmptySubsequences: false)
    let words = (lines.first ?? "").split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, ["HTTP/1.1", "HTTP/1.0"].contains(words[2]), words[1].hasPrefix("/"),
      !words[0].isEmpty
    else { return .failure(Refusal(status: 400)) }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), isToken(line[..<colon]),
        !line.contains(where: { $0.isNewline })
      else { return .failure(Refusal(status: 400)) }
      let name = line[..<colon].lowercased()
      let isKnown = headers.updateValue(trimmed(line[line.index(after: colon)...]), forKey: name)
      guard isKnown == nil || !single.contains(name) else {
        return .failure(Refusal(status: 400))
      }
    }
    guard headers["transfer-encoding"] == nil else { return .failure(Refusal(status: 501)) }
    let length = headers["content-length"] ?? "0"
    guard !length.isEmpty, length.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return .failure(Refusal(status: 400))
    }
    guard let count = Int(length), count <= mostBody else { return .failure(Refusal(status: 413)) }
    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    return .success(
      (
        WireRequest(
          method: String(words[0]), path: String(parts[0]),
          query: parts.count > 1 ? String(parts[1]) : "", headers: headers), count
      ))
  }

  /// Headers that decide who asks, and how much: two of them would be a trick.
  private static let single: Set<String> = [
    "host", "origin", "content-length", "transfer-encoding",
  ]

  private static func isToken(_ name: Substring) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        byte.isLetterOrDigit || "!#$%&'*+-.^_`|~".utf8.contains(byte)
      }
  }

  private static func trimmed(_ text: Substring) -> String {
    let rest = text.drop { $0 == " " || $0 == "\t" }
    return String(rest.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
