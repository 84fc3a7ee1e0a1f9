import LayoutFormats
public import LayoutModel

/// The class and natural size of a view that visual formats name.
public struct ViewDeclaration: Sendable, Hashable {
  public var name: String
  /// A class of UIKit, such as `UISwitch`, or one of the app's own; nil: by its text, else `UIView`.
  public var className: String?
  /// A label's text.
  public var label: String?
  /// A button's title.
  public var title: String?
  /// Points of the system font; nil: the class's own size.
  public var fontSize: Double?
  /// Lines a label may have, 0 for any number.
  public var lines: Int?
  /// The size its content asks for, in points; nil: as its class does.
  public var content: DeclaredView?
  public var hugging: AxisPair<Double>?
  public var compressionResistance: AxisPair<Double>?

  public init(
    name: String, className: String? = nil, label: String? = nil, title: String? = nil,
    fontSize: Double? = nil, lines: Int? = nil, content: DeclaredView? = nil,
    hugging: AxisPair<Double>? = nil, compressionResistance: AxisPair<Double>? = nil
  ) {
    self.name = name
    self.className = className
    self.label = label
    self.title = title
    self.fontSize = fontSize
    self.lines = lines
    self.content = content
    self.hugging = hugging
    self.compressionResistance = compressionResistance
  }

  /// The view it declares; its object id is its name.
  var view: View {
    let known = className.flatMap { ViewKind(uiKitClass: $0) }
    let kind: ViewKind =
      known ?? (label != nil ? .label : title != nil ? .button : .view)
    var written = WrittenContent()
    written.text = label ?? title
    written.lines = lines
    if let fontSize { written.font = .system(fontSize) }
    var view = View(
      id: ObjectID(name), kind: kind, customClass: known == nil ? className : nil, label: name,
      content: written.content(of: kind))
    view.hugging = hugging ?? WrittenContent.hugging(of: kind)
    if let compressionResistance { view.compressionResistance = compressionResistance }
    view.declared = content
    return view
  }
}
