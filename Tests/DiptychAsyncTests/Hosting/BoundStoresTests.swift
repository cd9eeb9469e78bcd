import Diptych
import DiptychTesting
import Testing

// Inventory: A-30
@Suite("ViewHost: views of one binding") struct BoundStoresTests {
  @Test("Two views of one binding load it once, and the view that stays can refresh it")
  func values() async throws {
    let loads = Value(0)
    let state = Shared(wrappedValue: AsyncValue<Int, Never>.idle)
    let isShown = Shared(wrappedValue: true)
    let fetch: @Sendable () async -> Int = {
      loads.change { $0 += 1 }
      return loads.value
    }
    let host = ViewHost {
      if isShown.wrappedValue {
        AsyncValueView(value: state.projectedValue, fetch: fetch) { Text("first \($0)") }
      }
      AsyncValueView(value: state.projectedValue, fetch: fetch) { Text("second \($0)") }
        .refreshable()
    }
    await host.settle()
    #expect(host.text == "first 1\nsecond 1\n[Refresh]")
    isShown.wrappedValue = false
    #expect(host.text == "second 1\n[Refresh]")
    await host.press("Refresh")
    #expect(host.text == "second 2\n[Refresh]")
    isShown.wrappedValue = true
    await host.settle()
    #expect(host.text == "first 2\nsecond 2\n[Refresh]")
    #expect(loads.value == 2)
  }

  @Test("Two lists of one binding load it once") func lists() async {
    let loads = Value(0)
    let state = Shared(wrappedValue: PagingState<Int, Int, Never>())
    let host = ViewHost {
      ForEach(0..<2, id: \.self) { _ in
        PagingList(
          state: state.projectedValue,
          fetchInitial: { () async -> [Int] in
            loads.change { $0 += 1 }
            return [loads.value]
          },
          fetchMore: { _ in [] },
          content: { List($0, id: \.self) { Text("\($0)") } }
        )
      }
    }
    await host.settle()
    #expect(host.text == "• 1\n[Load more]\n• 1\n[Load more]")
  }

  @Test("Bindings of two owners are two values, and so are bindings without a known owner")
  func others() async {
    let loads = Value(0)
    let states = (0..<2).map { _ in Shared(wrappedValue: AsyncValue<Int, Never>.idle) }
    let fetch: @Sendable () async -> Int = {
      loads.change { $0 += 1 }
      return 0
    }
    let host = ViewHost {
      for state in states {
        AsyncValueView(value: state.projectedValue, fetch: fetch) { Text("\($0)") }
      }
      AsyncValueView(value: .constant(.idle), fetch: fetch) { Text("\($0)") }
    }
    await host.settle()
    #expect(loads.value == 3)
    #expect(host.text.hasPrefix("0\n0\n"))
  }
}
