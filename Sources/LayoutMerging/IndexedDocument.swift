internal import LayoutFormats

/// Numbers for the elements of all three documents: the same element has the same number.
struct ElementNumbers {
  private var numbers: [String: Int] = [:]
  private(set) var keys: [String] = []

  var count: Int { keys.count }

  mutating func number(_ key: String) -> Int {
    if let number = numbers[key] { return number }
    let number = keys.count
    numbers[key] = number
    keys.append(key)
    return number
  }

  /// The number of an element that some document has.
  func existing(_ key: String) -> Int? { numbers[key] }

  /// The number of the object with an id.
  func object(_ id: String) -> Int? { numbers["#" + id] }
}

/// An element and its place in one document.
struct IndexedElement {
  var element: XMLElement
  /// Number of the parent; nil for the root.
  var parent: Int?
  /// Numbers of the child elements, in file order.
  var children: [Int] = []
  /// The number of elements around it.
  var depth: Int
  /// The element is one value, to be taken as a whole.
  var isValue = false
  /// The element or one below it is an object.
  var holdsObject: Bool
}

/// A document whose elements are found by their numbers.
struct IndexedDocument {
  let tree: XMLTree?
  /// Numbers in file order.
  private(set) var order: [Int] = []
  private var elements: [Int: IndexedElement] = [:]

  /// A document that has nothing: the base of files that were added on both sides.
  init() { tree = nil }

  init(_ tree: XMLTree, numbers: inout ElementNumbers) {
    self.tree = tree
    let root = numbers.number("/")
    elements[root] = IndexedElement(element: tree.root, depth: 0, holdsObject: true)
    var waiting = [root]
    while let parent = waiting.popLast() {
      order.append(parent)
      addChildren(of: parent, numbers: &numbers)
      waiting += (elements[parent]?.children ?? []).reversed()
    }
    // Children come after their parents: from the end everything below is known.
    for number in order.reversed() { settle(number) }
  }

  subscript(_ number: Int) -> IndexedElement? { elements[number] }

  func has(_ number: Int) -> Bool { elements[number] != nil }

  var bytes: [UInt8] { tree?.bytes ?? [] }

  /// An element's bytes; nil when it is not there.
  func source(of number: Int) -> ArraySlice<UInt8>? {
    elements[number].map { bytes[$0.element.sourceRange] }
  }

  /// The bytes of an element's start tag; nil when it is not there.
  func startTag(of number: Int) -> ArraySlice<UInt8>? {
    elements[number].map { bytes[$0.element.startTagRange] }
  }

  // MARK: Steps

  private mutating func addChildren(of parent: Int, numbers: inout ElementNumbers) {
    guard let holder = elements[parent] else { return }
    var seen: [String: Int] = [:]
    for child in holder.element.children {
      let id = ElementKey.objectID(of: child)
      var key = id.map { "#" + $0 } ?? ""
      if id == nil {
        let name = ElementKey.localName(of: child)
        let earlier = seen[name, default: 0]
        seen[name] = earlier + 1
        key = "\(numbers.keys[parent])/\(name)" + (earlier == 0 ? "" : "~\(earlier + 1)")
        if earlier > 0 { elements[parent]?.isValue = true }
      }
      var number = numbers.number(key)
      // An id that an earlier element has.
      while elements[number] != nil {
        key += "~"
        number = numbers.number(key)
      }
      elements[number] = IndexedElement(
        element: child, parent: parent, depth: holder.depth + 1, holdsObject: id != nil)
      elements[parent]?.children.append(number)
    }
  }

  /// An element without objects inside is a value when it is one by name, holds text, or has
  /// children that nothing tells apart.
  private mutating func settle(_ number: Int) {
    guard var entry = elements[number] else { return }
    let children = entry.children.compactMap { elements[$0] }
    entry.holdsObject = entry.holdsObject || children.contains(where: \.holdsObject)
    let isValue =
      entry.isValue || ElementKey.values.contains(entry.element.name) || entry.element.hasText
    entry.isValue = isValue && !entry.holdsObject && entry.parent != nil
    elements[number] = entry
  }
}
