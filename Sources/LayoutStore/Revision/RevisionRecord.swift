internal import LayoutModel

/// The record whose hash is a revision's id.
struct RevisionRecord: Hashable {
  var parents: [RevisionID]
  var author: String
  var time: Int64
  var message: String
  var origin: String?
  var state: ContentHash

  /// One line with a field's name and byte count, then its value on lines of its own. Counts make
  /// it unambiguous whatever the values hold.
  var canonical: String {
    var text = "keyline revision 1\n"
    func add(_ name: String, _ value: String) {
      text += "\(name) \(value.utf8.count)\n\(value)\n"
    }
    for parent in parents { add("parent", parent.rawValue) }
    add("author", author)
    add("time", String(time))
    add("message", message)
    if let origin { add("origin", origin) }
    add("state", state.description)
    return text
  }

  var id: RevisionID { RevisionID(rawValue: ContentHash(of: canonical).description) }
}
