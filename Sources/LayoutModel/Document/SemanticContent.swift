/// `semanticContentAttribute`: whether a view's content mirrors in right-to-left.
package enum SemanticContent: String, Sendable, Hashable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
