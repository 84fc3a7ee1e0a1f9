/// The computation that a closed form repeats at each size, in whole numbers.
///
/// A point lists the constant, the parameters and the columns, all multiplied by ``scale``, and the columns
/// also by a common multiple of the denominators in the rows. Each form is a list of factors for that point:
/// first the forms of the variables, then the conditions, then the wishes of the rows with one column, by
/// part.
final class ClosedFormProgram {
  typealias Number = Fraction<Int64>

  /// A row that relates one column to a form. Its weight counts within its priority.
  struct Wish: BitwiseCopyable {
    var relation: Relation
    var level: Double
    var weight: Int64
  }

  /// A part with one column: its wishes, highest priority first, and the column's place in the point.
  struct Part: BitwiseCopyable {
    var first: Int32
    var end: Int32
    var column: Int32
  }

  let variableCount: Int
  let parameterCount: Int
  let pointCount: Int
  let conditionCount: Int
  var partCount = 0
  let starts: UnsafeMutablePointer<Int32>
  let places: UnsafeMutablePointer<Int32>
  let factors: UnsafeMutablePointer<Int64>
  let divisors: UnsafeMutablePointer<Int64>
  let relations: UnsafeMutablePointer<Relation>
  let wishes: UnsafeMutablePointer<Wish>
  let parts: UnsafeMutablePointer<Part>
  let point: UnsafeMutablePointer<Int64>
  let numerators: UnsafeMutablePointer<Int64>
  let denominators: UnsafeMutablePointer<Int64>
  /// Scratch memory for the values and the order of one part's wishes.
  let targets: UnsafeMutablePointer<Int64>
  let order: UnsafeMutablePointer<Int32>
  /// The common denominator of the columns, apart from ``scale``.
  private(set) var multiple: Int64 = 1
  /// The largest sum of a form's absolute factors; with ``largest`` it bounds every result.
  var largestForm: UInt64 = 0
  var largestDivisor: Int64 = 1
  /// The common denominator of the parameters and of the results of larger parts.
  var scale: Int64 = 1
  /// The largest absolute value in the point.
  var largest: UInt64 = 1
  private let arena: Arena
  var formCount = 0
  var factorCount = 0

  init(
    _ elimination: borrowing SmallElimination, _ small: borrowing SmallParts
  ) throws(ArithmeticFailure) {
    let variables = elimination.variableCount
    let columns = small.columnCount
    variableCount = variables
    parameterCount = elimination.columnCount - variables - 1
    pointCount = 1 + parameterCount + columns
    conditionCount = small.conditionCount
    let rowCount = elimination.rows.rows
    let forms = variables + rowCount
    let room = small.closed.count + columns + elimination.rows.count
    var arena = Arena(
      bytes: Arena.bytes(forms + 1, of: Int32.self) + Arena.bytes(room, of: Int32.self)
        + Arena.bytes(room, of: Int64.self) + Arena.bytes(variables, of: Int64.self)
        + Arena.bytes(rowCount, of: Relation.self) + Arena.bytes(rowCount, of: Wish.self)
        + Arena.bytes(columns, of: Part.self) + Arena.bytes(pointCount, of: Int64.self)
        + 2 * Arena.bytes(parameterCount, of: Int64.self) + Arena.bytes(rowCount, of: Int64.self)
        + Arena.bytes(rowCount, of: Int32.self))
    starts = arena.take(forms + 1, of: Int32.self)
    places = arena.take(room, of: Int32.self)
    factors = arena.take(room, of: Int64.self)
    divisors = arena.take(variables, of: Int64.self)
    relations = arena.take(rowCount, of: Relation.self)
    wishes = arena.take(rowCount, of: Wish.self)
    parts = arena.take(columns, of: Part.self)
    point = arena.take(pointCount, of: Int64.self)
    numerators = arena.take(parameterCount, of: Int64.self)
    denominators = arena.take(parameterCount, of: Int64.self)
    targets = arena.take(rowCount, of: Int64.self)
    order = arena.take(rowCount, of: Int32.self)
    self.arena = arena
    point.initialize(repeating: 0, count: pointCount)
    // No parameter has the denominator 0, so the first call sees new parameters.
    denominators.initialize(repeating: 0, count: parameterCount)
    numerators.initialize(repeating: 0, count: parameterCount)
    starts[0] = 0
    multiple = try Self.commonMultiple(elimination, small)
    try addVariables(elimination, small)
    try addConditions(elimination, small)
    for place in 0..<columns where small.widths[Int(small.columns[place])] == 1 {
      try addPart(column: place, elimination, small)
    }
  }

  @inline(__always)
  func entries(of form: Int) -> Range<Int> { Int(starts[form])..<Int(starts[form + 1]) }
}
