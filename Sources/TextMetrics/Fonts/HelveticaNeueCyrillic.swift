/// Advances of Helvetica Neue's Russian letters, per mille.
///
/// The tables have its Latin letters alone. Russian letters that look like Latin ones are as wide as
/// those; the others are Arial's, wider by what labels say. Thin: 36 labels of three repositories, of
/// which 27 agree to half a point where all labels with the same text are left out. Fitted to one
/// repository, all seven labels of the other two agree; without the table one of them did.
enum HelveticaNeueCyrillic {
  private static let capitals = [
    648, 694, 685, 576, 722, 611, 961, 642, 694, 757, 667, 694, 871, 722, 760, 760,
    648, 722, 574, 673, 833, 611, 778, 704, 981, 975, 829, 923, 694, 757, 1048, 760,
  ]
  private static let small = [
    537, 571, 553, 431, 601, 537, 811, 501, 574, 663, 510, 541, 649, 551, 574, 547,
    593, 537, 481, 500, 906, 518, 604, 559, 864, 852, 656, 711, 489, 541, 781, 594,
  ]

  /// Per em, by letter: U+0410 to U+044F.
  static let advances: [Unicode.Scalar: Double] = {
    var advances: [Unicode.Scalar: Double] = [:]
    for (index, advance) in (capitals + small).enumerated() {
      if let letter = Unicode.Scalar(0x410 + index) { advances[letter] = Double(advance) / 1000 }
    }
    return advances
  }()
}
