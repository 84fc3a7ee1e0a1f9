internal import Foundation
internal import GRDB
internal import LayoutModel

/// Configurations and the positional sets of them. Rows are only ever added.
struct ConfigurationTable {
  let db: Database

  /// The number of `configuration`, stored now if it is new.
  ///
  /// A second configuration of the same name, but another window, is stored as `name (2)`.
  func number(of configuration: LayoutModel.Configuration) throws -> Int64 {
    let definition = Self.definition(configuration)
    let find = try db.cachedStatement(sql: "SELECT id FROM configuration WHERE definition = ?")
    if let known = try Int64.fetchOne(find, arguments: [definition]) { return known }
    var name = configuration.name
    var count = 1
    let taken = try db.cachedStatement(sql: "SELECT count(*) FROM configuration WHERE name = ?")
    while try Int.fetchOne(taken, arguments: [name]) ?? 0 > 0 {
      count += 1
      name = "\(configuration.name) (\(count))"
    }
    try Ledger(db: db).booking(.configuration, where: "definition = ?", [definition]) {
      try db.execute(
        sql: "INSERT INTO configuration (name, definition, seal) VALUES (?, ?, ?)",
        arguments: [name, definition, Self.seal(name, definition)])
    }
    return try Self.required(Int64.fetchOne(find, arguments: [definition]))
  }

  /// The number of the set with these members in this order.
  func set(of members: [Int64]) throws -> Int64 {
    let text = Self.text(members)
    let find = try db.cachedStatement(sql: "SELECT id FROM configuration_set WHERE members = ?")
    if let known = try Int64.fetchOne(find, arguments: [text]) { return known }
    try Ledger(db: db).booking(.configurationSet, where: "members = ?", [text]) {
      try db.execute(
        sql: "INSERT INTO configuration_set (members, seal) VALUES (?, ?)",
        arguments: [text, Self.seal("", text)])
    }
    return try Self.required(Int64.fetchOne(find, arguments: [text]))
  }

  /// A set as its row has it.
  static func text(_ members: [Int64]) -> String { RecordText.list(members.map { String($0) }) }

  private static func required(_ number: Int64?) throws -> Int64 {
    guard let number else { throw StoreError.verificationFailed("a configuration") }
    return number
  }

  /// The configurations of a set, in its order.
  func members(of set: Int64) throws -> [StoredConfiguration] {
    try checkSet(set)
    return try stored(
      """
      SELECT c.id, c.name, c.definition, c.seal FROM configuration_set t, json_each(t.members) m
      JOIN configuration c ON c.id = m.value WHERE t.id = ? ORDER BY m.key
      """, [set])
  }

  private func checkSet(_ set: Int64) throws {
    let statement = try db.cachedStatement(
      sql: "SELECT members, seal FROM configuration_set WHERE id = ?")
    guard let row = try Row.fetchOne(statement, arguments: [set]) else { return }
    try ReadChecks.require(
      try row.at(1) == Self.seal("", row.at(0)), "configuration set \(set)")
  }

  /// The numbers of a set's configurations, in its order; cheaper than the configurations.
  func numbers(of set: Int64) throws -> [Int64] {
    try checkSet(set)
    let statement = try db.cachedStatement(
      sql: """
        SELECT m.value FROM configuration_set t, json_each(t.members) m
        WHERE t.id = ? ORDER BY m.key
        """)
    return try Int64.fetchAll(statement, arguments: [set])
  }

  /// The names in the definitions; cheaper than the definitions.
  func names() throws -> [Int64: String] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT id, CASE WHEN json_valid(definition) THEN json_extract(definition, '$.name') END,
          name, definition, seal
        FROM configuration
        """)
    var names: [Int64: String] = [:]
    for row in try Row.fetchAll(statement) {
      let unique: String = try row.at(2)
      try ReadChecks.require(
        try row.at(4) == Self.seal(unique, row.at(3)), "configuration \(unique)")
      guard let name: String = row[1] else {
        throw StoreError.damaged(path: "configuration", detail: "a definition without a name")
      }
      names[try row.at(0)] = name
    }
    return names
  }

  private func stored(_ sql: String, _ arguments: StatementArguments) throws
    -> [StoredConfiguration]
  {
    let statement = try db.cachedStatement(sql: sql)
    return try Row.fetchAll(statement, arguments: arguments).map { row in
      let name: String = try row.at(1)
      try ReadChecks.require(
        try row.at(3) == Self.seal(name, row.at(2)), "configuration \(name)")
      return try StoredConfiguration(
        number: row.at(0), storedName: row.at(1),
        configuration: Self.configuration(row.at(2)))
    }
  }

  struct StoredConfiguration {
    var number: Int64
    /// The name in SQL: unique in the store.
    var storedName: String
    var configuration: LayoutModel.Configuration
  }

  static func seal(_ name: String, _ definition: String) -> Int64 {
    var seal = Seal("configuration")
    seal.add(name)
    seal.add(definition)
    return seal.value
  }

  static func definition(_ configuration: LayoutModel.Configuration) -> String {
    var record = RecordText()
    record.add("name", configuration.name)
    record.add("device", configuration.device)
    record.add("width", configuration.size.width)
    record.add("height", configuration.size.height)
    record.add("scale", configuration.scale)
    record.add("top", configuration.safeArea.top)
    record.add("left", configuration.safeArea.left)
    record.add("bottom", configuration.safeArea.bottom)
    record.add("right", configuration.safeArea.right)
    record.add("widthClass", configuration.widthClass?.rawValue)
    record.add("heightClass", configuration.heightClass?.rawValue)
    record.add("idiom", configuration.idiom.rawValue)
    record.add("direction", configuration.direction.rawValue)
    record.add("type", configuration.contentSize.rawValue)
    record.add("typeRank", configuration.contentSize.rank)
    record.add("textFactor", configuration.textFactor)
    record.add("bold", configuration.isBoldText ? 1 : 0)
    record.add("system", configuration.system)
    record.add("cellWidth", configuration.cellWidth)
    record.add("keyboard", configuration.keyboard)
    record.add("language", configuration.language?.tag)
    return record.finished
  }

  /// The fields of `definition`, as JSON reads them.
  private struct Definition: Decodable {
    var name: String
    var device: String?
    var width: Double
    var height: Double
    var scale: Int
    var top: Double
    var left: Double
    var bottom: Double
    var right: Double
    var widthClass: SizeClass?
    var heightClass: SizeClass?
    var idiom: Idiom
    var direction: LayoutDirection
    var type: ContentSizeCategory
    var textFactor: Int
    var bold: Int
    var system: Int
    var cellWidth: Double?
    var keyboard: Double?
    var language: Language?
  }

  static func configuration(_ definition: String) throws -> LayoutModel.Configuration {
    guard
      let read = try? JSONDecoder().decode(Definition.self, from: Data(definition.utf8))
    else { throw StoreError.damaged(path: "configuration", detail: "its definition") }
    var configuration = LayoutModel.Configuration(
      name: read.name, device: read.device, size: Size(width: read.width, height: read.height),
      scale: read.scale,
      safeArea: EdgeInsets(
        top: read.top, left: read.left, bottom: read.bottom, right: read.right),
      widthClass: read.widthClass, heightClass: read.heightClass, idiom: read.idiom,
      direction: read.direction, contentSize: read.type, textFactor: read.textFactor,
      isBoldText: read.bold != 0, system: read.system, cellWidth: read.cellWidth)
    configuration.keyboard = read.keyboard
    configuration.language = read.language
    return configuration
  }
}
