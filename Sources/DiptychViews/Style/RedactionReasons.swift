/// The reasons to make a view's text unreadable.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of reasons from its bits.
  @inlinable
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The view shows placeholder data while the actual data is being loaded.
  @inlinable public static var placeholder: RedactionReasons { RedactionReasons(rawValue: 1) }
}
