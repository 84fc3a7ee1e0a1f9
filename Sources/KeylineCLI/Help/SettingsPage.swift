import LayoutService

/// A whole `keyline.toml` with every key, each with what it means.
enum SettingsPage {
  /// Read by the tests as the settings that it is.
  static var text: String {
    """
    # keyline.toml, at the root of the store or of the git repository. All of it may be left out.

    # Where the configurations come from: "default" or "full" (`keyline devices --matrix full`).
    matrix = "default"

    # What the app ships on. What is left out is read from Xcode projects and Info.plist files.
    [app]
    # "iphone", "ipad", or ids of `keyline devices`.
    devices = ["iphone", "ipad-9"]
    # A list for all, or one for each family.
    orientations = { iphone = ["portrait"], ipad = ["portrait", "landscape"] }
    # Never in a part of a pad's screen.
    full-screen = true
    # The oldest iOS that the app runs on.
    deployment-target = "15.0"

    # One of your own beside those of the matrix; as many as you like.
    [[configuration]]
    name = "checkout with keyboard"
    # A device, or size = "375x667".
    device = "ipad-9"
    # All of these may be left out.
    orientation = "landscape"
    insets = "20,0,0,0"
    scale = "2"
    direction = "ltr"
    classes = "regular,regular"
    type = "AX1"
    text = "2x"
    bold = true
    language = "de"
    os = "17"
    cell-width = "320"
    keyboard = "398"

    # "error", "warning", "info" or "off"; by name or number, `keyline explain` lists the rules:
    \(Page.wrapped(SelectorReference.rules.map(\.name)).split(separator: "\n").map { "#   \($0)" }
      .joined(separator: "\n"))
    [rules]
    hit-target = "info"

    # The same for some documents; later ones come first.
    [[rules-for]]
    paths = ["Legacy", "**/Old*.xib"]
    truncated = "off"

    # Documents that are looked at, or not: `*` and `?` within a part of a path, `**` over parts.
    # Exports for translators (`*.xcloc`) are left out unless `include` names them or the command does; so
    # are libraries (`Pods`, `Carthage`, `node_modules`, `build`) by `check FOLDER` and `findings`.
    [paths]
    include = ["App", "Kit"]
    exclude = ["**/Generated"]

    # Questions by name: `keyline query --saved small-buttons`. A selector, or a table with selector
    # or sql, how many there have to be, and the revisions asked about.
    [queries]
    small-buttons = "button{w<44 or h<44}"
    no-errors = { sql = "SELECT * FROM findings WHERE rev = :r AND severity = 'error'", expect = 0 }

    # When a check fails.
    [gate]
    # How probable a defect has to be, 0 to 1.
    threshold = 0.8
    # "error", "warning" or "never".
    fail-on = "warning"

    """
  }
}
