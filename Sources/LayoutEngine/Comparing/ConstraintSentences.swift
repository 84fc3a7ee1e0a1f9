package import LayoutModel

/// Every constraint of a document in words, as in `leading of Title to Safe Area = 16`, by its id.
/// - Complexity: linear in the document.
package func constraintSentences(_ document: Document) -> [ObjectID: String] {
  let index = DocumentIndex(document)
  let words = index.words
  return Dictionary(
    index.constraints.map { ($0.constraint.id, words.sentence($0.constraint)) },
    uniquingKeysWith: { first, _ in first })
}
