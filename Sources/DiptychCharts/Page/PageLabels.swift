/// The room that texts take in a narrow page, so that they don't touch at any width.
enum PageLabels {
  /// The width of the plot of the narrowest page, 320 pixels, without the labels of the y axis.
  static func narrowestWidth(gutter: Int) -> Double { 280 - width(ofLetters: gutter) }

  /// Returns the width of some letters beside the y axis, in pixels.
  static func width(ofLetters letters: Int) -> Double { 7.2 * Double(letters) }

  /// Returns an estimate of the width of a text in pixels.
  ///
  /// It is more often too large than too small.
  static func width(_ text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 8.2 : 13.5) }
  }

  /// Returns the number of letters of a text; wide letters count twice.
  static func letters(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value < 0x1100 ? 1 : 2) }
  }

  /// Returns a text cut to a number of letters.
  static func cut(_ text: String, to letters: Int) -> String {
    guard Self.letters(text) > letters else { return text }
    var rest = letters - 1
    var cut = ""
    for character in text {
      rest -= Self.letters(String(character))
      if rest < 0 { break }
      cut.append(character)
    }
    return cut + "…"
  }

  /// Returns a tick whose label is one line, cut to a number of letters.
  static func cut(_ tick: ChartAxis.Tick, to letters: Int) -> ChartAxis.Tick {
    var tick = tick
    tick.label = cut(tick.label.onOneLine, to: letters)
    return tick
  }
}
