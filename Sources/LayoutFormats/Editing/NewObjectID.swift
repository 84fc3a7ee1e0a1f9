package import LayoutModel

/// Makes ids of the form `AbC-dE-fGh`, as Interface Builder does.
///
/// Deterministic: the same seed and the same document give the same id, so that an edit can be
/// repeated. Two people should use different seeds.
package struct NewObjectID: Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  /// An id that `isTaken` says no to.
  package mutating func next(unless isTaken: (String) -> Bool) -> ObjectID {
    while true {
      let id = candidate()
      if !isTaken(id) { return ObjectID(id) }
    }
  }

  private mutating func candidate() -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
    var bits = random()
    var id: [UInt8] = []
    for position in 0..<10 {
      if position == 3 || position == 6 {
        id.append(UInt8(ascii: "-"))
      } else {
        id.append(letters[Int(bits % 62)])
        bits /= 62
      }
    }
    return String(decoding: id, as: UTF8.self)
  }

  /// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014).
  private mutating func random() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
