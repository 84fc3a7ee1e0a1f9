/// Texts: every style and weight, lines, breaks, smallest sizes, paragraphs and kerning.
enum TextDocuments {
  private static let words = "Reading and writing are two ways of asking the same question twice"

  static var all: [MadeDocument] {
    (styles + faces).enumerated().map { number, font in
      document(
        "font-\(number)",
        [
          .label("t", "Baseline fjord", font: font),
          .label("u", words, #"numberOfLines="0""#, font: font),
        ])
    }
      + lines.enumerated().map { number, attributes in
        document(
          "lines-\(number)", [.label("t", words, attributes), .label("u", "End", attributes)])
      }
      + runs.enumerated().map { number, run in
        var text = MadeView.label("t", "", #"numberOfLines="0""#)
        text.inner +=
          #"<attributedString key="attributedText"><fragment content="\#(words)"><attributes>\#(run)</attributes></fragment><fragment content=" more"/></attributedString>"#
        return document("runs-\(number)", [text, .label("u", "End")])
      }
  }

  private static func document(_ name: String, _ texts: [MadeView]) -> MadeDocument {
    MadeDocument(
      "texts", name, texts,
      [
        "t.leading = safe.leading + 20", "t.top = safe.top + 20",
        "safe.trailing >= t.trailing + 20",
        "u.leading = t.leading", "u.firstBaseline = t.lastBaseline + 30",
        "u.trailing <= safe.trailing - 20",
      ])
  }

  private static var styles: [String] {
    [
      "Body", "Callout", "Caption1", "Caption2", "Footnote", "Headline", "Subhead", "Title0",
      "Title1",
      "Title2", "Title3",
    ].map { #"style="UICTFontTextStyle\#($0)""# }
  }

  private static var faces: [String] {
    let weights = ["ultraLight", "thin", "light", "medium", "semibold", "bold", "heavy", "black"]
    return weights.map { #"type="system" weight="\#($0)" pointSize="18""# } + [
      #"type="italicSystem" pointSize="15""#, #"type="boldSystem" pointSize="15""#,
      #"name="HelveticaNeue" family="Helvetica Neue" pointSize="17""#,
      #"name="Courier" family="Courier" pointSize="13""#,
      #"name="Unheard" family="Unheard" pointSize="21""#, #"type="system" pointSize="40""#,
      #"type="system" pointSize="9""#,
    ]
  }

  private static var lines: [String] {
    ["0", "1", "2", "3"].flatMap { count in
      ["tailTruncation", "wordWrap", "clip", "characterWrap"].map {
        #"numberOfLines="\#(count)" lineBreakMode="\#($0)""#
      }
    } + [
      #"adjustsFontSizeToFit="YES" minimumScaleFactor="0.5""#, #"minimumFontSize="9""#,
      #"adjustsFontForContentSizeCategory="YES" numberOfLines="0""#,
      #"numberOfLines="0" preferredMaxLayoutWidth="200""#,
      #"horizontalCompressionResistancePriority="749" textAlignment="center""#,
    ]
  }

  private static var runs: [String] {
    [
      #"<font key="NSFont" size="22" name="HelveticaNeue-Bold"/>"#,
      #"<font key="NSFont" metaFont="system" size="14"/>"#,
      #"<paragraphStyle key="NSParagraphStyle" lineSpacing="6"/>"#,
      #"<paragraphStyle key="NSParagraphStyle" minimumLineHeight="30" maximumLineHeight="34"/>"#,
      #"<paragraphStyle key="NSParagraphStyle" maximumLineHeight="12"/>"#,
      #"<paragraphStyle key="NSParagraphStyle" lineHeightMultiple="1.5"/>"#,
      #"<integer key="NSKern" value="3"/>"#,
    ]
  }
}
