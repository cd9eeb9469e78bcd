/// A failure that is shown to the user once.
///
/// Each failure is a separate announcement, even if it equals the failure before it. The only
/// exception is a load that `task(every:)` repeats at an interval: after the user has dismissed its
/// failure, an equal failure is not announced again. A store keeps its last announcement until a
/// load succeeds, another load fails, or the store is reset. Starting or cancelling a load keeps
/// the announcement. A successful append keeps the announcement of a failed refresh. The component
/// that shows announcements decides whether to show them while a load is in flight. When the user
/// dismisses an announcement, the store keeps it, but ``isDismissed`` is true.
public struct Announcement<Failure: Error>: Sendable, Identifiable {
  /// The kind of load that failed.
  public enum Load: String, Sendable, Hashable, CaseIterable {
    /// A load while there was no value.
    case first
    /// A load that would have replaced an existing value.
    case reload
    /// A load of the next or the previous page of a list.
    case append
  }

  /// The number of the announcement in its store, counted from 1.
  public let id: Int
  /// The failure.
  public let failure: Failure
  /// The kind of load that failed.
  public let load: Load

  /// Whether the user has dismissed the announcement, so it is no longer shown.
  public var isDismissed: Bool

  /// Creates an announcement.
  public init(id: Int, failure: Failure, load: Load, isDismissed: Bool = false) {
    self.id = id
    self.failure = failure
    self.load = load
    self.isDismissed = isDismissed
  }
}

extension Announcement: Equatable where Failure: Equatable {}
extension Announcement: Hashable where Failure: Hashable {}
