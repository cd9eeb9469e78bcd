/// What the user of a program said about colour, usually with `--color`.
public enum ColorPreference: String, Hashable, Sendable, CaseIterable {
  /// Whatever the environment and the stream can do.
  case auto
  /// Colours also where the stream is not a terminal.
  case always
  /// No colour and no style: text holds no escape sequence at all.
  case never
}
