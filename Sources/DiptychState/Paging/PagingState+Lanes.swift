extension PagingState {
  /// Returns the load state of an operation.
  ///
  /// An operation in flight is `loading`. An operation is `failed` if it was the last operation to
  /// end, and it failed. Otherwise:
  ///
  /// - A refresh is `idle` before the first load, and `loaded` afterwards.
  /// - An append is `loaded` at the end of the list, and `idle` otherwise.
  /// - A prepend is `loaded` if the list begins at its first page, and `idle` otherwise.
  public func loadState(of operation: PagingOperation) -> LoadState {
    if inFlight == operation { return .loading }
    if failure?.operation == operation { return .failed }
    return switch operation {
    case .refresh: pages == nil ? .idle : .loaded
    case .append: isAtEnd ? .loaded : .idle
    case .prepend: pages == nil || previousCursor != nil ? .idle : .loaded
    }
  }

  /// Returns the failure of an operation, or nil.
  ///
  /// Only the last operation that ended can have a failure.
  public func failure(of operation: PagingOperation) -> Failure? {
    failure?.operation == operation ? failure?.error : nil
  }

  /// The state after ``cancel()``: the same pages and failure, but no operation in flight.
  public var settled: PagingState {
    var state = self
    state.inFlight = nil
    return state
  }
}
