package import DiptychState

extension AsyncValue {
  /// The state as written in a table: `loaded(v1)`.
  package var notation: String { String(describing: self) }
}

extension PagingPhase {
  /// The phase as written in a table: `∅` is a list that was never loaded, `P` pages, `Er` and `Ea`
  /// a failed refresh and append, `↻` and `↓` a refresh and an append in flight.
  package var notation: String {
    switch self {
    case .idle: "∅"
    case .loading: "∅·↻"
    case .failed: "∅·Er"
    case .retrying: "∅·Er·↻"
    case .loaded: "P"
    case .loadedAtEnd: "P·end"
    case .refreshing: "P·↻"
    case .refreshingAtEnd: "P·↻·end"
    case .appending: "P·↓"
    case .refreshFailed: "P·Er"
    case .refreshFailedAtEnd: "P·Er·end"
    case .refreshRetrying: "P·Er·↻"
    case .refreshRetryingAtEnd: "P·Er·↻·end"
    case .appendingAfterRefreshFailed: "P·Er·↓"
    case .appendFailed: "P·Ea"
    case .refreshingAfterAppendFailed: "P·Ea·↻"
    case .appendRetrying: "P·Ea·↓"
    }
  }
}

extension PagingState {
  /// The state as written in a table, without its contents.
  package var notation: String { phase.notation }
}

extension PagingState.Event {
  /// The event as written in a table.
  package var notation: String {
    switch self {
    case .refresh: "refresh"
    case .loadMore: "loadMore"
    case .loadPrevious: "loadPrevious"
    case .succeed(let operation, let page): "\(operation) ok\(page.next == nil ? ", last" : "")"
    case .fail(let operation, _): "\(operation) fails"
    case .cancel: "cancel"
    case .reset: "reset"
    }
  }
}
