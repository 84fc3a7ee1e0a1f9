import CLibrary

/// The process that this command runs in: environment, clock, folder. Read here and nowhere else.
enum OwnProcess {
  /// The environment at the start of the process.
  static let variables: [String: String] = {
    var result: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      if let split = text.firstIndex(of: "=") {
        result[String(text[..<split])] = String(text[text.index(after: split)...])
      }
      next += 1
    }
    return result
  }()

  /// A variable that is set to something.
  static func variable(_ name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Seconds since 1970.
  static var now: Int64 { Int64(time(nil)) }

  static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The absolute path of the current folder.
  static var folder: String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Whether the current folder is still there.
  static var hasFolder: Bool {
    guard let path = getcwd(nil, 0) else { return false }
    free(path)
    return true
  }

  /// The absolute path of this program; its name where the system does not tell.
  static var executable: String {
    #if os(Linux)
      var buffer = [CChar](repeating: 0, count: 4096)
      let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
      if count > 0 {
        return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
      }
    #endif
    return CommandLine.arguments.first ?? "keyline"
  }

  /// A closed pipe becomes an ordinary end of output, reported by the write itself.
  static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }

  static func end(_ code: Int32) -> Never { exit(code) }
}
