internal import LayoutFormats
internal import LayoutModel

/// Merges `.layout` files by statement, as `LayoutMerge` merges storyboards by object.
///
/// A statement is the same in two versions when it declares the same name or relates the same
/// things; what one side changed of it is taken. Bytes of what is as in ours are ours'.
struct LayoutTextMerge {
  private(set) var conflicts: [MergeConflict] = []
  /// Decisions about conflicts. Decided conflicts are not reported.
  let decisions: MergeDecisions
  /// The statements whose bodies are being merged, from the outermost.
  private var around: [String] = []

  init(decisions: MergeDecisions) { self.decisions = decisions }

  static func merge(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], path: String, decisions: MergeDecisions = [:]
  ) throws(MergeError) -> MergedDocument {
    var merge = LayoutTextMerge(decisions: decisions)
    let old = base.contains { $0 > 0x20 } ? try pieces(base, .base, path).pieces : []
    let own = try pieces(ours, .ours, path)
    let merged = merge.merged(
      ThreeWay(base: old, ours: own.pieces, theirs: try pieces(theirs, .theirs, path).pieces))
    var bytes: [UInt8] = []
    for piece in merged { write(piece, to: &bytes) }
    bytes += own.rest
    do throws(FormatError) {
      // A file that was formatted stays so.
      let formatted = try LayoutTextFormatter.formatted(bytes, path: path)
      if try LayoutTextFormatter.formatted(ours, path: path) == ours { bytes = formatted }
      // Two sides may have given one name twice, or removed what the other one uses.
      _ = try LayoutTextReader.read(bytes, path: path)
    } catch {
      throw .notWhole("\(error)")
    }
    return MergedDocument(bytes: bytes, conflicts: merge.conflicts)
  }

  private static func pieces(
    _ bytes: [UInt8], _ side: MergeSide, _ path: String
  ) throws(MergeError) -> (pieces: [LayoutTextPiece], rest: [UInt8]) {
    do throws(FormatError) {
      return try LayoutTextPiece.pieces(of: bytes, path: path)
    } catch {
      throw .unreadable(side, error)
    }
  }

  // MARK: Bodies

  private mutating func merged(_ bodies: ThreeWay<[LayoutTextPiece]>) -> [LayoutTextPiece] {
    let (base, ours, theirs) = (
      Self.byKey(bodies.base), Self.byKey(bodies.ours), Self.byKey(bodies.theirs)
    )
    return Self.order(bodies).compactMap { key in
      merged(ThreeWay(base: base[key], ours: ours[key], theirs: theirs[key]))
    }
  }

  /// Every key once: in the order of the side that changed it, ours where both or neither did; what
  /// the other side added stands behind what it stands behind there.
  private static func order(_ bodies: ThreeWay<[LayoutTextPiece]>) -> [String] {
    let (base, ours, theirs) = (
      bodies.base.map(\.key), bodies.ours.map(\.key), bodies.theirs.map(\.key)
    )
    let known = Set(base).intersection(ours).intersection(theirs)
    func isMoved(_ keys: [String]) -> Bool {
      base.filter(known.contains) != keys.filter(known.contains)
    }
    var (order, other) = !isMoved(ours) && isMoved(theirs) ? (theirs, ours) : (ours, theirs)
    var placed = Set(order)
    var before: String?
    for key in other {
      if placed.insert(key).inserted {
        let place = before.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        order.insert(key, at: place)
      }
      before = key
    }
    return order
  }

  private static func byKey(_ pieces: [LayoutTextPiece]) -> [String: LayoutTextPiece] {
    Dictionary(pieces.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  // MARK: Statements

  /// One statement; nil: it is gone.
  private mutating func merged(_ versions: ThreeWay<LayoutTextPiece?>) -> LayoutTextPiece? {
    switch (versions.base, versions.ours, versions.theirs) {
    case (_, nil, nil): return nil
    case (nil, let ours?, nil): return ours
    case (nil, nil, let theirs?): return theirs
    case (let base?, let ours?, nil): return kept(ours, .ours, base, versions)
    case (let base?, nil, let theirs?): return kept(theirs, .theirs, base, versions)
    case (let base, let ours?, let theirs?):
      var result = ours
      // The side whose first line is taken.
      var side = MergeSide.ours
      if ours.words != theirs.words {
        if ours.words == base?.words {
          side = .theirs
        } else if theirs.words != base?.words {
          side = contested(conflict(.value, ours, kept: .ours, versions))
        }
      }
      if ours.lead == base?.lead { result.lead = theirs.lead }
      var holder = MergeSide.ours
      switch (ours.body, theirs.body) {
      case (nil, nil): break
      case (let own?, let other?):
        around.append(ours.key)
        result.body = merged(ThreeWay(base: base?.body ?? [], ours: own, theirs: other))
        around.removeLast()
      case (nil, let other?): holder = bodySide(other, .theirs, versions)
      case (let own?, nil): holder = bodySide(own, .ours, versions)
      }
      if holder == .theirs, ours.body == nil || theirs.body == nil {
        (result.body, result.close) = (theirs.body, theirs.close)
      }
      let (line, other) = side == .ours ? (ours, theirs) : (theirs, ours)
      result.head = line.head
      // The first line is one side's and the braces are the other's.
      if (line.body == nil) != (result.body == nil), line.words == other.words {
        result.head = other.head
      } else if (line.body == nil) != (result.body == nil) {
        result.head = line.rewritten(opening: result.body != nil)
      }
      if ours.words != theirs.words, case .value(let text)? = decisions[identity(ours)] {
        result.head = line.rewritten(as: text, opening: result.body != nil)
      }
      return result
    }
  }

  /// The side that says whether a statement has a body that only `side` has: one whose body the
  /// other took away stays where it was edited since the base, and that is reported.
  private mutating func bodySide(
    _ body: [LayoutTextPiece], _ side: MergeSide, _ versions: ThreeWay<LayoutTextPiece?>
  ) -> MergeSide {
    let old = versions.base?.body ?? []
    if Self.means(body, old) { return side.other }
    guard !old.isEmpty, let piece = versions[side] else { return side }
    return contested(conflict(.deletedAndEdited, piece, kept: side, versions))
  }

  /// Merges a statement that one side deleted: it goes if the other side did not edit it.
  private mutating func kept(
    _ piece: LayoutTextPiece, _ side: MergeSide, _ base: LayoutTextPiece,
    _ versions: ThreeWay<LayoutTextPiece?>
  ) -> LayoutTextPiece? {
    if Self.means([piece], [base]) { return nil }
    return contested(conflict(.deletedAndEdited, piece, kept: side, versions)) == side
      ? piece : nil
  }

  /// Tells a conflict, unless it was decided; the side to take in either case.
  private mutating func contested(_ conflict: MergeConflict) -> MergeSide {
    switch (decisions[conflict.identity], conflict.kind) {
    case (.ours?, _): return .ours
    case (.theirs?, _): return .theirs
    case (.both?, .deletedAndEdited), (.value?, .value): return conflict.kept
    default:
      conflicts.append(conflict)
      return conflict.kept
    }
  }

  private func identity(_ piece: LayoutTextPiece) -> MergeConflict.Identity {
    conflict(.value, piece, kept: .ours, ThreeWay(base: nil, ours: nil, theirs: nil)).identity
  }

  /// Whether two bodies say the same, white space and comments apart.
  private static func means(_ left: [LayoutTextPiece], _ right: [LayoutTextPiece]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { $0.words == $1.words && means($0.body ?? [], $1.body ?? []) }
  }

  private func conflict(
    _ kind: MergeConflict.Kind, _ piece: LayoutTextPiece, kept: MergeSide,
    _ versions: ThreeWay<LayoutTextPiece?>
  ) -> MergeConflict {
    func version(_ piece: LayoutTextPiece?) -> MergeConflict.Version {
      MergeConflict.Version(
        value: piece.map { $0.words.joined(separator: " ") }, location: piece?.location)
    }
    return MergeConflict(
      kind: kind, object: nil, name: piece.key, property: kind == .value ? "statement" : nil,
      base: version(versions.base), ours: version(versions.ours),
      theirs: version(versions.theirs), kept: kept,
      detail: around.isEmpty ? nil : "in \(around.joined(separator: ", "))")
  }

  // MARK: Writing

  private static func write(_ piece: LayoutTextPiece, to bytes: inout [UInt8]) {
    // A statement that stood alone in its line may come behind one that did not end its own.
    if let last = bytes.last, ![0x0A, 0x3B, 0x7B].contains(last) { bytes.append(0x0A) }
    bytes += piece.lead + piece.head
    guard let body = piece.body else { return }
    for piece in body { write(piece, to: &bytes) }
    bytes += piece.close
  }
}
