import Hashing
import Testing

/// Expected digests: the examples NIST publishes with FIPS 180-4.
struct `SHA-256` {
  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
        + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func `gives the published digests`(text: String, digest: String) {
    var hash = SHA256()
    hash.update(Array(text.utf8))
    #expect(Self.hex(hash.finalize()) == digest)
  }

  @Test func `gives the published digest of a million letters, in pieces of every size`() {
    var hash = SHA256()
    var left = 1_000_000
    var size = 0
    while left > 0 {
      let count = min(size, left)
      hash.update([UInt8](repeating: UInt8(ascii: "a"), count: count))
      left -= count
      size = (size + 1) % 257
    }
    #expect(
      Self.hex(hash.finalize())
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func `a copy goes on by itself, and reading the digest changes nothing`() {
    var first = SHA256()
    first.update(Array("ab".utf8))
    var second = first
    second.update(Array("x".utf8))
    _ = first.finalize()
    first.update(Array("c".utf8))
    #expect(
      Self.hex(first.finalize())
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(first.finalize() != second.finalize())
  }
}
