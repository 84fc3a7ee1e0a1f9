/// A document's bytes compressed before their turn, on any thread: what takes longest of storing a
/// version needs no database, only the version before.
///
/// A commit takes it where the store has the same version before, and compresses by itself
/// elsewhere: what is stored is the same.
package struct CompressedDocument: Sendable {
  /// The hash of the version before; nil without one.
  let base: ContentHash?
  let delta: Payload?
  /// nil where the delta is short enough to need no rival.
  let whole: Payload?

  /// - Parameters:
  ///   - bytes: the document's bytes.
  ///   - base: the version of the same path before, with its hash.
  package init(_ bytes: [UInt8], after base: (bytes: [UInt8], digest: ContentHash)?) {
    self.base = base?.digest
    delta = base.map { Payload.delta(from: $0.bytes, to: bytes) }
    whole = delta?.isSmall(for: bytes.count) == true ? nil : Payload.whole(bytes)
  }
}
