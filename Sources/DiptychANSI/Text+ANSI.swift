public import DiptychViews

extension Text {
  /// Creates a text from the output of a program, with its styles and links.
  ///
  /// ```swift
  /// Text(ansi: "\u{1B}[1mBold\u{1B}[0m and \u{1B}[31mred\u{1B}[0m")
  /// ```
  ///
  /// The HTML of this text is `<p><strong>Bold</strong> and <span class="fg-red">red</span></p>`.
  ///
  /// The sequences `ESC [ … m` of ECMA-48 (Select Graphic Rendition) become styles and colours.
  /// Blinking and concealed text becomes normal text. The sequence OSC 8 becomes a link, whose
  /// destination is checked as in a ``/DiptychViews/Link``. Any other complete sequence is dropped.
  /// An incomplete sequence stays in the text, but the symbol `␛` replaces its escape character.
  ///
  /// - Parameter string: The output of a program for a terminal.
  /// - Complexity: O(*n*), where *n* is the length of the string in bytes.
  public init(ansi string: String) {
    var parser = ANSIParser(string)
    self.init(
      runs: parser.parse().compactMap { if case .run(let run) = $0 { run } else { nil } }
    )
  }
}
