import DiptychViews

/// The glyphs between the children of a line.
struct Separator {
  let text: String
  let role: Role
  /// Whether a child was drawn, so that the next one follows a separator.
  var isDue = false
}

// Parts of a line: code, buttons, badges, and lines made of several views.
extension TextRenderer {
  /// Draws code; without colours, backticks mark it.
  mutating func code<C: View>(_ style: TextStyle, _ content: consuming C) {
    let outer = builder.pointee.push(.code)
    let wasData = builder.pointee.isData
    builder.pointee.isData = true
    _ = builder.pointee.push(style)
    if builder.pointee.needsBackticks && C.kind(of: content).isInline {
      let line = openLine()
      sign("`")
      C._render(content, into: &self)
      sign("`")
      closeLine(line)
    } else {
      C._render(content, into: &self)
    }
    builder.pointee.isData = wasData
    builder.pointee.style = outer
  }

  /// Draws a button, such as `[Retry]`; while its action runs, the symbol of a spinner replaces the
  /// first bracket.
  mutating func button<C: View>(_ label: consuming C) {
    let values = EnvironmentValues.current
    let isHosted = !builder.pointee.isRedacted
    let isFocused = isHosted && host.isButtonFocused
    let isBusy = isHosted && host.isButtonBusy
    var signs =
      !isFocused ? ("[", "]") : builder.pointee.tree.traits.isASCII ? (">", "<") : ("▸", "◂")
    let spinner = glyphs.spinner
    if isBusy, !spinner.isEmpty {
      signs.0 = spinner[values.isLogged ? 0 : values.tick % spinner.count]
    }
    let style: TextStyle = isBusy || !values.isEnabled ? .dim : .bold
    let outer = builder.pointee.push(isFocused ? style.adding(.inverse) : style)
    let line = openLine()
    let start = builder.pointee.textEnd
    sign(signs.0)
    C._render(label, into: &self)
    sign(signs.1)
    builder.pointee.markRun(from: start)
    closeLine(line)
    builder.pointee.style = outer
  }

  /// Draws a symbol that the renderer adds, which stays readable in redacted content.
  mutating func sign(_ sign: String) {
    let outer = builder.pointee.pushUnredacted()
    text(sign)
    builder.pointee.style = outer
  }

  mutating func badge<C: View>(_ status: Status?, _ content: consuming C) {
    let outer = (isBlock, isInLine)
    if isBlock { builder.pointee.endRun() }
    (isBlock, isInLine) = (false, outer.0 || outer.1)
    let start = builder.pointee.textEnd
    text("(", .secondary)
    let style = builder.pointee.push(status?.role ?? .text)
    if let status { text(glyphs.symbol(status) + " ") }
    C._render(content, into: &self)
    builder.pointee.style = style
    text(")", .secondary)
    builder.pointee.markRun(from: start)
    if outer.0 { builder.pointee.endRun() }
    (isBlock, isInLine) = outer
  }

  /// Draws a text in the style of a role.
  mutating func text(_ string: String, _ role: Role) {
    let outer = builder.pointee.push(role)
    text(string)
    builder.pointee.style = outer
  }

  /// The symbols of the theme, or symbols in ASCII.
  var glyphs: Theme.Glyphs {
    builder.pointee.tree.traits.isASCII ? .ascii : builder.pointee.theme.glyphs
  }

  mutating func navigation<C: View>(
    _ kind: _NavigationKind,
    label: String,
    _ content: consuming C
  ) {
    let separator =
      kind == .path
      ? Separator(text: " \(glyphs.separator) ", role: .secondary)
      : Separator(text: "  ", role: .text)
    line(separatedBy: separator, content)
  }

  /// Draws the children of some content on a line.
  @inline(never)
  private mutating func line<C: View>(separatedBy separator: Separator, _ content: consuming C) {
    let outer = (isBlock, isInLine, self.separator)
    if isBlock { builder.pointee.endRun() }
    (isBlock, isInLine, self.separator) = (false, true, separator)
    C._renderChildren(content, into: &self)
    if outer.0 { builder.pointee.endRun() }
    (isBlock, isInLine, self.separator) = outer
  }

  /// Draws a child of a line after a separator; a block interrupts the line.
  mutating func separated<V: View>(_ view: consuming V) {
    let outer = separator
    separator = nil
    if V.kind(of: view).isInline {
      if let outer, outer.isDue { text(outer.text, outer.role) }
      V._render(view, into: &self)
      separator = outer
      separator?.isDue = true
    } else {
      block(.column, view)
      separator = outer
      separator?.isDue = false
    }
  }
}

// Padding, frames, layers, borders and redaction.
extension TextRenderer {
  mutating func modified<C: View>(_ modifier: _ContentModifier, _ content: consuming C) {
    switch modifier {
    case .padding(let insets):
      builder.pointee.prepare { $0.insets = insets }
      block(.padding, content)
    case .frame(let size, let alignment):
      builder.pointee.prepare { $0.frame = Frame(size: size, alignment: alignment) }
      let outer = open(size.isLimited ? .flexibleFrame : .frame)
      C._render(content, into: &self)
      close(outer)
    case .border(let border):
      builder.pointee.prepare { $0.border = border }
      block(.border, glyphs: .border, content)
    case .paragraphs(let style):
      builder.pointee.prepare { $0.paragraphs = style }
      block(.paragraphStyle, content)
    case .theme(let theme):
      let outer = builder.pointee.ownTheme
      builder.pointee.ownTheme = theme
      C._render(content, into: &self)
      builder.pointee.ownTheme = outer
    case .headingIDs: C._render(content, into: &self)
    }
  }

  mutating func layered<C: View, L: View>(
    _ content: consuming C,
    _ layer: consuming L,
    _ position: _LayerPosition,
    alignment: Alignment
  ) {
    builder.pointee.prepare { ($0.layers, $0.position) = (alignment, position) }
    let outer = open(.layers, isBlock: isBlock)
    block(.item, content)
    block(.item, layer)
    close(outer)
  }

  /// Draws the content, because text output is for sighted readers; the label is for assistive
  /// technology.
  mutating func accessibilityLabel<C: View, S: View>(
    _ label: String,
    _ content: consuming C,
    spoken: consuming S
  ) {
    C._render(content, into: &self)
  }

  // MARK: Redaction

  mutating func redacted<C: View>(_ isRedacted: Bool, isPlaceholder: Bool, _ content: consuming C) {
    let outer = builder.pointee.style
    self.isRedacted = isRedacted
    C._render(content, into: &self)
    builder.pointee.style = outer
  }
}
