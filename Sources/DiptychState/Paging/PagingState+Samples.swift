extension PagingState {
  /// Returns the seventeen states that a list without a previous page can have, made from the given
  /// page and failure.
  ///
  /// ```swift
  /// for state in PagingState.samples(items: posts, next: 3, failure: Offline()) {
  ///   print(PagingList(state: state) { List($0) { Text($0.title) } }.rendered(as: .text()))
  /// }
  /// ```
  ///
  /// Use the states in previews, snapshots and tests, to look at a list in all of its states.
  ///
  /// - Parameters:
  ///   - items: The items, for the states that have a page.
  ///   - next: The cursor of the next page, for the states that have a next page.
  ///   - failure: The failure, for the states that have a failure.
  /// - Returns: The states. The states without pages come first.
  public static func samples(items: [Item], next: Cursor, failure: Failure) -> [PagingState] {
    let more = [Page(items: items, next: next)]
    let all = [Page(items: items, next: nil)]
    let states: [(pages: [Page]?, failed: PagingOperation?, inFlight: PagingOperation?)] = [
      (nil, nil, nil), (nil, nil, .refresh), (nil, .refresh, nil), (nil, .refresh, .refresh),
      (more, nil, nil), (all, nil, nil), (more, nil, .refresh), (all, nil, .refresh),
      (more, nil, .append), (more, .refresh, nil), (all, .refresh, nil),
      (more, .refresh, .refresh), (all, .refresh, .refresh), (more, .refresh, .append),
      (more, .append, nil), (more, .append, .refresh), (more, .append, .append),
    ]
    return states.compactMap { pages, failed, inFlight in
      PagingState(pages: pages, failure: failed.map { ($0, failure) }, inFlight: inFlight)
    }
  }
}
