extension ChartAxis {
  /// Returns the axis with its ticks at edges or middles of cells, where they can be drawn exactly.
  ///
  /// If there are values below and above zero, zero is at an edge. The axis begins at a multiple of
  /// the step, and continues after its last tick up to the last cell.
  ///
  /// - Parameters:
  ///   - cells: The number of cells of the axis.
  ///   - count: The approximate number of ticks.
  ///   - reserve: The number of cells that the text after the last value needs.
  /// - Returns: The axis. It is nil if the axis is not linear, or if a program has set its ends or
  ///   its values.
  func even(cells: Int, count: Int, reserve: Int = 0) -> ChartAxis? {
    guard reach != nil, case .numbers(let range, .linear) = scale else { return nil }
    var step = NiceNumbers.step(from: range.lowerBound, to: range.upperBound, count: count)
    switch marks?.values.choice {
    case .values?: return nil
    case .stride(let stride)? where stride > 0 && stride.isFinite: step = stride
    default: if isWhole { step = max(step, 1) }
    }
    let first = (range.lowerBound / step + 1e-9).rounded(.down)
    let steps = range.upperBound / step - first
    guard step > 0, step.isFinite, first.isFinite, steps > 0, steps < Double(cells) else {
      return nil
    }
    var cellsPerStep = (Double(2 * (cells - reserve)) / steps + 1e-9).rounded(.down) / 2
    // If zero were in the middle of a cell, a bar that ends there would be half a cell, or nothing.
    if first < 0, range.upperBound > 0, (first * cellsPerStep).rounded() != first * cellsPerStep {
      cellsPerStep -= 0.5
    }
    let low = first * step
    let high = low + step * (Double(cells) / cellsPerStep)
    guard cellsPerStep >= 1, low < high, high.isFinite else { return nil }
    let last = Int((steps + 1e-9).rounded(.down))
    return with(
      domain: low...high,
      ticks: (0...last).map { (first + Double($0)) * step },
      step: step
    )
  }
}
