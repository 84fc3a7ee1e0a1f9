import LayoutModel

/// Scripts that the system font takes from other fonts whose characters all have one advance.
///
/// Tracking and kerning do not apply to them; the fitted advances hold what there is of it.
enum SystemScript: String, Sendable, CaseIterable {
  /// Ideographs, their punctuation, and fullwidth forms.
  case han
  /// Hiragana and katakana.
  case kana
  /// Syllables, and the letters they are written in.
  case hangul

  /// The script of a character; nil where it has an advance of its own.
  init?(_ scalar: UInt32) {
    switch scalar {
    case 0xAC00...0xD7FF, 0x1100...0x115F, 0x3130...0x318F: self = .hangul
    case 0x3040...0x30FF: self = .kana
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFF:
      self = .han
    default: return nil
    }
  }

  /// Per mille of the size.
  func advance(_ era: FontEra, atSize size: Double) -> Double {
    let place = era.fitIndex * Self.allCases.count + index
    return Self.tables[place].value(at: size)
  }

  /// Beside another font than the system's, per mille: what the scripts' own fonts have.
  ///
  /// Beside Helvetica Neue in place of a font that the Mac lacked syllables have Apple SD Gothic
  /// Neo's 865: five texts of two apps, which 868 makes a point too wide.
  func ownAdvance(besideStandIn: Bool) -> Double {
    self == .hangul ? besideStandIn ? 865 : 868 : 1000
  }

  private var index: Int {
    switch self {
    case .han: 0
    case .kana: 1
    case .hangul: 2
    }
  }

  private static let tables: [Polyline] = {
    let rows = SizeTable.rows(SystemFontData.scripts)
    return FontEra.fits.flatMap { era in
      allCases.map { rows["\(era.rawValue).\($0.rawValue)"] ?? Polyline([]) }
    }
  }()
}
