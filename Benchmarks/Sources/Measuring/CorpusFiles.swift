import Foundation
public import LayoutFormats
public import LayoutModel

/// The documents of a folder, read into memory before anything is measured.
public struct CorpusFiles: Sendable {
  public let files: [(path: String, bytes: [UInt8])]

  /// All documents below `folder` in a format that can be read, by path.
  public init(_ folder: String) throws {
    let root = URL(filePath: folder)
    var files: [(path: String, bytes: [UInt8])] = []
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    for path in paths where DocumentFormats.format(forPath: path) != nil {
      let data = try Data(contentsOf: root.appending(path: path))
      files.append((path, [UInt8](data)))
    }
    self.files = files
  }

  /// The folder named by the first argument, else by KEYLINE_CORPUS, else beside the package.
  public static var folder: String {
    let arguments = CommandLine.arguments.dropFirst().filter { !$0.contains("=") }
    if let given = arguments.first { return given }
    let corpus = ProcessInfo.processInfo.environment["KEYLINE_CORPUS"] ?? "../shared/corpus"
    return corpus + "/dev"
  }

  /// The value of the argument `name=value`.
  public static func argument(_ name: String) -> String? {
    CommandLine.arguments.first { $0.hasPrefix(name + "=") }.map {
      String($0.dropFirst(name.count + 1))
    }
  }
}

/// The largest amount of memory the process had so far, in MiB; nil where the system does not say.
public func peakMemory() -> Int? {
  guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else {
    return nil
  }
  for line in status.split(separator: "\n") where line.hasPrefix("VmHWM:") {
    return line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap {
      Int($0)
    }.map { $0 / 1024 }
  }
  return nil
}
