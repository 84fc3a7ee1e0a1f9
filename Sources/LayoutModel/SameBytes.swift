/// Texts compared as bytes, which is what identities and names of files are, and quick.
extension String {
  /// Whether both are written in the same bytes; Unicode's equal texts may not be.
  package func hasSameBytes(as other: String) -> Bool {
    let (own, others) = (utf8, other.utf8)
    guard own.count == others.count else { return false }
    let isSame = own.withContiguousStorageIfAvailable { left in
      others.withContiguousStorageIfAvailable { right in
        for index in left.indices where left[index] != right[index] { return false }
        return true
      }
    }
    return (isSame ?? nil) ?? own.elementsEqual(others)
  }

  /// Whether its bytes come first.
  package func precedes(_ other: String) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { left in
      other.utf8.withContiguousStorageIfAvailable { right in
        let common = min(left.count, right.count)
        for index in 0..<common where left[index] != right[index] {
          return left[index] < right[index]
        }
        return left.count < right.count
      }
    }
    return (answer ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Whether the bytes of `part` stand somewhere in it.
  package func hasBytes(of part: String) -> Bool {
    let (own, wanted) = (Array(utf8), Array(part.utf8))
    guard own.count >= wanted.count else { return false }
    return (0...own.count - wanted.count).contains { start in
      wanted.indices.allSatisfy { own[start + $0] == wanted[$0] }
    }
  }
}
