import ArgumentParser
import JSONText

/// The options that a verb takes, read from what the parser itself says of them.
struct VerbOptions {
  struct Option: Hashable {
    /// With their dashes, the long one first: `--limit`, `-n`.
    var names: [String]
    var isShown: Bool
  }

  let options: [Option]

  /// - Complexity: the parser writes out the verb's whole help; for errors and completions only.
  init(of verb: VerbIndex.Verb) {
    guard let help = try? JSONText.read(Array(verb._dumpHelp().utf8)),
      let arguments = help["command"]?["arguments"]?.items
    else {
      options = []
      return
    }
    options = arguments.compactMap { argument in
      let names = (argument["names"]?.items ?? []).compactMap { name -> String? in
        guard let text = name["name"]?.text else { return nil }
        return (name["kind"]?.text == "long" ? "--" : "-") + text
      }
      guard !names.isEmpty else { return nil }
      var isShown = true
      if case .bool(let shown)? = argument["shouldDisplay"]?.kind { isShown = shown }
      return Option(names: names.sorted { $0.count > $1.count }, isShown: isShown)
    }
  }

  /// The long names of the options that the help shows, but for those that every command has.
  var longNames: [String] {
    options.filter(\.isShown).compactMap { $0.names.first { $0.hasPrefix("--") } }
      .filter { !["--help", "--version"].contains($0) }
  }
}

extension JSONValue {
  /// The elements of a list; nil for anything else.
  var items: [JSONValue]? {
    guard case .array(let items) = kind else { return nil }
    return items
  }
}
