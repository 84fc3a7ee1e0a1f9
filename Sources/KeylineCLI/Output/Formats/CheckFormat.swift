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

  init(_ format: CheckFormat) {
    self.format = format
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

extension CheckPrinter {
  func print() throws {
    switch format {
    case .text: try text()
    case .json: try json()
    case .jsonl: try lines()
    case .xcode: for item in report.items { try console.print("\(Self.xcode(item))") }
    case .github: try github()
    case .sarif: try console.write(CheckSARIF.write(report))
    case .junit: try console.write(CheckJUnit.write(report))
    case .md: try console.write(CheckMarkdown.write(report, page: page))
    case .comment:
      try console.write(CheckMarkdown.write(report, page: page, comment: comment))
    case .html: try console.write(CheckHTML.write(report, matrix: matrix))
    case .csv: try console.write(CheckCSV.write(report))
    case .rdjson: try console.write(CheckRDJSON.write(report, comment))
    }
  }
}
