/// A view with a style for all text in it.
public struct _StyledView<Content: View>: _PrimitiveView {
  @usableFromInline let style: TextStyle
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  @inline(__always)
  init(_ style: TextStyle, _ content: Content) {
    self.style = style
    self.content = content
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.styled(view.style, view.content)
  }

  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    switch _kind(ofContent: view.content, levels: levels) {
    case .block: .block
    case .text(let inner): .text(view.style.adding(inner))
    case .inline, .link, .button: .inline
    }
  }
}

extension _StyledView: Sendable where Content: Sendable {}

extension View {
  /// Makes all text in the view bold.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func bold() -> _StyledView<Self> { _StyledView(.bold, self) }

  /// Makes all text in the view italic.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func italic() -> _StyledView<Self> { _StyledView(.italic, self) }

  /// Underlines all text in the view.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func underline() -> _StyledView<Self> { _StyledView(.underline, self) }

  /// Strikes all text in the view through.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func strikethrough() -> _StyledView<Self> { _StyledView(.strikethrough, self) }

  /// Makes all text in the view less prominent.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func dim() -> _StyledView<Self> { _StyledView(.dim, self) }

  /// Sets all text in the view in a monospaced font.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func monospaced() -> _StyledView<Self> { _StyledView(.monospaced, self) }

  @available(*, unavailable, renamed: "foregroundStyle(_:)")
  public consuming func foregroundColor(_ color: Color) -> _StyledView<Self> {
    foregroundStyle(color)
  }

  /// Gives a colour to all text in the view that has no colour of its own.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func foregroundStyle(_ color: Color) -> _StyledView<Self> {
    _StyledView(.foreground(color), self)
  }

  /// Gives a background colour to all text in the view that has no background colour of its own.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func backgroundStyle(_ color: Color) -> _StyledView<Self> {
    _StyledView(.background(color), self)
  }

  /// Gives a background colour to the view, and to all text in it that has no background colour of
  /// its own.
  ///
  /// ```swift
  /// Text("Done").padding(.horizontal).background(.green)
  /// ```
  ///
  /// The colour fills the rectangle of the view, including the space beside the shorter lines of a
  /// text. If the view is one of several texts on a line, the colour is only behind this text.
  ///
  /// This is ``backgroundStyle(_:)`` under the name that SwiftUI uses. To draw a view behind this
  /// one, use `background { … }`.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func background(_ color: Color) -> _StyledView<Self> {
    _StyledView(.background(color), self)
  }
}

/// The style around the text that a renderer draws.
///
/// Several views can give styles to one text: the text itself, and modifiers around views that
/// contain it. The outermost of these views draws all the styles, and the inner views add nothing.
/// So the output stays the same if one of these views becomes the body of a composed view.
@usableFromInline
package struct OpenTextStyle: Sendable {
  @usableFromInline var style = TextStyle()

  @usableFromInline
  package init() {}

  /// Whether the text is code.
  @_alwaysEmitIntoClient package var isMonospaced: Bool { style.contains(.monospaced) }

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
