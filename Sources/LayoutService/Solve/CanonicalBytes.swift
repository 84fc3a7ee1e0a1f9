/// An unambiguous byte form of values: equal bytes for equal values, other bytes for others.
///
/// Texts carry their length, optionals a mark, lists their count; numbers are their bits. Nothing
/// depends on the order of dictionaries or on the machine.
struct CanonicalBytes {
  private(set) var bytes: [UInt8] = []

  init(reserving capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func add(_ number: Int) {
    withUnsafeBytes(of: Int64(number).littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ number: Double) {
    // Both zeros lay out alike.
    let pattern = (number == 0 ? 0 : number).bitPattern
    withUnsafeBytes(of: pattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func add<Value>(_ value: Value?, _ body: (inout CanonicalBytes, Value) -> Void) {
    add(value != nil)
    if let value { body(&self, value) }
  }
  mutating func add(_ text: String?) { add(text) { $0.add($1) } }
  mutating func add(_ number: Double?) { add(number) { $0.add($1) } }
  mutating func add(_ number: Int?) { add(number) { $0.add($1) } }

  mutating func add<Element>(
    list: some Collection<Element>, _ body: (inout CanonicalBytes, Element) -> Void
  ) {
    add(list.count)
    for element in list { body(&self, element) }
  }
}
