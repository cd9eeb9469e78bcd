import DiptychSystem

/// A queue whose elements are handled in order, by one thread at a time.
///
/// That thread also handles elements that it or other threads add meanwhile.
struct Drain<Element> {
  private var elements = Queue<Element>()
  private var isRunning = false

  /// Whether the queue is empty and no thread is handling an element.
  var isIdle: Bool { elements.isEmpty && !isRunning }

  mutating func append(_ element: Element) {
    elements.append(element)
  }

  /// Begins the caller's turn, which lasts until ``next()`` is nil; returns false if another thread
  /// works or the queue is empty.
  mutating func begin() -> Bool {
    if isRunning || elements.isEmpty { return false }
    isRunning = true
    return true
  }

  /// The next element; nil ends the turn.
  mutating func next() -> Element? {
    let next = elements.popFirst()
    if next == nil { isRunning = false }
    return next
  }
}
