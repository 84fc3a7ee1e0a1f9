internal import LayoutModel
internal import SourceFacts

extension ReadDocument {
  /// The document as an app's code shows it: rows whose heights code leaves to their contents size
  /// themselves, whatever number the document has.
  func shown(by sources: AppSources) -> ReadDocument {
    guard let document else { return self }
    var shown = document
    var isOther = false
    for at in shown.scenes.indices where shown.scenes[at].hasHeightByTable {
      let rows = sources.facts(for: document.scenes[at], in: document, at: path).rows
      guard rows?.isAutomatic == true else { continue }
      shown.scenes[at].cell?.sizesItself = true
      isOther = true
    }
    return isOther ? replacing(with: shown) : self
  }
}

extension DocumentPair {
  /// Both states as an app's code shows them; it is the head's code, for no edit of code is judged.
  func shown(by sources: AppSources) -> DocumentPair {
    DocumentPair(path: path, base: base?.shown(by: sources), head: head?.shown(by: sources))
  }
}

extension Scene {
  /// A cell whose height is a number that its table or layout gives to all: a static cell's is its own.
  fileprivate var hasHeightByTable: Bool {
    guard let cell, !cell.sizesItself else { return false }
    switch cell.kind {
    case .table: return cell.isPrototype
    case .collection: return true
    case .reusable, .tableHeaderFooter: return false
    }
  }
}
