public import DiptychViews

/// Output of a terminal, as a picture in another medium.
///
/// ```swift
/// TerminalPicture("swift test", width: 60) { Report() }
/// ```
///
/// In HTML it is a `<figure class="terminal">`, dark on any page, with the colours of the output.
/// Text output is the output itself; lines that are too long are cut.
public struct TerminalPicture<Content: View>: PrimitiveView {
  private let caption: String
  private let content: Content
  /// The cells of a line, or nil if the content is the output.
  private let width: Int?

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
  }

  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    guard let width = view.width else {
      return renderer.terminalPicture(caption: view.caption, view.content)
    }
    var options: TextFormat.Options = .hyperlinks
    if EnvironmentValues.current.isASCII { options.insert(.ascii) }
    let format = TextFormat(width: width, color: .ansi16, options: options)
    let output = Text(ofOutput: view.content.rendered(as: format))
    renderer.terminalPicture(caption: view.caption, output)
  }
}

extension TerminalPicture where Content == Text {
  /// Creates a picture of output.
  ///
  /// - Parameters:
  ///   - caption: The line above the output, such as the command that wrote it.
  ///   - output: The output, with escape sequences of styles; all others are dropped.
  public init(_ caption: String = "", ansi output: String) {
    self.caption = caption
    content = Text(ofOutput: output)
    width = nil
  }
}

extension TerminalPicture: Sendable where Content: Sendable {}

extension Text {
  /// Creates a text of some output, without the newline at its end.
  fileprivate init(ofOutput output: String) {
    self.init(ansi: output.last == "\n" ? String(output.dropLast()) : output)
  }
}
