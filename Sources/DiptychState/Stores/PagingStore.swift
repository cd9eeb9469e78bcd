/// Loads a list page by page, and keeps the state of it.
///
/// ```swift
/// let store = PagingStore { cursor in try await api.posts(after: cursor) }
/// await store.refresh()
/// await store.loadMore()
/// ```
///
/// It is safe to use from anywhere. At most one operation is in flight: a refresh gives up an append
/// (or is ignored, see ``PagingRules/whileAppending``), and there is no append during a refresh. A
/// page is put to those that are there when it arrives.
///
/// A closure literal that tries infers `any Error` for `Failure`. Write `fetch: api.posts`, or
/// `{ cursor throws(MyError) in ... }`, for another one.
public final class PagingStore<Item: Sendable, Cursor: Sendable, Failure: Error>:
  RequestStore, PagedLoadable
{
  public typealias State = PagingState<Item, Cursor, Failure>

  private let machine: StateMachine<State, Failure>
  private let rules: PagingRules<Item>
  private let work: @Sendable (Int, State) async -> Void

  /// Creates a store that keeps its state.
  ///
  /// - Parameters:
  ///   - initialState: The state before the first event.
  ///   - rules: How the list is put together.
  ///   - retry: Whether a failed request is begun again by itself.
  ///   - clock: What waits between attempts.
  ///   - whenUnawaited: What becomes of a load when all who waited for it were cancelled.
  ///   - isCancellation: Whether a failure means that the request was cancelled. `CancellationError`
  ///     does anyway.
  ///   - fetch: Loads the page with a cursor, or the first one.
  public convenience init(
    initialState: State = State(),
    rules: PagingRules<Item> = PagingRules(),
    retry: RetryPolicy<Failure> = .never,
    clock: any Clock<Duration> = ContinuousClock(),
    whenUnawaited: UnawaitedLoad = .cancels,
    isCancellation: @escaping @Sendable (Failure) -> Bool = { _ in false },
    fetch: @escaping @Sendable (Cursor?) async throws(Failure) -> State.Page
  ) {
    self.init(
      StateMachine(state: initialState, whenUnawaited: whenUnawaited),
      rules,
      Attempts(policy: retry, clock: clock, isCancellation: isCancellation),
      fetch
    )
  }

  /// Creates a store whose state is kept elsewhere.
  ///
  /// Each event reads the binding and, if it changes the state, writes it once; what others write in
  /// between is where the next event goes on.
  ///
  /// - Parameters:
  ///   - state: Where the state is kept.
  ///   - rules: How the list is put together.
  ///   - retry: Whether a failed request is begun again by itself.
  ///   - clock: What waits between attempts.
  ///   - whenUnawaited: What becomes of a load when all who waited for it were cancelled.
  ///   - isCancellation: Whether a failure means that the request was cancelled. `CancellationError`
  ///     does anyway.
  ///   - fetch: Loads the page with a cursor, or the first one.
  public convenience init(
    state: Binding<State>,
    rules: PagingRules<Item> = PagingRules(),
    retry: RetryPolicy<Failure> = .never,
    clock: any Clock<Duration> = ContinuousClock(),
    whenUnawaited: UnawaitedLoad = .cancels,
    isCancellation: @escaping @Sendable (Failure) -> Bool = { _ in false },
    fetch: @escaping @Sendable (Cursor?) async throws(Failure) -> State.Page
  ) {
    self.init(
      StateMachine(state: state, whenUnawaited: whenUnawaited),
      rules,
      Attempts(policy: retry, clock: clock, isCancellation: isCancellation),
      fetch
    )
  }

  init(
    _ machine: StateMachine<State, Failure>,
    _ rules: PagingRules<Item>,
    _ attempts: Attempts<Failure>,
    _ fetch: @escaping @Sendable (Cursor?) async throws(Failure) -> State.Page
  ) {
    self.machine = machine
    self.rules = rules
    let loader = PageLoader(
      emptyPageBudget: rules.emptyPageBudget,
      attempts: attempts,
      fetch: fetch
    )
    let index = SharedPageIndex<Item, Cursor, Failure>()
    // The request does not keep the store: a store that goes cancels what is in flight.
    work = { [weak machine] token, state in
      let attempting: (Int) -> Void = { machine?.attempt($0, token: token) }
      let operation = state.inFlight ?? .refresh
      let outcome =
        switch operation {
        case .refresh:
          await loader.pages(rules.pageCount(in: state), attempting: attempting)
        case .append:
          await loader.page(after: state.nextCursor, attempting: attempting).map {
            (pages: [$0.page], reports: $0.report.map { [$0] } ?? [])
          }
        }
      switch outcome {
      case .answered(let (pages, reports)):
        machine?.answer(.succeed, token: token) { state, reporting in
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

  public var _engine: _RequestEngine<State, Failure> { _RequestEngine(machine: machine) }

  // MARK: Reading

  /// How far it is.
  public var state: State { machine.state }

  // MARK: Loading

  /// Loads the list from its beginning, or joins the refresh in flight; returns when that has ended.
  ///
  /// Whoever waits for an append that is given up for it waits for the refresh.
  public func refresh() async {
    await machine.request(.refresh, refreshing)
  }

  /// Loads the next page, or joins the append in flight; returns when that has ended.
  ///
  /// Does nothing before the first page, during a refresh, and at the end. A list whose items were
  /// all removed goes on where they were.
  public func loadMore() async {
    await machine.request(.loadMore, appending)
  }

  /// Does what failed once more, a refresh or an append; nothing if nothing failed.
  public func retry() async {
    await machine.request(
      .retry,
      StateMachine.Start(
        step: { [rules] state in
          switch state.failure?.operation {
          case .refresh: state.refresh(whileAppending: rules.whileAppending)
          case .append: state.loadMore()
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

  // MARK: Editing

  /// Edits items, wherever they are by then.
  ///
  /// An edit that turns out to be wrong is undone by the opposite edit of the same items.
  ///
  /// - Parameters:
  ///   - predicate: Which items.
  ///   - body: Edits an item. Both run under the store's lock, and must not use the store.
  public func update(
    where predicate: @escaping @Sendable (Item) -> Bool,
    _ body: @escaping @Sendable (inout Item) -> Void
  ) {
    machine.edit(.update) { $0.update(where: predicate, body) }
  }

  /// Takes items out of the list.
  ///
  /// - Parameter predicate: Which items. It runs under the store's lock, and must not use the store.
  public func remove(where predicate: @escaping @Sendable (Item) -> Bool) {
    machine.edit(.update) { $0.remove(where: predicate) }
  }
}

extension PagingStore where Item: Identifiable, Item.ID: Sendable {
  /// Edits the item with an id, wherever it is by then.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - body: Edits the item. It runs under the store's lock, and must not use the store.
  public func update(id: Item.ID, _ body: @escaping @Sendable (inout Item) -> Void) {
    update(where: { $0.id == id }, body)
  }
}
