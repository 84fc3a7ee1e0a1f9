import CLibrary
import Pictures

/// The abilities of standard output.
struct Terminal {
  var columns = 80
  var picture = TerminalPicture.characters

  static var current: Terminal {
    var terminal = Terminal()
    let variables = OwnProcess.variables
    if let columns = variables["COLUMNS"].flatMap({ Int($0) }), columns > 0 {
      terminal.columns = columns
    }
    guard isatty(STDOUT_FILENO) == 1 else { return terminal }
    if let columns = columns(of: STDOUT_FILENO) { terminal.columns = columns }
    terminal.picture = named(variables) ?? (saysSixel() ? .sixel : fallback(variables))
    return terminal
  }

  /// The width of a stream's window in characters, or nil if it has no window.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard isatty(descriptor) == 1, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0,
      size.ws_col > 0
    else { return nil }
    return Int(size.ws_col)
  }

  /// The window of standard output; nil where it goes elsewhere.
  static var outputColumns: Int? { columns(of: STDOUT_FILENO) }

  /// The setting in the terminal's own variables, or nil if there is none.
  static func named(_ variables: [String: String]) -> TerminalPicture? {
    let program = variables["TERM_PROGRAM"] ?? ""
    let term = variables["TERM"] ?? ""
    // Between a terminal and its user, multiplexers swallow what they do not know.
    if variables["TMUX"] != nil || term.hasPrefix("screen") { return nil }
    if variables["KITTY_WINDOW_ID"] != nil || term.contains("kitty") || term.contains("ghostty")
      || program == "ghostty"
    {
      return .kitty
    }
    if program == "iTerm.app" || program == "WezTerm" || variables["LC_TERMINAL"] == "iTerm2" {
      return .iterm2
    }
    return nil
  }

  private static func fallback(_ variables: [String: String]) -> TerminalPicture {
    let isPlain = !(variables["NO_COLOR"] ?? "").isEmpty || variables["TERM"] == "dumb"
    return isPlain ? .characters : .blocks
  }

  /// Asks the terminal what it is (DA1) and waits two tenths of a second; 4 among the answers is
  /// sixel.
  private static func saysSixel() -> Bool {
    let terminal = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard terminal >= 0 else { return false }
    defer { close(terminal) }
    var before = termios()
    guard tcgetattr(terminal, &before) == 0 else { return false }
    var quiet = before
    quiet.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &quiet.c_cc) { keys in
      keys[Int(VMIN)] = 0
      keys[Int(VTIME)] = 2
    }
    guard tcsetattr(terminal, TCSANOW, &quiet) == 0 else { return false }
    defer { tcsetattr(terminal, TCSANOW, &before) }
    guard Descriptor.write(Array("\u{1B}[c".utf8), to: terminal) == 0 else { return false }
    var answer: [UInt8] = []
    while answer.count < 64, answer.last != UInt8(ascii: "c") {
      var byte: UInt8 = 0
      guard read(terminal, &byte, 1) == 1 else { break }
      answer.append(byte)
    }
    let parts = String(decoding: answer.filter { $0 >= 0x20 && $0 < 0x7F }, as: UTF8.self)
      .split(whereSeparator: { !$0.isNumber })
    return parts.contains("4")
  }
}
