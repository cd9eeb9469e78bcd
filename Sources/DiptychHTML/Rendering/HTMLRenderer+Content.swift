import DiptychViews

// Leaf content, which contains no other view.
extension HTMLRenderer {
  public mutating func codeBlock<H: View>(
    _ code: String,
    language: String?,
    highlighted: consuming H?
  ) {
    let outer = writer.openCodeBlock(language: language)
    // The elements of highlighted code would show the structure of redacted code.
    if let highlighted, !isRedacted {
      H._render(highlighted, into: &self)
    } else {
      writer.append(code.last == "\n" ? String(code.dropLast()) : code)
    }
    writer.closeCodeBlock(outer)
  }

  public mutating func spacer(minimum: Int) { writer.spacer() }

  public mutating func progress(_ fraction: Double?, label: String) {
    writer.bar("progress", fraction, fraction.map { _Percentage(done: $0) }, label)
  }

  public mutating func gauge(_ fraction: Double, label: String) {
    writer.gauge(fraction, label)
  }

  public mutating func sparkline(_ fractions: [Double?], label: String) {
    writer.sparkline(fractions, label: label)
  }

  public mutating func segmentedBar(_ segments: [BarSegment], label: String) {
    writer.segmentedBar(segments, label: label)
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
