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

    /// Whether a step that a program has set would leave more than a third of the rows empty.
    ///
    /// In this case, labels at unequal distances are better than empty rows above the highest
    /// label.
    var wastesRows: Bool {
      guard case .stride = step else { return false }
      return 3 * (first + length - (multiples.upperBound - 1) * parts) > length
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
  private static func cost(
    _ choice: Choice,
    _ steps: TickStep.Choices,
    rows: Int
  ) -> Double {
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
