/// The reasons to make a view's text unreadable.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of reasons from its bits.
  @_alwaysEmitIntoClient
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The data of the view is a placeholder while the real data is being loaded.
  @_alwaysEmitIntoClient
  public static var placeholder: RedactionReasons { RedactionReasons(rawValue: 1) }

  /// The data of the view is private.
  ///
  /// With ``placeholder``, a screen reader announces that the view is loading. With this reason, it
  /// does not.
  @_alwaysEmitIntoClient
  public static var privacy: RedactionReasons { RedactionReasons(rawValue: 2) }
}
