import CLibrary

/// File names of the command line that are no UTF-8.
///
/// In a `String` other characters stand for what is none, and no file has that name. Git gives such
/// names to the commands it runs.
enum RawNames {
  /// Such arguments, by what they are in Swift.
  private static let arguments: [String: [CChar]] = {
    var found: [String: [CChar]] = [:]
    for index in 0..<Int(CommandLine.argc) {
      guard let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil
      else { continue }
      found[String(cString: argument)] = Array(
        UnsafeBufferPointer(start: argument, count: strlen(argument) + 1))
    }
    return found
  }()

  /// Calls `body` with a path as the system knows it.
  static func with<Value>(_ path: String, _ body: (UnsafePointer<CChar>) -> Value) -> Value {
    guard let raw = arguments[path] else { return path.withCString(body) }
    return raw.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map(body) ?? path.withCString(body)
    }
  }
}
