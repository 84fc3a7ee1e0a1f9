/// The class of a window's size along an axis, `UIUserInterfaceSizeClass`.
public enum SizeClass: String, Sendable, Hashable, Codable { case compact, regular }

/// The kind of device, `UIUserInterfaceIdiom`.
public enum Idiom: String, Sendable, Hashable, Codable { case phone, pad, tv, mac, watch }

/// The direction that texts are read in, which leading and trailing follow.
public enum LayoutDirection: String, Sendable, Hashable, Codable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
