import ArgumentParser
import LayoutModel
import LayoutService
import Pictures

/// Options for drawing pictures.
struct PictureArguments: ParsableArguments {
  @Flag(help: "Draw the dark appearance.")
  var dark = false

  @Option(help: .value("list", "Draw over the screen: \(Self.overlayNames), or all."))
  var show: String?

  @Option(help: .value("file", "An older state of the document to compare with."))
  var before: String?

  @Option(
    help: .value(
      "how", "How to compare: side (both), onion (one shining through) or moved (only what moved).")
  )
  var compare: Style = .side

  enum Style: String, CaseIterable, ExpressibleByArgument {
    case side, onion, moved
    var style: BeforeAndAfter.Style {
      switch self {
      case .side: .side
      case .onion: .onion
      case .moved: .moved
      }
    }
  }

  @Option(
    help: .value(
      "what",
      "Draw a row: types (all text sizes) or languages (all translations beside the document)."))
  var strip: Strip?

  enum Strip: String, CaseIterable, ExpressibleByArgument { case types, languages }

  /// The configurations to draw a document at; loads the translations they need.
  func target(
    _ target: TargetOptions, _ path: String, _ options: inout SolveOptions
  ) throws -> SolveTarget {
    if let language = try target.window.spokenLanguage() {
      options.tables = try TableSearch.tables(for: [path], in: language)
    }
    var wanted = try target.target()
    guard let strip = strip.flatMap({ PictureStrip(rawValue: $0.rawValue) }) else { return wanted }
    if strip == .languages { options.tables = try TableSearch.tables(for: [path]) }
    if wanted == .asDesigned { wanted = .windows([try target.configuration()]) }
    guard case .matrix(let matrix) = wanted else { return wanted }
    return .matrix(
      Matrix(
        name: matrix.name,
        configurations: strip.configurations(
          from: matrix.configurations,
          languages: options.tables.languages(of: DocumentPath(VersionedPath.plain(path))))))
  }

  private static let overlayNames =
    PictureOptions.Overlay.allCases.map(\.rawValue).joined(separator: ", ")

  func overlays() throws -> Set<PictureOptions.Overlay> {
    guard let show else { return [] }
    if show == "all" { return Set(PictureOptions.Overlay.allCases) }
    return Set(
      try show.split(separator: ",").map { name in
        guard let overlay = PictureOptions.Overlay(rawValue: String(name)) else {
          throw ValidationError(
            "nothing to show is called \"\(name)\"; there are \(Self.overlayNames)")
        }
        return overlay
      })
  }

  /// The pictures of one document's scenes.
  func draw(
    _ path: String, target: SolveTarget, scene: SceneName?, options: SolveOptions
  ) throws -> [ScenePicture] {
    let request = PictureRequest(
      target: target, scene: scene, options: options, isDark: dark, overlays: try overlays(),
      assets: { AssetSearch.assets(for: $0, images: $1) })
    let file = DocumentSearch.source(path)
    guard let before else { return try request.draw(file) }
    return try request.compare(DocumentSearch.source(before), with: file, style: compare.style)
  }

  /// The only picture of one document.
  func drawOne(
    _ path: String, target: SolveTarget, scene: SceneName?, options: SolveOptions
  ) throws -> ScenePicture {
    let pictures = try draw(path, target: target, scene: scene, options: options)
    guard pictures.count == 1, let picture = pictures.first else {
      throw WorkspaceError.severalPictures(pictures.map(\.scene.rawValue))
    }
    return picture
  }
}

/// The file formats of pictures.
enum PictureFormat: String {
  case svg, png, pdf

  func bytes(of drawing: Drawing) throws -> [UInt8] {
    switch self {
    case .svg: Array(drawing.svg().utf8)
    case .png: try drawing.png()
    case .pdf: try drawing.pdf()
    }
  }

  /// The format that a file's name ends with; SVG for a queue, a device or an open file, whatever
  /// its name is.
  /// - Throws: for all other names.
  init(path: String) throws(CommandError) {
    if let format = Self(ending: path) {
      self = format
    } else if Self.isStream(path) {
      self = .svg
    } else {
      throw CommandError.needsOne("\(path): name the file .svg, .png or .pdf")
    }
  }

  /// - Throws: where the file's name is not that of a picture as SVG.
  static func requireSVG(_ path: String) throws(CommandError) {
    guard Self(ending: path) == .svg || isStream(path) else {
      throw CommandError.needsOne("\(path): name the file .svg")
    }
  }

  private init?(ending path: String) {
    self.init(rawValue: path.split(separator: ".").last.map { $0.lowercased() } ?? "")
  }

  private static func isStream(_ path: String) -> Bool {
    Descriptor.named(path) != nil || Disk.kind(of: path) == .other
  }
}
