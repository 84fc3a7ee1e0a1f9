internal import Synchronization

/// A value that is worked out when it is first asked for, and shared by whoever holds this.
final class Once<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)

  /// The value; `make` always makes the same one.
  func value(_ make: () -> Value) -> Value {
    known.withLock { known in
      if let known { return known }
      let value = make()
      known = value
      return value
    }
  }
}
