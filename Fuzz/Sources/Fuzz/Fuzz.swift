import Foundation

/// One way into Keyline that takes bytes from outside. It must answer any bytes without a trap;
/// `require` adds what must hold for those that are accepted.
protocol FuzzTarget {
  static var name: String { get }
  static func run(_ bytes: [UInt8])
}

let targets: [any FuzzTarget.Type] = [
  XMLTarget.self, VectorTarget.self, DeltaTarget.self, SelectorTarget.self, StoreTarget.self,
  VisualTarget.self, LayoutTextTarget.self, SettingsTarget.self, ProjectTarget.self,
  TableTarget.self, SourceTarget.self, MergeTarget.self, FontTarget.self, AcceptedTarget.self,
]

/// Named by `KEYLINE_FUZZ`.
let target: any FuzzTarget.Type = {
  let name = ProcessInfo.processInfo.environment["KEYLINE_FUZZ"]
  guard let target = targets.first(where: { $0.name == name }) else {
    fatalError("KEYLINE_FUZZ must be one of \(targets.map { $0.name }.joined(separator: ", "))")
  }
  return target
}()

/// Stops the run with the input kept when something that must hold does not.
func require(_ holds: Bool, _ what: String) {
  if !holds { fatalError(what) }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
