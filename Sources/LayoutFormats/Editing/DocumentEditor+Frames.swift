public import LayoutModel

extension DocumentEditor {
  /// Writes a view's recorded frame, in points; other facts of the view are left alone.
  ///
  /// The view must have one: a view without a recorded frame was never shown on a canvas.
  public func settingFrame(of id: ObjectID, to frame: Frame) throws(EditError) -> [UInt8] {
    let view = try element(id)
    guard let rect = view.child("rect", keyed: "frame") else {
      throw .wrongObject(id, element: view.name, expected: "a view with a recorded frame")
    }
    var patch = XMLPatch()
    let sides = [
      ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height),
    ]
    let attributes = Self.attributes(of: rect)
    for (name, value) in sides {
      guard let text = NumberText.text(value) else { throw .badNumber(value) }
      guard let present = attributes.first(where: { $0.name == name }) else {
        throw .wrongObject(id, element: view.name, expected: "a view with a recorded frame")
      }
      // The same number in another spelling is no change.
      if rect.number(name) == value { continue }
      patch.replace(present.value, with: text)
    }
    return apply(patch)
  }
}
