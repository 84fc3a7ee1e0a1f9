package import LayoutModel

/// A scene's layouts in the form they are stored in.
///
/// Takes a small part of the memory of the layouts themselves: a view's frames on all
/// configurations are some dozens of bytes.
package struct StorableLayouts: Sendable {
  /// Remarks on a layout besides its frames.
  struct Remarks: Sendable {
    var configuration: String
    var conflicts: [LayoutConflict]
    var broken: [ObjectID]
    var assumptions: [Assumption]
  }

  /// One per configuration, in matrix order.
  let remarks: [Remarks]
  /// The scene's own vectors, packed.
  private let scene: [UInt8]
  /// The views' vectors, packed, by identity.
  private let views: [String: [UInt8]]

  /// - Parameters:
  ///   - layouts: a scene's layouts, in matrix order.
  ///   - scene: the scene as it was solved, one layout per configuration in matrix order.
  package init(_ layouts: [SolvedLayout], of scene: Scene) {
    self.init(layouts, parents: SceneOutline(scene, placesOnly: true).parents)
  }

  init(_ layouts: [SolvedLayout], parents: [(view: String, parent: String?)]) {
    var remarks: [Remarks] = []
    remarks.reserveCapacity(layouts.count)
    for layout in layouts {
      // Mostly configurations have the same ones, which then take the memory of one.
      func shared<Value: Equatable>(_ part: KeyPath<Remarks, [Value]>, _ own: [Value]) -> [Value] {
        remarks.last { $0[keyPath: part] == own }?[keyPath: part] ?? own
      }
      remarks.append(
        Remarks(
          configuration: layout.configuration, conflicts: shared(\.conflicts, layout.conflicts),
          broken: shared(\.broken, layout.broken),
          assumptions: shared(\.assumptions, layout.assumptions)))
    }
    self.remarks = remarks
    scene = FrameVectorMap.packed(sceneOf: layouts)
    views = FrameVectorMap.packed(layouts, parents: parents)
  }

  /// The vectors of the view of that identity, in the order of their components.
  func vectors(of view: String) -> [FrameVector] { Self.vectors(views[view] ?? []) }

  /// The scene's own vectors, in the order of their components.
  var ofScene: [FrameVector] { Self.vectors(scene) }

  private static func vectors(_ bytes: [UInt8]) -> [FrameVector] {
    var reader = VarintReader(bytes)
    var parts: [(component: FrameComponent, values: [Int32], bytes: [UInt8])] = []
    while let number = reader.number(), let count = reader.count(atMost: bytes.count - reader.place)
    {
      let encoded = Array(bytes[reader.place..<(reader.place + count)])
      reader.place += count
      if let component = FrameComponent(rawValue: Int64(clamping: number)),
        let values = VectorCodec.decode(encoded)
      {
        parts.append((component, values, encoded))
      }
    }
    let state = parts.first { $0.component == .state }?.values
    return parts.map { part in
      let range = range(part.values, state: state)
      return FrameVector(
        component: part.component, packed: PackedVector(part.values, encoded: part.bytes),
        low: range?.low, high: range?.high)
    }
  }

  /// Least and greatest value of `values` over the configurations that have the view.
  private static func range(_ values: [Int32], state: [Int32]?) -> (low: Int32, high: Int32)? {
    var range: (low: Int32, high: Int32)?
    for (index, value) in values.enumerated() {
      if let state, index < state.count, !FrameState.hasFrame(state[index]) { continue }
      range = range.map { (min($0.low, value), max($0.high, value)) } ?? (value, value)
    }
    return range
  }
}
