import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

extension Stores {
  @Suite("StreamStore") struct StreamStoreTests {
    /// A sequence whose elements the test supplies one by one; nil ends it.
    private struct Elements: AsyncSequence, Sendable {
      let gate: Gate<Void, Int?, Oops>

      struct AsyncIterator: AsyncIteratorProtocol {
        let gate: Gate<Void, Int?, Oops>

        mutating func next() async throws(Oops) -> Int? { try await gate.fetch() }
        mutating func next(isolation: isolated (any Actor)?) async throws(Oops) -> Int? {
          try await gate.fetch()
        }
      }

      func makeAsyncIterator() -> AsyncIterator { AsyncIterator(gate: gate) }
    }

    private let gate = Gate<Void, Int?, Oops>()

    // Inventory: B-08, B-09, B-10
    @Test("Values keep arriving: the state is in flight until the sequence ends")
    func values() async {
      let store = StreamStore(Elements(gate: gate))
      let recorder = StateRecorder(store)
      async let load: Void = store.load()
      await gate.answer(1, with: 1)
      await gate.answer(2, with: 2)
      await gate.answer(3, with: nil)
      await load
      recorder.expectTrace(
        """
        idle --start--> loading
        loading --receive--> reloading(1)
        reloading(1) --receive--> reloading(2)
        reloading(2) --succeed--> loaded(2)
        """
      )
    }

    @Test("Failure after partial stream: the value stays, and a start begins anew")
    func failure() async {
      let store = StreamStore { [gate] in Elements(gate: gate) }
      let recorder = StateRecorder(store)
      async let load: Void = store.load()
      await gate.answer(1, with: 1)
      await gate.fail(2, with: Oops())
      await load
      #expect(store.announcement == Announcement(id: 1, failure: Oops(), load: .reload))
      async let again: Void = store.retry()
      await gate.answer(3, with: 2)
      await gate.answer(4, with: nil)
      await again
      recorder.expect(
        """
        idle → loading → reloading(1) → reloadFailed(1, oops 1) → reloadRetrying(1, oops 1) \
        → reloading(2) → loaded(2)
        """
      )
    }

    @Test("A start cancels the iteration before it, whose elements are dropped")
    func restart() async {
      let store = StreamStore(Elements(gate: gate))
      let recorder = StateRecorder(store)
      async let first: Void = store.load()
      await gate.answer(1, with: 1)
      await gate.request(2)
      async let second: Void = store.restart()
      await gate.cancellation(of: 2)
      await gate.request(3)
      await gate.answer(3, with: 3)
      await recorder.changes(4)
      await gate.answer(2, with: 2)
      await recorder.changes(5)
      await gate.answer(4, with: nil)
      _ = await (first, second)
      #expect(gate.requests.count == 4)
      recorder.skip(.discarded)
      #expect(
        recorder.changes.map { "\($0.event) \($0.token)\($0.isDiscarded ? " discarded" : "")" }
          == ["start 1", "receive 1", "restart 2", "receive 2", "receive 1 discarded", "succeed 2"]
      )
      recorder.expect("idle → loading → reloading(1) → reloading(3) → loaded(3)")
    }

    @Test("A sequence that ends without an element changes nothing, and loads once")
    func empty() async {
      let store = StreamStore(Elements(gate: gate))
      let recorder = StateRecorder(store)
      async let load: Void = store.load()
      await gate.answer(1, with: nil)
      await load
      #expect(store.generation == 0)
      recorder.expectTrace(
        """
        idle --start--> loading
        loading --cancel--> idle
        """
      )
    }

    @Test("A sequence that ends without an element fails if there is a failure for it")
    func emptyFails() async {
      let store = StreamStore(Elements(gate: gate), onEmpty: { Oops(number: 404) })
      let recorder = StateRecorder(store)
      async let load: Void = store.load()
      await gate.answer(1, with: nil)
      await load
      recorder.expect("idle → loading → failed(oops 404)")
    }

    @Test("A second iteration that has no element leaves the value of the first")
    func emptyAfterValue() async {
      let store = StreamStore(Elements(gate: gate))
      let recorder = StateRecorder(store)
      async let first: Void = store.load()
      await gate.answer(1, with: 1)
      await gate.answer(2, with: nil)
      await first
      async let second: Void = store.load()
      await gate.answer(3, with: nil)
      await second
      recorder.expect("idle → loading → reloading(1) → loaded(1) → reloading(1) → loaded(1)")
    }

    @Test("Streams of the standard library make stores: with and without failures")
    func standardStreams() async {
      let (values, continuation) = AsyncStream.makeStream(of: Int.self)
      let store: StreamStore<Int, Never> = StreamStore(values)
      for value in 1...3 { continuation.yield(value) }
      continuation.finish()
      await store.load()
      #expect(store.state == .loaded(3))
      let failing: StreamStore<Int, any Error> = StreamStore(
        AsyncThrowingStream { continuation in
          continuation.yield(1)
          continuation.finish(throwing: Oops())
        }
      )
      await failing.load()
      #expect(failing.state.value == 1)
      #expect(failing.state.failure as? Oops == Oops())
    }

    @Test("Cancellation: the value stays, and the iteration ends") func cancel() async {
      let store = StreamStore(Elements(gate: gate))
      let recorder = StateRecorder(store)
      async let load: Void = store.load()
      await gate.answer(1, with: 1)
      await gate.request(2)
      store.cancel()
      await load
      await gate.cancellation(of: 2)
      store.reset()
      #expect(store.generation == 1)
      recorder.expect("idle → loading → reloading(1) → loaded(1) → idle")
    }
  }
}
