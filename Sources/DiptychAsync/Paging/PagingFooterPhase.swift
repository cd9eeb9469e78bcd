/// The phase of the next page, which is shown below the items of a list.
public enum PagingFooterPhase<Failure: Error> {
  /// There are more pages, and nothing is in flight: the offer to load the next one.
  case more
  /// The next page is on its way.
  case loading
  /// The next page failed to load, and can be tried again.
  case failed(Failure)
  /// There is no further page.
  case end
}

extension PagingFooterPhase: Sendable {}
