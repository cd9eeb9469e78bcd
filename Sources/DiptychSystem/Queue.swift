/// A first-in, first-out queue.
///
/// The first element is removed in amortized constant time.
package struct Queue<Element> {
  /// The first elements, in reverse order.
  private var first: [Element] = []
  private var others: [Element] = []

  package init() {}

  package var isEmpty: Bool { first.isEmpty && others.isEmpty }

  package mutating func append(_ element: Element) { others.append(element) }

  /// Removes and returns the first element, or returns nil if the queue is empty.
  package mutating func popFirst() -> Element? {
    if first.isEmpty {
      first = others.reversed()
      others.removeAll()
    }
    return first.popLast()
  }
}

extension Queue: Sendable where Element: Sendable {}
