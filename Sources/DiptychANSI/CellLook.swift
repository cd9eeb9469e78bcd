import DiptychViews

/// The colours of a cell in a page; for inverse text, the two colours are swapped.
///
/// Letters and backgrounds share a palette, whose colours are light enough to be read on a dark
/// window.
struct CellLook: Hashable {
  /// A colour of letters or of a background.
  enum Ink: Hashable {
    /// The colour of a style.
    case text(TextStyle)
    /// The colour of the window behind the text.
    case window
  }

  static let plain = CellLook(TextStyle())

  /// The colour of the letters.
  var ink: Ink
  /// The background of the cell; nil for the colour of the window.
  var ground: Ink?
  /// The style of the letters, without colours.
  let attributes: TextStyle
  /// The colour of the background, if the style has one.
  private let groundColor: Color?

  /// Creates the colours of a style.
  init(_ style: TextStyle) {
    attributes = TextStyle(bits: style.bits & 0xFF & ~(TextStyle.inverse.bits | TextStyle.dim.bits))
    let dim = TextStyle(bits: style.bits & TextStyle.dim.bits)
    let letters = Ink.text(style.foreground.map { dim.adding(.foreground($0)) } ?? dim)
    // Black letters are drawn in gray, so that they can be read. A black background gets the colour
    // of the window.
    let background = style.background.flatMap { $0 == .black ? nil : $0 }
    let behind = background.map { Ink.text(.foreground($0)) }
    if style.contains(.inverse) {
      (ink, ground) = (behind ?? .window, letters)
      groundColor = style.foreground
    } else {
      (ink, ground) = (letters, behind)
      groundColor = background
    }
  }

  /// Gives letters on a light background the colour of the window, unless both colours are the same
  /// in every terminal.
  mutating func makeReadable() {
    guard ground != nil else { return }
    guard let groundColor, groundColor.isExact else { return ink = .window }
    if case .text(let style) = ink, style.foreground?.isExact == true { return }
    let dark = Color(red: 0, green: 0, blue: 0)
    let light = Color(red: 255, green: 255, blue: 255)
    if groundColor.contrast(with: dark) > groundColor.contrast(with: light) { ink = .window }
  }
}

extension Color {
  /// Whether the colour is the same in every terminal.
  fileprivate var isExact: Bool { paletteIndex.map { $0 > 15 } ?? true }
}
