import Foundation

private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// The documents in the package's own folder `Examples`.
public enum Examples {
  public static let folder = package.appendingPathComponent("Examples").path

  /// Paths of all but those that are versions of one another, sorted.
  public static var files: [String] {
    layoutFiles(in: folder).filter { !$0.contains("/history/") }
  }
}

/// Real documents, kept outside the project; tests over them are skipped where they are missing.
public enum Corpus {
  /// The folder that `KEYLINE_CORPUS` names, else `../shared/corpus` beside the package; nil where
  /// there is none.
  public static let root: String? = {
    let path =
      ProcessInfo.processInfo.environment["KEYLINE_CORPUS"]
      ?? package.appendingPathComponent("../shared/corpus").standardizedFileURL.path
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }()

  /// Why a test is skipped.
  public static let skipped = "no corpus: set KEYLINE_CORPUS"

  /// Paths of the layout files in these folders of the corpus, each folder's sorted.
  public static func files(_ folders: [String]) -> [String] {
    guard let root else { return [] }
    return folders.flatMap { layoutFiles(in: "\(root)/\($0)") }
  }

  public static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

/// Paths of the layout files in and below a folder, sorted.
private func layoutFiles(in folder: String) -> [String] {
  let names = FileManager.default.enumerator(atPath: folder)
  return (names?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    .map { "\(folder)/\($0)" }.sorted()
    .filter {
      // Some projects have folders of such names.
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
}
