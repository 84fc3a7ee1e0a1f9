public import LayoutModel

/// A file that cannot be read as a layout document: where, what was met, and what to do.
public struct FormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path as the caller gave it.
  public var file: String
  public var location: SourceLocation
  /// Name of the innermost open element at `location`; nil outside any element.
  public var element: String?
  public var reason: Reason
  /// Further errors behind it in the same file, by place.
  package var further: [FormatError] = []

  package init(file: String, location: SourceLocation, element: String? = nil, reason: Reason) {
    self.file = file
    self.location = location
    self.element = element
    self.reason = reason
  }

  /// The faults of a file that are reported at once: behind so many, one mistake has mostly caused the rest.
  static let mostTold = 20

  /// This fault and what was met behind it.
  package var all: [FormatError] { [self] + further }

  /// The first of some faults by place, with the others behind it; nil where there is none.
  static func first(of faults: [FormatError]) -> FormatError? {
    let sorted = faults.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    guard var first = sorted.first else { return nil }
    first.further = Array(sorted.dropFirst())
    return first
  }

  /// `file:line:column: what was met; what to do`, of the first fault.
  public var description: String {
    let place = element.map { " (in <\($0)>)" } ?? ""
    return
      "\(file):\(location.line):\(location.column): \(reason.summary)\(place); \(reason.advice)"
  }
}

extension FormatError {
  /// The reason why the document could not be read.
  public enum Reason: Sendable, Hashable {
    /// More bytes than `limit`.
    case fileTooLarge(bytes: Int, limit: Int)
    /// Nothing but white space.
    case empty
    /// A byte sequence that is not UTF-8; the payload is the offending byte.
    case invalidUTF8(UInt8)
    /// A control character XML forbids.
    case invalidCharacter(UInt8)
    /// `<!DOCTYPE`: never written by Interface Builder, and a way to smuggle entities in.
    case documentType
    /// Lines left behind by a merge that was not finished.
    case mergeConflictMarkers
    /// Elements nested deeper than `limit`.
    case nestedTooDeep(limit: Int)
    /// More attributes on one element than `limit`.
    case tooManyAttributes(limit: Int)
    /// More pieces in one file than `limit`.
    case tooManyNodes(limit: Int)
    case duplicateAttribute(String)
    /// The closing tag names another element than the open one.
    case mismatchedEndTag(expected: String, found: String)
    /// A closing tag with nothing open.
    case unexpectedEndTag(String)
    /// The file ends inside something.
    case unexpectedEnd(String)
    /// A second root element, or text outside the root.
    case contentOutsideRoot
    /// An `&name;` XML does not define.
    case unknownEntity(String)
    /// Anything else that is not XML; the payload says what was expected.
    case malformed(String)
    /// `<archive>`: the keyed-archive format of Xcode 3 and 4, without a view that can be read.
    case oldArchive
    /// A well-formed XML file of another kind.
    case notADocument(root: String)
    /// A table of translations that cannot be read; the payload says what was met.
    case badTable(String)
    /// Something in a `.layout` file that is not accepted, and what to write.
    case layoutText(String, advice: String)
    /// A file name extension no format claims.
    case unknownFormat(String)

    /// A sentence about the fault.
    public var summary: String {
      switch self {
      case .fileTooLarge(let bytes, let limit): "\(bytes) bytes, more than the limit of \(limit)"
      case .empty: "the file is empty"
      case .invalidUTF8(let byte): "byte \(byte) is not valid UTF-8"
      case .invalidCharacter(let byte): "control character \(byte) is not allowed in XML"
      case .documentType: "a document type declaration is not accepted"
      case .mergeConflictMarkers: "unresolved merge conflict markers"
      case .nestedTooDeep(let limit): "elements nested deeper than \(limit)"
      case .tooManyAttributes(let limit): "more than \(limit) attributes on one element"
      case .tooManyNodes(let limit): "more than \(limit) elements and texts"
      case .duplicateAttribute(let name): "attribute \"\(name)\" given twice"
      case .mismatchedEndTag(let expected, let found):
        "</\(found)> closes an open <\(expected)>"
      case .unexpectedEndTag(let name): "</\(name)> closes nothing"
      case .unexpectedEnd(let what): "the file ends inside \(what)"
      case .contentOutsideRoot: "content outside the root element"
      case .unknownEntity(let name): "unknown entity &\(name);"
      case .malformed(let expected): "expected \(expected)"
      case .oldArchive: "an Xcode 3 or 4 archive, not an Interface Builder 3 document"
      case .notADocument(let root): "root element <\(root)> is not an Interface Builder document"
      case .badTable(let what): what
      case .layoutText(let sentence, _): sentence
      case .unknownFormat(let name): "no reader for files of type \"\(name)\""
      }
    }

    /// A way to correct it.
    public var advice: String {
      switch self {
      case .mergeConflictMarkers: "finish the merge and save the file again"
      case .oldArchive: "open and save it once in Xcode to convert it; an old version stays bytes"
      case .layoutText(_, let advice): advice
      case .unknownFormat("nib"): "it is compiled: read the .xib that it was made from"
      case .unknownFormat("storyboardc"):
        "it is compiled: read the .storyboard that it was made from"
      case .notADocument, .unknownFormat:
        "only \(DocumentFormats.extensionWords(lastAfter: "and")) files are read"
      case .fileTooLarge, .tooManyNodes, .nestedTooDeep, .tooManyAttributes:
        "split the document, or check that it is one"
      case .documentType: "remove the declaration"
      case .badTable: "repair the table, or restore the file from an earlier revision"
      case .empty: "restore the file from an earlier revision"
      default: "repair the XML, or restore the file from an earlier revision"
      }
    }

    /// A short stable name, for machines: `old-archive`, `conflict-markers`, ...
    public var code: String {
      switch self {
      case .fileTooLarge: "file-too-large"
      case .empty: "empty"
      case .invalidUTF8: "invalid-utf8"
      case .invalidCharacter: "invalid-character"
      case .documentType: "document-type"
      case .mergeConflictMarkers: "conflict-markers"
      case .nestedTooDeep: "nested-too-deep"
      case .tooManyAttributes: "too-many-attributes"
      case .tooManyNodes: "too-many-nodes"
      case .duplicateAttribute: "duplicate-attribute"
      case .mismatchedEndTag, .unexpectedEndTag: "unbalanced-tags"
      case .unexpectedEnd: "unexpected-end"
      case .contentOutsideRoot: "content-outside-root"
      case .unknownEntity: "unknown-entity"
      case .malformed: "malformed"
      case .oldArchive: "old-archive"
      case .notADocument: "not-a-document"
      case .badTable: "bad-table"
      case .layoutText: "layout-text"
      case .unknownFormat: "unknown-format"
      }
    }
  }
}
