import DiptychViews

// Charts, and the paths of files. If values are redacted, only their shape enters the document.
extension DocumentBuilder {
  /// Whether the content that follows is in a table.
  var isInTable: Bool { table.index >= 0 }

  /// Returns the current style, with the style of a role added.
  mutating func style(of role: Role) -> UInt16 { style(adding: .role(role)) }

  /// Returns the current style with another style added.
  @inline(never)
  private mutating func style(adding inner: TextStyle) -> UInt16 {
    let outer = push(inner)
    defer { style = outer }
    return style
  }

  /// Returns the current style with the colour of a role added, without the weight of the role.
  ///
  /// If the role has no colour, its whole style is added.
  private mutating func colorStyle(of role: Role) -> UInt16 {
    let color = theme.terminalStyle(
      role,
      on: tree.traits.ground,
      hasPaletteOnly: tree.traits.hasPaletteOnly
    ).foreground
    guard let color else { return style(of: role) }
    return style(adding: .foreground(color))
  }

  /// Appends a bar with a track and a percentage.
  mutating func appendProgress(_ fraction: Double?, _ percentage: _Percentage?) {
    endRun()
    let text = style
    let natural = fraction == nil ? 1 : 20 + LayoutTree.percentageWidth
    if let percentage { prepare { ($0.fraction, $0.percentage) = (fraction, percentage) } }
    append(
      Node(
        kind: .bar,
        style: accentStyle(),
        natural: UInt32(natural),
        extra: UInt32(glyphStyle(.track)) | UInt32(text) &<< 16
      )
    )
  }

  /// Appends a sparkline.
  ///
  /// Its levels are stored as text: a digit for each value, and a space for a missing value.
  ///
  /// If the values are redacted, only their number is kept.
  mutating func appendSparkline(_ fractions: [Double?]) {
    endRun()
    let text = document.pointee.text
    let start = UInt32(text.pointee.count)
    for fraction in fractions {
      let level = isRedacted ? 0 : fraction.map { UInt8(($0 * 7).rounded()) }
      text.pointee.append(level.map { UInt8(ascii: "0") + $0 } ?? UInt8(ascii: " "))
    }
    run.start = text.pointee.count
    let count = UInt32(fractions.count)
    let style = accentStyle()
    append(Node(kind: .sparkline, style: style, start: start, natural: count, extra: count))
  }

  /// Appends a sparkline to the current text, a character for each value.
  mutating func appendCurve(_ fractions: [Double?]) {
    let isASCII = tree.traits.isASCII
    let curve = fractions.map { fraction in
      guard let fraction else { return isASCII ? " " : "\u{A0}" }
      let level = Glyph.level(Int((fraction * 7).rounded()))
      return (isASCII ? level.asciiTwin : level).string
    }
    let outer = style
    style = accentStyle()
    append(curve.joined())
    style = outer
  }

  /// Appends a bar in a table: a thin line that fills its column, and a track to its end.
  mutating func appendThinBar(_ fraction: Double) {
    let track = glyphStyle(.track)
    let bar = Chart.thinBar(fraction: isRedacted ? nil : fraction, trackStyle: track)
    append(bar, natural: barWidth(), flags: NodeFlag.fills, style: accentStyle())
  }

  /// Appends a bar of several parts and a track to its end, which fills its column in a table.
  mutating func appendSegments(_ segments: [BarSegment]) {
    var parts: [SegmentedBarChart.Part]?
    if !isRedacted {
      parts = []
      for (index, segment) in segments.enumerated() {
        parts?.append(
          SegmentedBarChart.Part(
            fraction: segment.fraction,
            style: colorStyle(of: segment.role),
            line: segment.line(at: index)
          )
        )
      }
    }
    let flags = isInTable ? NodeFlag.fills : 0
    let bar = Chart.segments(parts, trackStyle: glyphStyle(.track))
    append(bar, natural: barWidth(), flags: flags, style: style)
  }

  /// The width of a figure that takes the available width, if the width of lines is not limited.
  private static let usualFigureWidth = 100

  mutating func append(_ figure: _TerminalFigure) {
    let hasColors = tree.traits.color > .monochrome && theme.hasHues(on: tree.traits.ground)
    var styles: [UInt16] = []
    for added in figure.styles(on: tree.traits.ground) {
      let isKept = hasColors || added.hasRole
      let bits = isKept ? added.bits : added.bits & TextStyle.attributeMask
      styles.append(style(adding: TextStyle(bits: bits)))
    }
    var isSolid = false
    if figure.hasShades {
      let accent = accentStyle()
      let ramp = tree.heatRamp(of: accent)
      isSolid = !ramp.isEmpty
      styles +=
        isSolid
        ? ramp.map { style(adding: .foreground($0).adding(.background($0))) }
        : [style(of: .border)] + [UInt16](repeating: accent, count: _FigureSpace.Shades.count - 1)
    }
    let widest = tree.traits.width ?? Self.usualFigureWidth
    let natural = figure.naturalWidth == .max ? widest : figure.naturalWidth
    let chart = Chart.figure(figure, styles, hasColors: hasColors, isSolid: isSolid)
    append(chart, natural: natural, flags: 0, style: style)
  }

  /// Returns the natural width of a bar: a few cells in a column, because the column grows later.
  private mutating func barWidth() -> Int {
    guard isInTable, tree.traits.width != nil else { return 20 }
    growColumn()
    return LayoutTree.narrowestBarAlone
  }

  /// Lets the open column take the width that other columns leave, unless a frame sets the width of
  /// its content.
  private mutating func growColumn() {
    var index = open.count - 1
    while index >= 0, open[index].kind != .table, open[index].kind != .cell {
      if open[index].kind == .frame { return }
      index -= 1
    }
    let info = tables[table.index]
    guard table.isInRow, table.column < info.count else { return }
    columns[info.columns + table.column].isFlexible = true
    tables[table.index].isFlexible = true
  }

  @inline(never)
  private mutating func append(_ chart: Chart, natural: Int, flags: UInt8, style: UInt16) {
    endRun()
    let index = UInt32(document.pointee.charts.count)
    document.pointee.charts.append(chart)
    append(
      Node(
        kind: .chart,
        flags: flags,
        style: style,
        start: index,
        natural: UInt32(clamping: natural)
      )
    )
  }

  // MARK: The names of files

  /// Appends the name of a file on one line.
  mutating func appendPathname(_ path: String) {
    let isFirst = !hasText
    let line = onOneLine(path)
    let wasData = isData
    isData = true
    if let slash = line.dropLast().lastIndex(of: "/") {
      let outer = push(.label)
      append(String(line[...slash]))
      style = outer
      append(String(line[line.index(after: slash)...]))
    } else {
      append(line)
    }
    isData = wasData
    if isFirst { run.pathEnd = document.pointee.text.pointee.count }
  }

  /// Returns the name of a file whose line breaks and tabs are visible, as other control characters
  /// are in all text.
  private func onOneLine(_ path: String) -> String {
    guard tree.traits.isASCII else { return _VisibleControl.shownOnOneLine(path) }
    return String(String.UnicodeScalarView(path.unicodeScalars.map { $0.value < 0x20 ? "?" : $0 }))
  }
}

extension LayoutTree {
  /// Returns the colours of the steps of a heat map; the last one is the colour of the style.
  ///
  /// The result is empty if the terminal does not show exact colours, or if the style has no exact
  /// colour.
  ///
  /// With these colours, each cell is a coloured area. It still contains the character of its step,
  /// so that copied text makes sense.
  fileprivate func heatRamp(of style: UInt16) -> [Color] {
    guard traits.color == .trueColor, let ground = traits.ground,
      let color = self.style(style).foreground, color.isExact
    else { return [] }
    let (red, green, blue) = color.components
    // On a light background, the steps are mixtures of the colour with white. On a dark background,
    // they are darker shades. Each component moves towards its square, so that weak components lose
    // more and the shades remain vivid.
    let shades: [(share: Int, vividness: Int, white: Int)] =
      ground == .light
      ? [(25, 0, 255), (50, 0, 255), (75, 0, 255)] : [(46, 60, 0), (66, 42, 0), (84, 24, 0)]
    let lowest = ground == .light ? Color(hex: 0xEEF2F6) : Color(hex: 0x262E36)
    return [lowest]
      + shades.map { share, vividness, white in
        func mixed(_ component: UInt8) -> UInt8 {
          let value = Int(component)
          let vivid = value - (value - value * value / 255) * vividness / 100
          return UInt8((vivid * share + white * (100 - share)) / 100)
        }
        return Color(red: mixed(red), green: mixed(green), blue: mixed(blue))
      } + [color]
  }
}
