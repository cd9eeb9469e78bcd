public import DiptychViews

/// A table of shaded cells that shows, for example, the number of commits by weekday and hour.
///
/// The shade of a cell shows how large its value is.
///
/// ```swift
/// HeatMap("Commits", rows: ["Mon", "Tue"], columns: ["am", "pm"], values: [[1, 4], [0, 9]])
/// ```
///
/// ```text
///     am pm
/// Mon ░░░▒▒▒
/// Tue ·  ███
///
///     fewer · ░▒▓█ more; most 9
/// ```
///
/// HTML is a `<table>` in a `<div class="heat">`. Only screen readers get the numbers in it. Below
/// the table, a legend shows the range of values of each shade. If the caption is an empty string,
/// there is no legend. Other formats draw a table of the values.
///
/// The label is for assistive technology and for these other formats. HTML and text output do not
/// show it, so put a heading above the map.
public struct HeatMap: _PrimitiveView, Sendable {
  let label: String
  let caption: String?
  let rows: [String]
  let columns: [String]
  /// The values, row by row; each row has as many values as there are columns.
  let values: [[Double]]
  /// The text above the map, which the label repeats for assistive technology.
  var title: String?
  /// The positions of the rows whose titles are for assistive technology only.
  var undrawnRows: Set<Int> = []
  /// The positions of the columns whose titles are for assistive technology only.
  var undrawnColumns: Set<Int> = []
  var isRedacted = false

  /// Creates a heat map.
  ///
  /// - Parameters:
  ///   - label: The meaning of the values, for assistive technology.
  ///   - rows: The titles of the rows.
  ///   - columns: The titles of the columns. An empty title leaves its place blank.
  ///   - values: The numbers, row by row. Missing, negative, infinite and NaN values count as 0.
  ///     Values beyond the number of rows or columns are ignored.
  ///   - caption: The text below the map, after the legend. If nil, text output shows the highest
  ///     value in its place.
  public init<Value: _PrimitivePlottable>(
    _ label: String,
    rows: [String],
    columns: [String],
    values: [[Value]],
    caption: String? = nil
  ) {
    self.label = label
    self.caption = caption
    self.rows = rows
    self.columns = columns
    self.values = rows.indices.map { row in
      columns.indices.map { column in
        guard row < values.count, column < values[row].count,
          let value = values[row][column].plottedDatum.number
        else { return 0 }
        return value > 0 && value.isFinite ? value : 0
      }
    }
  }

  /// The highest value, at least 0.
  var maximum: Double { values.joined().max() ?? 0 }

  /// Returns the step of a value on the scale of shades.
  ///
  /// Values up to 0 have step 0. The range from 0 to the highest value is divided into four steps
  /// of the same size.
  static func step(of value: Double, maximum: Double) -> Int {
    guard value > 0, maximum > 0 else { return 0 }
    return min(max(Int((value / maximum * 4).rounded(.up)), 1), 4)
  }

  @inline(never)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.figure(HeatMapFigure(map: view))
  }
}

/// A heat map for renderers, with a drawing for each medium.
struct HeatMapFigure: _Figure {
  var map: HeatMap

  var page: HeatMapPage { HeatMapPage(map: map) }

  static var rules: _FigureRules { HeatMapPage.rules }

  var terminal: _TerminalFigure { TextHeatMap(map).figure }

  var words: HeatMapWords { HeatMapWords(map: map) }

  var redacted: HeatMapFigure {
    var figure = self
    figure.map.isRedacted = true
    return figure
  }
}

/// A heat map as text: the table of its values.
struct HeatMapWords: View {
  let map: HeatMap

  var body: some View {
    if map.isRedacted {
      // The titles of the table are part of the text.
      Text(verbatim: map.label)
    } else {
      VStack(spacing: 1) {
        Text(verbatim: map.label)
        if let caption = map.caption, !caption.isEmpty { Text(verbatim: caption) }
        ChartTable(
          titles: [""] + map.columns,
          rows: zip(map.rows, map.values).map { [$0] + $1.map(Sparkline.digits) }
        )
      }
    }
  }
}
