import SourceFacts
import Testing

/// Whether code other than its own uses a type.
struct UsedTypeTests {
  private func isUsed(swift statement: String) -> Bool {
    index([
      "Badge.swift": "class Badge: UIView { let name = \"Badge\"; func f() -> Badge { Badge() } }",
      "A.swift": "class A { func f() { \(statement) } }",
    ]).usesType("Badge")
  }

  @Test(arguments: [
    "", "let b = view as? Badge", "(view as! Badge).f()", "if view is Badge { }",
    "// Badge()", "use(\"Badges\")",
  ])
  func `its own code, a cast and a question use no type`(_ statement: String) {
    #expect(!isUsed(swift: statement))
  }

  @Test(arguments: [
    "let b = Badge()", "let b: Badge = make()", "let b = make() as Badge", "show(Badge.self)",
    "load(\"Badge\")", "Badge.shared.f()", "let b: Badge?", "f(Badge.isOn ? 1 : 2)",
  ])
  func `whatever else has its name may make it`(_ statement: String) {
    #expect(isUsed(swift: statement))
  }

  @Test func `extensions are a type's own code, and other types beside it are not`() {
    let own = "class Badge: UIView {}\nextension Badge { static func make() -> Badge { Badge() } }"
    #expect(!index(["B.swift": own]).usesType("Badge"))
    #expect(!index(["B.swift": own + "\nextension UIView { func f() {} }"]).usesType("Badge"))
    #expect(
      index(["B.swift": own + "\nextension UIView { func f(_: Badge) {} }"]).usesType("Badge"))
    // A class within it is its own as well.
    #expect(!index(["B.swift": "class Badge { class Part { let b: Badge } }"]).usesType("Badge"))
    #expect(index(["B.swift": own + "\nclass Large: Badge {}"]).usesType("Badge"))
  }

  @Test func `of Objective-C a class used outside of its own code counts`() {
    func isUsed(_ other: String) -> Bool {
      index([
        "Badge.h": "@class Badge, Part;\n@interface Badge : UIView\n- (Badge *)twin;\n@end",
        "Badge.m": "@implementation Badge\n- (Badge *)twin { return [Badge new]; }\n@end",
        "A.m":
          "#import \"Badge.h\"\n@class Badge;\n@implementation A\n- (void)f { \(other) }\n@end",
      ]).usesType("Badge")
    }
    #expect(!isUsed(""))
    #expect(isUsed("[self show:[Badge new]];"))
    #expect(isUsed("[self load:@\"Badge\"];"))
  }
}
