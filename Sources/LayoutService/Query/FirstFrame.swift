package import LayoutModel
internal import LayoutStore

/// A test of one number of a frame, such as `w<44`.
package struct FrameCondition: Sendable, Hashable, CustomStringConvertible {
  /// In superview coordinates, in points.
  package enum Part: String, Sendable, CaseIterable { case x, y, w, h }
  /// How a number is compared with the one asked for.
  package enum Relation: String, Sendable, CaseIterable {
    case atMost = "<="
    case atLeast = ">="
    case below = "<"
    case above = ">"
    case equal = "="
  }
  package var part: Part
  package var relation: Relation
  package var value: Double

  /// Reads `x`, `y`, `w` or `h`, a comparison, and points; nil when it is something else.
  package init?(_ text: String) {
    let plain = text.filter { !$0.isWhitespace }
    guard let first = plain.first, let part = Part(rawValue: String(first)) else { return nil }
    let rest = plain.dropFirst()
    guard let relation = Relation.allCases.first(where: { rest.hasPrefix($0.rawValue) }),
      let value = Double(rest.dropFirst(relation.rawValue.count)), value.isFinite
    else { return nil }
    self.part = part
    self.relation = relation
    self.value = value
  }

  /// Lengths are stored in sixths of a point: what differs by less is equal.
  package func holds(for frame: Frame) -> Bool {
    let number =
      switch part {
      case .x: frame.x
      case .y: frame.y
      case .w: frame.width
      case .h: frame.height
      }
    let isSame = abs(number - value) < 1.0 / 12
    switch relation {
    case .atMost: return isSame || number < value
    case .atLeast: return isSame || number > value
    case .below: return !isSame && number < value
    case .above: return !isSame && number > value
    case .equal: return isSame
    }
  }

  package var description: String {
    "\(part.rawValue)\(relation.rawValue)\(Int(exactly: value).map(String.init) ?? String(value))"
  }
}

/// The revision in which a condition on a view's frame first held.
package struct FirstFrameReport: Sendable {
  package var document: DocumentPath
  package var view: ObjectID
  package var name: String
  package var configuration: String
  package var condition: FrameCondition
  /// nil: it never held.
  package var found: Found?

  /// The first revision in which the condition holds.
  package struct Found: Sendable {
    package var revision: Revision
    package var frame: Frame
    /// The frame before; nil = the view was new.
    package var before: Frame?
    /// Whether it holds in the newest revision.
    package var stillHolds: Bool
  }
}

extension Workspace {
  /// The first revision of the current branch in which a view's solved frame meets a condition on a
  /// configuration, from stored rows: nothing is solved.
  ///
  /// - Parameters:
  ///   - name: an id, `PATH:ID`, or the view's name where only one view has it.
  ///   - configuration: the window.
  ///   - condition: what is asked of the frame.
  package func firstRevision(
    where condition: FrameCondition, view name: String, configuration: String
  ) throws -> FirstFrameReport {
    let found = try view(named: name)
    guard let head = try store.head() else { throw StoreError.noRevisions }
    let moments = try store.frameTimeline(
      of: found.id, path: found.path, configuration: configuration, upTo: head.id)
    if moments.isEmpty {
      let scenes = try store.scenes(at: head.id, path: found.path).map(\.scene)
      try requireConfiguration(configuration, found.path, scenes, head)
    }
    var report = FirstFrameReport(
      document: found.path, view: found.id, name: found.name, configuration: configuration,
      condition: condition)
    for (index, moment) in moments.enumerated() {
      guard let frame = moment.frame, condition.holds(for: frame) else { continue }
      report.found = FirstFrameReport.Found(
        revision: moment.revision, frame: frame,
        before: index > 0 ? moments[index - 1].frame : nil,
        stillHolds: moments.last?.frame.map { condition.holds(for: $0) } ?? false)
      break
    }
    return report
  }
}
