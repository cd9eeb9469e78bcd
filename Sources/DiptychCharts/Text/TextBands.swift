/// The cells of the bands of an axis.
///
/// All cells are used, so some bands have one cell more than other bands.
struct TextBands {
  let count: Int
  let cells: Int

  /// The width of the narrowest band, in cells, or 0 if there are more bands than cells.
  var narrowest: Int { count > 0 ? cells / count : 0 }

  /// Returns the cells of a band.
  func range(of band: Int) -> Range<Int> { start(of: band)..<start(of: band + 1) }

  private func start(of band: Int) -> Int {
    guard count > 0 else { return 0 }
    let (whole, rest) = (cells / count, cells % count)
    return band * whole + band * rest / count
  }

  /// Returns the cells of all bars of a band.
  ///
  /// A fifth of a band, and at least one cell, stays empty. If bands are wide, their bars have the
  /// same width. If there is no cell for the distance, the bars fill their bands.
  func bars(of band: Int, slots: Int) -> Range<Int> {
    let range = range(of: band)
    guard narrowest >= slots else { return range }
    let gap = narrowest > slots ? max(narrowest / 5, 1) : 0
    let isNarrow = narrowest < 4 * slots
    let width = ((isNarrow ? range.count : narrowest) - gap) / slots * slots
    let start = range.lowerBound + (range.count - width) / 2
    return start..<(start + width)
  }
}
