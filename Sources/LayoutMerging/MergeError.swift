package import LayoutFormats
package import LayoutModel

/// Why documents were not merged. Nothing was written.
package enum MergeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One of the three is not a document that can be read.
  case unreadable(MergeSide, FormatError)
  /// The merged document would not open: the payload says what is wrong with it.
  case notWhole(String)

  package var description: String {
    switch self {
    case .unreadable(let side, let error): "\(side.rawValue): \(error)"
    case .notWhole(let reason):
      "merging by object would leave a document that does not open: \(reason); merge it as text"
    }
  }
}
