import CLibrary

/// Writing to files, pipes and terminals that are open.
enum Descriptor {
  /// The error number of a pipe that nobody reads any more.
  static let closedPipe = EPIPE

  /// Closes a file or pipe; answers the error number, 0 for none. Some disks tell only now that
  /// there is no room.
  static func close(_ descriptor: Int32) -> Int32 {
    let answer = CLibrary.close(descriptor)
    return answer == 0 || errno == EINTR ? 0 : errno
  }

  /// Takes the numbers of standard input, output and error where the process was started without:
  /// the next file opened, such as the store, would get the number and be written to as output.
  /// Each is opened the wrong way round, so that its use is an error.
  static func reserveStandard() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// The open file that a path such as `/dev/stdout` or `/dev/fd/3` stands for; nil for other
  /// paths, and for files that this process has opened itself.
  static func named(_ path: String) -> Int32? {
    let number: Int32?
    switch path {
    case "/dev/stdin": number = STDIN_FILENO
    case "/dev/stdout": number = STDOUT_FILENO
    case "/dev/stderr": number = STDERR_FILENO
    default:
      let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
      number = folder.flatMap { Int32(path.dropFirst($0.count)) }
    }
    guard let number, number >= 0 else { return nil }
    let flags = fcntl(number, F_GETFD)
    guard flags >= 0, number <= STDERR_FILENO || flags & FD_CLOEXEC == 0 else { return nil }
    return number
  }

  /// Writes all of `bytes`, however many calls it takes; answers the error number, 0 for none.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, let start = buffer.baseAddress {
        let count = CLibrary.write(descriptor, start + done, buffer.count - done)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        done += count
      }
      return 0
    }
  }
}
