package import LayoutModel

extension Matrix {
  /// The configurations on which documents of a platform are laid out, in the place of these.
  ///
  /// Mac apps live in windows, never on phones: as the document records them, as small and as large as
  /// it lets the user make them, and from right to left. Apps for televisions fill one of two screens.
  /// Sizes that were asked for by hand are windows everywhere. Languages that a matrix names are kept.
  package func suited(to platform: Platform) -> Matrix {
    switch platform {
    case .iOS, .watchOS: self
    case .macOS: suited(to: .mac, \.asMacWindow, else: Self.macWindows)
    case .tvOS: suited(to: .tv, \.asTelevision, else: Self.televisions)
    }
  }

  private func suited(
    to idiom: Idiom, _ asOne: (Configuration) -> Configuration,
    else own: (Language?) -> [Configuration]
  ) -> Matrix {
    let byHand = configurations.filter { $0.device == nil || $0.idiom == idiom }
    let isByHand = byHand.count == configurations.count
    return Matrix(
      name: name, configurations: isByHand ? byHand.map(asOne) : languages.flatMap(own))
  }

  /// The same points at one pixel for each and at two.
  private static func televisions(in language: Language?) -> [Configuration] {
    [("apple-tv", 1), ("apple-tv-4k", 2)].map { name, scale in
      var screen = Configuration(
        name: language.map { "\(name)/\($0.tag)" } ?? name, device: "Apple TV",
        size: Size(width: 1920, height: 1080), scale: scale,
        safeArea: EdgeInsets(top: 60, left: 80, bottom: 60, right: 80))
      screen.language = language
      screen.direction = language?.isRightToLeft == true ? .rightToLeft : .leftToRight
      return screen.asTelevision
    }
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
  /// The same size on a television, which is regular both ways.
  fileprivate var asTelevision: Configuration {
    var screen = self
    screen.idiom = .tv
    screen.widthClass = .regular
    screen.heightClass = .regular
    return screen
  }

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
