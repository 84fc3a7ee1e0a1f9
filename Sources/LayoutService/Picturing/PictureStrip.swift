package import LayoutModel

/// The quantity that differs along a row of pictures of one screen.
package enum PictureStrip: String, Sendable, Hashable, CaseIterable {
  /// The text sizes that a reader can set, the smallest first.
  case types
  /// The document's own texts and each translation beside it.
  case languages

  /// The configurations of a row, for each of those given.
  /// - Parameters:
  ///   - languages: those that the document is translated into.
  ///   - given: the configurations to vary.
  package func configurations(
    from given: [Configuration], languages: [Language]
  ) -> [Configuration] {
    given.flatMap { configuration in
      switch self {
      case .types:
        ContentSizeCategory.allCases.map { size in
          var result = configuration
          result.contentSize = size
          result.name += "/" + size.rawValue
          return result
        }
      case .languages: [configuration] + languages.map { configuration.running(in: $0) }
      }
    }
  }
}
