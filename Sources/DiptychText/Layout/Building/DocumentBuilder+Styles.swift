import DiptychViews

// Styles and redaction. Whether a text is redacted is a part of its style, at every level of
// colour; `StyleTable.isRedacted` reads it. Redacted text never enters the document. The document
// holds its shape instead (see `HiddenText`), which is drawn as blocks.
extension DocumentBuilder {
  /// Whether the content that follows is redacted.
  @inline(__always)
  var isRedacted: Bool { tree.isRedacted(style) }

  /// Adds a style to the current style; dim text is not bold too, unless the style is both.
  ///
  /// - Returns: The style before, to go back to.
  mutating func push(_ inner: TextStyle) -> UInt16 {
    let outer = style
    guard tree.traits.color != .none else { return outer }
    guard inner.hasRole else {
      let inner = shown(inner)
      style = document.pointee.styles.combine(unbolded(outer, for: inner), inner)
      return outer
    }
    let resolved = shown(inner.resolved(by: theme))
    style = document.pointee.styles.combine(undimmed(outer, for: resolved), resolved)
    return outer
  }

  /// Returns the part of a style that a terminal without colours shows too, if it has none.
  func shown(_ style: TextStyle) -> TextStyle {
    guard tree.traits.color == .monochrome else { return style }
    return TextStyle(bits: style.bits & TextStyle.attributeMask)
  }

  /// Adds a link to the current style, unless that is redacted.
  ///
  /// - Returns: The style before, to go back to.
  mutating func push(link destination: String) -> UInt16 {
    let outer = style
    if tree.traits.color != .none && !isRedacted {
      style = document.pointee.styles.combine(
        outer,
        shown(theme.terminalStyle(.link)),
        link: destination
      )
    }
    return outer
  }

  /// Redacts the content that follows, if there is a reason.
  ///
  /// - Returns: The style before, to go back to.
  mutating func push(_ reasons: RedactionReasons) -> UInt16 {
    let outer = style
    guard !reasons.isEmpty else { return outer }
    style = document.pointee.styles.combine(outer, .redacted)
    return outer
  }

  /// Makes the content that follows readable.
  ///
  /// - Returns: The style before, to go back to.
  mutating func pushUnredacted() -> UInt16 {
    let outer = style
    if isRedacted { style = document.pointee.styles.unredacted(outer) }
    return outer
  }
}
