import Foundation
import Testing

/// `keyline visual`, run whole.
struct VisualCommandTests {
  @Test func `constraints and frames are printed as JSON`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(
        #"{"name": {"label": "Name"}, "value": {"width": 60, "height": 30, "hugging": [250, 250]}}"#,
        to: "views.json")
      let outcome = try keyline.run(
        "visual", "H:|-[name]-[value(>=100)]-|", "V:|-[name]", "--size", "320x568", "--views",
        "views.json", "--json")
      #expect(outcome.code == 0, "\(outcome.err)")
      let json = try #require(outcome.json)
      let constraints = try #require(json["constraints"] as? [[String: Any]])
      #expect(constraints.count == 5)
      #expect(
        constraints[1] as NSDictionary == [
          "first": "value", "firstAttribute": "leading", "relation": "==", "second": "name",
          "secondAttribute": "trailing", "multiplier": 1, "constant": 8, "priority": 1000,
        ] as NSDictionary)
      #expect(constraints[0]["second"] is NSNull)
      #expect(constraints[0]["secondAttribute"] as? String == "leadingMargin")
      #expect(constraints[2]["secondAttribute"] is NSNull)
      #expect(constraints[3]["first"] is NSNull)
      #expect(constraints[3]["firstAttribute"] as? String == "trailingMargin")
      let frames = try #require(json["frames"] as? [String: [Double]])
      let name = try #require(frames["name"])
      let value = try #require(frames["value"])
      // Margins of 16 at the sides, and the status bar. UIKit's label is 45.5 x 20.5 points; widths
      // of texts are modelled.
      #expect(name[0] == 16 && name[1] == 20 && abs(name[2] - 45.5) <= 0.5 && name[3] == 20.5)
      #expect(value[0] == 16 + name[2] + 8 && value[0] + value[2] == 304)
    }
  }

  @Test func `formats that contradict one another are printed and exit with 1`() throws {
    try Keyline.inFolder { keyline in
      let outcome = try keyline.run(
        "visual", "|-20-[a(300)]-20-|", "V:|[a(10)]", "--size", "320x568", "--json")
      #expect(outcome.code == 1)
      #expect((outcome.json?["constraints"] as? [Any])?.count == 5)
      #expect(outcome.json?["unsatisfiable"] as? Bool == true)
      let conflicts = try #require(outcome.json?["conflicts"] as? [[String]])
      // The third member that cannot be named by its place is the window's width.
      #expect(conflicts.map { $0.filter { Int($0) != nil } } == [["0", "1", "2"]])
    }
  }

  @Test func `a format that is not accepted exits with 2 and names its position`() throws {
    try Keyline.inFolder { keyline in
      let outcome = try keyline.run("visual", "V|[a]|", "--json")
      #expect(outcome.code == 2)
      #expect(outcome.json?["position"] as? Int == 2)
      let text = try keyline.run("visual", "V|[a]|")
      #expect(text.code == 2 && text.out.isEmpty)
      #expect(text.err.contains("position 2") && text.err.hasSuffix("V|[a]|\n ^\n"))
      #expect(try keyline.run("visual", "[a]-[b]", "--options", "alignAllLeft").code == 2)
      #expect(try keyline.run("visual", "[a]", "--metrics", "missing.json").code == 2)
    }
  }

  @Test func `metrics and options count for all formats`() throws {
    try Keyline.inFolder { keyline in
      try keyline.write(#"{"margin": 12, "side": 50}"#, to: "metrics.json")
      let outcome = try keyline.run(
        "visual", "|-margin-[a(side)]-[b(side)]", "|-200-[c(side)][d(side)]", "--metrics",
        "metrics.json", "--options", "alignAllTop,alignAllBottom", "--size", "320x568", "--json")
      let frames = try #require(outcome.json?["frames"] as? [String: [Double]])
      #expect(frames["a"]?[0] == 12 && frames["b"]?[0] == 70 && frames["d"]?[0] == 250)
      #expect((outcome.json?["constraints"] as? [Any])?.count == 12)
    }
  }
}
