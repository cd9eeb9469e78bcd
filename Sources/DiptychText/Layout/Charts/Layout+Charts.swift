import DiptychViews

// Charts: bars on one line, and figures. No line is wider than the chart.
extension Layout {
  @inline(never)
  mutating func layoutChart(_ node: Node, width: Int) {
    let chart = tree.chart(of: node)
    let kind = chart.isLine ? BlockKind.line : .figure
    writer.begin(kind)
    writer.beginContent()
    defer { writer.end(kind) }
    switch chart {
    case .thinBar(let fraction, let track):
      layoutThinBar(fraction, style: node.style, trackStyle: track, width: width)
    case .segments(let parts, let track):
      let fills = isFilling || node.has(NodeFlag.fills)
      let cells = fills ? width : min(Int(node.natural), width)
      layoutSegments(parts, node, trackStyle: track, width: cells)
    case .figure(let figure, let styles, let hasColors, let isSolid):
      let space = space(
        of: figure,
        styles,
        hasColors: hasColors,
        isSolid: isSolid,
        // A map of shades knows its natural width only about.
        width: figure.hasShades ? width : min(width, Int(node.natural))
      )
      layout(figure, styles, in: space, style: node.style)
    }
  }

  /// Writes a bar without a percentage; a dot stands for a share of `<1%`.
  private mutating func layoutThinBar(
    _ fraction: Double?,
    style: UInt16,
    trackStyle: UInt16,
    width: Int
  ) {
    writer.beginLine()
    if let fraction {
      let isTiny = _Percentage(share: fraction).isBelowOne
      if isTiny { writer.write(.dot, times: min(width, 1), style: style) }
      let full = isTiny ? 1 : writeLine(fraction, of: width, style: style)
      writer.write(.horizontal, times: max(width - full, 0), style: trackStyle)
    } else {
      writer.write(.mediumShade, times: width, style: style)
    }
    writer.endLine()
  }

  private mutating func layoutSegments(
    _ parts: [SegmentedBarChart.Part]?,
    _ node: Node,
    trackStyle: UInt16,
    width: Int
  ) {
    writer.beginLine()
    if let parts {
      let bar = SegmentedBarChart(parts, width: width, hasHalves: !tree.traits.isASCII)
      for (part, halves) in zip(parts, bar.halves) {
        let line = BarSegment.lines[part.line]
        writer.write(glyph(line.sign, ascii: line.ascii), times: halves / 2, style: part.style)
        writer.write(.heavyHalf, times: halves % 2, style: part.style)
      }
      writer.write(.horizontal, times: width - bar.cells, style: trackStyle)
    } else {
      writer.write(.mediumShade, times: width, style: node.style)
    }
    writer.endLine()
  }

  private func space(
    of figure: _TerminalFigure,
    _ styles: [UInt16],
    hasColors: Bool,
    isSolid: Bool,
    width: Int
  ) -> _FigureSpace {
    let traits = tree.traits
    var space = _FigureSpace(
      width: width,
      isASCII: traits.isASCII,
      hasColors: hasColors,
      measure: { CellWidth.of($0) }
    )
    if figure.hasShades {
      let first = styles.count - _FigureSpace.Shades.count
      space.shades = _FigureSpace.Shades(first: first, isSolid: isSolid, isASCII: traits.isASCII)
    }
    return space
  }

  /// Writes the lines of a figure.
  ///
  /// A redacted figure is drawn as blocks of the same width.
  private mutating func layout(
    _ figure: _TerminalFigure,
    _ styles: [UInt16],
    in space: _FigureSpace,
    style: UInt16
  ) {
    let width = space.width
    let isRedacted = tree.isRedacted(style)
    // The cells that are left on the line; -1 before the line begins.
    var rest = -1
    figure.draw(space) { text, number in
      if rest < 0 {
        writer.beginLine()
        rest = width
      }
      if text == "\n" {
        if isRedacted { writer.write(.mediumShade, times: width, style: style) }
        writer.endLine()
        rest = -1
      } else if !isRedacted {
        // A line of text would leave out the spaces at its end.
        let spaces = text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
        let runStyle = styles.indices.contains(number) ? styles[number] : style
        if spaces < text.utf8.count {
          rest -= write(leaf(String(text.dropLast(spaces)), style: runStyle), limit: rest)
        }
        writer.space(min(spaces, rest))
        rest -= min(spaces, rest)
      }
    }
  }

  // MARK: Parts of charts

  @inline(never)
  func glyph(_ glyph: Unicode.Scalar, ascii: Unicode.Scalar) -> Glyph {
    Glyph(tree.traits.isASCII ? ascii : glyph)
  }

  /// Makes a leaf of a text that is not in the document.
  @inline(never)
  func leaf(_ text: String, style: UInt16) -> Node {
    var run = TextRun()
    run.start = tree.text.pointee.count
    run.style = style
    run.appendCopy(of: text, isHidden: tree.isRedacted(style), in: tree)
    return run.leaf(tree, style: style)
  }

  /// Writes a leaf on the current line, cut to some cells.
  ///
  /// - Returns: The cells that it takes.
  @inline(never)
  @discardableResult
  mutating func write(_ leaf: Node, limit: Int) -> Int {
    guard limit > 0, leaf.natural > 0 else { return 0 }
    let first = wrapper.count
    wrapper.wrapTruncated(leaf, to: limit, mode: .tail)
    let record = wrapper[first]
    wrapper.drop(from: first)
    writer.write(record, of: leaf)
    writer.advance(Int(record.columns))
    if _slowPath(writer.isUncertain) { writer.correctColumn() }
    return Int(record.columns)
  }
}
