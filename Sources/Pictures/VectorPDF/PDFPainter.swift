/// Follows the operators of a page (ISO 32000-1, 8) and writes what they paint as SVG.
struct PDFPainter {
  struct Transform {
    var a, b, c, d, e, f: Double

    /// First `inner`, then this one.
    func after(_ inner: Transform) -> Transform {
      Transform(
        a: inner.a * a + inner.b * c, b: inner.a * b + inner.b * d,
        c: inner.c * a + inner.d * c, d: inner.c * b + inner.d * d,
        e: inner.e * a + inner.f * c + e, f: inner.e * b + inner.f * d + f)
    }

    func place(_ x: Double, _ y: Double) -> String {
      "\(SVGWriter.number(a * x + c * y + e)) \(SVGWriter.number(b * x + d * y + f))"
    }

    /// By how much lengths grow, in the mean of both directions.
    var growth: Double { abs(a * d - b * c).squareRoot() }
  }

  private struct State {
    var transform: Transform
    var fill = "#000000"
    var stroke = "#000000"
    /// Components of a colour in the chosen space; nil = a space that is not known.
    var fillParts: Int? = 1
    var strokeParts: Int? = 1
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var width = 1.0
    var cap = 0
    var join = 0
    var miter = 10.0
    var dashes: [Double] = []
    var dashStart = 0.0
    var clip: Int?
  }

  private(set) var svg = ""
  private let file: PDFFile
  private var state: State
  private var saved: [State] = []
  private var path = ""
  private var start = (x: 0.0, y: 0.0)
  private var current = (x: 0.0, y: 0.0)
  /// The rule by which the path will clip what follows.
  private var pendingClip: String?
  private var clipCount = 0
  private var operatorCount = 0
  private var formCount = 0
  private static let mostOperators = 200_000
  /// Forms shown; each is unpacked for it.
  private static let mostForms = 200
  private static let mostBytes = 4 << 20
  private static let mostNested = 8

  init(_ file: PDFFile, base: Transform) {
    self.file = file
    state = State(transform: base)
  }

  /// False where something cannot be drawn.
  mutating func paint(
    _ contents: [UInt8], _ resources: [String: PDFValue], depth: Int = 0
  ) -> Bool {
    guard depth < Self.mostNested else { return false }
    var lexer = PDFLexer(contents[...])
    var operands: [PDFValue] = []
    while let value = lexer.next() {
      guard case .word(let word) = value else {
        operands.append(value)
        guard operands.count < 64 else { return false }
        continue
      }
      operatorCount += 1
      guard operatorCount < Self.mostOperators, svg.utf8.count < Self.mostBytes else {
        return false
      }
      guard perform(word, operands, resources, depth) else { return false }
      operands = []
    }
    return lexer.isAtEnd && operands.isEmpty
  }

  private mutating func perform(
    _ word: String, _ operands: [PDFValue], _ resources: [String: PDFValue], _ depth: Int
  ) -> Bool {
    let n = operands.compactMap(\.number)
    func has(_ count: Int) -> Bool { n.count == count }
    switch word {
    case "q":
      saved.append(state)
      return saved.count < 256
    case "Q": state = saved.popLast() ?? state
    case "cm" where has(6):
      state.transform = state.transform.after(
        Transform(a: n[0], b: n[1], c: n[2], d: n[3], e: n[4], f: n[5]))
    case "w" where has(1): state.width = n[0]
    case "J" where has(1): state.cap = Int(exactly: n[0]) ?? 0
    case "j" where has(1): state.join = Int(exactly: n[0]) ?? 0
    case "M" where has(1): state.miter = n[0]
    case "d":
      state.dashes = operands.first?.array?.compactMap(\.number) ?? []
      state.dashStart = n.last ?? 0
    case "gs": return use(operands.first?.name, resources)
    case "m" where has(2), "l" where has(2), "c" where has(6), "v" where has(4), "y" where has(4),
      "h",
      "re" where has(4):
      add(word, n)
    case "W": pendingClip = "nonzero"
    case "W*": pendingClip = "evenodd"
    case "n": finish(fill: nil, strokes: false)
    case "f", "F": finish(fill: "nonzero", strokes: false)
    case "f*": finish(fill: "evenodd", strokes: false)
    case "S", "s": close(word == "s", fill: nil)
    case "B", "b": close(word == "b", fill: "nonzero")
    case "B*", "b*": close(word == "b*", fill: "evenodd")
    case "g", "rg", "k", "G", "RG", "K", "sc", "scn", "SC", "SCN", "cs", "CS":
      return colour(word, operands, n, resources)
    case "Do": return show(operands.first?.name, resources, depth)
    case "i", "ri", "BX", "EX", "MP", "DP", "BMC", "BDC", "EMC", "true", "false", "null": break
    default: return false
    }
    return true
  }

  private mutating func add(_ word: String, _ n: [Double]) {
    let transform = state.transform
    switch word {
    case "m":
      path += "M\(transform.place(n[0], n[1]))"
      (start, current) = ((n[0], n[1]), (n[0], n[1]))
    case "l":
      path += "L\(transform.place(n[0], n[1]))"
      current = (n[0], n[1])
    case "h":
      path += "Z"
      current = start
    case "re":
      let (right, top) = (n[0] + n[2], n[1] + n[3])
      path += "M\(transform.place(n[0], n[1]))L\(transform.place(right, n[1]))"
      path += "L\(transform.place(right, top))L\(transform.place(n[0], top))Z"
      (start, current) = ((n[0], n[1]), (n[0], n[1]))
    default:
      // A curve whose first or second handle is one of its ends has four numbers.
      let all =
        word == "v"
        ? [current.x, current.y] + n : word == "y" ? n + [n[2], n[3]] : n
      path += "C\(transform.place(all[0], all[1])) \(transform.place(all[2], all[3])) "
      path += transform.place(all[4], all[5])
      current = (all[4], all[5])
    }
  }

  private mutating func close(_ closes: Bool, fill: String?) {
    if closes { path += "Z" }
    finish(fill: fill, strokes: true)
  }

  /// Paints the path, lets it clip what follows where that was asked for, and begins another.
  private mutating func finish(fill: String?, strokes: Bool) {
    defer { (path, pendingClip) = ("", nil) }
    let clip = state.clip.map { " clip-path=\"url(#c\($0))\"" } ?? ""
    if !path.isEmpty, fill != nil || strokes {
      svg += "<path d=\"\(path)\"\(clip)"
      if let fill {
        svg += " fill=\"\(state.fill)\" fill-rule=\"\(fill)\""
        svg += Self.opacity("fill", state.fillOpacity)
      } else {
        svg += " fill=\"none\""
      }
      if strokes { svg += strokeAttributes }
      svg += "/>"
    }
    guard let rule = pendingClip else { return }
    clipCount += 1
    svg += "<clipPath id=\"c\(clipCount)\"\(clip)>"
    svg += "<path d=\"\(path.isEmpty ? "M0 0" : path)\" clip-rule=\"\(rule)\"/></clipPath>"
    state.clip = clipCount
  }

  private var strokeAttributes: String {
    let growth = state.transform.growth
    var text = " stroke=\"\(state.stroke)\"" + Self.opacity("stroke", state.strokeOpacity)
    // A line of no width is the thinnest that can be drawn.
    text += " stroke-width=\"\(SVGWriter.number(max(0.1, state.width * growth)))\""
    if state.cap > 0 { text += " stroke-linecap=\"\(state.cap == 1 ? "round" : "square")\"" }
    if state.join > 0 { text += " stroke-linejoin=\"\(state.join == 1 ? "round" : "bevel")\"" }
    if state.join == 0 {
      text += " stroke-miterlimit=\"\(SVGWriter.number(max(1, state.miter)))\""
    }
    guard state.dashes.contains(where: { $0 > 0 }) else { return text }
    let dashes = state.dashes.map { SVGWriter.number(max(0, $0) * growth) }
    text += " stroke-dasharray=\"\(dashes.joined(separator: " "))\""
    return text + " stroke-dashoffset=\"\(SVGWriter.number(state.dashStart * growth))\""
  }

  private static func opacity(_ kind: String, _ value: Double) -> String {
    value < 0.999 ? " \(kind)-opacity=\"\(SVGWriter.number(min(1, max(0, value))))\"" : ""
  }

  private func resource(
    _ kind: String, _ name: String?, _ resources: [String: PDFValue]
  ) -> PDFValue? {
    name.flatMap { file.resolved(resources[kind])?.dictionary?[$0] }
  }

  /// Takes what a named state says (8.4.5).
  private mutating func use(_ name: String?, _ resources: [String: PDFValue]) -> Bool {
    let value = resource("ExtGState", name, resources)
    guard let all = file.resolved(value)?.dictionary else { return false }
    func number(_ key: String) -> Double? { file.resolved(all[key])?.number }
    state.fillOpacity = number("ca") ?? state.fillOpacity
    state.strokeOpacity = number("CA") ?? state.strokeOpacity
    state.width = number("LW") ?? state.width
    state.cap = number("LC").flatMap { Int(exactly: $0) } ?? state.cap
    state.join = number("LJ").flatMap { Int(exactly: $0) } ?? state.join
    state.miter = number("ML") ?? state.miter
    if let mask = file.resolved(all["SMask"]), mask.name != "None" { return false }
    if let mode = file.resolved(all["BM"]) {
      let names = mode.array?.compactMap(\.name) ?? [mode.name].compactMap { $0 }
      return names.contains { $0 == "Normal" || $0 == "Compatible" }
    }
    return true
  }

  private mutating func colour(
    _ word: String, _ operands: [PDFValue], _ n: [Double], _ resources: [String: PDFValue]
  ) -> Bool {
    let strokes = word.first?.isUppercase == true
    var parts: Int?
    switch word.lowercased() {
    case "g": parts = 1
    case "rg": parts = 3
    case "k": parts = 4
    case "cs":
      let name = operands.first?.name
      let count = components(of: resource("ColorSpace", name, resources) ?? name.map { .name($0) })
      if strokes { state.strokeParts = count } else { state.fillParts = count }
      // The first colour of a space is black, or no ink.
      let first = count.flatMap { Self.hex([Double](repeating: 0, count: $0 == 4 ? 3 : $0)) }
      if strokes { state.stroke = first ?? state.stroke } else { state.fill = first ?? state.fill }
      return count != nil
    default: parts = strokes ? state.strokeParts : state.fillParts
    }
    guard let parts, n.count == parts, operands.count == parts, let hex = Self.hex(n) else {
      return false
    }
    if strokes {
      (state.stroke, state.strokeParts) = (hex, parts)
    } else {
      (state.fill, state.fillParts) = (hex, parts)
    }
    return true
  }

  /// The number of components of a colour in the RGB, CMYK and grey spaces (8.6).
  private func components(of space: PDFValue?) -> Int? {
    let space = file.resolved(space)
    let list = space?.array
    switch space?.name ?? file.resolved(list?.first)?.name {
    case "DeviceGray", "CalGray", "G": return 1
    case "DeviceRGB", "CalRGB", "RGB": return 3
    case "DeviceCMYK", "CMYK": return 4
    case "ICCBased":
      guard let list, list.count > 1, let profile = file.resolved(list[1])?.dictionary,
        let count = profile["N"]?.number, [1, 3, 4].contains(count)
      else { return nil }
      return Int(count)
    default: return nil
    }
  }

  private static func hex(_ parts: [Double]) -> String? {
    let parts = parts.map { min(1, max(0, $0)) }
    switch parts.count {
    case 1: return Colour(white: parts[0], alpha: 1).hex
    case 3: return Colour(red: parts[0], green: parts[1], blue: parts[2], alpha: 1).hex
    case 4:
      let light = parts[..<3].map { (1 - $0) * (1 - parts[3]) }
      return Colour(red: light[0], green: light[1], blue: light[2], alpha: 1).hex
    default: return nil
    }
  }

  /// Draws a form, which is a page within the page (8.10).
  private mutating func show(
    _ name: String?, _ resources: [String: PDFValue], _ depth: Int
  ) -> Bool {
    formCount += 1
    guard formCount <= Self.mostForms,
      let form = file.contents(resource("XObject", name, resources)),
      file.resolved(form.dictionary["Subtype"])?.name == "Form"
    else { return false }
    let outer = (state, saved)
    saved = []
    let isFaded = form.dictionary["Group"] != nil && state.fillOpacity < 0.999
    if isFaded {
      svg += "<g opacity=\"\(SVGWriter.number(min(1, max(0, state.fillOpacity))))\">"
      (state.fillOpacity, state.strokeOpacity) = (1, 1)
    }
    let n = file.resolved(form.dictionary["Matrix"])?.array?.compactMap(\.number) ?? []
    if n.count == 6 {
      state.transform = state.transform.after(
        Transform(a: n[0], b: n[1], c: n[2], d: n[3], e: n[4], f: n[5]))
    }
    let box = file.resolved(form.dictionary["BBox"])?.array?.compactMap(\.number) ?? []
    if box.count == 4 {
      add("re", [box[0], box[1], box[2] - box[0], box[3] - box[1]])
      pendingClip = "nonzero"
      finish(fill: nil, strokes: false)
    }
    let own = file.resolved(form.dictionary["Resources"])?.dictionary ?? resources
    let isDrawn = paint(form.bytes, own, depth: depth + 1)
    if isFaded { svg += "</g>" }
    (state, saved) = outer
    return isDrawn
  }
}
