// One rule shares a width among children of a row and columns of a table.
extension FlatArray<Int> {
  /// Finds widths between floors and naturals that add up to what there is.
  ///
  /// All that are wider than one level are lowered to it, so that the widest give way first; what
  /// is left over goes to them again, from the first on. That is monotone in the width. Arguments
  /// are indexes into this array.
  ///
  /// The result is whether at least the floors fit. It takes O(n log w) for n widths of at most w
  /// cells.
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

extension Layout {
  /// Shares a width by three rules, the first that can.
  ///
  /// 1. Natural widths, where they fit.
  /// 2. Between what each needs at least and its natural width.
  /// 3. Words broken: between a few cells and what each needs. The upper bound is not the natural
  ///    width, so that nothing jumps at the width where what they need begins to fit.
  ///
  /// `minima` finds what each needs at least, and is called only where natural widths do not fit.
  /// The result is whether even the last rule could share the width.
  mutating func share(
    _ available: Int,
    among count: Int,
    natural: Int,
    minimum: Int,
    into widths: Int,
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
