public import DiptychViews

extension Text {
  /// Creates a text from the output of a program, whose styles and links it keeps.
  ///
  /// ```swift
  /// Text(ansi: "\u{1B}[1mBold\u{1B}[0m and \u{1B}[31mred\u{1B}[0m")
  /// ```
  ///
  /// HTML, among blocks: `<p><strong>Bold</strong> and <span class="fg-red">red</span></p>`.
  ///
  /// Of the control sequences of ECMA-48, Select Graphic Rendition (`ESC [ … m`) becomes styles
  /// and colours, and OSC 8 becomes links, whose destinations are checked as those of ``/DiptychViews/Link`` are.
  /// Any other complete sequence is left out: it moves a cursor or asks a terminal for something.
  /// What only begins as one stays, and its escape character is made visible (`␛`), so that no text
  /// is lost. Blinking and concealed text is drawn as any other.
  ///
  /// - Parameter string: What a program wrote for a terminal.
  /// - Complexity: O(*n*) in the bytes of the string.
  public init(ansi string: String) {
    var parser = ANSIParser(string)
    self.init(runs: parser.parse())
  }
}
