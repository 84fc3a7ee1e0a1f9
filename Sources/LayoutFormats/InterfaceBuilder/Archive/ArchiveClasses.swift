/// The view classes that archives name, with their element names in format 3.
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
