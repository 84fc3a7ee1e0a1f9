/// Finds where a line may or must end: the rules of Unicode Standard Annex 14 in one pass.
///
/// Rules are cited by their number there (Unicode 14, numbers tailored as its section 8.2 allows).
/// Not covered: the dictionaries of Thai, Lao, Khmer and Burmese, whose text breaks at spaces only.
struct LineBreaker {
  enum Opportunity: UInt8 { case none, allowed, mandatory }

  private let table = LineBreakClass.Table.shared
  /// Class before the boundary; marks have merged into what they follow.
  private var before: LineBreakClass?
  /// Class before the spaces that end at the boundary; `before` itself when there are none.
  private var beforeSpaces = LineBreakClass.al
  private var isAfterJoiner = false
  private var isAfterHebrewHyphen = false
  private var oddIndicators = false
  private var number = Number.none

  private enum Number { case none, digits, closed }

  /// The opportunity before `scalar`; `next` is the scalar after it, for LB25.
  mutating func step(_ scalar: UInt32, next: UInt32?) -> Opportunity {
    let raw = table(scalar)
    guard let previous = before else {
      accept(raw == .cm || raw == .zwj ? .al : raw, raw: raw)
      return .none
    }
    if let hard = hardBreak(previous, raw) {
      accept(raw == .cm || raw == .zwj ? .al : raw, raw: raw)
      return hard
    }
    if raw == .cm || raw == .zwj {
      if previous != .sp && previous != .zw {  // LB9
        isAfterJoiner = raw == .zwj
        return .none
      }
      let opportunity = softBreak(previous, .al, next)  // LB10
      accept(.al, raw: raw)
      return opportunity
    }
    let opportunity = softBreak(previous, raw, next)
    accept(raw, raw: raw)
    return opportunity
  }

  /// LB4 to LB8a.
  private func hardBreak(_ a: LineBreakClass, _ b: LineBreakClass) -> Opportunity? {
    switch a {
    case .bk, .lf, .nl: return .mandatory
    case .cr: return b == .lf ? Opportunity.none : .mandatory
    default: break
    }
    switch b {
    case .bk, .cr, .lf, .nl, .sp, .zw: return Opportunity.none
    default: break
    }
    if beforeSpaces == .zw { return .allowed }
    return isAfterJoiner ? Opportunity.none : nil
  }

  /// LB11 to LB31.
  private func softBreak(
    _ a: LineBreakClass, _ b: LineBreakClass, _ next: UInt32?
  ) -> Opportunity {
    if b == .wj || a == .wj || a == .gl { return .none }  // LB11, LB12
    if b == .gl, a != .sp, a != .ba, a != .hy { return .none }  // LB12a
    switch b {  // LB13
    case .cl, .cp, .wideClose, .ex, .infix, .sy: return .none
    default: break
    }
    switch beforeSpaces {  // LB14 to LB17
    case .op, .wideOpen: return .none
    case .qu where b == .op || b == .wideOpen: return .none
    case .cl where b == .ns, .cp where b == .ns, .wideClose where b == .ns: return .none
    case .b2 where b == .b2: return .none
    default: break
    }
    if a == .sp { return .allowed }  // LB18
    if a == .qu || b == .qu { return .none }  // LB19
    if a == .cb || b == .cb { return .allowed }  // LB20
    if b == .ba || b == .hy || b == .ns || a == .bb { return .none }  // LB21
    if isAfterHebrewHyphen { return .none }  // LB21a
    if a == .sy && b == .hl { return .none }  // LB21b
    if b == .inseparable { return .none }  // LB22
    return joins(a, b) || joinsNumber(a, b, next) ? .none : .allowed
  }

  /// LB23, LB23a, LB24 and LB26 to LB30b.
  private func joins(_ a: LineBreakClass, _ b: LineBreakClass) -> Bool {
    switch (a, b) {
    case (.al, .nu), (.hl, .nu), (.nu, .al), (.nu, .hl): true
    case (.pr, .id), (.pr, .pictograph), (.pr, .eb), (.pr, .em): true
    case (.id, .po), (.pictograph, .po), (.eb, .po), (.em, .po): true
    case (.pr, .al), (.pr, .hl), (.po, .al), (.po, .hl): true
    case (.al, .pr), (.al, .po), (.hl, .pr), (.hl, .po): true
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): true
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): true
    case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): true
    case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): true
    case (.al, .al), (.al, .hl), (.hl, .al), (.hl, .hl): true
    case (.infix, .al), (.infix, .hl): true
    case (.al, .op), (.hl, .op), (.nu, .op): true
    case (.cp, .al), (.cp, .hl), (.cp, .nu): true
    case (.ri, .ri): oddIndicators
    case (.eb, .em), (.pictograph, .em): true
    default: false
    }
  }

  /// LB25: a number with its signs, separators and units stays together.
  private func joinsNumber(_ a: LineBreakClass, _ b: LineBreakClass, _ next: UInt32?) -> Bool {
    switch b {
    case .nu:
      switch a {
      case .nu, .pr, .po, .hy, .op, .wideOpen, .infix: return true
      case .sy: return true
      default: return false
      }
    case .po, .pr: return number != .none
    case .op, .wideOpen, .hy:
      guard a == .pr || a == .po, let next else { return false }
      return table(next) == .nu
    default: return false
    }
  }

  private mutating func accept(_ class: LineBreakClass, raw: LineBreakClass) {
    switch `class` {
    case .nu: number = .digits
    case .sy, .infix: if number != .digits { number = .none }
    case .cl, .cp, .wideClose: number = number == .digits ? .closed : .none
    default: number = .none
    }
    isAfterHebrewHyphen = before == .hl && (`class` == .ba || `class` == .hy)
    oddIndicators = `class` == .ri && !(before == .ri && oddIndicators)
    isAfterJoiner = raw == .zwj
    if `class` != .sp || before == nil { beforeSpaces = `class` }
    before = `class`
  }
}
