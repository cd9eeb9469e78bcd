/// Elements in the order in which they were appended, of which the first is removed in constant time,
/// on average.
package struct Queue<Element> {
  /// The first elements, the very first at the end.
  private var first: [Element] = []
  private var others: [Element] = []

  package init() {}

  package var isEmpty: Bool { first.isEmpty && others.isEmpty }

  package mutating func append(_ element: Element) { others.append(element) }

  /// Removes and returns the first element, or returns nil if there is none.
  package mutating func popFirst() -> Element? {
    if first.isEmpty {
      first = others.reversed()
      others.removeAll()
    }
    return first.popLast()
  }
}

extension Queue: Sendable where Element: Sendable {}
