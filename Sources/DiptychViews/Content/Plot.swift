/// A chart of a series of values, with a vertical axis.
///
/// ```swift
/// Plot("Commits a month", values: [12, 40, 31, 8]) { index in index == 0 ? "2026" : nil }
/// ```
///
/// The axis begins at 0. If the lowest value is negative, the axis begins at that value. The axis
/// ends at the highest value, rounded up to a round number.
///
/// Text output is a chart of block characters with the lowest and the highest number of the axis at
/// the left. The chart is five lines high by default, and does not show the label. If there are
/// more values than cells, each cell shows the mean of several values. HTML is an
/// `<svg class="chart">` with the label below it. Assistive technology and plain text get the
/// label, the number of values, the lowest value, the highest value and the last value.
public struct Plot: PrimitiveView, Sendable {
  @usableFromInline let traits: PlotTraits

  /// Creates a chart of values.
  ///
  /// - Parameters:
  ///   - label: The meaning of the values.
  ///   - values: The values, which are drawn at equal distances. A value that is not finite is a
  ///     gap.
  ///   - height: The height in text output, in lines.
  ///   - tick: A closure that receives the index of a value, and returns the text below the value,
  ///     or nil for no text.
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
  ///   - values: The values, which are drawn at equal distances.
  ///   - height: The height in text output, in lines.
  ///   - tick: A closure that receives the index of a value, and returns the text below the value,
  ///     or nil for no text.
  public init<Values: Collection>(
    _ label: String,
    values: Values,
    height: Int = 5,
    tick: (Int) -> String? = { _ in nil }
  ) where Values.Element: BinaryInteger {
    traits = PlotTraits(label, values.map { Double($0) }, height: height, tick: tick)
  }

  @_alwaysEmitIntoClient
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.plot(view.traits.described())
  }
}
