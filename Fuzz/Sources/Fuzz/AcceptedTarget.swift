import JSONText
import LayoutService

/// JSON from outside: a list of what was accepted, line by line, and a request of the protocol of
/// agents.
enum AcceptedTarget: FuzzTarget {
  static let name = "accepted"

  static func run(_ bytes: [UInt8]) {
    do {
      let accepted = try AcceptanceFile.read(bytes)
      require(
        AcceptanceFile.sorted(accepted).count <= accepted.count, "sorting adds acceptances")
    } catch {
      _ = "\(error)"
    }
    do {
      _ = try JSONText.read(bytes)
    } catch {
      require(error.place <= bytes.count, "the error points nowhere")
    }
    for place in bytes.indices.prefix(64) {
      require(JSONText.end(ofValueAt: place, in: bytes) <= bytes.count, "a value ends nowhere")
    }
  }
}
