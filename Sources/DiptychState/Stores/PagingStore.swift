/// A store that loads a list page by page.
///
/// ```swift
/// let store = PagingStore { cursor in try await api.posts(after: cursor) }
/// await store.refresh()
/// await store.loadMore()
/// ```
///
/// The store can be used from any thread. At most one operation is in flight. A refresh cancels an
/// append in flight, or is ignored if ``PagingRules/whileAppending`` says so. An append during a
/// refresh does nothing. A page that arrives is added to the pages that the list has at that time.
///
/// A list can begin in the middle, such as a conversation at the last message that was read. Its
/// pages have two cursors, so that the list can be extended in both directions. The cursor tells
/// `fetch` which page to load:
///
/// ```swift
/// let store = PagingStore(rules: PagingRules(maxPages: 5)) { cursor in
///   let page = try await api.messages(cursor ?? .around(lastRead))
///   return .init(items: page.messages, previous: page.older, next: page.newer)
/// }
/// await store.loadPrevious()
/// ```
///
/// A closure literal that throws infers `any Error` for `Failure`. For another failure type, write
/// `fetch: api.posts` or `{ cursor throws(MyError) in ... }`.
public final class PagingStore<Item: Sendable, Cursor: Sendable, Failure: Error>:
  _RequestStore, PagedLoadable
{
  public typealias State = PagingState<Item, Cursor, Failure>

  let machine: StateMachine<State, Failure>
  let rules: PagingRules<Item>
  private let work: @Sendable (Int, State) async -> Void

  /// Creates a store, which keeps its state unless there is a binding to it.
  ///
  /// Each event reads the binding and, if it changes the state, writes the binding once. If other
  /// code writes the binding between two events, the second event starts from that value.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first event, in a store that keeps it.
  ///   - state: A binding to the state, or nil for a store that keeps it.
  ///   - rules: The rules that put the list together.
  ///   - options: The options of the loads.
  ///   - fetch: Loads the page at a cursor, or the first page for nil.
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
    let loader = PageLoader(
      emptyPageBudget: rules.emptyPageBudget,
      options: options,
      fetch: fetch
    )
    let index = SharedPageIndex<Item, Cursor, Failure>()
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
          index.withLock {
            rules.apply(
              pages,
              reports,
              of: operation,
              to: &state,
              index: &$0,
              reporting: &reporting
            )
          }
        }
      case .failed(let failure):
        machine?.fail(failure, token: token) { $0.fail(operation, failure) }
      case .cancelled:
        machine?.drop(token: token)
      }
    }
  }

  public var _engine: any _RequestEngine<State, Failure> { machine }

  // MARK: Reading

  /// The state of the list.
  public var state: State { machine.state }

  // MARK: Loading

  /// Loads the list from its beginning, or joins the refresh in flight; returns when the refresh
  /// has ended.
  ///
  /// If the refresh cancels an append, the callers of the append wait for the refresh.
  public func refresh() async {
    await machine.request(.refresh, refreshing)
  }

  /// Loads the next page, or joins the append in flight; returns when the append has ended.
  ///
  /// Does nothing before the first page, during a refresh, and at the end of the list. If all items
  /// were removed, the page after the removed items is loaded.
  public func loadMore() async {
    await machine.request(.loadMore, appending)
  }

  /// Loads the page before the first one, or joins such a load; returns when the load has ended.
  ///
  /// Does nothing before the first load, during another operation, and if no page comes before the
  /// first one.
  public func loadPrevious() async {
    await machine.request(
      .loadPrevious,
      StateMachine.Start(
        step: { $0.loadPrevious() },
        isInFlight: { $0.inFlight == .prepend },
        work: work
      )
    )
  }

  /// Repeats the operation that failed; does nothing if none failed.
  public func retry() async {
    machine.endPause()
    await machine.request(
      .retry,
      StateMachine.Start(
        step: { [rules] state in
          switch state.failure?.operation {
          case .refresh: state.refresh(whileAppending: rules.whileAppending)
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

  private var refreshing: StateMachine<State, Failure>.Start {
    StateMachine.Start(
      step: { [rules] in $0.refresh(whileAppending: rules.whileAppending) },
      isInFlight: { $0.inFlight == .refresh },
      work: work
    )
  }

  private var appending: StateMachine<State, Failure>.Start {
    StateMachine.Start(
      step: { $0.loadMore() },
      isInFlight: { $0.inFlight == .append },
      work: work
    )
  }
}
