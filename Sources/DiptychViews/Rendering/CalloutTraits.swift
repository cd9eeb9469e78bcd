/// The status of a callout, and the kind of its line if it is a message of a program.
public struct CalloutTraits: Sendable {
  /// The kind of the callout.
  public let status: Status
  /// The kind of the message of a program; nil for any other callout.
  ///
  /// Text output draws a message as a line, with ``MessageKind/label`` before the title.
  public let message: MessageKind?

  /// The word before the title of a message, with a colon and a space.
  ///
  /// It is empty if the label of the message is a symbol, because every callout has a symbol. It is
  /// also empty for a callout that is not a message of a program.
  public var word: String {
    guard let label = message?.label, label.hasSuffix(":") else { return "" }
    return label + " "
  }

  /// Creates the traits of a callout.
  @_alwaysEmitIntoClient
  public init(status: Status) {
    self.status = status
    message = nil
  }

  /// Creates the traits of a message.
  @_alwaysEmitIntoClient
  public init(message: MessageKind) {
    status = message.status
    self.message = message
  }
}
