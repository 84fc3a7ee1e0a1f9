import LayoutModel

/// What is wrong along a sequence of places and of the gaps between them.
///
/// Slots alternate: a place, the gap behind it, the next place, and so on.
struct FaultTrack {
  struct Key: Hashable, Comparable {
    var kind: String
    var view: ObjectID?
    var other: ObjectID?
    var axis: Axis?
    var detail: String

    static func < (left: Self, right: Self) -> Bool {
      func parts(_ key: Self) -> [String] {
        [
          key.kind, key.detail, key.view?.rawValue ?? "", key.other?.rawValue ?? "",
          key.axis?.rawValue ?? "",
        ]
      }
      return parts(left).lexicographicallyPrecedes(parts(right))
    }
  }

  struct Fault {
    var kind: Sweep.Kind
    var message: String
    var amount: Double
    /// Where to look in the document.
    var location: SourceLocation?
  }

  /// A run of slots in which a fault holds.
  struct Run {
    var key: Key
    var fault: Fault
    var first: Int
    var last: Int
  }

  private(set) var runs: [Run] = []
  private var open: [Key: Int] = [:]
  private var slot = 0

  /// Drops the runs of all faults but these; nothing can be added afterwards.
  mutating func keep(_ isKept: (Key) -> Bool) {
    runs = runs.filter { isKept($0.key) }
    open = [:]
  }

  /// Adds the faults of the next slot.
  mutating func append(_ faults: [Key: Fault]) {
    var present: [Key: Int] = [:]
    var fresh: [(key: Key, fault: Fault)] = []
    for (key, fault) in faults {
      guard let known = open[key] else {
        fresh.append((key, fault))
        continue
      }
      runs[known].last = slot
      if fault.isWorse(than: runs[known].fault) { runs[known].fault = fault }
      present[key] = known
    }
    for (key, fault) in fresh.sorted(by: { $0.key < $1.key }) {
      runs.append(Run(key: key, fault: fault, first: slot, last: slot))
      present[key] = runs.count - 1
    }
    open = present
    slot += 1
  }
}

extension FaultTrack.Fault {
  func isWorse(than other: Self) -> Bool {
    if case .finding(_, let mine) = kind, case .finding(_, let theirs) = other.kind,
      mine != theirs
    {
      return mine > theirs
    }
    return amount > other.amount
  }
}
