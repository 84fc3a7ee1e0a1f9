extension Sweep {
  /// Where the range begins and ends.
  package var ends: (lower: Place, upper: Place) {
    func place(_ value: Double) -> Place {
      Place(exact: Int(exactly: value).map(String.init) ?? value.description, value: value)
    }
    switch course {
    case .width(let from, let to), .height(let from, let to): return (place(from), place(to))
    case .contentSize(let from, let to):
      return (
        Place(exact: from.rawValue, value: Double(from.rank)),
        Place(exact: to.rawValue, value: Double(to.rank))
      )
    }
  }
}

extension Sweep.Breakpoint {
  /// Something that is wrong begins or ends here.
  package var isVerdict: Bool {
    changes.contains { change in
      switch change {
      case .begins, .ends: true
      case .slope, .jump: false
      }
    }
  }
}
