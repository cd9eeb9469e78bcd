import Diptych
import DiptychTesting
import Testing

@Suite("Components: delays, ages, and several stores") struct FreshnessTests {
  private let clock = ManualClock()

  // MARK: Delays

  private static func view(_ store: AsyncStore<Int, Never>) -> some View {
    var presentation = Presentation.standard
    presentation.loadingDelay = .seconds(1)
    return AsyncValueView(store: store, presentation: presentation) { Text("v\($0)") }
      .refreshable()
  }

  @Test("An answer within the delay shows no load, first or later") func quickAnswer() async {
    let gate = DiptychTesting.Gate<Void, Int, Never>()
    let store = AsyncStore(fetch: gate.fetch)
    let host = ViewHost { [clock] in Self.view(store).environment(\.loadingClock, clock) }
    var frames = host.frames(as: .text(), until: .cancelled).makeAsyncIterator()
    #expect(await frames.next() == "")
    await gate.answer(1, with: 1)
    #expect(await frames.next() == "v1\n[Refresh]\n")
    async let load: Void = store.load()
    await gate.answer(2, with: 2)
    #expect(await frames.next() == "v2\n[Refresh]\n")
    await load
    #expect(host.text == "v2\n[Refresh]")
  }

  @Test("A load that takes longer than the delay is shown, and the next one has its own delay")
  func slowAnswer() async {
    let gate = DiptychTesting.Gate<Void, Int, Never>()
    let store = AsyncStore(fetch: gate.fetch)
    let host = ViewHost { [clock] in Self.view(store).environment(\.loadingClock, clock) }
    var frames = host.frames(as: .text(), until: .cancelled).makeAsyncIterator()
    #expect(await frames.next() == "")
    await clock.sleepers(1)
    await clock.advance(by: .seconds(1))
    #expect(await frames.next() == "⠋ Loading…\n")
    await gate.answer(1, with: 1)
    #expect(await frames.next() == "v1\n[Refresh]\n")
    async let load: Void = store.load()
    await gate.request(2)
    // A frame begins the delay, and shows nothing of the load.
    async let next = frames.next()
    await clock.sleepers(1)
    await clock.advance(by: .seconds(1))
    #expect(await next == "⠋ Loading…\n\nv1\n")
    await gate.answer(2, with: 2)
    await load
    #expect(await frames.next() == "v2\n[Refresh]\n")
  }

  @Test("The time of a delay keeps no host from settling") func settles() async {
    let store = AsyncStore { () async -> Int in 3 }
    let host = ViewHost { [clock] in Self.view(store).environment(\.loadingClock, clock) }
    await host.settle()
    #expect(host.text == "v3\n[Refresh]")
  }

  // MARK: Ages

  /// Shows and hides a screen, and returns how many loads there are after each time.
  private func loads<Store: Loadable>(
    _ store: Store,
    _ loads: Value<Int>,
    ages: [Int]
  ) async -> [Int] where Store.Value == Int {
    let isShown = Shared(wrappedValue: true)
    let host = ViewHost {
      if isShown.wrappedValue {
        AsyncValueView(store: store) { Text("\($0)") }
      } else {
        Text("elsewhere")
      }
    }
    var counts: [Int] = []
    for age in ages {
      isShown.wrappedValue = true
      await host.settle()
      counts.append(loads.value)
      await clock.advance(by: .seconds(age))
      // The screen is still there.
      await host.settle()
      #expect(loads.value == counts.last)
      isShown.wrappedValue = false
      await host.settle()
    }
    return counts
  }

  @Test("A value is loaded again when its screen returns and the value is no longer fresh")
  func ages() async {
    let count = Value(0)
    let fetch = { @Sendable () async -> Int in
      count.change { $0 += 1 }
      return count.value
    }
    let store = AsyncStore(freshFor: .seconds(10), options: LoadOptions(clock: clock), fetch: fetch)
    #expect(await loads(store, count, ages: [9, 1, 9, 0]) == [1, 1, 2, 2])
  }

  @Test("A stale value of a key is loaded again when its screen returns") func keyedAges() async {
    let count = Value(0)
    let store = Keyed(
      key: 1,
      memory: KeyMemory(3, freshFor: .seconds(10)),
      options: LoadOptions(clock: clock)
    ) { (_: Int) async -> Int in
      count.change { $0 += 1 }
      return count.value
    }
    #expect(await loads(store, count, ages: [9, 1, 9, 0]) == [1, 1, 2, 2])
  }

  // MARK: Several stores

  @Test("A component of several stores loads them all, wherever they are created")
  func several() async {
    let first = AsyncStore { () async -> Int in 1 }
    let second = AsyncStore { () async -> String in "two" }
    let owned = ViewHost {
      AsyncValueView(store: zip(first, second)) { Text("\($0) \($1)") }
    }
    await owned.settle()
    #expect(owned.text == "1 two")
    #expect(owned.unloadedStates == [])

    let loads = Value(0)
    let made = ViewHost {
      AsyncValueView(
        store: zip(
          AsyncStore { () async -> Int in
            loads.change { $0 += 1 }
            return 1
          },
          AsyncStore { () async -> Int in 2 }
        )
      ) { Text("\($0 + $1)") }
    }
    await made.settle()
    #expect(made.text == "3")
    #expect(loads.value == 1)
  }

  @Test("A component of several stores shows the stores of the last frame") func replaced() async {
    let stores = Shared(
      wrappedValue: (0...2).map { number in AsyncStore { () async -> Int in number } }
    )
    let host = ViewHost {
      let stores = stores.wrappedValue
      AsyncValueView(store: zip(stores[0], stores[1])) { Text("\($0) \($1)") }
    }
    await host.settle()
    #expect(host.text == "0 1")
    stores.update { $0[1] = $0[2] }
    await host.settle()
    #expect(host.text == "0 2")
  }
}
