/// A y axis of numbers whose labels have equal distances of whole rows.
///
/// The step is a round number, and the ends of the axis are at the edges of rows. So an end may
/// have no label. For example, if 0 to 125 has ten rows, the numbers 0, 50 and 100 have labels,
/// four rows apart.
struct EvenRows {
  /// The axis, with its new ends and its ticks.
  let axis: ChartAxis

  /// A choice of a step and of the ends of the axis.
  ///
  /// The ends are multiples of a part of the step.
  private struct Choice {
    let step: TickStep
    /// The number of parts of a step.
    let parts: Int
    /// The lower end, in parts.
    let first: Int
    /// The length of the axis, in parts.
    let length: Int
    /// The parts that contain the lowest and the highest value.
    let reach: ClosedRange<Int>

    /// The multiples of the step that have a label, up to the first multiple beyond the values.
    ///
    /// Further rows stay empty.
    var multiples: Range<Int> {
      let lowest = max(-(-first).floored(by: parts), reach.lowerBound.floored(by: parts))
      let highest = min(
        (first + length).floored(by: parts),
        -(-reach.upperBound).floored(by: parts)
      )
      return lowest..<max(highest + 1, lowest)
    }

    /// Whether a step that a program has set would leave more than a third of the rows empty, or
    /// whether a logarithmic axis would go on for a decade beyond its values.
    ///
    /// In this case, labels at unequal distances are better than empty rows above the highest
    /// label.
    var wastesRows: Bool {
      let end = first + length
      return switch step {
      case .stride: 3 * (end - (multiples.upperBound - 1) * parts) > length
      case .decades(let number):
        number * max(end - reach.upperBound, reach.lowerBound - first) >= parts
      case .round: false
      }
    }

    func value(_ part: Int) -> Double { step.value(Double(part) / Double(parts)) }
  }

  /// Creates the rows of an axis, and chooses its step and its ends.
  ///
  /// The result is nil in these cases:
  ///
  /// - The axis is not an axis of numbers.
  /// - A program has set its ends or its values.
  /// - Its range is too small or too wide for floating-point numbers.
  /// - A program has set a step that would leave more than a third of the picture empty.
  ///
  /// O(`rows`).
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - rows: The number of rows of the picture.
  ///   - hasAxisLine: Whether a further row below has the label of the lower end.
  init?(_ axis: ChartAxis, rows: Int, hasAxisLine: Bool) {
    guard let reach = axis.reach, !axis.isHidden, rows > 0,
      let steps = TickStep.Choices(axis, reach)
    else { return nil }
    var best: (cost: Double, choice: Choice)?
    // If there is no row below, the lowest label is in the last row, which has no other label then.
    for parts in (hasAxisLine ? 1 : min(2, rows))...rows {
      guard let choice = Self.choice(steps, parts: parts, length: rows) else { continue }
      let cost = Self.cost(choice, steps, rows: rows)
      if best.map({ cost < $0.cost }) ?? true { best = (cost, choice) }
    }
    guard let choice = best?.choice, !choice.wastesRows else { return nil }
    let ends = (choice.value(choice.first), choice.value(choice.first + choice.length))
    guard ends.0 < ends.1, ends.1.isFinite else { return nil }
    self.axis = axis.with(
      domain: ends.0...ends.1,
      ticks: choice.multiples.map { choice.step.value(Double($0)) },
      step: choice.step.size
    )
  }

  // MARK: Choices

  /// Returns the smallest step whose multiples cover the domain in a number of parts.
  private static func choice(_ steps: TickStep.Choices, parts: Int, length: Int) -> Choice? {
    let reach = steps.reach
    let width = reach.upperBound - reach.lowerBound
    for step in steps.from(width * (Double(parts) / Double(length))) {
      let part = step.size / Double(parts)
      let (low, high) = (reach.lowerBound / part, reach.upperBound / part)
      // Whole numbers up to this limit are exact, and so are small parts of them.
      guard max(abs(low), abs(high)) < 1e12 else { return nil }
      let (first, last) = (floor(low), ceiling(high))
      // The axis prefers an end at zero or near it, then an end that is a multiple of the step.
      let candidates =
        reach.upperBound <= 0 && !steps.isLogarithmic
        ? [ceiling(high / Double(parts)) * parts - length, last - length]
        : [first.floored(by: parts) * parts, first]
      for candidate in candidates where candidate <= first && candidate + length >= last {
        return Choice(
          step: step,
          parts: parts,
          first: candidate,
          length: length,
          reach: first...max(first, last)
        )
      }
    }
    return nil
  }

  /// Returns the largest whole number that is not above a number, apart from rounding errors.
  private static func floor(_ number: Double) -> Int { Int((number + 1e-9).rounded(.down)) }

  private static func ceiling(_ number: Double) -> Int { -floor(-number) }

  /// Returns the cost of a choice: the part of the axis without values, plus a penalty for too many
  /// or too few labels.
  private static func cost(_ choice: Choice, _ steps: TickStep.Choices, rows: Int) -> Double {
    let width = steps.reach.upperBound - steps.reach.lowerBound
    let length = choice.step.size * Double(choice.length) / Double(choice.parts)
    let count = choice.multiples.count
    var cost = 1 - width / length
    let wanted = steps.count ?? TextPlot.labelCount(rows: rows)
    // If two choices are equally full, the choice with more labels is better.
    cost -= 0.01 * Double(min(count, wanted + 1))
    if count > wanted + 1 { cost += 0.15 * Double(count - wanted - 1) }
    if count < min(wanted, 4) { cost += [2, 1, 0.3, 0.05][max(count, 0)] }
    if !choice.first.isMultiple(of: choice.parts) { cost += 0.03 }
    return cost
  }
}

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

/// The distance between two labels of an axis.
enum TickStep {
  /// A step that a program has set.
  case stride(Double)
  /// A round number: 1, 2 or 5 times a power of ten.
  case round(factor: Double, power: Int)
  /// A number of decades on a logarithmic axis.
  case decades(Int)

  /// The distance between the values, or between the exponents of powers of ten.
  var size: Double { if case .decades(let number) = self { Double(number) } else { value(1) } }

  /// Returns the value at a multiple of the step.
  func value(_ multiple: Double) -> Double {
    switch self {
    case .stride(let step): return multiple * step
    case .round(let factor, let power):
      // As in ``Spacing``, a quotient is used, because it is closer to a decimal fraction than a
      // product.
      return power < 0
        ? multiple / (PowersOfTen.power(-power) / factor)
        : multiple * (PowersOfTen.power(power) * factor)
    case .decades(let number): return PowersOfTen.power(multiple * Double(number))
    }
  }
}

extension TickStep {
  /// The steps that an axis can have.
  struct Choices {
    /// The range of the values of marks, or of their logarithms on a logarithmic axis.
    let reach: ClosedRange<Double>
    let isLogarithmic: Bool
    /// The number of labels that a program has requested.
    let count: Int?
    private let stride: Double?
    private let isWhole: Bool

    /// The minimum number of decades for labels that are powers of ten.
    ///
    /// If there are fewer decades, more labels with different distances are used.
    private static let fewDecades = 2.5

    init?(_ axis: ChartAxis, _ reach: ClosedRange<Double>) {
      guard case .numbers(_, let type) = axis.scale else { return nil }
      isLogarithmic = type == .log
      self.reach =
        isLogarithmic
        ? PowersOfTen.logarithm(of: reach.lowerBound)...PowersOfTen.logarithm(of: reach.upperBound)
        : reach
      isWhole = axis.isWhole
      let width = self.reach.upperBound - self.reach.lowerBound
      guard width > 0, width.isFinite, !isLogarithmic || width >= Self.fewDecades else {
        return nil
      }
      switch axis.marks?.values.choice {
      case .values?: return nil
      case .stride(let step)?:
        guard !isLogarithmic else { return nil }
        (count, stride) = (nil, step > 0 && step.isFinite ? step : nil)
      case .automatic(let count?)?: (self.count, stride) = (max(count, 1), nil)
      case .automatic(nil)?, .dateStride?, nil: (count, stride) = (nil, nil)
      }
    }

    /// Returns some steps that are not shorter than a length, in ascending order.
    func from(_ length: Double) -> [TickStep] {
      // A rounding error must not select the next larger step.
      let length = length * (1 - 1e-9)
      if let stride { return stride >= length ? [.stride(stride)] : [] }
      if isLogarithmic {
        let first = max(Int(length.rounded(.up)), 1)
        return (first..<(first + 3)).map { .decades($0) }
      }
      guard length > 0, length.isFinite else { return [] }
      let power = PowersOfTen.exponent(of: length)
      let steps = [power, power + 1].flatMap { power in
        [1, 2, 5].map { TickStep.round(factor: $0, power: power) }
      }
      return steps.filter {
        $0.size.isFinite && $0.size >= length && (!isWhole || $0.size >= 1)
      }
    }
  }
}
