/// The style around the text that a renderer draws.
///
/// Several views can give one text its styles: the text itself, and modifiers around views that
/// hold it. The outermost of them draws the style as a whole, and those inside add nothing. So
/// extracting one of them into a view of its own keeps the output.
@usableFromInline
package struct OpenTextStyle: Sendable {
  private var style = TextStyle()

  @usableFromInline
  package init() {}

  /// Whether the text is code.
  package var isMonospaced: Bool { style.contains(.monospaced) }

  /// Begins the content of a style.
  ///
  /// - Parameters:
  ///   - style: The style of a view around the content.
  ///   - kind: The kind of the content.
  /// - Returns: The style to draw around the content, including the style of a text in it, and the
  ///   state to go back to after the content. It is nil if a view around the same text has drawn
  ///   all of it.
  @usableFromInline
  package mutating func begin(
    _ style: TextStyle,
    around kind: ContentKind
  ) -> (whole: TextStyle, outer: OpenTextStyle)? {
    let text: TextStyle? = if case .text(let inner) = kind { inner } else { nil }
    let whole = style.adding(text ?? TextStyle())
    if !self.style.isPlain && self.style.adding(whole) == self.style { return nil }
    defer { self.style = text == nil ? TextStyle() : whole }
    return (whole, self)
  }
}
