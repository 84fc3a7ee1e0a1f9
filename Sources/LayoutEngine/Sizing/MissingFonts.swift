import LayoutModel
import TextMetrics

/// The named fonts of a document that the Mac did not have that saved it.
///
/// Interface Builder draws Helvetica Neue in their place and records its sizes. The document does
/// not say so; its own labels do: lines as high as Helvetica Neue's where the font's own lines have
/// another height, and texts exactly as wide as in Helvetica Neue where the font's own lines are as
/// high. A label that may have several lines counts as far as it is one line high. Scenes of a
/// storyboard were saved by different Macs, so that the majority of a font's labels in the scene
/// decides, then of all brought fonts' labels there, then of the font's in the document (left out
/// one by one, 1,891 of 2,037 labels agree so, 1,866 with the document's alone). A font of which
/// nothing is known counts as missing, for then Helvetica Neue is the likeliest. On a device the
/// app brings its fonts along.
struct MissingFonts {
  /// Labels that have to outvote the others before a scene decides for itself.
  private static let least = 2
  private let measurer: TextMeasurer
  private let scale: Int

  init(in document: Document, fonts: FontRegistry) {
    scale = document.canvas.device?.scale ?? 1
    measurer = TextMeasurer(era: .new, scale: scale, fonts: fonts)
  }

  /// What the document's labels tell of a scene's fonts.
  struct Told {
    var missing: Set<String> = []
    /// Those of which the Mac may have had the file or not, as labels tell, or none does.
    var asked: Set<String> = []
  }

  /// - Complexity: O(views of the document) where the scene names such a font.
  func told(for scene: Scene, in document: Document) -> Told {
    let wanted = Set(scene.root.tree.flatMap { $0.content.fontNames }).filter(isBrought)
    guard !wanted.isEmpty else { return Told() }
    var votes: [String: Int] = [:]
    var near: [String: Int] = [:]
    var nearest = 0
    for other in document.scenes {
      let isNear = document.kind == .storyboard && place(of: other) == place(of: scene)
      for view in other.root.tree {
        guard let (name, vote) = vote(of: view) else { continue }
        if isNear, isBrought(name), measurer.knows(fontNamed: name) { nearest += vote }
        guard wanted.contains(name) else { continue }
        votes[name, default: 0] += vote
        if isNear { near[name, default: 0] += vote }
      }
    }
    let missing = wanted.filter { name in
      guard measurer.knows(fontNamed: name) else { return true }
      let sums = [near[name] ?? 0, nearest].filter { abs($0) >= Self.least }
      return (sums.first ?? votes[name] ?? 0) > 0
    }
    return Told(missing: missing, asked: wanted.filter(measurer.knows))
  }

  /// The scene of the storyboard that a root is part of.
  private func place(of scene: Scene) -> ObjectID { scene.enclosingScene ?? scene.id }

  /// An app brings it, not the system: no Mac lacks one of those.
  private func isBrought(_ name: String) -> Bool {
    !name.hasPrefix(".") && !Self.ofSystems.contains { name.hasPrefix($0) }
  }

  /// How the names of fonts begin that every Mac has, of those of which something is known.
  private static let ofSystems = [
    "HelveticaNeue", "AppleSDGothicNeo", "AmericanTypewriter", "Arial", "Avenir",
    "Chalkduster", "Courier", "Futura", "Georgia", "GillSans",
    "HiraginoSans", "HiraKaku", "HiraMin", "HoeflerText", "Impact", "Kohinoor", "MarkerFelt",
    "Menlo",
    "Monaco", "Noteworthy", "Palatino", "Papyrus", "PingFang", "SnellRoundhand",
    "STHeiti",
    "TamilSangam", "TimesNewRoman", "Trebuchet", "Verdana",
  ]

  /// One for Helvetica Neue's line, one against it for the font's own.
  private func vote(of view: View) -> (name: String, vote: Int)? {
    guard case .label(let label) = view.content, !label.text.isAttributed, !label.text.isEmpty,
      case .named(let name, _) = label.font.face, let size = label.font.pointSize,
      let height = view.frame?.height, let standIn = FontMetrics.standIn
    else { return nil }
    let missing = extents(size * standIn.lineHeight)
    guard measurer.knows(fontNamed: name) else {
      return matches(height, missing) ? (name, 1) : nil
    }
    let font = measurer.resolve(label.font, defaultSize: 17, adjustsForContentSize: false)
    if let vote = widthVote(label, size: size, own: font, width: view.frame?.width) {
      return (name, vote)
    }
    // Lines of a font's own file are rounded to the nearest point in some documents.
    let own = extents(font.lineHeight) + [font.lineHeight.rounded()]
    let isMissing = matches(height, missing)
    guard isMissing != matches(height, own) else { return nil }
    return (name, isMissing ? 1 : -1)
  }

  /// What the width says where one font alone has it: a text's width is hardly met by chance.
  private func widthVote(
    _ label: LabelContent, size: Double, own: ResolvedFont, width: Double?
  ) -> Int? {
    guard let width else { return nil }
    let other = measurer.resolve(
      FontDescription(face: .named("HelveticaNeue", family: nil), pointSize: size),
      defaultSize: 17, adjustsForContentSize: false)
    let text = label.text.runs.map(\.text).joined()
    let isMissing = matches(width, extents(measurer.width(text, font: other)))
    guard isMissing != matches(width, extents(measurer.width(text, font: own))) else { return nil }
    return isMissing ? 1 : -1
  }

  /// Up to pixels, and up to whole points as labels are that were measured once.
  private func extents(_ length: Double) -> [Double] {
    [ceilToPixels(length, scale), ceilToPixels(length, 1)]
  }

  private func matches(_ recorded: Double, _ lengths: [Double]) -> Bool {
    lengths.contains { abs($0 - recorded) < 0.01 }
  }
}
