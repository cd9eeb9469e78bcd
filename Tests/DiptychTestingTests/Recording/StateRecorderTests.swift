import DiptychState
import DiptychTesting
import Testing

@Suite("StateRecorder") struct StateRecorderTests {
  private struct Oops: Error, Equatable, CustomStringConvertible {
    var description: String { "oops" }
  }

  private let gate = Gate<Void, Int, Oops>()

  /// Returns the recorder of a store whose load was cancelled and answered afterwards.
  private func recording() async -> StateRecorder<AsyncValue<Int, Oops>, Oops> {
    let store = AsyncStore(fetch: gate.fetch)
    let recorder = StateRecorder(store, sourceLocation: .at(7))
    async let load: Void = store.load()
    await gate.request(1)
    store.cancel()
    await load
    await gate.answer(1, with: 1)
    await recorder.changes(3)
    return recorder
  }

  @Test("Sequences are compared as a whole, from where the last expectation ended")
  func sequences() {
    let store = AsyncStore(fetch: gate.fetch)
    let recorder = StateRecorder(store)
    store.receive(1)
    store.receive(2)
    recorder.expect("idle → loaded(1) → loaded(2)")
    store.cancel()
    recorder.expect("")
    store.reset()
    recorder.expect("loaded(2) → idle")
    recorder.finish()
  }

  @Test("A sequence that differs is an issue with a diff") func differentSequence() async {
    let messages = await reports {
      let store = AsyncStore(fetch: gate.fetch)
      let recorder = StateRecorder(store)
      store.receive(1)
      store.receive(2)
      recorder.expect("idle → loaded(2)", sourceLocation: .at(7))
    }
    #expect(
      messages == [
        """
        error at DiptychTestingTests/StateRecorderTests.swift:7:3:
        The states differ from the expected ones:
        --- reference
        +++ output
        @@ -1,2 +1,3 @@
         idle
        +loaded(1)
         loaded(2)
        """
      ]
    )
  }

  @Test("A trace that differs is an issue with a diff") func differentTrace() async {
    let messages = await reports {
      let store = AsyncStore(fetch: gate.fetch)
      let recorder = StateRecorder(store)
      store.receive(1)
      recorder.expectTrace("idle --update--> loaded(1)", sourceLocation: .at(7))
    }
    #expect(
      messages == [
        """
        error at DiptychTestingTests/StateRecorderTests.swift:7:3:
        The trace differs from the expected one:
        --- reference
        +++ output
        @@ -1,1 +1,1 @@
        -idle --update--> loaded(1)
        +idle --receive--> loaded(1)
        """
      ]
    )
  }

  @Test("Events that no expectation covers are an issue at the end") func exhaustive() async {
    let messages = await reports {
      let recorder = await recording()
      recorder.finish()
      recorder.finish()
    }
    #expect(
      messages == [
        """
        error at DiptychTestingTests/StateRecorderTests.swift:7:3:
        No expectation covers these events:
        idle --start--> loading
        loading --cancel--> idle
        idle --succeed--> idle [discarded: request 1]
        """
      ]
    )
  }

  @Test("A sequence does not name discarded events") func discardedIsNotNamed() async {
    let messages = await reports {
      let recorder = await recording()
      recorder.expect("idle → loading → idle")
      recorder.finish()
    }
    #expect(
      messages == [
        """
        error at DiptychTestingTests/StateRecorderTests.swift:7:3:
        No expectation covers these events:
        idle --succeed--> idle [discarded: request 1]
        """
      ]
    )
  }

  @Test("Events that are skipped by name, or stand in a trace, are not an issue")
  func skipped() async {
    let skipping = await recording()
    skipping.skip(.changes, .discarded)
    skipping.finish()
  }

  @Test("Events that a trace names are not an issue") func traced() async {
    let recorder = await recording()
    recorder.expectTrace(recorder.trace)
    recorder.finish()
  }

  @Test("A recorder that is released finishes") func goes() async {
    let messages = await reports {
      let store = AsyncStore(fetch: gate.fetch)
      do {
        let recorder = StateRecorder(store, sourceLocation: .at(7))
        store.receive(1)
        #expect(recorder.changes.count == 1)
      }
      store.receive(2)
    }
    #expect(
      messages == [
        """
        error at DiptychTestingTests/StateRecorderTests.swift:7:3:
        No expectation covers these events:
        idle --receive--> loaded(1)
        """
      ]
    )
  }

  @Test("An illegal event is one that is not in flight, and has to be named") func illegal() async {
    let messages = await reports {
      let state = Shared(wrappedValue: AsyncValue<Int, Oops>.idle)
      let store = AsyncStore(state: state.projectedValue, fetch: gate.fetch)
      let recorder = StateRecorder(store, sourceLocation: .at(7))
      async let load: Void = store.load()
      await gate.request(1)
      state.wrappedValue = .loaded(9)
      await gate.answer(1, with: 1)
      await load
      recorder.expect("idle → loading")
      recorder.finish()
    }
    #expect(
      messages == [
        """
        error at DiptychTestingTests/StateRecorderTests.swift:7:3:
        No expectation covers these events:
        loaded(9) --succeed--> loaded(9) [illegal]
        """
      ]
    )
  }

  @Test("A list is written as its kind, the number of its items, and anomalies")
  func lists() async {
    let store = PagingStore<Int, Int, Oops>(rules: PagingRules(id: { $0 })) { cursor in
      .init(items: [1, 1], next: nil)
    }
    let recorder = StateRecorder(pagesOf: store)
    await store.refresh()
    recorder.expectTrace(
      """
      idle --refresh--> loading
      loading --succeed--> loadedAtEnd[1] [duplicates(["1"])]
      """
    )
  }
}
