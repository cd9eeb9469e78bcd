/// A view with a text style for the text below it.
public struct _StyledView<Content: View>: PrimitiveView {
  @usableFromInline let style: TextStyle
  @usableFromInline let content: Content

  @inlinable
  @inline(__always)
  init(_ style: TextStyle, _ content: Content) {
    self.style = style
    self.content = content
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.styled(view.style, view.content)
  }

  @inlinable
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
  @inlinable
  @inline(__always)
  public consuming func bold() -> _StyledView<Self> {
    _StyledView(.bold, self)
  }

  /// Makes all text below italic.
  @inlinable
  @inline(__always)
  public consuming func italic() -> _StyledView<Self> {
    _StyledView(.italic, self)
  }

  /// Underlines all text below.
  @inlinable
  @inline(__always)
  public consuming func underline() -> _StyledView<Self> {
    _StyledView(.underline, self)
  }

  /// Strikes all text below through.
  @inlinable
  @inline(__always)
  public consuming func strikethrough() -> _StyledView<Self> {
    _StyledView(.strikethrough, self)
  }

  /// Makes all text below less prominent.
  @inlinable
  @inline(__always)
  public consuming func dim() -> _StyledView<Self> {
    _StyledView(.dim, self)
  }

  /// Sets all text below in a monospaced font.
  @inlinable
  @inline(__always)
  public consuming func monospaced() -> _StyledView<Self> {
    _StyledView(.monospaced, self)
  }

  /// Gives a colour to all text below that has none.
  @inlinable
  @inline(__always)
  public consuming func foregroundStyle(_ color: Color) -> _StyledView<Self> {
    _StyledView(.foreground(color), self)
  }

  /// Gives a background colour to all text below that has none.
  @inlinable
  @inline(__always)
  public consuming func backgroundStyle(_ color: Color) -> _StyledView<Self> {
    _StyledView(.background(color), self)
  }

  /// Gives a background colour to the view and to all text below that has none.
  ///
  /// ```swift
  /// Text("Done").padding(.horizontal).background(.green)
  /// ```
  ///
  /// It is the same as ``backgroundStyle(_:)``, under the name that SwiftUI uses. To draw another
  /// view behind this one, see `background { … }`.
  @inlinable
  @inline(__always)
  public consuming func background(_ color: Color) -> _StyledView<Self> {
    _StyledView(.background(color), self)
  }
}
