/// The kind of a ``Message``.
public enum MessageKind: UInt8, Hashable, Sendable, CaseIterable {
  /// Something failed.
  case error
  /// Something may be wrong.
  case warning
  /// Something that helps after an error or a warning.
  case hint
  /// Something worth knowing.
  case note
  /// Something that succeeded.
  case done
  /// Something that begins.
  case step

  /// The status of the callout that a page shows.
  public var status: Status {
    switch self {
    case .error: .danger
    case .warning: .warning
    case .done: .success
    case .hint, .note, .step: .info
    }
  }

  /// The role of the label before the message.
  public var role: Role { self == .step ? .secondary : status.role }

  /// The label before the message: a word and a colon, or the sign of a message without a word.
  ///
  /// The words come from ``EnvironmentValues/words``, the signs from the theme.
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
