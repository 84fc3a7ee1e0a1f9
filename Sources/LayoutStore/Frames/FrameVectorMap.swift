internal import LayoutModel

/// Solved layouts as vectors with one value per configuration.
struct FrameVectorMap {
  private let layouts: [SolvedLayout]
  /// In each layout, the place of every view of the scene; -1 where it has not got it, or its frame is
  /// beyond what is stored: a reader knows the origins of stored frames only.
  private var places: [[Int32]]
  private var columns: [[Int32]]
  private var parts: [(FrameComponent, Int32)] = []

  private init(_ layouts: [SolvedLayout], _ uids: [String]) {
    self.layouts = layouts
    places = layouts.map { Self.places(of: uids, in: $0) }
    columns = FrameComponent.ofView.map { _ in [Int32](repeating: 0, count: layouts.count) }
  }

  /// Packs the vectors of every view, each component's number, the length of its vector and the vector.
  /// - Parameter parents: the scene's views, parents first.
  static func packed(
    _ layouts: [SolvedLayout], parents: [(view: String, parent: String?)]
  ) -> [String: [UInt8]] {
    var map = FrameVectorMap(layouts, parents.map(\.view))
    var numbers: [String: Int] = [:]
    numbers.reserveCapacity(parents.count)
    var packed: [String: [UInt8]] = [:]
    packed.reserveCapacity(parents.count)
    for (number, (view, parent)) in parents.enumerated() {
      numbers[view] = number
      packed[view] = map.pack(number, parent: parent.flatMap { numbers[$0] })
    }
    return packed
  }

  /// The scene's own vectors: the safe area.
  static func packed(sceneOf layouts: [SolvedLayout]) -> [UInt8] {
    let sides: [(FrameComponent, KeyPath<EdgeInsets, Double>)] = [
      (.safeTop, \.top), (.safeLeft, \.left), (.safeBottom, \.bottom), (.safeRight, \.right),
    ]
    var writer = VarintWriter()
    for (component, side) in sides {
      let values = layouts.map { Int32(sixthsOf: $0.safeArea[keyPath: side]) }
      if values.contains(where: { $0 != 0 }) { append(component.rawValue, values, to: &writer) }
    }
    return writer.bytes
  }

  private mutating func pack(_ number: Int, parent: Int?) -> [UInt8] {
    // Sizes are stored even where they are zero: a search for small views must see them.
    var used: UInt = 0
    func set(_ component: FrameComponent, _ index: Int, _ value: Int32) {
      guard value != 0 else { return }
      columns[Int(component.rawValue)][index] = value
      used |= 1 << UInt(component.rawValue)
    }
    for index in layouts.indices {
      let place = Int(places[index][number])
      guard place >= 0 else {
        set(.state, index, FrameState.absent)
        continue
      }
      used |= 1 << UInt(FrameComponent.width.rawValue) | 1 << UInt(FrameComponent.height.rawValue)
      let above = parent.map { Int(places[index][$0]) } ?? -1
      let origin = above < 0 ? Point(x: 0, y: 0) : layouts[index].views[above].absoluteOrigin
      if read(index, place, in: origin) {
        for (component, value) in parts { set(component, index, value) }
      } else {
        places[index][number] = -1
        set(.state, index, FrameState.outOfRange)
      }
    }
    var writer = VarintWriter()
    for component in columns.indices where used & 1 << UInt(component) != 0 {
      Self.append(Int64(component), columns[component], to: &writer)
      for index in layouts.indices { columns[component][index] = 0 }
    }
    return writer.bytes
  }

  private mutating func read(_ index: Int, _ place: Int, in origin: Point) -> Bool {
    // A copy of a view counts references, which a plain one need not be asked for.
    guard layouts[index].views[place].isPlain else {
      return StorableFrame.read(layouts[index].views[place], in: origin, into: &parts)
    }
    return StorableFrame.read(
      layouts[index].views[place].frame, layouts[index].views[place].absoluteOrigin,
      layouts[index].views[place].isHidden, in: origin, into: &parts)
  }

  private static func append(
    _ component: Int64, _ values: [Int32], to writer: inout VarintWriter
  ) {
    let bytes = VectorCodec.encode(values)
    writer.append(UInt64(clamping: component))
    writer.append(bytes.count)
    writer.bytes += bytes
  }

  /// Mostly a layout has the views in the scene's own order, so that no index is needed.
  private static func places(of uids: [String], in layout: SolvedLayout) -> [Int32] {
    let views = layout.views
    var index: [String: Int32]?
    return uids.indices.map { number in
      if index == nil {
        if number < views.count, views[number].id.rawValue == uids[number] { return Int32(number) }
        index = Dictionary(
          views.enumerated().map { ($1.id.rawValue, Int32(clamping: $0)) },
          uniquingKeysWith: { first, _ in first })
      }
      return index?[uids[number]] ?? -1
    }
  }
}
