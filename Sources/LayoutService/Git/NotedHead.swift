/// The id of a revision that somebody noted where who writes the store cannot change it.
package enum NotedHead {
  /// The id in the message of an annotated tag of git, as made by
  /// `git tag -a -s release -m "keyline <id>"`: the first word of 64 hexadecimal digits.
  ///
  /// Whether the tag is signed, and by whom, `git tag -v` tells.
  /// - Throws: `GitError` where there is no such annotated tag, or none with an id.
  package static func id(inTag name: String, repository: String) throws(GitError) -> String {
    let tag = try GitProcess.output(
      repository: repository, ["cat-file", "tag", "refs/tags/\(name)"])
    let text = String(decoding: tag, as: UTF8.self)
    // The header, which names the tagged object, ends with an empty line.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let message = lines.drop { !$0.isEmpty }
    let words = message.flatMap { $0.split { !($0.isASCII && $0.isHexDigit) } }
    guard let id = words.first(where: { $0.utf8.count == 64 }) else {
      throw .failed(
        command: "cat-file", reason: "the message of tag \(name) holds no revision's id")
    }
    return String(id)
  }
}
