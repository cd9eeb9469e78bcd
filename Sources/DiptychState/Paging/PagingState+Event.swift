extension PagingState {
  /// An event in the life of a list that is loaded page by page.
  ///
  /// There is a method for each event: `state.apply(.loadMore)` has the same effect as
  /// `state.loadMore()`.
  public enum Event {
    /// A refresh begins: ``PagingState/refresh(whileAppending:)``.
    case refresh
    /// The next page begins to load: ``PagingState/loadMore()``.
    case loadMore
    /// The previous page begins to load: ``PagingState/loadPrevious()``.
    case loadPrevious
    /// An operation ends with a page: ``PagingState/succeed(_:with:)``.
    case succeed(PagingOperation, Page)
    /// An operation ends with a failure: ``PagingState/fail(_:_:)``.
    case fail(PagingOperation, Failure)
    /// The operation in flight is cancelled: ``PagingState/cancel()``.
    case cancel
    /// All data is discarded: ``PagingState/reset()``.
    case reset
  }

  /// Applies an event.
  ///
  /// Every event can be applied in every state, and these laws hold:
  ///
  /// - If the list has no previous page, the new state is one of the seventeen combinations of
  ///   pages, failure and operation that ``samples(items:next:failure:)`` returns.
  /// - If no operation is in flight, `refresh`, `loadMore` or `loadPrevious` followed by `cancel`
  ///   leaves the state as it was.
  /// - Only `reset` and a refresh that succeeds remove items.
  /// - After `succeed` there is no failure.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - policy: The effect of a refresh while a page is being appended.
  /// - Returns: The effect of the event. If the event ends an operation that is not in flight, the
  ///   effect is ``Transition/illegal``.
  @discardableResult
  public mutating func apply(
    _ event: Event,
    whileAppending policy: RefreshWhileAppending = .cancelsAppend
  ) -> Transition {
    switch event {
    case .refresh: refresh(whileAppending: policy)
    case .loadMore: loadMore()
    case .loadPrevious: loadPrevious()
    case .succeed(let operation, let page): succeed(operation, with: page)
    case .fail(let operation, let error): fail(operation, error)
    case .cancel: cancel()
    case .reset: reset()
    }
  }
}

extension PagingState.Event: Sendable where Item: Sendable, Cursor: Sendable {}
extension PagingState.Event: Equatable
where Item: Equatable, Cursor: Equatable, Failure: Equatable {}
extension PagingState.Event: Hashable
where Item: Hashable, Cursor: Hashable, Failure: Hashable {}
