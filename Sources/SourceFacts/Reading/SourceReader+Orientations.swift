/// The orientations that a method allows.
extension SourceReader {
  /// `portrait` or `landscape` where a body names that one alone, `state` where it asks something else for
  /// its answer; nil where it names both. A comparison answers as well: apps before iOS 6 say
  /// `orientation == UIInterfaceOrientationPortrait`.
  func orientation(from start: Int, to end: Int) -> String? {
    var found: Set<String> = []
    for at in (start + 1)..<max(start + 1, end) {
      guard self[at].kind == .name else { continue }
      let name = text(self[at])
      if name.hasSuffix("nterfaceOrientation"), name != "UIInterfaceOrientation" {
        guard self[at + 1].mark == .comparison,
          bytes[Int(self[at + 1].start)] == UInt8(ascii: "=")
        else { return "state" }
        continue
      }
      if name.hasSuffix("ortrait") || name.hasSuffix("ortraitUpsideDown") {
        found.insert("portrait")
      } else if name.hasSuffix("andscape") || name.hasSuffix("andscapeLeft")
        || name.hasSuffix("andscapeRight")
      {
        found.insert("landscape")
      } else if name == "all" || name.hasSuffix("AllButUpsideDown")
        || name.hasSuffix("allButUpsideDown")
        || name == "UIInterfaceOrientationMaskAll"
      {
        found = ["portrait", "landscape"]
      } else if !Self.isSilent(name) {
        return "state"
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// Words that a plain answer is written with and that name no orientation.
  private static func isSilent(_ name: String) -> Bool {
    [
      "return", "get", "UIInterfaceOrientationMask", "UIInterfaceOrientation", "rawValue", "Int",
      "NSUInteger", "UInt",
    ].contains(name)
  }
}
