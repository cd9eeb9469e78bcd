import Diptych
import DiptychTesting
import Testing

@Suite("Polling") struct PollingTests {
  private struct Offline: Error, Equatable {}

  private let clock = ManualClock()

  @Test("settle() waits for the first turn alone, and frames that stay open have the others")
  func turns() async {
    let count = Shared(wrappedValue: 0)
    let host = ViewHost { [clock] in
      Text("\(count.wrappedValue)").task(every: .seconds(5), clock: clock) {
        count.update { $0 += 1 }
      }
    }
    await host.settle()
    #expect(host.text == "1")
    var frames = host.frames(as: .text(), until: .cancelled).makeAsyncIterator()
    var seen: [String] = []
    while seen.last != "4\n" {
      if let frame = await frames.next() { seen.append(frame) }
      if seen.last != "1\n" { #expect(await clock.advanceToNextDeadline() == .seconds(5)) }
    }
    #expect(Set(seen).isSuperset(of: ["2\n", "3\n", "4\n"]))
  }

  @Test("A poll that fails as before does not announce a dismissed failure again, unless joined")
  func announcements() async {
    let gate = DiptychTesting.Gate<Void, Int, Offline>()
    let store = AsyncStore(initialState: .loaded(1), fetch: gate.fetch)
    let recorder = StateRecorder(store)
    let host = ViewHost { [clock] in
      AsyncValueView(store: store) { Text("\($0)") }
        .task(every: .seconds(5), clock: clock) { await store.load() }
    }
    let frames = Task {
      for await _ in host.frames(as: .text(), until: .cancelled) {}
    }
    await gate.fail(1, with: Offline())
    await clock.sleepers(1)
    store.dismissAnnouncement()
    await clock.advance(by: .seconds(5))
    await gate.fail(2, with: Offline())
    await clock.sleepers(1)
    #expect(store.announcement?.id == 1)
    #expect(store.announcement?.isDismissed == true)
    await clock.advance(by: .seconds(5))
    await gate.request(3)
    async let load: Void = store.load()
    await recorder.changes(6)
    await gate.fail(3, with: Offline())
    await load
    #expect(store.announcement?.id == 2)
    recorder.skip(.changes)
    frames.cancel()
    await frames.value
  }
}
