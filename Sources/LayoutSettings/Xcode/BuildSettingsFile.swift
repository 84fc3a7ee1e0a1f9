internal import LayoutModel

/// The settings of an `.xcconfig` file and of those it includes.
struct BuildSettingsFile {
  private(set) var settings: [String: PropertyList] = [:]
  /// It and every file that it includes were there.
  private(set) var isWhole = true

  /// Files within files: deeper is a circle.
  private static let deepest = 8

  init(_ path: DocumentPath, _ read: (DocumentPath) throws -> [UInt8]?) rethrows {
    try add(path, read, depth: 0)
  }

  private mutating func add(
    _ path: DocumentPath, _ read: (DocumentPath) throws -> [UInt8]?, depth: Int
  ) rethrows {
    guard depth < Self.deepest, let bytes = try read(path) else {
      // What CocoaPods writes says nothing of devices and is seldom kept.
      if !path.parts.contains("Pods") { isWhole = false }
      return
    }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let line = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
      if line.drop(while: \.isWhitespace).hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 3 else { continue }
        try add(path.folder.appending(String(parts[1])), read, depth: depth + 1)
        continue
      }
      let sides = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { continue }
      // A key with a condition in brackets is for one platform or configuration.
      let key = sides[0].trimmingSpace()
      guard !key.isEmpty, !key.contains("[") else { continue }
      settings[key] = .text(sides[1].trimmingSpace())
    }
  }
}

extension Substring {
  fileprivate func trimmingSpace() -> String {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
