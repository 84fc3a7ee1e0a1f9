import LayoutModel

/// Texts for the places and ranges of a sweep.
struct SweepRange {
  private let sweep: Sweep

  init(_ sweep: Sweep) { self.sweep = sweep }

  /// The quantity that moves, such as `width`.
  var noun: String {
    switch sweep.course {
    case .width: "width"
    case .height: "height"
    case .contentSize: "text size"
    }
  }

  /// `width 320 to 1376`.
  var course: String { "\(noun) \(sweep.ends.lower.decimal) to \(sweep.ends.upper.decimal)" }

  /// A line about the traits that stay the same during the sweep.
  var held: String {
    let held = sweep.configuration
    if held.idiom == .mac { return windowsHeld }
    let classes =
      "\(held.widthClass?.rawValue ?? "any") x \(held.heightClass?.rawValue ?? "any")"
    let safe = held.safeArea
    let insets = [safe.top, safe.left, safe.bottom, safe.right].map(points).joined(separator: ",")
    let side: String =
      switch sweep.course {
      case .width: "height \(points(held.size.height))"
      case .height: "width \(points(held.size.width))"
      case .contentSize: "\(points(held.size.width))x\(points(held.size.height))"
      }
    return "held: \(side), size classes \(classes), safe area \(insets), \(held.scale)x"
  }

  /// Of windows of a Mac, which have neither size classes nor a safe area.
  private var windowsHeld: String {
    let side: String =
      switch sweep.course {
      case .width: "each window's height as recorded"
      case .height: "each window's width as recorded"
      case .contentSize: "each window as recorded"
      }
    return "held: \(side), \(sweep.configuration.scale)x"
  }

  /// The course in a document's heading: of windows each is followed along its own.
  var heading: String {
    sweep.configuration.idiom == .mac ? "\(noun) of each window" : course
  }

  /// The size class of the side that moves: `regular width`.
  var sideClass: String {
    let held = sweep.configuration
    switch sweep.course {
    case .width: return "\(held.widthClass?.rawValue ?? "any") width"
    case .height: return "\(held.heightClass?.rawValue ?? "any") height"
    case .contentSize: return "text size"
    }
  }

  /// A place; as `361 2/3` where the fraction is simple and says more than decimals.
  func words(_ place: Sweep.Place) -> String {
    guard let exact = place.exact, exact.count <= 7,
      place.value * 1000 != (place.value * 1000).rounded()
    else { return place.decimal }
    let parts = exact.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 2, parts[0] > parts[1], parts[1] > 1 else { return place.decimal }
    return "\(parts[0] / parts[1]) \(parts[0] % parts[1])/\(parts[1])"
  }

  /// `below 342.5 pt`.
  func words(_ span: Sweep.Span) -> String {
    let ends = sweep.ends
    let begins = span.lower.value == ends.lower.value && span.includesLower
    let stops = span.upper.value == ends.upper.value && span.includesUpper
    let (lower, upper) = (words(span.lower), words(span.upper))
    if begins, stops { return "at every \(noun)" }
    if span.lower == span.upper { return "only at \(lower)" + unit }
    if begins { return "\(span.includesUpper ? "up to" : "below") \(upper)" + unit }
    if stops { return "\(span.includesLower ? "from" : "above") \(lower)" + unit + " on" }
    return "\(span.includesLower ? "from" : "above") \(lower) to "
      + "\(span.includesUpper ? "" : "below ")\(upper)" + unit
  }

  private var unit: String {
    if case .contentSize = sweep.course { "" } else { " pt" }
  }
}
