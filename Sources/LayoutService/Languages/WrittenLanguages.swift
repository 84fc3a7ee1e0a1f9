internal import LayoutFormats
package import LayoutModel

extension SourceFile {
  /// The languages for which a `.layout` file has blocks, as in `when language de { ... }`; none of a
  /// file of another kind, or of one that cannot be read.
  package var writtenLanguages: Set<Language> {
    guard DocumentFormats.isLayoutText(path.text), let bytes = try? read(),
      let document = try? solvableDocument(of: bytes)
    else { return [] }
    return Set(
      document.scenes.flatMap(\.views).flatMap { view in
        (view.variations + view.constraints.flatMap(\.variations)).compactMap(\.condition.language)
      })
  }
}
