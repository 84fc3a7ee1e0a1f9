/// The cells at which a variable font's numbers are taken: between them they are straight.
struct DesignGrid {
  let weightStops: [Double]
  let sizeStops: [Double]
  /// The cells along each axis of the font, in the font's order.
  private let axes: [Axis]

  enum Axis { case weight, size, other }

  /// One cell, for what does not vary.
  static let one = DesignGrid(axes: [], regions: [], weights: 0...0, sizes: 0...0)

  /// - Parameter regions: those of every store whose numbers are to be taken.
  init(
    axes: [Axis], regions: [[VariationStore.Tent]], weights: ClosedRange<Double>,
    sizes: ClosedRange<Double>
  ) {
    self.axes = axes
    var bends: [Axis: Set<Double>] = [
      .weight: [weights.lowerBound, weights.upperBound],
      .size: [sizes.lowerBound, sizes.upperBound],
    ]
    for region in regions {
      // A region that begins off the default of some other axis is never met.
      let isMet = zip(axes, region).allSatisfy { $0 != .other || $1.share(at: 0) > 0 }
      guard isMet else { continue }
      for (axis, tent) in zip(axes, region) where axis != .other && !tent.isVoid {
        let range = axis == .weight ? weights : sizes
        for place in [tent.start, tent.peak, tent.end] where range.contains(place) {
          bends[axis]?.insert(place)
        }
      }
    }
    weightStops = (bends[.weight] ?? [0]).sorted()
    sizeStops = (bends[.size] ?? [0]).sorted()
  }

  var cellCount: Int { weightStops.count * sizeStops.count }

  /// How much of each region counts in each cell: sizes one after the other, in each the weights.
  func shares(_ store: VariationStore) -> [[Double]] {
    sizeStops.flatMap { size in
      weightStops.map { weight in
        store.regions.map { tents in
          zip(axes, tents).reduce(1.0) { share, pair in
            let place =
              switch pair.0 {
              case .weight: weight
              case .size: size
              case .other: 0.0
              }
            return share * pair.1.share(at: place)
          }
        }
      }
    }
  }
}

/// The numbers of a store in every cell of a grid.
struct GridValues {
  private let store: VariationStore?
  /// By region the share in each cell.
  private let shares: [[Double]]
  let cellCount: Int

  init(_ store: VariationStore?, grid: DesignGrid) {
    self.store = store
    let byCell = store.map { grid.shares($0) } ?? []
    shares = (0..<(store?.regions.count ?? 0)).map { region in byCell.map { $0[region] } }
    cellCount = grid.cellCount
  }

  /// A base with its deltas, in whole hundredths of a unit.
  func values(base: Double, at place: (outer: Int, inner: Int)?) -> [Double] {
    var values = [Double](repeating: base, count: cellCount)
    if let place, let store {
      for (region, delta) in store.deltas(place.outer, place.inner) {
        for cell in values.indices { values[cell] += delta * shares[region][cell] }
      }
    }
    return values.map { ($0 * 100).rounded() / 100 }
  }
}
