import ArgumentParser
import LayoutModel
import LayoutService

/// What of the user's may be written over: nothing.
///
/// A command that was not asked to edit a file replaces only what Keyline wrote itself, as the same kind,
/// or what is empty; anything else takes `--force`. A store is not written over even then
/// (``StoreGround``).
enum OutputGround {
  /// - Throws: where writing to the path would lose something that is not Keyline's own.
  /// - Parameter bytes: what is to be written, where it is known already.
  static func refuse(
    _ path: String, as kind: OutputKind, force: Bool, writing bytes: [UInt8]? = nil
  ) throws(FileProblem) {
    try StoreGround.refuse(path)
    guard !force, Descriptor.named(path) == nil else { return }
    let isThere = Disk.kind(of: path) == .file
    if kind != .document, isDocument(path), isThere || Disk.kind(of: path) == .missing {
      throw FileProblem(
        path: path,
        reason:
          "is the name of a document, and \(kind.name) is not written over it; name another file"
          + (isThere ? ", or give --force" : ""))
    }
    guard isThere else { return }
    // What is too long to read is not Keyline's own.
    let there = try? Disk.read(path)
    if let there, there.isEmpty || there == bytes || kind.isOwn(there) { return }
    guard kind != .document else {
      throw FileProblem(
        path: path,
        reason: "is there already and is not written over; name another file, or give --force")
    }
    throw FileProblem(
      path: path,
      reason:
        "exists, and Keyline did not write it as \(kind.name), so that it is not written over; name "
        + "another file, or give --force")
  }

  /// - Throws: where a file cannot be written because its folder is not there.
  static func requireFolder(of path: String) throws(FileProblem) {
    let folder = Paths.folder(of: Paths.absolute(path, in: OwnProcess.folder))
    guard Descriptor.named(path) == nil, Disk.kind(of: folder) == .missing else { return }
    throw FileProblem(path: folder, reason: "no such folder; make it first, or name another file")
  }

  /// Whether a path is that of a document or of its translations.
  private static func isDocument(_ path: String) -> Bool {
    let name = path.lowercased()
    return Paths.isDocument(path)
      || [".strings", ".stringsdict", ".xcstrings", ".nib"].contains { name.hasSuffix($0) }
  }
}

/// Whether a file that Keyline did not make is replaced.
struct ReplaceOptions: ParsableArguments {
  @Flag(help: "Write over a file that Keyline did not make.")
  var force = false
}
