internal import LayoutFormats
package import LayoutModel

/// Three documents made one.
package struct MergedDocument: Sendable, Hashable {
  package var bytes: [UInt8]
  /// In the order of the document; empty when nothing was contested.
  package var conflicts: [MergeConflict] = []
}

/// Merges Interface Builder documents by object and property instead of by line, and `.layout` files
/// by statement.
///
///     let merged = try LayoutMerge.merge(base: base, ours: ours, theirs: theirs, path: path)
///     for conflict in merged.conflicts { print(conflict.sentence) }
package enum LayoutMerge {
  /// Merges `theirs` into `ours`.
  ///
  /// A value that one side changed is taken from that side. A value that both sides changed in
  /// different ways is a conflict: the result keeps ours, or the edited object if the other side
  /// deleted it. Fields that Interface Builder changes by itself never conflict. Ids in the result are
  /// unique and every reference resolves, if both hold on the two sides. Objects that did not change
  /// keep our bytes.
  ///
  /// - Parameters:
  ///   - base: the common ancestor; empty when both sides added the file.
  ///   - path: for messages; its extension tells the format.
  ///   - decisions: conflicts that are decided, and how. They are no longer among the conflicts;
  ///     one that cannot be carried out, such as another value for an order, still is.
  /// - Complexity: linear in the documents but for the sorting of lists.
  package static func merge(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], path: String, decisions: MergeDecisions = [:]
  ) throws(MergeError) -> MergedDocument {
    if DocumentFormats.isLayoutText(path) {
      return try LayoutTextMerge.merge(
        base: base, ours: ours, theirs: theirs, path: path, decisions: decisions)
    }
    var trees = ThreeWay<XMLTree?>(base: nil, ours: nil, theirs: nil)
    trees.ours = try tree(ours, .ours, path)
    trees.theirs = try tree(theirs, .theirs, path)
    if base.contains(where: { $0 > 0x20 }) { trees.base = try tree(base, .base, path) }
    if ours == theirs || base == theirs { return MergedDocument(bytes: ours) }
    if base == ours { return MergedDocument(bytes: theirs) }
    do throws(FormatError) {
      trees.theirs = try SlotNames.unified(trees, path: path)
    } catch {
      throw .unreadable(.theirs, error)
    }
    var merge = try DocumentMerge(trees)
    merge.decisions = decisions
    let bytes = try written(&merge, path: path)
    return MergedDocument(bytes: bytes, conflicts: merge.conflicts.sorted(by: precedes))
  }

  /// Decides, writes and checks.
  static func written(_ merge: inout DocumentMerge, path: String) throws(MergeError) -> [UInt8] {
    merge.decide()
    let children = merge.mergedChildren()
    merge.alignLists(children)
    let bytes = MergeWriter(merge, children: children).write()
    if let problem = WholenessCheck.problem(in: bytes, of: merge, path: path) {
      throw .notWhole(problem)
    }
    return bytes
  }

  static func tree(
    _ bytes: [UInt8], _ side: MergeSide, _ path: String
  ) throws(MergeError) -> XMLTree {
    do throws(FormatError) {
      let tree = try XMLTree(parsing: bytes, path: path)
      if let reason = reasonNotMerged(tree) {
        throw FormatError(
          file: path, location: tree.root.location, element: tree.root.name, reason: reason)
      }
      return tree
    } catch {
      throw .unreadable(side, error)
    }
  }

  private static func reasonNotMerged(_ tree: XMLTree) -> FormatError.Reason? {
    switch tree.root.name {
    case "document": nil
    case "archive": .oldArchive
    default: .notADocument(root: tree.root.name)
    }
  }

  private static func precedes(_ left: MergeConflict, _ right: MergeConflict) -> Bool {
    func place(_ conflict: MergeConflict) -> (SourceLocation, String, String, String) {
      let start = SourceLocation(line: 0, column: 0)
      let location = conflict.base.location ?? conflict.ours.location ?? conflict.theirs.location
      return (
        location ?? start, conflict.object?.rawValue ?? "", conflict.property ?? "",
        conflict.kind.rawValue
      )
    }
    return place(left) < place(right)
  }
}
