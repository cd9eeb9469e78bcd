import DiptychViews

/// A growable array of plain values without uniqueness, exclusivity or bounds checks.
///
/// The part of the engine that makes one frees it. Nothing else may hold one. An index is computed
/// before the array is asked for an element: computing it may make the array move.
struct FlatArray<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  /// Set it to a smaller number to drop elements.
  var count = 0

  /// Makes an empty array, without memory until something is appended.
  init() {
    capacity = 0
    // A pointer to no memory.
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  func free() {
    if capacity > 0 { base.deallocate() }
  }

  /// The bytes of its memory.
  var byteCapacity: Int { capacity * MemoryLayout<Element>.stride }

  @inline(never)
  private mutating func grow() { grow(to: max(2 * capacity, 16)) }

  private mutating func grow(to capacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    SystemMemory.move(base, to: larger, count: count * MemoryLayout<Element>.stride)
    free()
    base = larger
    self.capacity = capacity
  }

  /// Puts one element some times in the place of all.
  mutating func fill(with element: Element, count: Int) {
    self.count = 0
    if count > capacity { grow(to: count) }
    base.initialize(repeating: element, count: count)
    self.count = count
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if _slowPath(count == capacity) { grow() }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Appends one element several times, and returns the index of the first.
  mutating func append(_ element: Element, repeated times: Int) -> Int {
    let first = count
    for _ in 0..<times { append(element) }
    return first
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get { base[index] }
    _modify { yield &base[index] }
  }

  @inline(__always)
  var last: Element {
    get { base[count &- 1] }
    _modify { yield &base[count &- 1] }
  }

  @inline(__always)
  mutating func popLast() -> Element {
    count &-= 1
    return base[count]
  }

  /// Some elements, to be changed before anything is appended.
  @inline(__always)
  func elements(from first: Int, _ count: Int) -> UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: base + first, count: count)
  }

  /// Drops the elements of a range and moves those after it down.
  mutating func remove(from lower: Int, to upper: Int) {
    guard lower < upper else { return }
    (base + lower).update(from: base + upper, count: count - upper)
    count -= upper - lower
  }
}
