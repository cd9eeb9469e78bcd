/// The lowest and the highest place of several marks on one axis, with their indices.
struct MarkExtremes: Sendable {
  private(set) var low = Double.infinity
  private(set) var high = -Double.infinity
  /// The index of the first of the lowest places.
  var lowest = 0
  /// The index of the first of the highest places.
  var highest = 0
  /// The number of places that are finite on both axes.
  private(set) var count = 0

  /// Includes a finite place, which is the lowest or the highest of `count` places.
  mutating func include(_ place: Double, at index: Int, count: Int) {
    self.count += count
    if place < low { (low, lowest) = (place, index) }
    if place > high { (high, highest) = (place, index) }
  }
}
