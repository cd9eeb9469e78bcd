import DiptychState

/// The status of a failure that a banner can show.
public enum AnnouncementStatus: Sendable {
  /// The banner is shown as long as the failure exists.
  case permanent
  /// The banner is shown until the action is run.
  case dismissible(@Sendable () async -> Void)
  /// The banner was dismissed.
  case dismissed

  /// Creates the status of a store's announcement.
  init(_ store: some _LoadingSource) {
    switch store.announcement?.isDismissed {
    // The store never announced the failure, for example because its initial state had it.
    case nil: self = .permanent
    case false: self = .dismissible { store.dismissAnnouncement() }
    case true: self = .dismissed
    }
  }
}
