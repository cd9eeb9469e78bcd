/// Why what a view says is not to be read.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int

  /// Creates a set of reasons from the bits of each.
  @inlinable
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The view shows stub data, because its own is still being loaded.
  @inlinable public static var placeholder: RedactionReasons { RedactionReasons(rawValue: 1) }
}
