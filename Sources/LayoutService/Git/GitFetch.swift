internal import Synchronization

/// Brings what a clone lacks of the commits of a range.
package enum GitFetch {
  /// No range needs more than its two sides and their common history.
  private static let most = 3

  /// Asks the remote for the commits of a range and their histories back to where they meet.
  ///
  /// From then on git may bring what a partial clone left out, too, for as long as the process lives.
  /// - Returns: the commands that were run, such as `git fetch --unshallow`; none where nothing was
  ///   missing.
  /// - Throws: `GitError` where a fetch fails, or a name is still unknown afterwards.
  package static func complete(
    _ range: GitRange, in repository: String
  ) throws(GitError) -> [String] {
    GitProcess.mayFetch.withLock { $0 = true }
    var done: [String] = []
    while true {
      let git = try GitRepository(path: repository, allowsShallow: true)
      let wanted: [String]
      do throws(GitError) {
        _ = try git.resolve(range)
        return done
      } catch {
        switch error {
        case .notFetched(_, _, let fetch): wanted = fetch
        case .noMergeBase(_, _, isShallow: true): wanted = GitError.unshallow
        default: throw error
        }
        let command = GitError.words(wanted)
        guard done.count < most, !done.contains(command) else { throw error }
      }
      _ = try GitProcess.output(repository: repository, wanted)
      done.append(GitError.words(wanted))
    }
  }
}
