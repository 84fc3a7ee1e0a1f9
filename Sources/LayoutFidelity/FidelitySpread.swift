/// The distribution of right answers over repositories (or folders). A pooled share overstates the result for an
/// unseen repository, because large repositories count more.
package struct FidelitySpread: Sendable, Hashable {
  /// Repositories with at least one case.
  package var repositories: Int
  /// The share of cases within half a point that half of the repositories reach, 0 to 1.
  package var median: Double
  /// The share that three quarters of the repositories reach.
  package var lowerQuartile: Double
  /// The mean of the repositories' shares, each counted once.
  package var mean: Double
  /// The smallest and the largest pooled share without one repository, with its name.
  package var leastWithoutOne: WithoutOne
  package var greatestWithoutOne: WithoutOne

  /// The share of all cases but those of one repository.
  package struct WithoutOne: Sendable, Hashable {
    package var name: String
    package var share: Double
  }

  /// Fails if there are fewer than two repositories.
  package init?(_ table: FidelityTable) {
    let folders = table.rows.filter { $0.key.section == .folder && $0.count.cases > 0 }
    guard folders.count > 1 else { return nil }
    let shares = folders.map { Double($0.count.withinHalf) / Double($0.count.cases) }.sorted()
    repositories = folders.count
    median = Self.quantile(0.5, of: shares)
    lowerQuartile = Self.quantile(0.25, of: shares)
    mean = shares.reduce(0, +) / Double(shares.count)
    let cases = folders.reduce(0) { $0 + $1.count.cases }
    let right = folders.reduce(0) { $0 + $1.count.withinHalf }
    let without = folders.map { row in
      let share = Double(right - row.count.withinHalf) / Double(cases - row.count.cases)
      return WithoutOne(name: row.key.name, share: share)
    }.sorted { ($0.share, $0.name) < ($1.share, $1.name) }
    guard let least = without.first, let greatest = without.last else { return nil }
    leastWithoutOne = least
    greatestWithoutOne = greatest
  }

  /// Interpolated between the two nearest values; `sorted` is not empty.
  private static func quantile(_ part: Double, of sorted: [Double]) -> Double {
    let place = part * Double(sorted.count - 1)
    let low = Int(place)
    let high = min(low + 1, sorted.count - 1)
    return sorted[low] + (sorted[high] - sorted[low]) * (place - Double(low))
  }
}
