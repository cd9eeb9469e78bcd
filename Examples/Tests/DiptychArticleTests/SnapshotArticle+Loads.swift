import Diptych
import DiptychTesting
import Testing

// The states of the article. The file has the imports of a reader's file.

struct Offline: DisplayableError {
  let message = "The server is offline."
}

@Suite struct LoadTests {
  let loads = AsyncValue.samples(value: "12.00", failure: Offline())

  @Test func everyLoad() {
    expectSnapshots(of: loads, named: \.phase.rawValue, as: [.text(width: 40)]) { load in
      AsyncValueView(value: load) { total in InvoiceView(total: total, isPaid: false) }
    }
  }

  @Test func everyPhaseHasALoad() {
    #expect(Set(loads.map(\.phase)) == Set(AsyncPhase.allCases))
  }
}

@Suite struct QueryTests {
  @Test func says() {
    let content = ContentTree(Checkout())
    #expect(content.first(.heading)?.text == "Invoice")
    #expect(content.first(.link, named: "Harbour")?.destination == "/harbour")
    #expect(content.all(.button, named: "Cancel").isEmpty)
  }

  @Test func retry() async {
    let gate = Gate<Void, String, Offline>()
    let store = AsyncStore(fetch: gate.fetch)
    let host = ViewHost { AsyncValueView(store: store) { Heading($0) } }
    async let settled: Void = host.settle()
    await gate.fail(1, with: Offline())
    await settled
    #expect(host.content.first(.callout)?.phase == "failed")

    async let retried: Void = host.press("Retry")
    await gate.answer(2, with: "12.00")
    await retried
    #expect(host.content.first(.heading)?.text == "12.00")
  }
}
