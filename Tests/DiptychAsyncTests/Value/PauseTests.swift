import Diptych
import DiptychTesting
import Testing

/// Tests what is shown between a failed attempt and the next one.
@Suite("Components: the pause between two attempts") struct PauseTests {
  private struct Offline: Error, DisplayableError {
    var message: String { "You are offline." }
  }

  private let clock = ManualClock()

  private var options: LoadOptions<Offline> { LoadOptions(retry: .exponential(), clock: clock) }

  @Test("A value shows the failure with a button, which begins the next attempt at once")
  func value() async throws {
    let gate = DiptychTesting.Gate<Void, Int, Offline>()
    let store = AsyncStore(options: options, fetch: gate.fetch)
    let host = ViewHost { AsyncValueView(store: store) { Text("\($0)") } }
    let settling = Task { await host.settle() }
    await gate.fail(1, with: Offline())
    await clock.sleepers(1)
    #expect(host.text == "┃ ✗ You are offline.\n┃   [Retry]")
    async let press: Void = host.press("Retry")
    await gate.request(2)
    #expect(host.text == "┃ ✗ You are offline.\n┃   ⠋ Trying again…")
    await gate.answer(2, with: 7)
    await press
    await settling.value
    #expect(host.text == "7")
  }

  @Test("A list shows the failure of the next page with a button") func list() async throws {
    let gate = DiptychTesting.Gate<Int?, PagingState<Int, Int, Offline>.Page, Offline>()
    let store = PagingStore(options: options, fetch: gate.fetch)
    let host = ViewHost { PagingList(store: store) { List($0, id: \.self) { Text("\($0)") } } }
    let settling = Task { await host.settle() }
    await gate.answer(1, with: .init(items: [1], next: 2))
    await settling.value
    async let more: Void = host.press("Load more")
    await gate.fail(2, with: Offline())
    await clock.sleepers(1)
    #expect(host.text == "• 1\n\n┃ ✗ You are offline.\n┃   [Retry]")
    async let retry: Void = host.press("Retry")
    await gate.answer(3, with: .init(items: [2], next: nil))
    await more
    await retry
    #expect(host.text == "• 1\n• 2")
  }
}
