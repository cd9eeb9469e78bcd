/// A series of values as a chart with an axis.
///
/// ```swift
/// Plot("Commits a month", values: [12, 40, 31, 8]) { index in index == 0 ? "2026" : nil }
/// ```
///
/// The axis ends at a round number above the values, and begins at 0, or at the lowest value if
/// that is negative. Text output is five lines of blocks with both ends of the axis beside them,
/// without the label; where there are more values than cells, neighbours are averaged. HTML is an
/// `<svg class="chart">` with the label below it. Assistive technology and linear text get the
/// label, the number of values, the lowest, the highest and the last one.
public struct Plot: PrimitiveView, Sendable {
  @usableFromInline let traits: PlotTraits

  /// Creates a chart of values.
  ///
  /// - Parameters:
  ///   - label: The meaning of the values.
  ///   - values: The values, at even distances; one that is not a number is a gap.
  ///   - height: The height in lines of a terminal.
  ///   - tick: The words below the value at an index, or nil for none.
  public init<Values: Collection>(
    _ label: String,
    values: Values,
    height: Int = 5,
    tick: (Int) -> String? = { _ in nil }
  ) where Values.Element: BinaryFloatingPoint {
    traits = PlotTraits(label, values.map { Double($0) }, height: height, tick: tick)
  }

  /// Creates a chart of whole numbers.
  ///
  /// - Parameters:
  ///   - label: The meaning of the values.
  ///   - values: The values, at even distances.
  ///   - height: The height in lines of a terminal.
  ///   - tick: The words below the value at an index, or nil for none.
  public init<Values: Collection>(
    _ label: String,
    values: Values,
    height: Int = 5,
    tick: (Int) -> String? = { _ in nil }
  ) where Values.Element: BinaryInteger {
    traits = PlotTraits(label, values.map { Double($0) }, height: height, tick: tick)
  }

  @inlinable
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.plot(view.traits.described())
  }
}
