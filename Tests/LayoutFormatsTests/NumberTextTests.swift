import LayoutModel
import Testing

@testable import LayoutFormats

@Suite struct NumberTextTests {
  // Expected digits are those of C's %.17g.
  @Test(
    arguments: [
      (0.0, "0.0"), (-0.0, "0.0"), (16, "16"), (-8, "-8"), (20.5, "20.5"),
      (0.6, "0.59999999999999998"), (0.1, "0.10000000000000001"),
      (20.333333333333332, "20.333333333333332"), (30.999999999999996, "30.999999999999996"),
      (0.3, "0.29999999999999999"), (1.0 / 3, "0.33333333333333331"),
      (43.666666666666664, "43.666666666666664"),
      (0.60000002384185791, "0.60000002384185791"), (249.99998474121094, "249.99998474121094"),
      (9_999_999.999999999, "9999999.9999999981"), (1e7, "10000000"),
      (1.5e-4, "0.00014999999999999999"),
    ] as [(Double, String)])
  func `numbers are written as Interface Builder writes them`(value: Double, text: String) {
    #expect(NumberText.text(value) == text)
  }

  @Test func `numbers survive being written and read`() {
    var state: UInt64 = 1
    for _ in 0..<5000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = (Double(state >> 11) / Double(1 << 53) - 0.5) * 2e4
      #expect(NumberText.text(value).flatMap(NumberText.number) == value)
    }
  }

  @Test(arguments: [
    "nan", "inf", "-inf", "0x10", "", " ", "1e400", "1e8", "1,5", "--1", "1.2.3", "infinity",
  ])
  func `what is not a sane number is none`(text: String) {
    #expect(NumberText.number(text) == nil)
  }

  @Test func `the smallest and largest numbers have meanings of their own`() {
    #expect(NumberText.number("2.2250738585072014e-308") == 0)
    #expect(NumberText.isUnset("3.4028234663852886e+38"))
    #expect(NumberText.text(.infinity) == nil)
    #expect(NumberText.text(.nan) == nil)
    #expect(NumberText.text(1e8) == nil)
  }

  @Test(
    arguments: [
      ("0.5", 0.5), ("139:21", 139.0 / 21), ("1 : 3", 1.0 / 3), ("1/3", 1.0 / 3), ("50%", 0.5),
      ("1:0.8", 1.25),
      ("8:8", 1),
      ("1706:3032", 1706.0 / 3032),
    ] as [(String, Double)])
  func `multipliers are decimals, ratios, fractions or percentages`(text: String, value: Double) {
    #expect(NumberText.multiplier(text)?.value == value)
  }

  @Test(arguments: ["1:0", "a:b", "1:2:3", ":", "", "%", "nan"])
  func `a multiplier that divides by nothing is none`(text: String) {
    #expect(NumberText.multiplier(text) == nil)
  }
}
