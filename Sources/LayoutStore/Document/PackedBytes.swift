/// Bytes that are kept in little memory while they wait: those of a commit of thousands of documents.
package struct PackedBytes: Sendable {
  package let count: Int
  private let stored: [UInt8]
  private let isDeflated: Bool

  /// - Complexity: that of compressing them fast.
  package init(_ bytes: [UInt8]) {
    count = bytes.count
    let packed = Zlib.compress(bytes, level: 1)
    stored = packed ?? bytes
    isDeflated = packed != nil
  }

  /// The bytes again.
  /// - Throws: `damaged` where memory does not hold what was put there.
  package func unpacked() throws -> [UInt8] {
    guard isDeflated else { return stored }
    guard let bytes = Zlib.inflate(stored, count: count) else {
      throw StoreError.damaged(path: "memory", detail: "packed bytes cannot be read again")
    }
    return bytes
  }
}
