import DiptychViews

/// The data of a chart as a table.
struct ChartTable: _PrimitiveView {
  private let caption: String
  private(set) var titles: [String] = []
  private(set) var rows: [[String]] = []
  /// The number of columns at the start that contain names.
  ///
  /// Their cells are aligned to the start.
  private(set) var nameCount = 1

  /// The maximum number of values of a series in the table.
  ///
  /// If there are more, the table contains the lowest and the highest value of each section.
  private static let maxValues = 500

  /// Creates the table.
  ///
  /// - Parameters:
  ///   - scene: The chart.
  ///   - hasCaption: Whether the caption of the table is the name of the chart, which the text
  ///     before it may contain.
  init(_ scene: ChartScene, hasCaption: Bool = true) {
    caption = hasCaption ? ChartSentence(scene: scene).name : ""
    if !scene.sectors.isEmpty {
      makeSectors(scene)
      return
    }
    let groups = scene.data.groups.filter { $0.kind != .rule }
    let isLong =
      groups.contains {
        $0.kind == .point || $0.kind == .rectangle || !$0.xEnds.isEmpty || !$0.yEnds.isEmpty
      }
      || Self.hasDuplicates(groups, scene)
    if isLong { makeLong(groups, scene) } else { makeWide(groups, scene) }
  }

  /// Creates a table of texts without a caption, with one column of names.
  init(titles: [String], rows: [[String]]) {
    caption = ""
    self.titles = titles
    self.rows = rows
  }

  private mutating func makeSectors(_ scene: ChartScene) {
    let label = scene.data.seriesLabel
    let words = scene.chartLabels
    titles = [label.isEmpty ? words.part : label, scene.data.yLabel, words.share]
    rows = scene.sectors.map { sector in
      [
        sector.name, scene.words.number(NumberLabel.exact(sector.value)),
        _Percentage(share: sector.end - sector.start).description,
      ]
    }
  }

  // MARK: A row for each place

  /// Makes a row for each place, and a column for each series.
  private mutating func makeWide(_ groups: [MarkGroup], _ scene: ChartScene) {
    let (placeAxis, valueAxis) = scene.barsLie ? (scene.y, scene.x) : (scene.x, scene.y)
    let valueLabel = scene.barsLie ? scene.data.xLabel : scene.data.yLabel
    titles = [scene.barsLie ? scene.data.yLabel : scene.data.xLabel]
    var columns: [String: Int] = [:]
    var cells: [Double: [Int: String]] = [:]
    for group in groups {
      let name = Self.name(of: group) ?? valueLabel
      if columns[name] == nil {
        columns[name] = titles.count
        titles.append(name)
      }
      let column = columns[name] ?? 1
      for index in Self.shown(group, scene) {
        let place = placeAxis.place(ofMark: scene.barsLie ? group.ys[index] : group.xs[index])
        let value = scene.barsLie ? group.xs[index] : group.ys[index]
        // Marks without a place are left out, and a note contains their number.
        guard place.isFinite, !placeAxis.isDate || DateTicks.reaches(to: place) else { continue }
        cells[place, default: [:]][column] = value.isFinite ? valueAxis.words(of: value) : "–"
      }
    }
    rows = cells.keys.sorted().map { place in
      let row = cells[place] ?? [:]
      return [placeAxis.words(of: place)] + (1..<max(titles.count, 1)).map { row[$0] ?? "" }
    }
  }

  private static func name(of group: MarkGroup) -> String? {
    let names = [group.style.series ?? group.style.line, group.style.position]
    let distinct = names.compactMap(\.self)
    return distinct.isEmpty
      ? nil : distinct[0] == distinct.last ? distinct[0] : distinct.joined(separator: ", ")
  }

  private static func hasDuplicates(_ groups: [MarkGroup], _ scene: ChartScene) -> Bool {
    var seen: Set<String> = []
    for group in groups {
      if !seen.insert(name(of: group) ?? "").inserted { return true }
      let places = scene.barsLie ? group.ys : group.xs
      guard places.count <= maxValues else { continue }
      let finite = places.filter(\.isFinite)
      if Set(finite).count < finite.count { return true }
    }
    return false
  }

  // MARK: A row for each mark

  private mutating func makeLong(_ groups: [MarkGroup], _ scene: ChartScene) {
    let hasNames = groups.contains { Self.name(of: $0) != nil }
    let hasXEnds = groups.contains { !$0.xEnds.isEmpty }
    let hasYEnds = groups.contains { !$0.yEnds.isEmpty }
    let hasWeights = groups.contains { !$0.weights.isEmpty }
    let series = scene.data.seriesLabel
    let words = scene.chartLabels
    titles = hasNames ? [series.isEmpty ? words.series : series] : []
    nameCount = hasNames ? 2 : 1
    let xTitles = hasXEnds ? [scene.data.xLabel, words.rangeEnd] : [scene.data.xLabel]
    let yTitles = hasYEnds ? [scene.data.yLabel, words.rangeEnd] : [scene.data.yLabel]
    titles += scene.barsLie ? yTitles + xTitles : xTitles + yTitles
    if hasWeights { titles.append(words.value) }
    for group in groups {
      for index in Self.shown(group, scene) {
        var x = [Self.words(group.xs[index], scene.x)]
        if hasXEnds { x.append(Self.words(group.xEnds.last(at: index), scene.x)) }
        var y = [Self.words(group.ys[index], scene.y)]
        if hasYEnds { y.append(Self.words(group.yEnds.last(at: index), scene.y)) }
        var row = hasNames ? [Self.name(of: group) ?? ""] : []
        row += scene.barsLie ? y + x : x + y
        if hasWeights {
          let weight = group.weights.last(at: index).map(NumberLabel.exact) ?? ""
          row.append(scene.words.number(weight))
        }
        rows.append(row)
      }
    }
  }

  /// Returns the text of a value.
  ///
  /// It is a dash for a value outside the axis, and empty if there is no value.
  private static func words(_ value: Double?, _ axis: ChartAxis) -> String {
    value.map { value in
      let place = axis.place(ofMark: value)
      return place.isFinite ? axis.words(of: place) : "–"
    } ?? ""
  }

  // MARK: Many values

  /// Returns the marks that the table shows: all marks, or the lowest and the highest mark of each
  /// section.
  private static func shown(_ group: MarkGroup, _ scene: ChartScene) -> [Int] {
    let values = scene.barsLie ? group.xs : group.ys
    guard values.count > maxValues else { return Array(values.indices) }
    let length = (2 * values.count + maxValues - 1) / maxValues
    return stride(from: 0, to: values.count, by: length).flatMap { start -> [Int] in
      let extremes = values.extremes(in: start..<min(start + length, values.count))
      let (lowest, highest) = (extremes.lowest, extremes.highest)
      guard extremes.count > 0 else { return [] }
      return lowest == highest ? [lowest] : [min(lowest, highest), max(lowest, highest)]
    }
  }

  /// A note if the table does not show all values.
  static func note(_ scene: ChartScene) -> String? {
    let most = scene.data.groups.map { $0.xs.count }.max() ?? 0
    guard most > maxValues else { return nil }
    let length = (2 * most + maxValues - 1) / maxValues
    let count = scene.words.number(NumberLabel.exact(Double(length)))
    return Labels.filled(scene.chartLabels.extremesAlone, ["count": count])
  }

  // MARK: Drawing

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let table = view
    var traits = _TableTraits(
      columns: table.titles.enumerated().map { index, title in
        var column = _ColumnTraits(
          title: title.onOneLine,
          alignment: index < table.nameCount ? .leading : .trailing
        )
        column.isRowHeader = index == 0
        return column
      }
    )
    traits.caption = table.caption
    renderer.table(traits, ChartTableRows(rows: table.rows))
  }
}

private struct ChartTableRows: _PrimitiveView {
  let rows: [[String]]

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    for row in view.rows { renderer.tableRow(ChartTableCells(cells: row)) }
  }
}

/// The cells of a row.
private struct ChartTableCells: _PrimitiveView {
  let cells: [String]

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    for cell in view.cells { renderer.tableCell(span: _CellSpan(), Text(verbatim: cell.onOneLine)) }
  }
}

/// A chart as text: a sentence, and the table of its data.
struct ChartDescription: View {
  let scene: ChartScene

  var body: some View {
    if scene.isRedacted {
      // The titles of the table are part of the text, and they contain the names of the series.
      Text(verbatim: ChartSentence(scene: scene).name)
    } else {
      VStack(spacing: 1) {
        Text(verbatim: ChartSentence(scene: scene).text)
        if scene.hasValues { ChartTable(scene, hasCaption: false) }
        if let note = ChartTable.note(scene) { Text(verbatim: note) }
        ForEach(scene.problems, id: \.self) { Text(verbatim: "\($0)") }
      }
    }
  }
}
