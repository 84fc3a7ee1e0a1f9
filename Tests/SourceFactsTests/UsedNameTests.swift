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
    #expect(swift(statement).uses("badge"))
  }

  @Test(arguments: [
    "", "badge.isHidden = true", "badge?.layer.cornerRadius = 4",
    "badge.setTitle(\"Go\", for: .normal)", "badge!.titleLabel?.font = font",
    "badge.rx.isHidden", "badge = nil", "// badge.addTarget(self)",
    "print(\"badge.addTarget(self)\")", "badges.addTarget(self)", "set(badge: 3)",
  ])
  func `what changes looks is no use`(_ statement: String) {
    #expect(!swift(statement).uses("badge"))
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
      #expect(!objectiveC(statement).uses("badge"), "\(statement)")
    }
    for statement in [
      "[self.badge addTarget:self action:@selector(go) forControlEvents:e];",
      "[_badge bk_addEventHandler:^(id x) {} forControlEvents:e];", "[self style:badge];",
      "NSArray *all = @[badge];", "self.badge.pressed = YES;",
    ] {
      #expect(objectiveC(statement).uses("badge"), "\(statement)")
    }
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
