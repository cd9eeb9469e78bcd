/// An asynchronous sequence of the input events of a terminal.
///
/// ```swift
/// for await case .key(let key) in events { … }
/// ```
///
/// The sequence ends when the terminal is closed, or when the task that iterates over it is
/// cancelled. Only one task may iterate over it at a time.
public struct InputEvents: AsyncSequence, Sendable {
  /// An iterator over the events.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let beforeWaiting: (@Sendable () async -> Void)?
    fileprivate var base: AsyncStream<InputEvent>.Iterator

    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async -> InputEvent? {
      await beforeWaiting?()
      return await base.next(isolation: actor)
    }

    public mutating func next() async -> InputEvent? { await next(isolation: nil) }
  }

  private let base: AsyncStream<InputEvent>
  /// A closure that is called before the sequence waits for the next event.
  var beforeWaiting: (@Sendable () async -> Void)?

  init(_ base: AsyncStream<InputEvent>) {
    self.base = base
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(beforeWaiting: beforeWaiting, base: base.makeAsyncIterator())
  }
}
