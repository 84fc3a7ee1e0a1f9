import LayoutFormats
import LayoutModel

/// A line of the visual format: read, or refused at one of its characters, and written as
/// constraints with finite numbers.
enum VisualTarget: FuzzTarget {
  static let name = "visual"

  static func run(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    do {
      let format = try VisualFormat(text)
      let names = VisualFormatNames(
        superview: "|",
        views: Dictionary(
          format.views.map { ($0.name, ObjectID($0.name)) }, uniquingKeysWith: { first, _ in first }
        ))
      let constraints = try format.constraints(names, id: { ObjectID("\($0)") })
      for constraint in constraints {
        require(constraint.constant?.isFinite == true, "a constant is no number")
        require(0 < constraint.priority && constraint.priority <= 1000, "no priority")
      }
    } catch {
      require(error.column >= 1 && error.column <= text.count + 1, "the error points nowhere")
      _ = error.description
    }
  }
}
