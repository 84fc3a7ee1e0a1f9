import LayoutFormats
import LayoutMerging

/// Two edits of a document, and what is merged of them.
///
/// The first bytes say how many bytes each edit replaces, where and by what, in a document that the rest
/// is: a fuzzer hardly finds three documents by itself.
enum MergeTarget: FuzzTarget {
  static let name = "merge"
  private static let path = "Fuzz.storyboard"

  static func run(_ bytes: [UInt8]) {
    var reader = ArraySlice(bytes)
    let edits = (edit(&reader), edit(&reader))
    let base = Array(reader)
    let (ours, theirs) = (base.replacing(edits.0), base.replacing(edits.1))
    let merged = try? LayoutMerge.merge(base: base, ours: ours, theirs: theirs, path: path)
    if let merged {
      require(
        (try? XMLTree(parsing: merged.bytes, path: path)) != nil, "a merged document is no XML")
      let again = try? LayoutMerge.merge(base: base, ours: ours, theirs: theirs, path: path)
      require(again == merged, "a second merge is another")
    }
    if let unedited = try? LayoutMerge.merge(base: base, ours: ours, theirs: base, path: path) {
      require(unedited.bytes == ours && unedited.conflicts.isEmpty, "one edit alone is not taken")
    }
    _ = try? LayoutTidying.tidied(ours, committed: base, path: path)
  }

  fileprivate struct Edit {
    var place: Int
    var removed: Int
    var added: [UInt8]
  }

  private static func edit(_ reader: inout ArraySlice<UInt8>) -> Edit {
    let head = Array(reader.prefix(4)) + [0, 0, 0, 0]
    reader = reader.dropFirst(4)
    let added = Array(reader.prefix(Int(head[3]) % 64))
    reader = reader.dropFirst(added.count)
    return Edit(place: Int(head[0]) << 8 | Int(head[1]), removed: Int(head[2]), added: added)
  }
}

extension [UInt8] {
  fileprivate func replacing(_ edit: MergeTarget.Edit) -> [UInt8] {
    guard !isEmpty else { return edit.added }
    let start = edit.place % count
    return prefix(start) + edit.added + dropFirst(start + edit.removed)
  }
}
