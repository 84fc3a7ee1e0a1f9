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

  /// The first 16 bytes of the hash of all that was added, most significant first: without the memory
  /// that an array of all 32 takes.
  package func beginning() -> (UInt64, UInt64) {
    var state = self.state
    return withUnsafeTemporaryAllocation(byteCount: 32, alignment: 8) { digest in
      guard let start = digest.baseAddress else { return (0, 0) }
      keyline_sha256_end(&state, start.assumingMemoryBound(to: UInt8.self))
      return (
        start.load(as: UInt64.self).bigEndian,
        start.load(fromByteOffset: 8, as: UInt64.self).bigEndian
      )
    }
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
