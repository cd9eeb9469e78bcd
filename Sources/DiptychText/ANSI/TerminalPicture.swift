public import DiptychViews

/// Output of a terminal, as a picture in another medium.
///
/// ```swift
/// TerminalPicture("swift test", width: 60) { Report() }
/// ```
///
/// In HTML it is a `<figure class="terminal">`, dark on any page, with the colours of the output.
/// Every letter stands in its column, whatever fonts there are; lines, blocks and dots of braille
/// are drawn, so that they join. Text output is the output itself, with lines cut that are too
/// long.
public struct TerminalPicture<Content: View>: PrimitiveView {
  private let caption: String
  private let content: Content
  /// The cells of a line, or nil if the content is the output.
  private let width: Int?
  /// The lines of the output if it is the content.
  private let lines: [[TerminalCell]]

  /// Creates a picture of a view in a terminal.
  ///
  /// The view is rendered where the picture is drawn: by the theme there, and in ASCII where
  /// nothing else may be drawn.
  ///
  /// - Parameters:
  ///   - caption: The line above the output.
  ///   - width: The cells of a line.
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
  ///   - output: The output. Styles, links, returns, backspaces, tabs and movements of the cursor
  ///     have the effect that they have in a terminal; all other sequences are dropped.
  public init(_ caption: String = "", ansi output: String) {
    let screen = TerminalScreen(showing: output)
    self.caption = caption
    content = screen.text
    width = nil
    lines = screen.lines
  }
}

extension TerminalPicture: Sendable where Content: Sendable {}
