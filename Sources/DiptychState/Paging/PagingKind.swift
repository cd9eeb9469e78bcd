/// The seventeen legal combinations of a ``PagingState``, without what they hold.
///
/// A name says what is in flight or, if nothing is, how the last operation ended. `AtEnd` says that
/// no page follows.
public enum PagingKind: String, Sendable, Hashable, CaseIterable {
  /// Nothing was loaded yet.
  case idle
  /// The first refresh is in flight.
  case loading
  /// There are no pages, since the refresh failed.
  case failed
  /// There are no pages, since the refresh failed; another one is in flight.
  case retrying
  /// Pages are there, and more follow.
  case loaded
  /// All pages are there.
  case loadedAtEnd
  /// Pages are there, and a refresh is in flight.
  case refreshing
  /// All pages are there, and a refresh is in flight.
  case refreshingAtEnd
  /// Pages are there, and the next one is on its way.
  case appending
  /// Pages are there, though a refresh failed.
  case refreshFailed
  /// All pages are there, though a refresh failed.
  case refreshFailedAtEnd
  /// Pages are there, though a refresh failed; another one is in flight.
  case refreshRetrying
  /// All pages are there, though a refresh failed; another one is in flight.
  case refreshRetryingAtEnd
  /// Pages are there, though a refresh failed; the next page is on its way.
  case appendingAfterRefreshFailed
  /// Pages are there, and the next one failed.
  case appendFailed
  /// Pages are there, and the next one failed; a refresh is in flight.
  case refreshingAfterAppendFailed
  /// Pages are there, and the next one failed; another try is in flight.
  case appendRetrying
}

extension PagingState {
  /// Which of the seventeen legal combinations this is.
  public var kind: PagingKind {
    guard pages != nil else {
      return switch (failure, inFlight) {
      case (nil, nil): .idle
      case (nil, _?): .loading
      case (_?, nil): .failed
      case (_?, _?): .retrying
      }
    }
    if isAtEnd {
      return switch (failure, inFlight) {
      case (nil, nil): .loadedAtEnd
      case (nil, _?): .refreshingAtEnd
      case (_?, nil): .refreshFailedAtEnd
      case (_?, _?): .refreshRetryingAtEnd
      }
    }
    return switch (failure?.operation, inFlight) {
    case (nil, nil): .loaded
    case (nil, .refresh): .refreshing
    case (nil, .append): .appending
    case (.refresh, nil): .refreshFailed
    case (.refresh, .refresh): .refreshRetrying
    case (.refresh, .append): .appendingAfterRefreshFailed
    case (.append, nil): .appendFailed
    case (.append, .refresh): .refreshingAfterAppendFailed
    case (.append, .append): .appendRetrying
    }
  }
}
