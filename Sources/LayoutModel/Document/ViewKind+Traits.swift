/// What kinds of views are to a person, asked in one place.
extension ViewKind {
  /// Takes touches of its own, whatever it holds.
  package var isControl: Bool {
    switch self {
    case .button, .textField, .switch, .slider, .stepper, .segmentedControl, .pageControl,
      .datePicker, .pickerView, .searchBar, "colorWell":
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
