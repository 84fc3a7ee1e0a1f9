/// Line-break classes of Unicode Standard Annex 14, after rule LB1.
enum LineBreakClass: UInt8 {
  case al, b2, ba, bb, bk, cb, cl, cm, cp, cr, eb, em, ex, gl, h2, h3, hl, hy, id
  /// IN and IS, whose letters are a keyword of Swift's.
  case inseparable, infix
  case jl, jt, jv, lf, nl, ns, nu, op, po, pr, qu, ri, sp, sy, wj, zw, zwj
  /// Wide opening and closing parentheses (LB30), unassigned pictographs (LB30b).
  case wideOpen, wideClose, pictograph

  private init(_ name: Substring) {
    switch name {
    case "B2": self = .b2
    case "BA": self = .ba
    case "BB": self = .bb
    case "BK": self = .bk
    case "CB": self = .cb
    case "CL": self = .cl
    case "CM": self = .cm
    case "CP": self = .cp
    case "CR": self = .cr
    case "EB": self = .eb
    case "EM": self = .em
    case "EX": self = .ex
    case "GL": self = .gl
    case "H2": self = .h2
    case "H3": self = .h3
    case "HL": self = .hl
    case "HY": self = .hy
    case "ID": self = .id
    case "IN": self = .inseparable
    case "IS": self = .infix
    case "JL": self = .jl
    case "JT": self = .jt
    case "JV": self = .jv
    case "LF": self = .lf
    case "NL": self = .nl
    case "NS": self = .ns
    case "NU": self = .nu
    case "OP": self = .op
    case "PO": self = .po
    case "PR": self = .pr
    case "QU": self = .qu
    case "RI": self = .ri
    case "SP": self = .sp
    case "SY": self = .sy
    case "WJ": self = .wj
    case "ZW": self = .zw
    case "ZWJ": self = .zwj
    case "op": self = .wideOpen
    case "cp": self = .wideClose
    case "id": self = .pictograph
    default: self = .al
    }
  }

  /// Classes of all scalars: a flat table below 0x3100, ranges above.
  struct Table: Sendable {
    static let shared = Table()
    private static let flatLimit = 0x3100
    private let flat: [LineBreakClass]
    private let starts: [UInt32]
    private let classes: [LineBreakClass]

    private init() {
      var starts: [UInt32] = []
      var classes: [LineBreakClass] = []
      var reader = TableReader(LineBreakData.classes)
      while reader.hasMore() {
        starts.append(UInt32(reader.number(radix: 16)))
        _ = reader.take(0x3A)
        classes.append(LineBreakClass(reader.word()))
      }
      var flat = [LineBreakClass](repeating: .al, count: Self.flatLimit)
      for (index, start) in starts.enumerated() where Int(start) < Self.flatLimit {
        let next = index + 1 < starts.count ? Int(starts[index + 1]) : Self.flatLimit
        for scalar in Int(start)..<min(next, Self.flatLimit) { flat[scalar] = classes[index] }
      }
      self.flat = flat
      self.starts = starts
      self.classes = classes
    }

    func callAsFunction(_ scalar: UInt32) -> LineBreakClass {
      if scalar < Self.flatLimit { return flat[Int(scalar)] }
      var low = 0
      var high = starts.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if starts[middle] <= scalar { low = middle } else { high = middle }
      }
      return classes[low]
    }
  }
}
