import DiptychRedux
import DiptychState
import DiptychStateTesting
import DiptychTesting
import Testing

@Suite("Slices of a store as sources") struct SliceTests {
  private typealias AppState = SliceProgram.State
  private typealias Action = SliceProgram.Action
  private typealias AppStore = Store<AppState, Action>

  private let program = SliceProgram()
  private var homes: Gate<Void, Int, Oops> { program.homes }
  private var pages: Gate<Int?, PagingState<Int, Int, Oops>.Page, Never> { program.pages }

  @Test("The state of a slice is a part of the store's, and load() ends with the action's effects")
  func load() async {
    let store = program.store()
    let home = store.loadable(\.home, loadingWith: .loadHome)
    #expect(home.needsLoad)
    #expect(!home.isBusy)
    async let load: Void = home.load()
    await homes.request(1)
    #expect(home.state == .loading)
    #expect(home.isBusy)
    #expect(!home.needsLoad)
    await homes.answer(1, with: 1)
    await load
    #expect(home.state == .loaded(1))
    #expect(!home.isBusy)
    #expect(!home.needsLoad)
    async let again: Void = home.load()
    await homes.fail(2, with: Oops())
    await again
    #expect(home.state == .reloadFailed(1, Oops()))
  }

  @Test("Calls at once are one action, also of slices that were made anew") func joins() async {
    let store = program.store()
    let recorder = StateRecorder(store)
    let executor = SerialExecutor()
    let loads = (1...3).map { _ in
      Task(executorPreference: executor) {
        await store.loadable(\.home, loadingWith: .loadHome).load()
      }
    }
    await homes.request(1)
    executor.waitUntilIdle()
    await homes.answer(1, with: 1)
    for load in loads { await load.value }
    #expect(recorder.changes.map { $0.action as? Action } == [.loadHome, .homeLoaded(.success(1))])
    recorder.skip(.changes)
  }

  @Test("A load that another caller's action has begun is joined") func joinsOthers() async {
    let store = program.store()
    let recorder = StateRecorder(store)
    let home = store.loadable(\.home, loadingWith: .loadHome)
    store.dispatch(.loadHome)
    await homes.request(1)
    #expect(home.isBusy)
    #expect(!home.needsLoad)
    let executor = SerialExecutor()
    let load = Task(executorPreference: executor) { await home.load() }
    executor.waitUntilIdle()
    await homes.answer(1, with: 1)
    await load.value
    await store.settle()
    #expect(recorder.changes.map { $0.action as? Action } == [.loadHome, .homeLoaded(.success(1))])
    recorder.skip(.changes)
  }

  @Test("A state that claims to be in flight while the store is idle is loaded")
  func claims() async {
    let store = program.store(AppState(home: .loading))
    let home = store.loadable(\.home, loadingWith: .loadHome)
    #expect(home.needsLoad)
    #expect(!home.isBusy)
    async let load: Void = home.load()
    await homes.answer(1, with: 1)
    await load
    #expect(home.state == .loaded(1))
  }

  // MARK: Identity

  @Test("Equal arguments share one object while it is retained") func identity() {
    let store = program.store()
    let home = store.loadable(\.home, loadingWith: .loadHome)
    #expect(home === store.loadable(\.home, loadingWith: .loadHome))
    #expect(home !== store.loadable(\.home, loadingWith: .refresh))
    let posts = store.loadable(\.posts, refreshingWith: .refresh, loadingMoreWith: .more)
    #expect(posts === store.loadable(\.posts, refreshingWith: .refresh, loadingMoreWith: .more))
    #expect(posts !== store.loadable(\.posts, refreshingWith: .reset, loadingMoreWith: .more))
  }

  @Test("A slice retains its store, but the store does not retain slices") func ends() {
    var store: AppStore? = program.store()
    weak let weakStore = store
    var home = store?.loadable(\.home, loadingWith: .loadHome)
    store = nil
    #expect(home?.state == .idle)
    #expect(weakStore != nil)
    home = nil
    #expect(weakStore == nil)
  }

  // MARK: Generations

  @Test("An action that resets the slice begins a generation; one that cancels does not")
  func generations() async {
    let store = program.store()
    let home = store.loadable(\.home, loadingWith: .loadHome)
    #expect(home.idleReason == .notAsked)
    async let load: Void = home.load()
    await homes.request(1)
    store.dispatch(.cancelHome)
    await load
    #expect(home.state == .idle)
    #expect(home.idleReason == .givenUp)
    #expect(home.generation == 0)
    await homes.answer(1, with: 1)
    async let again: Void = home.load()
    await homes.answer(2, with: 2)
    await again
    #expect(home.idleReason == .notAsked)
    store.dispatch(.note("x"))
    store.dispatch(.reset)
    #expect(home.state == .idle)
    #expect(home.idleReason == .notAsked)
    #expect(home.generation == 1)
    #expect(home.needsLoad)
    // The store keeps the generation, even for a new slice.
    #expect(store.loadable(\.home, loadingWith: .reset).generation == 1)
  }

  @Test("The resets of a state are counted while it has a slice, and remembered") func lastSlice() {
    let store = program.store(AppState(home: .loaded(1)))
    var first: LoadableSlice? = store.loadable(\.home, loadingWith: .loadHome)
    var second: LoadableSlice? = store.loadable(\.home, loadingWith: .reset)
    store.dispatch(.reset)
    #expect(first?.generation == 1)
    first = nil
    #expect(second?.generation == 1)
    second = nil
    store.dispatch(.homeLoaded(.success(1)))
    store.dispatch(.reset)
    #expect(store.loadable(\.home, loadingWith: .loadHome).generation == 1)
  }

  // MARK: Telling

  @Test("A read while a log is bound notes the store, and the reader is notified of the load's end")
  func busy() async {
    let store = program.store()
    let home = store.loadable(\.home, loadingWith: .loadHome)
    let log = ReadLog()
    ReadLog.$current.withValue(log) { _ = home.state }
    #expect(log.sources.map { ObjectIdentifier($0.object) } == [ObjectIdentifier(store)])
    async let load: Void = home.load()
    await homes.request(1)
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    #expect(log.isBusy { continuation.yield() })
    await homes.answer(1, with: 1)
    for await _ in changes where !log.isBusy(onChange: { continuation.yield() }) { break }
    #expect(home.state == .loaded(1))
    await load
  }

  @Test("A caller that waits for the end of a slice is notified", .timeLimit(.minutes(5)))
  func stress() async {
    await withTaskGroup { group in
      for _ in 1...8 {
        group.addTask {
          for _ in 1...50 {
            let store = Store(
              initialState: AsyncValue<Int, Never>.idle,
              reducer: { (state: inout AsyncValue<Int, Never>, action: Int) in
                if action == 0 { state.start() } else { state.succeed(action) }
              },
              middlewares: [{ _, _, action in action == 0 ? [.run { $0(1) }] : [] }]
            )
            let slice = store.loadable(\.self, loadingWith: 0)
            async let load: Void = slice.load()
            async let other: Void = slice.load()
            // A task that is cancelled, as by the time limit, loads nothing.
            while slice.state == .idle && !Task.isCancelled { await Task.yield() }
            let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
            let log = ReadLog()
            log.note(slice) { slice.isBusy }
            while log.isBusy(onChange: { continuation.yield() }) && !Task.isCancelled {
              for await _ in changes { break }
            }
            if Task.isCancelled { return }
            #expect(slice.state == .loaded(1))
            await load
            await other
          }
        }
      }
    }
  }

  // MARK: Lists

  @Test("A list is refreshed and appended by actions") func list() async {
    let store = program.store()
    let posts = store.loadable(\.posts, refreshingWith: .refresh, loadingMoreWith: .more)
    #expect(posts.needsLoad)
    await posts.loadMore()
    #expect(store.state == AppState())
    let executor = SerialExecutor()
    let refreshes = (1...2).map { _ in
      Task(executorPreference: executor) { await posts.refresh() }
    }
    executor.waitUntilIdle()
    #expect(await pages.request(1) == nil)
    #expect(posts.isBusy)
    #expect(!posts.needsLoad)
    await posts.loadMore()
    await pages.answer(1, with: .init(items: [1, 2], next: 3))
    for refresh in refreshes { await refresh.value }
    #expect(posts.state.items == [1, 2])
    let appends = (1...2).map { _ in
      Task(executorPreference: executor) { await posts.loadMore() }
    }
    executor.waitUntilIdle()
    #expect(await pages.request(2) == 3)
    await pages.answer(2, with: .init(items: [3], next: nil))
    for append in appends { await append.value }
    #expect(posts.state.items == [1, 2, 3])
    await posts.loadMore()
    #expect(!posts.isBusy)
    #expect(pages.requests.count == 2)
    store.dispatch(.reset)
    #expect(posts.generation == 1)
    #expect(posts.idleReason == .notAsked)
    store.dispatch(.refresh)
    store.dispatch(.cancelPosts)
    #expect(posts.idleReason == .givenUp)
    #expect(posts.generation == 1)
    await pages.answer(3, with: .init(items: [], next: nil))
    await store.settle()
  }

  @Test("A list that goes on before its first page: its action, once for two callers")
  func previousPages() async {
    let store = program.store()
    let posts = store.loadable(
      \.posts,
      refreshingWith: .refresh,
      loadingMoreWith: .more,
      loadingPreviousWith: .previous
    )
    await posts.loadPrevious()
    async let refresh: Void = posts.refresh()
    await pages.answer(1, with: .init(items: [4], previous: 3, next: 5))
    await refresh
    let executor = SerialExecutor()
    let prepends = (1...2).map { _ in
      Task(executorPreference: executor) { await posts.loadPrevious() }
    }
    executor.waitUntilIdle()
    #expect(await pages.request(2) == 3)
    #expect(posts.isBusy)
    await pages.answer(2, with: .init(items: [3], previous: nil, next: 4))
    for prepend in prepends { await prepend.value }
    #expect(posts.state.items == [3, 4])
    await posts.loadPrevious()
    #expect(!posts.isBusy)
    #expect(pages.requests.count == 2)
    await store.loadable(\.posts, refreshingWith: .refresh, loadingMoreWith: .more).loadPrevious()
    #expect(pages.requests.count == 2)
  }
}
