import LayoutModel

/// Controls of AppKit, drawn with what draws those of UIKit.
extension ViewPainter {
  func paint(_ content: MacContent, on drawing: inout Drawing) {
    let font = content.font ?? .system(13)
    let text = content.text ?? TextContent("")
    switch content.control {
    case .label, .filledLabel:
      paint(
        LabelContent(text: text, font: font, numberOfLines: content.wraps ? 0 : 1), on: &drawing)
    case .field, .linedField, .searchField, .comboBox:
      paint(
        TextFieldContent(
          borderStyle: "roundedRect", text: text.plain, placeholder: content.prompt, font: font),
        on: &drawing)
    case .image, .framedImage: content.image.map { paint($0, on: &drawing) }
    case .push, .round, .roundRect, .recessed, .inline, .textured, .texturedSquare, .square,
      .shadowless,
      .gradient, .popUp,
      .plainPopUp, .plainButton, .plainPush, .plainRoundRect, .check, .radio:
      paint(
        ButtonContent(type: "system", title: text, font: font, image: content.image),
        on: &drawing)
    case .slider, .markedSlider, .toggle, .stepper, .container, .split, .grid, .tabs, .titledBox,
      .untitledBox,
      .customBox,
      .separator, .help, .disclosure, .disclosureTriangle, .segmented, .roundRectSegments,
      .squareSegments, .texturedSegments, .level, .continuousLevel, .colorWell, .datePicker,
      .plainDatePicker, .path, .popUpPath,
      .matrix,
      .progressBar, .spinner:
      kind(on: &drawing)
    }
  }
}
