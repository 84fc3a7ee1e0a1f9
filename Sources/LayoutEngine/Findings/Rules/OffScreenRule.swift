internal import LayoutModel

/// Content outside the screen, or crossing its edge where nothing scrolls.
///
/// Of views that are wholly outside, only the topmost is reported. If it is outside on every configuration, it is a
/// waiting state (a drawer, a toast) and a note. Pictures that bleed over the edge of a
/// screen they mostly fill are backgrounds. A scroll view counts where it takes along what no
/// scrolling brings back. Along an axis on which no constraint holds the view, its place is the recorded one:
/// another rule reports that, and this finding is a warning.
struct OffScreenRule: SingleLayoutRule {
  let rule = Rule.offScreen

  func violations(in placed: PlacedScene) -> [Violation] {
    guard placed.hasWindow else { return [] }
    var outside: [Int: Bool] = [:]
    var order: [Int] = []
    var found: [Violation] = []
    let reach = ScrolledReach(placed)
    let open = openPlaces(placed)
    for at in placed.content.indices where isFixed(at, placed) {
      if placed.entry(at).scrolls {
        guard let box = reach.frame(of: at), let crossing = crossing(at, ofScrolling: box, placed),
          reach.losesContent(at, beyond: placed.window)
        else { continue }
        if isOutside(box, placed) {
          let top = topmostOutside(at, placed)
          if outside[top] == nil { order.append(top) }
          outside[top] = true
        } else {
          found.append(crossing)
        }
        continue
      }
      guard let shown = placed.content[at] else { continue }
      let isEssential = placed.entry(at).role.isEssential
      if isOutside(shown, placed) {
        let top = topmostOutside(at, placed)
        if outside[top] == nil { order.append(top) }
        outside[top] = outside[top] == true || isEssential
      } else if var crossing = crossing(at, shown, placed) {
        if crossing.axis.map({ open[$0].contains(placed.id(at)) }) == true {
          crossing.severity = .warning
        }
        found.append(crossing)
      }
    }
    for top in order {
      let box = placed.solved[top]?.absoluteFrame ?? .zero
      let away = EdgeLoss(of: box, beyond: placed.window).edges.map(\.amount).max() ?? 0
      found.append(
        placed.violation(
          top, amount: away,
          outside[top] == true && !Axis.allCases.contains { open[$0].contains(placed.id(top)) }
            ? .error : .warning,
          "\(placed.name(top)) lies outside the screen"))
    }
    return found
  }

  func settle(_ finding: Finding, among configurations: Int) -> Finding {
    let isWaiting = finding.axis == nil || finding.severity < .error
    guard isWaiting, configurations > 1, finding.occurrences.count == configurations else {
      return finding
    }
    var noted = finding
    noted.severity = .info
    noted.message += " on every configuration, so it looks meant"
    return noted
  }

  /// The views whose place nothing decides, by axis.
  private func openPlaces(_ placed: PlacedScene) -> AxisPair<Set<ObjectID>> {
    var open = AxisPair<Set<ObjectID>>(horizontal: [], vertical: [])
    for found in placed.layout.ambiguities where found.quantity == .position {
      open[found.axis].insert(found.view)
    }
    return open
  }

  /// No scroll view between the view and the screen.
  private func isFixed(_ at: Int, _ placed: PlacedScene) -> Bool {
    let entry = placed.entry(at)
    return entry.scroller == nil && entry.parent != nil && !isCut(at, placed)
  }

  private func crossing(_ at: Int, ofScrolling box: Frame, _ placed: PlacedScene) -> Violation? {
    EdgeLoss(of: box, beyond: placed.window).worst(
      horizontal: placed.pixel, vertical: placed.pixel
    ).map { edge, amount in
      placed.violation(
        at, axis: edge.axis, amount: amount, .error,
        "\(placed.name(at)) crosses the \(edge.rawValue) edge of the screen by "
          + "\(PointText.short(amount)) pt, and what it shows there cannot be scrolled to")
    }
  }

  /// A clipping ancestor other than the root answers for what it cuts.
  private func isCut(_ at: Int, _ placed: PlacedScene) -> Bool {
    placed.index.lineage(of: at).dropFirst().contains { ancestor in
      let entry = placed.entry(ancestor)
      return entry.parent != nil && entry.clips
    }
  }

  private func isOutside(_ box: Frame, _ placed: PlacedScene) -> Bool {
    guard let part = box.intersection(placed.window) else { return true }
    return part.width <= placed.pixel || part.height <= placed.pixel
  }

  private func topmostOutside(_ at: Int, _ placed: PlacedScene) -> Int {
    var top = at
    for ancestor in placed.index.lineage(of: at).dropFirst() {
      guard let box = placed.solved[ancestor]?.absoluteFrame, isOutside(box, placed) else { break }
      top = ancestor
    }
    return top
  }

  private func crossing(_ at: Int, _ shown: Frame, _ placed: PlacedScene) -> Violation? {
    let loss = EdgeLoss(of: shown, beyond: placed.window)
    guard
      let worst = loss.worst(
        horizontal: placed.slack(at, .horizontal), vertical: placed.slack(at, .vertical))
    else { return nil }
    let isEssential = placed.entry(at).role.isEssential
    if !isEssential, isBackground(shown, placed) { return nil }
    return placed.violation(
      at, axis: worst.edge.axis, amount: worst.amount, isEssential ? .error : .warning,
      "\(placed.name(at)) crosses the \(worst.edge.rawValue) edge of the screen by "
        + "\(PointText.short(worst.amount)) pt")
  }

  private func isBackground(_ shown: Frame, _ placed: PlacedScene) -> Bool {
    let part = shown.intersection(placed.window)
    return (part?.width ?? 0) >= placed.window.width / 2
      || (part?.height ?? 0) >= placed.window.height / 2
  }
}
