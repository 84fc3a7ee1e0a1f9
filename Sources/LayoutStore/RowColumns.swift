internal import Foundation
internal import GRDB
internal import LayoutModel

/// A column type that is read with a check.
///
/// GRDB's own subscripts trap on a value of another type, which a damaged file can hold even in a
/// STRICT table; these report it.
protocol ColumnValue {
  init?(storage: DatabaseValue.Storage)
}

extension Int64: ColumnValue {
  init?(storage: DatabaseValue.Storage) {
    guard case .int64(let value) = storage else { return nil }
    self = value
  }
}
extension Int: ColumnValue {
  init?(storage: DatabaseValue.Storage) {
    guard case .int64(let value) = storage else { return nil }
    self.init(exactly: value)
  }
}
extension Double: ColumnValue {
  init?(storage: DatabaseValue.Storage) {
    switch storage {
    case .double(let value): self = value
    case .int64(let value): self = Double(value)
    default: return nil
    }
  }
}
extension String: ColumnValue {
  init?(storage: DatabaseValue.Storage) {
    guard case .string(let value) = storage else { return nil }
    self = value
  }
}
extension DocumentPath: ColumnValue {
  init?(storage: DatabaseValue.Storage) {
    guard let text = String(storage: storage) else { return nil }
    self.init(text)
  }
}
extension [UInt8]: ColumnValue {
  init?(storage: DatabaseValue.Storage) {
    // An empty blob can come back as an empty text, and the other way round.
    switch storage {
    case .blob(let value): self = Array(value)
    case .string(let value) where value.isEmpty: self = []
    default: return nil
    }
  }
}

extension Row {
  /// The value of a column that is never NULL.
  func at<Value: ColumnValue>(_ index: Int) throws -> Value {
    guard let value: Value = try at(index) else { throw wrongType(index) }
    return value
  }

  /// The value of a column, nil for NULL.
  func at<Value: ColumnValue>(_ index: Int) throws -> Value? {
    let stored: DatabaseValue = self[index]
    if stored.isNull { return nil }
    guard let value = Value(storage: stored.storage) else { throw wrongType(index) }
    return value
  }

  private func wrongType(_ index: Int) -> StoreError {
    let name = index < count ? Array(columnNames)[index] : String(index)
    return .damaged(path: "column \(name)", detail: "its value has the wrong type")
  }
}
