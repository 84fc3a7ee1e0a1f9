/// Traits of kinds of views.
extension ViewKind {
  /// Takes touches of its own, whatever it holds.
  package var isControl: Bool {
    switch self {
    case .button, .textField, .switch, .slider, .stepper, .segmentedControl, .pageControl,
      .datePicker, .pickerView, .searchBar, .colorWell:
      true
    default: false
    }
  }

  /// Draws all over its frame, whatever its background.
  package var fillsFrame: Bool {
    switch self {
    case .switch, .slider, .stepper, .pickerView, .searchBar: true
    default: isBar
    }
  }

  /// Is drawn badly at any other size than the one it asks for.
  package var keepsSize: Bool { self == .switch || self == .stepper }

  /// Asks for a size that no text decides.
  package var asksForFixedSize: Bool {
    switch self {
    case .switch, .stepper, .slider, .imageView, .progressView, .activityIndicator, .pickerView:
      true
    default: isBar
    }
  }

  /// Asks for the size of the texts it shows.
  package var asksForTextSize: Bool {
    switch self {
    case .label, .button, .textField, .textView, .segmentedControl, .datePicker, .searchBar,
      .pageControl:
      true
    // Of AppKit.
    case "popUpButton", "comboBox", "searchField", "secureTextField", "tokenField", "pathControl",
      "box", "matrix":
      true
    default: false
    }
  }

  /// Clips its content and lets a finger reach the rest of it.
  package var scrolls: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }

  /// Lays out what is inside it by itself.
  package var isBar: Bool {
    switch self {
    case .navigationBar, .toolbar, .tabBar: true
    default: false
    }
  }
}
