public import DiptychState
public import Testing

extension AsyncValue {
  /// The state as written in the tables.
  var notation: String { String(describing: self) }
}

extension PagingKind {
  /// The kind as written in the tables, see ``WrittenTables/paging``.
  var notation: String {
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
  /// The state as written in the tables, without its data.
  var notation: String { kind.notation }
}

extension PagingState.Event {
  /// The event as written in the tables.
  var notation: String {
    switch self {
    case .refresh: "refresh"
    case .loadMore: "loadMore"
    case .succeed(let operation, let page): "\(operation) ok\(page.next == nil ? ", last" : "")"
    case .fail(let operation, _): "\(operation) fails"
    case .cancel: "cancel"
    case .reset: "reset"
    }
  }
}

extension PagingState: CustomTestStringConvertible {
  public var testDescription: String { notation }
}
