/// A place of a mark on both axes: numbers, seconds since 2001 or positions of categories.
///
/// NaN stands for no place on an axis.
struct MarkPlace: Sendable {
  var x: Double
  var y: Double

  /// The place on an axis: 0 for x, 1 for y.
  subscript(axis: Int) -> Double { axis == 0 ? x : y }

  /// Whether the mark has a place on both axes.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

/// The places of marks on both axes, in the order of the marks.
@usableFromInline
struct MarkPlaces: Sendable {
  var all: [MarkPlace] = []

  init() {}

  init(_ places: some Sequence<MarkPlace>) { all = Array(places) }

  var count: Int { all.count }

  subscript(index: Int) -> MarkPlace { all[index] }

  var xs: MarkColumn { MarkColumn(places: all, axis: 0) }
  var ys: MarkColumn { MarkColumn(places: all, axis: 1) }

  /// Whether the places are finite and in ascending order on the x axis.
  var isAscending: Bool {
    var last = -Double.greatestFiniteMagnitude
    for place in all {
      guard place.x >= last else { return false }
      last = place.x
    }
    return last < .infinity
  }

  /// Returns the places in the order of the x axis, without places that are not finite on this
  /// axis.
  func sorted() -> MarkPlaces {
    let order = all.indices.filter { all[$0].x.isFinite }
      .sorted { (all[$0].x, $0) < (all[$1].x, $1) }
    return MarkPlaces(order.map { all[$0] })
  }
}

/// The places of marks on one axis.
struct MarkColumn: RandomAccessCollection, Sendable {
  let places: [MarkPlace]
  /// The axis: 0 for x, 1 for y.
  let axis: Int

  var startIndex: Int { 0 }
  var endIndex: Int { places.count }

  subscript(index: Int) -> Double { places[index][axis] }

  /// The lowest and the highest place of several marks, with the indices of the first of them.
  struct Extremes: Sendable {
    var low = Double.infinity
    var high = -Double.infinity
    var lowest = 0
    var highest = 0
    /// The number of places that are finite on both axes.
    var count = 0
  }

  /// Returns the extremes of the places in a range that are finite on both axes.
  func extremes(in range: Range<Int>) -> Extremes {
    var extremes = Extremes()
    for index in range where places[index].isFinite {
      let place = places[index][axis]
      extremes.count += 1
      if place < extremes.low { (extremes.low, extremes.lowest) = (place, index) }
      if place > extremes.high { (extremes.high, extremes.highest) = (place, index) }
    }
    return extremes
  }

  /// Returns the index of the first place in a range that is not finite on both axes, or the end of
  /// the range.
  func gap(in range: Range<Int>) -> Int { range.first { !places[$0].isFinite } ?? range.upperBound }
}
