import ArgumentParser

/// `keyline completions`: what makes a shell complete verbs and options.
struct Completions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print what makes a shell complete verbs and options.",
    discussion: """
      EXAMPLES
        keyline completions bash > ~/.local/share/bash-completion/completions/keyline
        keyline completions zsh > "${fpath[1]}/_keyline"
        keyline completions fish > ~/.config/fish/completions/keyline.fish
      """)

  enum Shell: String, CaseIterable, ExpressibleByArgument {
    case bash, zsh, fish

    var asKnown: CompletionShell {
      switch self {
      case .bash: .bash
      case .zsh: .zsh
      case .fish: .fish
      }
    }
  }

  @Argument(help: "bash, zsh or fish.") var shell: Shell

  func run() throws {
    let console = Console(environment: OwnProcess.variables)
    try console.write((Keyline.completionScript(for: shell.asKnown) + "\n").utf8)
    try console.finish()
  }
}
