/// A store that loads a list page by page.
///
/// ```swift
/// let store = PagingStore { cursor in try await api.posts(after: cursor) }
/// await store.refresh()
/// await store.loadMore()
/// ```
///
/// The store can be used from any thread. At most one operation is in flight. By default, a refresh
/// cancels an append in flight; if ``PagingRules/cancelsAppends`` is false, the refresh is ignored
/// instead. An append during a refresh does nothing. When a page arrives, it is added to the
/// current pages, which other code may have edited in the meantime.
///
/// A list can begin in the middle, such as a conversation that opens at the last message that was
/// read. Each page of such a list has two cursors, so the list can be extended in both directions.
/// The cursor tells `fetch` which page to load:
///
/// ```swift
/// let store = PagingStore(rules: PagingRules(maxPages: 5)) { cursor in
///   let page = try await api.messages(cursor ?? .around(lastRead))
///   return .init(items: page.messages, previous: page.older, next: page.newer)
/// }
/// await store.loadPrevious()
/// ```
///
/// If a closure literal throws, `Failure` is inferred as `any Error`. For another failure type,
/// write `fetch: api.posts` or `{ cursor throws(MyError) in ... }`.
public final class PagingStore<Item: Sendable, Cursor: Sendable, Failure: Error>:
  _RequestStore, PagedLoadable
{
  let machine: StateMachine<State, Failure>
  let rules: PagingRules<Item>
  private let work: @Sendable (Int, State) async -> Void

  /// Creates a store that owns its state, or that uses the state of a binding.
  ///
  /// With a binding, each event, such as the start or the end of a load, reads the state from the
  /// binding, and writes the state back once if the event changes it. If other code writes the
  /// binding between two events, the second event starts from the written state.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first event. It is ignored if `state` is a binding.
  ///   - state: A binding to the state, or nil if the store owns its state.
  ///   - rules: The rules of the list.
  ///   - options: The options of the loads.
  ///   - fetch: Loads the page at a cursor. The cursor is nil for the first page.
  public init(
    initialState: State = State(),
    state: Binding<State>? = nil,
    rules: PagingRules<Item> = PagingRules(),
    options: LoadOptions<Failure> = LoadOptions(),
    fetch: @escaping @Sendable (Cursor?) async throws(Failure) -> State.Page
  ) {
    let machine = StateMachine(initialState, options, at: state)
    self.machine = machine
    self.rules = rules
    let loader = PageLoader(emptyPageBudget: rules.emptyPageBudget, options: options, fetch: fetch)
    // The request does not retain the store, so that a store can be released and then cancels its
    // request.
    work = { [weak machine] token, state in
      let operation = state.inFlight ?? .refresh
      let loader = loader.observed {
        machine?.attempt($0, token: token)
      } pausing: { pause, sleeper in
        machine?.pause(pause, sleeper, token: token) { $0.failAttempt(operation, pause.failure) }
      }
      let outcome =
        switch operation {
        case .refresh:
          await loader.pages(rules.pageCount(in: state))
        case .append, .prepend:
          await loader.page(at: state.cursor(of: operation), of: operation).map {
            (pages: [$0.page], reports: $0.report.map { [$0] } ?? [])
          }
        }
      switch outcome {
      case .answered(let (pages, reports)):
        let isRefresh = operation == .refresh
        machine?.answer(.succeed, token: token, isRefresh: isRefresh) { state, reporting in
          rules.apply(pages, reports, of: operation, to: &state, reporting: &reporting)
        }
      case .failed(let failure):
        machine?.fail(failure, token: token) { $0.fail(operation, failure) }
      case .cancelled:
        machine?.drop(token: token)
      }
    }
  }

  public var _engine: any _RequestEngine<PagingState<Item, Cursor, Failure>, Failure> { machine }

  // MARK: Reading

  /// The state of the list.
  public var state: State { machine.state }

  // MARK: Loading

  /// Loads the list from its beginning, or joins the refresh in flight; returns when the refresh
  /// has ended.
  ///
  /// If the refresh cancels an append, the callers of the append wait for the refresh. After a
  /// write to the server, call ``restart()``: a refresh in flight may have begun before the write.
  public func refresh() async {
    await request(.refresh, .refresh) { [rules] state in
      state.refresh(cancelsAppends: rules.cancelsAppends)
    }
  }

  /// Cancels the operation in flight, and loads the list again from its beginning; returns when the
  /// new refresh has ended.
  ///
  /// The callers of the cancelled operation wait for the new refresh.
  public func restart() async {
    await request(.restart, .refresh, isRestart: true) { $0.refresh() }
  }

  /// Loads the next page, or joins the append in flight; returns when the append has ended.
  ///
  /// Does nothing before the first load, during another operation, and at the end of the list. If
  /// all items were removed, the page after the removed items is loaded.
  public func loadMore() async { await request(.loadMore, .append) { $0.loadMore() } }

  /// Loads the page before the first one, or joins the prepend in flight; returns when the prepend
  /// has ended.
  ///
  /// Does nothing before the first load, during another operation, and if no page comes before the
  /// first one.
  public func loadPrevious() async { await request(.loadPrevious, .prepend) { $0.loadPrevious() } }

  /// Repeats the failed operation; does nothing if the last operation did not fail.
  public func retry() async {
    machine.endPause()
    await machine.request(
      .retry,
      StateMachine.Start(
        step: { [rules] state in
          switch state.failure?.operation {
          case .refresh: state.refresh(cancelsAppends: rules.cancelsAppends)
          case .append: state.loadMore()
          case .prepend: state.loadPrevious()
          case nil: .unchanged
          }
        },
        isInFlight: { $0.inFlight != nil && $0.inFlight == $0.failure?.operation },
        work: work
      )
    )
  }

  /// Shows pages from a cache until a refresh has returned the current pages.
  ///
  /// A component still asks for the first load. If the list already has pages, the cached pages are
  /// ignored.
  public func receive(cached pages: [State.Page]) { machine.cache { $0.cache(pages) } }

  private func request(
    _ event: StateChange<State, Failure>.Event,
    _ operation: PagingOperation,
    isRestart: Bool = false,
    _ step: @escaping EditList<State>.Step
  ) async {
    await machine.request(
      event,
      StateMachine.Start(
        isRestart: isRestart,
        step: step,
        isInFlight: { $0.inFlight == operation },
        work: work
      )
    )
  }
}

extension PagingStore {
  @available(*, unavailable, message: "return PagingState.Page(items:next:), with the next cursor")
  public convenience init(fetch: @escaping (Cursor?) async throws(Failure) -> [Item]) {
    fatalError()
  }
}

extension PagingStore where Cursor == Item {
  /// Creates a store from a closure that loads the first page and a closure that loads each further
  /// page, with the last item of the list; an empty page ends the list.
  ///
  /// ```swift
  /// PagingStore(
  ///   fetchInitial: { try await api.posts(minID: 0, count: 30) },
  ///   fetchMore: { last in try await api.posts(minID: last.id + 1, count: 30) }
  /// )
  /// ```
  public convenience init(
    state: Binding<State>? = nil,
    rules: PagingRules<Item> = PagingRules(),
    options: LoadOptions<Failure> = LoadOptions(),
    fetchInitial: @escaping @Sendable () async throws(Failure) -> [Item],
    fetchMore: @escaping @Sendable (Item) async throws(Failure) -> [Item]
  ) {
    self.init(state: state, rules: rules, options: options) { last throws(Failure) in
      let items = if let last { try await fetchMore(last) } else { try await fetchInitial() }
      return PagingState.Page(items: items, next: items.last)
    }
  }
}
