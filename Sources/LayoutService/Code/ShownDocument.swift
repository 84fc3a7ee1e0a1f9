internal import LayoutModel
internal import SourceFacts

extension ReadDocument {
  /// The document as an app's code shows it: rows whose heights code leaves to their contents size
  /// themselves, and rows that it gives one number are as high, whatever the document has. A screen whose
  /// class hides the navigation bar has none above it.
  func shown(by sources: AppSources) -> ReadDocument {
    guard let document else { return self }
    var shown = document
    var isOther = false
    for at in shown.scenes.indices where shown.scenes[at].hasHeightByTable {
      let rows = sources.facts(for: document.scenes[at], in: document, at: path).rows
      if rows?.isAutomatic == true {
        shown.scenes[at].cell?.sizesItself = true
        isOther = true
      } else if let height = rows?.onlyHeight, height <= Self.highest {
        isOther = shown.scenes[at].setRowHeight(height) || isOther
      }
    }
    for at in shown.scenes.indices {
      guard let controller = shown.scenes[at].controller, controller.navigationBar != .none,
        sources.index.hidesBar(ofClass: controller.customClass) != nil
      else { continue }
      shown.scenes[at].controller?.navigationBar = .none
      isOther = true
    }
    return isOther ? replacing(with: shown) : self
  }

  /// Points beyond which a number is no height of a row.
  private static var highest: Double { 10_000 }
}

extension DocumentPair {
  /// Both states as an app's code shows them; it is the head's code, for no edit of code is judged.
  func shown(by sources: AppSources) -> DocumentPair {
    DocumentPair(path: path, base: base?.shown(by: sources), head: head?.shown(by: sources))
  }
}

extension Scene {
  /// Makes the cell and its content as high as a row of a table; whether they were not.
  fileprivate mutating func setRowHeight(_ height: Double) -> Bool {
    guard cell?.kind == .table, let recorded = root.frame?.height else { return false }
    let more = height - (cell?.frame?.height ?? recorded)
    guard more != 0, recorded + more > 0 else { return false }
    cell?.frame?.height = height
    cell?.rowHeight = height
    root.frame?.height = recorded + more
    return true
  }

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
