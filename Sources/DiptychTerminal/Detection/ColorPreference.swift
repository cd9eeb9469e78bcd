/// The user's choice of coloured output, usually given with the option `--color`.
public enum ColorPreference: String, Hashable, Sendable, CaseIterable {
  /// Colours if the environment asks for them and the stream can show them.
  case auto
  /// Colours on every stream, including files and pipes.
  case always
  /// No colours and no styles, so the text contains no escape sequences.
  case never
}
