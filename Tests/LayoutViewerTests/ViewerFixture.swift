import Foundation
import LayoutModel
import LayoutService
import LayoutViewer
import TestDocuments

/// A store of its own with a viewer over it.
struct ViewerFixture {
  let folder: URL
  let workspace: Workspace
  let viewer: Viewer
  let files: MemoryFiles

  /// Words that would do harm in a page that writes them as they are.
  static let hostile =
    "\"><script>window.harm=1</script><img src=x onerror=\"window.harm=1\">'&amp;"

  /// - Parameter mayWrite: nil = a viewer that sees no files.
  init(mayWrite: Bool? = nil) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "viewer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    workspace = try Workspace.create(at: folder.appending(path: "store.sqlite").path)
    let files = MemoryFiles(workspace, matrix: Self.matrix)
    self.files = files
    viewer = Viewer(
      workspace, matrix: Self.matrix,
      items: { report in
        (report.regressions.map { ($0.finding, Optional($0)) }
          + report.findings.map { ($0, nil) }).map { finding, regression in
            CheckPage.Item(
              finding: finding, change: regression?.change,
              configurations: regression?.configurations ?? [], cause: regression?.cause,
              gates: regression?.gates ?? finding.gates, fingerprint: finding.identity)
          }
      }, dateText: { "second \($0)" }, files: mayWrite == nil ? nil : files,
      mayWrite: mayWrite ?? false, writingHint: "Write <so>.")
  }

  /// A few of the usual configurations: the smallest phone is where the wide button is cut off.
  static let matrix = Matrix(
    name: "default",
    configurations: Matrix.standard.configurations.filter {
      ["iphone-17", "iphone-se-1", "iphone-se-3"].contains($0.name)
    })

  func close() { try? FileManager.default.removeItem(at: folder) }

  /// The path of the one document.
  static let path = "App/Sign & <In>.storyboard"

  @discardableResult
  func commit(_ text: String, _ message: String, time: Int64 = 0, isUnsolved: Bool = false)
    async throws -> Revision?
  {
    var request = CommitRequest(
      tree: WorkTree(files: [SourceFile(path: DocumentPath(Self.path), bytes: Array(text.utf8))]),
      message: message, author: "Ada <ada@example.org>", time: time, matrix: Self.matrix)
    request.isUnsolved = isUnsolved
    return try await workspace.commit(request).revision
  }

  /// Two revisions: a screen, and the same with a button that is too wide for small phones; titles,
  /// messages and texts hold markup.
  func commitTwo() async throws {
    try await commit(Self.document(button: 100), "First \(Self.hostile)")
    try await commit(Self.document(button: 340), "Wide button", time: 86_400)
  }

  static func document(button: Int, title words: String = "Welcome \(hostile)") -> String {
    TitledScreen.document(
      TitledScreen.scene(
        button: button, title: escaped(words), name: escaped("Sign In " + hostile),
        label: escaped("Title " + hostile), background: "systemBackgroundColor"))
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  /// Asks for a page as a browser does with a link of another one.
  func get(_ address: String) async -> (status: Int, text: String) {
    let parts = address.split(separator: "?", maxSplits: 1).map(String.init)
    let page = parts.first.map { $0 == "./" ? "" : $0 } ?? ""
    let answer = await viewer.answer(
      ViewerRequest(page, Parameters(encoded: parts.count > 1 ? parts[1] : "")))
    return (answer.status, String(decoding: answer.bytes, as: UTF8.self))
  }

  /// Sends a form of a page as a browser does; what it shows or where it leads.
  /// - Parameter fields: what a reader typed into it.
  func send(
    _ form: Form, _ fields: [String: String] = [:]
  ) async -> (status: Int, kind: ViewerAnswer.Kind, text: String) {
    var parameters = Parameters()
    for (name, value) in form.fields { parameters.add(name, value) }
    for (name, value) in fields { parameters.add(name, value) }
    let answer = await viewer.answer(ViewerRequest(form.action, parameters, isChange: true))
    return (answer.status, answer.kind, String(decoding: answer.bytes, as: UTF8.self))
  }

  struct Form {
    var action: String
    /// Its hidden fields.
    var fields: [(String, String)]
    var text: String
  }

  /// The forms of a page that ask for a change, in order.
  static func forms(_ text: String) -> [Form] {
    text.split(separator: "<form").dropFirst().map { String($0) }
      .filter { $0.contains("method=\"post\"") }.map { form in
        let whole = String(form[..<(form.firstRange(of: "</form>")?.lowerBound ?? form.endIndex)])
        let action = whole.firstMatch(of: #/action="([^"]*)"/#).map { String($0.1) } ?? ""
        let fields = whole.matches(of: #/type="hidden" name="([^"]*)" value="([^"]*)"/#).map {
          (String($0.1), read(String($0.2)))
        }
        return Form(action: action, fields: fields, text: whole)
      }
  }

  private static func read(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }

  /// Addresses that a page leads to, in order, references resolved; those on the page left out.
  static func links(_ text: String) -> [String] {
    text.matches(of: #/(?:href|src)="([^"]*)"/#)
      .map { String($0.1).replacing("&amp;", with: "&") }
      .filter { !$0.hasPrefix("#") && !$0.hasPrefix("data:") }
  }
}
