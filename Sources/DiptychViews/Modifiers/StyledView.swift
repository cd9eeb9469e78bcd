/// A view with a text style for the text below it.
public struct _StyledView<Content: View>: PrimitiveView {
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
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.styled(view.style, view.content)
  }

  @_alwaysEmitIntoClient
  public static func _kind(of view: Self, levels: Int) -> ContentKind {
    switch _kind(ofContent: view.content, levels: levels) {
    case .block: .block
    case .text(let inner): .text(view.style.adding(inner))
    case .inline, .link, .button: .inline
    }
  }
}

extension _StyledView: Sendable where Content: Sendable {}

extension View {
  /// Makes all text below bold.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func bold() -> _StyledView<Self> {
    _StyledView(.bold, self)
  }

  /// Makes all text below italic.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func italic() -> _StyledView<Self> {
    _StyledView(.italic, self)
  }

  /// Underlines all text below.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func underline() -> _StyledView<Self> {
    _StyledView(.underline, self)
  }

  /// Strikes all text below through.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func strikethrough() -> _StyledView<Self> {
    _StyledView(.strikethrough, self)
  }

  /// Makes all text below less prominent.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func dim() -> _StyledView<Self> {
    _StyledView(.dim, self)
  }

  /// Sets all text below in a monospaced font.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func monospaced() -> _StyledView<Self> {
    _StyledView(.monospaced, self)
  }

  @available(*, unavailable, renamed: "foregroundStyle(_:)")
  public consuming func foregroundColor(_ color: Color) -> _StyledView<Self> {
    foregroundStyle(color)
  }

  /// Gives a colour to all text below that has none.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func foregroundStyle(_ color: Color) -> _StyledView<Self> {
    _StyledView(.foreground(color), self)
  }

  /// Gives a background colour to all text of the content without a background colour.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func backgroundStyle(_ color: Color) -> _StyledView<Self> {
    _StyledView(.background(color), self)
  }

  /// Gives a background colour to the view, and to all text of its content without a background
  /// colour.
  ///
  /// ```swift
  /// Text("Done").padding(.horizontal).background(.green)
  /// ```
  ///
  /// The colour fills the rectangle of the view, around all lines of a text that wraps. In a line
  /// of several texts it is behind the letters alone.
  ///
  /// This is ``backgroundStyle(_:)`` under the name that SwiftUI uses. For a view behind this one,
  /// see `background { … }`.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func background(_ color: Color) -> _StyledView<Self> {
    _StyledView(.background(color), self)
  }
}
