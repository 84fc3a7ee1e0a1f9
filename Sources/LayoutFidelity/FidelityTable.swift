/// The number of cases of one sort, and how many of them match the recording.
package struct FidelityCount: Sendable, Hashable {
  package var cases = 0
  /// The solver placed the view at all.
  package var answered = 0
  /// Every side of the frame within half a point of the recorded one.
  package var withinHalf = 0
  package var withinOne = 0
}

/// A view's frame as solved and as recorded.
enum FidelityVerdict {
  case missing, off, withinOne, withinHalf
}

/// Counts of cases by section and name.
package struct FidelityTable: Sendable, Hashable {
  /// A way of sorting cases; in the order in which tables are printed.
  package enum Section: String, Sendable, Hashable, CaseIterable, Comparable {
    case all
    /// Whether a text's measured size reaches the view's frame.
    case text
    /// Whether the recording fulfils the document's own equations.
    case recording
    /// Free of texts, in a consistent recording: what an engine can be held to.
    case certain
    /// The sources of the view's size or place besides the document's rules: a guess, a recorded
    /// size, a declaration.
    case basis = "rests on"
    /// The system that the document is for.
    case platform
    /// The generation of Xcode that saved the document.
    case tools
    case sceneKind = "scene kind"
    case feature
    case kind
    case device
    /// The folder or repository below the path given.
    case folder

    package static func < (left: Self, right: Self) -> Bool {
      let order = Self.allCases
      return (order.firstIndex(of: left) ?? 0) < (order.firstIndex(of: right) ?? 0)
    }
  }

  package struct Key: Sendable, Hashable {
    package var section: Section
    package var name: String
    package init(_ section: Section, _ name: String) {
      self.section = section
      self.name = name
    }
  }

  package private(set) var counts: [Key: FidelityCount] = [:]

  package subscript(_ section: Section, _ name: String) -> FidelityCount {
    counts[Key(section, name)] ?? FidelityCount()
  }
  /// The share of all cases that a row has, from 0 to 1.
  package func share(of key: Key) -> Double {
    total.cases == 0 ? 0 : Double(counts[key]?.cases ?? 0) / Double(total.cases)
  }

  /// The count over everything.
  package var total: FidelityCount { self[.all, "all"] }

  mutating func add(_ verdict: FidelityVerdict, to keys: Set<Key>) {
    for key in keys {
      var count = counts[key] ?? FidelityCount()
      count.cases += 1
      if verdict != .missing { count.answered += 1 }
      if verdict == .withinHalf { count.withinHalf += 1 }
      if verdict == .withinHalf || verdict == .withinOne { count.withinOne += 1 }
      counts[key] = count
    }
  }

  /// All rows: sections in their order, within one the most cases first, then by name.
  package var rows: [(key: Key, count: FidelityCount)] {
    counts.map { ($0.key, $0.value) }.sorted { left, right in
      if left.0.section != right.0.section { return left.0.section < right.0.section }
      if left.1.cases != right.1.cases { return left.1.cases > right.1.cases }
      return left.0.name.utf8.lexicographicallyPrecedes(right.0.name.utf8)
    }
  }
}
