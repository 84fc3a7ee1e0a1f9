#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A library of the system that is opened when it is first needed, where it is installed.
///
/// Were it linked, no verb would start without it, and every verb would pay for loading it.
struct LoadedLibrary: @unchecked Sendable {
  /// The handle that `dlopen` gave; the library stays open.
  private let handle: UnsafeMutableRawPointer

  /// nil where the system has no library of this name.
  /// - Parameter shared: a function of which program and library must use the same copy, because
  ///   objects pass between them; nil = none.
  init?(_ name: String, sharing shared: String? = nil) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    if let shared {
      #if canImport(Darwin)
        let program = UnsafeMutableRawPointer(bitPattern: -2)
      #else
        let program: UnsafeMutableRawPointer? = nil
      #endif
      guard let own = dlsym(program, shared), own == dlsym(handle, shared) else { return nil }
    }
    self.handle = handle
  }

  /// A C function; nil where the library has none of this name.
  /// - Parameter type: its type, `@convention(c)`.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
