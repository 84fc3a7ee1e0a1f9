import LayoutEngine
import LayoutModel

/// A selector's text; one that is understood is asked of a small screen, and its error is put into
/// words.
enum SelectorTarget: FuzzTarget {
  static let name = "selector"

  static func run(_ bytes: [UInt8]) {
    do {
      let selector = try LayoutSelector(String(decoding: bytes, as: UTF8.self))
      _ = try selector.matches(in: [screen])
    } catch {
      _ = error.description
    }
  }

  private static let screen: QueriedScene = {
    let phone = Configuration(
      name: "phone", device: "iPhone SE", size: Size(width: 320, height: 568))
    let root = View(
      id: "root", kind: .view,
      subviews: [
        View(id: "buy", kind: .button, label: "Buy"),
        View(
          id: "price", kind: .label, customClass: "PriceLabel",
          content: .label(LabelContent(text: TextContent("9.99")))),
      ],
      constraints: [
        LayoutConstraint(
          id: "c", owner: "root", firstItem: "buy", firstAttribute: .leading, secondItem: "root",
          secondAttribute: .leading, constant: 16)
      ])
    let scene = Scene(
      id: "root", kind: .controller, title: "Shop", root: root,
      location: LayoutModel.SourceLocation(line: 1, column: 1))
    func view(_ id: ObjectID, _ superview: ObjectID?, _ frame: Frame) -> SolvedView {
      SolvedView(id: id, superview: superview, frame: frame, absoluteOrigin: frame.origin)
    }
    let layout = SolvedLayout(
      scene: "root", configuration: phone.name, size: phone.size, scale: 2,
      safeArea: EdgeInsets(top: 20),
      views: [
        view("root", nil, Frame(x: 0, y: 0, width: 320, height: 568)),
        view("buy", "root", Frame(x: 16, y: 20, width: 100, height: 44)),
        view("price", "root", Frame(x: 60, y: 30, width: 60, height: 20.5)),
      ])
    return QueriedScene(
      document: "Shop.storyboard", scene: scene, layouts: [(phone, layout)],
      base: (scene, [layout]))
  }()
}
