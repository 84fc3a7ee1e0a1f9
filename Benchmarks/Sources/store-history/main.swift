import Foundation

/// `store-history make PATH COUNT` writes COUNT more revisions of a 1,000-view storyboard, with frames
/// on the 36 default configurations; `store-history measure PATH [WORD]` asks the store about them.
func run() throws {
  let arguments = CommandLine.arguments
  guard arguments.count >= 3 else {
    throw Problem(text: "store-history make PATH COUNT | measure PATH [WORD]")
  }
  switch arguments[1] {
  case "make":
    guard arguments.count == 4, let count = Int(arguments[3]) else {
      throw Problem(text: "store-history make PATH COUNT")
    }
    try make(arguments[2], count)
  case "measure": try measure(arguments[2], only: arguments.dropFirst(3).first ?? "")
  default: throw Problem(text: "unknown: \(arguments[1])")
  }
}

do {
  try run()
} catch {
  FileHandle.standardError.write(Data("store-history: \(error)\n".utf8))
  exit(1)
}
