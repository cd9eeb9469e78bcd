extension PagingDataState {
  /// Case 4 with paging: nine cases, each failure of its own.
  ///
  /// It merges a refresh and an append with the retries of them: the failure is gone as soon as
  /// another operation begins. The end of the list is not seen. Write ``PagingState`` instead, and
  /// switch over its ``PagingState/kind``.
  public enum Case4<Item, Failure: Error> {
    /// Nothing was loaded yet.
    case idle
    /// The first refresh is in flight.
    case initialLoading
    /// The refresh failed, and another try is in flight.
    case retryLoading(Failure)
    /// Items are there, and a refresh is in flight.
    case reLoading([Item])
    /// Items are there, and more are on their way.
    case paging([Item])
    /// Items are there.
    case success([Item])
    /// There are no items, since the refresh failed.
    case loadingFailure(Failure)
    /// Items are there, though a refresh failed.
    case reLoadingFailure([Item], Failure)
    /// Items are there, though loading more failed.
    case pagingFailure([Item], Failure)

    /// Creates what the nine cases show of a state.
    ///
    /// - Complexity: O(*n*) in the number of items.
    public init<Cursor>(_ state: PagingState<Item, Cursor, Failure>) {
      switch (state.items, state.failure, state.inFlight) {
      case (nil, nil, nil): self = .idle
      case (nil, nil, _?): self = .initialLoading
      case (nil, let failure?, nil): self = .loadingFailure(failure.error)
      case (nil, let failure?, _?): self = .retryLoading(failure.error)
      case (let items?, _, .refresh): self = .reLoading(items)
      case (let items?, _, .append): self = .paging(items)
      case (let items?, nil, nil): self = .success(items)
      case (let items?, (.refresh, let error)?, nil): self = .reLoadingFailure(items, error)
      case (let items?, (.append, let error)?, nil): self = .pagingFailure(items, error)
      }
    }

    /// The state that holds what is left.
    ///
    /// - Parameter next: What the next page is asked for with.
    /// - Returns: A state that shows this case.
    public func pagingState<Cursor>(next: Cursor) -> PagingState<Item, Cursor, Failure> {
      var state = PagingState<Item, Cursor, Failure>()
      state.pages = items.map { [.init(items: $0, next: next)] }
      switch self {
      case .idle, .success: break
      case .initialLoading, .reLoading: state.inFlight = .refresh
      case .paging: state.inFlight = .append
      case .retryLoading(let error):
        state.failure = (.refresh, error)
        state.inFlight = .refresh
      case .loadingFailure(let error), .reLoadingFailure(_, let error):
        state.failure = (.refresh, error)
      case .pagingFailure(_, let error): state.failure = (.append, error)
      }
      return state
    }

    /// The items, if some are there.
    public var items: [Item]? {
      switch self {
      case .reLoading(let items), .paging(let items), .success(let items),
        .reLoadingFailure(let items, _), .pagingFailure(let items, _):
        items
      case .idle, .initialLoading, .retryLoading, .loadingFailure: nil
      }
    }

    /// Whether a refresh is in flight.
    public var isLoading: Bool {
      switch self {
      case .initialLoading, .retryLoading, .reLoading: true
      default: false
      }
    }

    /// Whether the next page is on its way.
    public var isPaging: Bool {
      if case .paging = self { true } else { false }
    }

    /// Whether the last operation failed, and none is in flight.
    public var isFailure: Bool {
      switch self {
      case .loadingFailure, .reLoadingFailure, .pagingFailure: true
      default: false
      }
    }

    /// The items, if there are any pages.
    public var value: [Item]? {
      switch self {
      case .reLoading(let items), .success(let items), .paging(let items),
        .reLoadingFailure(let items, _), .pagingFailure(let items, _):
        items
      default: nil
      }
    }

    /// A refresh begins.
    ///
    /// Means nothing while something is in flight.
    public mutating func startLoading() {
      switch self {
      case .idle: self = .initialLoading
      case .loadingFailure(let error): self = .retryLoading(error)
      case .success(let items), .reLoadingFailure(let items, _), .pagingFailure(let items, _):
        self = .reLoading(items)
      case .initialLoading, .retryLoading, .reLoading, .paging: break
      }
    }

    /// The next page begins to load.
    ///
    /// Means nothing without items, and while something is in flight.
    public mutating func startPaging() {
      switch self {
      case .success(let items), .reLoadingFailure(let items, _), .pagingFailure(let items, _):
        if !items.isEmpty { self = .paging(items) }
      case .idle, .initialLoading, .retryLoading, .reLoading, .paging, .loadingFailure: break
      }
    }

    /// An operation ends with items: all there are, or those that follow the ones that are there.
    public mutating func succeed(_ operation: PagingOperation, _ items: [Item]) {
      self = .success(operation == .append ? (self.items ?? []) + items : items)
    }

    /// An operation ends with a failure; items that are there stay.
    public mutating func fail(_ operation: PagingOperation, _ error: Failure) {
      self =
        switch (items, operation) {
        case (nil, _): .loadingFailure(error)
        case (let items?, .refresh): .reLoadingFailure(items, error)
        case (let items?, .append): .pagingFailure(items, error)
        }
    }
  }
}

extension PagingDataState.Case4: Sendable where Item: Sendable {}
extension PagingDataState.Case4: Equatable where Item: Equatable, Failure: Equatable {}
extension PagingDataState.Case4: Hashable where Item: Hashable, Failure: Hashable {}
