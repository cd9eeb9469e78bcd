/// A view whose texts are laid out in another way.
public struct ParagraphStyledView<Content: View>: PrimitiveView {
  @usableFromInline let style: ParagraphStyle
  @usableFromInline let content: Content

  @inlinable
  @inline(__always)
  init(_ style: ParagraphStyle, _ content: Content) {
    self.style = style
    self.content = content
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.paragraphStyled(view.style, view.content)
  }
}

extension ParagraphStyledView: Sendable where Content: Sendable {}

extension View {
  /// Limits how many lines a text below may take; nil is no limit.
  ///
  /// What does not fit gives way to an ellipsis, at the place that
  /// ``truncationMode(_:)`` says.
  @inlinable
  @inline(__always)
  public consuming func lineLimit(_ number: Int?) -> ParagraphStyledView<Self> {
    ParagraphStyledView(
      ParagraphStyle(lineLimit: number.map { .lines(max($0, 1)) } ?? .unlimited),
      self
    )
  }

  /// Says which part of a text that is cut gives way to an ellipsis.
  @inlinable
  @inline(__always)
  public consuming func truncationMode(
    _ mode: TruncationMode
  ) -> ParagraphStyledView<Self> {
    ParagraphStyledView(ParagraphStyle(truncationMode: mode), self)
  }

  /// Says where the lines of a text begin and end.
  @inlinable
  @inline(__always)
  public consuming func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> ParagraphStyledView<Self> {
    ParagraphStyledView(ParagraphStyle(alignment: alignment), self)
  }

  /// Says how a text is divided into lines.
  ///
  /// ```swift
  /// Text("Nothing was found in any of the folders").textWrapping(.balanced)
  /// ```
  ///
  /// Text output at 34 cells:
  ///
  /// ```text
  /// Nothing was found in
  /// any of the folders
  /// ```
  @inlinable
  @inline(__always)
  public consuming func textWrapping(_ wrapping: TextWrapping) -> ParagraphStyledView<Self> {
    ParagraphStyledView(ParagraphStyle(wrapping: wrapping), self)
  }

  /// Says what a newline in a string is in HTML, where it is white space unless it is preserved.
  ///
  /// ```swift
  /// Text(message).lineBreaks(.preserved)
  /// ```
  ///
  /// Use it for a text whose lines are its author's, such as a message of a program. Text output,
  /// plain text and Markdown start a new line in either case. ``LineBreak`` is one in every format.
  @inlinable
  @inline(__always)
  public consuming func lineBreaks(_ lineBreaks: LineBreaks) -> ParagraphStyledView<Self> {
    ParagraphStyledView(ParagraphStyle(lineBreaks: lineBreaks), self)
  }

  /// Leaves some cells free before each line of a text but the first.
  ///
  /// ```swift
  /// Text("-v, --verbose  print every step of the build").hangingIndent(15)
  /// ```
  ///
  /// Text output at 30 cells:
  ///
  /// ```text
  /// -v, --verbose  print every
  ///                step of the
  ///                build
  /// ```
  @inlinable
  @inline(__always)
  public consuming func hangingIndent(_ cells: Int) -> ParagraphStyledView<Self> {
    ParagraphStyledView(ParagraphStyle(hangingIndent: cells), self)
  }
}
