internal import LayoutFormats
internal import LayoutModel

/// Takes back what only opening and saving a document changed.
package enum LayoutTidying {
  /// The document with its noise as it was committed.
  ///
  /// Where nobody edited anything these are the committed bytes. Otherwise every edit stays, and
  /// noise is put back where no edit can have caused it.
  ///
  /// - Parameter path: for messages only.
  package static func tidied(
    _ bytes: [UInt8], committed: [UInt8], path: String
  ) throws(MergeError) -> [UInt8] {
    if bytes == committed { return bytes }
    let old = try LayoutMerge.tree(committed, .ours, path)
    let new = try LayoutMerge.tree(bytes, .theirs, path)
    var merge = try DocumentMerge(ThreeWay<XMLTree?>(base: old, ours: old, theirs: new))
    let edits = merge.edits()
    if !edits.isEdited { return committed }
    merge.restoring = edits
    return try LayoutMerge.written(&merge, path: path)
  }
}
