import DiptychState

/// The status of a failure that a banner can show.
public enum AnnouncementStatus: Sendable {
  /// The banner is shown as long as the failure exists.
  case permanent
  /// The banner is shown until the action is run.
  case dismissible(@Sendable () async -> Void)
  /// The banner was dismissed.
  case dismissed

  /// Creates the status of what a store announces.
  init(_ store: some LoadingSource) {
    switch store.announcement?.isDismissed {
    // A failure that was never announced is one that the state was given with.
    case nil: self = .permanent
    case false: self = .dismissible { store.dismissAnnouncement() }
    case true: self = .dismissed
    }
  }
}
