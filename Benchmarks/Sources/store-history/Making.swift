import Foundation
import LayoutFormats
import LayoutModel
import LayoutService
import LayoutStore

/// Writes the history, through the same call of the store that a commit of Keyline makes.
func make(_ path: String, _ count: Int) throws {
  let matrix = Matrix.standard
  let store =
    FileManager.default.fileExists(atPath: path)
    ? try DocumentStore(path: path, access: .readWrite) : try DocumentStore.create(at: path)
  var screens = try Screens()
  var generator = SeededGenerator(seed: 2026)
  var keys = screens.screens.indices.map { ContentHash(of: "screen \($0)") }
  var head = try store.head()
  let known = head?.sequence ?? 0
  var times: [Double] = []
  var findings = [[[Finding]]](
    repeating: [[Finding]](repeating: [], count: Screens.rows), count: Screens.count)

  for number in 1...(known + count) {
    var changed = Array(screens.screens.indices)
    var message = "Start"
    var edited: Int?
    if number > 1 {
      let edit = Edit(&generator)
      try screens.apply(edit)
      keys[edit.screen] = ContentHash(of: screens.screens[edit.screen].text)
      changed = [edit.screen]
      edited = edit.row
      message = "\(edit.kind.rawValue) of row \(edit.row) on screen \(edit.screen)"
    }
    if number <= known {
      // An earlier run made these; only the state they lead to is needed.
      for index in changed {
        let frames = RowFrames(screen: index, rows: screens.screens[index].rows)
        if number > 1, number < known - 5_000 { continue }
        let layouts = matrix.configurations.map { frames.layout(on: $0) }
        for row in 0..<Screens.rows {
          findings[index][row] = frames.findings(in: layouts, row: row)
        }
      }
      continue
    }

    let document = screens.document()
    let scenes = document.scenes.enumerated().map { index, scene in
      guard changed.contains(index) else { return DerivedScene(scene: scene.id, key: keys[index]) }
      let frames = RowFrames(screen: index, rows: screens.screens[index].rows)
      let layouts = matrix.configurations.map { frames.layout(on: $0) }
      for row in edited.map({ [$0] }) ?? Array(0..<Screens.rows) {
        findings[index][row] = frames.findings(in: layouts, row: row)
      }
      return DerivedScene(
        scene: scene.id, key: keys[index], layouts: layouts,
        findings: findings[index].flatMap { $0 })
    }
    let bytes = screens.bytes
    if number % 10_000 == 1 {
      guard try DocumentFormats.read(bytes, path: Screens.path.text) == document else {
        throw Problem(text: "revision \(number): the parts are not the whole")
      }
    }
    let draft = RevisionDraft(
      expectedHead: head?.id, author: "Ada <ada@example.org>",
      time: 1_600_000_000 + Int64(number) * 600, message: message,
      changes: [
        Screens.path: .put(bytes, .parsed, DerivedDocument(document: document, scenes: scenes))
      ],
      derivation: DerivationContext(
        engine: "store-history 1", configurations: matrix.configurations))
    let start = ContinuousClock.now
    head = try store.commit(draft)
    times.append((ContinuousClock.now - start) / .milliseconds(1))
    if number % 1000 == 0 { print(line(number, bytes.count, times.suffix(1000))) }
    fflush(nil)
  }
  print(line(known + count, screens.bytes.count, times.suffix(1000)))
}

private func line(_ number: Int, _ bytes: Int, _ times: ArraySlice<Double>) -> String {
  let sorted = times.sorted()
  guard !sorted.isEmpty else { return "\(number) revisions were there" }
  return
    "\(number) revisions, \(bytes) bytes; commit median \(rounded(sorted[sorted.count / 2])) ms, "
    + "95 % below \(rounded(sorted[sorted.count * 95 / 100])) ms"
}

func rounded(_ value: Double) -> String { String(format: "%.3g", value) }
