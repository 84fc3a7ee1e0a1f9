import SourceFacts
import Testing

/// Whether code does more with an object than change its looks.
struct UsedNameTests {
  @Test(arguments: [
    "badge.addTarget(self, action: #selector(go), for: .touchUpInside)",
    "self.badge?.addTarget(self, action: #selector(go), for: .touchUpInside)",
    "badge.rx.tap.bind { }.disposed(by: bag)",
    "badge.onTap { }",
    "style(badge)",
    "[badge, other].forEach { $0.addTarget(self, action: go, for: .touchUpInside) }",
    "let button = badge\n button.addTarget(self, action: go, for: .touchUpInside)",
    "badge = UIButton()",
    "_badge.addGestureRecognizer(tap)",
    "for one in badge { }",
  ])
  func `a call that is no look, or a name handed on, is a use`(_ statement: String) {
    #expect(swift(statement).uses("badge", ofClass: "A"))
  }

  @Test(arguments: [
    "", "badge.isHidden = true", "badge?.layer.cornerRadius = 4",
    "badge.setTitle(\"Go\", for: .normal)", "badge!.titleLabel?.font = font",
    "badge.rx.isHidden", "badge = nil", "// badge.addTarget(self)",
    "print(\"badge.addTarget(self)\")", "badges.addTarget(self)", "set(badge: 3)",
  ])
  func `what changes looks is no use`(_ statement: String) {
    #expect(!swift(statement).uses("badge", ofClass: "A"))
  }

  @Test(arguments: [
    ("layer.cornerRadius = r; clipsToBounds = true", false),
    ("self.layer.borderWidth = r; let mask = CAShapeLayer(); mask.path = path", false),
    ("addTarget(self, action: go, for: .touchUpInside)", true), ("onTap = go", true),
    ("style(self)", true), ("listen()", true),
  ])
  func `a method of the app's own for views is a use where it does more than change looks`(
    _ body: String, _ isUse: Bool
  ) {
    func uses(_ type: String, _ more: String = "") -> Bool {
      index([
        "A.swift": "class A { func f() { badge.round(4) } }",
        "B.swift": "extension \(type) { func round(_ r: CGFloat) { \(body) } }\n\(more)",
      ]).uses("badge", ofClass: "A")
    }
    #expect(uses("UIView") == isUse)
    #expect(uses("UIButton") == isUse)
    // Nobody knows whose method it is.
    #expect(uses("Badge"))
    #expect(uses("UIView", "class Badge { func round(_ r: CGFloat) { go() } }"))
  }

  @Test func `Objective-C declares, sends messages and hands on`() {
    func objectiveC(_ statement: String) -> SourceIndex {
      index([
        "A.h": "@interface A : UIViewController\n@property IBOutlet UIButton *badge;\n@end",
        "A.m": "@implementation A\n@synthesize badge, other;\n- (void)f { \(statement) }\n@end",
      ])
    }
    for statement in [
      "", "[self.badge setTitle:@\"Go\" forState:UIControlStateNormal];", "_badge.hidden = YES;",
      "self.badge = nil;", "[badge release];",
    ] {
      #expect(!objectiveC(statement).uses("badge", ofClass: "A"), "\(statement)")
    }
    for statement in [
      "[self.badge addTarget:self action:@selector(go) forControlEvents:e];",
      "[_badge bk_addEventHandler:^(id x) {} forControlEvents:e];", "[self style:badge];",
      "NSArray *all = @[badge];", "self.badge.pressed = YES;",
    ] {
      #expect(objectiveC(statement).uses("badge", ofClass: "A"), "\(statement)")
    }
  }

  @Test func `an object of the same name in another class counts where that code names the class`()
  {
    func uses(_ other: String) -> Bool {
      index([
        "A.swift": "class A: UIViewController { @IBOutlet var badge: UIButton! }",
        "B.swift": other,
      ]).uses("badge", ofClass: "A")
    }
    let own = "@IBOutlet var badge: UIButton!"
    #expect(!uses("class B: UIView { \(own)\n func f() { badge.addTarget(self) } }"))
    #expect(uses("class B: UIView { \(own)\n func f() { (next as! A).badge.addTarget(self) } }"))
    #expect(uses("class B: A { \(own)\n func f() { badge.addTarget(self) } }"))
    #expect(uses("class B: UIView { func f() { badge.addTarget(self) } }"))
  }

  private func swift(_ statement: String) -> SourceIndex {
    index([
      "A.swift": """
      class A: UIViewController {
        @IBOutlet weak var badge: UIButton!
        func f() {
          \(statement)
        }
      }
      """
    ])
  }
}
