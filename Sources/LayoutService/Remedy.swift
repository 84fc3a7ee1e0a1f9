internal import DeviceCatalogue
internal import LayoutStore

/// A remedy for an error. Programs translate it into their own options and commands, which the library does not
/// know.
package enum Remedy: Sendable, Hashable, CaseIterable {
  /// There is no store yet: make one.
  case makeStore
  /// The store is of an earlier version: migrate it.
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
  /// The revision was recorded without solving: solve it.
  case solveMissing
  /// The store is damaged: list the damage, or use a backup.
  case replaceStore
  /// No device has that name: list them.
  case listDevices

  /// The remedy for an error of this library, or nil if its message suffices.
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
