/// The places of marks on one axis.
struct MarkColumn: RandomAccessCollection, Sendable {
  private let places: MarkPlaces
  /// The axis: 0 for x, 1 for y.
  private let axis: Int

  init(_ places: MarkPlaces, axis: Int) {
    self.places = places
    self.axis = axis
  }

  var startIndex: Int { 0 }
  var endIndex: Int { places.count }

  subscript(index: Int) -> Double { places[index][axis] }

  /// Returns the extremes of the places in a range that are finite on both axes.
  ///
  /// - Complexity: O(*n* / 256 + 256) for *n* finite places.
  func extremes(in range: Range<Int>) -> MarkExtremes {
    places.extremes(in: range, axis: axis)
  }

  /// Returns the index of the first place in a range that is not finite on both axes, or the end of
  /// the range.
  ///
  /// - Complexity: O(*n* / 256 + 256) for *n* finite places.
  func gap(in range: Range<Int>) -> Int { places.gap(in: range) }
}
