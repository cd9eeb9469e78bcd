/// The style around the text that a renderer draws.
///
/// Several views can give styles to one text: the text itself, and modifiers around views that
/// contain it. The outermost of these views draws all the styles, and the inner views add nothing.
/// So the output stays the same if one of these views becomes the body of a composed view.
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
  ///   state to go back to after the content. The result is nil if a view around the same text has
  ///   drawn the whole style.
  @usableFromInline
  package mutating func begin(
    _ style: TextStyle,
    around kind: _ContentKind
  ) -> (whole: TextStyle, outer: OpenTextStyle)? {
    let text: TextStyle? = if case .text(let inner) = kind { inner } else { nil }
    let whole = style.adding(text ?? TextStyle())
    if !self.style.isPlain && self.style.adding(whole) == self.style { return nil }
    defer { self.style = text == nil ? TextStyle() : whole }
    return (whole, self)
  }
}
