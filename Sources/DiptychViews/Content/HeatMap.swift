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
/// HTML is a `<table class="heat">`. Only screen readers get the numbers in it. Below the table, a
/// legend shows the range of values of each shade. If the caption is an empty string, there is no
/// legend.
///
/// The label is for assistive technology and plain text. HTML and text output do not show it, so
/// put a heading above the map.
public struct HeatMap: PrimitiveView, Sendable {
  @usableFromInline var traits: HeatMapTraits

  /// Creates a heat map.
  ///
  /// - Parameters:
  ///   - label: The meaning of the values, for assistive technology.
  ///   - rows: The titles of the rows.
  ///   - columns: The titles of the columns. An empty title leaves its place blank.
  ///   - values: The values, row by row. Missing, negative, infinite and NaN values count as 0.
  ///     Values beyond the number of rows or columns are ignored.
  ///   - caption: The text below the map, after the legend. If nil, text output shows the highest
  ///     value in its place.
  public init<Value: BinaryFloatingPoint>(
    _ label: String,
    rows: [String],
    columns: [String],
    values: [[Value]],
    caption: String? = nil
  ) {
    self.init(label, rows, columns, values.map { $0.map { Double($0) } }, caption)
  }

  /// Creates a heat map of whole numbers.
  ///
  /// - Parameters:
  ///   - label: The meaning of the values, for assistive technology.
  ///   - rows: The titles of the rows.
  ///   - columns: The titles of the columns. An empty title leaves its place blank.
  ///   - values: The values, row by row. A value that is missing or negative counts as 0. Values
  ///     beyond the number of rows or columns are ignored.
  ///   - caption: The text below the map, after the legend. If nil, text output shows the highest
  ///     value in its place.
  public init<Value: BinaryInteger>(
    _ label: String,
    rows: [String],
    columns: [String],
    values: [[Value]],
    caption: String? = nil
  ) {
    self.init(label, rows, columns, values.map { $0.map { Double($0) } }, caption)
  }

  private init(
    _ label: String,
    _ rows: [String],
    _ columns: [String],
    _ values: [[Double]],
    _ caption: String?
  ) {
    traits = HeatMapTraits(
      label: label,
      caption: caption,
      rows: rows,
      columns: columns,
      values: rows.indices.map { row in
        columns.indices.map { column in
          let value = row < values.count && column < values[row].count ? values[row][column] : 0
          return value > 0 && value.isFinite ? value : 0
        }
      }
    )
  }

  /// Returns the map with a visible title above it.
  package func titled(_ title: String) -> HeatMap {
    var map = self
    map.traits.title = title
    return map
  }

  /// Returns the map with the titles at some positions for assistive technology only.
  package func undrawn(rows: Set<Int>, columns: Set<Int>) -> HeatMap {
    var map = self
    map.traits.undrawnRows = rows
    map.traits.undrawnColumns = columns
    return map
  }

  @_alwaysEmitIntoClient
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.heatMap(view.traits)
  }
}
