import DeviceCatalogue
import LayoutEngine
import LayoutModel

/// Documents in which one view more, or a point less, changes the answer.
enum NearbyDocuments {
  static let all = beside + longTexts + belowZero + macScenes

  /// A label that code fills, and another whose lines meet its own by less than a point, or by more.
  private static var beside: [MadeDocument] {
    [0.5, 1.5, 2.5].flatMap { depth in
      ["b.top = a.bottom - \(depth)", "b.bottom = a.top + \(depth)"].enumerated().map {
        MadeDocument(
          "nearby", "beside-\(depth)-\($0)",
          [.label("a", "Anna", #"userLabel="Name""#), .label("b", "Berlin")],
          [
            "a.leading = safe.leading + 16", "a.top = safe.top + 100",
            "b.leading = safe.leading + 180", $1,
          ])
      }
    }
  }

  /// Texts of more than a thousand bytes, which count as work.
  private static var longTexts: [MadeDocument] {
    [60, 90].map { count in
      MadeDocument(
        "nearby", "text-\(count)",
        [
          .label(
            "v", String(repeating: "a long text of words ", count: count), #"numberOfLines="0""#)
        ],
        ["v.leading = safe.leading", "v.trailing = safe.trailing", "v.top = safe.top"])
    }
  }

  /// Contradicting sizes, one of them below zero, written before or after the other.
  private static var belowZero: [MadeDocument] {
    let pairs = [
      ["v.width = -5", "v.width = 100"], ["v.width = 100", "v.width = -5"],
      ["v.width = 100", "v.width = 120"],
      ["v.width = -5", "v.leading = safe.leading + 10", "v.trailing = safe.trailing"],
    ]
    return pairs.enumerated().map {
      MadeDocument(
        "nearby", "below-zero-\($0)", [.button("v", "Go")],
        $1 + ["v.leading = safe.leading + 16", "v.top = safe.top + 16"])
    }
  }

  /// Documents of macOS whose first scene has no control that tells the system, and the second has some.
  private static var macScenes: [MadeDocument] {
    [23504, 24765, 32700].flatMap { tools in
      [[18.0], [16.0], [18, 18, 16], [16, 16, 18], []].enumerated().map { number, heights in
        let segments = MadeView(
          "segmentedControl", "s",
          inner:
            #"<segmentedCell key="cell"><font key="font" metaFont="system"/><segments><segment label="One"/><segment label="Two"/></segments></segmentedCell>"#,
          frame: [20, 20, 150, 24])
        let checks = heights.enumerated().map {
          MadeView(
            "button", "k\($0)",
            inner:
              #"<buttonCell key="cell" type="check" title="Check" bezelStyle="regularSquare"><font key="font" metaFont="system"/></buttonCell>"#,
            frame: [20, Double(20 + $0 * 30), 80, $1])
        }
        return MadeDocument(
          "nearby", "mac-\(tools)-\(number)",
          controllers: [("a", [segments]), ("b", checks)].map { name, views in
            let root = MadeView(
              "view", "root-\(name)", subviews: views,
              constraints: views.flatMap {
                [
                  "\($0.id).leading = root-\(name).leading + \($0.frame[0])",
                  "\($0.id).top = root-\(name).top + \($0.frame[1])",
                ]
              }, frame: [0, 0, 480, 300], isMasked: true, key: "view")
            return
              #"<viewController id="vc-\#(name)" sceneMemberID="viewController">\#(root.xml)</viewController>"#
          },
          header: .init(
            tools: tools, runtime: "MacOSX.Cocoa", switches: #"useAutolayout="YES""#))
      }
    }
  }

  /// Documents of macOS in windows of a size that was asked for.
  static let windows = (MacOtherDocuments.all + MacDocuments.all).enumerated()
    .filter { $0.offset % 5 == 1 }.map(\.element)

  static func windowText(_ made: MadeDocument) throws -> String {
    let document = try made.read()
    let configurations = Matrix.default.suited(to: .macOS).configurations.prefix(1).flatMap {
      usual in
      [Size(width: 700, height: 500), Size(width: 300, height: 200)].map { size in
        var configuration = usual
        configuration.device = nil
        configuration.size = size
        return configuration
      }
    }
    return document.scenes.map { scene in
      var session = LayoutSession(document: document, scene: scene)
      return configurations.map {
        let layout = session.solve($0)
        return "\(layout.size)\n" + AnswerText.text(of: layout)
      }.joined()
    }.joined()
  }
}
