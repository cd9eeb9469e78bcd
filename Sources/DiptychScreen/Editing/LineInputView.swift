import DiptychTerminal
public import DiptychViews

/// A line of text with its cursor.
///
/// ```swift
/// HStack {
///   Text("Search")
///   LineInputView(search, width: 20)
/// }
/// ```
///
/// ```text
/// Search coffee▏
/// ```
///
/// The cursor is a bar in a cell of its own, so that it is seen without colours too; in ASCII it is
/// `|`. Without focus, the cursor is hidden.
///
/// In a live region and on a screen the cursor of the terminal is shown there, too. Input methods
/// open their window at it, and magnifiers and braille displays follow it. A region has one such
/// cursor, in its first line of text with the focus.
public struct LineInputView: View, Sendable {
  private let input: LineInput
  private let width: Int
  private let isFocused: Bool
  private var echo = AnswerEcho.text

  /// Creates a view of a line.
  ///
  /// - Parameters:
  ///   - input: The line.
  ///   - width: The maximum number of cells that the line takes, with its cursor.
  ///   - isFocused: Whether the cursor is shown.
  public init(_ input: LineInput, width: Int, isFocused: Bool = true) {
    self.input = input
    self.width = width
    self.isFocused = isFocused
  }

  /// Shows a sign for each character, or nothing, in the place of a secret.
  ///
  /// ```swift
  /// LineInputView(password, width: 20).echo(.masked)
  /// ```
  ///
  /// ```text
  /// ••••••▏
  /// ```
  public func echo(_ echo: AnswerEcho) -> LineInputView {
    var view = self
    view.echo = echo
    return view
  }

  public var body: some View {
    let sign = EnvironmentValues.current.isASCII ? "*" : "•"
    let (before, after) = input.shown(as: echo, sign: sign).visible(width: width)
    if isFocused {
      let values = EnvironmentValues.current
      let sign = values.caretSign ?? (values.isASCII ? "|" : "▏")
      let cursor = Text(verbatim: String(sign)).role(.accent)
      Text("\(Text(verbatim: before))\(cursor)\(Text(verbatim: after))").lineLimit(1)
    } else {
      Text(verbatim: before + after).lineLimit(1)
    }
  }
}
