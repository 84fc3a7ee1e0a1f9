public import LayoutModel

extension Matrix {
  /// 36 configurations that together show what usually breaks: ten phones upright and four on their
  /// side, both displays of the foldable one, five pads, three windows, five text sizes, three
  /// right-to-left, two of double length, bold text, and the worst of all at once.
  public static let `default` = Matrix(
    name: "default", configurations: configurations(CatalogueData.defaultMatrix))

  /// 158 configurations: the default ones, every distinct canvas both ways up, all windows of four
  /// pads, and eight canvases under every text setting.
  public static let full = Matrix(
    name: "full",
    configurations: Matrix.default.configurations
      + configurations(CatalogueData.furtherMatrix))

  /// The names that `named(_:)` takes.
  public static let names = ["default", "full"]

  /// The matrix of that name, in any case; nil where there is none.
  public static func named(_ name: String) -> Matrix? {
    switch name.lowercased() {
    case "default": .default
    case "full": .full
    default: nil
    }
  }

  private static func configurations(_ table: StaticString) -> [Configuration] {
    CatalogueReader.names(table).compactMap { DeviceCatalogue.configuration(named: $0) }
  }
}
