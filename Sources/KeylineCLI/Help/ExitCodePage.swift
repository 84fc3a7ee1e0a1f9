/// The reference of exit codes.
enum ExitCodePage {
  static var text: String {
    """
    # Exit codes

    \(Page.table(("code", "means"), codes))

    A verb that only shows what there is, such as `findings`, `lint` without `--strict` or `why`, exits with 0
    whatever it shows.

    Where several hold, 130 comes before 1, and 1 before 2: a check that found something and could not read
    a file exits with 1, and names the file on standard error.

    \(Page.table(("command", "exits with 1 when"), ones))

    """
  }

  private static let codes: [(name: String, meaning: String)] = [
    ("0", "done; nothing that the command looks for was found"),
    ("1", "findings, differences or conflicts: what the command looks for is there"),
    (
      "2",
      "it could not: a mistake on the command line, a file that cannot be read, a damaged store"
    ),
    ("130", "ended by Ctrl-C; what was found so far is printed, nothing is half recorded"),
  ]

  private static let ones: [(name: String, meaning: String)] = [
    ("check", "something got worse, or, without a base, something is wrong"),
    ("check --staged", "besides, a merge of git's was staged with conflicts that nobody decided"),
    ("diff --exit-code", "anything differs"),
    ("query --expect N", "another number is found"),
    ("verify", "the store is damaged"),
    ("fmt --check", "a file is not formatted"),
    ("tidy --check", "there is noise to take back"),
    ("languages", "a translation certainly spoils a screen"),
    ("lint --strict", "anything is found"),
    ("sweep --strict", "an error is found somewhere on the way"),
    ("solve --strict", "constraints contradict one another"),
    ("exercise", "a layout is open"),
    ("propose", "a layout would get worse; nothing is written then"),
    ("bisect", "no revision is found that broke it"),
    ("states", "groups switch one another for ever"),
    ("tween", "something jumps or contradicts on the way"),
    ("visual", "constraints contradict one another"),
    ("calibrate", "frames differ from those measured"),
    ("convert", "something cannot be said in the other format"),
    ("fidelity --ratchet", "a count fell"),
    ("doctor", "a setting is not as it should be"),
    ("merge, merge-file, cherry-pick, revert", "conflicts are left to `keyline resolve`"),
    ("resolve", "conflicts are still open"),
    ("solve --certify", "an answer could not be proved"),
  ]
}
