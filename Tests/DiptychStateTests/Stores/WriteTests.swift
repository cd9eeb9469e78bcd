import DiptychRedux
import DiptychState
import DiptychStateTesting
import DiptychTesting
import Observation
import Testing

extension Stores {
  /// Tests that each store counts its writes.
  ///
  /// Observation of a frame begins after the frame was drawn. To detect writes made while drawing,
  /// the host compares the number of writes before and after the frame. A store that does not count
  /// a write leaves an outdated picture on the screen.
  @Suite("Stores: no write is missed between two drawings") struct WriteTests {
    /// A value that is drawn, with a way to write to it.
    struct Written: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let read: @Sendable () -> Int
      let write: @Sendable (Int) -> Void

      static var all: [Written] {
        let shared = Shared(wrappedValue: 0)
        let value = ValueStore(initialState: .loaded(0)) { 0 }
        let bound = Shared(wrappedValue: ValueState.loaded(0))
        let inBinding = ValueStore(state: bound.projectedValue) { 0 }
        let keyed = Keyed<Int, Int, Never>(key: 0) { $0 }
        keyed.receive(0)
        let key = Keyed<Int, Int, Never>(key: 0) { $0 }
        let list = PostStore(
          initialState: PostState(pages: [.posts([0], next: nil)]) ?? PostState()
        ) {
          (_: Int?) in .posts([0], next: nil)
        }
        let program = Store(initialState: 0) { (state: inout Int, action: Int) in state = action }
        return [
          Written(
            testDescription: "Shared",
            read: { shared.wrappedValue },
            write: { shared.wrappedValue = $0 }
          ),
          Written(
            testDescription: "AsyncStore",
            read: { value.state.value ?? 0 },
            write: { value.receive($0) }
          ),
          Written(
            testDescription: "AsyncStore in a binding",
            read: { inBinding.state.value ?? 0 },
            write: { inBinding.receive($0) }
          ),
          Written(
            testDescription: "Keyed",
            read: { keyed.state.value ?? 0 },
            write: { keyed.receive($0) }
          ),
          Written(testDescription: "Keyed, its key", read: { key.key }, write: { key.select($0) }),
          Written(
            testDescription: "PagingStore",
            read: { Int(list.state.items?.first?.title ?? "") ?? 0 },
            write: { number in list.update(id: 0) { $0.title = "\(number)" } }
          ),
          Written(
            testDescription: "Store",
            read: { program.state },
            write: { program.dispatch($0) }
          ),
        ]
      }
    }

    @Test("A write after the reading and before the tracking is counted", arguments: Written.all)
    func between(written: Written) {
      let log = ReadLog()
      let seen = ReadLog.$current.withValue(log) {
        withObservationTracking {
          let seen = written.read()
          written.write(1)
          return seen
        } onChange: {
        }
      }
      #expect(seen == 0)
      #expect(written.read() == 1)
      #expect(log.isOutdated)
    }

    @Test("A write to an object that was not read is not counted", arguments: Written.all)
    func unread(written: Written) {
      let log = ReadLog()
      let others = Written.all
      ReadLog.$current.withValue(log) {
        for other in others { _ = other.read() }
      }
      written.write(1)
      #expect(written.read() == 1)
      #expect(!log.isOutdated)
    }

    @Test(
      "Whenever another thread writes, the last drawing shows the last state",
      .timeLimit(.minutes(5)),
      arguments: Written.all
    )
    func stress(written: Written) async {
      for number in 1...50 {
        let (readings, reading) = AsyncStream.makeStream(of: Void.self)
        async let drawing: Void = draw(until: number, written) { reading.yield() }
        for await _ in readings { break }
        written.write(number)
        await drawing
      }
    }

    /// Draws after each change until a number was drawn.
    @concurrent private func draw(
      until number: Int,
      _ written: Written,
      reading: () -> Void
    ) async {
      while !Task.isCancelled {
        let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
        let log = ReadLog()
        let seen = ReadLog.$current.withValue(log) {
          withObservationTracking {
            let seen = written.read()
            reading()
            // Stands for the rest of the frame, which takes time.
            for _ in 1...10_000 { _ = log.isOutdated }
            return seen
          } onChange: {
            continuation.yield()
          }
        }
        if seen == number { return }
        if log.isOutdated { continuation.yield() }
        for await _ in changes { break }
      }
    }
  }
}
