import SourceFacts

/// Code in Swift or Objective-C, by the first byte: whatever it is, there is a reading, and questions
/// about it have answers.
enum SourceTarget: FuzzTarget {
  static let name = "source"

  static func run(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let language: SourceLanguage = first & 1 == 0 ? .swift : .objectiveC
    let rest = Array(bytes.dropFirst())
    let reading = SourceReading(of: rest, in: language)
    require(reading == SourceReading(of: rest, in: language), "a second reading is another")
    let lineCount = rest.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A || $0 == 0x0D }
    ).count
    for mention in reading.mentions {
      require((1...lineCount).contains(mention.line), "a mention stands nowhere")
    }
    let index = SourceIndex([.init(path: "A.swift", reading: reading)])
    for type in reading.types {
      require(
        type.isExtension || index.declares(type.name), "a type that is declared is not known")
      _ = index.lineage(of: type.name)
      _ = index.facts(ofClass: type.name)
      _ = index.rows(ofClass: type.name)
      _ = index.presentation(ofClass: type.name)
      for property in reading.properties {
        _ = index.facts(ofClass: type.name, outlet: property.name)
      }
    }
  }
}
