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
