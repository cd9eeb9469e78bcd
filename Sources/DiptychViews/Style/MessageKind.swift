/// The kind of a message from a program to its user, such as an error or a hint.
///
/// The view `Message` shows such a message.
public enum MessageKind: UInt8, Hashable, Sendable, CaseIterable {
  /// A failure.
  case error
  /// A possible mistake.
  case warning
  /// Advice, for example after an error or a warning.
  case hint
  /// Information that is worth knowing.
  case note
  /// A success.
  case done
  /// The beginning of a step of the program's work.
  case step

  /// The status of the message.
  ///
  /// HTML output draws the message as a callout with this status.
  public var status: Status {
    switch self {
    case .error: .danger
    case .warning: .warning
    case .done: .success
    case .hint, .note, .step: .info
    }
  }

  /// The role of the label before the message.
  ///
  /// The theme defines the style of each role.
  public var role: Role { self == .step ? .secondary : status.role }

  /// The label before the message: a word and a colon, or a symbol for ``done`` and ``step``.
  ///
  /// The words come from ``EnvironmentValues/words``, and the symbols come from the theme.
  public var label: String {
    let values = EnvironmentValues.current
    return switch self {
    case .error: values.words.error + ":"
    case .warning: values.words.warning + ":"
    case .hint: values.words.hint + ":"
    case .note: values.words.note + ":"
    case .done: values.glyphs.success
    case .step: values.glyphs.separator
    }
  }
}
