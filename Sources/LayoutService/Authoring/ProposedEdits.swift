internal import LayoutFormats
package import LayoutModel

/// Edits of a document's constraints that are tried and not written.
package struct ProposedEdits: Sendable {
  package var edits: [Edit]

  package init(_ edits: [Edit]) { self.edits = edits }

  /// One edit of a constraint.
  package struct Edit: Sendable, Hashable {
    package var constraint: ObjectID
    package var change: Change

    package enum Change: Sendable, Hashable {
      case constant(Double)
      /// 1...1000.
      case priority(Int)
      case remove
    }

    /// Reads `ID.constant=24`, `ID.priority=750` or `ID.remove`; nil for what is none of them.
    package init?(_ text: String) {
      guard let dot = text.lastIndex(of: "."), dot != text.startIndex else { return nil }
      // A constant may have a point of its own: the name stands before the sign.
      let sign = text.firstIndex(of: "=")
      let name = sign.flatMap { text[..<$0].lastIndex(of: ".") } ?? dot
      constraint = ObjectID(String(text[..<name]))
      let words = text[text.index(after: name)...].split(separator: "=", maxSplits: 1)
      switch (words.first, words.count > 1 ? String(words[1]) : nil) {
      case ("constant", let value?):
        guard let constant = Double(value), abs(constant) <= 100_000 else { return nil }
        change = .constant(constant)
      case ("priority", let value?):
        guard let priority = Int(value), (1...1000).contains(priority) else { return nil }
        change = .priority(priority)
      case ("remove", nil): change = .remove
      default: return nil
      }
    }
  }

  /// The document after the edits.
  /// - Throws: ``FileProblem`` where a constraint is not there or the file cannot be edited.
  package func applied(to file: SourceFile) throws -> SourceFile {
    var bytes = try file.read()
    for edit in edits {
      do {
        let editor = try DocumentEditor(bytes, path: file.path.text)
        switch edit.change {
        case .constant(let value):
          bytes = try editor.settingConstant(of: edit.constraint, to: value)
        case .priority(let value):
          guard try editor.element(edit.constraint).name == "constraint" else {
            throw EditError.noSuchObject(edit.constraint)
          }
          // 1000 is the default and is not written.
          bytes = try editor.settingAttribute(
            "priority", of: edit.constraint, to: value == 1000 ? nil : String(value))
        case .remove: bytes = try editor.removingConstraint(edit.constraint)
        }
      } catch {
        throw FileProblem(path: file.path.text, reason: "\(error)")
      }
    }
    return SourceFile(path: file.path, bytes: bytes)
  }

  /// The lines that would differ, old ones before new ones.
  package static func lines(
    from old: [UInt8], to new: [UInt8]
  ) -> [(line: Int, isNew: Bool, text: String)] {
    func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
      bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    }
    let (before, after) = (split(old), split(new))
    let changes = after.difference(from: before)
    var lines: [(line: Int, isNew: Bool, text: String)] = []
    for change in changes {
      switch change {
      case .remove(let at, let text, _): lines.append((at + 1, false, text.text))
      case .insert(let at, let text, _): lines.append((at + 1, true, text.text))
      }
    }
    return lines.sorted { ($0.line, $0.isNew ? 1 : 0) < ($1.line, $1.isNew ? 1 : 0) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
