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
///     fewer · ░▒▓█ more; most 9
/// ```
///
/// HTML is a `<table class="heat">`; screen readers get its numbers.
public struct HeatMap: PrimitiveView, Sendable {
  @usableFromInline let traits: HeatMapTraits

  /// Creates a heat map.
  ///
  /// - Parameters:
  ///   - label: The meaning of the values.
  ///   - rows: The titles of the rows.
  ///   - columns: The titles of the columns; an empty one is not drawn.
  ///   - values: The values, row by row. A missing value counts as 0, a superfluous one is dropped.
  ///   - caption: The line below the map.
  public init<Value: BinaryInteger>(
    _ label: String,
    rows: [String],
    columns: [String],
    values: [[Value]],
    caption: String? = nil
  ) {
    traits = HeatMapTraits(
      label: label,
      caption: caption,
      rows: rows,
      columns: columns,
      values: rows.indices.map { row in
        columns.indices.map { column in
          row < values.count && column < values[row].count
            ? max(Double(values[row][column]), 0) : 0
        }
      }
    )
  }

  @inlinable
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.heatMap(view.traits)
  }
}
