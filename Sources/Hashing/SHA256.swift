internal import CNettle

/// SHA-256 (FIPS 180-4), computed by the system's Nettle.
///
/// A value: a copy taken halfway goes on by itself, so what two inputs have in common at their
/// beginning is hashed once.
///
/// - Complexity: linear in the bytes added; a copy costs about 100 bytes.
package struct SHA256: Sendable {
  private var state = sha256_ctx()

  /// The hash of no bytes yet.
  package init() { keyline_sha256_begin(&state) }

  /// Adds bytes after those added before.
  package mutating func update(bufferPointer bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    keyline_sha256_add(&state, bytes.count, start.assumingMemoryBound(to: UInt8.self))
  }

  /// Adds bytes after those added before.
  package mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { update(bufferPointer: $0) }
  }

  /// The 32 bytes of the hash of all that was added; adding may go on afterwards.
  package func finalize() -> [UInt8] {
    var state = self.state
    return [UInt8](unsafeUninitializedCapacity: 32) { digest, count in
      if let start = digest.baseAddress {
        keyline_sha256_end(&state, start)
        count = 32
      }
    }
  }
}
