/// A buffer of the places of the last marks.
///
/// A mark only writes sixteen bytes here. A full buffer becomes a block of a column.
@usableFromInline
struct MarkStage: ~Copyable {
  @usableFromInline let places: UnsafeMutablePointer<SIMD2<Double>>
  @usableFromInline private(set) var count = 0

  init() {
    places = .allocate(capacity: MarkPlaces.blockLength)
  }

  @inlinable
  deinit { places.deallocate() }

  /// Adds a place, and returns whether the buffer is full.
  @inlinable
  @inline(__always)
  mutating func append(_ place: SIMD2<Double>) -> Bool {
    (places + count).initialize(to: place)
    count &+= 1
    return count == MarkPlaces.blockLength
  }

  /// Moves the places to the end of a column.
  mutating func empty(into column: inout MarkPlaces) {
    column.append(contentsOf: UnsafeBufferPointer(start: places, count: count))
    count = 0
  }
}
