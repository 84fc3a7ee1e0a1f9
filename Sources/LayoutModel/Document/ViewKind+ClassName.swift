extension ViewKind {
  /// The kind of a class of UIKit, such as `UIImageView`; nil for any other class.
  package init?(uiKitClass name: String) {
    guard name.hasPrefix("UI"), KnownKinds.isKnown(name) else { return nil }
    let normal = KnownKinds.normal(name)
    guard let kind = KnownKinds.all.first(where: { $0.lowercased() == normal }) else { return nil }
    rawValue = kind
  }

  /// The class of UIKit whose views have this kind, such as `UIImageView`.
  package var uiKitClass: String {
    guard let first = rawValue.first else { return "UIView" }
    return "UI" + first.uppercased() + rawValue.dropFirst()
  }
}
