import DiptychState

/// Whether a failure may be shown as a banner, and what takes the banner away.
public enum AnnouncementStatus: Sendable {
  /// It is shown for as long as the failure is there.
  case permanent
  /// It is shown until the action is run.
  case dismissible(@Sendable () async -> Void)
  /// It was seen.
  case dismissed

  /// Creates the status of what a store announces.
  init(_ store: some Loadable) {
    self.init(store.announcement) { store.dismissAnnouncement() }
  }

  /// Creates the status of what a store of pages announces.
  init(_ store: some PagedLoadable) {
    self.init(store.announcement) { store.dismissAnnouncement() }
  }

  // A failure that was never announced is one that the state was given with.
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
