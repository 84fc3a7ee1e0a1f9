/// The kind of file.
public enum DocumentKind: String, Sendable, Hashable, Codable {
  case xib, storyboard
  /// A layout written as text, in Keyline's own format or by code.
  case layout
}

/// The system a document is written for.
public enum Platform: String, Sendable, Hashable, Codable {
  case iOS, tvOS, macOS, watchOS
}
