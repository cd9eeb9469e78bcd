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
