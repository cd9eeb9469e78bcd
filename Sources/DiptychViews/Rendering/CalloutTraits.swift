/// The properties of a callout that a renderer needs.
public struct CalloutTraits: Sendable {
  /// The status of the callout, such as a warning.
  public let status: Status
  /// The kind of the message, if the callout is a message of a program, or nil.
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
