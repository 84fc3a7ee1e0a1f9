import LayoutModel
import Testing

/// What a solved layout says about itself.
enum SemanticsVerdict: String {
  /// Satisfiable, and the only solution.
  case determined
  case ambiguous
  case unsatisfiable
}

extension SolvedLayout {
  var verdict: SemanticsVerdict {
    conflicts.isEmpty ? ambiguities.isEmpty ? .determined : .ambiguous : .unsatisfiable
  }

  /// Compares frames in superview coordinates to a millionth of a point; a nil is not compared.
  ///
  /// A failure shows all named views in a table, expected beside solved.
  func expectFrames(
    _ expected: KeyValuePairs<ObjectID, [Double?]>, _ verdict: SemanticsVerdict = .determined,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    var table: [String] = []
    var isWrong = false
    for (id, wanted) in expected {
      let found = view(id).map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] } ?? []
      let agrees =
        found.count == wanted.count
        && zip(found, wanted).allSatisfy { pair in pair.1.map { abs($0 - pair.0) < 1e-6 } ?? true }
      isWrong = isWrong || !agrees
      let shown = wanted.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
      table.append("\(agrees ? " " : "!") \(id): expected \(shown), solved \(found)")
    }
    #expect(
      !isWrong, Comment(rawValue: "\n" + table.joined(separator: "\n")),
      sourceLocation: sourceLocation)
    #expect(
      self.verdict == verdict, "\(ambiguities) \(conflicts)", sourceLocation: sourceLocation)
  }

  /// The two ends of an ambiguous quantity; nil when it is not reported.
  func witnesses(
    _ view: ObjectID, _ axis: Axis, _ quantity: LayoutAmbiguity.Quantity
  ) -> [Double?]? {
    ambiguities.first { $0.view == view && $0.axis == axis && $0.quantity == quantity }
      .map { [$0.lower, $0.upper] }
  }

  /// Ids of each conflict's authored members, in the order reported.
  var conflictingIDs: [[ObjectID]] { conflicts.map { $0.members.compactMap(\.constraint) } }
}
