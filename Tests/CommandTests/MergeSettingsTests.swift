import Foundation
import Testing

/// What git's merge driver decides by the settings of the project.
@Suite(.serialized, .enabled(if: hasGit, "git is not installed"))
struct `Merging by the settings of a project` {
  /// One side sets the leading and trailing edges of a button, the other limits its width to 500 points:
  /// only a window wider than 548 points cannot have both.
  private func conflicts(devices: String) throws -> (merge: Int32, file: Int32) {
    var answer: (Int32, Int32) = (-1, -1)
    try Keyline.inFolder { keyline in
      #expect(try keyline.shell("git init -q -b main && $K git install").code == 0)
      let base = Fixtures.screen().replacing(
        #/ +<constraint firstAttribute="width"[^\n]+\n/#, with: "")
      let edges = base.replacing(
        "<constraint firstItem=\"buy\" firstAttribute=\"leading\"",
        with: """
          <constraint firstItem="safe" firstAttribute="trailing" secondItem="buy" secondAttribute="trailing" constant="16" id="f"/>
                                  <constraint firstItem="buy" firstAttribute="leading"
          """)
      let limit = base.replacing(
        "<constraint firstAttribute=\"height\"",
        with: """
          <constraint firstAttribute="width" relation="lessThanOrEqual" constant="500" id="limit"/>
                                          <constraint firstAttribute="height"
          """)
      try keyline.write(
        "[app]\ndevices = [\(devices)]\norientations = [\"portrait\"]\n", to: "keyline.toml")
      for (branch, text) in [("main", base), ("edges", edges)] {
        try keyline.shell("git switch -q \(branch) || git switch -q -c \(branch)")
        try keyline.write(text, to: "Main.storyboard")
        #expect(try keyline.shell("git add -A && git commit -q -m \(branch)").code == 0)
      }
      #expect(try keyline.shell("git switch -q -c limit main").code == 0)
      try keyline.write(limit, to: "Main.storyboard")
      #expect(try keyline.shell("git commit -q -a -m limit").code == 0)
      for (name, text) in [("base", base), ("ours", limit), ("theirs", edges)] {
        try keyline.write(text, to: "\(name).xib.storyboard")
      }
      let file = try keyline.run(
        "merge-file", "base.xib.storyboard", "ours.xib.storyboard", "theirs.xib.storyboard", "-o",
        "merged.storyboard")
      answer = (
        try keyline.shell("git merge -q -m merged edges").code, file.code
      )
    }
    return answer
  }

  @Test(arguments: [("\"iphone-se-3\"", Int32(0)), ("\"ipad-9\"", 1)])
  func `the merge driver and merge-file judge alike`(devices: String, code: Int32) throws {
    let found = try conflicts(devices: devices)
    #expect(found.file == code)
    #expect(found.merge == code)
  }
}
