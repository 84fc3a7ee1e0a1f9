internal import LayoutModel

extension DocumentPath {
  /// The devices that a document is for by its name, as UIKit and Xcode's templates have it:
  /// `Main_iPad.storyboard`, `Badge~iphone.xib`, `iPad/Main.storyboard`. Nil where it says nothing.
  var namedFamily: Idiom? {
    let file = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    for (word, idiom) in [("ipad", Idiom.pad), ("iphone", .phone)] {
      if file.lowercased().hasSuffix(word) { return idiom }
      if parts.dropLast().contains(where: { $0.lowercased() == word }) { return idiom }
    }
    return nil
  }

  /// The phones that a document is for by its name, as apps that choose a document by the height of the screen
  /// have it: `Main-iPhone6Plus.storyboard`, `Feedback_568h.xib`, `3_5_inch.storyboard`. Nil where it names
  /// none, or several.
  var namedPhone: (width: Double, height: Double?)? {
    let file = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    let word = file.lowercased().filter { $0.isLetter || $0.isNumber }
    return Self.phones.first { word.hasSuffix($0.ending) }.map { ($0.width, $0.height) }
  }

  /// Endings of names without their punctuation; points of an upright screen. What people call an iPhone 4 may
  /// be a phone of 4 inches.
  private static let phones: [(ending: String, width: Double, height: Double?)] = [
    ("iphone35", 320, 480), ("35inch", 320, 480), ("480h", 320, 480), ("iphone4s", 320, 480),
    ("iphone4", 320, nil), ("iphone5", 320, 568), ("iphone5s", 320, 568), ("568h", 320, 568),
    ("iphone6", 375, 667), ("iphone6s", 375, 667), ("iphone47", 375, 667), ("47inch", 375, 667),
    ("667h", 375, 667), ("4inch", 320, 568), ("iphone6plus", 414, 736),
    ("iphone6splus", 414, 736), ("iphone55", 414, 736), ("55inch", 414, 736), ("736h", 414, 736),
  ]
}
