import ArgumentParser
import LayoutModel
import LayoutService

/// `keyline fit`: the sizes a view takes on its own.
struct Fit: Verb {
  static let configuration = CommandConfiguration(
    commandName: "fit",
    abstract: "Print a view's fitting sizes: compressed, expanded, and at a given width.",
    discussion: """
      EXAMPLES
        keyline fit card SignIn.layout
        keyline fit card SignIn.layout --width 320

      As systemLayoutSizeFitting: nothing outside of the view counts, and the
      target's priority is below what contents ask for; a --width is required.
      Default: an iPhone 17.
      """)

  @Argument(help: .value("view", "A view, by its id or name."), completion: .custom(Complete.views))
  var view: String
  @Argument(help: .value("file", "The document."), completion: Complete.documents)
  var file: String
  @Option(help: .value("points", "A width it is given, in points."))
  var width: Double?
  @OptionGroup var options: InspectionOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func validate() throws {
    if let width, !(width >= 0 && width <= 100_000) {
      throw ValidationError("a width is a number of points from 0 to 100000")
    }
  }

  static let jsonAnswer = Answer<
    (file: String, configuration: String, sizes: LayoutInspection.FittingSizes)
  >(
    "fit", "A view's fitting sizes: `keyline fit --json`.",
    .document { $0.file },
    .configuration { $0.configuration },
    .text("view", "The view's id.") { $0.sizes.view },
    .list("compressed", "The smallest width and height, in points.", of: .number, exactly: 2) {
      sides($0.sizes.compressed)
    },
    .list("expanded", "The largest width and height, in points.", of: .number, exactly: 2) {
      sides($0.sizes.expanded)
    },
    .list(
      "atWidth", "Width and height at the width of --width, in points.", of: .number, exactly: 2
    ) { $0.sizes.widened.map(sides) }.optional)

  private static func sides(_ size: Size) -> [Double] { [size.width, size.height] }

  func answer(on console: Console) async throws {
    let inspection = try options.inspection(of: file, holding: view)
    let sizes = try inspection.fittingSizes(of: view, width: width)
    var rows = [("compressed", sizes.compressed), ("expanded", sizes.expanded)]
    if let widened = sizes.widened { rows.append(("at width", widened)) }
    if common.json {
      return try console.json(Self.jsonAnswer, (file, inspection.configuration.name, sizes))
    }
    try console.print("\(inspection.names()(sizes.view), .bold)")
    for (name, size) in rows {
      try console.print("  \(padded(name, 12))\(points(size.width)) x \(points(size.height))")
    }
  }
}
