import DiptychTerminal
public import DiptychViews

/// A view that shows a ``LineInput`` with its cursor.
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
/// The cursor is a bar that fills one cell, so it is also visible without colours. In ASCII output,
/// the bar is `|`. If the view is created with `isFocused: false`, the cursor is hidden.
///
/// In a live region and on a screen, the terminal's own cursor is placed at the bar. Input methods
/// open their window at this cursor, and magnifiers and braille displays follow it. If several
/// views in a region have the focus, the terminal's cursor is in the first of these views.
public struct LineInputView: View, Sendable {
  private let input: LineInput
  private let width: Int
  private let isFocused: Bool
  private var echo = AnswerEcho.text

  /// Creates a view of a line of text.
  ///
  /// - Parameters:
  ///   - input: The line of text.
  ///   - width: The maximum width in cells, including the cursor. A longer text is cut at the
  ///     beginning or at the end.
  ///   - isFocused: Whether the cursor is shown.
  public init(_ input: LineInput, width: Int, isFocused: Bool = true) {
    self.input = input
    self.width = width
    self.isFocused = isFocused
  }

  /// Sets whether the view shows the text, one symbol for each character, or nothing, for example
  /// to hide a password.
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
