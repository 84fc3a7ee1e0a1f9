import LayoutModel

/// Suggestions for a path that does not exist.
enum PathAdvice {
  /// The number of names to search for a document of the same name.
  private static let mostNames = 20_000

  /// An existing path that is like one that does not exist: a neighbour of nearly the same name or, for a document,
  /// one of that name in a folder below the current one. Nil if there is none.
  static func nearest(to path: String) -> String? {
    neighbour(of: path) ?? elsewhere(path)
  }

  /// Corrects the first part of the path that does not exist, if the corrected path exists.
  private static func neighbour(of path: String) -> String? {
    let isAbsolute = path.utf8.first == UInt8(ascii: "/")
    var corrected = isAbsolute ? "/" : ""
    var isCorrected = false
    for part in path.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) {
      let next = Paths.join(corrected, part)
      if Disk.kind(of: next) != .missing {
        corrected = next
        continue
      }
      guard !isCorrected,
        let names = try? Disk.names(in: corrected.isEmpty ? "." : corrected),
        let near = nearestWord(to: part, among: names.filter { !$0.hasPrefix(".") })
      else { return nil }
      corrected = Paths.join(corrected, near)
      isCorrected = true
    }
    return isCorrected ? corrected : nil
  }

  /// A document of this name, or of nearly this name, below the current folder.
  private static func elsewhere(_ path: String) -> String? {
    let name = Paths.name(of: path)
    guard Paths.isDocument(name) else { return nil }
    var near: String?
    var waiting = [""]
    var seen = 0
    while let folder = waiting.popLast() {
      guard let names = try? Disk.names(in: folder.isEmpty ? "." : folder) else { continue }
      for found in names where !found.hasPrefix(".") {
        seen += 1
        guard seen < mostNames else { return near }
        let place = Paths.join(folder, found)
        if found == name { return place }
        if Paths.isDocument(found) {
          if near == nil, nearestWord(to: name, among: [found]) != nil { near = place }
        } else if Disk.kind(of: place) == .folder, !Disk.isLink(place) {
          waiting.append(place)
        }
      }
    }
    return near
  }
}
