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

  @Argument(
    help: ArgumentHelp("A view, by its id or name.", valueName: "view"),
    completion: .custom(Complete.views))
  var view: String
  @Argument(help: ArgumentHelp("The document.", valueName: "file"), completion: Complete.documents)
  var file: String
  @Option(help: ArgumentHelp("A width it is given, in points.", valueName: "points"))
  var width: Double?
  @OptionGroup var options: InspectionOptions
  @OptionGroup(title: "Output") var common: CommonOptions

  func validate() throws {
    if let width, !(width >= 0 && width <= 100_000) {
      throw ValidationError("a width is a number of points from 0 to 100000")
    }
  }

  func answer(on console: Console) async throws {
    let inspection = try options.inspection(of: file, holding: view)
    let sizes = try inspection.fittingSizes(of: view, width: width)
    var rows = [("compressed", sizes.compressed), ("expanded", sizes.expanded)]
    if let widened = sizes.widened { rows.append(("at width", widened)) }
    if common.json {
      try console.json(.fit) { json in
        json.field("document", file)
        json.field("configuration", inspection.configuration.name)
        json.field("view", sizes.view.rawValue)
        for (name, size) in rows {
          json.key(name == "at width" ? "atWidth" : name)
          json.array { json in
            json.value(size.width)
            json.value(size.height)
          }
        }
      }
    } else {
      try console.print("\(inspection.names()(sizes.view), .bold)")
      for (name, size) in rows {
        try console.print("  \(padded(name, 12))\(points(size.width)) x \(points(size.height))")
      }
    }
  }
}
