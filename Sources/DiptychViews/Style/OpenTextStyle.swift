/// The style around the text that a renderer draws.
///
/// Several views can give one text its styles: the text itself, and modifiers around views that hold
/// it. The outermost of them draws the style as a whole, and those inside add nothing. So the output
/// does not depend on which of them is in a view of its own.
@usableFromInline
package struct OpenTextStyle: Sendable {
  private var style = TextStyle()

  @usableFromInline
  package init() {}

  /// Returns whether a view around the same text has drawn all of a style.
  @usableFromInline
  package func contains(_ style: TextStyle) -> Bool {
    !self.style.isPlain && self.style.adding(style) == self.style
  }

  /// Begins the content of a style.
  ///
  /// - Parameters:
  ///   - style: The style that is drawn around the content.
  ///   - kind: The kind of the content; the style of a text is a part of `style`.
  /// - Returns: The style before, to go back to after the content.
  @usableFromInline
  package mutating func begin(_ style: TextStyle, around kind: ContentKind) -> OpenTextStyle {
    let outer = self
    self.style = if case .text = kind { style } else { TextStyle() }
    return outer
  }
}
