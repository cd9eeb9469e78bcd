/// The user's choice of colour, usually given with `--color`.
public enum ColorPreference: String, Hashable, Sendable, CaseIterable {
  /// The colours that the environment asks for and the stream can show.
  case auto
  /// Colours on every stream, also on one that is not a terminal.
  case always
  /// No colours and no styles: the text contains no escape sequence.
  case never
}
