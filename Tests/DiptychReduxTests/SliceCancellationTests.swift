import DiptychRedux
import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

@Suite("Slices whose load is cancelled, or ended by another load")
struct SliceCancellationTests {
  private let program = SliceProgram()
  private var homes: Gate<Void, Int, Oops> { program.homes }
  private var pages: Gate<Int?, PagingState<Int, Int, Oops>.Page, Never> { program.pages }

  @Test("A caller that is cancelled returns, and the load goes on") func cancelledCaller() async {
    let store = program.store()
    let home = store.loadable(\.home, loadingWith: .loadHome)
    let load = Task { await home.load() }
    await homes.request(1)
    load.cancel()
    await load.value
    #expect(home.isBusy)
    await homes.answer(1, with: 1)
    await store.settle()
    #expect(home.state == .loaded(1))
  }

  @Test("A load that an action has reset is no longer joined") func resetLoad() async {
    let store = program.store()
    let home = store.loadable(\.home, loadingWith: .loadHome)
    async let first: Void = home.load()
    await homes.request(1)
    store.dispatch(.reset)
    #expect(!home.isBusy)
    #expect(home.needsLoad)
    async let second: Void = home.load()
    await homes.answer(2, with: 2)
    await second
    #expect(home.state == .loaded(2))
    await homes.answer(1, with: 1)
    await first
    #expect(home.state == .loaded(2))
  }

  @Test("An append that a refresh has ended is no longer joined") func endedAppend() async {
    let store = program.store()
    let posts = store.loadable(\.posts, refreshingWith: .refresh, loadingMoreWith: .more)
    async let first: Void = posts.refresh()
    await pages.answer(1, with: .init(items: [1], next: 1))
    await first
    async let more: Void = posts.loadMore()
    await pages.request(2)
    async let again: Void = posts.refresh()
    await pages.answer(3, with: .init(items: [2], next: 2))
    await again
    async let next: Void = posts.loadMore()
    await pages.answer(4, with: .init(items: [3], next: nil))
    await next
    #expect(posts.state.items == [2, 3])
    await pages.answer(2, with: .init(items: [9], next: nil))
    await more
  }

  @Test("A cancelled task starts no load") func cancelledBefore() async {
    let store = program.store()
    let load = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await store.loadable(\.home, loadingWith: .loadHome).load()
    }
    await load.value
    #expect(store.state == SliceProgram.State())
  }
}
