public import DiptychState

extension PagingDataState {
  /// Case 3: eight cases; a refresh that fails takes the items away.
  ///
  /// It merges what ``Case4`` merges, and a failed refresh with and without items. It shows what a
  /// ``/DiptychState/PagingState`` shows as long as nobody loads more after a failed refresh:
  /// there, the items are gone for it. Write ``/DiptychState/PagingState`` instead.
  public enum Case3<Item, Failure: Error>: PagingStateProjection {
    /// Nothing was loaded yet.
    case idle
    /// The first refresh is in flight.
    case initialLoading
    /// The refresh failed, and another try is in flight.
    case retryLoading(Failure)
    /// Items are there, and a refresh is in flight.
    case reLoading([Item])
    /// Items are there.
    case success([Item])
    /// The refresh failed.
    case loadingFailure(Failure)
    /// Items are there, and more are on their way.
    case paging([Item])
    /// Items are there, though loading more failed.
    case pagingFailure([Item], Failure)

    public init<Cursor>(_ state: PagingState<Item, Cursor, Failure>) {
      switch (state.items, state.failure, state.inFlight) {
      case (nil, nil, nil): self = .idle
      case (nil, nil, _?): self = .initialLoading
      case (_, (.refresh, let error)?, nil): self = .loadingFailure(error)
      case (_, (.refresh, let error)?, .refresh): self = .retryLoading(error)
      case (let items?, _, .refresh): self = .reLoading(items)
      case (let items?, _, .append): self = .paging(items)
      case (let items?, nil, nil): self = .success(items)
      case (let items?, (.append, let error)?, nil): self = .pagingFailure(items, error)
      case (nil, (_, let error)?, _): self = .loadingFailure(error)
      }
    }

    public func pagingState<Cursor>(next: Cursor) -> PagingState<Item, Cursor, Failure> {
      let finer: Case4<Item, Failure> =
        switch self {
        case .idle: .idle
        case .initialLoading: .initialLoading
        case .retryLoading(let error): .retryLoading(error)
        case .reLoading(let items): .reLoading(items)
        case .success(let items): .success(items)
        case .loadingFailure(let error): .loadingFailure(error)
        case .paging(let items): .paging(items)
        case .pagingFailure(let items, let error): .pagingFailure(items, error)
        }
      return finer.pagingState(next: next)
    }

    /// A refresh begins.
    ///
    /// Means nothing while something is in flight.
    public mutating func startLoading() {
      switch self {
      case .idle: self = .initialLoading
      case .loadingFailure(let error): self = .retryLoading(error)
      case .success(let items), .pagingFailure(let items, _): self = .reLoading(items)
      case .initialLoading, .retryLoading, .reLoading, .paging: break
      }
    }

    /// The next page begins to load.
    ///
    /// Means nothing without items, and while something is in flight.
    public mutating func startPaging() {
      switch self {
      case .success(let items), .pagingFailure(let items, _):
        if !items.isEmpty { self = .paging(items) }
      case .idle, .initialLoading, .retryLoading, .reLoading, .loadingFailure, .paging: break
      }
    }

    /// An operation ends with items: all there are, or those that follow the ones that are there.
    public mutating func succeed(_ operation: PagingOperation, _ items: [Item]) {
      if case .paging(let earlier) = self, operation == .append {
        self = .success(earlier + items)
      } else {
        self = .success(items)
      }
    }

    /// An operation ends with a failure; a failed refresh takes the items away.
    public mutating func fail(_ operation: PagingOperation, _ error: Failure) {
      if case .paging(let items) = self, operation == .append {
        self = .pagingFailure(items, error)
      } else {
        self = .loadingFailure(error)
      }
    }
  }
}

extension PagingDataState.Case3: Sendable where Item: Sendable {}
extension PagingDataState.Case3: Equatable where Item: Equatable, Failure: Equatable {}
extension PagingDataState.Case3: Hashable where Item: Hashable, Failure: Hashable {}
