extension LayoutTree {
  // MARK: Styles

  /// Returns a style with bold text, or with text that is not bold.
  func weighted(_ style: UInt16, isBold: Bool) -> UInt16 {
    guard traits.color != .none else { return style }
    return isBold
      ? changing.pointee.styles.combine(style, .bold)
      : changing.pointee.styles.removing(.bold, from: style)
  }

  /// Makes the text of a cell or of a row bold, or not bold.
  func setWeight(of cell: Int, isBold: Bool) {
    guard traits.color != .none else { return }
    let document = changing
    for index in cell..<next(cell) where self[index].kind == .leaf {
      let leaf = self[index]
      document.pointee.nodes[index].style = weighted(leaf.style, isBold: isBold)
      guard leaf.has(NodeFlag.spans) else { continue }
      var span = Int(leaf.extra)
      while span < spanCount && self.span(span).start < leaf.end {
        document.pointee.spans[span].style = weighted(self.span(span).style, isBold: isBold)
        span += 1
      }
    }
  }

  /// Gives the text of a row the background of a style.
  ///
  /// - Returns: The styles before, for ``setStyles(of:_:)``.
  func setGround(of row: Int, like style: UInt16) -> [UInt16] {
    let ground = TextStyle(bits: self.style(style).bits & TextStyle.backgroundMask)
    let document = changing
    var outer: [UInt16] = []
    for index in row..<next(row) {
      outer.append(self[index].style)
      document.pointee.nodes[index].style =
        document.pointee.styles.combine(self[index].style, ground)
    }
    return outer
  }

  /// Gives each node of a row a style.
  func setStyles(of row: Int, _ styles: [UInt16]) {
    for (index, style) in zip(row..<next(row), styles) {
      changing.pointee.nodes[index].style = style
    }
  }

  // MARK: Cells

  /// Returns the number of columns that a cell spans.
  @inline(__always)
  func span(of cell: Int) -> Int {
    self[cell].kind == .cell ? parameter(of: self[cell]).columns : 1
  }

  /// Returns the number of rows that a cell spans.
  func rows(of cell: Int) -> Int { self[cell].kind == .cell ? parameter(of: self[cell]).rows : 1 }

  /// Calls a closure with each cell of a table that spans several columns, and with these columns.
  ///
  /// The closure changes a value that is passed to it, so that it need not capture the value.
  func forEachSpan<Changed: ~Copyable>(
    of table: Int,
    changing changed: inout Changed,
    _ body: (inout Changed, _ cell: Int, _ columns: Range<Int>) -> Void
  ) {
    var row = table + 1
    while row < self[table].end {
      let rowEnd = Int(self[row].end)
      var cell = self[row].has(NodeFlag.spanned) ? row + 1 : rowEnd
      var column = 0
      while cell < rowEnd {
        let span = span(of: cell)
        if span > 1 { body(&changed, cell, column..<column + span) }
        column += span
        cell = next(cell)
      }
      row = rowEnd
    }
  }

  /// Returns the width of the widest title of a header, without the title of the first column; nil
  /// if values can't be placed beside the titles.
  func labelWidth(of header: Int, _ groups: Int?) -> Int? {
    var widest = 0
    let isOnly = next(header + 1) == self[header].end
    var title = isOnly ? header + 1 : next(header + 1)
    var column = isOnly ? 0 : 1
    while title < self[header].end {
      if self[title].has(NodeFlag.breaks) { return nil }
      let group = groups.flatMap { cell(of: $0, at: column) }.map { Int(self[$0.index].natural) }
      widest = max(widest, Int(self[title].natural) + (group.map { $0 > 0 ? $0 + 1 : 0 } ?? 0))
      title = next(title)
      column += 1
    }
    return widest > 0 ? widest : nil
  }
}
