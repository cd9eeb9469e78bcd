/// A failure to tell the user of, once.
///
/// Each failure is an announcement of its own, however alike they are. A store keeps the last one
/// until a load starts. If it was dismissed by then it stays, dismissed, until a load succeeds or
/// fails, since its failure may be shown as long.
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
