/// The contents of one source file: the types it declares and the statements that affect layout. The result depends
/// only on the file's bytes and language, so it can be cached by their hash.
///
///     let reading = SourceReading(of: bytes, in: .swift)
///
/// Nothing is compiled: ``SourceIndex`` joins the names with those of other files.
package struct SourceReading: Sendable, Hashable {
  package internal(set) var types: [DeclaredType] = []
  package internal(set) var properties: [DeclaredProperty] = []
  package internal(set) var mentions: [Mention] = []
  /// The names in the file, by the parts that run together.
  private(set) var parts: [CodePart] = []
  /// The enumerations whose cases the file creates from raw values; "" for one that it does not name.
  private(set) var madeCases: Set<String> = []
  /// The methods declared in its interfaces that may run only if code names them.
  private(set) var declaredMessages: Set<UInt64> = []
  /// The objects that code uses for more than changing their looks through members of UIKit.
  private(set) var used: Set<ObjectUse> = []
  /// The functions of the file.
  private(set) var methods: Set<SourceReader.Method> = []
  /// Whether code of the file lets a control respond to touches.
  private(set) var answersTouches = false

  /// Reads a file. Any bytes give a reading. Cost: linear in the bytes.
  package init(of bytes: [UInt8], in language: SourceLanguage) {
    self = bytes.withUnsafeBufferPointer { buffer in
      var reader = SourceReader(bytes: buffer, language: language)
      reader.run()
      var reading = reader.reading
      reading.parts = reader.parts()
      reading.madeCases = reader.madeCases()
      reading.declaredMessages = reader.declaredMessages()
      reading.used = reader.usedNames()
      reading.methods = reader.methods()
      reading.answersTouches = reader.answersTouches()
      return reading
    }
  }

  /// Whether the file contains this as a text, a type's name or a case. Cost: logarithmic in the names.
  package func names(_ text: String) -> Bool { has(\.names, text) }

  /// Whether the file contains this text. Cost: logarithmic in the texts.
  func hasText(_ text: String) -> Bool { has(\.texts, text) }

  /// Whether the file contains the text or the type's name outside of that type's code, except in declarations and
  /// casts. Cost: logarithmic in the names.
  func usesType(_ name: String) -> Bool { has(\.usedTypes, name) }

  private func has(_ hashes: KeyPath<CodePart, [UInt64]>, _ text: String) -> Bool {
    parts.contains { Self.has($0[keyPath: hashes], text) }
  }

  /// The line of the first declaration whose code contains the name, except the type of that name.
  func declaration(naming name: String) -> Int? {
    parts.first { $0.type != name && Self.has($0.names, name) }?.line
  }

  /// The reading without the parts that do not run.
  func keeping(_ isRunning: [Bool]) -> SourceReading {
    var kept = self
    kept.parts = zip(parts, isRunning).filter(\.1).map(\.0)
    return kept
  }

  private static func has(_ hashes: [UInt64], _ text: String) -> Bool {
    let wanted = NameHash.of(text)
    var (lower, upper) = (hashes.startIndex, hashes.endIndex)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if hashes[middle] < wanted { lower = middle + 1 } else { upper = middle }
    }
    return lower < hashes.endIndex && hashes[lower] == wanted
  }

  init() {}
}

/// A use of an object for more than changing its looks through members of UIKit.
struct ObjectUse: Sendable, Hashable {
  /// The object's name, as a hash.
  var name: UInt64
  /// The hash of the method called on the object, or nil for another use.
  var method: UInt64?
}

/// A type, an extension or a category as it stands in a file.
package struct DeclaredType: Sendable, Hashable, Codable {
  package var name: String
  /// The superclass and the protocols after the colon.
  package var inherits: [String]
  /// Whether this is an extension or a category of a type that is declared elsewhere.
  package var isExtension: Bool
  package var line: Int
}

/// A property of a type.
package struct DeclaredProperty: Sendable, Hashable, Codable {
  package var name: String
  /// The type it is in.
  package var owner: String
  /// The name of the property's type or of a collection's elements, or nil if it is not written.
  package var type: String?
  package var isOutlet: Bool
  package var isCollection: Bool
  package var line: Int
}

/// A statement about a view, a constraint, a table or a controller.
package struct Mention: Sendable, Hashable, Codable {
  package var kind: SourceFact.Kind
  /// The type whose code contains the statement; empty outside of types.
  package var enclosing: String
  /// The object of the statement, as a chain of names.
  package var subject: Reference
  /// The value, if it is one word, a number or a text; see ``SourceFact/value``.
  package var value: String?
  package var line: Int
  /// The line of code, without blanks around it.
  package var excerpt: String
}

/// The names that refer to an object: `self.header.badge` is the path `header`, `badge` from `own`.
package struct Reference: Sendable, Hashable, Codable {
  package enum Root: Sendable, Hashable, Codable {
    /// The object whose code contains the reference.
    case own
    /// An object of a known type, such as the value of a local variable.
    case type(String)
    /// A controller by its identifier in a storyboard.
    case scene(String)
    /// An object whose type is not written.
    case unknown
  }

  package var root: Root
  package var path: [String]

  func appending(_ names: [String]) -> Reference { Reference(root: root, path: path + names) }
}
