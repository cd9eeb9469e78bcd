import DiptychSystem

/// A failure with a number to tell it from others.
package struct Oops: Error, Hashable, CustomStringConvertible {
  package var number: Int

  package init(number: Int = 1) { self.number = number }

  package var description: String { "oops \(number)" }
}

/// A list of values that several tasks append to.
package final class Log<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])

  package init() {}

  package var all: [Element] { elements.withLock { $0 } }

  package func append(_ element: Element) { elements.withLock { $0.append(element) } }
}

/// A container of a value that is set later, and that may be released before the test ends.
package final class Box<Value: Sendable>: Sendable {
  private let storage = Mutex<Value?>(nil)

  package init() {}

  package var value: Value? {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }
}
