import DiptychState
import DiptychStateTesting
import DiptychTesting
import Observation
import Testing

extension Stores {
  @Suite("Stores: records and observers") struct RecordTests {
    private let gate = ValueGate()

    @Test("Reentrancy: events that an observer sends follow the event that it observed")
    func reentrantEvents() {
      let store = AsyncStore(fetch: gate.fetch)
      let seen = Log<String>()
      let first = store.onTransition { change in
        seen.append("first \(change.after)")
        if change.after == .loaded(1) {
          store.receive(2)
          store.receive(3)
        }
      }
      let second = store.onTransition { seen.append("second \($0.after)") }
      store.receive(1)
      #expect(
        seen.all == [
          "first loaded(1)", "second loaded(1)",
          "first loaded(2)", "second loaded(2)",
          "first loaded(3)", "second loaded(3)",
        ]
      )
      first.cancel()
      second.cancel()
    }

    // Inventory: D-04
    @Test("Isolation: an observer reads the state that it is notified of")
    func observersReadTheNewState() async {
      let store = AsyncStore(fetch: gate.fetch)
      let seen = Log<Bool>()
      let observation = store.onTransition { seen.append(store.state == $0.after) }
      async let load: Void = store.load()
      await gate.answer(1, with: 1)
      await load
      #expect(seen.all == [true, true])
      observation.cancel()
    }

    @Test("Isolation: an observer of withObservationTracking reads the current state")
    func tracking() {
      let store = AsyncStore(fetch: gate.fetch)
      let seen = Log<ValueState>()
      withObservationTracking {
        _ = store.state
      } onChange: {
        seen.append(store.state)
      }
      store.receive(1)
      store.receive(2)
      #expect(seen.all == [.loaded(1)])
    }

    @Test("Isolation: an event that changes nothing notifies no observer") func trackingNothing() {
      let store = AsyncStore(fetch: gate.fetch)
      let seen = Log<ValueState>()
      withObservationTracking {
        _ = store.state
      } onChange: {
        seen.append(store.state)
      }
      store.cancel()
      store.update { $0 += 1 }
      #expect(seen.all.isEmpty)
    }

    @Test("Isolation: each event is one record, and none is coalesced") func recordsAll() async {
      let store = AsyncStore(fetch: gate.fetch)
      let transitions = store.transitions
      for value in 1...3 { store.receive(value) }
      var values: [Int?] = []
      for await change in transitions.prefix(3) { values.append(change.after.value) }
      #expect(values == [1, 2, 3])
    }

    @Test("A record holds all facts of an event") func wholeRecord() async {
      let store = AsyncStore(initialState: .loaded(1), fetch: gate.fetch)
      let recorder = StateRecorder(store)
      async let load: Void = store.load()
      await gate.fail(1, with: Oops())
      await load
      #expect(
        recorder.changes.map { "\($0.event) \($0.token) \($0.attempt) \($0.transition)" }
          == ["start 1 1 changed", "fail 1 0 changed"]
      )
      #expect(
        recorder.changes.map(\.announcement)
          == [nil, Announcement(id: 1, failure: Oops(), load: .reload)]
      )
      recorder.expect("loaded(1) → reloading(1) → reloadFailed(1, oops 1)")
    }

    // Inventory: A-23
    @Test("Announcements: each failure is a separate one, until a load succeeds")
    func announcements() async {
      let store = AsyncStore(fetch: gate.fetch)
      let recorder = StateRecorder(store)
      var seen: [Announcement<Oops>?] = []
      for number in 1...2 {
        async let load: Void = store.load()
        await gate.request(number)
        seen.append(store.announcement)
        await gate.fail(number, with: Oops())
        await load
        seen.append(store.announcement)
      }
      #expect(
        seen == [
          nil, Announcement(id: 1, failure: Oops(), load: .first),
          Announcement(id: 1, failure: Oops(), load: .first),
          Announcement(id: 2, failure: Oops(), load: .first),
        ]
      )
      recorder.expect("idle → loading → failed(oops 1) → retrying(oops 1) → failed(oops 1)")
    }

    @Test("Announcements: a cancelled load keeps the announcement, and a reset ends it")
    func announcementStays() async {
      let store = AsyncStore(fetch: gate.fetch)
      async let first: Void = store.load()
      await gate.fail(1, with: Oops())
      await first
      async let second: Void = store.load()
      await gate.request(2)
      store.cancel()
      await second
      #expect(store.announcement == Announcement(id: 1, failure: Oops(), load: .first))
      store.reset()
      #expect(store.announcement == nil)
    }

    @Test("Announcements: a failed refresh stays announced after a page, and not after a refresh")
    func announcementOfARefresh() async {
      let pages = PageGate()
      let store = PagingStore(
        initialState: PostState(pages: [.posts(1...2, next: 3)])!,
        fetch: pages.fetch
      )
      async let refresh: Void = store.refresh()
      await pages.fail(1, with: Oops())
      await refresh
      async let more: Void = store.loadMore()
      await pages.answer(2, with: .posts(3...4, next: 5))
      await more
      #expect(store.announcement == Announcement(id: 1, failure: Oops(), load: .reload))
      async let again: Void = store.loadMore()
      await pages.fail(3, with: Oops())
      await again
      #expect(store.announcement == Announcement(id: 2, failure: Oops(), load: .append))
      async let retry: Void = store.retry()
      await pages.answer(4, with: .posts(5...6, next: nil))
      await retry
      #expect(store.announcement == nil)
    }

    @Test("Announcements: a dismissed one stays dismissed until a load succeeds or fails")
    func dismissal() async {
      let store = AsyncStore(fetch: gate.fetch)
      let isTold = Log<Bool?>()
      async let first: Void = store.load()
      await gate.fail(1, with: Oops())
      await first
      withObservationTracking {
        _ = store.announcement
      } onChange: {
        isTold.append(store.announcement?.isDismissed)
      }
      store.dismissAnnouncement()
      store.dismissAnnouncement()
      #expect(isTold.all == [true])
      async let second: Void = store.load()
      await gate.request(2)
      #expect(store.announcement?.isDismissed == true)
      await gate.fail(2, with: Oops())
      await second
      #expect(store.announcement == Announcement(id: 2, failure: Oops(), load: .first))
      store.dismissAnnouncement()
      async let third: Void = store.load()
      await gate.answer(3, with: 3)
      await third
      #expect(store.announcement == nil)
    }

    @Test("A cancelled or released observation ends") func observationEnds() {
      let store = AsyncStore(fetch: gate.fetch)
      let seen = Log<Int>()
      let cancelled = store.onTransition { _ in seen.append(1) }
      var kept: StateChange<ValueState, Oops>.Observation? = store.onTransition { _ in
        seen.append(2)
      }
      store.receive(1)
      cancelled.cancel()
      kept = nil
      store.receive(2)
      #expect(kept == nil)
      #expect(seen.all == [1, 2])
    }
  }
}
