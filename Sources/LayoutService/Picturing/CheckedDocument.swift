internal import DeviceCatalogue
internal import LayoutEngine
public import LayoutModel
package import Pictures

/// A document that a check looked at, in its two states: what pictures of findings are made from.
public struct CheckedDocument: Sendable {
  public var path: DocumentPath
  /// nil: not there, or nothing was compared with.
  var base: ReadDocument?
  var head: ReadDocument?

  /// The lines around a place in one state, with their numbers; empty where there is none.
  package func lines(around place: SourceLocation, of side: Side, reach: Int = 1) -> [Line] {
    guard let bytes = read(side)?.bytes, bytes.count < 8 << 20, place.line > 0 else { return [] }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let first = max(0, place.line - 1 - reach)
    guard place.line <= lines.count else { return [] }
    return (first..<min(lines.count, place.line + reach)).map { index in
      Line(
        number: index + 1,
        text: String(decoding: lines[index].prefix(400), as: UTF8.self))
    }
  }

  /// A line of a document.
  package struct Line: Sendable, Hashable {
    package var number: Int
    package var text: String
  }

  /// Which of the two states.
  package enum Side: Sendable, Hashable { case base, head }

  func read(_ side: Side) -> ReadDocument? { side == .base ? base : head }
}

/// Draws screens of checked documents; each document is read once and each screen drawn once.
package final class CheckPictures {
  private let documents: [DocumentPath: CheckedDocument]
  private let configurations: [String: Configuration]
  private let assets: AssetSource
  private var sources: [Key: PicturedSource?] = [:]

  private struct Key: Hashable {
    var path: DocumentPath
    var side: CheckedDocument.Side
  }

  package init(
    _ report: CheckReport, matrix: Matrix, assets: @escaping AssetSource = { _, _ in .none }
  ) {
    documents = Dictionary(
      report.documents.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    configurations = Dictionary(
      [.iOS, .macOS, .tvOS].flatMap { matrix.suited(to: $0).configurations }
        .map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    self.assets = assets
  }

  /// The screen of a finding in one state, or nil where that state does not have it.
  package func picture(
    of finding: Finding, at configuration: String, side: CheckedDocument.Side
  ) -> Drawing? {
    guard let (source, content) = content(finding, configuration, side) else { return nil }
    return Pictures.picture(of: content, appearance: source.appearance)
  }

  /// Where the views of a finding stand in that picture.
  package func places(
    of finding: Finding, at configuration: String, side: CheckedDocument.Side
  ) -> [Frame] {
    guard let layout = content(finding, configuration, side)?.content.drawn.layout else {
      return []
    }
    return [finding.view, finding.other].compactMap { id in
      id.flatMap { layout.view($0) }.map { Pictures.pictured($0.absoluteFrame) }
    }
  }

  private func content(
    _ finding: Finding, _ configuration: String, _ side: CheckedDocument.Side
  ) -> (source: PicturedSource, content: ScreenContent)? {
    guard let source = source(finding.document, side),
      let configuration = configurations[configuration],
      let scene = source.document.scenes.first(where: { $0.id == finding.scene })
    else { return nil }
    return (source, source.content(scene, at: configuration))
  }

  private func source(_ path: DocumentPath, _ side: CheckedDocument.Side) -> PicturedSource? {
    let key = Key(path: path, side: side)
    if let known = sources[key] { return known }
    let read = documents[path]?.read(side)
    let source = read.flatMap { read in
      try? PicturedSource(
        path: path, bytes: read.bytes,
        options: SolveOptions(overrides: read.overrides).layoutOptions(of: path), assets: assets)
    }
    sources[key] = .some(source)
    return source
  }
}
