import LayoutAuthoring
import LayoutFormats
import LayoutModel
import Testing

/// Frames of visual formats, worked out by hand in a window of 320 x 568 at 2x.
struct VisualFramesTests {
  private let phone = Configuration(name: "window", size: Size(width: 320, height: 568))

  private func frames(
    _ formats: [String], options: [String] = [], views: [ViewDeclaration]? = nil,
    in configuration: Configuration? = nil
  ) throws -> [String: [Double]] {
    let layout = try VisualLayout(
      formats, options: VisualFormatOptions(names: options), views: views)
    let solved = layout.solve(configuration ?? phone)
    var frames: [String: [Double]] = [:]
    for view in solved.views {
      guard let name = layout.name(of: view.id) else { continue }
      frames[name] = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
    }
    return frames
  }

  @Test func `the red box is 20 from the sides, 50 from the top and 100 high`() throws {
    #expect(
      try frames(["H:|-20-[box]-20-|", "V:|-50-[box(100)]"]) == ["box": [20, 50, 280, 100]])
  }

  @Test func `two views share a row`() throws {
    // (320 - 16 - 8 - 16) / 2 = 140; a window without bars has no margins above and below.
    #expect(
      try frames(["|-[red]-[blue(==red)]-|", "V:|-[red]-|", "V:|-[blue]-|"]) == [
        "red": [16, 0, 140, 568], "blue": [164, 0, 140, 568],
      ])
  }

  @Test func `a line ends at the margins of a wide window and of its safe area`() throws {
    let wide = Configuration(
      name: "window", size: Size(width: 414, height: 896),
      safeArea: EdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(try frames(["|-[a]-|", "V:|-[a]-|"], in: wide) == ["a": [20, 44, 374, 818]])
  }

  @Test func `declared content and hugging decide who stretches`() throws {
    let content = DeclaredView(width: 60, height: 30)
    func views(_ first: Double, _ second: Double) -> [ViewDeclaration] {
      [("a", first), ("b", second)].map { name, priority in
        ViewDeclaration(
          name: name, content: content,
          hugging: AxisPair(horizontal: priority, vertical: 250))
      }
    }
    let formats = ["|-[a]-[b]-|", "V:|-[a]", "V:|-[b]"]
    // 280 points for two views: 60 and 220.
    #expect(
      try frames(formats, views: views(251, 250)) == [
        "a": [16, 0, 60, 30], "b": [84, 0, 220, 30],
      ])
    #expect(
      try frames(formats, views: views(250, 251)) == [
        "a": [16, 0, 220, 30], "b": [244, 0, 60, 30],
      ])
  }

  @Test func `compression resistance decides who shrinks`() throws {
    let wide = DeclaredView(width: 200, height: 30)
    let views = [("a", 750.0), ("b", 749.0)].map { name, priority in
      ViewDeclaration(
        name: name, content: wide,
        compressionResistance: AxisPair(horizontal: priority, vertical: 750))
    }
    #expect(
      try frames(["|-[a]-[b]-|", "V:|[a]", "V:|[b]"], views: views) == [
        "a": [16, 0, 200, 30], "b": [224, 0, 80, 30],
      ])
  }

  @Test func `leading follows the language, left does not`() throws {
    var arabic = phone
    arabic.direction = .rightToLeft
    let format = ["|-10-[a(50)]", "V:|[a(10)]"]
    #expect(try frames(format, in: arabic) == ["a": [260, 0, 50, 10]])
    #expect(
      try frames(format, options: ["directionLeftToRight"], in: arabic) == ["a": [10, 0, 50, 10]])
    #expect(
      try frames(format, options: ["directionRightToLeft"]) == ["a": [260, 0, 50, 10]])
  }

  @Test func `a view is centred in its superview by an alignment`() throws {
    let vertical = try VisualLayout(
      ["V:[superview]-(<=1)-[box(40)]"],
      options: VisualFormatOptions(names: ["alignAllCenterX"]))
    let frame = vertical.solve(phone).view("box")?.frame
    // Its width is open; its centre is the window's.
    #expect(frame?.midX == 160)
  }

  @Test func `formats that contradict one another name a minimal set`() throws {
    let layout = try VisualLayout(["|-20-[a(300)]-20-|", "V:|[a(10)]"])
    let solved = layout.solve(phone)
    #expect(solved.conflicts.count == 1)
    #expect(solved.conflicts.first?.members.compactMap(\.constraint).count == 3)
    #expect(layout.constraints.count == 5)
  }

  @Test func `a file of views is read strictly`() throws {
    let text = """
      {"name": {"label": "Name"}, "value": {"width": 60, "height": 30, "hugging": [250, 249]},
       "on": {"class": "UISwitch"}}
      """
    let views = try DeclarationFile.views(Array(text.utf8), path: "views.json")
    #expect(views.map(\.name) == ["name", "value", "on"])
    #expect(views[1].content == DeclaredView(width: 60, height: 30))
    #expect(views[1].hugging == AxisPair(horizontal: 250, vertical: 249))
    #expect(views[2].className == "UISwitch")
    #expect {
      try DeclarationFile.views(Array(#"{"a": {"widht": 1}}"#.utf8), path: "views.json")
    } throws: { error in
      "\(error)" == #"views.json:1:8: "widht" is no key here; did you mean "width"?"#
    }
    #expect(throws: DeclarationFileError.self) {
      try DeclarationFile.metrics(Array(#"{"a": "b"}"#.utf8), path: "m.json")
    }
  }
}
