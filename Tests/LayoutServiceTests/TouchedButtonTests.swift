import LayoutEngine
import LayoutFormats
import LayoutModel
import Testing

@testable import LayoutService

/// A small button that nothing answers is no defect.
struct TouchedButtonTests {
  /// - Parameters:
  ///   - statement: what the controller does.
  ///   - connection: what the button has beside its outlet.
  ///   - outlet: whether it has one.
  ///   - kind: the button's class, with its code.
  private func evidence(
    _ statement: String, connection: String = "", outlet: Bool = true, kind: String = ""
  ) throws -> [Evidence.Kind] {
    let name = kind.isEmpty ? "" : "customClass=\"Round\""
    let held = outlet ? "<outlet property=\"help\" destination=\"b\" id=\"o\"/>" : ""
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
        <scenes><scene sceneID="s"><objects><viewController id="c" customClass="Sign">
          <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><button \(name) id="b"><rect key="frame" x="9" y="9" width="20" height="20"/>
              <connections>\(connection)</connections></button></subviews>
          </view>
          <connections>\(held)</connections>
        </viewController></objects></scene></scenes>
      </document>
      """
    let document = try DocumentFormats.read(Array(storyboard.utf8), path: "App/Main.storyboard")
    let code = """
      class Sign: UIViewController {
        @IBOutlet var help: UIButton!
        func f() { \(statement) }
      }
      \(kind)
      """
    let sources = AppSources(
      AppFiles(
        list: { [AppFiles.Entry(path: "App/Sign.swift")] },
        bytes: { $0.text == "App/Sign.swift" ? Array(code.utf8) : nil }))
    let scene = try #require(document.scenes.first)
    let finding = Finding(
      rule: .hitTarget, severity: .warning, document: "App/Main.storyboard", scene: scene.id,
      view: "b", occurrences: [], message: "")
    return CodeEvidence(
      sources: sources, document: document, scene: scene, path: "App/Main.storyboard",
      head: JudgedScene(document: document, scene: scene, layouts: [], findings: [])
    ).evidence(on: Regression(change: .new, finding: finding, configurations: [])).map(\.kind)
  }

  @Test func `code that only changes a button's looks answers no touch`() throws {
    #expect(try evidence("help.isHidden = true").contains(.noAction))
    let target = "help.addTarget(self, action: a, for: .touchUpInside)"
    #expect(try !evidence(target).contains(.noAction))
    #expect(try !evidence("style([help])").contains(.noAction))
  }

  @Test func `code that sets a button's frame decides its size`() throws {
    #expect(try evidence("help.frame = wide").contains(.codePlaces))
    #expect(try !evidence("help.isHidden = true").contains(.codePlaces))
  }

  @Test(arguments: [
    "override var intrinsicContentSize: CGSize { size }",
    "override func intrinsicContentSize() -> CGSize { return size }",
  ])
  func `a class that answers for its natural size decides a button's`(_ member: String) throws {
    let kind = "class Round: UIButton { \(member) }"
    #expect(try evidence("", kind: kind).contains(.codePlaces))
    #expect(try !evidence("size(help.intrinsicContentSize)").contains(.codePlaces))
  }

  @Test(arguments: [
    "help.touchAreaInsets = UIEdgeInsets(inset: 12)", "self.help.ddp_hitTestSlop = slop",
  ])
  func `code that gives a button a larger area for touches lets it be small`(_ statement: String)
    throws
  {
    #expect(try evidence(statement).contains(.touchWidened))
  }

  @Test(arguments: [
    "help.contentEdgeInsets = wide", "other.touchAreaInsets = wide", "help.touchArea()",
    "help.isTouchInside = true",
  ])
  func `what changes no area for touches is none`(_ statement: String) throws {
    #expect(try !evidence(statement).contains(.touchWidened))
  }

  @Test func `an action or a gesture of the document answers it`() throws {
    let action =
      "<action selector=\"ask:\" destination=\"c\" eventType=\"touchUpInside\" id=\"a\"/>"
    let gesture =
      "<outletCollection property=\"gestureRecognizers\" destination=\"g\" id=\"a\"/>"
    for connection in [action, gesture] {
      #expect(try !evidence("", connection: connection).contains(.noAction), "\(connection)")
    }
  }

  @Test(arguments: [true, false])
  func `an action whose method is empty answers nothing`(_ outlet: Bool) throws {
    let action =
      "<action selector=\"ask:\" destination=\"c\" eventType=\"touchUpInside\" id=\"a\"/>"
    func isDead(_ method: String) throws -> Bool {
      try evidence("} \(method)", connection: action, outlet: outlet).contains(.noAction)
    }
    #expect(try isDead("@IBAction func ask(_ sender: Any) { // later\n"))
    #expect(try !isDead("@IBAction func ask(_ sender: Any) { print(sender)"))
    #expect(try !isDead("func other(_ sender: Any) {"))
  }

  @Test func `a button without an outlet answers by its own class alone`() throws {
    #expect(try evidence("", outlet: false).contains(.noAction))
    let round = "class Round: UIButton { func f() { layer.cornerRadius = 4 } }"
    #expect(try evidence("", outlet: false, kind: round).contains(.noAction))
    let own = "class Round: UIButton { func f() { addTarget(self, action: a, for: e) } }"
    #expect(try !evidence("", outlet: false, kind: own).contains(.noAction))
    let foreign = "class Round: PodButton {}"
    #expect(try !evidence("", outlet: false, kind: foreign).contains(.noAction))
  }
}
