/// A part of a file's code: a type, or one function, constant or case of a type. It runs only if other code
/// uses that type or member. Code outside of types always counts as running.
package struct CodePart: Sendable, Hashable {
  /// The innermost type around; empty outside of types.
  var type = ""
  /// The function, constant or case; nil for the rest of the type.
  var member: Member?
  /// The line of the declaration, from 1.
  var line = 1
  /// Hashes of all names in the part and inside its texts, in rising order, without the name that ``member``
  /// declares.
  var words: [UInt64] = []
  /// Hashes of its texts, type names and cases: the names by which code can load a document or an object of
  /// one.
  var names: [UInt64] = []
  /// Hashes of its short texts alone.
  var texts: [UInt64] = []
  /// Hashes of the texts and type names, without a type's name inside that type's own code.
  var usedTypes: [UInt64] = []

  /// A declaration that other code can use only by its name.
  struct Member: Sendable, Hashable {
    /// The name's hash.
    var name: UInt64
    var kind: Kind

    enum Kind: Sendable, Hashable {
      /// A value that is one text.
      case constant
      case enumCase
      /// A function with parameters, which the system may call through a protocol.
      case function
      /// A function without parameters.
      case bareFunction
      /// A function that only its own file can call.
      case privateFunction
      /// An Objective-C method without parameters and without a result.
      case message
    }
  }
}
