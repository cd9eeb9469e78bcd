/// A queue that is worked off by one thread at a time, in order.
///
/// What is queued meanwhile, from inside of the work too, is done after it by the one who works.
struct Drain<Element> {
  private var elements: [Element] = []
  private var isRunning = false

  /// Whether nothing is queued, and nobody works.
  var isIdle: Bool { elements.isEmpty && !isRunning }

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  /// Whether it is the caller's turn to work until ``next()`` is nil.
  mutating func begin() -> Bool {
    if isRunning || elements.isEmpty { return false }
    isRunning = true
    return true
  }

  /// The next element; nil ends the turn.
  mutating func next() -> Element? {
    if elements.isEmpty {
      isRunning = false
      return nil
    }
    return elements.removeFirst()
  }
}
