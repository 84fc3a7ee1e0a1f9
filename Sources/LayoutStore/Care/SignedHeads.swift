internal import Hashing
internal import LayoutModel

/// The newest revision of every branch, signed with a key that does not lie in the store.
///
/// Seals show damage; whoever can write the file can compute them anew, or put an older copy in its
/// place. A note of the heads that only the holder of the key can have made shows that too. The key
/// is any bytes; keep note and key where who writes the store cannot.
///
///     keyline heads 1
///     main 3f0c…
///     hmac-sha256 9b2d…
package enum SignedHeads {
  /// Keys shorter than this can be guessed.
  package static let shortestKey = 16

  private static let title = "keyline heads 1"
  private static let seal = "hmac-sha256 "

  /// The note of `heads`, by branch, in the order of the names' bytes.
  static func note(_ heads: [(branch: String, id: RevisionID)], key: [UInt8]) -> String {
    let lines = heads.map { "\($0.branch) \($0.id.rawValue)" }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let text = ([title] + lines).joined(separator: "\n") + "\n"
    return text + seal + Hex.text(HMAC.sha256(Array(text.utf8), key: key)) + "\n"
  }

  /// The heads of a note; nil when it is none, or was not made with this key.
  static func heads(of note: String, key: [UInt8]) -> [(branch: String, id: RevisionID)]? {
    var lines = note.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    guard lines.first == title, let last = lines.popLast(), last.hasPrefix(seal) else { return nil }
    let text = lines.joined(separator: "\n") + "\n"
    let code = Hex.text(HMAC.sha256(Array(text.utf8), key: key))
    // Takes as long for every wrong code.
    let difference = zip(code.utf8, last.utf8.dropFirst(seal.utf8.count))
      .reduce(0) { $0 | ($1.0 ^ $1.1) }
    guard last.utf8.count == seal.utf8.count + code.utf8.count, difference == 0 else { return nil }
    var heads: [(branch: String, id: RevisionID)] = []
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ")
      guard parts.count == 2 else { return nil }
      heads.append((String(parts[0]), RevisionID(rawValue: String(parts[1]))))
    }
    return heads
  }
}

extension DocumentStore {
  /// A signed note of the newest revision of every branch; see `SignedHeads`.
  package func signedHeads(key: [UInt8]) throws -> String {
    let heads = try branches().compactMap { branch in
      branch.head.map { (branch: branch.name, id: $0) }
    }
    return SignedHeads.note(heads, key: key)
  }

  /// What shows that the store is not a continuation of the state that `note` was made of; none =
  /// every noted head is still on its branch.
  package func problems(againstHeads note: String, key: [UInt8]) throws -> [String] {
    guard let heads = SignedHeads.heads(of: note, key: key) else {
      return ["the note of heads was altered, or not made with this key"]
    }
    let known = Dictionary(
      try branches().map { ($0.name, $0.head) }, uniquingKeysWith: { first, _ in first })
    var problems: [String] = []
    for (branch, id) in heads {
      guard let head = known[branch] ?? nil else {
        problems.append("branch \(branch) is not there any more; it was at \(id.short)")
        continue
      }
      guard try !log(from: head).contains(where: { $0.id == id }) else { continue }
      problems.append(
        "branch \(branch) has not got \(id.short), at which it was: the store was put back to an "
          + "older state, or its history was written anew")
    }
    return problems
  }
}
