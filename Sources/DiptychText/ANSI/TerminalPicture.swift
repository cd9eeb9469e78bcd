public import DiptychViews

/// Output of a terminal, as a picture in another medium.
///
/// ```swift
/// TerminalPicture("swift test", width: 60) { Report() }
/// ```
///
/// In HTML it is a `<figure class="terminal">`, dark on any page, with the colours of the output.
/// Text output is the output itself, in which lines that are too long are cut.
public struct TerminalPicture<Content: View>: View {
  fileprivate enum Source {
    case view(Content, width: Int)
    case output(String)
  }

  private let caption: String
  private let source: Source

  /// Creates a picture of a view in a terminal.
  ///
  /// The view is rendered where the picture is drawn: by the theme there, and in ASCII where nothing
  /// else may be drawn.
  ///
  /// - Parameters:
  ///   - caption: The line above the output.
  ///   - width: The cells of a line.
  ///   - content: The view.
  public init(_ caption: String = "", width: Int, @ViewBuilder content: () -> Content) {
    self.caption = caption
    source = .view(content(), width: width)
  }

  public var body: some View {
    TerminalOutput(caption: caption, content: Text(ansi: output))
  }

  /// The output, without the newline at its end.
  private var output: String {
    let output: String
    switch source {
    case .view(let content, let width):
      let options: TextFormat.Options = EnvironmentValues.current.isASCII ? .ascii : []
      output = content.rendered(as: TextFormat(width: width, color: .ansi16, options: options))
    case .output(let text): output = text
    }
    return output.last == "\n" ? String(output.dropLast()) : output
  }
}

extension TerminalPicture where Content == EmptyView {
  /// Creates a picture of output.
  ///
  /// - Parameters:
  ///   - caption: The line above the output, such as the command that wrote it.
  ///   - output: The output, with escape sequences of styles; all others are dropped.
  public init(_ caption: String = "", ansi output: String) {
    self.caption = caption
    source = .output(output)
  }
}

extension TerminalPicture: Sendable where Content: Sendable {}
extension TerminalPicture.Source: Sendable where Content: Sendable {}

/// The primitive view of a picture.
private struct TerminalOutput: PrimitiveView {
  let caption: String
  let content: Text

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.terminalPicture(caption: view.caption, view.content)
  }
}
