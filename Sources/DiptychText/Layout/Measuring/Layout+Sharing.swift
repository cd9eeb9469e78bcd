// Sharing of a width among neighbours.
extension Layout {
  /// Shares a width among neighbours, by the first of three rules that succeeds.
  ///
  /// 1. Natural widths, if they fit.
  /// 2. Widths between the minimum and the natural width of each.
  /// 3. Widths between a few cells and the minimum of each, so that words are broken. The upper
  ///    bound is the minimum instead of the natural width, so that the widths change smoothly
  ///    between rules 2 and 3. This rule is left out if words must not be broken.
  ///
  /// `minima` finds the minimum widths. It is called only if the natural widths do not fit.
  ///
  /// - Returns: True if one of the rules could share the width.
  mutating func share(
    _ available: Int,
    among count: Int,
    natural: Int,
    minimum: Int,
    into widths: Int,
    breaksWords: Bool = true,
    minima: (inout Layout) -> Void
  ) -> Bool {
    var total = 0
    for i in 0..<count {
      numbers[widths + i] = numbers[natural + i]
      total += numbers[natural + i]
    }
    if total <= available { return true }
    if available < count { return false }
    minima(&self)
    if numbers.levelFill(
      count,
      natural: natural,
      floor: minimum,
      available: available,
      into: widths
    ) {
      return true
    }
    guard breaksWords else { return false }
    for i in 0..<count { numbers[widths + i] = min(numbers[minimum + i], LayoutTree.narrowest) }
    return numbers.levelFill(
      count,
      natural: minimum,
      floor: widths,
      available: available,
      into: widths
    )
  }
}

// Level fill: the rule that shares a width among children of a row and among columns of a table.
extension FlatArray<Int> {
  /// Finds widths between the floors and the natural widths that add up to the available width.
  ///
  /// Widths above a common level are lowered to that level, so that the widest become narrower
  /// first. The remaining cells go to the lowered widths, beginning with the first. If the
  /// available width grows, no width shrinks. The arguments are indexes into this array.
  ///
  /// - Returns: Whether at least the floors fit.
  /// - Complexity: O(*n* log *w*) for *n* widths of at most *w* cells.
  @inline(never)
  func levelFill(_ count: Int, natural: Int, floor: Int, available: Int, into widths: Int) -> Bool {
    let values = base
    func total(at level: Int) -> Int {
      var total = 0
      for i in 0..<count { total += max(min(values[natural + i], level), values[floor + i]) }
      return total
    }
    guard total(at: 0) <= available else { return false }
    var low = 0
    var high = 1
    for i in 0..<count { high = max(high, values[natural + i]) }
    while low < high {
      let level = (low + high + 1) / 2
      if total(at: level) <= available { low = level } else { high = level - 1 }
    }
    var rest = available
    for i in 0..<count {
      values[widths + i] = max(min(values[natural + i], low), values[floor + i])
      rest -= values[widths + i]
    }
    for i in 0..<count where rest > 0 && values[widths + i] < values[natural + i] {
      values[widths + i] += 1
      rest -= 1
    }
    return true
  }
}
