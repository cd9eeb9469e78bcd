/// A failure to tell the user of, once.
///
/// Each failure is an announcement of its own, however alike they are. A store keeps the last one
/// until a load succeeds, another one fails, or the store is reset; a load that is started, or given
/// up, leaves it. A page that is appended leaves what was announced of a refresh. Whether one is shown
/// while a load is in flight is up to who shows it. One that was dismissed stays as long, dismissed.
public struct Announcement<Failure: Error>: Sendable, Identifiable {
  /// The number of the announcement in its store, counted from 1.
  public let id: Int
  /// What went wrong.
  public let failure: Failure
  /// What failed.
  public let load: AnnouncedLoad

  /// Whether it was seen, and is to be shown no longer.
  public var isDismissed: Bool

  /// Creates an announcement.
  public init(id: Int, failure: Failure, load: AnnouncedLoad, isDismissed: Bool = false) {
    self.id = id
    self.failure = failure
    self.load = load
    self.isDismissed = isDismissed
  }
}

extension Announcement: Equatable where Failure: Equatable {}
extension Announcement: Hashable where Failure: Hashable {}
