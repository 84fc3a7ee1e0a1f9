/// A hash that only who has the key can make (HMAC with SHA-256, RFC 2104).
package enum HMAC {
  /// The 32 bytes of the code of `message` under `key`; keys of any length.
  package static func sha256(_ message: [UInt8], key: [UInt8]) -> [UInt8] {
    var padded = key.count > blockSize ? hash([key]) : key
    padded += [UInt8](repeating: 0, count: blockSize - padded.count)
    let inner = hash([padded.map { $0 ^ 0x36 }, message])
    return hash([padded.map { $0 ^ 0x5C }, inner])
  }

  private static let blockSize = 64

  private static func hash(_ parts: [[UInt8]]) -> [UInt8] {
    var hash = SHA256()
    for part in parts { hash.update(part) }
    return hash.finalize()
  }
}
