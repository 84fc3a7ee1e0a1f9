import LayoutModel

/// The classes of views that archives name, and what format 3 calls them.
enum ArchiveClasses {
  static let elements = [
    "IBUIView": "view", "IBUILabel": "label", "IBUIButton": "button", "IBUIImageView": "imageView",
    "IBUITextField": "textField", "IBUITextView": "textView", "IBUITableView": "tableView",
    "IBUITableViewCell": "tableViewCell", "IBUIScrollView": "scrollView", "IBUISwitch": "switch",
    "IBUISlider": "slider", "IBUIProgressView": "progressView", "IBUIPageControl": "pageControl",
    "IBUIActivityIndicatorView": "activityIndicatorView", "IBUIPickerView": "pickerView",
    "IBUIDatePicker": "datePicker", "IBUISegmentedControl": "segmentedControl",
    "IBUIWebView": "webView", "IBUIToolbar": "toolbar", "IBUINavigationBar": "navigationBar",
    "IBUITabBar": "tabBar", "IBUISearchBar": "searchBar", "IBUIStepper": "stepper",
    "IBMKMapView": "mapView",
    "NSView": "view", "NSCustomView": "customView", "NSTextField": "textField",
    "NSButton": "button",
    "NSPopUpButton": "popUpButton", "NSImageView": "imageView", "NSBox": "box",
    "NSScrollView": "scrollView", "NSTabView": "tabView", "NSSplitView": "splitView",
    "NSSlider": "slider", "NSProgressIndicator": "progressIndicator", "NSStepper": "stepper",
    "NSComboBox": "comboBox", "NSSearchField": "searchField",
    "NSSecureTextField": "secureTextField", "NSSegmentedControl": "segmentedControl",
    "NSLevelIndicator": "levelIndicator", "NSDatePicker": "datePicker", "NSColorWell": "colorWell",
    "NSMatrix": "matrix",
  ]
}

/// Numbers as archives write them.
enum ArchiveNumbers {
  /// The numbers of `{{0, 44}, {320, 436}}`, in their order; nil where one does not read.
  static func numbers(_ text: String) -> [Double]? {
    let parts = text.split { "{}, ".contains($0) }
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    return numbers.count == parts.count ? numbers : nil
  }

  /// Origin and size.
  static func rect(_ text: String) -> [Double]? {
    numbers(text).flatMap { $0.count == 4 ? $0 : nil }
  }

  /// What may stretch, by the lowest six bits of a view's flags.
  static func mask(_ flags: Int) -> [(String, String?)] {
    let names = [
      "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable",
      "flexibleMaxY",
    ]
    return names.enumerated().compactMap { bit, name in
      flags & (1 << bit) != 0 ? (name, "YES") : nil
    }
  }
}

/// A document of format 3 as it is written.
struct ArchiveText {
  private(set) var bytes = Array(#"<?xml version="1.0" encoding="UTF-8"?>"#.utf8)
  private var line = 1

  /// Goes on in this line, if it is not passed.
  mutating func move(to wanted: Int) {
    guard wanted > line else { return }
    bytes += Array(repeating: UInt8(ascii: "\n"), count: wanted - line)
    line = wanted
  }

  mutating func open(_ name: String, _ attributes: [(String, String?)]) {
    bytes += Array("<\(name)".utf8)
    for (key, value) in attributes {
      guard let value else { continue }
      bytes += Array(" \(key)=\"".utf8)
      escape(value)
      bytes.append(UInt8(ascii: "\""))
    }
    bytes.append(UInt8(ascii: ">"))
  }

  mutating func close(_ name: String) { bytes += Array("</\(name)>".utf8) }

  mutating func rect(_ key: String, _ values: [Double]) {
    let names = ["x", "y", "width", "height"]
    open("rect", [("key", key)] + zip(names, values).map { ($0, String($1)) })
    close("rect")
  }

  private mutating func escape(_ value: String) {
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      case UInt8(ascii: "\n"): bytes += Array("&#10;".utf8)
      default: bytes.append(byte)
      }
    }
  }
}
