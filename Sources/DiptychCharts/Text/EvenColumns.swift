extension ChartAxis {
  /// Returns the axis with its ticks at edges or middles of cells, where they can be drawn.
  ///
  /// Zero is at an edge, if there are values below it and above it. The axis begins at a multiple
  /// of the step, and goes on behind its last tick up to the last cell. nil for an axis that is not
  /// one of equal distances, or whose ends or values a program has set.
  ///
  /// - Parameters:
  ///   - cells: The cells of the axis.
  ///   - count: About how many ticks there should be.
  ///   - reserve: The cells that words behind the last value need.
  /// - Returns: The axis.
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
    // With zero in the middle of a cell, a bar that ends there would be half a cell, or nothing.
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
