public import DiptychViews

/// Output of a terminal, as a picture in another medium.
///
/// ```swift
/// TerminalPicture("swift test", width: 60) { Report() }
/// ```
///
/// In HTML it is a `<figure class="terminal">`, dark on any page, with the colours of the output.
/// Text output is the output itself, in which lines that are too long are cut.
public struct TerminalPicture: View, Sendable {
  private let caption: String
  private let output: String

  /// Creates a picture of output.
  ///
  /// - Parameters:
  ///   - caption: The line above the output, such as the command that wrote it.
  ///   - output: The output, with escape sequences of styles; all others are dropped.
  public init(_ caption: String = "", ansi output: String) {
    self.caption = caption
    self.output = output.last == "\n" ? String(output.dropLast()) : output
  }

  /// Creates a picture of a view in a terminal.
  ///
  /// The view is rendered at once, with the environment of the caller.
  ///
  /// - Parameters:
  ///   - caption: The line above the output.
  ///   - width: The cells of a line.
  ///   - content: The view.
  public init<Content: View>(
    _ caption: String = "",
    width: Int,
    @ViewBuilder content: () -> Content
  ) {
    let format = TextFormat(width: width, color: .ansi16)
    self.init(caption, ansi: content().rendered(as: format))
  }

  public var body: some View {
    TerminalOutput(caption: caption, content: Text(ansi: output))
  }
}

/// The primitive view of a picture.
private struct TerminalOutput: PrimitiveView {
  let caption: String
  let content: Text

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.terminalPicture(caption: view.caption, view.content)
  }
}
