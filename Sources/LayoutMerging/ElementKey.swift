internal import LayoutFormats

/// Identifies an element across versions of a document.
///
/// An object is known by its id wherever it stands, so that a move is seen. Everything else is
/// known by its parent and what tells it from its siblings: the property it is, or a name.
enum ElementKey {
  /// The id of an object; nil for elements whose `id` is of another name space, or who have none.
  static func objectID(of element: XMLElement) -> String? {
    switch element.name {
    case "device", "adaptation", "plugIn", "image", "namedColor", "systemColor": nil
    case "scene": element["sceneID"].map { "scene " + $0 }
    default: element.id
    }
  }

  /// Distinguishes an element without an id from its siblings.
  static func localName(of element: XMLElement) -> String {
    let name = element.name
    if let key = element.key {
      // A property may be a color in one document and nil in another; these are more than that.
      switch name {
      case "variation", "mask", "state": return "\(name)@\(key)"
      default: return "@\(key)"
      }
    }
    for attribute in ["name", "reference", "keyPath", "identifier", "className", "id"] {
      if let value = element[attribute] { return "\(name):\(value)" }
    }
    return name
  }

  /// Elements that are one value: their attributes mean nothing apart from one another.
  static let values: Set<String> = [
    "rect", "point", "size", "color", "font", "fontDescription", "edgeInsets", "inset",
    "directionalEdgeInsets", "autoresizingMask", "attributedString", "string", "mutableString",
    "real", "integer", "nil", "bool", "int", "number", "range", "date", "data", "mutableData",
    "imageReference", "preferredSymbolConfiguration", "modifierMask", "behavior", "array",
    "mutableArray", "paragraphStyle", "offsetWrapper", "locale", "calendarIdentifier", "timeZone",
    "cgRect", "cgSize", "cgPoint", "url", "value",
    "visibilityPriorities", "customSpacing", "holdingPriorities",
  ]

  /// Whether the element is a list or a holder without a meaning of its own, which vanishes with its
  /// contents.
  static func isContainer(_ element: XMLElement) -> Bool {
    guard objectID(of: element) == nil else { return false }
    return element.attributes.allSatisfy { $0.name == "key" }
  }

  /// Containers that Interface Builder leaves out when they hold nothing.
  static func isOmittedWhenEmpty(_ element: XMLElement) -> Bool {
    switch element.name {
    case "constraints", "subviews", "connections", "mask", "variation", "resources", "designables",
      "classes", "inferredMetricsTieBreakers", "userDefinedRuntimeAttributes",
      "gestureRecognizers", "dependencies", "layoutGuides", "toolbarItems", "prototypes":
      isContainer(element)
    default: false
    }
  }

  /// Objects that Interface Builder makes by itself: one that appeared is not an edit of what it
  /// stands in.
  static func isAutomatic(_ element: XMLElement) -> Bool {
    switch element.name {
    case "viewLayoutGuide", "viewControllerLayoutGuide": true
    case "placeholder": element["placeholderIdentifier"] == "IBFirstResponder"
    default: false
    }
  }

  /// Lists whose order people see.
  static func isOrderSeen(_ element: XMLElement) -> Bool {
    switch element.name {
    case "subviews", "items", "cells", "sections", "toolbarItems", "tableColumns", "tabViewItems",
      "connections", "prototypeCellViews", "barButtonItems":
      true
    default: false
    }
  }
}
