import LayoutModel
import TextMetrics

extension LayoutOverrides {
  /// The document with declared image sizes in place of its own.
  func declaring(_ document: Document) -> Document {
    guard !images.isEmpty else { return document }
    var document = document
    for (name, size) in images { document.images[name] = ImageResource(size: size) }
    return document
  }
}

extension ResolvedScene {
  /// Gives each view the insets and the direction that are declared for it.
  mutating func declare(_ overrides: LayoutOverrides) {
    for index in nodes.indices {
      guard let declared = overrides[nodes[index].view] else { continue }
      nodes[index].declaredInsets = declared.alignmentInsets
      switch declared.flips {
      case true?: nodes[index].view.semantic = .unspecified
      case false?: nodes[index].view.semantic = .forceLeftToRight
      case nil: break
      }
    }
  }
}

extension ResolvedScene.Node {
  /// How far the frame reaches beyond the alignment rectangle, in points.
  func alignmentInsets(at release: XcodeRelease) -> EdgeInsets {
    declaredInsets ?? LayoutEngine.alignmentInsets(of: view, at: release)
  }
}

extension FontRegistry {
  /// Declared fonts as the measurer takes them.
  ///
  /// Characters without an advance of their own are spaced like the system font's, all narrower or
  /// wider so that the declared average comes out.
  init(_ fonts: [String: DeclaredFont]) {
    self = fonts.mapValues { font in
      let advances =
        SystemAdvances.scaled(average: font.averageAdvance).merging(font.advances) { $1 }
      return FontMetrics(
        ascender: font.ascender, descender: font.descender, lineGap: font.lineGap,
        advances: advances, defaultAdvance: font.averageAdvance ?? SystemAdvances.average,
        kerning: font.kerning)
    }
  }
}

/// The system font's advances, per point of size, as a pattern for fonts that declare few.
enum SystemAdvances {
  /// Basic Latin, Latin-1 and Latin Extended-A.
  private static let advances: [Unicode.Scalar: Double] = {
    let measurer = TextMeasurer(era: .new, scale: 2)
    let font = measurer.resolve(.system(17), defaultSize: 17, adjustsForContentSize: false)
    var result: [Unicode.Scalar: Double] = [:]
    for value in Array(0x20...0x7E) + Array(0xA0...0x17F) {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      result[scalar] = measurer.width(String(Character(scalar)), font: font) / font.pointSize
    }
    return result
  }()

  /// The mean over lower-case letters.
  static let average: Double = {
    let letters = (0x61...0x7A).compactMap { Unicode.Scalar(UInt32($0)) }.compactMap {
      advances[$0]
    }
    return letters.isEmpty ? 0.55 : letters.reduce(0, +) / Double(letters.count)
  }()

  static func scaled(average wanted: Double?) -> [Unicode.Scalar: Double] {
    guard let wanted, average > 0 else { return advances }
    return advances.mapValues { $0 * wanted / average }
  }
}
