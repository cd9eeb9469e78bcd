/// The status of a callout, and the kind of its line if it is a message of a program.
public struct CalloutTraits: Hashable, Sendable {
  /// The kind of the callout.
  public let status: Status
  /// The kind of the message; nil for a callout that is set off from the content around it.
  ///
  /// Text draws a message as a line, with ``MessageKind/label`` before the title.
  public let message: MessageKind?

  /// The word before the title of a message, with a colon and a space; empty for a callout and for
  /// a message whose label is a sign, which a callout has anyway.
  public var word: String {
    guard let label = message?.label, label.hasSuffix(":") else { return "" }
    return label + " "
  }

  /// Creates the traits of a callout.
  @inlinable
  public init(status: Status) {
    self.status = status
    message = nil
  }

  /// Creates the traits of a message.
  @inlinable
  public init(message: MessageKind) {
    status = message.status
    self.message = message
  }
}
