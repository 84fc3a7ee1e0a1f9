import ArgumentParser

/// The formats that `check` speaks.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, jsonl, xcode, github, sarif, junit, md, comment, html, csv, rdjson

  static let names = allCases.map(\.rawValue).joined(separator: ", ")
}

/// A format and where it goes: `sarif=keyline.sarif`, or `md` for standard output.
struct CheckOutput: ExpressibleByArgument {
  var format: CheckFormat
  /// nil = standard output.
  var file: String?

  init(_ format: CheckFormat, file: String? = nil) {
    self.format = format
    self.file = file
  }

  init?(argument: String) {
    let sides = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let format = CheckFormat(rawValue: String(sides[0])) else { return nil }
    self.format = format
    guard sides.count == 2, sides[1] != "-" else { return }
    guard !sides[1].isEmpty else { return nil }
    file = String(sides[1])
  }

  static var allValueStrings: [String] { CheckFormat.allCases.map(\.rawValue) }
}
