import DiptychViews

// Components that are drawn with lines, symbols and indentation.
extension TextRenderer {
  mutating func heading<C: View>(_ level: Int, _ content: consuming C) {
    let outer = open(.heading, isBlock: false)
    isInLine = true
    let style = builder.pointee.beginHeading(level)
    C._render(content, into: &self)
    builder.pointee.style = style
    close(outer)
  }

  mutating func codeBlock<H: View>(
    _ code: String,
    language: String?,
    title: String?,
    highlighted: consuming H?
  ) {
    var flags = language == "diff" ? NodeFlag.code | NodeFlag.difference : NodeFlag.code
    guard let title else { return codeBlock(code, flags, highlighted) }
    builder.pointee.prepare { $0.insets.leading = 0 }
    let outer = open(.padding, flags: NodeFlag.code)
    paragraph(Text(verbatim: title).role(.secondary))
    flags |= NodeFlag.follows
    codeBlock(code, flags, highlighted)
    close(outer)
  }

  private mutating func codeBlock<H: View>(
    _ code: String,
    _ flags: UInt8,
    _ highlighted: consuming H?
  ) {
    // The colours of redacted code would show its structure.
    if let highlighted, !isRedacted { return codeLines(Inline(highlighted), flags) }
    let code = code.last == "\n" ? String(code.dropLast()) : code
    codeLines(Inline(Text(verbatim: code)), flags)
  }

  private mutating func codeLines<C: View>(_ code: consuming C, _ flags: UInt8) {
    let wasData = builder.pointee.isData
    builder.pointee.isData = true
    builder.pointee.prepare { $0.insets.leading = 2 }
    block(.padding, flags: flags, glyphs: .border, code)
    builder.pointee.isData = wasData
  }

  mutating func disclosureGroup<L: View, C: View>(
    isExpanded: Bool,
    label: consuming L,
    _ content: consuming C
  ) {
    let outer = open(.column, isBlock: isBlock)
    let marker = isExpanded ? Marker.expanded : .collapsed
    let label = label
    block(.marked, flags: marker.rawValue, glyphs: .marker, label.bold(), isBlock: false)
    if isExpanded { followed(by: content, indent: 2) }
    close(outer)
  }

  /// Draws content that belongs to the line above, without an empty line between them.
  private mutating func followed<C: View>(by content: consuming C, indent: Int) {
    builder.pointee.prepare { $0.insets.leading = indent }
    block(.padding, flags: NodeFlag.follows, content)
  }

  /// Draws a level of an outline, whose roots are bold.
  mutating func outline<C: View>(level: Int, _ content: consuming C) {
    let outer = (builder.pointee.style, branchStyle)
    if level == 0 {
      let wasInOutline = builder.pointee.isInOutline
      builder.pointee.isInOutline = true
      branchStyle = builder.pointee.push(TextStyle.bold)
      childrenBlock(.column, flags: NodeFlag.stack, content)
      builder.pointee.isInOutline = wasInOutline
      builder.pointee.style = outer.0
      builder.pointee.writeAddresses()
    } else {
      if let branchStyle { builder.pointee.style = branchStyle }
      branchStyle = nil
      childrenBlock(.outline, glyphs: .border, content)
    }
    (builder.pointee.style, branchStyle) = outer
  }

  // MARK: Panels

  mutating func panel<T: View, S: View, C: View, F: View>(
    title: consuming T?,
    subtitle: consuming S?,
    _ content: consuming C,
    footer: consuming F?
  ) {
    let border = builder.pointee.panelBorder
    builder.pointee.prepare { $0.border = border }
    let outer = open(.border, flags: NodeFlag.panel)
    builder.pointee.setGlyphs(.border)
    if let title { panelTitle(title) }
    if let subtitle { panelSubtitle(subtitle) }
    C._render(content, into: &self)
    if let footer {
      let style = builder.pointee.push(.secondary)
      F._render(footer, into: &self)
      builder.pointee.endRun()
      builder.pointee.style = style
    }
    close(outer)
  }

  private mutating func panelTitle<T: View>(_ title: consuming T) {
    let style = builder.pointee.push(TextStyle.bold)
    textBlock(title)
    builder.pointee.endTitle()
    builder.pointee.style = style
  }

  private mutating func panelSubtitle<S: View>(_ subtitle: consuming S) {
    let style = builder.pointee.push(.secondary)
    textBlock(subtitle)
    builder.pointee.endSubtitle()
    builder.pointee.style = style
  }

  // MARK: Messages

  mutating func callout<T: View, C: View, A: View>(
    _ traits: _CalloutTraits,
    title: consuming T,
    _ content: consuming C,
    actions: consuming A
  ) {
    let status = traits.status
    if let kind = traits.message { return messageLine(kind, title, content) }
    let outer = open(.quote, flags: NodeFlag.callout)
    builder.pointee.setGlyphs(status.role)
    message(glyphs.symbol(status), status.role, title)
    builder.pointee.prepare { $0.insets.leading = 2 }
    let inner = open(.padding, flags: NodeFlag.follows)
    // The actions of a failure are below its text; the actions of other messages are on the line of
    // the text.
    let isFailure = status == .danger
    builder.pointee.prepare { $0.spacing = isFailure ? 1 : 2 }
    let parts = open(isFailure ? .column : .row, flags: isFailure ? 0 : NodeFlag.beside)
    block(.item, content)
    builder.pointee.prepare { $0.spacing = 1 }
    childrenBlock(.row, flags: NodeFlag.optional, actions)
    close(parts)
    close(inner)
    close(outer)
  }

  /// Draws a message of a program: a label, the title after it, and the content below the title.
  private mutating func messageLine<T: View, C: View>(
    _ kind: MessageKind,
    _ title: consuming T,
    _ content: consuming C
  ) {
    let label = kind.label
    let indent = CellWidth.of(label) + 1
    let outer = open(.column)
    builder.pointee.prepare { $0.paragraphs.hangingIndent = indent }
    let paragraph = open(.paragraphStyle)
    let line = openLine()
    let style = builder.pointee.style
    _ = builder.pointee.push(TextStyle.bold)
    text(label, kind.role)
    builder.pointee.style = style
    text(" ")
    T._render(title, into: &self)
    closeLine(line)
    close(paragraph)
    builder.pointee.prepare { $0.insets.leading = indent }
    let details = open(.padding, flags: NodeFlag.follows)
    childrenBlock(.column, flags: NodeFlag.stack, content)
    close(details)
    close(outer)
  }

  mutating func contentUnavailable<T: View, C: View>(title: consuming T, _ content: consuming C) {
    let outer = open(.column)
    message(glyphs.empty, .secondary, title)
    let style = builder.pointee.push(.secondary)
    followed(by: content, indent: 2)
    builder.pointee.style = style
    close(outer)
  }

  mutating func terminalScreenshot<C: View, P: View>(
    caption: String,
    _ content: consuming C,
    page: consuming P
  ) {
    builder.pointee.prepare { $0.cutsLines = true }
    let outer = open(.paragraphStyle)
    textBlock(content)
    close(outer)
  }

  /// Draws a symbol and a bold title, whose further lines are indented to the start of the title.
  @inline(never)
  private mutating func message<T: View>(_ sign: String, _ role: Role, _ title: consuming T) {
    builder.pointee.prepare { $0.paragraphs.hangingIndent = 2 }
    let outer = open(.paragraphStyle)
    let line = openLine()
    let style = builder.pointee.style
    if role != .secondary { _ = builder.pointee.push(TextStyle.bold) }
    text(sign, role)
    builder.pointee.style = style
    text(" ")
    _ = builder.pointee.push(TextStyle.bold)
    T._render(title, into: &self)
    builder.pointee.style = style
    closeLine(line)
    close(outer)
  }
}

// Charts, and the paths of files.
extension TextRenderer {
  /// Draws a bar, or a curve in the line of the text before it or on a line of its own with as many
  /// cells as fit.
  mutating func bar(_ bar: _Bar, label: String) {
    switch bar {
    case .progress(let fraction?) where builder.pointee.isInTable:
      builder.pointee.appendThinBar(fraction)
    case .progress(let fraction):
      builder.pointee.appendProgress(fraction, fraction.map { _Percentage(done: $0) })
    case .gauge(let fraction): appendGauge(fraction, label: label)
    case .segments(let segments): builder.pointee.appendSegments(segments)
    case .sparkline(let fractions) where builder.pointee.hasText:
      builder.pointee.appendCurve(fractions)
    case .sparkline(let fractions): builder.pointee.appendSparkline(fractions)
    }
  }

  mutating func figure<F: _Figure>(_ figure: consuming F) {
    builder.pointee.append((isRedacted ? figure.redacted : figure).terminal)
  }

  mutating func pathname(_ path: String) {
    builder.pointee.appendPathname(path)
    if isBlock { builder.pointee.endRun() }
  }
}

// Lines that show a state, such as loading.
extension TextRenderer {
  /// Draws a message after the symbol of a spinner.
  ///
  /// In a log and in redacted content, it draws only the message.
  mutating func activity<C: View>(_ message: consuming C) {
    let values = EnvironmentValues.current
    let pictures = values.glyphs.spinner
    guard !values.isLogged, !isRedacted, !pictures.isEmpty else { return textBlock(message) }
    let picture = pictures[values.tick % pictures.count]
    let sign = Text(verbatim: picture).role(.accent) + Text(verbatim: " ")
    textBlock(_Joined(sign, message))
  }

  mutating func divider<C: View>(_ label: consuming C?) {
    guard let label else { return builder.pointee.appendRule() }
    let line = EnvironmentValues.current.isASCII ? "----" : "────"
    let outer = builder.pointee.push(.role(.border))
    stack(
      .firstThatFits(.horizontal),
      _Pair(
        Inline(
          _Joined(
            Text(verbatim: line + " ").unredacted(),
            _Joined(label, Text(verbatim: " " + line).unredacted())
          )
        ),
        Inline(label)
      )
    )
    builder.pointee.style = outer
  }
}
