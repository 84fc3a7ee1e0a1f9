package import LayoutModel

extension Matrix {
  /// The configurations on which documents of a platform are laid out, in the place of these.
  ///
  /// Mac apps live in windows, never on phones: as the document records them, as small and as large as
  /// it lets the user make them, and from right to left. Sizes that were asked for by hand are windows
  /// everywhere. Languages that a matrix names are kept.
  package func suited(to platform: Platform) -> Matrix {
    guard platform == .macOS else { return self }
    let byHand = configurations.filter { $0.device == nil || $0.idiom == .mac }
    let windows =
      byHand.count == configurations.count
      ? byHand.map(\.asMacWindow) : languages.flatMap(Self.macWindows)
    return Matrix(name: name, configurations: windows)
  }

  private var languages: [Language?] {
    var seen: Set<Language?> = []
    return configurations.map(\.language).filter { seen.insert($0).inserted }
  }

  /// A size of nothing stands for the recorded one; others are brought into the window's limits.
  private static func macWindows(in language: Language?) -> [Configuration] {
    let sizes = [
      ("mac-window", Size(width: 0, height: 0)), ("mac-smallest", Size(width: 1, height: 1)),
      ("mac-largest", Size(width: 10_000, height: 10_000)),
    ]
    return sizes.map { name, size in
      var window = Configuration(
        name: language.map { "\(name)/\($0.tag)" } ?? name, device: "Mac", size: size)
      window.language = language
      window.direction = language?.isRightToLeft == true ? .rightToLeft : .leftToRight
      return window.asMacWindow
    }
  }
}

extension Configuration {
  /// The same size as a window of a Mac, which has no safe area and no size classes.
  fileprivate var asMacWindow: Configuration {
    var window = self
    window.idiom = .mac
    window.safeArea = .zero
    window.widthClass = nil
    window.heightClass = nil
    return window
  }
}
