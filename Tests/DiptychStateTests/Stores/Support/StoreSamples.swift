import DiptychState
import DiptychTesting
import Synchronization

/// A failure with a number to tell it from others.
struct Oops: Error, Hashable, CustomStringConvertible {
  var number = 1
  var description: String { "oops \(number)" }
}

typealias ValueGate = Gate<Void, Int, Oops>
typealias ValueState = AsyncValue<Int, Oops>
typealias ValueStore = AsyncStore<Int, Oops>

/// A list of values that several tasks append to.
final class Log<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])

  var all: [Element] { elements.withLock { $0 } }

  func append(_ element: Element) {
    elements.withLock { $0.append(element) }
  }
}

/// A container of a value that is set later, and that may be released before the test ends.
final class Box<Value: Sendable>: Sendable {
  private let storage = Mutex<Value?>(nil)

  var value: Value? {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }
}
