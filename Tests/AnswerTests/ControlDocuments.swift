/// Every control and its variants: each with a text on its baseline, a text behind its end and a view
/// of its width below it.
enum ControlDocuments {
  static let all: [MadeDocument] = controls.enumerated().map { number, control in
    document(number, control.0, control.1, control.2)
  }

  private static func document(
    _ number: Int, _ element: String, _ attributes: String, _ inner: String
  ) -> MadeDocument {
    let control = MadeView(element, "c", attributes, inner: inner, frame: [16, 75, 120, 40])
    return MadeDocument(
      "controls", "\(number)-\(element)", [control, .label("n", "Beside"), .box("b", 10, 10)],
      [
        "c.leading = safe.leading + 16", "c.top = safe.top + 16", "n.leading = c.trailing + 8",
        "n.firstBaseline = c.firstBaseline", "safe.trailing >= n.trailing + 16 @700",
        "b.top = c.bottom + 8", "b.trailing = c.trailing",
      ])
  }

  private static var controls: [(String, String, String)] { buttons + configured + fields + others }

  private static var buttons: [(String, String, String)] {
    let font = #"<fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>"#
    let title = #"<state key="normal" title="Sign In"/>"#
    let insets = ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"].map {
      #"<inset key="\#($0)" minX="12" minY="6" maxX="10" maxY="4"/>"#
    }
    let image = #"<state key="normal" title="Star" image="picture"/>"#
    let symbol = #"<state key="normal" image="star.fill" catalog="system"/>"#
    return ["system", "custom", "infoLight", "contactAdd", "close", "detailDisclosure"].map {
      ("button", #"buttonType="\#($0)""#, title)
    } + [
      ("button", #"buttonType="system""#, font + title),
      ("button", #"buttonType="system" lineBreakMode="wordWrap""#, title),
      (
        "button", #"buttonType="system" lineBreakMode="wordWrap""#,
        #"<state key="normal" title="A title that is far too long to stand in one line of a phone"/>"#
      ),
      ("button", #"buttonType="system""#, image), ("button", #"buttonType="system""#, symbol),
      ("button", #"buttonType="custom""#, #"<state key="normal" backgroundImage="picture"/>"#),
      ("button", #"buttonType="roundedRect""#, #"<state key="normal"/>"#),
    ] + insets.map { ("button", #"buttonType="system""#, $0 + image) }
  }

  private static var configured: [(String, String, String)] {
    ["plain", "gray", "tinted", "filled"].flatMap { style in
      [#"title="Continue""#, #"title="Continue" subtitle="or later" titlePadding="3""#].map {
        (
          "button", "",
          #"<state key="normal"/><buttonConfiguration key="configuration" style="\#(style)" \#($0)/>"#
        )
      }
    }
      + ["leading", "trailing", "top", "bottom"].map { side in
        (
          "button", "",
          #"<state key="normal"/><buttonConfiguration key="configuration" style="filled" image="picture" imagePlacement="\#(side)" imagePadding="5" title="Go"/>"#
        )
      }
      + ["mini", "small", "medium", "large"].map { size in
        (
          "button", "",
          #"<state key="normal"/><buttonConfiguration key="configuration" style="tinted" buttonSize="\#(size)" title="Go"><directionalEdgeInsets key="contentInsets" top="3" leading="9" bottom="4" trailing="7"/></buttonConfiguration>"#
        )
      }
  }

  private static var fields: [(String, String, String)] {
    ["roundedRect", "line", "bezel", "none"].flatMap { border in
      ["14", "22"].map {
        (
          "textField", #"borderStyle="\#(border)" placeholder="E-mail" minimumFontSize="11""#,
          #"<fontDescription key="fontDescription" type="system" pointSize="\#($0)"/>"#
        )
      }
    } + [
      (
        "textField", #"text="Secret""#,
        #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#
      ),
      (
        "textView", #"scrollEnabled="NO" text="Some words that are to wrap in their view""#,
        #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
      ),
      (
        "textView", #"text="Some words""#,
        #"<fontDescription key="fontDescription" type="system" pointSize="14"/>"#
      ),
    ]
  }

  private static var others: [(String, String, String)] {
    let segments =
      #"<segments><segment title="First"/><segment title="The second"/><segment title="3" width="40"/></segments>"#
    let plain = [
      "switch", "slider", "stepper", "pickerView", "colorWell", "searchBar", "navigationBar",
      "toolbar",
      "tabBar", "visualEffectView", "wkWebView", "mapView", "calendarView",
    ].map { ($0, "", "") }
    return plain + [
      ("segmentedControl", "", segments),
      ("segmentedControl", #"apportionsSegmentWidthsByContent="YES""#, segments),
      ("progressView", "", ""), ("progressView", #"progressViewStyle="bar""#, ""),
      ("activityIndicatorView", #"style="medium""#, ""),
      ("activityIndicatorView", #"style="large" hidesWhenStopped="YES""#, ""),
      ("pageControl", #"numberOfPages="3""#, ""), ("pageControl", #"numberOfPages="12""#, ""),
      ("datePicker", #"datePickerMode="date" style="wheels""#, ""),
      ("datePicker", #"datePickerMode="date" style="compact""#, ""),
      ("datePicker", #"datePickerMode="time""#, ""), ("datePicker", #"style="inline""#, ""),
      ("imageView", #"image="picture""#, ""), ("imageView", #"image="missing""#, ""),
      ("imageView", #"image="star.fill" catalog="system""#, ""),
      (
        "imageView", #"image="star.fill" catalog="system""#,
        #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" pointSize="30" scale="large"/>"#
      ),
    ]
  }
}
