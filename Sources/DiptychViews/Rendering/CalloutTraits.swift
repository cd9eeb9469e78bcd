/// The status of a callout, and the kind of the message if the callout is a message of a program.
public struct _CalloutTraits: Sendable {
  /// The status of the callout, such as a warning.
  public let status: Status
  /// The kind of the message, or nil if the callout is not a message of a program.
  ///
  /// Text output draws a message as a line, with ``MessageKind/label`` before the title.
  public let message: MessageKind?

  /// The label before the title of a message, such as `warning: `, with a colon and a space.
  ///
  /// The word is empty if the label of the message is a symbol, because every callout already has a
  /// symbol. It is also empty for a callout that is not a message of a program.
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
