/// The places of marks on both axes, in the order of the marks, with the range of each block.
///
/// The extremes of many places are computed from the ranges of the blocks. So a chart of a million
/// points reads each place only once, when it is added.
@usableFromInline
struct MarkPlaces: Sendable {
  /// The number of places in a block.
  @inlinable static var blockLength: Int { 256 }

  /// The places: numbers, seconds since 2001 or positions of categories.
  ///
  /// NaN stands for no place.
  private(set) var all: [SIMD2<Double>] = []
  private var blocks: [MarkBlock] = []

  init() {}

  init(_ places: some Sequence<SIMD2<Double>>) {
    all = Array(places)
    close()
  }

  var count: Int { all.count }
  var isEmpty: Bool { all.isEmpty }
  var indices: Range<Int> { all.indices }

  subscript(index: Int) -> SIMD2<Double> { all[index] }

  /// The places on the x axis.
  var xs: MarkColumn { MarkColumn(self, axis: 0) }
  /// The places on the y axis.
  var ys: MarkColumn { MarkColumn(self, axis: 1) }

  // MARK: Adding

  mutating func reserveCapacity(_ count: Int) { all.reserveCapacity(count) }

  mutating func append(_ place: SIMD2<Double>) {
    all.append(place)
    close()
  }

  mutating func append(contentsOf more: UnsafeBufferPointer<SIMD2<Double>>) {
    all.append(contentsOf: more)
    close()
  }

  /// Completes the blocks that are full.
  private mutating func close() {
    let length = Self.blockLength
    guard all.count >= (blocks.count + 1) * length else { return }
    all.withUnsafeBufferPointer { all in
      while all.count >= (blocks.count + 1) * length {
        let start = blocks.count * length
        blocks.append(MarkBlock(UnsafeBufferPointer(rebasing: all[start..<start + length])))
      }
    }
  }

  // MARK: Asking

  /// Returns the extremes on one axis of the places in a range that are finite on both axes.
  ///
  /// - Complexity: O(*n* / 256 + 256) for *n* finite places.
  func extremes(in range: Range<Int>, axis: Int) -> MarkExtremes {
    var extremes = MarkExtremes()
    var index = range.lowerBound
    while index < range.upperBound {
      let block = index / Self.blockLength
      let end = min((block + 1) * Self.blockLength, range.upperBound)
      let isWhole = end - index == Self.blockLength && block < blocks.count
      if isWhole, blocks[block].isFinite {
        extremes.include(blocks[block].low[axis], at: index, count: Self.blockLength)
        extremes.include(blocks[block].high[axis], at: index, count: 0)
      } else {
        for position in index..<end where all[position].x.isFinite && all[position].y.isFinite {
          extremes.include(all[position][axis], at: position, count: 1)
        }
      }
      index = end
    }
    guard extremes.count > 0 else { return extremes }
    // For a block, only the index of its first place is known.
    while all[extremes.lowest][axis] != extremes.low { extremes.lowest += 1 }
    while all[extremes.highest][axis] != extremes.high { extremes.highest += 1 }
    return extremes
  }

  /// Returns the index of the first place in a range that is not finite on both axes, or the end of
  /// the range.
  ///
  /// - Complexity: O(*n* / 256 + 256) for *n* finite places.
  func gap(in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      if index % Self.blockLength == 0, index / Self.blockLength < blocks.count,
        blocks[index / Self.blockLength].isFinite
      {
        index += Self.blockLength
      } else if all[index].x.isFinite, all[index].y.isFinite {
        index += 1
      } else {
        return index
      }
    }
    return range.upperBound
  }

  /// Whether the places are finite and in ascending order on the x axis.
  var isAscending: Bool {
    guard blocks.allSatisfy(\.isAscending) else { return false }
    var last = -Double.greatestFiniteMagnitude
    for start in blocks.indices.map({ $0 * Self.blockLength }) {
      guard all[start].x >= last else { return false }
      last = all[start + Self.blockLength - 1].x
    }
    for place in all[(blocks.count * Self.blockLength)...] {
      guard place.x >= last else { return false }
      last = place.x
    }
    return last < .infinity
  }

  /// Returns the places in the order of the x axis, without places that are not finite on this
  /// axis.
  func sorted() -> MarkPlaces {
    let order = indices.filter { all[$0].x.isFinite }
      .sorted { (all[$0].x, $0) < (all[$1].x, $1) }
    return MarkPlaces(order.map { all[$0] })
  }

  /// Returns the number of places that are not finite on one axis.
  func notFiniteCount(axis: Int) -> Int {
    func count(_ range: Range<Int>) -> Int { all[range].count { !$0[axis].isFinite } }
    let length = Self.blockLength
    return blocks.indices.reduce(count((blocks.count * length)..<all.count)) {
      blocks[$1].isFinite ? $0 : $0 + count(($1 * length)..<(($1 + 1) * length))
    }
  }
}
