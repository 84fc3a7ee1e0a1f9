internal import FontFiles
internal import LayoutEngine
internal import LayoutModel
internal import Synchronization

extension SourceFile {
  /// A file of declarations with the metrics of its font files in it.
  ///
  /// The bytes are those of the file where it names none. What is wrong with a font file is reported
  /// with the place that names it; a text that cannot be read as declarations comes back as it is,
  /// to be reported by whoever reads it. The same bytes are resolved once: a commit asks several
  /// times, and large fonts take a tenth of a second.
  /// - Parameter font: reads a font file by its path as written, relative to the file's folder.
  package func resolvingFonts(
    _ font: @escaping @Sendable (String) throws(FileProblem) -> [UInt8]
  ) -> SourceFile {
    let read = read
    let path = path
    let last = LastResolution()
    return SourceFile(path: path) { () throws(FileProblem) in
      let bytes = try read()
      if let known = last[bytes] { return known }
      let resolved = try OverridesFile.resolved(bytes, path: path.text, font: font)
      last[bytes] = resolved
      return resolved
    }
  }
}

/// The text that was resolved last, and what came of it.
private final class LastResolution: Sendable {
  private let state = Mutex<(text: [UInt8], resolved: [UInt8])?>(nil)

  subscript(_ text: [UInt8]) -> [UInt8]? {
    get { state.withLock { $0?.text == text ? $0?.resolved : nil } }
    set { state.withLock { state in state = newValue.map { (text, $0) } } }
  }
}

extension OverridesFile {
  /// The largest font file that is read, in bytes.
  package static let greatestFont = FontFile.greatestSize

  static func resolved(
    _ bytes: [UInt8], path: String, font: (String) throws(FileProblem) -> [UInt8]
  ) throws(FileProblem) -> [UInt8] {
    guard let references = try? OverridesReader.fontFiles(in: bytes, path: path),
      !references.isEmpty
    else { return bytes }
    var fonts: [(reference: FontFileReference, metrics: ReadFontMetrics)] = []
    for reference in references {
      let place = "\(path):\(reference.location.line):\(reference.location.column)"
      let file: [UInt8]
      do throws(FileProblem) {
        file = try font(reference.file)
      } catch {
        throw FileProblem(path: place, reason: "font file \(error)")
      }
      do throws(FontFileError) {
        let metrics: ReadFontMetrics =
          if let name = reference.name {
            .named(DeclaredFont(try FontFile(file, named: name)))
          } else {
            .system(try VariableFontFile.read(file))
          }
        fonts.append((reference, metrics))
      } catch {
        throw FileProblem(path: place, reason: "font file \(reference.file) \(error)")
      }
    }
    return OverridesReader.resolving(bytes, with: fonts)
  }
}

extension DeclaredFont {
  init(_ file: FontFile) {
    self.init(
      ascender: file.ascender / file.unitsPerEm, descender: file.descender / file.unitsPerEm,
      lineGap: file.lineGap / file.unitsPerEm,
      advances: file.advances.mapValues { $0 / file.unitsPerEm },
      kerning: PairKerning(
        left: file.kerning.left, right: file.kerning.right,
        values: file.kerning.values.map { $0 / file.unitsPerEm }))
  }
}
