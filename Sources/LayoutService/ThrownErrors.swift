public import LayoutEngine
public import LayoutFormats
public import LayoutStore

// A program that imports `LayoutService` alone catches by type what comes through from the modules below.

/// An error of a store: damage, a lock, an unknown name, another schema.
public typealias StoreError = LayoutStore.StoreError

/// Why a document could not be read, and where.
public typealias FormatError = LayoutFormats.FormatError

/// Why a file of declared fonts, sizes and views could not be read, and where.
public typealias OverridesError = LayoutEngine.OverridesError

extension FormatError {
  /// All faults of the file, a line each.
  package var lines: String { all.map(\.description).joined(separator: "\n") }
}
