extension PagingState {
  /// Returns the seventeen states of one page and one failure, in the order of ``PagingKind``.
  ///
  /// ```swift
  /// for state in PagingState.samples(items: posts, next: 3, failure: Offline()) {
  ///   print(state.kind.rawValue)   // idle, loading, failed, ...
  /// }
  /// ```
  ///
  /// Use them in previews, snapshots and tests, to look at a list in all of its states.
  ///
  /// - Parameters:
  ///   - items: The items of the states that have a page.
  ///   - next: The cursor of the next page, in the states where one follows.
  ///   - failure: The failure of the states that have one.
  /// - Returns: The states. The ``kind`` of each tells them apart.
  public static func samples(items: [Item], next: Cursor, failure: Failure) -> [PagingState] {
    let pages: [[Page]?] = [nil, [Page(items: items, next: next)], [Page(items: items, next: nil)]]
    let operations: [PagingOperation?] = [nil, .refresh, .append]
    let states = pages.flatMap { pages in
      operations.flatMap { failed in
        operations.compactMap { inFlight in
          PagingState(pages: pages, failure: failed.map { ($0, failure) }, inFlight: inFlight)
        }
      }
    }
    return PagingKind.allCases.compactMap { kind in states.first { $0.kind == kind } }
  }
}
