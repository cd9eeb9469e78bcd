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
  init(_ store: some Loadable) {
    self.init(store.announcement) { store.dismissAnnouncement() }
  }

  /// Creates the status of a paging store's announcement.
  init(_ store: some PagedLoadable) {
    self.init(store.announcement) { store.dismissAnnouncement() }
  }

  // A failure without an announcement was part of the store's initial state.
  private init<Failure: Error>(
    _ announcement: Announcement<Failure>?,
    dismiss: @escaping @Sendable () async -> Void
  ) {
    switch announcement?.isDismissed {
    case nil: self = .permanent
    case false: self = .dismissible(dismiss)
    case true: self = .dismissed
    }
  }
}
