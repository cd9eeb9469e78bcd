// Neighbours share a width.
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
