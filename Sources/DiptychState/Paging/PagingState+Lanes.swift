extension PagingState {
  /// Returns the load state of an operation.
  ///
  /// A refresh is loaded once there are pages. An append is idle while another page can follow, and
  /// loaded at the end of the list. A prepend is idle before the first load and while another page
  /// comes before the first one.
  public func loadState(of operation: PagingOperation) -> LoadState {
    if inFlight == operation { return .loading }
    if failure?.operation == operation { return .failed }
    return switch operation {
    case .refresh: pages == nil ? .idle : .loaded
    case .append: isAtEnd ? .loaded : .idle
    case .prepend: pages == nil || previousCursor != nil ? .idle : .loaded
    }
  }

  /// Returns the failure of an operation, or nil if the last operation that ended succeeded or was
  /// another one.
  public func failure(of operation: PagingOperation) -> Failure? {
    failure?.operation == operation ? failure?.error : nil
  }

  /// The state without the operation in flight, as ``cancel()`` leaves it.
  public var settled: PagingState {
    var state = self
    state.inFlight = nil
    return state
  }
}
