public import LayoutModel

/// A file format that can be read as a layout document.
///
///     let document = try DocumentFormats.read(bytes, path: "Main.storyboard")
public protocol DocumentFormat: Sendable {
  /// Lower-case file name extensions without the dot.
  static var extensions: [String] { get }
  /// Reads `bytes`; `path` is used for messages only.
  ///
  /// Pure: the same bytes give the same document everywhere. Cost is linear in the file.
  static func read(_ bytes: [UInt8], path: String) throws(FormatError) -> Document
}

/// The formats there are, chosen by file name extension.
public enum DocumentFormats {
  /// Every format, in the order in which they are asked.
  public static let all: [any DocumentFormat.Type] = [
    InterfaceBuilderReader.self, LayoutTextReader.self,
  ]

  /// The file name extensions of all formats, in lower case and without the dot.
  public static let extensions = all.flatMap { $0.extensions }

  /// Their extensions in words: `.xib, .storyboard and .layout`.
  package static func extensionWords(lastAfter word: String) -> String {
    let names = extensions.map { "." + $0 }
    return names.dropLast().joined(separator: ", ") + " \(word) " + (names.last ?? "")
  }

  /// The format of the file at `path`; nil when no format claims its extension.
  public static func format(forPath path: String) -> (any DocumentFormat.Type)? {
    let name = fileExtension(of: path)
    return all.first { $0.extensions.contains(name) }
  }

  /// Reads a file in the format its name calls for.
  public static func read(_ bytes: [UInt8], path: String) throws(FormatError) -> Document {
    guard let format = format(forPath: path) else {
      throw FormatError(
        file: path, location: SourceLocation(line: 1, column: 1),
        reason: .unknownFormat(fileExtension(of: path)))
    }
    return try format.read(bytes, path: path)
  }

  /// Reads a file with groups of constraints switched on or off, where its format has them.
  public static func read(
    _ bytes: [UInt8], path: String, groups: [String: Bool]
  ) throws(FormatError) -> Document {
    guard !groups.isEmpty, isLayoutText(path) else {
      return try read(bytes, path: path)
    }
    return try LayoutTextReader.read(bytes, path: path, groups: groups)
  }

  /// Whether a file of that name is a `.layout` file, which is written by hand.
  package static func isLayoutText(_ path: String) -> Bool {
    format(forPath: path) == LayoutTextReader.self
  }

  /// Whether a file of that name is one of Interface Builder.
  package static func isInterfaceBuilder(_ path: String) -> Bool {
    format(forPath: path) == InterfaceBuilderReader.self
  }

  /// Whether a file of that name is a storyboard of Interface Builder.
  package static func isStoryboard(_ path: String) -> Bool {
    fileExtension(of: path) == InterfaceBuilderReader.storyboard
  }

  private static func fileExtension(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
