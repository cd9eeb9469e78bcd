/// The numbers from 1, one each second, until the task that reads them is cancelled.
struct Ticks: AsyncSequence, Sendable {
  typealias Element = Int
  typealias Failure = Never

  let clock: any Clock<Duration>
  /// A function that is called when reading has ended.
  let onEnd: @Sendable (_ count: Int) -> Void

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(ticks: self) }

  struct AsyncIterator: AsyncIteratorProtocol {
    let ticks: Ticks
    private var number = 0

    init(ticks: Ticks) { self.ticks = ticks }

    mutating func next() async -> Int? {
      await next(isolation: nil)
    }

    mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
      do {
        try await ticks.clock.sleep(for: .seconds(1))
      } catch {
        ticks.onEnd(number)
        return nil
      }
      number += 1
      return number
    }
  }
}
