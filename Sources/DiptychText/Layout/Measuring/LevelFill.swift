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
  func levelFill(
    _ count: Int,
    natural: Int,
    floor: Int,
    available: Int,
    into widths: Int
  ) -> Bool {
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
