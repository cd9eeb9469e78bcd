/// The option of a layout whose widths differ from the rule of ``CellWidth``.
struct WidthRule {
  /// Whether a soft hyphen has no cells.
  ///
  /// The layout draws a soft hyphen only if a line ends at it.
  var hidesSoftHyphens = false

  /// Returns the number of cells that a scalar adds to its cluster.
  @inline(__always)
  func cells(of scalar: UInt32, _ properties: ScalarProperties) -> Int {
    hidesSoftHyphens && scalar == SoftHyphen.scalar ? 0 : properties.cells
  }
}

extension UnicodeTables {
  /// Whether Unicode 15.0 does not assign a scalar, or gives it another width.
  static func isRecent(_ scalar: UInt32) -> Bool { contains(scalar, in: recentRanges) }

  /// Whether the East_Asian_Width of a scalar is Fullwidth, Wide or Halfwidth.
  @inline(__always)
  static func isEastAsian(_ scalar: UInt32, _ properties: ScalarProperties) -> Bool {
    if properties.cells == 2 { return properties.lineBreakClass != .regionalIndicator }
    return scalar >= 0x20A9 && isNarrowEastAsian(scalar)
  }

  /// Whether a scalar is East Asian though it does not have 2 cells.
  @inline(never)
  private static func isNarrowEastAsian(_ scalar: UInt32) -> Bool {
    contains(scalar, in: narrowEastAsianRanges)
  }

  /// Whether a measured terminal shows a scalar in another width, although the scalar is not
  /// recent.
  static func differsOnTerminals(_ scalar: UInt32) -> Bool { contains(scalar, in: terminalRanges) }

  /// Whether a scalar is in one of some ranges, by binary search.
  private static func contains(_ scalar: UInt32, in bounds: [UInt32]) -> Bool {
    var low = 0
    var high = bounds.count / 2
    while low < high {
      let middle = (low + high) / 2
      if bounds[2 * middle + 1] < scalar { low = middle + 1 } else { high = middle }
    }
    return 2 * low < bounds.count && bounds[2 * low] <= scalar
  }
}
