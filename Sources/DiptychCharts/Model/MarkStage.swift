/// The places of the last marks, which have no column yet.
///
/// A mark writes sixteen bytes here and no more; a full stage becomes a block of a column at once.
@usableFromInline
struct MarkStage: ~Copyable {
  @usableFromInline let places: UnsafeMutablePointer<SIMD2<Double>>
  @usableFromInline private(set) var count = 0

  init() {
    places = .allocate(capacity: MarkPlaces.blockLength)
  }

  @inlinable
  deinit { places.deallocate() }

  /// Adds a place; returns whether the stage is full.
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
