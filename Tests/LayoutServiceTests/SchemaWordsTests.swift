import Foundation
import LayoutEngine
import LayoutFidelity
import LayoutModel
import LayoutService
import Testing

/// The words that published JSON Schemas allow, against the types that write them.
struct SchemaWordsTests {
  private func schema(_ name: String) throws -> [String: Any] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/schemas")
    let data = try Data(contentsOf: folder.appending(path: "\(name).json"))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// The `enum` at a path of keys.
  private func words(_ name: String, _ path: String...) throws -> [String] {
    var place: Any = try schema(name)
    for key in path { place = try #require((place as? [String: Any])?[key], "\(name): \(key)") }
    let values = try #require((place as? [String: Any])?["enum"] as? [Any])
    return values.compactMap { $0 as? String }
  }

  @Test func `words of findings are those of the types`() throws {
    #expect(try words("check", "$defs", "rule") == Rule.allCases.map(\.rawValue))
    #expect(try words("check", "$defs", "ruleCode") == Rule.allCases.map(\.code))
    #expect(try words("check", "$defs", "severity") == Severity.allCases.map(\.rawValue))
    #expect(
      try words("check", "$defs", "evidence", "properties", "kind")
        == Evidence.Kind.allCases.map(\.rawValue))
    #expect(
      try words("check", "$defs", "finding", "properties", "axis") == Axis.allCases.map(\.rawValue))
    // Findings that stayed are counted and never listed.
    #expect(
      try words("check", "$defs", "regression", "properties", "change")
        == Regression.Change.allCases.filter { $0 != .kept }.map(\.rawValue))
  }

  @Test func `words of edits, merges and lints are those of the types`() throws {
    #expect(
      try words("diff", "$defs", "structure", "properties", "kind")
        == StructureChange.Kind.allCases.map(\.rawValue))
    #expect(
      try words("merge", "$defs", "conflictKind") == MergeConflict.Kind.allCases.map(\.rawValue))
    #expect(try words("merge", "$defs", "kept") == MergeSide.allCases.map(\.rawValue))
    let lint = ["properties", "lints", "items", "properties"]
    #expect(
      try words("lint", lint[0], lint[1], lint[2], lint[3], "lint")
        == LintKind.allCases.map(\.rawValue))
    #expect(
      try words("lint", lint[0], lint[1], lint[2], lint[3], "code") == LintKind.allCases.map(\.code)
    )
  }

  @Test func `words of layouts and reports are those of the types`() throws {
    #expect(
      try words("visual", "$defs", "attribute") == LayoutAttribute.allCases.map(\.rawValue))
    #expect(
      try words("matrix", "$defs", "configuration", "properties", "type")
        == ContentSizeCategory.allCases.map(\.rawValue))
    #expect(
      try words("report", "$defs", "reportLine", "properties", "kind")
        == ReportLine.Kind.allCases.map(\.rawValue))
    #expect(
      try words("fidelity", "properties", "counts", "items", "properties", "section")
        == FidelityTable.Section.allCases.map(\.rawValue))
  }
}
