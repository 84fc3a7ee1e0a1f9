public enum SizeClass: String, Sendable, Hashable, Codable { case compact, regular }

public enum Idiom: String, Sendable, Hashable, Codable { case phone, pad, tv, mac, watch }

public enum LayoutDirection: String, Sendable, Hashable, Codable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
