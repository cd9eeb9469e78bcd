/// A table of values by their size, such as commits by weekday and hour.
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
/// HTML is a `<table class="heat">`; screen readers get its numbers. Below it stand the values of
/// each step, unless the caption is empty. Assistive technology gets the label, which is not seen;
/// sighted readers need a heading above the map.
public struct HeatMap: PrimitiveView, Sendable {
  @usableFromInline var traits: HeatMapTraits

  /// Creates a heat map.
  ///
  /// - Parameters:
  ///   - label: The meaning of the values.
  ///   - rows: The titles of the rows.
  ///   - columns: The titles of the columns; an empty one is not drawn.
  ///   - values: The values, row by row. One that is missing, negative or not a number counts as 0,
  ///     a superfluous one is dropped.
  ///   - caption: The line below the map.
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
  ///   - label: The meaning of the values.
  ///   - rows: The titles of the rows.
  ///   - columns: The titles of the columns; an empty one is not drawn.
  ///   - values: The values, row by row. One that is missing or negative counts as 0, a superfluous
  ///     one is dropped.
  ///   - caption: The line below the map.
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

  /// Returns the map with a title above it, which its label says too.
  package func titled(_ title: String) -> HeatMap {
    var map = self
    map.traits.title = title
    return map
  }

  /// Returns the map with titles that are said and not drawn, by their positions.
  package func undrawn(rows: Set<Int>, columns: Set<Int>) -> HeatMap {
    var map = self
    map.traits.undrawnRows = rows
    map.traits.undrawnColumns = columns
    return map
  }

  @inlinable
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.heatMap(view.traits)
  }
}
