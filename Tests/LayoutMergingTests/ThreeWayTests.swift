import LayoutModel
import Testing

@testable import LayoutMerging

@Suite struct ThreeWayTests {
  @Test func `the side that changed is taken`() {
    #expect(ThreeWay(base: 1, ours: 1, theirs: 2).choice() == .theirs)
    #expect(ThreeWay(base: 1, ours: 2, theirs: 1).choice() == .ours)
    #expect(ThreeWay(base: 1, ours: 2, theirs: 2).choice() == .ours)
    #expect(ThreeWay(base: 1, ours: 2, theirs: 3).choice() == nil)
  }

  @Test func `another way of writing a value gives way to a change`() {
    func choice(_ base: String, _ ours: String, _ theirs: String) -> MergeSide? {
      ThreeWay(base: base, ours: ours, theirs: theirs).choice(alike: ValueText.areAlike)
    }
    #expect(choice("0", "0.0", "8") == .theirs)
    #expect(choice("0", "8", "0.0") == .ours)
    #expect(choice("4", "0.0", "0") == .ours)
    #expect(choice("0", "8", "16") == nil)
  }
}
