import DiptychViews

// Tables that are too narrow for columns: each row as lines of `Header: value`, or the value below
// its header.
extension TextEngine {
  /// Writes a row, with an empty line between it and the row before.
  mutating func layoutStackedRow(_ row: Int, _ frame: TableFrame) {
    if row == frame.header { return }
    if let last = frame.lastFlags, last & NodeFlag.header == 0 { writeBlankLines(1) }
    let isSection = nodes[row].has(NodeFlag.section)
    var cell = row + 1
    var title = frame.header.map { $0 + 1 }
    while cell < nodes[row].end {
      if nodes[cell].kind == .cell && nodes[cell].has(NodeFlag.covered) {
        // What takes several rows is written once, in the first of them.
      } else if let heading = title, !isSection, nodes[heading].natural > 0 {
        layoutStackedCell(cell, title: heading, width: frame.width)
      } else {
        layout(cell, width: frame.width)
      }
      title = title.flatMap { titleAfter($0, span: span(of: cell), frame) }
      cell = next(cell)
    }
  }

  private func titleAfter(_ title: Int, span: Int, _ frame: TableFrame) -> Int? {
    let end = frame.header.map { Int(nodes[$0].end) } ?? title
    return title + span < end ? title + span : nil
  }

  private mutating func layoutStackedCell(_ cell: Int, title: Int, width: Int) {
    let leaf = nodes[title]
    let titleWidth = Int(leaf.natural) + 2
    let isEmpty = nodes[cell].natural == 0
    guard titleWidth + 4 <= width && !leaf.has(NodeFlag.breaks) else {
      layout(title, width: width)
      if !isEmpty { layout(cell, width: width) }
      return
    }
    let start = source.count
    if leaf.has(NodeFlag.redacted) {
      appendRedacted(leaf)
    } else {
      // The buffer may move while it grows, so there is room before its bytes are read.
      source.reserve(leaf.bytes.count + 1)
      source.append(UnsafeRawBufferPointer(rebasing: source.bytes[leaf.bytes]))
      if leaf.has(NodeFlag.hyphens) { removeSoftHyphens(from: start) }
    }
    source.append(UInt8(ascii: ":"))
    decorate(markedBy: start, width: titleWidth, style: leaf.style)
    if isEmpty { writeBlankLines(1) } else { layout(cell, width: width - titleWidth) }
    decorations.count -= 1
  }
}
