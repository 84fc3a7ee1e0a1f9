import UIKit

/// Prints the frames and text sizes of an app's own screens for `keyline calibrate`.
///
/// Copy this file into a debug build or a test target and call it for each screen, once:
///
///     KeylineCalibrate.print(controller)              // a view controller that is on screen
///     KeylineCalibrate.print(card, nib: "CardView")   // a view loaded from a nib
///     KeylineCalibrate.printFonts()                   // the fonts of all that was printed
///
/// The lines go to standard output; pass `to:` to collect them in a file. Nothing but UIKit is used,
/// nothing is kept, and no view is changed.
@MainActor
public enum KeylineCalibrate {
  /// PostScript names of the fonts met so far, with the characters and pairs that texts had.
  private static var texts: [String: Set<String>] = [:]

  /// Prints the view of a controller. Its `nibName` tells the document and, for storyboards, the
  /// scene.
  public static func print(
    _ controller: UIViewController, to output: (String) -> Void = { Swift.print($0) }
  ) {
    print(controller.view, nib: controller.nibName ?? "\(type(of: controller))", to: output)
  }

  /// Prints a view and all below it.
  /// - Parameter nib: the name of its file without `.xib`, or the object id of the view in it.
  public static func print(
    _ view: UIView, nib: String, to output: (String) -> Void = { Swift.print($0) }
  ) {
    view.window?.layoutIfNeeded()
    output(screen(view, nib: nib))
    printTree(view, depth: 0, to: output)
  }

  /// Prints the metrics of every font met, and the widths of its characters and pairs, per point.
  public static func printFonts(to output: (String) -> Void = { Swift.print($0) }) {
    // Large, so that nothing is lost in rounding; the fonts of the system, whose shapes change with
    // the size, are not printed.
    let size: CGFloat = 1000
    for (name, met) in texts.sorted(by: { $0.key < $1.key }) {
      guard let font = UIFont(name: name, size: size) else { continue }
      output(
        "font: name = '\(escaped(name))'; ascender = \(font.ascender / size); "
          + "descender = \(font.descender / size); leading = \(font.leading / size)")
      let latin = (0x20...0x7E).compactMap { UnicodeScalar($0).map { String(Character($0)) } }
      for text in met.union(latin).sorted() {
        let width = (text as NSString).size(withAttributes: [.font: font]).width / size
        output("text: font = '\(escaped(name))'; text = '\(escaped(text))'; width = \(width)")
      }
    }
  }

  private static func screen(_ view: UIView, nib: String) -> String {
    let traits = view.traitCollection
    let insets = view.window?.safeAreaInsets ?? view.safeAreaInsets
    let classes = [traits.horizontalSizeClass, traits.verticalSizeClass].map { sizeClass in
      switch sizeClass {
      case .compact: "compact"
      case .regular: "regular"
      default: "any"
      }
    }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return [
      "screen: nib = '\(escaped(nib))'",
      "size = (\(view.bounds.width) \(view.bounds.height))",
      "scale = \(Int(max(1, traits.displayScale)))",
      "insets = (\(insets.top) \(insets.left) \(insets.bottom) \(insets.right))",
      "classes = \(classes.joined(separator: ","))",
      "type = \(contentSize(traits.preferredContentSizeCategory))",
      "direction = \(isRightToLeft ? "rtl" : "ltr")",
      "bold = \(UIAccessibility.isBoldTextEnabled ? "YES" : "NO")",
      "system = \(UIDevice.current.systemVersion)",
    ].joined(separator: "; ")
  }

  /// A view in UIKit's own form, with what its content asks for.
  private static func printTree(_ view: UIView, depth: Int, to output: (String) -> Void) {
    let frame = view.frame
    let intrinsic = view.intrinsicContentSize
    let address = UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque())
    var parts = [
      "<\(NSStringFromClass(type(of: view))): 0x\(String(address, radix: 16))",
      "baseClass = \(systemClass(of: view))",
      "frame = (\(frame.minX) \(frame.minY); \(frame.width) \(frame.height))",
      "intrinsic = (\(intrinsic.width) \(intrinsic.height))",
    ]
    if let shown = shownText(view) { parts.append("text = '\(escaped(shown.text))'") }
    if view.isHidden { parts.append("hidden = YES") }
    output(String(repeating: "   | ", count: depth) + parts.joined(separator: "; ") + ">")
    note(view)
    for subview in view.subviews { printTree(subview, depth: depth + 1, to: output) }
  }

  private static func shownText(_ view: UIView) -> (text: String, font: UIFont?)? {
    switch view {
    case let label as UILabel: (label.text ?? "", label.font)
    case let field as UITextField: (field.text ?? "", field.font)
    case let text as UITextView: (text.text ?? "", text.font)
    default: nil
    }
  }

  /// Remembers the font of a text with its characters and pairs. Button titles are labels inside.
  private static func note(_ view: UIView) {
    guard let shown = shownText(view), let font = shown.font, !font.fontName.hasPrefix(".") else {
      return
    }
    let scalars = Array(shown.text.unicodeScalars).filter { $0.value >= 0x20 }
    var met = scalars.map { String(Character($0)) }
    for (first, second) in zip(scalars, scalars.dropFirst()) {
      met.append(String(Character(first)) + String(Character(second)))
    }
    texts[font.fontName, default: []].formUnion(met)
  }

  /// The class of UIKit that a view's class derives from.
  private static func systemClass(of view: UIView) -> String {
    var next: AnyClass? = type(of: view)
    while let candidate = next {
      let name = NSStringFromClass(candidate)
      if Bundle(for: candidate) != .main, !name.contains("."), !name.hasPrefix("_") { return name }
      next = class_getSuperclass(candidate)
    }
    return "UIView"
  }

  private static func contentSize(_ category: UIContentSizeCategory) -> String {
    switch category {
    case .extraSmall: "XS"
    case .small: "S"
    case .medium: "M"
    case .extraLarge: "XL"
    case .extraExtraLarge: "XXL"
    case .extraExtraExtraLarge: "XXXL"
    case .accessibilityMedium: "AX1"
    case .accessibilityLarge: "AX2"
    case .accessibilityExtraLarge: "AX3"
    case .accessibilityExtraExtraLarge: "AX4"
    case .accessibilityExtraExtraExtraLarge: "AX5"
    default: "L"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
      .replacingOccurrences(of: "\n", with: "\\n")
  }
}
