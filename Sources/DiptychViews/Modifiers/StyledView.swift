/// A view with a style for all text in it.
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
  /// Makes all text in this view bold.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func bold() -> _StyledView<Self> {
    _StyledView(.bold, self)
  }

  /// Makes all text in this view italic.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func italic() -> _StyledView<Self> {
    _StyledView(.italic, self)
  }

  /// Underlines all text in this view.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func underline() -> _StyledView<Self> {
    _StyledView(.underline, self)
  }

  /// Strikes through all text in this view.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func strikethrough() -> _StyledView<Self> {
    _StyledView(.strikethrough, self)
  }

  /// Makes all text in this view dim, and thus less prominent.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func dim() -> _StyledView<Self> {
    _StyledView(.dim, self)
  }

  /// Sets all text in this view in a monospaced font.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func monospaced() -> _StyledView<Self> {
    _StyledView(.monospaced, self)
  }

  @available(*, unavailable, renamed: "foregroundStyle(_:)")
  public consuming func foregroundColor(_ color: Color) -> _StyledView<Self> {
    foregroundStyle(color)
  }

  /// Sets the colour of all text in this view.
  ///
  /// Text that already has a colour keeps it.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func foregroundStyle(_ color: Color) -> _StyledView<Self> {
    _StyledView(.foreground(color), self)
  }

  /// Sets the background colour of this view.
  ///
  /// Text that already has a background colour keeps it.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func backgroundStyle(_ color: Color) -> _StyledView<Self> {
    _StyledView(.background(color), self)
  }

  /// Sets the background colour of this view.
  ///
  /// Text that already has a background colour keeps it.
  ///
  /// ```swift
  /// Text("Done").padding(.horizontal).background(.green)
  /// ```
  ///
  /// The colour fills the whole rectangle of the view, including the space after short lines. If
  /// the view is inline content in a line, only the letters have the background colour.
  ///
  /// This modifier is equivalent to ``backgroundStyle(_:)``, and has the name that SwiftUI uses. To
  /// draw another view behind this view, use `background { … }`.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func background(_ color: Color) -> _StyledView<Self> {
    _StyledView(.background(color), self)
  }
}
