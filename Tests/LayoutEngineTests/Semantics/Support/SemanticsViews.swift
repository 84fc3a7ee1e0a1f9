@testable import LayoutModel

extension View {
  /// A plain view: no size of its own.
  static func blank(_ id: ObjectID, _ subviews: [View] = []) -> View {
    View(id: id, kind: .view, subviews: subviews)
  }

  /// A view whose content asks for `width` by `height` points: an image of that size.
  static func sized(
    _ id: ObjectID, _ width: Double, _ height: Double, hugging: Double = 250,
    resistance: Double = 750
  ) -> View {
    View(
      id: id, kind: .imageView,
      hugging: AxisPair(horizontal: hugging, vertical: hugging),
      compressionResistance: AxisPair(horizontal: resistance, vertical: resistance),
      content: .image(ImageContent(name: "\(width)x\(height)")))
  }

  /// A label in the system font.
  static func caption(
    _ id: ObjectID, _ text: String, size: Double = 17, lines: Int = 1, hugging: Double = 250
  ) -> View {
    View(
      id: id, kind: .label, hugging: AxisPair(horizontal: hugging, vertical: hugging),
      content: .label(
        LabelContent(text: TextContent(text), font: .system(size), numberOfLines: lines)))
  }

  /// A label in a text style, which follows Dynamic Type.
  static func styled(_ id: ObjectID, _ text: String, _ style: String) -> View {
    View(
      id: id, kind: .label,
      content: .label(
        LabelContent(text: TextContent(text), font: FontDescription(face: .textStyle(style)))))
  }

  /// A control whose size is the system's.
  static func control(_ id: ObjectID, _ kind: ViewKind) -> View { View(id: id, kind: kind) }

  static func stack(_ id: ObjectID, _ content: StackContent, _ subviews: [View]) -> View {
    View(id: id, kind: .stackView, content: .stack(content), subviews: subviews)
  }

  static func scroll(_ id: ObjectID, _ subviews: [View]) -> View {
    View(id: id, kind: .scrollView, subviews: subviews)
  }

  /// A view laid out by its recorded frame and its autoresizing mask.
  static func sprung(_ id: ObjectID, _ frame: Frame, _ mask: AutoresizingMask) -> View {
    View(id: id, kind: .view, frame: frame, autoresizing: mask, translatesMask: true)
  }

  /// The view with one value replaced.
  func setting<Value>(_ path: WritableKeyPath<View, Value>, _ value: Value) -> View {
    var view = self
    view[keyPath: path] = value
    return view
  }

  /// The view with a guide that constraints can name.
  func guide(_ id: ObjectID, _ kind: LayoutGuide.Kind) -> View {
    var view = self
    view.guides.append(
      LayoutGuide(id: id, kind: kind, location: LayoutModel.SourceLocation(line: 0, column: 0)))
    return view
  }

  /// This view and everything below it, parents first.
  var withDescendants: [View] { [self] + subviews.flatMap(\.withDescendants) }

  /// Applies `change` to the view called `id`, here or below.
  mutating func change(_ id: ObjectID, _ change: (inout View) -> Void) {
    if self.id == id { change(&self) }
    for index in subviews.indices { subviews[index].change(id, change) }
  }
}
