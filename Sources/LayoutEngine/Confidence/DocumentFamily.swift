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
}
