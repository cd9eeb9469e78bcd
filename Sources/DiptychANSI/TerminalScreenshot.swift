import DiptychText
public import DiptychViews

/// A picture of a terminal that shows a view or the output of a program.
///
/// ```swift
/// TerminalScreenshot("swift test", width: 60) { Report() }
/// ```
///
/// In HTML, the picture is a `<figure class="terminal">`. It has the colours of the output and a
/// dark background, even in a light page. Each character is in its column, whatever font the page
/// uses. Box-drawing characters, block elements and braille dots are drawn as shapes without gaps.
/// In text output, only the text of the picture appears, without a frame, and lines that are too
/// long are cut.
public struct TerminalScreenshot<Content: View>: _PrimitiveView {
  private let caption: String
  private let content: Content
  /// The width of the terminal in cells, or nil if the content is the output of a program.
  private let width: Int?
  /// The lines of the output, or empty if the content is a view.
  private let lines: [[TerminalCell]]

  /// Creates a picture of a terminal that shows a view.
  ///
  /// The view is rendered with the theme of the surrounding view. If the surrounding output is
  /// limited to ASCII, the view is rendered in ASCII too.
  ///
  /// - Parameters:
  ///   - caption: The line above the view. If it is empty, there is no such line.
  ///   - width: The width of the terminal, in cells.
  ///   - content: The view.
  public init(_ caption: String = "", width: Int, @ViewBuilder content: () -> Content) {
    self.caption = caption
    self.content = content()
    self.width = width
    lines = []
  }

  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    guard let width = view.width else {
      return renderer.terminalScreenshot(
        caption: view.caption,
        view.content,
        page: TerminalPage(lines: view.lines)
      )
    }
    var options: TextFormat.Options = .hyperlinks
    if EnvironmentValues.current.isASCII { options.insert(.ascii) }
    let format = TextFormat(width: width, color: .ansi16, options: options)
    let screen = TerminalScreen(showing: view.content.rendered(as: format))
    renderer.terminalScreenshot(
      caption: view.caption,
      screen.text,
      page: TerminalPage(lines: screen.lines)
    )
  }
}

extension TerminalScreenshot where Content == Text {
  /// Creates a picture of a terminal that shows the output of a program.
  ///
  /// - Parameters:
  ///   - caption: The line above the output, such as the command that wrote it.
  ///   - output: The output of a program. Styles, links, tabs, and sequences that move the cursor
  ///     or erase text have the same effect as in a terminal. All other control sequences are
  ///     ignored.
  public init(_ caption: String = "", ansi output: String) {
    let screen = TerminalScreen(showing: output)
    self.caption = caption
    content = screen.text
    width = nil
    lines = screen.lines
  }
}

extension TerminalScreenshot: Sendable where Content: Sendable {}

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
    self.init(runs: parser.parse().compactMap { if case .run(let run) = $0 { run } else { nil } })
  }
}
