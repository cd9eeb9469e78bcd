import DiptychSystem
import DiptychViews

/// A growable array of plain values without uniqueness, exclusivity or bounds checks.
///
/// The part of the layout that creates an array frees it, and no other part keeps a copy. Compute
/// an index before the expression that uses it as a subscript: the computation may append to the
/// array, which moves its memory.
struct FlatArray<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  /// The number of elements; setting a smaller number drops elements from the end.
  var count = 0

  /// Creates an empty array, which allocates no memory until something is appended.
  init() {
    capacity = 0
    // An aligned pointer that is never dereferenced.
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
  }

  init(capacity: Int) {
    self.init()
    grow(to: capacity)
  }

  func free() {
    if capacity > 0 { DiptychSystem.free(base) }
  }

  @inline(never)
  private mutating func grow() { grow(to: max(2 * capacity, 16)) }

  private mutating func grow(to capacity: Int) {
    let former = self.capacity > 0 ? base : nil
    base = enlarged(former, to: capacity * MemoryLayout<Element>.stride)
      .bindMemory(to: Element.self, capacity: capacity)
    self.capacity = capacity
  }

  /// Replaces all elements by a number of copies of one.
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

  /// Returns some elements, for changing them; an append makes the buffer invalid.
  @inline(__always)
  func elements(from first: Int, _ count: Int) -> UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: base + first, count: count)
  }

  /// Removes the elements of a range, and moves the elements after it down.
  mutating func remove(from lower: Int, to upper: Int) {
    guard lower < upper else { return }
    (base + lower).update(from: base + upper, count: count - upper)
    count -= upper - lower
  }
}
