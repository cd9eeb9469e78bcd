/// The phase of a ``PagingState``, without the items and the failure of the state.
///
/// A phase with `append` or `Append` in its name also covers a load of the previous page.
///
/// The name of a phase describes the operation in flight or, without one, the result of the last
/// operation. `AtEnd` means that no page follows.
public enum PagingPhase: String, Sendable, Hashable, CaseIterable {
  /// Nothing was loaded yet.
  case idle
  /// The first load of the list is in flight.
  case loading
  /// The first load of the list failed, so there are no pages.
  case failed
  /// The first load of the list failed, so there are no pages, and another attempt is in flight.
  case retrying
  /// There are pages, and more follow.
  case loaded
  /// All pages are loaded.
  case loadedAtEnd
  /// There are pages, more follow, and a refresh is in flight.
  case refreshing
  /// All pages are loaded, and a refresh is in flight.
  case refreshingAtEnd
  /// There are pages, and the next page is being loaded.
  case appending
  /// There are pages, more follow, and the last refresh failed.
  case refreshFailed
  /// All pages are loaded, and the last refresh failed.
  case refreshFailedAtEnd
  /// There are pages, more follow, the last refresh failed, and another refresh is in flight.
  case refreshRetrying
  /// All pages are loaded, the last refresh failed, and another refresh is in flight.
  case refreshRetryingAtEnd
  /// There are pages, the last refresh failed, and the next page is being loaded.
  case appendingAfterRefreshFailed
  /// There are pages, but the load of the next page failed.
  case appendFailed
  /// There are pages, but the load of the next page failed, and a refresh is in flight.
  case refreshingAfterAppendFailed
  /// There are pages, but the load of the next page failed, and another attempt is in flight.
  case appendRetrying
}

extension PagingState {
  /// The phase of the state, without its items and its failure.
  public var phase: PagingPhase {
    guard pages != nil else {
      return switch (failure, inFlight) {
      case (nil, nil): .idle
      case (nil, _?): .loading
      case (_?, nil): .failed
      case (_?, _?): .retrying
      }
    }
    if isAtEnd, failure?.operation != .prepend, inFlight != .prepend {
      return switch (failure, inFlight) {
      case (nil, nil): .loadedAtEnd
      case (nil, _?): .refreshingAtEnd
      case (_?, nil): .refreshFailedAtEnd
      case (_?, _?): .refreshRetryingAtEnd
      }
    }
    switch (failure.map { $0.operation == .refresh }, inFlight.map { $0 == .refresh }) {
    case (nil, nil): return .loaded
    case (nil, true?): return .refreshing
    case (nil, false?): return .appending
    case (true?, nil): return .refreshFailed
    case (true?, true?): return .refreshRetrying
    case (true?, false?): return .appendingAfterRefreshFailed
    case (false?, nil): return .appendFailed
    case (false?, true?): return .refreshingAfterAppendFailed
    case (false?, false?): return .appendRetrying
    }
  }
}
