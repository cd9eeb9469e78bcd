import DiptychViews

// The style of a text says whether it may be read, at any level of colour: that is the one fact, and
// `StyleTable.isRedacted` is where it is asked for. Hidden text never enters the document; its shape
// does, see `HiddenText`, and is drawn as blocks.
extension DocumentBuilder {
  /// Whether what comes next may not be read.
  @inline(__always)
  var isRedacted: Bool { tree.isRedacted(style) }

  /// Adds a style to the one around it; the one around it, to go back to.
  mutating func push(_ inner: TextStyle) -> UInt16 {
    let outer = style
    if tree.traits.color != .none { style = document.pointee.styles.combine(outer, inner) }
    return outer
  }

  /// Adds a link to the style around it, unless that may not be read; the style, to go back to.
  mutating func push(link destination: String) -> UInt16 {
    let outer = style
    if tree.traits.color != .none && !isRedacted {
      style = document.pointee.styles.combine(outer, .underline, link: destination)
    }
    return outer
  }

  /// Redacts what comes next, if there is a reason; the style around it, to go back to.
  mutating func push(_ reasons: RedactionReasons) -> UInt16 {
    let outer = style
    guard !reasons.isEmpty else { return outer }
    style = document.pointee.styles.combine(outer, .redacted)
    return outer
  }

  /// Makes what comes next readable; the style around it, to go back to.
  mutating func pushUnredacted() -> UInt16 {
    let outer = style
    if isRedacted { style = document.pointee.styles.unredacted(outer) }
    return outer
  }
}
