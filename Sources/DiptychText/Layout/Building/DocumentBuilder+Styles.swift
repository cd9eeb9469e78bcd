import DiptychViews

// Styles and redaction. The style of a text also stores whether the text is redacted, even in
// output without colours; `StyleTable.isRedacted` reads it. Redacted text never enters the
// document. The document contains the shape of the text instead (see `HiddenText`), which is drawn
// as blocks.
extension DocumentBuilder {
  /// Whether the content that follows is redacted.
  @inline(__always)
  var isRedacted: Bool { tree.isRedacted(style) }

  /// Adds a style to the current style.
  ///
  /// The result is not both bold and dim, unless the added style is.
  ///
  /// - Returns: The style before, to go back to.
  mutating func push(_ inner: TextStyle) -> UInt16 {
    let outer = style
    guard tree.traits.color != .none else { return outer }
    guard inner.hasRole else {
      let inner = tree.shown(inner)
      style = document.pointee.styles.combine(tree.unbolded(outer, for: inner), inner)
      return outer
    }
    let resolved = tree.readable(
      inner.resolved(
        by: theme,
        on: tree.traits.ground,
        hasPaletteOnly: tree.traits.hasPaletteOnly
      )
    )
    style = document.pointee.styles.combine(tree.undimmed(outer, for: resolved), resolved)
    return outer
  }

  /// Adds a link to the current style, unless that is redacted.
  ///
  /// - Returns: The style before, to go back to.
  mutating func push(link destination: String) -> UInt16 {
    let outer = style
    guard tree.traits.color != .none && !isRedacted else { return outer }
    let inner = terminalStyle(of: .link)
    if tree.traits.hasHyperlinks {
      style = document.pointee.styles.combine(outer, inner, link: destination)
    } else if Destination.isAbsoluteLink(destination) {
      style = document.pointee.styles.combine(outer, inner)
    }
    return outer
  }

  /// Whether the address of a link is text, because the link can't be clicked.
  ///
  /// A link in the title of a column sorts a page, so its address is useless in other output.
  func showsAddress(_ destination: String) -> Bool {
    guard tree.traits.showsAddresses && !isRedacted else { return false }
    let isTitle = table.isInRow && table.rowFlags & NodeFlag.header != 0
    return !isTitle && Destination.isAbsoluteLink(destination)
  }

  /// Appends the address of a link after its label, which begins at a byte of the text, unless the
  /// label is the address.
  mutating func appendAddress(_ destination: String, afterLabelFrom start: Int) {
    let address = String(destination.drop { $0 <= " " })
      .filter { !["\t", "\n", "\r", "\r\n"].contains($0) }
    let text = document.pointee.text.pointee
    // A block in the label may have been written already.
    let bytes = UnsafeRawBufferPointer(
      start: text.base + min(start, textEnd),
      count: max(textEnd - start, 0)
    )
    let label = String(decoding: bytes, as: UTF8.self)
    if Self.names(label, address) { return }
    append(label.isEmpty ? address : " (\(address))")
  }

  /// Whether a label is an address, perhaps without its scheme or the slash at its end.
  private static func names(_ label: String, _ address: String) -> Bool {
    if label == address { return true }
    for scheme in ["https://", "http://", "mailto:", "tel:"] where address.hasPrefix(scheme) {
      let rest = address.dropFirst(scheme.count)
      return label == rest || label + "/" == rest || label + "/" == address
    }
    return false
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
