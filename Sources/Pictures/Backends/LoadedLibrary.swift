#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A library of the system that is opened when it is first needed, where it is installed.
///
/// Linked ones would have to be there for any verb to start, and cost each of them their loading.
struct LoadedLibrary: @unchecked Sendable {
  /// Of `dlopen`; the library stays open.
  private let handle: UnsafeMutableRawPointer

  /// nil where the system has no library of this name.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// A C function; nil where the library has none of this name.
  /// - Parameter type: its type, `@convention(c)`.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
