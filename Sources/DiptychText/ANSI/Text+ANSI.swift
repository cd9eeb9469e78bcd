public import DiptychViews

extension Text {
  /// Creates a text from the output of a program, with its styles and links.
  ///
  /// ```swift
  /// Text(ansi: "\u{1B}[1mBold\u{1B}[0m and \u{1B}[31mred\u{1B}[0m")
  /// ```
  ///
  /// HTML, among blocks: `<p><strong>Bold</strong> and <span class="fg-red">red</span></p>`.
  ///
  /// Of the control sequences of ECMA-48, Select Graphic Rendition (`ESC [ … m`) becomes styles and
  /// colours. OSC 8 becomes links; their destinations are checked as in a ``/DiptychViews/Link``.
  /// Any other complete sequence is left out, because it moves the cursor or queries the terminal.
  /// An incomplete sequence stays, so that no text is lost; its escape character becomes visible
  /// (`␛`). Blinking and concealed text is drawn like any other.
  ///
  /// - Parameter string: The output of a program for a terminal.
  /// - Complexity: O(*n*) in the bytes of the string.
  public init(ansi string: String) {
    var parser = ANSIParser(string)
    self.init(
      runs: parser.parse().compactMap { if case .run(let run) = $0 { run } else { nil } }
    )
  }
}
