internal import LayoutModel

/// A named value of an object in words. The facts that differ between two versions were edited.
struct Fact: Hashable {
  let name: String
  let value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// The fields that have words, in their order.
  ///
  /// - Parameters:
  ///   - view: how a view is called.
  ///   - constraint: how a constraint is called.
  static func told(
    _ fields: [ModelField], view: (ObjectID) -> String = \.rawValue,
    constraint: (ObjectID) -> String = \.rawValue
  ) -> [Fact] {
    fields.compactMap { field in
      guard let name = field.words else { return nil }
      return Fact(name, text(of: field.value, view, constraint) ?? field.absent)
    }
  }

  /// A value in words; nil where there is none, and for values that hold fields of their own.
  private static func text(
    of value: FieldValue, _ view: (ObjectID) -> String, _ constraint: (ObjectID) -> String
  ) -> String? {
    switch value {
    case .flag(let value): value ? "yes" : "no"
    case .number(let value): value.map(number)
    case .count(let value): value.map(String.init)
    case .word(let value): value
    case .words(let values): list(values)
    case .text(let value): value.map(quoted)
    case .styledText(let value): value.map { quoted($0.plain) }
    case .styling(let value): styling(value)
    case .font(let value): value.map(words)
    case .image(let value): value?.name
    case .frame(let value): value.map(words)
    case .size(let value): value.map { "\(number($0.width)) x \(number($0.height))" }
    case .insets(let value): value.map(words)
    case .margins(let value): words(value)
    case .mask(let value): words(value)
    case .placeholder(let value): words(value)
    case .multiplier(let value): words(value)
    case .views(let ids): list(ids.map(view).sorted())
    case .constraints(let ids): list(ids.map(constraint).sorted())
    case .segments(let segments):
      list(
        segments.map { segment in
          (segment.title ?? segment.image ?? "")
            + (segment.width.map { " (\(number($0)) wide)" } ?? "")
        })
    case .fields, .list: nil
    }
  }

  /// Pairs of values that differ, by name, in the order of `after`, then what only `before` has.
  static func differences(
    _ before: [Fact], _ after: [Fact]
  ) -> [(name: String, before: String, after: String)] {
    let old = Dictionary(before.map { ($0.name, $0.value) }, uniquingKeysWith: { a, _ in a })
    let new = Dictionary(after.map { ($0.name, $0.value) }, uniquingKeysWith: { a, _ in a })
    var result: [(name: String, before: String, after: String)] = []
    for fact in after where old[fact.name] != fact.value {
      result.append((fact.name, old[fact.name] ?? "none", fact.value))
    }
    for fact in before where new[fact.name] == nil {
      result.append((fact.name, fact.value, "none"))
    }
    return result.filter { $0.before != $0.after }
  }
}
