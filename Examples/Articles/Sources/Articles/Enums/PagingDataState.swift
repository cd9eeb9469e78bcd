import Diptych

/// A namespace for the enums of paged lists in the source articles.
///
/// Use these enums to replace the code of an article step by step.
///
/// The enums do not contain the cursor of the next page, and do not tell whether the last page is
/// loaded. A refresh is ignored while a page is being appended, as with
/// ``PagingRules/cancelsAppends`` set to false. In new code, write ``PagingState``.
enum PagingDataState {}

/// A coarser form of ``PagingState`` that merges some of its states, with conversions in both
/// directions.
///
/// It is the counterpart of ``AsyncValueProjection`` for a paged list. For example,
/// ``PagingDataState/Case3`` can't distinguish a failed first load from a failed refresh.
protocol PagingStateProjection<Item, Failure> {
  /// The type of the list's items.
  associatedtype Item
  /// The type of a load's failure.
  associatedtype Failure: Error

  /// Creates the projection of a state.
  ///
  /// - Complexity: O(*n*) in the number of items.
  init<Cursor>(_ state: PagingState<Item, Cursor, Failure>)

  /// Returns the simplest of the states that have this projection.
  ///
  /// - Parameter next: The cursor of the next page.
  /// - Returns: A state with the same projection. It has all items in one page.
  func pagingState<Cursor>(next: Cursor) -> PagingState<Item, Cursor, Failure>
}

extension PagingStateProjection {
  /// Whether a refresh is in flight.
  var isLoading: Bool { coarse.inFlight == .refresh }

  /// Whether the next page is being loaded.
  var isPaging: Bool { coarse.inFlight == .append }

  /// Whether the last operation failed, and no operation is in flight.
  var isFailure: Bool { coarse.inFlight == nil && coarse.failure != nil }

  /// The items, or nil if the projection has no items.
  var items: [Item]? { coarse.pages?.first?.items }

  /// The items, or nil if the projection has no items; another name for ``items``.
  ///
  /// An ``AsyncValueProjection`` has a property with the same name.
  var value: [Item]? { items }

  private var coarse: PagingState<Item, Void, Failure> { pagingState(next: ()) }
}

extension PagingDataState {
  /// An enum of the states of a paged list, where a failed refresh drops the items; case 3 of the
  /// first source article.
  ///
  /// The enum has the cases of ``Case4``, but only one case for a failed refresh, whether or not
  /// there were items before. After a failed refresh, the items are lost, so no further page can be
  /// loaded. A ``PagingState`` keeps the items after a failed refresh. In new code, write
  /// ``PagingState``.
  enum Case3<Item, Failure: Error>: PagingStateProjection {
    /// No load has begun.
    case idle
    /// The first load of the list is in flight.
    case initialLoading
    /// The last load of the first page failed, so there are no items, and a retry is in flight.
    case retryLoading(Failure)
    /// A refresh, which replaces the items by new items, is in flight.
    case reLoading([Item])
    /// Items are loaded.
    case success([Item])
    /// The last load of the first page failed, so there are no items.
    case loadingFailure(Failure)
    /// Items are loaded, and the next page is being loaded.
    case paging([Item])
    /// Items are loaded, but loading the next page failed.
    case pagingFailure([Item], Failure)

    init<Cursor>(_ state: PagingState<Item, Cursor, Failure>) {
      switch (state.items, state.failure, state.inFlight) {
      case (nil, nil, nil): self = .idle
      case (nil, nil, _?): self = .initialLoading
      case (_, (.refresh, let error)?, nil): self = .loadingFailure(error)
      case (_, (.refresh, let error)?, .refresh): self = .retryLoading(error)
      case (let items?, _, .refresh): self = .reLoading(items)
      case (let items?, _, .append), (let items?, _, .prepend): self = .paging(items)
      case (let items?, nil, nil): self = .success(items)
      case (let items?, (_, let error)?, nil): self = .pagingFailure(items, error)
      case (nil, (_, let error)?, _): self = .loadingFailure(error)
      }
    }

    func pagingState<Cursor>(next: Cursor) -> PagingState<Item, Cursor, Failure> {
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

    /// Begins a refresh, which loads the list from its beginning.
    ///
    /// Do not call it while an operation is in flight.
    mutating func startLoading() {
      switch self {
      case .idle: self = .initialLoading
      case .loadingFailure(let error): self = .retryLoading(error)
      case .success(let items), .pagingFailure(let items, _): self = .reLoading(items)
      case .initialLoading, .retryLoading, .reLoading, .paging: break
      }
    }

    /// Begins to load the next page.
    ///
    /// Only call it if items are loaded and no operation is in flight.
    mutating func startPaging() {
      switch self {
      case .success(let items), .pagingFailure(let items, _):
        if !items.isEmpty { self = .paging(items) }
      case .idle, .initialLoading, .retryLoading, .reLoading, .loadingFailure, .paging: break
      }
    }

    /// Ends an operation with the items that it has loaded.
    ///
    /// After a refresh, they replace all items of the list. After an append, they are added to the
    /// list.
    mutating func succeed(_ operation: PagingOperation, _ items: [Item]) {
      if case .paging(let earlier) = self, operation == .append {
        self = .success(earlier + items)
      } else {
        self = .success(items)
      }
    }

    /// Ends an operation with a failure; a failed refresh drops the items.
    mutating func fail(_ operation: PagingOperation, _ error: Failure) {
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
