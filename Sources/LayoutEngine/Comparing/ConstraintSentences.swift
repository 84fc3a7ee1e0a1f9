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

/// Every constraint of a scene in words, by its id.
/// - Complexity: linear in the scene.
package func constraintSentences(_ scene: Scene) -> [ObjectID: String] {
  let index = SceneIndex(scene)
  let words = ConstraintWords(index)
  return Dictionary(
    index.constraints.map { ($0.id, words.sentence($0)) }, uniquingKeysWith: { first, _ in first })
}
