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
      inner.resolved(by: theme, on: tree.traits.ground, hasPaletteOnly: tree.traits.hasPaletteOnly)
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
    guard !label.isEmpty, numbersAddresses else {
      return append(label.isEmpty ? address : " (\(address))")
    }
    let index = addresses.firstIndex(of: address) ?? addresses.count
    if index == addresses.count { addresses.append(address) }
    let outer = push(.secondary)
    append(" [\(addressCount + index + 1)]")
    style = outer
  }

  /// Whether addresses have numbers and stand below the block, because there is little room for
  /// them.
  private var numbersAddresses: Bool { tree.traits.width != nil && (isInOutline || isInTable) }

  /// Writes the addresses of a table or an outline below it, each on a line.
  ///
  /// In a row or a similar container, they wait for its end.
  mutating func writeAddresses() {
    let waits = isInTable || (0..<open.count).contains { open[$0].isBesideOthers }
    guard !addresses.isEmpty, !waits, !isInOutline, !isInPlainCell else { return }
    let list = addresses
    addresses = []
    begin(.padding)
    for address in list {
      addressCount += 1
      let outer = push(.secondary)
      append("[\(addressCount)] ")
      style = outer
      append(address)
      endBlockText()
    }
    end()
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

// Styles of roles, by the theme of the content that follows.
extension DocumentBuilder {
  /// Adds the style of a role to the current style.
  ///
  /// If the surrounding text is dim, the colour of the role is not dimmed.
  ///
  /// - Returns: The style before, to go back to.
  // Not inlined: a program would have it once for each component.
  @inline(never)
  mutating func push(_ role: Role) -> UInt16 {
    let outer = style
    guard tree.traits.color != .none else { return outer }
    let inner = terminalStyle(of: role)
    style = document.pointee.styles.combine(tree.undimmed(outer, for: inner), inner)
    return outer
  }

  /// Returns the style of glyphs that are drawn around content, such as lines and markers.
  ///
  /// They have the background of the content around them, and the weight of the role.
  mutating func glyphStyle(_ role: Role) -> UInt16 {
    guard tree.traits.color != .none else { return style }
    let inner = terminalStyle(of: role).bits & ~TextStyle.backgroundMask
    let outer = document.pointee.styles.removing(.bold, from: style)
    return document.pointee.styles.combine(outer, TextStyle(bits: inner))
  }

  /// Returns the style of a bar, a curve or a rule: the accent, or the colour of the content around
  /// it if the content has one.
  ///
  /// Dim or gray content, such as a note, counts as content without a colour, and it does not make
  /// the accent dim.
  mutating func accentStyle() -> UInt16 {
    let outer = style
    guard tree.style(outer).foreground?.isGray ?? true else { return outer }
    style = document.pointee.styles.removing(.dim, from: outer)
    defer { style = outer }
    return glyphStyle(.accent)
  }

  /// Gives the glyphs of the innermost container the style of a role.
  mutating func setGlyphs(_ role: Role) {
    let style = glyphStyle(role)
    nodes[open.last.node].style = style
  }

  /// Whether code is written between backticks, because it has no colour of its own.
  var needsBackticks: Bool { tree.traits.color <= .monochrome }

  /// Gives the innermost container the level of a heading and the styles of its rule, and adds the
  /// style of its title to the current style.
  ///
  /// - Returns: The style before, to go back to.
  mutating func beginHeading(_ level: Int) -> UInt16 {
    let heading = open.last.node
    let (accent, rule) = (accentStyle(), glyphStyle(.border))
    nodes[heading].style = accent
    setParameter(of: heading) { ($0.level, $0.ruleStyle) = (min(max(level, 1), 6), rule) }
    return push(.heading(level))
  }

  /// Returns the style of a role in the terminal; the result is kept until the theme changes.
  mutating func terminalStyle(of role: Role) -> TextStyle {
    if roleStyles.count == 0 { roleStyles.fill(with: .max, count: Self.roleCount) }
    let index = Int(role.rawValue)
    if roleStyles[index] == .max {
      roleStyles[index] =
        theme.terminalStyle(
          role,
          on: tree.traits.ground,
          hasPaletteOnly: tree.traits.hasPaletteOnly
        ).bits
    }
    return tree.readable(TextStyle(bits: roleStyles[index]))
  }

  private static let roleCount = Role.allCases.count
}
