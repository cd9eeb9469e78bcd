import Diptych

extension PagingDataState {
  /// An enum of the states of a paged list, with a separate case for each kind of failure; case 4
  /// of the first source article.
  ///
  /// If items are loaded, the failure is lost when the next operation begins. Therefore, the enum
  /// has no separate cases for the retry of a refresh with items, and for the retry of an append.
  /// It also can't say whether the last page is loaded. In new code, write ``PagingState``, and
  /// switch over its ``PagingPhase``.
  enum Case4<Item, Failure: Error>: PagingStateProjection {
    /// No load has begun.
    case idle
    /// The first load of the list is in flight.
    case initialLoading
    /// The first load of the list failed, and a retry is in flight.
    case retryLoading(Failure)
    /// A refresh, which replaces the items by new items, is in flight.
    case reLoading([Item])
    /// Items are loaded, and the next page is being loaded.
    case paging([Item])
    /// Items are loaded.
    case success([Item])
    /// The first load of the list failed, so there are no items.
    case loadingFailure(Failure)
    /// Items are loaded, but a refresh failed.
    case reLoadingFailure([Item], Failure)
    /// Items are loaded, but loading the next page failed.
    case pagingFailure([Item], Failure)

    init<Cursor>(_ state: PagingState<Item, Cursor, Failure>) {
      switch (state.items, state.failure, state.inFlight) {
      case (nil, nil, nil): self = .idle
      case (nil, nil, _?): self = .initialLoading
      case (nil, let failure?, nil): self = .loadingFailure(failure.error)
      case (nil, let failure?, _?): self = .retryLoading(failure.error)
      case (let items?, _, .refresh): self = .reLoading(items)
      case (let items?, _, .append), (let items?, _, .prepend): self = .paging(items)
      case (let items?, nil, nil): self = .success(items)
      case (let items?, (.refresh, let error)?, nil): self = .reLoadingFailure(items, error)
      case (let items?, (_, let error)?, nil): self = .pagingFailure(items, error)
      }
    }

    func pagingState<Cursor>(next: Cursor) -> PagingState<Item, Cursor, Failure> {
      switch self {
      case .idle: return PagingState()
      case .initialLoading: return loading(PagingState())
      case .retryLoading(let error): return loading(failed(PagingState(), error))
      case .loadingFailure(let error): return failed(PagingState(), error)
      case .success(let items): return loaded(items, next)
      case .reLoading(let items): return loading(loaded(items, next))
      case .reLoadingFailure(let items, let error): return failed(loaded(items, next), error)
      case .paging(let items):
        var state = loaded(items, next)
        state.loadMore()
        return state
      case .pagingFailure(let items, let error):
        var state = loaded(items, next)
        state.loadMore()
        state.fail(.append, error)
        return state
      }
    }

    /// Begins a refresh, which loads the list from its beginning.
    ///
    /// Do not call it while an operation is in flight.
    mutating func startLoading() {
      switch self {
      case .idle: self = .initialLoading
      case .loadingFailure(let error): self = .retryLoading(error)
      case .success(let items), .reLoadingFailure(let items, _), .pagingFailure(let items, _):
        self = .reLoading(items)
      case .initialLoading, .retryLoading, .reLoading, .paging: break
      }
    }

    /// Begins to load the next page.
    ///
    /// Only call it if items are loaded and no operation is in flight.
    mutating func startPaging() {
      switch self {
      case .success(let items), .reLoadingFailure(let items, _), .pagingFailure(let items, _):
        if !items.isEmpty { self = .paging(items) }
      case .idle, .initialLoading, .retryLoading, .reLoading, .paging, .loadingFailure: break
      }
    }

    /// Ends an operation with the items that it has loaded.
    ///
    /// After a refresh, they replace all items of the list. After an append, they are added to the
    /// list.
    mutating func succeed(_ operation: PagingOperation, _ items: [Item]) {
      self = .success(operation == .append ? (self.items ?? []) + items : items)
    }

    /// Ends an operation with a failure, and keeps existing items.
    mutating func fail(_ operation: PagingOperation, _ error: Failure) {
      self =
        switch (items, operation) {
        case (nil, _): .loadingFailure(error)
        case (let items?, .refresh): .reLoadingFailure(items, error)
        case (let items?, .append), (let items?, .prepend): .pagingFailure(items, error)
        }
    }
  }
}

// MARK: - Events of the core

extension PagingDataState.Case4 {
  private typealias State<Cursor> = PagingState<Item, Cursor, Failure>

  private func loading<Cursor>(_ state: State<Cursor>) -> State<Cursor> {
    var state = state
    state.refresh()
    return state
  }

  private func failed<Cursor>(_ state: State<Cursor>, _ error: Failure) -> State<Cursor> {
    var state = loading(state)
    state.fail(.refresh, error)
    return state
  }

  private func loaded<Cursor>(_ items: [Item], _ next: Cursor) -> State<Cursor> {
    var state = loading(State<Cursor>())
    state.succeed(.refresh, with: State.Page(items: items, next: next))
    return state
  }
}

extension PagingDataState.Case4: Sendable where Item: Sendable {}
extension PagingDataState.Case4: Equatable where Item: Equatable, Failure: Equatable {}
extension PagingDataState.Case4: Hashable where Item: Hashable, Failure: Hashable {}
