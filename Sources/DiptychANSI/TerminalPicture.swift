import DiptychText
public import DiptychViews

/// A picture of a terminal with the output of a program.
///
/// ```swift
/// TerminalPicture("swift test", width: 60) { Report() }
/// ```
///
/// HTML is a `<figure class="terminal">`, which is dark on every page, with the colours of the
/// output. Every character stands in its column, regardless of the fonts. Box-drawing characters,
/// block elements and braille dots are drawn as shapes, so that they join. Text output is the
/// output itself, and lines that are too long are cut.
public struct TerminalPicture<Content: View>: PrimitiveView {
  private let caption: String
  private let content: Content
  /// The width of the terminal in cells, or nil if the content is the output of a program.
  private let width: Int?
  /// The lines of the output if it is the content.
  private let lines: [[TerminalCell]]

  /// Creates a picture of a view in a terminal.
  ///
  /// The view is rendered with the theme of the view that contains the picture, and in ASCII if
  /// that view is limited to ASCII.
  ///
  /// - Parameters:
  ///   - caption: The line above the output.
  ///   - width: The width of the terminal, in cells.
  ///   - content: The view.
  public init(_ caption: String = "", width: Int, @ViewBuilder content: () -> Content) {
    self.caption = caption
    self.content = content()
    self.width = width
    lines = []
  }

  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    guard let width = view.width else {
      return renderer.terminalPicture(
        caption: view.caption,
        view.content,
        page: TerminalPage(lines: view.lines)
      )
    }
    var options: TextFormat.Options = .hyperlinks
    if EnvironmentValues.current.isASCII { options.insert(.ascii) }
    let format = TextFormat(width: width, color: .ansi16, options: options)
    let screen = TerminalScreen(showing: view.content.rendered(as: format))
    renderer.terminalPicture(
      caption: view.caption,
      screen.text,
      page: TerminalPage(lines: screen.lines)
    )
  }
}

extension TerminalPicture where Content == Text {
  /// Creates a picture of output.
  ///
  /// - Parameters:
  ///   - caption: The line above the output, such as the command that wrote it.
  ///   - output: The output. Styles, links, carriage returns, backspaces, tabs and movements of the
  ///     cursor have the same effect as in a terminal. All other control sequences are dropped.
  public init(_ caption: String = "", ansi output: String) {
    let screen = TerminalScreen(showing: output)
    self.caption = caption
    content = screen.text
    width = nil
    lines = screen.lines
  }
}

extension TerminalPicture: Sendable where Content: Sendable {}
