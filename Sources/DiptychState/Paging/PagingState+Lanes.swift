extension PagingState {
  /// How far one of the two operations is.
  ///
  /// A refresh is loaded once there are pages. An append is idle as long as another page can follow,
  /// and loaded at the end of the list.
  public func loadState(of operation: PagingOperation) -> LoadState {
    if inFlight == operation { return .loading }
    if failure?.operation == operation { return .failed }
    return switch operation {
    case .refresh: pages == nil ? .idle : .loaded
    case .append: isAtEnd ? .loaded : .idle
    }
  }

  /// The failure of an operation, if it was the last one that ended, and failed.
  public func failure(of operation: PagingOperation) -> Failure? {
    failure?.operation == operation ? failure?.error : nil
  }

  /// The state without what is in flight: what ``cancel()`` leaves.
  public var settled: PagingState {
    var state = self
    state.inFlight = nil
    return state
  }
}
