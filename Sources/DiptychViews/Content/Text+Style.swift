extension Text {
  /// Adds an outer style.
  ///
  /// The styles of the parts of the text override it.
  @_alwaysEmitIntoClient
  @inline(__always)
  consuming func wrapped(in outer: TextStyle) -> Text {
    if let rest {
      self.rest = rest.wrapped(in: outer)
    } else {
      style = outer.adding(style)
    }
    return self
  }

  /// Makes the text bold.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func bold() -> Text { wrapped(in: .bold) }

  /// Makes the text italic.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func italic() -> Text { wrapped(in: .italic) }

  /// Underlines the text.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func underline() -> Text { wrapped(in: .underline) }

  /// Strikes the text through.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func strikethrough() -> Text { wrapped(in: .strikethrough) }

  /// Makes the text dim, and thus less prominent.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func dim() -> Text { wrapped(in: .dim) }

  /// Sets the text in a monospaced font, like code.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func monospaced() -> Text { wrapped(in: .monospaced) }

  /// Gives a colour to the parts of the text that have no colour.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func foregroundStyle(_ color: Color) -> Text {
    wrapped(in: .foreground(color))
  }

  /// Gives a background colour to the parts of the text that have no background colour.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func backgroundStyle(_ color: Color) -> Text {
    wrapped(in: .background(color))
  }
}
