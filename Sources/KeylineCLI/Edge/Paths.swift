/// Paths as texts: joining, taking apart, making relative. Nothing here looks at the disk.
enum Paths {
  /// `path` as an absolute path without `.`, `..` and doubled slashes.
  static func absolute(_ path: String, in folder: String) -> String {
    let full = path.hasPrefix("/") ? path : folder + "/" + path
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// `path` below `root`, both absolute; "" for the root itself, nil outside of it.
  static func relative(_ path: String, to root: String) -> String? {
    if path == root { return "" }
    let start = root == "/" ? "/" : root + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }

  /// The folder an absolute path lies in; `/` for the top.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Interface Builder's documents, by their extension.
  static func isDocument(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.hasSuffix(".xib") || lower.hasSuffix(".storyboard")
  }
}
