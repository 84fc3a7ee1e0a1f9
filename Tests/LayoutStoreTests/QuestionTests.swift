import LayoutModel
import LayoutStore
import Testing

/// Two screens at two revisions on five configurations, small enough to answer by hand.
///
/// In the second revision Buy moves 10 points towards the trailing side and loses 4 points of height
/// on the small phone, Cancel loses 10 points of width on the large one, the list's content becomes
/// wider than the small phone, and the feed stays as it is.
private enum Shop {
  static func configuration(
    _ name: String, _ device: String, _ width: Double, _ height: Double,
    direction: LayoutDirection = .leftToRight, type: ContentSizeCategory = .large, text: Int = 1
  ) -> Configuration {
    Configuration(
      name: name, device: device, size: Size(width: width, height: height), direction: direction,
      contentSize: type, textFactor: text)
  }
  static let se = configuration("se", "iPhone SE", 320, 568)
  static let seRTL = configuration("se rtl", "iPhone SE", 320, 568, direction: .rightToLeft)
  static let seLong = configuration("se 2x", "iPhone SE", 320, 568, text: 2)
  static let pro = configuration("pro", "iPhone 17", 402, 874)
  static let proAX5 = configuration("pro ax5", "iPhone 17", 402, 874, type: .accessibility5)
  static let all = [se, seRTL, seLong, pro, proAX5]

  static func at(_ line: Int) -> LayoutModel.SourceLocation { .init(line: line, column: 9) }

  static func checkout() -> Scene {
    func size(_ id: String, _ item: String, _ width: Double, _ line: Int) -> LayoutConstraint {
      LayoutConstraint(
        id: ObjectID(id), owner: ObjectID(item), firstItem: ObjectID(item), firstAttribute: .width,
        constant: width, location: at(line))
    }
    return Scene(
      id: "checkout", kind: .controller, title: "Checkout",
      root: View(
        id: "checkout", kind: .view,
        subviews: [
          View(id: "title", kind: .label, label: "Title", location: at(12)),
          View(id: "buy", kind: .button, label: "Buy", location: at(14)),
          View(
            id: "price", kind: .label, customClass: "PriceLabel", label: "Price", location: at(18)),
          View(id: "cancel", kind: .button, label: "Cancel", location: at(20)),
          View(
            id: "list", kind: .scrollView, label: "List",
            constraints: [size("c-width", "list", 340, 24)], location: at(22)),
        ],
        constraints: [size("c-small", "buy", 100, 30)], location: at(11)), location: at(10))
  }
  static func feed() -> Scene {
    Scene(
      id: "feed", kind: .controller, title: "Feed",
      root: View(
        id: "feed", kind: .view,
        subviews: [View(id: "caption", kind: .label, label: "Caption", location: at(52))],
        location: at(51)), location: at(50))
  }

  /// A view at `x` from the leading edge.
  static func solved(
    _ id: ObjectID, _ root: ObjectID?, x: Double, y: Double, w: Double, h: Double,
    on configuration: Configuration, mirrored: Bool = true, text: TextOutcome? = nil,
    content: Size? = nil
  ) -> SolvedView {
    let isRTL = configuration.direction == .rightToLeft && mirrored
    let left = isRTL ? configuration.size.width - x - w : x
    return SolvedView(
      id: id, superview: root, frame: Frame(x: left, y: y, width: w, height: h),
      absoluteOrigin: Point(x: left, y: y), text: text, contentSize: content)
  }

  static func layout(checkoutOn c: Configuration, second: Bool) -> SolvedLayout {
    let title = TextOutcome(
      neededWidth: c.textFactor == 2 ? 200 : 100, neededLines: c.textFactor == 2 ? 2 : 1,
      availableLines: 1, widestWord: 60, lostShare: 0, pointSize: 17, isAssumed: false)
    let width = LayoutConflict.Member(constraint: "c-width", description: "width of List = 340")
    let edge = LayoutConflict.Member(constraint: nil, description: "window width = 402")
    return SolvedLayout(
      scene: "checkout", configuration: c.name, size: c.size, scale: 2, direction: c.direction,
      views: [
        solved("checkout", nil, x: 0, y: 0, w: c.size.width, h: c.size.height, on: c),
        solved(
          "title", "checkout", x: 16, y: 40, w: 120, h: 20, on: c, mirrored: false, text: title),
        solved(
          "buy", "checkout", x: second ? 26 : 16, y: 100, w: 100,
          h: second && c.name == "se" ? 40 : 44, on: c),
        solved("price", "checkout", x: 200, y: 100, w: 80, h: 20, on: c),
        solved(
          "cancel", "checkout", x: 16, y: 160, w: second && c.name == "pro" ? 90 : 100, h: 44,
          on: c),
        solved(
          "list", "checkout", x: 0, y: 220, w: c.size.width, h: 300, on: c,
          content: Size(
            width: second && c.name == "se" ? 340 : c.size.width, height: 900)),
      ],
      conflicts: second && c.name == "pro ax5"
        ? [LayoutConflict(members: [width, edge], relaxed: width, amount: 62)] : [])
  }
  static func layout(feedOn c: Configuration) -> SolvedLayout {
    SolvedLayout(
      scene: "feed", configuration: c.name, size: c.size, scale: 2, direction: c.direction,
      views: [
        solved("feed", nil, x: 0, y: 0, w: c.size.width, h: c.size.height, on: c),
        solved("caption", "feed", x: 10, y: 10, w: 50, h: 20, on: c),
      ])
  }

  static func finding(
    _ rule: Rule, _ severity: Severity, _ scene: ObjectID, _ view: ObjectID, _ other: ObjectID?,
    _ axis: Axis?, _ on: [(Configuration, Double, Severity)]
  ) -> Finding {
    Finding(
      rule: rule, severity: severity, document: "Shop.storyboard", scene: scene, view: view,
      other: other, axis: axis,
      occurrences: on.map { .init(configuration: $0.0.name, amount: $0.1, severity: $0.2) },
      message: "\(view) \(rule.rawValue)")
  }
  static let overlap = finding(
    .overlap, .error, "checkout", "buy", "price", nil,
    [(se, 12, .error), (seLong, 12, .error), (pro, 3, .warning)])
  static let truncated = finding(
    .truncated, .warning, "checkout", "title", nil, nil, [(seLong, 40, .warning)])
  static let ambiguous = finding(
    .ambiguous, .error, "feed", "caption", nil, .horizontal, [(pro, 5, .error)])

  static func document(second: Bool) -> DerivedDocument {
    DerivedDocument(
      document: Document(kind: .storyboard, platform: .iOS, scenes: [checkout(), feed()]),
      scenes: [
        DerivedScene(
          scene: "checkout", key: ContentHash(of: "checkout \(second)"),
          layouts: all.map { layout(checkoutOn: $0, second: second) },
          findings: second ? [overlap, truncated] : []),
        DerivedScene(
          scene: "feed", key: ContentHash(of: "feed"), layouts: all.map(layout(feedOn:)),
          findings: [ambiguous]),
      ])
  }
}

struct `The fifteen questions` {
  let folder: TemporaryFolder
  let store: DocumentStore
  let first: Revision
  let second: Revision

  init() throws {
    folder = try TemporaryFolder()
    store = try DocumentStore.create(at: folder.store)
    first = try store.commit(
      "Start", ["Shop.storyboard": .put([1], .parsed, Shop.document(second: false))],
      derivation: DerivationContext(engine: "e", configurations: Shop.all))
    second = try store.commit(
      "Move Buy", ["Shop.storyboard": .put([2], .parsed, Shop.document(second: true))],
      derivation: DerivationContext(
        engine: "e", configurations: Shop.all,
        regressions: [
          Regression(change: .new, finding: Shop.overlap, configurations: ["se", "se 2x", "pro"])
        ]))
  }

  /// Rows as text with `|` between columns, which is how the expected answers are written.
  func answer(_ sql: String, _ arguments: [String: SQLValue] = [:]) throws -> [String] {
    try store.query(sql: sql, arguments: arguments).rows.map { row in
      row.map { value in
        switch value {
        case .null: "-"
        case .integer(let number): String(number)
        case .real(let number):
          number == number.rounded() ? String(Int(number)) : String(number)
        case .text(let text): text
        case .blob(let bytes): "\(bytes.count) bytes"
        }
      }.joined(separator: "|")
    }
  }

  @Test func `1: screens broken on the smallest phone`() throws {
    #expect(
      try answer(
        """
        SELECT screen, count(DISTINCT fingerprint) n FROM findings JOIN configs USING (config)
        WHERE rev = :r AND device = 'iPhone SE' AND severity = 'error' AND status = 'open'
        GROUP BY document, screen ORDER BY n DESC
        """) == ["checkout|1"])
  }

  @Test func `2: labels cut when texts are twice as long`() throws {
    #expect(
      try answer(
        """
        SELECT DISTINCT v.path, f.lines, f.lines_needed FROM frames f
        JOIN views v USING (rev, document, view) JOIN configs c USING (config)
        WHERE f.rev = :r AND c.text_factor = 2
          AND (f.lines_needed > f.lines OR f.need_w > f.w)
        """) == ["Checkout/Title|1|2"])
  }

  @Test func `3: controls below 44 points`() throws {
    #expect(
      try answer(
        """
        SELECT v.path, min(f.w), min(f.h), group_concat(f.config) FROM frames f
        JOIN views v USING (rev, document, view)
        WHERE f.rev = :r AND f.hidden = 0 AND v.tappable AND (f.w < 44 OR f.h < 44)
        GROUP BY v.path
        """) == ["Checkout/Buy|100|40|se"])
  }

  @Test func `4: what moved more than 2 points, on how many configurations`() throws {
    #expect(
      try answer(
        """
        SELECT b.view, count(*) n, max(abs(b.ax - a.ax)) dx, max(abs(b.ay - a.ay)) dy
        FROM frames a JOIN frames b USING (config, document, screen, view)
        WHERE a.rev = :base AND b.rev = :r AND (abs(b.ax - a.ax) > 2 OR abs(b.ay - a.ay) > 2)
        GROUP BY b.view ORDER BY dx + dy DESC
        """) == ["buy|5|10|0"])
  }

  @Test func `5: screens that did not change`() throws {
    #expect(
      try answer(
        """
        SELECT screen FROM screens WHERE rev = :r EXCEPT
        SELECT DISTINCT b.screen FROM frames a JOIN frames b USING (config, document, screen, view)
        WHERE a.rev = :base AND b.rev = :r AND (a.ax, a.ay, a.w, a.h) <> (b.ax, b.ay, b.w, b.h)
        """) == ["feed"])
  }

  @Test func `6: the commit that made Buy overlap Price`() throws {
    #expect(
      try answer(
        """
        SELECT r.rev, r.author, r.message FROM findings f JOIN revisions r USING (rev)
        WHERE f.rule = 'overlap' AND f.view = 'buy' ORDER BY r.time LIMIT 1
        """) == ["\(second.id)|Ada <ada@example.org>|Move Buy"])
  }

  @Test func `7: where Buy is on every device`() throws {
    #expect(
      try answer(
        """
        SELECT c.device, c.orientation, c.type_size, f.ax, f.ay, f.w, f.h
        FROM frames f JOIN configs c USING (config) WHERE f.rev = :r AND f.view = 'buy'
        ORDER BY c.width, c.type_rank, config
        """) == [
          "iPhone SE|portrait|L|26|100|100|40", "iPhone SE|portrait|L|26|100|100|44",
          "iPhone SE|portrait|L|194|100|100|44", "iPhone 17|portrait|L|26|100|100|44",
          "iPhone 17|portrait|AX5|26|100|100|44",
        ])
  }

  @Test func `8: fixed widths that cannot fit 320 points`() throws {
    #expect(
      try answer(
        """
        SELECT v.path, k.constant, k.line FROM constraints k
        JOIN views v ON v.rev = k.rev AND v.document = k.document AND v.view = k.a
        WHERE k.rev = :r AND k.a_attr = 'width' AND k.b IS NULL AND k.relation = '='
          AND k.priority = 1000 AND k.constant >= 320
        """) == ["Checkout/List|340|24"])
  }

  @Test func `9: what is not mirrored`() throws {
    #expect(
      try answer(
        """
        SELECT v.path FROM frames l JOIN frames q USING (rev, document, screen, view)
        JOIN configs cl ON cl.config = l.config JOIN configs cr ON cr.config = q.config
        JOIN views v USING (rev, document, view)
        WHERE l.rev = :r AND cl.direction = 'ltr' AND cr.direction = 'rtl'
          AND cl.device = cr.device AND cl.type_size = cr.type_size
          AND cl.text_factor = cr.text_factor AND abs((cl.width - l.ax - l.w) - q.ax) > 0.5
        """) == ["Checkout/Title"])
  }

  @Test func `10: what is ambiguous, on which axis`() throws {
    #expect(
      try answer(
        """
        SELECT screen, view, detail, count(*) FROM findings
        WHERE rev = :r AND rule = 'ambiguous' GROUP BY 1, 2, 3
        """) == ["feed|caption|horizontal|1"])
  }

  @Test func `11: scroll views that scroll sideways by accident`() throws {
    #expect(
      try answer(
        """
        SELECT v.path, f.config, f.content_w - f.w FROM frames f
        JOIN views v USING (rev, document, view)
        WHERE f.rev = :r AND v.type = 'scrollView' AND f.content_w > f.w + 0.5
        """) == ["Checkout/List|se|20"])
  }

  @Test func `12: the worst configuration`() throws {
    #expect(
      try answer(
        """
        SELECT config, sum(severity = 'error') e, sum(severity = 'warning') w FROM findings
        WHERE rev = :r AND status = 'open' GROUP BY config ORDER BY e DESC, w DESC, config
        """) == ["pro|1|1", "se 2x|1|1", "se|1|0"])
  }

  @Test func `13: constraints dropped at AX5`() throws {
    #expect(
      try answer(
        """
        SELECT b.screen, k.a, k.a_attr, k.relation, k.constant, k.priority, k.line
        FROM broken b JOIN constraints k USING (rev, document, cid) JOIN configs c USING (config)
        WHERE b.rev = :r AND c.type_size = 'AX5' AND b.role = 'dropped'
        """) == ["checkout|list|width|=|340|1000|24"])
  }

  @Test func `14: pairs that lost equal widths`() throws {
    #expect(
      try answer(
        """
        SELECT a.view, b.view, a.config FROM frames a
        JOIN frames b ON b.rev = a.rev AND b.document = a.document AND b.screen = a.screen
          AND b.config = a.config AND a.view < b.view
        JOIN frames p ON p.rev = :base AND p.document = a.document AND p.screen = a.screen
          AND p.config = a.config AND p.view = a.view
        JOIN frames q ON q.rev = :base AND q.document = b.document AND q.screen = b.screen
          AND q.config = b.config AND q.view = b.view
        WHERE a.rev = :r AND abs(p.w - q.w) <= 0.5 AND abs(a.w - b.w) > 0.5
        """) == ["buy|cancel|pro"])
  }

  @Test func `15: where PriceLabel is used`() throws {
    #expect(
      try answer(
        """
        SELECT s.path, v.path, v.line FROM views v JOIN screens s USING (rev, document, screen)
        WHERE v.rev = :r AND v.class = 'PriceLabel'
        """) == ["Shop.storyboard|Checkout/Price|18"])
  }

  @Test func `regressions and changes are rows too`() throws {
    #expect(
      try answer("SELECT rev, base, view, other, change, gates, configs FROM regressions") == [
        "\(second.id)|\(first.id)|buy|price|new|1|se, se 2x, pro"
      ])
    #expect(try answer("SELECT count(*) FROM changes WHERE rev = :r") == ["0"])
    #expect(
      try answer(
        "SELECT change, count(*) FROM changes WHERE rev = :r AND kind = 'view' GROUP BY 1",
        ["r": .text("HEAD~1")]) == ["added|8"])
  }

  @Test func `the first revision in which a view got smaller than 44 points`() throws {
    #expect(
      try answer(
        """
        SELECT rev, low, high FROM frame_history WHERE view = 'buy' AND component = 'height'
          AND low < 44 ORDER BY seq LIMIT 1
        """) == ["\(second.id)|40|44"])
  }

  @Test func `a query without a bound revision sees every revision`() throws {
    #expect(
      try answer("SELECT count(DISTINCT rev) FROM views WHERE view = 'buy'") == ["2"])
    #expect(try answer("SELECT count(*) FROM frames WHERE view = 'buy'") == ["10"])
  }
}
