import DiptychState
import DiptychTesting
import Testing

@Suite("A part of a store as something that loads") struct SliceTests {
  private struct AppState: Sendable, Equatable {
    var home = AsyncValue<Int, Oops>.idle
    var posts = PagingState<Int, Int, Oops>()
    var note = ""
  }

  private enum Action: Sendable, Hashable {
    case loadHome, cancelHome, reset
    case homeLoaded(Result<Int, Oops>)
    case refresh, more, cancelPosts
    case loaded(PagingOperation, PagingState<Int, Int, Oops>.Page)
    case note(String)
  }

  private enum Home: Hashable { case id }

  private typealias AppStore = Store<AppState, Action>

  private let homes = Gate<Void, Int, Oops>()
  private let pages = Gate<Int?, PagingState<Int, Int, Oops>.Page, Never>()

  private func store(_ state: AppState = AppState()) -> AppStore {
    Store(
      initialState: state,
      reducer: { (state: inout AppState, action: Action) in
        switch action {
        case .loadHome: state.home.start()
        case .cancelHome: state.home.cancel()
        case .homeLoaded(.success(let home)): state.home.succeed(home)
        case .homeLoaded(.failure(let oops)): state.home.fail(oops)
        case .refresh: state.posts.refresh()
        case .more: state.posts.loadMore()
        case .cancelPosts: state.posts.cancel()
        case .loaded(let operation, let page): state.posts.succeed(operation, with: page)
        case .note(let note): state.note = note
        case .reset: state = AppState()
        }
      },
      middlewares: [
        { [homes, pages] before, after, action in
          switch action {
          case .loadHome:
            [
              .run { send in
                do throws(Oops) {
                  send(.homeLoaded(.success(try await homes.fetch())))
                } catch {
                  send(.homeLoaded(.failure(error)))
                }
              }
              .cancellable(id: Home.id)
            ]
          case .cancelHome: [.cancel(id: Home.id)]
          case .refresh: [.run { send in send(.loaded(.refresh, await pages.fetch(nil))) }]
          case .more:
            [.run { send in send(.loaded(.append, await pages.fetch(before.posts.nextCursor))) }]
          case .homeLoaded, .loaded, .note, .reset, .cancelPosts: []
          }
        }
      ]
    )
  }

  @Test("The state of a slice is its part, and load() ends with the effects of the action")
  func load() async {
    let store = store()
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

  @Test("Calls at once are one action, also of slices that were made anew")
  func joins() async {
    let store = store()
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

  @Test("A load that another caller's action has begun is joined")
  func joinsOthers() async {
    let store = store()
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
    let store = store(AppState(home: .loading))
    let home = store.loadable(\.home, loadingWith: .loadHome)
    #expect(home.needsLoad)
    #expect(!home.isBusy)
    async let load: Void = home.load()
    await homes.answer(1, with: 1)
    await load
    #expect(home.state == .loaded(1))
  }

  // MARK: Identity

  @Test("Equal arguments make one object, as long as somebody holds it")
  func identity() {
    let store = store()
    let home = store.loadable(\.home, loadingWith: .loadHome)
    #expect(home === store.loadable(\.home, loadingWith: .loadHome))
    #expect(home !== store.loadable(\.home, loadingWith: .refresh))
    #expect(
      home !== store.loadable(\.home, loadingWith: .loadHome, cancellingWith: .cancelHome)
    )
    let posts = store.loadable(\.posts, refreshingWith: .refresh, loadingMoreWith: .more)
    #expect(posts === store.loadable(\.posts, refreshingWith: .refresh, loadingMoreWith: .more))
    #expect(posts !== store.loadable(\.posts, refreshingWith: .reset, loadingMoreWith: .more))
  }

  @Test("The last of several actions that can't be compared is dispatched")
  func incomparableActions() async {
    struct Add: Sendable { var step: Int }
    let store = Store(initialState: AsyncValue<Int, Never>.idle) {
      (state: inout AsyncValue<Int, Never>, action: Add) in
      state.receive(action.step)
    }
    let first = store.loadable(\.self, loadingWith: Add(step: 1))
    let second = store.loadable(\.self, loadingWith: Add(step: 2))
    #expect(first === second)
    await first.load()
    #expect(first.state == .loaded(2))
  }

  @Test("A slice holds its store, and the store no slice")
  func ends() {
    var store: AppStore? = store()
    weak let weakStore = store
    var home = store?.loadable(\.home, loadingWith: .loadHome)
    store = nil
    #expect(home?.state == .idle)
    #expect(weakStore != nil)
    home = nil
    #expect(weakStore == nil)
  }

  // MARK: Generations

  @Test("An action that resets the part begins a generation; one that gives up does not")
  func generations() async {
    let store = store()
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

  @Test("The history of a part ends with its last slice")
  func lastSlice() {
    let store = store(AppState(home: .loaded(1)))
    var first: LoadableSlice? = store.loadable(\.home, loadingWith: .loadHome)
    var second: LoadableSlice? = store.loadable(\.home, loadingWith: .reset)
    store.dispatch(.reset)
    #expect(first?.generation == 1)
    first = nil
    #expect(second?.generation == 1)
    second = nil
    #expect(store.loadable(\.home, loadingWith: .loadHome).generation == 0)
  }

  // MARK: Cancelling

  @Test("A caller that is cancelled returns, and the load goes on")
  func cancelledCaller() async {
    let store = store()
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

  @Test("The cancellation of the last caller dispatches the cancel action, if there is one")
  func cancelledCallers() async {
    let store = store()
    let home = store.loadable(\.home, loadingWith: .loadHome, cancellingWith: .cancelHome)
    let executor = SerialExecutor()
    let loads = (1...2).map { _ in Task(executorPreference: executor) { await home.load() } }
    await homes.request(1)
    executor.waitUntilIdle()
    loads[0].cancel()
    await loads[0].value
    #expect(home.isBusy)
    loads[1].cancel()
    await loads[1].value
    await homes.cancellation(of: 1)
    #expect(home.state == .idle)
    #expect(home.idleReason == .givenUp)
    #expect(!home.isBusy)
    await homes.answer(1, with: 1)
    #expect(home.state == .idle)
  }

  @Test("A load that was given up is no longer joined, even if its effect goes on")
  func abandonedLoad() async {
    let store = store()
    let home = store.loadable(\.home, loadingWith: .loadHome, cancellingWith: .cancelHome)
    let first = Task { await home.load() }
    await homes.request(1)
    first.cancel()
    // The effect still waits for its answer.
    await first.value
    #expect(home.state == .idle)
    async let second: Void = home.load()
    await homes.answer(2, with: 2)
    await second
    #expect(home.state == .loaded(2))
    await homes.answer(1, with: 1)
    await store.settle()
    #expect(home.state == .loaded(2))
  }

  @Test("A load that an action has reset is no longer joined")
  func resetLoad() async {
    let store = store()
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

  @Test("An append that a refresh has ended is no longer joined")
  func endedAppend() async {
    let store = store()
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

  @Test("A refresh in a cancelled task leaves an append to its callers")
  func cancelledRefresh() async {
    let store = store()
    let posts = store.loadable(
      \.posts,
      refreshingWith: .refresh,
      loadingMoreWith: .more,
      cancellingWith: .cancelPosts
    )
    async let first: Void = posts.refresh()
    await pages.answer(1, with: .init(items: [1], next: 1))
    await first
    let more = Task { await posts.loadMore() }
    await pages.request(2)
    let refresh = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await posts.refresh()
    }
    await refresh.value
    #expect(posts.state.inFlight == .append)
    more.cancel()
    await more.value
    #expect(posts.state.inFlight == nil)
    await pages.answer(2, with: .init(items: [2], next: nil))
    await store.settle()
    #expect(posts.state.items == [1])
  }

  @Test("A cancelled task starts no load")
  func cancelledBefore() async {
    let store = store()
    let load = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await store.loadable(\.home, loadingWith: .loadHome).load()
    }
    await load.value
    #expect(store.state == AppState())
  }

  // MARK: Telling

  @Test("A read while a log is bound notes the store, and the reader is told of the load's end")
  func busy() async {
    let store = store()
    let home = store.loadable(\.home, loadingWith: .loadHome)
    let log = ReadLog()
    ReadLog.$current.withValue(log) { _ = home.state }
    #expect(log.sources.map { ObjectIdentifier($0) } == [ObjectIdentifier(store)])
    async let load: Void = home.load()
    await homes.request(1)
    let (changes, continuation) = AsyncStream.makeStream(of: Void.self)
    #expect(log.isBusy { continuation.yield() })
    await homes.answer(1, with: 1)
    for await _ in changes where !log.isBusy(onChange: { continuation.yield() }) { break }
    #expect(home.state == .loaded(1))
    await load
  }

  @Test("A caller that waits for the end of a slice is told of it", .timeLimit(.minutes(5)))
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
            log.note(slice)
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

  @Test("A list is refreshed and appended by actions")
  func list() async {
    let store = store()
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
}
