internal import LayoutEngine
internal import LayoutFormats
public import LayoutModel

/// Proposes declarations for what documents leave unknown.
package struct OverridesSuggestion: Sendable {
  package var options: SolveOptions

  package init(options: SolveOptions = SolveOptions()) { self.options = options }

  /// The sizes that one document leaves unknown, with recorded frames as proposals; empty when it says all.
  ///
  /// Throws a sentence with the place when the document cannot be read.
  package func overrides(for file: SourceFile) throws -> LayoutOverrides {
    let document = try DocumentFormats.read(try file.read(), path: file.path.text)
    guard document.reasonNotSolved == nil else { return .none }
    let solved = document.scenes.compactMap { scene in
      layouts(of: scene, in: document, for: .asDesigned, options.layoutOptions(of: file.path))
        .first.map { (scene: scene, layout: $0) }
    }
    return suggestedOverrides(
      for: document, layouts: solved, known: options.overrides(of: file.path))
  }
}

extension LayoutOverrides {
  /// Adds what is not declared yet: the first word on a name counts.
  public mutating func add(_ other: LayoutOverrides) {
    classes.merge(other.classes) { first, _ in first }
    views.merge(other.views) { first, _ in first }
    images.merge(other.images) { first, _ in first }
    fonts.merge(other.fonts) { first, _ in first }
  }
}
