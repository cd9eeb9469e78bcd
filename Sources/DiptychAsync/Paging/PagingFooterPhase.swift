/// The phase of the next page, shown below the items of a list.
public enum PagingFooterPhase<Failure: Error> {
  /// More pages follow, and no load is in flight: offers to load the next page.
  case more
  /// The next page is in flight.
  case loading
  /// The next page failed to load, and can be retried.
  case failed(Failure)
  /// No page follows.
  case end
}

extension PagingFooterPhase: Sendable {}
