/// What sort of file a document is.
public enum DocumentKind: String, Sendable, Hashable, Codable {
  case xib, storyboard
}

/// The system a document is written for.
public enum Platform: String, Sendable, Hashable, Codable {
  case iOS, tvOS, macOS, watchOS
}
