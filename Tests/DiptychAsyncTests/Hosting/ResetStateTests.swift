import Diptych
import Testing

@Suite("ViewHost: a state of the caller that is reset") struct ResetStateTests {
  // Inventory
  @Test("The task of a component runs again after a reset, but not after a cancelled load")
  func reset() async {
    let home = Shared(wrappedValue: AsyncValue<Int, Never>.idle)
    let count = Value(0)
    let host = ViewHost {
      AsyncValueView(
        value: home.wrappedValue,
        task: {
          count.change { $0 += 1 }
          home.update { home in
            home.start()
            // The second load is cancelled.
            if count.value == 2 { home.cancel() } else { home.succeed(count.value) }
          }
        }
      ) { Text("home \($0)") }
    }
    await host.settle()
    #expect(host.text == "home 1")
    home.wrappedValue = .idle
    await host.settle()
    #expect(host.text == "[Load]")
    #expect(count.value == 2)
    home.wrappedValue = .loaded(7)
    await host.settle()
    home.wrappedValue = .idle
    await host.settle()
    #expect(host.text == "home 3")
  }

  @Test("The task of a list runs again after a reset") func list() async {
    let posts = Shared(wrappedValue: PagingState<Int, Int, Never>())
    let count = Value(0)
    let host = ViewHost {
      PagingList(
        state: posts.wrappedValue,
        task: {
          count.change { $0 += 1 }
          posts.update { posts in
            posts.refresh()
            posts.succeed(.refresh, with: .init(items: [count.value], next: nil))
          }
        }
      ) { List($0, id: \.self) { Text("post \($0)") } }
    }
    for number in 1...2 {
      await host.settle()
      #expect(host.text == "• post \(number)")
      posts.update { _ = $0.reset() }
    }
  }
}
