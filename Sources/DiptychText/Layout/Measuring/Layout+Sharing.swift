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
