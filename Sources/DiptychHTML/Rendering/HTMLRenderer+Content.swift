public import DiptychViews

// Leaf content, which contains no other view.
extension HTMLRenderer {
  public mutating func codeBlock<H: View>(
    _ code: String,
    language: String?,
    title: String?,
    highlighted: consuming H?
  ) {
    let figure = writer.openCodeFigure(language: language, title: title)
    let outer = writer.openCodeBlock(language: language, title: title)
    // The elements of highlighted code would show the structure of redacted code.
    if let highlighted, !isRedacted {
      H._render(highlighted, into: &self)
    } else {
      writer.append(code: code.last == "\n" ? String(code.dropLast()) : code)
    }
    writer.closeCodeBlock(outer)
    if let figure { writer.endTag("figure", figure) }
  }

  public mutating func spacer(minimum: Int) { writer.spacer() }

  public mutating func bar(_ bar: _Bar, label: String) {
    switch bar {
    case .progress(let fraction):
      writer.bar("progress", fraction, fraction.map { _Percentage(done: $0) }, label)
    case .gauge(let fraction): writer.gauge(fraction, label)
    case .segments(let segments): writer.segmentedBar(segments, label: label)
    case .sparkline(let fractions): writer.sparkline(fractions, label: label)
    }
  }

  @inlinable
  public mutating func figure<F: _Figure>(_ figure: consuming F) {
    writer.use(F.rules)
    F.Page._render(isRedacted ? figure.redacted.page : figure.page, into: &self)
  }

  public mutating func image(_ source: String, alternative: String) {
    writer.image(source, alternative: alternative)
  }

  public mutating func lineBreak() { writer.lineBreak() }

  public mutating func tableSection(_ title: String) { writer.tableSection(title) }

  public mutating func tableRowStyle(_ style: TextStyle) { writer.setRowStyle(style) }

  public mutating func coveredTableCell(columns: Int) { writer.coverCells(columns) }
}

extension HTMLRenderer {
  @inlinable
  public mutating func inline<C: View>(_ content: consuming C) {
    if writer.isLineWithAttributes { return element("span", in: .phrasing, content) }
    let outer = writer.beginInline()
    C._render(content, into: &self)
    writer.endInline(outer)
  }

  @inlinable
  public mutating func itemLine<C: View>(_ content: consuming C) {
    guard writer.beginItemLine() else { return inline(content) }
    C._render(content, into: &self)
    writer.flow = .block
  }

  @inlinable
  public mutating func styled<C: View>(_ style: TextStyle, _ content: consuming C) {
    let kind = C.kind(of: content)
    if writer.flow.holdsBlocks && !kind.isInline {
      return group(in: writer.openGroup(style), content)
    }
    guard let (whole, outerStyle) = writer.openStyle.begin(style, around: kind) else {
      return inline(content)
    }
    let outer = writer.beginInline()
    writer.openTags(whole, in: outer)
    C._render(content, into: &self)
    writer.openStyle = outerStyle
    writer.closeTags(whole)
    writer.endInline(outer)
  }

  @inlinable
  public mutating func link<C: View>(_ destination: String, _ content: consuming C) {
    let outer = writer.beginInlineElement()
    let isLink = writer.openLink(destination)
    C._render(content, into: &self)
    if isLink { writer.endTag("a", .phrasing) }
    writer.endInline(outer)
  }

  @inlinable
  public mutating func label<C: View>(icon: String, _ title: consuming C) {
    let outer = writer.beginInline()
    let isDue = writer.suspendAnnouncement()
    element("span", Attribute("aria-hidden", "true"), Text(verbatim: icon))
    writer.resumeAnnouncement(isDue)
    writer.text(" ")
    C._render(title, into: &self)
    writer.endInline(outer)
  }

  @inlinable
  public mutating func button<C: View>(_ label: consuming C) {
    let outer = writer.beginInlineElement()
    let inner = writer.openButton(isBusy: host.isButtonBusy)
    C._render(label, into: &self)
    writer.endTag("button", inner)
    writer.endInline(outer)
  }
}

extension HTMLRenderer {
  @inlinable
  public mutating func divider<C: View>(_ label: consuming C?) {
    guard let label else { return writer.divider() }
    let outer = writer.openLabeledDivider()
    C._render(label, into: &self)
    writer.endTag("p", outer)
  }
}

extension HTMLWriter {
  @usableFromInline
  mutating func openLabeledDivider() -> Flow {
    let outer = openTag("p", .labeledDivider)
    flow = .phrasing
    return outer
  }
}
