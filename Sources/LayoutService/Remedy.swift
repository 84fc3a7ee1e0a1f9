internal import DeviceCatalogue
internal import LayoutStore

/// A way out of an error, for whoever puts it into the words of a program: the library
/// knows neither options nor commands.
package enum Remedy: Sendable, Hashable, CaseIterable {
  /// There is no store yet: make one.
  case makeStore
  /// The store is of an earlier version: bring it up to date.
  case migrateStore
  /// Nothing is recorded yet: commit something.
  case commitFirst
  /// A commit has no message: give one.
  case giveMessage
  /// Several scenes match: name one.
  case chooseScene
  /// No view has that name: list them.
  case listViews
  /// No revision has that name: list them.
  case listRevisions
  /// No branch has that name: list them.
  case listBranches
  /// No tag has that name: list them.
  case listTags
  /// Nothing is solved: solve what was only recorded.
  case solveMissing
  /// Rows are not as they were written: list what is wrong, or take a backup.
  case replaceStore
  /// No device has a name like that: list them.
  case listDevices

  /// The way out of an error of this library; nil where its own words are enough.
  package init?(for error: any Error) {
    switch error {
    case WorkspaceError.severalPictures: self = .chooseScene
    case WorkspaceError.noRevision, StoreError.noRevisions: self = .commitFirst
    case WorkspaceError.emptyMessage: self = .giveMessage
    case WorkspaceError.unknownView(_, let suggestions) where suggestions.isEmpty:
      self = .listViews
    case WorkspaceError.unknownConfiguration(_, let known) where known.isEmpty:
      self = .solveMissing
    case StoreError.unknownRevision: self = .listRevisions
    case StoreError.unknownBranch: self = .listBranches
    case StoreError.unknownTag: self = .listTags
    case StoreError.notFound: self = .makeStore
    case StoreError.olderStore: self = .migrateStore
    case StoreError.damaged: self = .replaceStore
    case ConfigurationRequestError.unknownDevice(let name)
    where DeviceCatalogue.suggestions(for: name).isEmpty:
      self = .listDevices
    default: return nil
    }
  }
}
