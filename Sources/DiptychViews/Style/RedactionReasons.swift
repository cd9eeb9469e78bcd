/// The reasons to make a view's text unreadable.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of reasons from its bits.
  @_alwaysEmitIntoClient
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The view shows placeholder data while its own data is being loaded.
  @_alwaysEmitIntoClient
  public static var placeholder: RedactionReasons { RedactionReasons(rawValue: 1) }

  /// The view shows private data.
  ///
  /// Unlike for a placeholder, a screen reader does not announce that the view is loading.
  @_alwaysEmitIntoClient
  public static var privacy: RedactionReasons { RedactionReasons(rawValue: 2) }
}
