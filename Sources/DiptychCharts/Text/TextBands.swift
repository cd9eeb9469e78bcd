/// The cells of the bands of an axis: all cells are shared, so that some bands have one more.
struct TextBands {
  let count: Int
  let cells: Int

  /// The cells of the narrowest band; 0 where there are more bands than cells.
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
  /// A fifth of a band stays empty, a cell at least. Bars have the same width where a cell more or
  /// less is not much of it. Without a cell for the distance they fill their bands.
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
