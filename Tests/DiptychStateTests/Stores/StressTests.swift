import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

extension Stores {
  @Suite("Stores: eight tasks at once") struct StressTests {
    /// Runs a closure in eight tasks, with the numbers of the task and the round.
    private func stress(_ body: @escaping @Sendable (Int, Int) async -> Void) async {
      await withTaskGroup { group in
        for task in 1...8 {
          group.addTask {
            for round in 1...100 { await body(task, round) }
          }
        }
      }
    }

    /// Returns whether each record begins with the last state of the record before it.
    private func isChain<State: Equatable, Failure>(
      _ changes: [StateChange<State, Failure>]
    ) -> Bool {
      zip(changes, changes.dropFirst()).allSatisfy { $0.after == $1.before }
    }

    @Test("AsyncStore: the records are one chain, and the last one is the state")
    func asyncStore() async {
      let store = AsyncStore<Int, Oops> { () throws(Oops) in
        if Bool.random() { throw Oops() }
        return 1
      }
      let recorder = StateRecorder(store)
      recorder.skip(.changes, .discarded)
      await stress { task, round in
        switch (task + round) % 8 {
        case 0: store.cancel()
        case 1: store.receive(round)
        case 2: store.update { $0 += 1 }
        case 3: store.reset()
        case 4: await store.restart()
        case 5: store.dismissAnnouncement()
        case 6: _ = (store.state, store.announcement, store.generation, store.attempt)
        default: await store.load()
        }
      }
      await store.load()
      #expect(isChain(recorder.changes))
      #expect(recorder.changes.last?.after == store.state)
    }

    @Test("AsyncStore: a request is cancelled before a restart is recorded") func restarts() async {
      let cancelled = Log<Void>()
      let (begun, begin) = AsyncStream.makeStream(of: Void.self)
      let store = AsyncStore<Int, Never> {
        let (answers, answer) = AsyncStream.makeStream(of: Int.self)
        await withTaskCancellationHandler {
          begin.yield()
          for await _ in answers {}
        } onCancel: {
          cancelled.append(())
        }
        answer.finish()
        return 0
      }
      let late = Log<Int>()
      let observation = store.onTransition { change in
        guard change.event == .restart, cancelled.all.count < change.token - 1 else { return }
        late.append(change.token)
      }
      defer { observation.cancel() }
      var requests = begun.makeAsyncIterator()
      for _ in 1...1000 {
        let edits = Task {
          for _ in 1...20 { store.receive(1) }
        }
        Task { await store.restart() }
        await requests.next()
        await edits.value
      }
      store.cancel()
      #expect(late.all == [])
    }

    @Test("AsyncStore: edits from all tasks are all made") func edits() async {
      let store = AsyncStore<Int, Oops>(initialState: .loaded(0)) { 0 }
      await stress { _, _ in store.update { $0 += 1 } }
      #expect(store.state == .loaded(800))
    }

    @Test("A state in a binding: edits from all tasks are all made") func bindingEdits() async {
      let shared = Shared(wrappedValue: AsyncValue<Int, Oops>.loaded(0))
      let store = AsyncStore(state: shared.projectedValue) { () throws(Oops) in 0 }
      let recorder = StateRecorder(store)
      recorder.skip(.changes)
      await stress { _, _ in store.update { $0 += 1 } }
      await recorder.changes(800)
      #expect(shared.wrappedValue == .loaded(800))
      #expect(isChain(recorder.changes))
    }

    @Test("PagingStore: the records are one chain, and no item is there twice")
    func pagingStore() async {
      let store = PagingStore<Post, Int, Oops> { cursor throws(Oops) in
        if Int.random(in: 0..<5) == 0 { throw Oops() }
        let start = cursor ?? 0
        return .posts(start...(start + 3), next: start + 3)
      }
      let recorder = StateRecorder(pagesOf: store)
      recorder.skip(.changes, .discarded)
      await stress { task, round in
        switch (task + round) % 8 {
        case 0: store.cancel()
        case 1: await store.refresh()
        case 2: store.update(id: round) { $0.title += "!" }
        case 3: store.remove { $0.id == round }
        case 4: await store.retry()
        case 5 where round % 20 == 0: store.reset()
        default: await store.loadMore()
        }
      }
      await store.refresh()
      #expect(isChain(recorder.changes))
      let ids = (store.state.items ?? []).map(\.id)
      #expect(Set(ids).count == ids.count)
    }

    @Test("StreamStore: the records are one chain") func streamStore() async {
      let store = StreamStore<Int, Never> {
        AsyncStream { continuation in
          for value in 1...3 { continuation.yield(value) }
          continuation.finish()
        }
      }
      let recorder = StateRecorder(store)
      recorder.skip(.changes, .discarded)
      await stress { task, round in
        switch (task + round) % 4 {
        case 0: store.cancel()
        case 1: await store.restart()
        case 2 where round % 10 == 0: store.reset()
        default: await store.load()
        }
      }
      await store.load()
      #expect(isChain(recorder.changes))
      #expect(store.state == .loaded(3))
    }

    @Test("Keyed: a value that is not a previous one is the key's own") func keyed() async {
      let store = Keyed<Int, Int, Never>(key: 0, whenKeyChanges: .keepsPrevious) { $0 }
      let recorder = StateRecorder(store)
      recorder.skip(.changes, .discarded)
      await stress { task, round in
        switch (task + round) % 3 {
        case 0: store.select(round % 5)
        case 1: await store.load(task)
        default: await store.load()
        }
      }
      #expect(isChain(recorder.changes))
      #expect(
        recorder.changes.allSatisfy {
          $0.after.isPrevious || $0.after.state.value == nil
            || $0.after.state.value == $0.after.key
        }
      )
    }

    @Test("Waiters: callers that are cancelled at any time all return") func waiters() async {
      let store = AsyncStore<Int, Oops> { () throws(Oops) in
        await Task.yield()
        return 1
      }
      await stress { _, round in
        let load = Task { await store.load() }
        if round % 2 == 0 { load.cancel() }
        await load.value
      }
      await store.load()
      #expect(store.state == .loaded(1))
    }
  }
}
