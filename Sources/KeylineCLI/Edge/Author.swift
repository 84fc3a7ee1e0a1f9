/// Who commits, and when: from options, else the environment, else git's settings.
enum Author {
  static func name(_ option: String?) throws -> String {
    if let option, !option.isEmpty { return option }
    if let own = OwnProcess.variable("KEYLINE_AUTHOR") { return own }
    if let name = OwnProcess.variable("GIT_AUTHOR_NAME") {
      return signature(name, OwnProcess.variable("GIT_AUTHOR_EMAIL"))
    }
    if let home = OwnProcess.variable("HOME"), let own = fromGit(home + "/.gitconfig") {
      return own
    }
    guard let user = OwnProcess.variable("USER") ?? OwnProcess.variable("LOGNAME") else {
      throw CommandError.noAuthor
    }
    return user
  }

  /// Seconds since 1970.
  static func time(_ option: String?) throws -> Int64 {
    let given =
      option ?? OwnProcess.variable("KEYLINE_DATE") ?? OwnProcess.variable("GIT_AUTHOR_DATE")
      ?? OwnProcess.variable("SOURCE_DATE_EPOCH")
    guard let given else { return OwnProcess.now }
    guard let time = DateText.seconds(given) else { throw CommandError.badDate(given) }
    return time
  }

  private static func signature(_ name: String, _ address: String?) -> String {
    address.map { "\(name) <\($0)>" } ?? name
  }

  /// `name` and `email` of the section `[user]`.
  private static func fromGit(_ path: String) -> String? {
    guard let bytes = try? Disk.read(path) else { return nil }
    var section = ""
    var values: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.trimming
      if text.hasPrefix("[") {
        section = text.lowercased()
      } else if section == "[user]", let split = text.firstIndex(of: "=") {
        let key = text[..<split].trimming.lowercased()
        values[key] = text[text.index(after: split)...].trimming
      }
    }
    return values["name"].map { signature($0, values["email"]) }
  }
}

extension Substring {
  fileprivate var trimming: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
