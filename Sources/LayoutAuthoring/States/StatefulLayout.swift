public import LayoutEngine
public import LayoutFormats
public import LayoutModel

/// A `.layout` file whose groups depend on the layout they lead to.
///
/// Every verb decides such groups where it solves; here the way to the decision is told too.
public struct StatefulLayout: Sendable {
  /// With the groups that were switched from outside; conditions do not change those.
  public let document: Document
  private let options: LayoutOptions

  public init(
    _ bytes: [UInt8], path: String, groups: [String: Bool] = [:],
    options: LayoutOptions = LayoutOptions(textSource: .model)
  ) throws(FormatError) {
    document = try LayoutTextReader.read(bytes, path: path, groups: groups)
    self.options = options
  }

  /// A layout for each screen in one window, in the order of the file.
  public func solve(_ configuration: Configuration) -> [SolvedLayout] {
    document.scenes.map { scene in
      var session = LayoutSession(document: document, scene: scene, options: options)
      return session.solve(configuration)
    }
  }
}
