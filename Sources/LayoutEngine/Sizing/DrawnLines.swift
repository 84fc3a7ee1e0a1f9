import LayoutModel
import TextMetrics

/// How high the lines of a document's named fonts were on the Mac that saved it.
///
/// What is known of a font may be wrong there: several files bear one name, families are estimated, and
/// of most fonts nothing is known. The document's own labels of one line tell: each allows a range of
/// heights per point of size, and the height that most of them allow counts where it explains many more
/// of them than the known one does, in at least two sizes: labels of one size may all be stretched to
/// one height. On a device the font's own file counts all the same.
struct DrawnLines {
  private let measurer: TextMeasurer
  private let scale: Int

  /// Labels that have to agree, so that no label decides for itself.
  private static let least = 3
  /// Lines of fonts are hardly lower or higher per point of size.
  private static let usual = 0.8...1.9
  /// Different sizes and heights of labels that are looked at.
  private static let most = 64

  private struct Sample: Hashable {
    var size: Double
    var height: Double
  }

  /// - Parameter fonts: what is declared, with what stands in for missing fonts.
  init(in document: Document, fonts: FontRegistry) {
    scale = document.canvas.device?.scale ?? 1
    measurer = TextMeasurer(era: .new, scale: scale, fonts: fonts)
  }

  /// Heights per point of size by PostScript name, for fonts whose known lines the labels deny.
  ///
  /// - Complexity: O(views of the document) where the scene names such a font.
  func lines(for scene: Scene, in document: Document) -> [String: Double] {
    let wanted = Set(scene.root.tree.flatMap { $0.content.fontNames }).filter { !$0.hasPrefix(".") }
    guard !wanted.isEmpty else { return [:] }
    var labels: [String: [(view: ObjectID, sample: Sample)]] = [:]
    for view in document.views {
      guard let (name, sample) = sample(of: view), wanted.contains(name) else { continue }
      labels[name, default: []].append((view.id, sample))
    }
    labels = labels.filter { $0.value.count >= Self.least }
    guard !labels.isEmpty else { return [:] }
    let constrained = withConstrainedHeight(document)
    return labels.reduce(into: [:]) { lines, entry in
      let free = entry.value.filter { !constrained.contains($0.view) }.map { ($0.sample, 1) }
      lines[entry.key] = line(of: entry.key, Dictionary(free, uniquingKeysWith: +))
    }
  }

  private func withConstrainedHeight(_ document: Document) -> Set<ObjectID> {
    var found: Set<ObjectID> = []
    for view in document.views {
      for constraint in view.constraints where constraint.firstAttribute == .height {
        found.insert(constraint.firstItem)
      }
    }
    return found
  }

  private func sample(of view: View) -> (name: String, sample: Sample)? {
    guard case .label(let label) = view.content, label.numberOfLines == 1,
      !label.text.isAttributed, !label.text.isEmpty,
      case .named(let name, _) = label.font.face, let size = label.font.pointSize, size > 0,
      let height = view.frame?.height, Self.usual.contains(height / size), !view.translatesMask
    else { return nil }
    return (name, Sample(size: size, height: height))
  }

  private func line(of name: String, _ samples: [Sample: Int]) -> Double? {
    guard samples.count <= Self.most, samples.values.reduce(0, +) >= Self.least else { return nil }
    let font = measurer.resolve(
      FontDescription(face: .named(name, family: nil), pointSize: 1), defaultSize: 1,
      adjustsForContentSize: false)
    let known = votes(samples, for: font.lineHeight)
    var best: (line: Double, votes: Int) = (font.lineHeight, known)
    for line in candidates(samples) where isOfSeveralSizes(samples, line) {
      let count = votes(samples, for: line)
      let isNearer = abs(line - font.lineHeight) < abs(best.line - font.lineHeight)
      if count > best.votes || count == best.votes && best.votes > known && isNearer {
        best = (line, count)
      }
    }
    return best.votes >= max(Self.least, 2 * known + 1) ? best.line : nil
  }

  /// Between the places where a label begins or ceases to agree.
  private func candidates(_ samples: [Sample: Int]) -> [Double] {
    let places = samples.keys.flatMap { sample in
      [sample.height - 1, sample.height - 1 / Double(scale), sample.height].map { $0 / sample.size }
    }.sorted()
    return zip(places, places.dropFirst()).filter { $0 < $1 }.map { ($0 + $1) / 2 }
  }

  private func votes(_ samples: [Sample: Int], for line: Double) -> Int {
    samples.reduce(0) { isMet($1.key, by: line) ? $0 + $1.value : $0 }
  }

  private func isOfSeveralSizes(_ samples: [Sample: Int], _ line: Double) -> Bool {
    Set(samples.keys.filter { isMet($0, by: line) }.map(\.size)).count > 1
  }

  /// Up to pixels, and up to whole points as labels are that were measured once.
  private func isMet(_ sample: Sample, by line: Double) -> Bool {
    [scale, 1].contains {
      abs(ceilToPixels(sample.size * line, $0) - sample.height) < 0.01
    }
  }
}
