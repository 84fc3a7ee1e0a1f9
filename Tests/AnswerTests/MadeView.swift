/// A view as a made document holds it: an element of Interface Builder with what it contains.
struct MadeView {
  var element: String
  var id: String
  /// Attributes as text: `text="Hello" numberOfLines="0"`.
  var attributes = ""
  /// Children other than views and constraints, as text.
  var inner = ""
  var subviews: [MadeView] = []
  var constraints: [String] = []
  /// The recorded frame: x, y, width, height.
  var frame: [Double] = [16, 60, 120, 40]
  /// Whether the frame is kept by an autoresizing mask instead of constraints.
  var isMasked = false
  /// Whether the frame is written as a rectangle.
  var isFrameWritten = true
  var key: String?

  init(
    _ element: String, _ id: String, _ attributes: String = "", inner: String = "",
    subviews: [MadeView] = [], constraints: [String] = [], frame: [Double] = [16, 60, 120, 40],
    isMasked: Bool = false, key: String? = nil
  ) {
    self.element = element
    self.id = id
    self.attributes = attributes
    self.inner = inner
    self.subviews = subviews
    self.constraints = constraints
    self.frame = frame
    self.isMasked = isMasked
    self.key = key
  }

  static func label(
    _ id: String, _ text: String, _ attributes: String = "",
    font: String = #"type="system" pointSize="17""#
  ) -> MadeView {
    MadeView(
      "label", id,
      #"horizontalHuggingPriority="251" verticalHuggingPriority="251" text="\#(text)" \#(attributes)"#,
      inner: "<fontDescription key=\"fontDescription\" \(font)/>")
  }

  static func button(_ id: String, _ title: String) -> MadeView {
    MadeView(
      "button", id, #"buttonType="system" lineBreakMode="middleTruncation""#,
      inner: "<state key=\"normal\" title=\"\(title)\"/>")
  }

  /// A view without content of its own, as large as its constraints say.
  static func box(_ id: String, _ width: Double, _ height: Double) -> MadeView {
    MadeView("view", id, constraints: ["\(id).width = \(width)", "\(id).height = \(height)"])
  }

  var xml: String {
    let key = key.map { " key=\"\($0)\"" } ?? ""
    let mask = isMasked ? "" : " translatesAutoresizingMaskIntoConstraints=\"NO\""
    let rect =
      !isFrameWritten
      ? ""
      : #"<rect key="frame" x="\#(frame[0])" y="\#(frame[1])" width="\#(frame[2])" height="\#(frame[3])"/>"#
    let views = subviews.isEmpty ? "" : "<subviews>\(subviews.map(\.xml).joined())</subviews>"
    let rows = constraints.enumerated().map {
      MadeConstraint(line: $1).xml(id: "\(id)-c\($0)")
    }
    let constrained = rows.isEmpty ? "" : "<constraints>\(rows.joined())</constraints>"
    return
      "<\(element)\(key) \(attributes)\(mask) id=\"\(id)\">\(rect)\(views)\(inner)\(constrained)</\(element)>"
  }
}
