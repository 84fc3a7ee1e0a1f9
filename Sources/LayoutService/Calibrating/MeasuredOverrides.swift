internal import LayoutEngine
internal import LayoutModel

/// Sizes in a dump that documents and declarations leave open.
///
/// A class gets a size where all its views asked for the same; otherwise each view has its own. Texts
/// get none, for another text would need another: their fonts are measured instead, and only those
/// whose files are not known.
func measuredOverrides(
  _ screens: [ComparedScreen], _ dump: UIKitDump, known: SolveOptions
) -> LayoutOverrides {
  var found = LayoutOverrides.none
  var classes: [String: [(view: ObjectID, size: AxisPair<Double?>)]] = [:]
  var images: [String: [Size]] = [:]
  var named: Set<String> = []
  for screen in screens {
    let declared = known.overrides(of: screen.path)
    for view in screen.views {
      named.formUnion(view.content.fontNames.filter { declared.fonts[$0] == nil })
      guard !view.content.isText, let measured = screen.matching.measured[view.id] else { continue }
      let differs = screen.measuredSize(of: view)
      guard differs.horizontal != nil || differs.vertical != nil else { continue }
      let size = measured.intrinsicSize
      if let name = view.customClass {
        classes[name, default: []].append((view.id, size))
      } else if case .image(let image) = view.content, let width = size.horizontal,
        let height = size.vertical
      {
        images[image.name, default: []].append(Size(width: width, height: height))
      } else {
        found.views[view.id] = DeclaredView(width: size.horizontal, height: size.vertical)
      }
    }
  }
  for (name, sizes) in images where Set(sizes).count == 1 { found.images[name] = sizes.first }
  for (name, views) in classes {
    let declared = views.map { DeclaredView(width: $0.size.horizontal, height: $0.size.vertical) }
    if Set(declared).count == 1, let size = declared.first {
      found.classes[name] = size
    } else {
      for (view, size) in zip(views, declared) { found.views[view.view] = size }
    }
  }
  for name in named { found.fonts[name] = dump.font(named: name) }
  return found
}

extension UIKitDump {
  /// A font by the widths of its characters and pairs; nil where its heights were not printed.
  func font(named name: String) -> DeclaredFont? {
    guard var font = fonts[name] else { return nil }
    var pairs: [(left: Unicode.Scalar, right: Unicode.Scalar, width: Double)] = []
    for text in texts where text.font == name {
      let scalars = Array(text.text.unicodeScalars)
      if scalars.count == 1 { font.advances[scalars[0]] = text.width }
      if scalars.count == 2 { pairs.append((scalars[0], scalars[1], text.width)) }
    }
    let letters = (0x61...0x7A).compactMap { Unicode.Scalar(UInt32($0)) }
      .compactMap { font.advances[$0] }
    if !letters.isEmpty { font.averageAdvance = letters.reduce(0, +) / Double(letters.count) }
    font.kerning = Self.kerning(pairs, font.advances)
    return font
  }

  private static func kerning(
    _ pairs: [(left: Unicode.Scalar, right: Unicode.Scalar, width: Double)],
    _ advances: [Unicode.Scalar: Double]
  ) -> PairKerning {
    var shifts: [Unicode.Scalar: [Unicode.Scalar: Double]] = [:]
    for pair in pairs {
      guard let left = advances[pair.left], let right = advances[pair.right] else { continue }
      let shift = ((pair.width - left - right) * 10_000).rounded() / 10_000
      // Less than a thousandth of the size is what rounding leaves.
      if abs(shift) >= 0.001 { shifts[pair.left, default: [:]][pair.right] = shift }
    }
    let left = shifts.keys.sorted()
    let right = Set(shifts.values.flatMap(\.keys)).sorted()
    return PairKerning(
      left: left.map { [$0] }, right: right.map { [$0] },
      values: left.flatMap { first in right.map { shifts[first]?[$0] ?? 0 } })
  }
}
